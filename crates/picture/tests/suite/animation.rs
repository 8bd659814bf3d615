//! Moves in motion.

use crate::drawn::Drawn;
use picture::svg::Sheet;
use picture::{Animation, GifOptions, Manner, Options, adapter};

fn last_move(name: &str, plies: usize) -> (Animation, Vec<picture::Motion>) {
    let game = Drawn::bundled(name);
    let (positions, applied) = game.play(plies);
    let [.., before, after] = positions.as_slice() else { panic!("{name} has no moves") };
    let motions = adapter::motions(&game.program, &game.painter, before, &applied);
    (Animation::new(&game.painter, before, after, &motions, &[], &Options::default()), motions)
}

#[test]
fn a_chess_move_glides_or_hops() {
    let (animation, motions) = last_move("chess/chess", 1);
    assert_eq!(motions.len(), 1);
    assert_eq!(motions[0].path.len(), 2);
    // The origin, the goal and the piece on its way.
    assert_eq!(animation.tracks.len(), 3);
    let gif = animation.gif(GifOptions { longer_side: 200, frames: 8 }).expect("a small picture");
    assert!(gif.starts_with(b"GIF89a"));
}

#[test]
fn seeds_are_sown_one_by_one() {
    let (_, motions) = last_move("mancala/oware", 1);
    assert_eq!(motions.len(), 1, "{motions:?}");
    assert_eq!(motions[0].manner, Manner::Sow);
    assert_eq!(motions[0].path.len(), 5, "four seeds from one pit");
}

#[test]
fn the_page_can_hold_still() {
    let document = last_move("chess/chess", 1).0.svg();
    assert!(document.contains("prefers-reduced-motion") && document.contains("@keyframes"));
}

#[test]
fn sudden_changes_stay_sudden_on_the_page() {
    let document = last_move("draughts/english-draughts", 1).0.svg();
    for keyframes in document.split("@keyframes").skip(1) {
        let rules: Vec<&str> = keyframes.split('}').collect();
        let times: Vec<&str> = rules
            .iter()
            .filter_map(|rule| rule.rsplit_once('{').map(|(time, _)| time))
            .filter_map(|time| time.rsplit(['{', ' ']).next())
            .filter(|time| time.ends_with('%'))
            .collect();
        assert!(times.len() > 2, "{keyframes}");
        assert!(times.windows(2).all(|pair| pair[0] != pair[1]), "{times:?}");
    }
}

#[test]
fn moves_of_one_page_do_not_share_their_motion() {
    let (first, second) = (last_move("chess/chess", 1).0, last_move("chess/chess", 2).0);
    let mut sheet = Sheet::new("page");
    let documents = [first.svg_with(&mut sheet), second.svg_with(&mut sheet)];
    let names = documents.map(|document| {
        let start = document.find("@keyframes ").expect("a moving picture") + 11;
        document[start..].split('{').next().unwrap_or_default().to_owned()
    });
    assert_ne!(names[0], names[1]);
    assert_ne!(first.svg(), second.svg());
    assert!(sheet.svg().len() > 1000, "the pieces are in the sheet");
}

#[test]
fn a_move_that_is_shown_twice_brings_its_styles_along_once() {
    let animation = last_move("chess/chess", 1).0;
    let mut sheet = Sheet::new("page");
    let (first, again) = (animation.svg_with(&mut sheet), animation.svg_with(&mut sheet));
    assert!(first.contains("@keyframes") && !again.contains("@keyframes"));
    let moves = |document: &str| document.matches("class=\"pagem1-").count();
    assert!(moves(&again) > 0 && moves(&first) == moves(&again), "both move by the same styles");
}

#[test]
fn the_end_of_an_animation_is_the_position_after() {
    let (animation, _) = last_move("draughts/english-draughts", 3);
    for track in &animation.tracks {
        let end = track.at(1.0);
        assert!(
            end.opacity == 0.0
                || (end.opacity == 1.0 && end.scale == 1.0 && end.offset.hypot() < 1e-9),
            "{end:?}"
        );
    }
}
