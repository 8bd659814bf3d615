//! Pieces that start in stacks.

use language::start::{CountOrCounts, PlaceStack, StackItems, StackPlace, StartRule};
use syntax::NodeId;

use super::carried::Carried;
use crate::plan::Passage;
use crate::realise::{Text, listed_and, plural, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "A1", "each of A1 and B2".
    fn each_named(&self, names: &[Text], node: NodeId) -> Text {
        let places = self.named_places(names, node);
        if names.len() == 1 { places } else { say!("each of {}", places) }
    }

    pub(super) fn place_stack(&self, node: &PlaceStack, scope: &Scope) -> Passage {
        let carried = Carried {
            state: node.state.as_ref(),
            rotation: node.rotation.as_ref(),
            value: node.value.as_ref(),
        };
        let place: Text = match &node.place {
            Some(StackPlace::Site(site)) => self.start_place(site, node.site_type, scope),
            Some(StackPlace::Sites(sites)) => {
                let names: Vec<Text> = sites
                    .iter()
                    .map(|site| self.start_place(site, node.site_type, scope))
                    .collect();
                self.each_named(&names, node.id)
            }
            Some(StackPlace::Region(region))
                if self.fixed(region).is_some_and(|sites| sites.len() == 1) =>
            {
                self.area(region, scope).plural
            }
            Some(StackPlace::Region(region)) => {
                let area = self.area(region, scope).plural;
                // "Each of the rows" would be one stack a row.
                let words = area.as_str();
                match words.starts_with("the ") && !words.contains(&self.places.words(None)) {
                    true => say!("each {} of {}", self.site(), area),
                    false => say!("each of {}", area),
                }
            }
            Some(StackPlace::Coord(coord)) => coord.to_string().into(),
            Some(StackPlace::Coordinates(coords)) => {
                let names: Vec<Text> =
                    coords.iter().map(|coord| Text::from(coord.to_string())).collect();
                self.each_named(&names, node.id)
            }
            None => match &node.container {
                Some(container) => format!("the {}", self.name_words(container)).into(),
                None => "the board".into(),
            },
        };
        let count: Option<Text> = match &node.count {
            Some(CountOrCounts::Count(count)) => Some(self.number(count, scope).text),
            // The same number for each place is said once.
            Some(CountOrCounts::Counts(counts)) if self.all_the_same(counts) => {
                counts.first().map(|first| self.number(first, scope).text)
            }
            Some(CountOrCounts::Counts(counts)) => Some(listed_and(
                &counts.iter().map(|count| self.number(count, scope).text).collect::<Vec<_>>(),
            )),
            None => None,
        };
        let text = match &node.items {
            StackItems::Name(name) => {
                let (kind, owner) = self.item(name);
                match count {
                    Some(count) if place.as_str().ends_with("'s hand") => {
                        let one = count.as_str() == "one";
                        let (noun, verb) = if one { (kind, "is") } else { (plural(&kind), "are") };
                        say!("{} {} {} in {}", count, noun, verb, place)
                    }
                    Some(count) if count.as_str() == "one" => {
                        say!("one of {}{} stands on {}", owner, plural(&kind), place)
                            .tell_all(count.told())
                    }
                    Some(count) if owner.is_empty() => {
                        say!("{} {} stand on {}", count, plural(&kind), place)
                    }
                    Some(count) => {
                        say!("{} of {}{} stand on {}", count, owner, plural(&kind), place)
                    }
                    None if owner.is_empty() => {
                        say!("{} stands on {}", with_article(&kind), place)
                    }
                    None if place.as_str().starts_with("each ") => {
                        say!("one of {}{} stands on {}", owner, plural(&kind), place)
                    }
                    None => say!("{}{} stands on {}", owner, kind, place),
                }
            }
            StackItems::Items(names) => {
                let names: Vec<Text> = names
                    .iter()
                    .map(|name| {
                        let (kind, owner) = self.item(name);
                        if owner.is_empty() {
                            with_article(&kind).into()
                        } else {
                            format!("{owner}{kind}").into()
                        }
                    })
                    .collect();
                let times = match count {
                    Some(count) => say!(" ({} of each)", count),
                    None => Text::default(),
                };
                say!(
                    "a stack stands on {}, from bottom to top: {}{}",
                    place,
                    listed_and(&names),
                    times
                )
            }
        };
        let one = matches!(&node.items, StackItems::Name(_))
            && text.as_str().contains(" stands on ")
            && !place.as_str().starts_with("each ");
        self.placed(text.tell(node.id), &carried, !one, scope)
    }

    /// "A stack stands on B2, from bottom to top: …", for rules that put one piece after the other on a place; with these rules.
    pub(crate) fn built_stacks(&self, rules: &[StartRule]) -> Vec<(Passage, Vec<NodeId>)> {
        let mut stacks: Vec<(Text, Vec<Text>, Vec<NodeId>)> = Vec::new();
        for rule in rules {
            let StartRule::PlaceStack(node) = rule else { continue };
            let Some((place, piece)) = self.added_to_a_stack(node) else { continue };
            match stacks.iter_mut().find(|(known, _, _)| known.as_str() == place.as_str()) {
                Some((_, pieces, nodes)) => {
                    pieces.push(piece);
                    nodes.push(node.id);
                }
                None => stacks.push((place, vec![piece], vec![node.id])),
            }
        }
        stacks.retain(|(_, pieces, _)| pieces.len() > 1);
        let told = |(place, pieces, nodes): (Text, Vec<Text>, Vec<NodeId>)| {
            let pieces = listed_and(&pieces);
            let text = say!("a stack stands on {}, from bottom to top: {}", place, pieces);
            (Passage::of(text), nodes)
        };
        stacks.into_iter().map(told).collect()
    }

    /// The place and the piece of a rule that puts one piece on a stack.
    fn added_to_a_stack(&self, node: &PlaceStack) -> Option<(Text, Text)> {
        let StackItems::Name(name) = &node.items else { return None };
        if node.count.is_some() || node.rotation.is_some() || node.container.is_some() {
            return None;
        }
        let place = match &node.place {
            Some(StackPlace::Site(site)) => {
                self.start_place(site, node.site_type, &self.turn_scope())
            }
            Some(StackPlace::Coord(coord)) => coord.to_string().into(),
            _ => return None,
        };
        let rank = self.rank(node.state.as_ref(), node.value.as_ref())?;
        let (kind, owner) = self.item(name);
        let piece = if owner.is_empty() { with_article(&kind) } else { format!("{owner}{kind}") };
        let piece: Text = match rank {
            Some(rank) => format!("{piece} with {}", rank.words()?).into(),
            None => piece.into(),
        };
        Some((place, piece.tell_all(&self.whole(node.id))))
    }
}
