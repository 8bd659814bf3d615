//! Questions for readers: the same every time, and with answers that follow from the position.

use std::path::Path;

use conformance::quiz;

#[test]
fn questions_are_the_same_every_time() {
    let ask = || quiz::ask(Path::new("backgammon"), 3, 7).expect("a bundled game");
    let (first, second) = (ask(), ask());
    assert_eq!(first.questions, second.questions);
    assert_eq!(first.answers, second.answers);
    assert_eq!(first.questions.matches("## Position").count(), 3);
}

/// In tic-tac-toe exactly the empty squares are legal, so an offered square is marked as the position says.
#[test]
fn answers_agree_with_the_position() {
    let quiz = quiz::ask(Path::new("tic-tac-toe"), 4, 1).expect("a bundled game");
    let positions = quiz.questions.split("## Position").skip(1);
    let mut looked_at = 0;
    for (position, answer) in positions.zip(quiz.answers.split("## Position").skip(1)) {
        let (board, offers) = position.split_once("Which of these").expect("a question");
        for line in offers.lines() {
            let Some((letter, square)) =
                line.trim().strip_prefix('(').and_then(|l| l.split_once(") "))
            else {
                continue;
            };
            let square = &square[..2];
            let taken = board.split_whitespace().any(|word| word == square);
            let legal = answer.contains(&format!(" {letter}=yes"));
            assert_eq!(legal, !taken, "{square} in {position}");
            looked_at += 1;
        }
    }
    assert!(looked_at >= 8, "only {looked_at} moves were offered");
}

/// Plain moves are many, but the questions are about jumps, promotions and endings.
#[test]
fn rare_deeds_are_asked_for_first() {
    let quiz = quiz::ask(Path::new("english-draughts"), 12, 1).expect("a bundled game");
    let answers: Vec<&str> = quiz.answers.split("## Position").skip(1).collect();
    let with = |words: &str| answers.iter().filter(|answer| answer.contains(words)).count();
    assert!(with("The game is over") >= 1, "{answers:#?}");
    assert!(with("nothing -> White's double counter") >= 1, "{answers:#?}");
    let jumps = answers.iter().filter(|answer| answer.matches("-> nothing").count() >= 2).count();
    assert!(jumps >= 6, "{answers:#?}");
}
