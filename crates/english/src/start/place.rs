//! Pieces on their first places.

use language::ints::Int;
use language::regions::Region;
use language::start::{PlaceAt, PlaceOn, PlaceRandom, PlaceRandomCounts, PlaceRandomStack};
use language::words::SiteType;

use super::carried::Carried;
use crate::facts::Shape;
use crate::notes::is_marked;
use crate::plan::Passage;
use crate::realise::{
    Text, counted, listed_and, number_word, plural, say, with_article, word_count,
};
use crate::regions::Area;
use crate::regions::searched::is_search;
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

/// Enumerations of pieces with more words than this come last.
const MANY_WORDS: usize = 22;

/// Places that a search has found are told in no more words than these.
pub(super) const FOUND: usize = 24;

/// So many places that are listed one by one are no area that could be filled.
const FEW_PLACES: usize = 12;

impl Teller<'_> {
    /// The kind and owner of a placed item: "pawn", "White's ".
    pub(super) fn item(&self, name: &str) -> (String, String) {
        let (kind, owner) = self.pieces.named(name);
        let owner = self.owner_before(&kind, owner);
        (kind, owner)
    }

    /// The owner of a piece before its kind: "White's ".
    pub(super) fn owner_before(&self, kind: &str, owner: Option<usize>) -> String {
        match owner {
            // Players can be called after their pieces: the rebels are no rebels' rebels.
            Some(number) if self.players.named_after(number, kind) => "the ".to_owned(),
            Some(number) if self.players.count() > 1 => {
                format!("{} ", self.players.one(number).possessive().as_str())
            }
            _ => String::new(),
        }
    }

    /// Whether several numbers are one and the same constant.
    pub(super) fn all_the_same(&self, counts: &[language::ints::Int]) -> bool {
        let mut numbers = counts.iter().map(|count| self.constant(count));
        numbers.next().flatten().is_some_and(|first| numbers.all(|next| next == Some(first)))
    }

    pub(super) fn place_at(&self, node: &PlaceAt, scope: &Scope) -> Passage {
        let (kind, owner) = self.dealt(node).unwrap_or_else(|| self.item(&node.item));
        let mut count = node.count.as_ref().map(|count| self.number(count, scope));
        if self.stacks()
            && let Some(number) = count.take()
        {
            // Where pieces stand on each other, only a rule on stacks puts down more than one.
            self.silent(Silence::Unused, number.text.told().to_vec());
        }
        let carried = Carried {
            state: node.state.as_ref(),
            rotation: node.rotation.as_ref(),
            value: node.value.as_ref(),
        };
        let some: Text = match &count {
            Some(number) => match number.constant {
                Some(1) => with_article(&kind).into(),
                Some(value) => number.text.reworded(counted(value, &kind)),
                None => say!("{} {}", number.text, plural(&kind)),
            },
            None => with_article(&kind).into(),
        };
        let several = count.as_ref().is_some_and(|number| number.constant != Some(1));
        let hand = node.container.as_deref().is_some_and(|name| name.starts_with("Hand"));
        let in_hand = matches!(&node.site, Some(Int::HandSite(_)));
        if hand || in_hand {
            let holder: Text = match (&node.site, owner.is_empty()) {
                (Some(site @ Int::HandSite(_)), _) => {
                    let place = self.place(site, scope).text;
                    // In a hand of their own the owner is plain.
                    let some = match (&count, place.as_str().starts_with("the common hand")) {
                        (None, true) if !owner.is_empty() => {
                            some.reworded(format!("one of {owner}{}", plural(&kind)))
                        }
                        (Some(number), true) if !owner.is_empty() => {
                            say!("{} of {}{}", number.text, owner, plural(&kind))
                        }
                        (Some(number), false)
                            if place.as_str().contains(" of the common hand")
                                && !owner.is_empty() =>
                        {
                            say!("{} of {}{}", number.text, owner, plural(&kind))
                        }
                        _ if place.as_str().contains(" of the common hand")
                            && !owner.is_empty() =>
                        {
                            some.reworded(format!("one of {owner}{}", plural(&kind)))
                        }
                        _ => some,
                    };
                    let text = say!("{} {} in {}", some, if several { "are" } else { "is" }, place);
                    return self.placed(text.tell(node.id), &carried, several, scope);
                }
                (_, false) => {
                    owner.trim_end_matches(' ').trim_end_matches("'s").trim_end_matches('\'').into()
                }
                (_, true) => "each player".into(),
            };
            let text = say!("{} has {} in hand", holder, some).tell(node.id);
            return self.placed(text, &carried, several, scope);
        }
        if let Some((holder, place)) = self.place_beside_the_board(node) {
            // In a hand of their own the owner is plain.
            let (_, of) = self.pieces.named(&node.item);
            if of.is_none_or(|of| of == holder) {
                let is = if several { "are" } else { "is" };
                let text = say!("{} {} in {}", some, is, place).tell(node.id);
                return self.placed(text, &carried, several, scope);
            }
        }
        let place: Text = match (&node.coord, &node.site, &node.container) {
            (Some(coord), _, _) => coord.to_string().into(),
            (None, Some(site), _) => self.start_place(site, node.site_type, scope),
            (None, None, Some(container)) => format!("the {}", self.name_words(container)).into(),
            (None, None, None) => "the board".into(),
        };
        let subject: Text = if owner.is_empty() {
            some
        } else if several {
            match &count {
                Some(number) => match number.constant {
                    Some(value) => number.text.reworded(format!(
                        "{} of {owner}{}",
                        number_word(value),
                        plural(&kind)
                    )),
                    None => say!("{} of {}{}", number.text, owner, plural(&kind)),
                },
                None => format!("{owner}{kind}").into(),
            }
        } else if self.start_count(&node.item) > 1 {
            format!("one of {owner}{}", plural(&kind)).into()
        } else {
            format!("{owner}{kind}").into()
        };
        let verb = if several { "stand" } else { "stands" };
        let text = say!("{} {} on {}", subject, verb, place).tell(node.id);
        self.placed(text, &carried, several, scope)
    }

    /// The hand in which a place lies that goes by its number, and the words for the place.
    fn place_beside_the_board(&self, node: &PlaceAt) -> Option<(usize, String)> {
        let Some(Int::Constant(site)) = &node.site else { return None };
        let plain = node.container.is_none() && node.coord.is_none();
        self.named_place_of_a_hand(i64::from(*site)).filter(|_| plain)
    }

    /// How often an item is placed by itself.
    fn start_count(&self, item: &str) -> usize {
        use language::game::Rules;
        use language::start::StartRule;
        let start = match &self.game.rules {
            Rules::Simple(rules) => rules.start.as_ref(),
            Rules::Phased(rules) => rules.start.as_ref(),
        };
        start.map_or(0, |start| {
            start
                .rules
                .iter()
                .filter(|rule| matches!(rule, StartRule::PlaceAt(at) if &*at.item == item))
                .count()
        })
    }

    pub(super) fn start_place(&self, site: &Int, kind: Option<SiteType>, scope: &Scope) -> Text {
        match site {
            Int::Constant(number) => match self.places.label(*number, kind) {
                Some(label) => label.into(),
                None => self.numbered_place(*number).into(),
            },
            other => self.place(other, scope).text,
        }
    }

    pub(super) fn place_on(&self, node: &PlaceOn, scope: &Scope) -> Passage {
        let (kind, owner) = self.item(&node.item);
        let carried = Carried {
            state: node.state.as_ref(),
            rotation: node.rotation.as_ref(),
            value: node.value.as_ref(),
        };
        // What would have to be searched for is told by what is found.
        let found = node.region.as_ref().filter(|region| is_search(region));
        let found = found.and_then(|region| self.rows_and_places(&self.searched(region)?));
        let found = found.filter(|(all, _)| word_count(all.as_str()) <= FOUND);
        // A name that must be looked up says less than the places themselves.
        let unfound = node.region.as_ref().filter(|_| found.is_none());
        let listed = unfound.and_then(|region| {
            let named = is_marked(self.area(region, scope).plural.as_str());
            self.listed_for_good(region).filter(|_| named)
        });
        let area: Text = match (&node.sites, &node.region, &node.coords) {
            (Some(sites), _, _) => {
                let names: Vec<Text> = sites
                    .iter()
                    .map(|site| self.start_place(site, node.site_type, scope))
                    .collect();
                self.named_places(&names, node.id)
            }
            (None, Some(_), _) if let Some((found, _)) = &found => {
                found.clone().tell_all(&self.whole(node.id))
            }
            (None, Some(region), _) => {
                let area = self.area(region, scope).plural;
                match &listed {
                    Some(names) => self.named_places(names, node.id).tell_all(area.told()),
                    None => area,
                }
            }
            (None, None, Some(coords)) => {
                let names: Vec<Text> =
                    coords.iter().map(|coord| Text::from(coord.to_string())).collect();
                self.named_places(&names, node.id)
            }
            (None, None, None) => "the board".into(),
        };
        if area.is_empty() {
            // Options can leave the list of places empty.
            self.silent(Silence::Unreachable, self.whole(node.id));
            return Passage::default();
        }
        let single = node.sites.as_ref().is_some_and(|sites| sites.len() == 1)
            || node.coords.as_ref().is_some_and(|coords| coords.len() == 1)
            || node
                .region
                .as_ref()
                .and_then(|region| self.searched(region))
                .is_some_and(|sites| sites.len() == 1);
        let few = || node.region.as_ref().and_then(|region| self.searched(region));
        let few = || few().is_some_and(|sites| sites.len() <= FEW_PLACES);
        let scattered = found.as_ref().is_some_and(|(_, scattered)| *scattered);
        let by_name =
            listed.is_some() || scattered || matches!(node.region, Some(Region::SitesList(_)));
        let filled = node.region.is_some() && !(by_name && few());
        let text = if let Some(counts) = &node.counts {
            let numbers: Vec<Text> =
                counts.iter().map(|count| self.number(count, scope).text).collect();
            let number = numbers.first().cloned().unwrap_or_default();
            let of = if owner.is_empty() { "" } else { "of " };
            let each = match &node.region {
                _ if single => area.clone(),
                Some(region) => self.area(region, scope).each_one(self.site()),
                None => say!("each of {}", area),
            };
            let into = if self.places.shape == Shape::Holes { "in" } else { "on" };
            say!("put {} {}{}{} {} {}", number, of, owner, plural(&kind), into, each)
                .tell_all(area.told())
        } else if single && owner.is_empty() {
            say!("{} stands on {}", with_article(&kind), area)
        } else if single {
            say!("{}{} stands on {}", owner, kind, area)
        } else if filled {
            say!("{}{} fill {}", owner, plural(&kind), area)
        } else {
            say!("{}{} stand on {}", owner, plural(&kind), area)
        };
        self.placed(text.tell(node.id), &carried, !single, scope)
    }

    /// The names of the places of a region that never changes.
    fn listed_for_good(&self, region: &Region) -> Option<Vec<Text>> {
        let sites = self.fixed(region)?;
        let name = |site: &u32| Some(self.places.label(i32::try_from(*site).ok()?, None)?.into());
        sites.iter().map(name).collect()
    }

    pub(super) fn place_random(&self, node: &PlaceRandom, scope: &Scope) -> Passage {
        let carried =
            Carried { state: node.state.as_ref(), rotation: None, value: node.value.as_ref() };
        let count = node.count.as_ref().map(|count| self.number(count, scope));
        // What is named again is one more of it.
        let mut items: Vec<(&str, i64)> = Vec::new();
        let fixed = count.as_ref().is_none_or(|count| count.constant.is_some());
        for name in &node.item {
            match items.iter_mut().find(|(known, _)| fixed && *known == &**name) {
                Some((_, many)) => *many += 1,
                None => items.push((name, 1)),
            }
        }
        let names: Vec<Text> = items
            .into_iter()
            .map(|(name, many)| {
                let (kind, owner) = self.item(name);
                match &count {
                    Some(count) => match count.constant {
                        Some(value) => {
                            let value = value * many;
                            let of = if owner.is_empty() { "" } else { "of " };
                            let one = value == 1 && owner.is_empty();
                            let kind = if one { kind } else { plural(&kind) };
                            count.text.reworded(format!("{} {of}{owner}{kind}", number_word(value)))
                        }
                        None => say!("{} {}{}", count.text, owner, plural(&kind)),
                    },
                    None if many > 1 => {
                        let of = if owner.is_empty() { "" } else { "of " };
                        format!("{} {of}{owner}{}", number_word(many), plural(&kind)).into()
                    }
                    None if owner.is_empty() => with_article(&kind).into(),
                    None => format!("{owner}{kind}").into(),
                }
            })
            .collect();
        let one =
            node.item.len() == 1 && count.as_ref().is_none_or(|count| count.constant == Some(1));
        // Something may stand there already.
        let others = self.state.links.clauses("place", "").count() > 1;
        let site = format!("{}{}", if others { "empty " } else { "" }, self.site());
        let sites = if one { with_article(&site) } else { plural(&site) };
        let place: Text = match &node.region {
            Some(region) => {
                let area: Area = self.area(region, scope);
                say!("{} chosen at random from {}", sites, area.plural)
            }
            None => format!("{sites} chosen at random").into(),
        };
        let pieces = listed_and(&names);
        let text = if word_count(pieces.as_str()) > MANY_WORDS {
            // Many pieces come last, so that they can become a list.
            say!("on {}, place {}", place, pieces)
        } else {
            say!("place {} on {}", pieces, place)
        };
        self.placed(text.tell(node.id), &carried, true, scope)
    }

    pub(super) fn place_random_stack(&self, node: &PlaceRandomStack, scope: &Scope) -> Passage {
        let carried =
            Carried { state: node.state.as_ref(), rotation: None, value: node.value.as_ref() };
        let names: Vec<Text> = node
            .pieces
            .iter()
            .enumerate()
            .map(|(i, name)| {
                let (kind, owner) = self.item(name);
                match node.count.as_ref().and_then(|counts| counts.get(i)) {
                    Some(count) => {
                        say!("{} {}{}", self.number(count, scope).text, owner, plural(&kind))
                    }
                    None => format!("{owner}{kind}").into(),
                }
            })
            .collect();
        let place = self.start_place(&node.site, node.site_type, scope);
        let text = say!("stack {} on {} in random order", listed_and(&names), place).tell(node.id);
        self.placed(text, &carried, true, scope)
    }

    pub(super) fn place_random_counts(&self, node: &PlaceRandomCounts, scope: &Scope) -> Passage {
        let names: Vec<Text> = node
            .items
            .iter()
            .map(|item| {
                let (kind, owner) = self.item(&item.item);
                say!("{} {}{}", self.number(&item.count, scope).text, owner, plural(&kind))
                    .tell(item.id)
            })
            .collect();
        let place = self.start_place(&node.site, node.site_type, scope);
        Passage::of(say!("stack {} on {} in random order", listed_and(&names), place).tell(node.id))
    }
}
