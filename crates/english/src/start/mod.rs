//! The starting position.

mod by_kind;
mod carried;
mod dealt;
mod each;
mod entries;
mod grid;
mod hands;
mod interleaved;
mod layout;
mod numbered;
mod pairs;
mod place;
mod ranks;
mod roster;
mod same_kind;
mod scattered;
mod set;
mod stack;
mod standing;

pub(crate) use carried::Carried;

use language::start::StartRule;

use crate::plan::Passage;
use crate::realise::say;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// What a rule of the starting position says.
    pub fn start_rule(&self, rule: &StartRule, scope: &Scope) -> Passage {
        match rule {
            StartRule::PlaceAt(node) => self.place_at(node, scope),
            StartRule::PlaceOn(node) => self.place_on(node, scope),
            StartRule::PlaceStack(node) => self.place_stack(node, scope),
            StartRule::PlaceRandom(node) => self.place_random(node, scope),
            StartRule::PlaceRandomStack(node) => self.place_random_stack(node, scope),
            StartRule::PlaceRandomCounts(node) => self.place_random_counts(node, scope),
            StartRule::Deal(node) => {
                let what = if node.kind.word() == "Cards" { "cards" } else { "dominoes" };
                let text = match node.count {
                    Some(count) => format!("deal {count} {what} to each player"),
                    None => format!("deal {what} to each player"),
                };
                Passage::of(crate::realise::Text::from(text).tell(node.id))
            }
            StartRule::Split(node) => Passage::of(
                crate::realise::Text::from("split the deck evenly between the players")
                    .tell(node.id),
            ),
            StartRule::ForEachPlayer(node) => {
                let inner = Scope { player: "each player".into(), ..scope.clone() };
                told(self.start_rule(&node.rule, &inner), node.id)
            }
            StartRule::ForEachPlayerOf(node) => {
                let inner = Scope {
                    player: say!("each of {}", self.numbers(&node.players, scope)),
                    ..scope.clone()
                };
                told(self.start_rule(&node.rule, &inner), node.id)
            }
            StartRule::ForEachTeam(node) => {
                let inner = Scope { player: "each team".into(), ..scope.clone() };
                told(self.start_rule(&node.rule, &inner), node.id)
            }
            StartRule::ForEachSite(node) => {
                let area = self.area(&node.region, scope);
                let mut head = area.each_one(self.site());
                if let Some(test) = &node.condition {
                    let inner =
                        Scope { site: format!("that {}", self.site()).into(), ..scope.clone() };
                    let condition = self.condition(test, &inner);
                    head = match condition.relative(crate::plan::Role::Site) {
                        Some(relative) => say!("{} that {}", head, relative),
                        None => say!("{} for which {}", head, self.squeezed(&condition)),
                    };
                }
                let inner = Scope { site: head, ..scope.clone() };
                told(self.start_rule(&node.rule, &inner), node.id)
            }
            StartRule::ForEachValue(node) if let Some(placed) = self.placed_by_number(node) => {
                placed
            }
            StartRule::ForEachValue(node) => {
                let (min, max) = (self.number(&node.min, scope), self.number(&node.max, scope));
                let inner = Scope {
                    value: say!("each number from {} to {}", min.text, max.text),
                    ..scope.clone()
                };
                told(self.start_rule(&node.rule, &inner), node.id)
            }
            other => self.start_set(other, scope),
        }
    }
}

/// A passage that also tells a ludeme.
pub(crate) fn told(mut passage: Passage, node: syntax::NodeId) -> Passage {
    use crate::plan::Part;
    for part in &mut passage.parts {
        if let Part::Say(text) | Part::Clause(text) = part {
            *text = std::mem::take(text).tell(node);
            break;
        }
    }
    passage
}
