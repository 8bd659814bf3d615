//! The catalogue of moves: every kind with its example.

use engine::World;
use engine::action::Act;
use english::caption::Verb;
use rayon::prelude::*;
use survey::{Deed, KindSeen, Sample, Scene, by_playout, piece_at, replay_together};
use syntax::{NodeId, NodeKind, Tree};

use super::book::Bench;
use super::caption::caption;
use super::families::{Family, families};
use super::{actions, solution, titles, words};
use crate::draw::Drawn;
use crate::model::{Figure, FigureId, Manual, MoveEntry, MoveGroup, Pictures, Scope};

/// Where there are more kinds of moves than this, they are shown before and after, but not in motion: a page must not
/// become too large to be read.
const MOST_MOVING: usize = 80;

/// Adds all kinds of moves, grouped by who makes them and with what.
pub(super) fn add(bench: &Bench<'_>, manual: &mut Manual, pictures: &mut Pictures) {
    let mut families = families(bench);
    // What is done with pieces comes before passing and the like.
    families.sort_by_key(|it| bench.artist.kind_name(&it.seen.kind.piece).is_empty());
    let moving = families.len() <= MOST_MOVING;
    let samples: Vec<&Sample> = families.iter().map(|family| &family.seen.example).collect();
    let drawn: Vec<Vec<(usize, Example)>> = by_playout(&samples)
        .into_par_iter()
        .map(|group| {
            let own: Vec<&Sample> = group.iter().map(|at| samples[*at]).collect();
            let mut drawn = Vec::new();
            replay_together(bench.program, &own, |place, scene| {
                let at = group[place];
                // A puzzle shows a step that leads to its solution.
                let solves = families[at].seen.kind.deeds.contains(&Deed::Solve);
                let step = solves.then(|| solution::example(bench)).flatten();
                let scene = step.unwrap_or(scene);
                drawn.push((at, Example::new(bench, families[at].seen, &scene, at + 1, moving)));
            });
            drawn
        })
        .collect();
    let mut examples: Vec<Option<Example>> = families.iter().map(|_| None).collect();
    for (at, example) in drawn.into_iter().flatten() {
        examples[at] = Some(example);
    }
    for (family, example) in families.into_iter().zip(examples) {
        let Family { seen, also, variants, .. } = family;
        let Some(example) = example else { continue };
        if repeats(bench, seen, &example, manual) {
            continue;
        }
        let (name, actions) = (example.name.clone(), example.actions.clone());
        let figure = example.keep(manual, pictures);
        let entry = MoveEntry { name, also, variants, actions, ..entry(bench, seen, figure) };
        let heading = heading(bench, seen);
        match manual.moves.iter_mut().find(|group| group.heading == heading) {
            Some(group) => group.moves.push(entry),
            None => manual.moves.push(MoveGroup { heading, moves: vec![entry] }),
        }
    }
    manual.moves = arranged(std::mem::take(&mut manual.moves));
}

/// The groups as a reader looks for them: what only one player was seen to do with a piece stands with what all do with it, and moves of
/// one name stand together.
fn arranged(groups: Vec<MoveGroup>) -> Vec<MoveGroup> {
    let headings: Vec<String> = groups.iter().map(|group| group.heading.clone()).collect();
    let mut arranged: Vec<MoveGroup> = Vec::new();
    for mut group in groups {
        let piece = group.heading.rsplit_once(" (").map(|(piece, _)| piece.to_owned());
        if let Some(piece) = piece.filter(|piece| headings.contains(piece)) {
            group.heading = piece;
        }
        match arranged.iter_mut().find(|known| known.heading == group.heading) {
            Some(known) => known.moves.extend(group.moves),
            None => arranged.push(group),
        }
    }
    for group in &mut arranged {
        let names: Vec<String> = group.moves.iter().map(|entry| entry.name.clone()).collect();
        let first = |entry: &MoveEntry| names.iter().position(|name| *name == entry.name);
        group.moves.sort_by_key(first);
    }
    arranged
}

/// Whether a move that changes nothing to be seen, as a vote, is there already under the same heading and by the same rule.
fn repeats(bench: &Bench<'_>, seen: &KindSeen, example: &Example, manual: &Manual) -> bool {
    if example.after.is_some() {
        return false;
    }
    let heading = heading(bench, seen);
    let group = manual.moves.iter().find(|group| group.heading == heading);
    let alike = |entry: &MoveEntry| {
        let shown = manual.figure(entry.figure);
        shown.is_some_and(|figure| figure.after.is_none())
            && entry.name == example.name
            && entry.rule == rule(bench, seen)
    };
    group.is_some_and(|group| group.moves.iter().any(alike))
}

/// The example of a kind of move.
struct Example {
    /// What such a move is called.
    name: String,
    caption: String,
    /// What such a move does, step by step.
    actions: Vec<String>,
    before: Drawn,
    motion: Option<Drawn>,
    /// Nothing where the position looks as it did before.
    after: Option<Drawn>,
    /// The rule that it shows at work, and the part of it that matters most: a pass shows none, it needs no picture in the text.
    rules: Vec<NodeId>,
    /// What else can be seen in its pictures.
    scope: Scope,
}

impl Example {
    fn new(
        bench: &Bench<'_>,
        seen: &KindSeen,
        scene: &Scene<'_>,
        number: usize,
        moving: bool,
    ) -> Self {
        let name = format!("move-{number}");
        let mover = usize::try_from(scene.legal[scene.chosen].mover).unwrap_or(0);
        let artist = &bench.artist;
        let player = artist.player_name(mover);
        let verb = (bench.verb)(seen.kind.origin);
        let mut caption = caption(scene, artist, verb);
        // Of two moves by one rule, this may be all that sets them apart.
        if goes_on(seen, scene) {
            let told = caption.trim_end_matches('.');
            caption = if titles::must_promote(scene) {
                format!("{told}; the {} must now be promoted.", artist.kind_name(&seen.kind.piece))
            } else {
                format!("{told}; {} turn goes on.", words::whose(&player))
            };
        }
        if seen.example.is_constructed() {
            caption = format!("In a constructed position: {caption}");
        }
        if artist.hides(scene) {
            caption += &format!(" The pictures show what {}.", words::does(&player, "sees"));
        }
        let passes = is_mere_pass(scene);
        Self {
            name: titles::title(&seen.kind, artist, verb, Some(scene)),
            caption,
            actions: actions::actions(seen, artist, verb, scene),
            before: artist.before(scene, &name),
            motion: if moving { artist.motion(scene, &name) } else { None },
            after: artist.shows_change(scene).then(|| artist.after(scene, &name)),
            rules: if passes { vec![] } else { at_work(bench, seen) },
            scope: scope(bench, seen, scene),
        }
    }

    fn keep(self, manual: &mut Manual, pictures: &mut Pictures) -> FigureId {
        manual.figures.push(Figure {
            caption: self.caption,
            before: Some(self.before.keep(pictures)),
            motion: self.motion.map(|motion| motion.keep(pictures)),
            after: self.after.map(|after| after.keep(pictures)),
            shows: self.rules.iter().map(|rule| rule.0).collect(),
            key: vec![],
            scope: self.scope,
        });
        FigureId(manual.figures.len() - 1)
    }
}

/// Whether the player who makes a move is on turn after it as well, though others play too.
fn goes_on(seen: &KindSeen, scene: &Scene<'_>) -> bool {
    let mover = scene.legal[scene.chosen].mover;
    scene.before.program.players > 1
        && seen.kind.deeds.contains(&Deed::Again)
        && scene.after.mover() == mover
        && !scene.after.is_over()
}

/// What the pictures of a move tell besides the move itself.
fn scope(bench: &Bench<'_>, seen: &KindSeen, scene: &Scene<'_>) -> Scope {
    let mv = &scene.legal[scene.chosen];
    let ways = bench.artist.other_ways(scene);
    let program = bench.program;
    let at = |world: &World<'_>, site: i32| {
        piece_at(program, &world.state, site, program.default_type())
    };
    let owner = |what: usize| program.components.get(what).map_or(0, |it| it.owner);
    let (held, arrived) = (at(&scene.before, mv.to), at(&scene.after, mv.to));
    let deeds = &seen.kind.deeds;
    let changes = |deed: &Deed| matches!(deed, Deed::Promote(_) | Deed::Again | Deed::Displace(_));
    if **deeds == [Deed::Move] && held == 0 {
        return Scope::Move { ways: !ways.is_empty() };
    }
    let captures = held > 0
        && owner(held) > 0
        && owner(held) != mv.mover
        && arrived == at(&scene.before, mv.from)
        && deeds.contains(&Deed::Move)
        && !deeds.iter().any(changes);
    if captures && ways.iter().any(|way| at(&scene.before, way.to) == 0) {
        return Scope::MoveAndCapture;
    }
    if ways.is_empty() { Scope::Own } else { Scope::Ways }
}

/// Whether a move is a pass that leaves all pieces as they are; dice may be thrown or put away.
fn is_mere_pass(scene: &Scene<'_>) -> bool {
    let acts = || scene.applied.iter().map(|action| action.act);
    acts().any(|act| matches!(act, Act::Pass { .. }))
        && !acts().any(|act| {
            matches!(
                act,
                Act::Add { .. }
                    | Act::Insert { .. }
                    | Act::Move(_)
                    | Act::MoveCount { .. }
                    | Act::StackMove { .. }
                    | Act::Copy(_)
                    | Act::Remove { .. }
                    | Act::Promote { .. }
            )
        })
}

/// The rule of a kind of move, in the words of the rules.
fn rule(bench: &Bench<'_>, seen: &KindSeen) -> Option<String> {
    if seen.kind.deeds.contains(&Deed::ForcedPass) {
        return bench.quotes.passing();
    }
    let rule = at_work(bench, seen).last().copied().filter(|rule| *rule != Tree::ROOT);
    let rule = rule.and_then(|rule| bench.quotes.permitting(rule));
    rule.map(|sentence| bench.quotes.passage(sentence))
}

fn entry(bench: &Bench<'_>, seen: &KindSeen, figure: FigureId) -> MoveEntry {
    MoveEntry {
        name: String::new(),
        actions: vec![],
        rule: rule(bench, seen),
        also: vec![],
        variants: vec![],
        frequency: if seen.example.is_constructed() {
            format!(
                "Not once possible in {} games: shown in a position that was constructed for it.",
                bench.survey.playouts
            )
        } else {
            frequency(seen, bench.survey.plain)
        },
        figure,
    }
}

/// The rule that a kind of move is made by. Who sows chooses a hole first, which says little: there the part of the rule follows
/// that tells of the sowing, or of what comes of it.
fn at_work(bench: &Bench<'_>, seen: &KindSeen) -> Vec<NodeId> {
    let origin = seen.kind.origin;
    let part = |root: NodeId, keywords: &[&str]| {
        let named = |node: &NodeId| match &bench.tree.node(*node).kind {
            NodeKind::Clause { keyword, .. } => keywords.contains(&&**keyword),
            _ => false,
        };
        bench.tree.subtree(root).into_iter().find(named)
    };
    let sows = (bench.verb)(origin) == Some(Verb::Sow);
    let Some(sowing) = part(origin, &["sow"]).filter(|_| sows) else { return vec![origin] };
    let outcome: &[&str] = match &seen.kind.deeds {
        deeds if deeds.contains(&Deed::Sow) => &["fromTo", "remove"],
        deeds if deeds.contains(&Deed::Again) => &["moveAgain"],
        _ => &[],
    };
    let mut rules = vec![origin, part(sowing, outcome).unwrap_or(sowing)];
    rules.dedup();
    rules
}

/// The piece, with the player where only one makes such moves; without a piece, what such moves are.
fn heading(bench: &Bench<'_>, seen: &KindSeen) -> String {
    let piece = words::capital(bench.artist.kind_name(&seen.kind.piece));
    let players = seen.movers.count_ones() as usize;
    let only = (players == 1 && bench.program.players > 1 && seen.times > 4)
        .then(|| bench.artist.player_name(seen.movers.trailing_zeros() as usize));
    if players == 1 && seen.movers.trailing_zeros() as usize > bench.program.players {
        return "Moves of all players at once".to_owned();
    }
    match (piece.is_empty(), only) {
        (true, _) if seen.kind.deeds.contains(&Deed::Solve) => "Filling in".to_owned(),
        (true, None) if is_passing(&seen.kind.deeds) => "Passing".to_owned(),
        (true, None) => "Other moves".to_owned(),
        (true, Some(player)) => format!("Moves of {}", words::side(&player)),
        (false, None) => piece,
        (false, Some(player)) => format!("{piece} ({player})"),
    }
}

/// Whether a kind of move is a pass with what goes along with it at most.
fn is_passing(deeds: &[Deed]) -> bool {
    deeds.iter().any(|deed| matches!(deed, Deed::Pass | Deed::ForcedPass))
        && !deeds.iter().any(|deed| matches!(deed, Deed::Place | Deed::Move | Deed::Remove(_)))
}

/// How often such moves come up in random play.
fn frequency(seen: &KindSeen, games: usize) -> String {
    match (seen.games, seen.possible) {
        (0, 0) => format!("Not once possible in {games} random games: found by looking for it."),
        (0, possible) => format!("Possible in {possible} of {games} random games."),
        (made, _) if made == games && games > 1 => format!("Made in all {games} random games."),
        (made, _) => format!("Made in {made} of {games} random games."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(heading: &str, names: &[&str]) -> MoveGroup {
        let entry = |name: &&str| MoveEntry {
            name: (*name).to_owned(),
            actions: vec![],
            rule: None,
            also: vec![],
            variants: vec![],
            frequency: String::new(),
            figure: FigureId(0),
        };
        MoveGroup { heading: heading.to_owned(), moves: names.iter().map(entry).collect() }
    }

    #[test]
    fn moves_of_one_piece_and_of_one_name_stand_together() {
        let groups = vec![
            group("Scout", &["Move", "Move and capture", "Move"]),
            group("Miner (Blue)", &["Move"]),
            group("Scout (Blue)", &["Choose", "Move and capture"]),
        ];
        let arranged: Vec<(String, Vec<String>)> = arranged(groups)
            .into_iter()
            .map(|it| (it.heading, it.moves.into_iter().map(|entry| entry.name).collect()))
            .collect();
        let scout = ["Move", "Move", "Move and capture", "Move and capture", "Choose"];
        assert_eq!(arranged[0], ("Scout".to_owned(), scout.map(str::to_owned).to_vec()));
        assert_eq!(arranged[1].0, "Miner (Blue)", "nobody else was seen to move one");
        assert_eq!(arranged.len(), 2);
    }
}
