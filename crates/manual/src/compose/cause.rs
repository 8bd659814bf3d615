//! Why a game ends, in a word or two: "Checkmate", "Line of five", "More points".

use engine::Program;
use engine::bits::Bits;
use engine::booleans::Bool;
use engine::end::{EndRule, Outcome};
use engine::ints::Int;
use engine::regions::Region;
use english::realise::number_word;
use language::words::ResultType;
use survey::{EndingKey, Finish};

use super::words::capital;
use crate::draw::Artist;

/// What brings a game to its end, if that has a short name.
pub(super) fn cause(program: &Program, key: &EndingKey, artist: &Artist<'_>) -> Option<String> {
    if key.rule.is_none() {
        return match (&key.finish, key.pass) {
            (Finish::Standstill, _) => None,
            (_, true) => Some("Everybody passed".to_owned()),
            (_, false) => Some("Limit of moves".to_owned()),
        };
    }
    let way = way_of(program, key)?;
    let (rule, outer) = way.split_last()?;
    if is_by_score(rule) {
        let equal = key.finish == Finish::Draw;
        return Some(if equal { "Equal points" } else { "More points" }.to_owned());
    }
    let own = match (&rule.condition, key.alternative) {
        (Bool::Or(parts), Some(part)) => parts.get(part).unwrap_or(&rule.condition),
        (test, _) => test,
    };
    let mut tests = Vec::new();
    flatten(own, &mut tests);
    outer.iter().rev().for_each(|rule| flatten(&rule.condition, &mut tests));
    named(&tests, &key.finish, program, artist)
}

/// Whether an ending ranks the players by points.
pub(super) fn is_scored(program: &Program, key: &EndingKey) -> bool {
    let way = way_of(program, key);
    way.is_some_and(|way| way.last().is_some_and(|rule| is_by_score(rule)))
}

/// Whether an end rule says that nobody wins. Players who are out may have lost all the same.
pub(super) fn is_draw(program: &Program, key: &EndingKey) -> bool {
    let way = way_of(program, key);
    let outcome = way.as_ref().and_then(|way| way.last()?.outcome.as_ref());
    matches!(outcome, Some(Outcome::Result(_, ResultType::Draw)))
}

/// The end rule of an ending, after those that it lies within.
fn way_of<'p>(program: &'p Program, key: &EndingKey) -> Option<Vec<&'p EndRule>> {
    let phases = program.phases.iter().map(|phase| phase.end.as_slice());
    let mut lists = std::iter::once(program.end.as_slice()).chain(phases);
    key.rule.and_then(|id| lists.find_map(|rules| way_to(rules, id)))
}

fn is_by_score(rule: &EndRule) -> bool {
    matches!(rule.outcome, Some(Outcome::ByScore(..) | Outcome::Payoffs(..)))
}

/// The end rule with an id, after those that it lies within.
fn way_to(rules: &[EndRule], id: syntax::NodeId) -> Option<Vec<&EndRule>> {
    rules.iter().find_map(|rule| {
        if rule.id == id {
            return Some(vec![rule]);
        }
        let mut way = way_to(&rule.nested, id)?;
        way.insert(0, rule);
        Some(way)
    })
}

/// The tests that must hold together.
fn flatten<'p>(test: &'p Bool, tests: &mut Vec<&'p Bool>) {
    match test {
        Bool::And(parts) => parts.iter().for_each(|part| flatten(part, tests)),
        test => tests.push(test),
    }
}

/// What some tests that hold together are called; where several have a name, what says most.
fn named(
    tests: &[&Bool],
    finish: &Finish,
    program: &Program,
    artist: &Artist<'_>,
) -> Option<String> {
    let stuck = tests.iter().any(|test| is_stuck(test));
    let name = if stuck && tests.iter().any(|test| matches!(test, Bool::Threatened(_))) {
        "Checkmate"
    } else if let Some(name) = tests.iter().find_map(|test| shape(test, finish)) {
        return Some(name);
    } else if let Some(name) = tests.iter().find_map(|test| pieces(test, finish, program, artist)) {
        return Some(name);
    } else if stuck {
        if *finish == Finish::Draw { "Stalemate" } else { "No move left" }
    } else {
        tests.iter().find_map(|test| course(test, finish))?
    };
    Some(name.to_owned())
}

/// Whether a test asks that somebody cannot move.
fn is_stuck(test: &Bool) -> bool {
    match test {
        Bool::NoMoves(_) | Bool::NoMovesNext => true,
        Bool::Not(test) => matches!(**test, Bool::CanMove(_)),
        _ => false,
    }
}

/// Figures that pieces form, and places that they reach.
fn shape(test: &Bool, finish: &Finish) -> Option<String> {
    let wins = matches!(finish, Finish::MoverWins | Finish::Placed);
    Some(match test {
        Bool::Line(line) => match line.length {
            Int::Const(length) => format!("Line of {}", number_word(length.into())),
            _ => "Line".to_owned(),
        },
        Bool::Connected(_) => "Connection".to_owned(),
        Bool::Blocked(_) => "Blocked connection".to_owned(),
        Bool::Ring(_) => "Loop".to_owned(),
        Bool::Pattern(_) => "Pattern".to_owned(),
        Bool::In(pair) if wins && matches!(pair.0, Int::LastTo | Int::Where(_)) => {
            "Goal reached".to_owned()
        }
        Bool::Within(..) if wins => "Goal reached".to_owned(),
        // A piece stands on the one place that counts, or all of them stand where they should.
        Bool::Eq(pair) if wins && matches!(pair.0, Int::LastTo) => "Goal reached".to_owned(),
        Bool::SameRegion(_) if wins => "All in place".to_owned(),
        Bool::Eq(pair) if matches!((&pair.0, &pair.1), (Int::CountGroups(_), Int::Const(1))) => {
            "All in one group".to_owned()
        }
        _ => return None,
    })
}

/// What has become of pieces.
fn pieces(test: &Bool, finish: &Finish, program: &Program, artist: &Artist<'_>) -> Option<String> {
    match test {
        Bool::NoPieces(count) if count.within.is_none() && count.condition.is_none() => {
            Some("No pieces left".to_owned())
        }
        Bool::AllSites(each) if is_emptiness(&each.1) => {
            let empty = match &each.0 {
                region if is_beside_board(region, program) => "Hand empty",
                _ if artist.is_mancala() => "Holes empty",
                _ => "Places empty",
            };
            Some(empty.to_owned())
        }
        Bool::Eq(pair) | Bool::Le(pair) | Bool::Lt(pair) => match (&pair.0, &pair.1) {
            (Int::Where(place), Int::Const(-1)) if matches!(test, Bool::Eq(_)) => {
                let fate = if *finish == Finish::MoverWins { "captured" } else { "lost" };
                Some(format!("{} {fate}", capital(&piece_named(&place.what, artist)?)))
            }
            (Int::CountPieces(count), Int::Const(left))
                if count.within.is_none() && count.condition.is_none() =>
            {
                let none = *left <= 0 || matches!((test, left), (Bool::Lt(_), 1));
                let exactly = matches!(test, Bool::Eq(_)) && *left > 1;
                (!exactly)
                    .then(|| if none { "No pieces left" } else { "Too few pieces" }.to_owned())
            }
            _ => None,
        },
        _ => None,
    }
}

/// Whether an area lies in hands alone.
fn is_beside_board(region: &Region, program: &Program) -> bool {
    let board = program.topology.sites().len();
    let beside =
        |sites: &Bits| sites.iter().all(|site| usize::try_from(site).is_ok_and(|it| it >= board));
    match region {
        Region::Fixed(sites) => beside(sites),
        Region::Indexed(hands, _) => hands.iter().all(beside),
        _ => false,
    }
}

/// Whether a test asks for a place without anything on it.
fn is_emptiness(test: &Bool) -> bool {
    match test {
        Bool::Empty(..) => true,
        Bool::Eq(pair) => {
            matches!(&**pair, (Int::CountAt(_), Int::Const(0)) | (Int::Const(0), Int::CountAt(_)))
        }
        _ => false,
    }
}

/// The name of the piece that a number stands for, if it is the same whoever it belongs to.
fn piece_named(what: &Int, artist: &Artist<'_>) -> Option<String> {
    let name = |what: &i32| {
        let name = artist.piece_name(usize::try_from(*what).ok().filter(|what| *what > 0)?);
        (!name.is_empty()).then(|| name.to_owned())
    };
    match what {
        Int::Const(what) => name(what),
        Int::ComponentOf(all, _) => {
            let mut names = all.iter().filter_map(name);
            let first = names.next()?;
            names.all(|other| other == first).then_some(first)
        }
        _ => None,
    }
}

/// How play went on.
fn course(test: &Bool, finish: &Finish) -> Option<&'static str> {
    match test {
        Bool::AllPassed => Some("Everybody passed"),
        Bool::Cycle | Bool::Repeat(_) => Some("Repetition"),
        Bool::Full => Some("Board full"),
        Bool::WasPass => Some("Pass"),
        Bool::Decided(_) => Some("Agreement"),
        Bool::Le(pair) | Bool::Lt(pair) | Bool::Eq(pair) => match (&pair.0, &pair.1) {
            (Int::Score(_), Int::Const(_)) | (Int::Const(_), Int::Score(_)) => {
                Some("Points reached")
            }
            (Int::CountMoves | Int::CountTurns, _) | (_, Int::CountMoves | Int::CountTurns) => {
                Some("Limit of moves")
            }
            // What counts moves and is set back by some of them is a limit to play that gets nowhere.
            (Int::Counter, _) | (_, Int::Counter) if *finish == Finish::Draw => Some("No progress"),
            (Int::Score(_), Int::Score(_)) if matches!(test, Bool::Eq(_)) => Some("Equal points"),
            (Int::Score(_), Int::Score(_)) if matches!(test, Bool::Lt(_)) => Some("More points"),
            _ => None,
        },
        _ => None,
    }
}
