//! Several numbers at once.

use language::arrays::IntArray;

use super::reckoning::joined;
use crate::notes::{Cases, Sort};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// Several numbers as a noun phrase.
    pub fn numbers(&self, array: &IntArray, scope: &Scope) -> Text {
        match array {
            IntArray::ArrayOfRegion(node) => self.area(&node.region, scope).plural.tell(node.id),
            IntArray::ArrayOfInts(node) => {
                let parts: Vec<Text> =
                    node.ints.iter().map(|int| self.number(int, scope).text).collect();
                crate::realise::listed_and(&parts).tell(node.id)
            }
            IntArray::Team(node) => Text::from("the players of that team").tell(node.id),
            IntArray::Difference(node) => {
                let without = match &node.subtraction {
                    language::arrays::ArrayOrInt::Array(array) => self.numbers(array, scope),
                    language::arrays::ArrayOrInt::Int(int) => self.number(int, scope).text,
                };
                say!("{} except {}", self.numbers(&node.source, scope), without).tell(node.id)
            }
            IntArray::If(_) if let Some(text) = self.numbers_of_each_mover(array, scope) => text,
            IntArray::If(node) => {
                let cases = Cases {
                    cases: vec![(
                        self.condition(&node.condition, scope),
                        self.numbers(&node.then, scope),
                    )],
                    otherwise: node.otherwise.as_ref().map(|no| self.numbers(no, scope)),
                };
                self.cases(Sort::Number, &cases).tell(node.id)
            }
            IntArray::Intersection(node) => {
                let parts: Vec<Text> =
                    node.arrays.iter().map(|array| self.numbers(array, scope)).collect();
                say!("what is common to {}", crate::realise::listed_and(&parts)).tell(node.id)
            }
            IntArray::Union(node) => {
                let parts: Vec<Text> =
                    node.arrays.iter().map(|array| self.numbers(array, scope)).collect();
                joined(&parts, " together with ").tell(node.id)
            }
            IntArray::Results(node) => self.results(node, scope),
            IntArray::PlayersTeam(node) => {
                let team = node.kind.word().trim_start_matches("Team").to_owned();
                let text = say!("the players of team {}", team);
                self.players_if(text, node.condition.as_ref(), scope).tell(node.id)
            }
            IntArray::PlayersMany(node) => {
                let text: Text = match node.kind.word() {
                    "All" => "the players".into(),
                    "NonMover" => "the other players".into(),
                    "Enemy" => "the opponents".into(),
                    "Ally" => "your partners".into(),
                    _ => "the players of your side".into(),
                };
                let text = match &node.of {
                    Some(of) => say!("{}, as seen from {},", text, self.person(of, scope).name),
                    None => text,
                };
                self.players_if(text, node.condition.as_ref(), scope).tell(node.id)
            }
            IntArray::SizesGroup(node) => {
                let owner: Text = match &node.owner {
                    Some(language::arrays::GroupOwner::Role(role)) => {
                        let word = self.owner_word(*role, scope);
                        if word.is_empty() { "all".into() } else { word }
                    }
                    Some(language::arrays::GroupOwner::Of(of)) => {
                        self.person(of, scope).possessive()
                    }
                    _ => "the".into(),
                };
                let mut text = say!("the sizes of {} groups", owner);
                if let Some(language::arrays::GroupOwner::If(test)) = &node.owner {
                    let inner =
                        Scope { to: format!("each {}", self.site()).into(), ..scope.clone() };
                    let clause = self.squeezed(&self.condition(test, &inner));
                    text = say!("{} in which {}", text, clause);
                }
                if let Some(min) = &node.min {
                    text = say!(
                        "{} of at least {} {}",
                        text,
                        self.number(min, scope).text,
                        self.pieces.words()
                    );
                }
                text = self.connected(text, node.directions.as_ref(), node.id, scope);
                let tested = matches!(node.owner, Some(language::arrays::GroupOwner::If(_)));
                self.speaks_of_groups(!tested, node.directions.as_ref(), node.id);
                self.seen_from_above(text, node.is_visible.as_ref(), node.id).tell(node.id)
            }
            IntArray::Rotations(node) => {
                let parts: Vec<Text> =
                    node.directions.iter().map(|direction| self.absolute(*direction)).collect();
                say!("the orientations {}", crate::realise::listed_and(&parts)).tell(node.id)
            }
            IntArray::ValuesRemembered(node) => match node.name.as_deref() {
                name if self.remembered_places(name).is_some() => {
                    self.remembered_places(name).unwrap_or_default().tell(node.id)
                }
                name if let Some((noun, place)) = self.written_list(name) => {
                    say!("the {}s{}", noun, place).tell(node.id)
                }
                Some(name) => {
                    say!("the values remembered as {}", self.kept_name(name)).tell(node.id)
                }
                None => Text::from("the remembered values").tell(node.id),
            },
        }
    }

    fn players_if(
        &self,
        text: Text,
        test: Option<&language::booleans::Boolean>,
        scope: &Scope,
    ) -> Text {
        let Some(test) = test else { return text };
        let inner = Scope { player: "that player".into(), ..scope.clone() };
        let condition = self.condition(test, &inner);
        say!("{} for whom {}", text, self.squeezed(&condition))
    }
}
