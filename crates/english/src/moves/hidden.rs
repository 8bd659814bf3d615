//! What is hidden from players and shown to them.

use language::booleans::Boolean;
use language::moves::{Moves, SetHidden};
use language::refs::AtOrRegion;
use language::words::HiddenData;

use crate::plan::{Action, Deed};
use crate::realise::{Text, listed_and, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// What several rules in a row show, or hide: of which piece, which parts, and to whom.
struct Shown {
    place: Text,
    hides: bool,
    /// The parts of the piece for each player; no parts stand for the whole of it.
    to: Vec<(Text, Vec<HiddenData>)>,
}

impl Teller<'_> {
    /// "show the kind of the piece there to White".
    pub(super) fn set_hidden(&self, node: &SetHidden, scope: &Scope) -> Deed {
        let place = self.hidden_pieces(node, scope);
        let person = self.player_ref(&node.player, scope);
        let what = self.hidden_part(node.data.as_ref().map_or(&[], |data| data));
        match &node.value {
            Some(Boolean::Constant(false)) => {
                Deed::you("show", say!("{}{} to {}", what, place, person.name))
            }
            Some(Boolean::Constant(true)) | None => {
                Deed::you("keep", say!("{}{} hidden from {}", what, place, person.name))
            }
            Some(test) => {
                let clause = self.squeezed(&self.condition(test, scope));
                Deed::you(
                    "keep",
                    say!("{}{} hidden from {} if {}", what, place, person.name, clause),
                )
            }
        }
    }

    /// "show the kind and the owner of the piece there to both players", for the rules at the start of some effects that say it
    /// one by one; with the number of these rules. What is shown of one piece does not depend on what is shown of another.
    pub(super) fn shown_together(
        &self,
        effects: &[&Moves],
        scope: &Scope,
    ) -> Option<(Action, usize)> {
        let mut shown: Vec<(Shown, Vec<&SetHidden>)> = Vec::new();
        for effect in effects {
            let Moves::SetHidden(node) = effect else { break };
            let (None, None | Some(Boolean::Constant(_))) = (&node.then, &node.value) else {
                break;
            };
            let hides = !matches!(node.value, Some(Boolean::Constant(false)));
            let place = self.hidden_pieces(node, scope);
            let person = self.player_ref(&node.player, scope).name;
            let parts = node.data.as_ref().map_or(&[][..], |data| data);
            // What is hidden and shown again has to be told in order.
            if shown.iter().any(|(known, _)| known.is_undone(&place, hides)) {
                break;
            }
            match shown.iter_mut().find(|(known, _)| known.goes_with(&place, hides, parts)) {
                Some((known, nodes)) => {
                    known.add(person.clone(), parts);
                    known.place = std::mem::take(&mut known.place)
                        .tell_all(place.told())
                        .tell_all(person.told());
                    nodes.push(node);
                }
                None => {
                    let to = vec![(person, parts.to_vec())];
                    shown.push((Shown { place, hides, to }, vec![node]));
                }
            }
        }
        let number = shown.iter().map(|(_, nodes)| nodes.len()).sum();
        if shown.iter().all(|(_, nodes)| nodes.len() == 1) {
            return None;
        }
        let deeds = shown.iter().flat_map(|(shown, nodes)| self.told_of_one(shown, nodes, scope));
        Some((Action::sequence(deeds), number))
    }

    /// What is shown of one piece, or hidden, to everybody at once where all see the same.
    fn told_of_one(&self, shown: &Shown, nodes: &[&SetHidden], scope: &Scope) -> Vec<Action> {
        let Shown { place, hides, to } = shown;
        let alike = to.windows(2).all(|pair| pair[0].1 == pair[1].1);
        let (Some((_, parts)), true) = (to.first(), alike) else {
            let one = |node: &&SetHidden| self.set_hidden(node, scope).tell(node.id).into();
            return nodes.iter().map(one).collect();
        };
        let names: Vec<Text> = to.iter().map(|(person, _)| person.clone()).collect();
        let people = self.all_of_them(&names);
        let what = self.hidden_part(parts);
        let told: Vec<_> = nodes.iter().map(|node| node.id).collect();
        let deed = if *hides {
            Deed::you("keep", say!("{}{} hidden from {}", what, place, people))
        } else {
            Deed::you("show", say!("{}{} to {}", what, place, people))
        };
        let rest = deed.rest.clone().tell_all(&told);
        vec![Deed { rest, ..deed }.into()]
    }

    /// "both players", "all players", or those who are meant.
    fn all_of_them(&self, names: &[Text]) -> Text {
        let count = self.players.count();
        let every = names.len() == count
            && (names.iter().all(|name| self.players.names.iter().any(|one| one == name.as_str()))
                || count == 2 && names.iter().any(|name| name.as_str() == "you"));
        if !every || count < 2 {
            return listed_and(names);
        }
        let all = if count == 2 { "both players" } else { "all players" };
        names.iter().fold(Text::from(all), |text, name| text.tell_all(name.told()))
    }

    /// The pieces that a rule hides or shows.
    fn hidden_pieces(&self, node: &SetHidden, scope: &Scope) -> Text {
        match &node.at {
            AtOrRegion::At(at) => {
                let place = self.place(at, scope);
                self.piece_at_level(&place, node.level.as_ref(), scope)
            }
            AtOrRegion::Region(region) => say!("the pieces {}", self.area(region, scope).within()),
        }
    }

    /// Which part of a piece is hidden.
    pub(crate) fn hidden_part(&self, data: &[HiddenData]) -> Text {
        let names: Vec<Text> = data
            .iter()
            .map(|data| {
                match data.word() {
                    "What" => "the kind",
                    "Who" => "the owner",
                    "State" => return format!("the {}", self.state.mark_noun).into(),
                    "Count" => "the number",
                    "Rotation" => "the orientation",
                    _ => return format!("the {}", self.state.value_noun).into(),
                }
                .into()
            })
            .collect();
        if names.is_empty() { Text::default() } else { say!("{} of ", listed_and(&names)) }
    }
}

impl Shown {
    /// Whether one more rule speaks of the same piece in the same way; to see a piece and to see what it is are two things.
    fn goes_with(&self, place: &Text, hides: bool, parts: &[HiddenData]) -> bool {
        self.place.as_str() == place.as_str()
            && self.hides == hides
            && self.to.iter().all(|(_, known)| known.is_empty() == parts.is_empty())
    }

    /// Whether another rule shows what this one hides, or hides what it shows.
    fn is_undone(&self, place: &Text, hides: bool) -> bool {
        self.place.as_str() == place.as_str() && self.hides != hides
    }

    /// Adds what one more rule shows, or hides.
    fn add(&mut self, person: Text, parts: &[HiddenData]) {
        match self.to.iter_mut().find(|(known, _)| known.as_str() == person.as_str()) {
            Some((_, known)) => {
                let new = parts.iter().filter(|part| !known.contains(part));
                *known = known.iter().chain(new).copied().collect();
            }
            None => self.to.push((person, parts.to_vec())),
        }
    }
}
