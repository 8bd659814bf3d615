//! Marks and values that all pieces of a kind start with: told once for the kind, not with every place.

use language::game::Rules;
use language::ints::Int;
use language::start::{StackItems, StartRule};
use syntax::NodeId;

use super::carried::Carried;
use crate::booleans::numbered;
use crate::plan::{Part, Passage};
use crate::realise::{Text, capitalised, listed_and, plural, say};
use crate::state::Marks;
use crate::teller::Teller;

/// Pieces of more kinds than this are told as a table.
const KINDS: usize = 5;

/// A number that pieces carry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Noun {
    Mark,
    Value,
}

impl Noun {
    fn of<'a>(self, carried: &Carried<'a>) -> Option<&'a Int> {
        match self {
            Noun::Mark => carried.state,
            Noun::Value => carried.value,
        }
    }

    /// The argument of a rule that gives it.
    fn label(self) -> &'static str {
        match self {
            Noun::Mark => "state",
            Noun::Value => "value",
        }
    }
}

/// A kind of pieces, and the number that every one of them starts with: none if no rule gives it one.
struct Kind {
    name: String,
    number: Option<String>,
    told: Vec<NodeId>,
}

impl Teller<'_> {
    /// "mark", "value", "number": what a number is called that pieces carry.
    pub(super) fn noun(&self, noun: Noun) -> &'static str {
        match noun {
            Noun::Mark => self.state.mark_noun,
            Noun::Value => self.state.value_noun,
        }
    }

    /// Whether the mark or value of a piece at the start needs no word where it is placed, as its kind tells it.
    pub(super) fn told_by_kind(&self, noun: Noun) -> bool {
        self.kinds_that_carry(noun).is_some()
    }

    /// "Kings and rooks start with a mark", "each piece starts with the value of its kind: generals 4 and spies 1".
    pub(crate) fn carried_by_kind(&self) -> Vec<Passage> {
        [Noun::Mark, Noun::Value].into_iter().filter_map(|noun| self.kinds_told(noun)).collect()
    }

    /// What the rules of the start put anywhere: the items, what they carry, and the rule.
    pub(crate) fn placements(&self) -> Vec<(Vec<&str>, Carried<'_>, NodeId)> {
        let start = match &self.game.rules {
            Rules::Simple(rules) => rules.start.as_ref(),
            Rules::Phased(rules) => rules.start.as_ref(),
        };
        start.into_iter().flat_map(|start| start.rules.iter()).filter_map(placement).collect()
    }

    /// All kinds of pieces with the number of each, if at least two rules give numbers and each kind has one number only.
    fn kinds_that_carry(&self, noun: Noun) -> Option<Vec<Kind>> {
        let silent = match noun {
            Noun::Mark => {
                self.says_nothing_by_marks()
                    || self.state.two_sided
                    || !matches!(self.state.marks, Marks::Numbers | Marks::Flag)
            }
            Noun::Value => false,
        };
        if silent {
            return None;
        }
        let placements = self.placements();
        let giving = |carried: &Carried<'_>| noun.of(carried).is_some();
        if placements.iter().filter(|(_, carried, _)| giving(carried)).count() < 2 {
            return None;
        }
        let mut kinds: Vec<Kind> = Vec::new();
        for (items, carried, rule) in &placements {
            let number = match noun.of(carried) {
                Some(int) => Some(self.carried_number(int)?).filter(|number| number != "0"),
                None => None,
            };
            let part = self.state.links.children(*rule).iter();
            let part = part.filter(|part| self.state.links.label(**part) == Some(noun.label()));
            let told: Vec<NodeId> = part.flat_map(|part| self.whole(*part)).collect();
            for item in items {
                let (name, _) = self.pieces.named(item);
                match kinds.iter_mut().find(|kind| kind.name == name) {
                    Some(kind) if kind.number != number => return None,
                    Some(kind) => kind.told.extend(&told),
                    None => {
                        kinds.push(Kind { name, number: number.clone(), told: told.clone() });
                    }
                }
            }
        }
        Some(kinds)
    }

    /// A number that is known, or how it is drawn.
    pub(super) fn carried_number(&self, int: &Int) -> Option<String> {
        match (self.constant(int), int) {
            (Some(number), _) => Some(number.to_string()),
            (None, Int::ValueRandom(_)) => {
                Some(self.number(int, &self.turn_scope()).text.to_string())
            }
            _ => None,
        }
    }

    fn kinds_told(&self, noun: Noun) -> Option<Passage> {
        let kinds = self.kinds_that_carry(noun)?;
        // A mark that is not there needs no word, and a value of zero none where nobody asks for it.
        let zero =
            noun == Noun::Value && self.state.links.clauses("value", "Piece").next().is_some();
        let mut groups: Vec<(String, Vec<Text>)> = Vec::new();
        for kind in &kinds {
            let number = match &kind.number {
                Some(number) => number.clone(),
                None if zero => "0".to_owned(),
                None => continue,
            };
            let name = Text::from(plural(&kind.name)).tell_all(&kind.told);
            match groups.iter_mut().find(|(known, _)| *known == number) {
                Some((_, names)) => names.push(name),
                None => groups.push((number, vec![name])),
            }
        }
        let word = self.noun(noun);
        let flag = noun == Noun::Mark && self.state.marks == Marks::Flag;
        let status = |number: &str, several: bool| {
            let mark = (noun == Noun::Mark).then(|| number.parse().ok()).flatten();
            mark.and_then(|mark| self.start_as(mark, several))
        };
        let told: usize = groups.iter().map(|(_, names)| names.len()).sum();
        let number = |number: &str| match number.parse::<i64>() {
            _ if flag => "a mark".to_owned(),
            Ok(number) => numbered(word, number),
            Err(_) => format!("this {word}: {number}"),
        };
        let text = match groups.as_slice() {
            [] => return None,
            [(one, names)] => {
                let all = names.len() == kinds.len();
                let whom = match (all, names.as_slice()) {
                    (true, [_]) => format!("every {}", kinds[0].name).into(),
                    (true, _) => "every piece".into(),
                    (false, _) => listed_and(names),
                };
                let start = if all { "starts" } else { "start" };
                let nodes: Vec<NodeId> =
                    names.iter().flat_map(|name| name.told().to_vec()).collect();
                match status(one, !all) {
                    Some(status) => say!("{} {}", whom, status).tell_all(&nodes),
                    None => say!("{} {} with {}", whom, start, number(one)).tell_all(&nodes),
                }
            }
            groups if groups.iter().all(|(number, _)| status(number, true).is_some()) => {
                let each: Vec<Text> = groups
                    .iter()
                    .filter_map(|(number, names)| {
                        Some(say!("{} {}", listed_and(names), status(number, true)?))
                    })
                    .collect();
                listed_and(&each)
            }
            groups if told > KINDS => return Some(table(word, groups)),
            groups => {
                let each: Vec<Text> = groups
                    .iter()
                    .flat_map(|(number, names)| names.iter().map(move |name| (number, name)))
                    .map(|(number, name)| say!("{} {}", name, number.as_str()))
                    .collect();
                say!("each piece starts with the {} of its kind: {}", word, listed_and(&each))
            }
        };
        Some(Passage::of(text))
    }
}

/// The kinds under each other, the highest number first.
fn table(word: &str, groups: &[(String, Vec<Text>)]) -> Passage {
    let mut groups: Vec<&(String, Vec<Text>)> = groups.iter().collect();
    groups.sort_by_key(|(number, _)| std::cmp::Reverse(number.parse::<i64>().ok()));
    let rows: Vec<[Text; 2]> = groups
        .into_iter()
        .map(|(number, names)| {
            let names = listed_and(names);
            let nodes = names.told().to_vec();
            let first = names.reworded(capitalised(names.as_str()));
            [first, Text::from(capitalised(number)).tell_all(&nodes)]
        })
        .collect();
    let told: Vec<NodeId> = rows.iter().flatten().flat_map(|cell| cell.told().to_vec()).collect();
    let intro = format!("each piece starts with the {word} of its kind:");
    let mut passage = Passage::of(Text::from(intro).tell_all(&told));
    passage.parts.push(Part::Table { header: ["Pieces".into(), capitalised(word)], rows });
    passage
}

/// What a rule of the start puts anywhere; rules that run through players or places put what the rule in them puts.
fn placement(rule: &StartRule) -> Option<(Vec<&str>, Carried<'_>, NodeId)> {
    let carried = |state, rotation, value| Carried { state, rotation, value };
    Some(match rule {
        StartRule::PlaceAt(node) => {
            let carried = carried(node.state.as_ref(), node.rotation.as_ref(), node.value.as_ref());
            (vec![&*node.item], carried, node.id)
        }
        StartRule::PlaceOn(node) => {
            let carried = carried(node.state.as_ref(), node.rotation.as_ref(), node.value.as_ref());
            (vec![&*node.item], carried, node.id)
        }
        StartRule::PlaceRandom(node) => {
            let items = node.item.iter().map(|item| &**item).collect();
            (items, carried(node.state.as_ref(), None, node.value.as_ref()), node.id)
        }
        StartRule::PlaceStack(node) => {
            let items = match &node.items {
                StackItems::Name(name) => vec![&**name],
                StackItems::Items(names) => names.iter().map(|name| &**name).collect(),
            };
            let carried = carried(node.state.as_ref(), node.rotation.as_ref(), node.value.as_ref());
            (items, carried, node.id)
        }
        StartRule::PlaceRandomStack(node) => {
            let items = node.pieces.iter().map(|item| &**item).collect();
            (items, carried(node.state.as_ref(), None, node.value.as_ref()), node.id)
        }
        StartRule::PlaceRandomCounts(node) => {
            let items = node.items.iter().map(|item| &*item.item).collect();
            (items, carried(None, None, None), node.id)
        }
        StartRule::ForEachPlayer(node) => return placement(&node.rule),
        StartRule::ForEachPlayerOf(node) => return placement(&node.rule),
        StartRule::ForEachTeam(node) => return placement(&node.rule),
        StartRule::ForEachSite(node) => return placement(&node.rule),
        StartRule::ForEachValue(node) => return placement(&node.rule),
        _ => return None,
    })
}
