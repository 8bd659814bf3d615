//! Alternatives that are the same along one path as along another are told once, of "the chosen path".
//!
//! Descriptions write a sowing out for either direction, often with a number for each: the number that says which way a player is bound
//! to. The alternatives are planned with the first path of each called "the chosen path"; they are told as one only if they then
//! have the same words, up to numbers that go with the paths.

use std::collections::BTreeMap;

use language::moves::{If, Moves};
use syntax::NodeId;

use crate::plan::{ALLOWED_ONLY_IF, Action, Deed};
use crate::realise::{Text, listed_or, number_of_word, say, word_count};
use crate::recall::Plan;
use crate::scope::Scope;
use crate::teller::Teller;

/// Alternatives of fewer words than this are told one by one.
const WORTH: usize = 25;
/// What the path of all alternatives is called, and the other one of two.
const CHOSEN: &str = "the chosen path";
const OTHER: &str = "the other path";
/// What a number that goes with the path is called, and one that goes with the other of two.
const ITS_NUMBER: &str = "the number of the chosen path";
const OTHER_NUMBER: &str = "the number of the other path";

/// The paths that an alternative names: the first, and another one.
type Paths<'a> = (&'a str, Option<&'a str>);

impl<'a> Teller<'a> {
    /// What a path is called while a rule is told of several paths at once.
    pub(crate) fn spoken_path(&self, name: &str) -> Option<&'static str> {
        let (chosen, other) = self.path_spoken.get()?;
        if name == chosen {
            Some(CHOSEN)
        } else if Some(name) == other {
            Some(OTHER)
        } else {
            None
        }
    }

    /// The members of a choice that do the same along several paths, by where they stand: the first one tells all.
    pub(super) fn along_either_path(
        &self,
        list: NodeId,
        members: &[Moves],
        scope: &Scope,
    ) -> BTreeMap<usize, Action> {
        let mut told = BTreeMap::new();
        if self.path_spoken.get().is_some() || self.spoken.get().is_some() {
            return told;
        }
        let nodes = self.state.links.members(list);
        let nodes = nodes.get(..members.len()).unwrap_or_default();
        for (group, paths) in self.alike_by_path(nodes) {
            let plan = |index: usize| self.moves(&members[index], scope);
            let choice = self.tentatively(|| self.told_along(nodes, (&group, &paths), plan));
            if let Some(mut action) = choice.map(|(names, body)| chosen(&names, body)) {
                for index in group {
                    told.insert(index, std::mem::take(&mut action));
                }
            }
        }
        told
    }

    /// "if your tally is one, the long path is the chosen path; otherwise the short path is": one thing or another that is the same but
    /// for the path.
    pub(super) fn along_decided_path(&self, node: &If, scope: &Scope) -> Option<Action> {
        let otherwise = node.otherwise.as_ref()?;
        if self.path_spoken.get().is_some() || self.spoken.get().is_some() {
            return None;
        }
        let parts: Vec<NodeId> = self.state.links.plain(node.id).take(3).collect();
        let [_, yes, no] = parts.as_slice() else { return None };
        let nodes = [*yes, *no];
        let groups = self.alike_by_path(&nodes);
        let (group, paths) = groups.first()?;
        let plan = |index: usize| match index {
            0 => self.moves(&node.moves, scope),
            _ => self.moves(otherwise, scope),
        };
        let (names, body) = self.tentatively(|| self.told_along(&nodes, (group, paths), plan))?;
        let [one, other] = names.as_slice() else { return None };
        let is_chosen = |path: &Text| Box::new(Deed::of(path.clone(), "be", CHOSEN).into());
        let condition = self.condition(&node.condition, scope);
        let decided = Action::When(condition, is_chosen(one), is_chosen(other));
        Some(Action::sequence([decided, body]))
    }

    /// Alternatives that read the same but for their paths and numbers, with the paths of each.
    fn alike_by_path(&self, members: &[NodeId]) -> Vec<(Vec<usize>, Vec<Paths<'a>>)> {
        let links = &self.state.links;
        let is_path = |text: &str| self.all_tracks().any(|track| track.name.contains(text));
        let alike = |a: &str, b: &str| {
            let number = |word: &str| word.parse::<i32>().is_ok();
            a == b || (number(a) && number(b)) || (is_path(a) && is_path(b))
        };
        // Each with its members, their paths, and where the first member names its first path.
        let mut groups: Vec<(Vec<usize>, Vec<Paths<'a>>, Vec<bool>)> = Vec::new();
        for (index, member) in members.iter().enumerate() {
            let texts = links.whole(*member).into_iter().filter_map(|part| links.text(part));
            let names: Vec<&'a str> = texts.filter(|text| is_path(text)).collect();
            let Some(chosen) = names.first().copied() else { continue };
            let other = names.iter().copied().find(|name| *name != chosen);
            if names.iter().any(|name| *name != chosen && Some(*name) != other) {
                continue;
            }
            let firsts: Vec<bool> = names.iter().map(|name| *name == chosen).collect();
            let paths = (chosen, other);
            let known = groups.iter_mut().find(|(indices, known, turns)| {
                let new = known.iter().all(|(path, _)| *path != chosen);
                // What is one path to the first of two alternatives is the other one to the second.
                let crossed = match (known.as_slice(), other) {
                    (_, None) => true,
                    ([(first, second)], Some(other)) => *first == other && *second == Some(chosen),
                    _ => false,
                };
                new && crossed
                    && *turns == firsts
                    && links.same_by(members[indices[0]], *member, &alike)
            });
            match known {
                Some((indices, known, _)) => {
                    indices.push(index);
                    known.push(paths);
                }
                None => groups.push((vec![index], vec![paths], firsts)),
            }
        }
        let several = groups.into_iter().filter(|(indices, ..)| indices.len() > 1);
        several.map(|(indices, paths, _)| (indices, paths)).collect()
    }

    /// What alternatives do along their paths, and what these paths are called; none if the alternatives differ in more.
    fn told_along(
        &self,
        nodes: &[NodeId],
        (group, paths): (&[usize], &[Paths<'a>]),
        plan: impl Fn(usize) -> Action,
    ) -> Option<(Vec<Text>, Action)> {
        let mut plans: Vec<Action> = Vec::new();
        for (index, path) in group.iter().zip(paths) {
            self.speak_of_path(Some(*path));
            plans.push(plan(*index));
            self.speak_of_path(None);
        }
        let numbers = name_numbers(&mut plans)?;
        let mut plans = plans.into_iter();
        let first = plans.next()?;
        let words = first.words();
        let mut told: Vec<NodeId> = Vec::new();
        for mut other in plans {
            if other.words() != words {
                return None;
            }
            told.extend(other.tells());
        }
        if word_count(&words) < WORTH || !words.contains(CHOSEN.trim_start_matches("the ")) {
            return None;
        }
        let name = |(at, (path, _)): (usize, &Paths<'a>)| {
            let name = match numbers.get(at) {
                Some(number) => say!("{} (number {})", self.track_name(path), number),
                None => self.track_name(path),
            };
            name.tell(nodes[group[at]])
        };
        let names: Vec<Text> = paths.iter().enumerate().map(name).collect();
        Some((names, first.telling(told)))
    }

    /// Begins to call a path "the chosen path", or ceases to.
    fn speak_of_path(&self, path: Option<Paths<'a>>) {
        self.recall.renew();
        self.path_spoken.set(path);
    }
}

/// "choose the long path or the short path", and what is done along it.
fn chosen(names: &[Text], body: Action) -> Action {
    let mut choice = Deed::you("choose", listed_or(names));
    let body = match body {
        Action::When(condition, yes, no) if no.is_nothing() => {
            choice.demands.push((ALLOWED_ONLY_IF.into(), condition));
            *yes
        }
        other => other,
    };
    choice.then = Box::new(body);
    choice.into()
}

/// Calls the numbers in which plans differ the numbers of their paths, and returns these; none if the plans differ in more.
fn name_numbers(plans: &mut [Action]) -> Option<Vec<String>> {
    let texts: Vec<Vec<String>> = plans
        .iter_mut()
        .map(|plan| {
            let mut texts = Vec::new();
            plan.each_text(&mut |text| texts.push(text.as_str().to_owned()));
            texts
        })
        .collect();
    let (first, others) = texts.split_first()?;
    if others.iter().any(|other| other.len() != first.len()) {
        return None;
    }
    let words = |at: usize| -> Option<Vec<Vec<&str>>> {
        let words: Vec<Vec<&str>> =
            texts.iter().map(|texts| texts[at].split(' ').collect()).collect();
        words.iter().all(|other| other.len() == words[0].len()).then_some(words)
    };
    let mut differing: Vec<Vec<&str>> = Vec::new();
    for at in 0..first.len() {
        let words = words(at)?;
        for place in 0..words[0].len() {
            differing.extend(numbers_at(&words, place)?);
        }
    }
    // Which of two numbers goes with which path is nothing but a name: the first path has the lower one, if both orders occur.
    let numbers: Vec<&str> = match differing.first() {
        Some(numbers) if numbers.len() == 2 && differing.contains(&turned(numbers)) => {
            let low = numbers.iter().min_by_key(|word| number_of_word(word));
            if low == numbers.first() { numbers.clone() } else { turned(numbers) }
        }
        Some(numbers) => numbers.clone(),
        None => Vec::new(),
    };
    let crossed = |here: &Vec<&str>| here.len() == 2 && *here == turned(&numbers);
    if differing.iter().any(|here| *here != numbers && !crossed(here)) {
        return None;
    }
    let mut named: Vec<String> = Vec::new();
    for at in 0..first.len() {
        let words = words(at)?;
        let name = |place: usize| match numbers_at(&words, place)? {
            None => Some(words[0][place].to_owned()),
            Some(here) => {
                let name = if here == numbers { ITS_NUMBER } else { OTHER_NUMBER };
                Some(format!("{name}{}", &words[0][place][here[0].len()..]))
            }
        };
        let out: Option<Vec<String>> = (0..words[0].len()).map(name).collect();
        named.push(out?.join(" "));
    }
    let numbers: Vec<String> = numbers.iter().map(|number| (*number).to_owned()).collect();
    for plan in plans {
        let mut named = named.iter();
        plan.each_text(&mut |text| {
            if let Some(words) = named.next() {
                *text = text.reworded(words.as_str());
            }
        });
    }
    Some(numbers)
}

/// The numbers of two paths changed round.
fn turned<'t>(numbers: &[&'t str]) -> Vec<&'t str> {
    numbers.iter().rev().copied().collect()
}

/// The numbers in which texts differ at a place, no numbers if they do not differ there; nothing if they differ in more.
fn numbers_at<'t>(words: &[Vec<&'t str>], place: usize) -> Option<Option<Vec<&'t str>>> {
    let here: Vec<&str> = words.iter().map(|words| words[place]).collect();
    if here.iter().all(|word| *word == here[0]) {
        return Some(None);
    }
    let bare: Vec<&str> = here.iter().map(|word| word.trim_end_matches([',', ';'])).collect();
    // Where a number counts things it is no mere sign.
    let alone = words[0].get(place + 1).is_none_or(|next| ["as", "and", "or"].contains(next))
        || here[0].ends_with([',', ';']);
    let numbers = bare.iter().all(|word| number_of_word(word).is_some());
    (alone && numbers).then_some(Some(bare))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(texts: [&str; 2]) -> Option<(Vec<String>, String)> {
        let mut plans = texts.map(|text| Action::from(Deed::you("note", text)));
        let numbers = name_numbers(&mut plans)?;
        assert_eq!(plans[0].words(), plans[1].words());
        Some((numbers, plans[0].words().trim().to_owned()))
    }

    #[test]
    fn numbers_go_with_paths() {
        let (numbers, text) =
            named(["one as X if Y is not two", "two as X if Y is not one"]).unwrap();
        assert_eq!(numbers, ["one", "two"]);
        assert!(text.contains("the number of the chosen path as X"), "{text}");
        assert!(text.ends_with("if Y is not the number of the other path."), "{text}");
    }

    #[test]
    fn numbers_that_count_stay() {
        assert!(named(["one seed", "two seed"]).is_none());
        assert!(named(["one", "all"]).is_none());
        assert!(named(["one or one", "two or three"]).is_none());
    }
}
