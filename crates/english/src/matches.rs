//! Matches: the order of their games, and how the match ends.

use language::booleans::Boolean;
use language::end::{EndRule, Outcome};
use language::game::{Match, Players};
use language::ints::Int;
use language::refs::{IndexOrRole, PlayerRef};
use language::words::{ResultType, Role};

use crate::document::{Block, Document, Section, SectionKind};
use crate::plan::Passage;
use crate::realise::{Text, counted, say};
use crate::repeats::tell_of_each_player;

/// The document of a match.
pub fn document(game: &Match) -> Document {
    let (count, id) = match &game.players {
        Some(Players::Count(node)) => (i64::from(node.count), node.id),
        Some(Players::Facing(node)) => (node.players.len() as i64, node.id),
        None => (2, game.id),
    };
    let mut turn = Passage::of(
        Text::from(format!("{} play a match of several games", counted(count, "player"))).tell(id),
    );
    let ordered = game.games.games.iter().all(|part| part.next.is_none());
    let order = if ordered {
        "the games are played in this order:"
    } else {
        "the match begins with the first of these games:"
    };
    turn.say(Text::from(order).tell(game.games.id));
    let items = game
        .games
        .games
        .iter()
        .map(|part| {
            let mut item = Passage::of(Text::from(title(&part.name)).tell(part.id));
            if let Some(option) = &part.option {
                item.say(
                    Text::from(format!("it is played with this option: {option}")).tell(part.id),
                );
            }
            if let Some(next) = &part.next {
                item.say(say!("after it, {} is played", following(game, next)).tell(part.id));
            }
            if let Some(result) = &part.result {
                item.say(say!("the winner of this game scores {}", int(result)).tell(part.id));
            }
            item
        })
        .collect();
    turn.list(true, items);
    let mut end = Passage::default();
    for rule in game.end.rules.iter() {
        if let EndRule::If(node) = rule {
            let result: Text = match &node.result {
                Some(Outcome::Result(result)) => {
                    let who = result.who.word().trim_start_matches('P').to_owned();
                    let text = match result.result {
                        ResultType::Win => format!("Player {who} wins the match"),
                        ResultType::Loss => format!("Player {who} loses the match"),
                        _ => "the match is a draw".to_owned(),
                    };
                    Text::from(text).tell(result.id)
                }
                Some(Outcome::ByScore(score)) => {
                    Text::from("the match ends, and the player with the higher match score wins")
                        .tell(score.id)
                }
                _ => "the match ends".into(),
            };
            end.say(say!("{} if {}", result, test(&node.test)).tell(node.id));
        }
    }
    let section =
        |kind, heading: &str, blocks: Vec<Block>| Section { kind, heading: heading.into(), blocks };
    let mut document = Document {
        title: game.name.to_string(),
        sections: vec![
            section(SectionKind::Turn, "The match", turn.blocks()),
            section(SectionKind::End, "End of the match", end.blocks()),
        ],
    };
    let names: Vec<String> = (1..=count).map(|player| format!("Player {player}")).collect();
    tell_of_each_player(&mut document, &names);
    document
}

/// What a game is called: as it is written, with a gap between words that are written together.
fn title(name: &str) -> String {
    let mut title = String::new();
    for sign in name.chars() {
        if sign.is_uppercase() && title.ends_with(char::is_lowercase) {
            title.push(' ');
        }
        title.push(sign);
    }
    title
}

/// The game that follows, by its name; games are counted from zero.
fn following(game: &Match, next: &Int) -> Text {
    let named = match next {
        Int::Constant(number) => {
            usize::try_from(*number).ok().and_then(|number| game.games.games.get(number))
        }
        _ => None,
    };
    match named {
        Some(part) => title(&part.name).into(),
        None => say!("the game with the number {} (counting from zero)", int(next)),
    }
}

fn test(boolean: &Boolean) -> Text {
    match boolean {
        Boolean::Equals(node) => {
            let right = match &node.right {
                IndexOrRole::Index(value) => int(value),
                IndexOrRole::Role(role) => role.word().trim_start_matches('P').to_owned().into(),
            };
            say!("{} equals {}", int(&node.left), right).tell(node.id)
        }
        Boolean::Ge(node) => {
            say!("{} is at least {}", int(&node.left), int(&node.right)).tell(node.id)
        }
        Boolean::Gt(node) => {
            say!("{} is greater than {}", int(&node.left), int(&node.right)).tell(node.id)
        }
        Boolean::Le(node) => {
            say!("{} is at most {}", int(&node.left), int(&node.right)).tell(node.id)
        }
        Boolean::Lt(node) => {
            say!("{} is less than {}", int(&node.left), int(&node.right)).tell(node.id)
        }
        Boolean::And(node) => {
            crate::realise::listed_and(&node.operands.iter().map(test).collect::<Vec<_>>())
                .tell(node.id)
        }
        Boolean::Or(node) => {
            crate::realise::listed_or(&node.operands.iter().map(test).collect::<Vec<_>>())
                .tell(node.id)
        }
        _ => "its condition holds".into(),
    }
}

fn int(value: &Int) -> Text {
    match value {
        Int::Constant(number) => number.to_string().into(),
        Int::MatchScore(node) => {
            let who = node.role.word().trim_start_matches('P').to_owned();
            Text::from(format!("the match score of Player {who}")).tell(node.id)
        }
        Int::Score(node) => {
            let who = match &node.player {
                PlayerRef::Role(Role::Mover) => "the player who made its last move".to_owned(),
                PlayerRef::Role(Role::Next) => "the opponent of its last mover".to_owned(),
                PlayerRef::Role(role) => format!("Player {}", role.word().trim_start_matches('P')),
                PlayerRef::Player(_) => "that player".to_owned(),
            };
            Text::from(format!("the score of {who} in this game")).tell(node.id)
        }
        Int::CountSimple(node) => Text::from("the number of games played").tell(node.id),
        _ => "that number".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::title;

    #[test]
    fn games_keep_their_names() {
        assert_eq!(title("Tic-Tac-Toe"), "Tic-Tac-Toe");
        assert_eq!(title("Connect Four"), "Connect Four");
        assert_eq!(title("GrandTrictracSubgame"), "Grand Trictrac Subgame");
    }
}
