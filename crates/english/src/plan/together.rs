//! Facts that say the same of several things, or give one thing several numbers, are one fact.

use super::by_dice::by_dice;
use super::by_direction::by_direction;
use super::condition::{Condition, Fact, Role};
use crate::realise::{Text, coordinate, listed_and, listed_or, number_word, runs, say, word_count};

/// Fewer places than this are told one by one.
const FEW: usize = 3;
/// The name of a place has no more words.
const LONGEST_PLACE: usize = 4;
/// What is said of a group that extends to an area.
const REACHES: &str = "reaches ";
/// What is said of the stack on a place.
const HEIGHT: &str = "the height of the stack on ";

/// The members of a conjunction or of a disjunction, those that can be told together drawn into one.
pub(super) fn together(members: Vec<Condition>, all: bool) -> Vec<Condition> {
    if members.len() < 2 {
        return members;
    }
    let members = kinds(by_dice(single(numbers(members, all), all), all), all);
    let members = of_places(by_direction(members, all), all);
    let members = if all { reached(members) } else { members };
    if all { super::last_seed::fused(members) } else { members }
}

/// "the throw is 1, 5 or 7": any of several numbers, or none of them.
fn numbers(members: Vec<Condition>, all: bool) -> Vec<Condition> {
    let mut out: Vec<Condition> = Vec::new();
    for member in members {
        let merged = out.iter_mut().find_map(|known| {
            let both = one_of_numbers(known, &member, all)?;
            *known = both;
            Some(())
        });
        if merged.is_none() {
            out.push(member);
        }
    }
    out
}

/// "the group of that disc reaches the top row and the bottom row": what one thing extends to.
fn reached(members: Vec<Condition>) -> Vec<Condition> {
    let end = |fact: &Fact| fact.yes.as_str().strip_prefix(REACHES).map(str::to_owned);
    let mut out: Vec<Condition> = Vec::new();
    for member in members {
        if let (Some(Condition::Fact(known)), Condition::Fact(fact)) = (out.last_mut(), &member)
            && known.subject.as_str() == fact.subject.as_str()
            && let (Some(one), Some(other)) = (end(known), end(fact))
            && !one.contains(" and ")
        {
            let told = fact.clause().told().to_vec();
            let said =
                |lead: &str| known.yes.reworded(format!("{lead}{one} and {other}")).tell_all(&told);
            let (yes, no) = (said(REACHES), said("does not reach both "));
            *known = Fact { yes, no, ..known.clone() };
            continue;
        }
        out.push(member);
    }
    out
}

/// "that square holds one of your queens or rooks": pieces of several kinds of one owner.
fn kinds(members: Vec<Condition>, all: bool) -> Vec<Condition> {
    let mut out: Vec<Condition> = Vec::new();
    for member in members {
        let merged = out.iter_mut().find_map(|known| {
            let both = one_of_kinds(known, &member, all)?;
            *known = both;
            Some(())
        });
        if merged.is_none() {
            out.push(member);
        }
    }
    out
}

/// Whose pieces are those of an opponent.
const ENEMY: &str = "an enemy";

/// What a place holds or a piece is, of a player's pieces: the verb, the owner and the kinds.
fn one_of(words: &str) -> Option<(&str, &str, &str)> {
    if let Some(things) = words.strip_prefix("holds an enemy ") {
        let bare = things.chars().all(|c| c.is_alphabetic() || c == ' ' || c == ',' || c == '-');
        let joined = [" in ", " on ", " that ", " of ", " with ", " and "];
        let plain = bare && !joined.iter().any(|joint| things.contains(joint));
        return plain.then_some(("holds", ENEMY, things));
    }
    let (verb, rest) = words.split_once(" one of ")?;
    let owner = match rest.starts_with("your ") {
        true => "your",
        false => &rest[..rest.find("'s ")? + 2],
    };
    let things = rest.get(owner.len() + 1..)?;
    let plain = things.chars().all(|c| c.is_alphabetic() || c == ' ' || c == ',' || c == '-');
    let joined = [" in ", " on ", " that ", " of ", " with ", " and "];
    let bare = plain && !joined.iter().any(|joint| things.contains(joint));
    (["holds", "is"].contains(&verb) && bare).then_some((verb, owner, things))
}

/// Two facts about the kind of one piece as one fact.
fn one_of_kinds(first: &Condition, second: &Condition, all: bool) -> Option<Condition> {
    let (Condition::Fact(one), Condition::Fact(other)) = (first, second) else { return None };
    if one.subject.as_str() != other.subject.as_str() || one.subject.is_empty() {
        return None;
    }
    // "Not this and not that" is the opposite of "this or that".
    let said = |fact: &Fact| if all { fact.no.clone() } else { fact.yes.clone() };
    let (left, right) = (said(one), said(other));
    let (verb, owner, things) = one_of(left.as_str())?;
    let (same_verb, same_owner, more) = one_of(right.as_str())?;
    // "Neither an enemy bomb nor an enemy flag" is said of several that are not there.
    if (verb, owner) != (same_verb, same_owner) || owner == ENEMY && all {
        return None;
    }
    let mut names: Vec<Text> = Vec::new();
    for thing in things.replace(" or ", ", ").split(", ").chain([more]) {
        if !names.iter().any(|name| name.as_str() == thing) {
            names.push(thing.into());
        }
    }
    let told: Vec<_> = one.clause().told().iter().chain(other.clause().told()).copied().collect();
    let listed = listed_or(&names);
    let not = if verb == "holds" { "does not hold" } else { "is not" };
    let of = if owner == ENEMY { ENEMY.to_owned() } else { format!("one of {owner}") };
    let is = say!("{} {} {}", verb, of, listed).tell_all(&told);
    let is_not = say!("{} {} {}", not, of, listed).tell_all(&told);
    let (yes, no) = if all { (is_not, is) } else { (is, is_not) };
    Some(Condition::Fact(Fact { yes, no, place: None, outside: None, ..one.clone() }))
}

/// Two facts about the numbers of one thing as one fact.
fn one_of_numbers(first: &Condition, second: &Condition, all: bool) -> Option<Condition> {
    let (Condition::Fact(one), Condition::Fact(other)) = (first, second) else { return None };
    if one.subject.as_str() != other.subject.as_str() || one.subject.is_empty() {
        return None;
    }
    // "Not this and not that" is the opposite of "this or that".
    let shows =
        |fact: &Fact| fact.yes.as_str().contains("show") && fact.no.as_str().contains("show");
    let verb = match one.role {
        Role::You => "are",
        _ if shows(one) => "shows",
        _ => "is",
    };
    let said = |fact: &Fact| {
        let (is, is_not) = if all { (&fact.no, &fact.yes) } else { (&fact.yes, &fact.no) };
        let of = |words: &Text| {
            let words = words.as_str().replace("does not show ", "shows not ");
            let said = words.strip_prefix(verb)?.strip_prefix(' ')?;
            Some(said.strip_prefix("either ").unwrap_or(said).to_owned())
        };
        let negative = of(is_not)?;
        let opposed = negative.starts_with("not ") || negative.starts_with("neither ");
        let player = verb == "are";
        of(is).and_then(|list| named(&list, player)).filter(|_| opposed)
    };
    let mut values = said(one)?;
    for value in said(other)? {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    let told: Vec<_> = one.clause().told().iter().chain(other.clause().told()).copied().collect();
    let figures = values.iter().all(|value| value.parse::<u32>().is_ok());
    let words: Vec<Text> = match figures {
        true => values.iter().map(|value| Text::from(value.as_str())).collect(),
        false => values.iter().map(|value| Text::from(in_words(value))).collect(),
    };
    // "You have no men and are White, Red or Blue" would be doubtful.
    let either = if verb == "are" && words.len() > 2 { "either " } else { "" };
    let is = say!("{} {}{}", verb, either, listed_or(&words)).tell_all(&told);
    let none = listed_or(&words);
    let none = none.reworded(none.as_str().replace(" or ", " nor "));
    let is_not = say!("{} neither {}", verb, none).tell_all(&told);
    let (yes, no) = if all { (is_not, is) } else { (is, is_not) };
    Some(Condition::Fact(Fact { yes, no, place: None, outside: None, ..one.clone() }))
}

/// "holds a single enemy disc": how many pieces a place holds and whose its piece is, where that is only one.
fn single(members: Vec<Condition>, all: bool) -> Vec<Condition> {
    if !all {
        return members;
    }
    let mut out: Vec<Condition> = Vec::new();
    for member in members {
        let both = out.iter().enumerate().find_map(|(at, known)| {
            Some((at, of_owner(known, &member).or_else(|| of_owner(&member, known))?))
        });
        match both {
            Some((at, both)) => out[at] = both,
            None => out.push(member),
        }
    }
    out
}

/// "holds exactly one disc" and "holds an enemy disc" of one place as one fact.
fn of_owner(number: &Condition, owner: &Condition) -> Option<Condition> {
    let (Condition::Fact(number), Condition::Fact(owner)) = (number, owner) else { return None };
    let thing = number.yes.as_str().strip_prefix("holds exactly one ")?;
    let enemy = owner.yes.as_str().strip_prefix("holds an enemy ")?;
    let same = number.subject.as_str() == owner.subject.as_str() && !number.subject.is_empty();
    if !same || enemy != thing {
        return None;
    }
    let told: Vec<_> = number.told().chain(owner.told()).flatten().copied().collect();
    let yes = number.yes.reworded(format!("holds a single enemy {thing}")).tell_all(&told);
    let no = number.no.reworded(format!("does not hold a single enemy {thing}")).tell_all(&told);
    Some(Condition::Fact(Fact { yes, no, place: None, outside: None, ..owner.clone() }))
}

/// The numbers of "is one", "is 1 or 5", the places of "is the centre square", or the players of "are White".
fn named(list: &str, player: bool) -> Option<Vec<String>> {
    let values: Vec<String> = list.replace(" or ", ", ").split(", ").map(str::to_owned).collect();
    let numbers = values.iter().all(|value| value_of(value).is_some());
    let players = || player && values.iter().all(|value| is_player(value));
    (numbers || values.iter().all(|value| is_place(value)) || players()).then_some(values)
}

/// Whether words may be the name of a player: "Player 1".
fn is_player(words: &str) -> bool {
    words.split(' ').all(|word| word.starts_with(|c: char| c.is_uppercase() || c.is_numeric()))
}

/// Whether words name a place by itself: "the centre square", "A1".
fn is_place(words: &str) -> bool {
    let bare = |name: &str| !["same", "next"].contains(&name.split(' ').next().unwrap_or_default());
    let plain = |name: &str| name.chars().all(|c| c.is_ascii_lowercase() || c == ' ');
    let joins =
        [" of ", " and ", " that ", " to ", " from ", " on ", " in ", " before ", " after "];
    let named = words.strip_prefix("the ").is_some_and(|name| bare(name) && plain(name));
    let short =
        word_count(words) <= LONGEST_PLACE && !joins.iter().any(|word| words.contains(word));
    coordinate(words).is_some() || named && short
}

fn value_of(word: &str) -> Option<i64> {
    word.parse().ok().or_else(|| (0..=10).find(|number| number_word(*number) == word))
}

fn in_words(value: &str) -> String {
    value_of(value).map_or_else(|| value.to_owned(), number_word)
}

/// "each of B2 to G2 holds two seeds", "at least one of B2 to G2 holds two seeds".
fn of_places(members: Vec<Condition>, all: bool) -> Vec<Condition> {
    let mut groups: Vec<(&str, &Fact, Vec<&Fact>)> = Vec::new();
    for member in &members {
        let Condition::Fact(fact) = member else { continue };
        let Some((lead, _)) = placed(fact) else { continue };
        match groups
            .iter_mut()
            .find(|(known, first, _)| *known == lead && first.yes.as_str() == fact.yes.as_str())
        {
            Some((_, _, facts)) => facts.push(fact),
            None => groups.push((lead, fact, vec![fact])),
        }
    }
    groups.retain(|(_, _, facts)| facts.len() >= FEW);
    if groups.is_empty() {
        return members;
    }
    let mut out: Vec<Condition> = Vec::new();
    for member in &members {
        let fact = match member {
            Condition::Fact(fact) => fact,
            other => {
                out.push(other.clone());
                continue;
            }
        };
        match groups.iter().find(|(_, _, facts)| facts.contains(&fact)) {
            Some((lead, first, facts)) if *first == fact => out.push(of_each(lead, facts, all)),
            Some(_) => {}
            None => out.push(member.clone()),
        }
    }
    out
}

/// What is said of a place that has a name of its own: what leads to the name, and the name.
fn placed(fact: &Fact) -> Option<(&'static str, &str)> {
    let subject = fact.subject.as_str();
    let (lead, place) = match subject.strip_prefix(HEIGHT) {
        Some(place) => (HEIGHT, place),
        None => ("", subject),
    };
    coordinate(place).map(|_| (lead, place))
}

fn of_each(lead: &str, facts: &[&Fact], all: bool) -> Condition {
    let names: Vec<Text> = facts
        .iter()
        .filter_map(|fact| placed(fact).map(|(_, place)| fact.clause().reworded(place)))
        .collect();
    let places = listed_and(&runs(&names));
    let subject = |some: bool| {
        let share = if some { "at least one of" } else { "each of" };
        match lead {
            "" => say!("{} {}", share, places),
            _ => say!("the height of {} the stacks on {}", share, places),
        }
    };
    let (yes, no) = (&facts[0].yes, &facts[0].no);
    let yes = say!("{} {}", subject(!all), yes);
    let no = say!("{} {}", subject(all), no);
    Condition::fact(Role::Other, "", yes, no)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fact(subject: &str, yes: &str, no: &str) -> Condition {
        Condition::fact(Role::Other, subject, yes, no)
    }

    #[test]
    fn numbers_of_one_thing_are_drawn_together() {
        let throw =
            |number: &str| fact("the throw", &format!("is {number}"), &format!("is not {number}"));
        let any = Condition::any([throw("one"), throw("five"), throw("seven")]);
        assert_eq!(any.clause().unwrap().as_str(), "the throw is one, five or seven");
        assert_eq!(
            any.negated().clause().unwrap().as_str(),
            "the throw is neither one, five nor seven"
        );
        let none = Condition::all([throw("two").negated(), throw("three").negated()]);
        assert_eq!(none.clause().unwrap().as_str(), "the throw is neither two nor three");
        let place = |name: &str| {
            let (yes, no) = (format!("is the {name} square"), format!("is not the {name} square"));
            fact("its square", &yes, &no)
        };
        let any = Condition::any(["baw", "two men", "horus"].map(place));
        let told = any.clause().unwrap();
        assert_eq!(
            told.as_str(),
            "its square is the baw square, the two men square or the horus square"
        );
        let both = Condition::all([throw("one"), fact("you", "have moved", "have not moved")]);
        assert_eq!(both.clause().unwrap().as_str(), "the throw is one and you have moved");
    }

    #[test]
    fn a_single_enemy_is_one_thing() {
        let number = fact("that point", "holds exactly one disc", "does not hold exactly one disc");
        let enemy = fact("that point", "holds an enemy disc", "holds no enemy disc");
        let both = Condition::all([number.clone(), enemy]);
        assert_eq!(both.clause().unwrap().as_str(), "that point holds a single enemy disc");
        let other = fact("its point", "holds an enemy disc", "holds no enemy disc");
        assert!(matches!(Condition::all([number, other]), Condition::All(_)));
    }

    #[test]
    fn names_of_players_are_drawn_together() {
        let you = |name: &str| {
            Condition::fact(Role::You, "you", format!("are {name}"), format!("are not {name}"))
        };
        let any = Condition::any([you("Player 1"), you("Player 2")]);
        assert_eq!(any.clause().unwrap().as_str(), "you are Player 1 or Player 2");
        let more = Condition::any([any.clone(), you("Player 3")]);
        let told = "you are either Player 1, Player 2 or Player 3";
        assert_eq!(more.clause().unwrap().as_str(), told);
        assert_eq!(
            any.negated().clause().unwrap().as_str(),
            "you are neither Player 1 nor Player 2"
        );
    }

    #[test]
    fn pieces_of_one_owner_are_drawn_together() {
        let holds = |kind: &str| {
            let yes = format!("holds one of your {kind}");
            fact("that square", &yes, &format!("does not hold one of your {kind}"))
        };
        let any = Condition::any(["queens", "rooks", "dragon kings"].map(holds));
        let told = "that square holds one of your queens, rooks or dragon kings";
        assert_eq!(any.clause().unwrap().as_str(), told);
        let none = Condition::all(["queens", "rooks"].map(|kind| holds(kind).negated()));
        let told = "that square does not hold one of your queens or rooks";
        assert_eq!(none.clause().unwrap().as_str(), told);
    }

    #[test]
    fn places_with_names_are_drawn_together() {
        let full = |place: &str| fact(place, "holds two seeds", "does not hold two seeds");
        let any = Condition::any(["B2", "C2", "D2", "E2", "F2"].map(full));
        assert_eq!(any.clause().unwrap().as_str(), "at least one of B2 to F2 holds two seeds");
        assert_eq!(
            any.negated().clause().unwrap().as_str(),
            "each of B2 to F2 does not hold two seeds"
        );
        let all = Condition::all(["G2", "H2", "I2"].map(|place| {
            fact(&format!("the height of the stack on {place}"), "is two", "is not two")
        }));
        assert_eq!(
            all.clause().unwrap().as_str(),
            "the height of each of the stacks on G2, H2 and I2 is two"
        );
        let few = Condition::any(["B2", "C2"].map(full));
        assert_eq!(few.clause().unwrap().as_str(), "B2 holds two seeds or C2 holds two seeds");
    }
}
