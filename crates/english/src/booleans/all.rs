//! Tests on all of something.

use language::booleans::Boolean;

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
                let inner = Scope { site: format!("that {site}").into(), ..scope.clone() };
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
                let yes = condition.relative(Role::Site);
                let no = condition.clone().negated().relative(Role::Site);
                // Of places that are known by their pieces, the pieces are spoken of.
                if let (Some((_, many)), Some(owner), Some(yes), Some(no)) =
                    (&area.pieces, &area.owner, &yes, &no)
                    && let (Some(within), Some(outside)) = (standing(yes), standing(no))
                {
                    let whose = owner.possessive();
                    return Condition::fact(
                        Role::Other,
                        "",
                        say!("each of {} {} is {}", whose, many, within),
                        say!("at least one of {} {} is {}", whose, many, outside),
                    )
                    .tell(node.id);
                }
                match (yes, no) {
                    (Some(yes), Some(no)) => Condition::fact(
                        Role::Other,
                        "",
                        say!("{} {}", area.each_one(site), yes),
                        say!("at least one of {} {}", area.plural, no),
                    ),
                    _ => {
                        let clause = self.squeezed(&condition);
                        Condition::fact(
                            Role::Other,
                            "",
                            say!("this holds for {}: {}", area.each_one(site), clause),
                            say!("this does not hold for {}: {}", area.each_one(site), clause),
                        )
                    }
                }
                .tell(node.id)
            }
            Boolean::AllSitesDifferent(node) => {
                let area = self.area(&node.region, scope);
                let inner = Scope { site: format!("that {site}").into(), ..scope.clone() };
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
                let mut groups: crate::realise::Text = "every group".into();
                if let Some(of) = &node.of {
                    groups = say!(
                        "{} made up where {}",
                        groups,
                        self.squeezed(&self.condition(of, &inner))
                    );
                }
                if let Some(direction) = &node.directions {
                    groups = say!("{} (connected {})", groups, self.direction(direction, scope));
                }
                let clause = self.squeezed(&self.condition(&node.condition, &inner));
                Condition::fact(
                    Role::Other,
                    "",
                    say!("this holds for {}: {}", groups, clause),
                    say!("this does not hold for {}: {}", groups, clause),
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
                "have passed, one after the other",
                "have not passed, one after the other",
            )
            .tell(node.id),
            _ => Condition::Always,
        }
    }
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
    } else if rest.starts_with("one of ") {
        format!("on {rest}")
    } else {
        return None;
    };
    Some(predicate.reworded(format!("{not}{place}")))
}
