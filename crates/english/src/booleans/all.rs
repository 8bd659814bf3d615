//! Tests on all of something.

use language::booleans::Boolean;
use language::ints::{CountWhere, Int};
use language::refs::IndexOrRole;
use language::regions::Region;

use crate::ints::is_of_one_owner;
use crate::plan::{Condition, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn all_of(&self, boolean: &Boolean, scope: &Scope) -> Condition {
        let site = self.site();
        match boolean {
            Boolean::AllSites(node) => {
                let area = self.area(&node.region, scope);
                let name = self.sought(Role::Site, site, node.id, scope);
                let inner = Scope { site: name, ..scope.clone() };
                let condition = self.condition(&node.condition, &inner);
                let hand = area.plural.as_str().ends_with("hand");
                if hand
                    && let Some(relative) = condition.relative(Role::Site)
                    && matches!(relative.as_str(), "is empty" | "is not empty")
                {
                    let no =
                        if relative.as_str() == "is empty" { "is not empty" } else { "is empty" };
                    return Condition::fact(
                        Role::Other,
                        area.plural,
                        relative.clone(),
                        relative.reworded(no),
                    )
                    .tell(node.id);
                }
                // Of places that hold something, all can be empty only if there are none.
                if let Region::ForEachSite(filter) = &node.region
                    && is_occupied(&filter.condition)
                    && asks_for_empty(&node.condition)
                {
                    let none = match area.plural.as_str().strip_prefix("those of ") {
                        Some(rest) => say!("are none of {}", area.plural.reworded(rest)),
                        None => say!("are no {}", area.bare_plural()),
                    };
                    let some = say!("is at least {}", with_one(&area.single));
                    return Condition::fact(Role::Other, "there", none, some)
                        .tell_all(&self.whole(node.id));
                }
                let yes = condition.relative(Role::Site);
                let no = condition.clone().negated().relative(Role::Site);
                // Of places that are known by their pieces, the pieces are spoken of.
                if let (Some((_, many)), Some(owner), Some(yes), Some(no)) =
                    (&area.pieces, &area.owner, &yes, &no)
                    && let (Some(within), Some(outside)) = (standing(yes), standing(no))
                {
                    let whose = owner.possessive();
                    let all = match within.as_str().strip_prefix("not ") {
                        Some(bare) => {
                            say!("none of {} {} is {}", whose, many, within.reworded(bare))
                        }
                        None => say!("each of {} {} is {}", whose, many, within),
                    };
                    return Condition::fact(
                        Role::Other,
                        "",
                        all,
                        say!("at least one of {} {} is {}", whose, many, outside),
                    )
                    .tell(node.id);
                }
                // So they are where what is said is said of them.
                if let (Some((_, many)), Some(owner), Condition::Fact(fact)) =
                    (&area.pieces, &area.owner, &condition)
                    && fact.subject.as_str()
                        == format!("the {} on {}", self.pieces.word, inner.site)
                {
                    let whose = owner.possessive();
                    return Condition::fact(
                        Role::Other,
                        "",
                        say!("each of {} {} {}", whose, many, fact.yes),
                        say!("at least one of {} {} {}", whose, many, fact.no),
                    )
                    .tell_all(&condition.told())
                    .tell(node.id);
                }
                match (yes, no) {
                    (Some(yes), Some(no)) => Condition::fact(
                        Role::Other,
                        "",
                        match is_denial(&yes, &no).then(|| area.no_one(site)).flatten() {
                            Some(none) => say!("{} {}", none, no).tell_all(yes.told()),
                            None => say!("{} {}", area.each_one(site), yes),
                        },
                        say!("{} {}", area.some_one(site), no),
                    ),
                    _ => Condition::fact(
                        Role::Other,
                        "",
                        say!("for {}, {}", area.each_one(site), self.squeezed(&condition)),
                        say!(
                            "for {}, {}",
                            area.some_one(site),
                            self.squeezed(&condition.negated())
                        ),
                    ),
                }
                .tell(node.id)
            }
            Boolean::AllSitesDifferent(node) => {
                let area = self.area(&node.region, scope);
                let name = self.sought(Role::Site, site, node.id, scope);
                let inner = Scope { site: name, ..scope.clone() };
                if matches!(&node.condition, Boolean::IsOccupied(test) if matches!(test.at, Int::Site(_)))
                {
                    let each = area.each_one(site).tell_all(&self.whole(node.id));
                    let (yes, no) = (
                        say!("{} holds a different {}", each, self.pieces.word),
                        say!("not {} holds a different {}", each, self.pieces.word),
                    );
                    return Condition::fact(Role::Other, "", yes, no);
                }
                let clause = self.squeezed(&self.condition(&node.condition, &inner));
                Condition::fact(
                    Role::Other,
                    area.plural,
                    say!("all hold different pieces and, for each, {}", clause),
                    say!("do not all hold different pieces where {}", clause),
                )
                .tell(node.id)
            }
            Boolean::AllGroups(node) => {
                let inner = Scope { to: format!("the {site}").into(), ..scope.clone() };
                let mut groups: Text =
                    if node.of.is_some() { "every group" } else { "each of your groups" }.into();
                groups = self.connected(groups, node.directions.as_ref(), node.id, scope);
                groups = self.group_test(groups, node.of.as_ref(), scope);
                let aside = if groups.as_str().contains(", counting ") { "," } else { "" };
                let plain = node.of.is_none() || is_of_one_owner(&groups);
                self.speaks_of_groups(plain, node.directions.as_ref(), node.id);
                let condition = self.condition(&node.condition, &inner);
                let no = condition.clone().negated().relative(Role::Site);
                if let (Some(yes), Some(no)) = (condition.relative(Role::Site), no) {
                    let every = if node.of.is_some() { "every" } else { "each" };
                    let some = groups.as_str().replacen(every, "at least one", 1);
                    let some = groups.reworded(some);
                    let yes = say!("{}{} {}", groups, aside, yes);
                    let no = say!("{}{} {}", some, aside, no);
                    return Condition::fact(Role::Other, "", yes, no).tell(node.id);
                }
                let clause = self.squeezed(&condition);
                Condition::fact(
                    Role::Other,
                    "",
                    say!("for {}, {}", groups, clause),
                    say!("it is not true for {}{} that {}", groups, aside, clause),
                )
                .tell(node.id)
            }
            Boolean::AllValues(node) => {
                let numbers = self.numbers(&node.array, scope);
                let inner = Scope { value: "the number".into(), ..scope.clone() };
                let clause = self.squeezed(&self.condition(&node.condition, &inner));
                Condition::fact(
                    Role::Other,
                    "",
                    say!("this holds for each of {}: {}", numbers, clause),
                    say!("this does not hold for each of {}: {}", numbers, clause),
                )
                .tell(node.id)
            }
            Boolean::AllDiceUsed(node) => {
                let (all, some) = ("all dice have been used", "not all dice have been used");
                Condition::fact(Role::Other, "", all, some).tell(node.id)
            }
            Boolean::AllDiceEqual(node) => Condition::fact(
                Role::Other,
                "",
                "all dice show the same number",
                "the dice do not all show the same number",
            )
            .tell(node.id),
            Boolean::AllPassed(node) => Condition::fact(
                Role::Other,
                if self.players.count() == 2 { "both players" } else { "all players" },
                "have passed in succession",
                "have not passed in succession",
            )
            .tell(node.id),
            _ => Condition::Always,
        }
    }
}

/// "one of your holes", "one square of the board".
fn with_one(single: &Text) -> Text {
    let words = single.as_str();
    let bare = words.strip_prefix("a ").or_else(|| words.strip_prefix("an "));
    bare.map_or_else(|| single.clone(), |bare| single.reworded(format!("one {bare}")))
}

/// Whether a test holds only for places that hold more than some pieces.
fn is_occupied(test: &Boolean) -> bool {
    let here = |int: &Int| {
        matches!(int, Int::Count(count)
        if count.kind.is_none() && matches!(&count.place, Some(CountWhere::At(Int::Site(_)))))
    };
    let some = |int: &Int| matches!(int, Int::Constant(number) if *number >= 0);
    match test {
        Boolean::Gt(node) => here(&node.left) && some(&node.right),
        Boolean::Lt(node) => some(&node.left) && here(&node.right),
        _ => false,
    }
}

/// Whether a test asks for an empty place.
pub(crate) fn asks_for_empty(test: &Boolean) -> bool {
    let here = |int: &Int| {
        matches!(int, Int::Count(count)
        if count.kind.is_none() && matches!(&count.place, Some(CountWhere::At(Int::Site(_)))))
    };
    match test {
        Boolean::IsEmpty(node) => matches!(node.at, Int::Site(_)),
        Boolean::Equals(node) => match (&node.left, &node.right) {
            (Int::Constant(0), IndexOrRole::Index(other)) => here(other),
            (other, IndexOrRole::Index(Int::Constant(0))) => here(other),
            _ => false,
        },
        _ => false,
    }
}

/// Whether words are the name of a place, such as "C2".
fn is_coordinate(words: &str) -> bool {
    let letters = words.chars().take_while(char::is_ascii_uppercase).count();
    letters > 0
        && letters < words.len()
        && words[letters..].chars().all(|c| c.is_ascii_digit() || c == '/')
}

/// "in your home" for a place that "is in your home", "on one of your points" for one that "is one of your points".
fn standing(predicate: &Text) -> Option<Text> {
    let words = predicate.as_str();
    if words.contains(" and ") || words.contains(" or ") {
        return None;
    }
    let (not, rest) = match words.strip_prefix("is not ") {
        Some(rest) => ("not ", rest),
        None => ("", words.strip_prefix("is ")?),
    };
    let place = if rest.starts_with("in ") {
        rest.to_owned()
    } else if rest.starts_with("one of ") || is_coordinate(rest) {
        format!("on {rest}")
    } else {
        return None;
    };
    Some(predicate.reworded(format!("{not}{place}")))
}

/// Whether words say of a place that it is or does something not, and the others that it is or does.
fn is_denial(words: &Text, others: &Text) -> bool {
    let denies = |text: &Text| {
        ["is not ", "does not "].iter().any(|denial| text.as_str().starts_with(denial))
    };
    // What is joined is denied part by part.
    let joined = |text: &Text| [" and ", " or "].iter().any(|it| text.as_str().contains(it));
    denies(words) && !denies(others) && !joined(words) && !joined(others)
}
