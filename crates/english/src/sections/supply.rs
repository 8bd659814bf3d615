//! How many pieces there are: "22 markers each", "Attackers: 8 thralls; Defenders: 4 thralls and 1 jarl".

use std::collections::BTreeMap;

use language::game::Rules;
use language::refs::AtOrTo;
use language::start::{CountOrCounts, StackItems, StackPlace, StartRule};
use language::words::Role;
use syntax::NodeId;

use crate::facts::{Kind, Shape, number_of};
use crate::realise::{Text, listed_and, plural, say};
use crate::teller::Teller;

/// More kinds of pieces than this are no longer seen at a glance.
const MOST_KINDS: usize = 8;
/// More kinds that come by promotion are only counted.
const MOST_PROMOTED: usize = 2;
/// The places where players keep pieces begin with this word.
const HAND: &str = "Hand";

/// How many pieces of each kind and owner there are at the start.
type Supply = BTreeMap<(String, usize), usize>;

impl Teller<'_> {
    /// The pieces with their numbers, where these are known; `parts` are the kinds without them.
    pub(super) fn supply_phrase(&self, parts: &[Text]) -> Option<Text> {
        let told: Vec<NodeId> = parts.iter().flat_map(|part| part.told().to_vec()).collect();
        if self.places.shape == Shape::Holes {
            return Some(
                say!("{} {}", self.seeds()?.to_string(), self.pieces.words()).tell_all(&told),
            );
        }
        let players = self.players.count();
        let supply = self.supply()?;
        if players < 2 || self.pieces.kinds.is_empty() {
            return None;
        }
        let kinds = self.kinds_of_players();
        let text = match kinds.as_slice() {
            [only] => self.only_kind(only, &supply)?,
            kinds => self.armies(kinds, &supply)?,
        };
        let mut text = Text::from(text);
        let neutral: Vec<&Kind<'_>> =
            self.pieces.kinds.iter().filter(|kind| is_neutral(kind.role)).collect();
        let neutral: Vec<Text> = parts
            .iter()
            .filter(|part| {
                let of = |kind: &&Kind<'_>| part.as_str().ends_with(&plural(&kind.spoken));
                neutral.iter().any(of) && part.as_str().contains("neutral")
            })
            .cloned()
            .collect();
        if !neutral.is_empty() {
            text = say!("{}; {}", text, listed_and(&neutral));
        }
        let unowned =
            self.pieces.kinds.iter().any(|kind| !is_owned(kind.role) && !is_neutral(kind.role));
        (!unowned).then(|| text.tell_all(&told))
    }

    /// The kinds of pieces that players own, in the order of the description.
    fn kinds_of_players(&self) -> Vec<String> {
        let mut kinds: Vec<String> = Vec::new();
        for kind in self.pieces.kinds.iter().filter(|kind| is_owned(kind.role)) {
            if !kinds.contains(&kind.spoken) {
                kinds.push(kind.spoken.clone());
            }
        }
        kinds
    }

    /// "22 markers each", "markers, as many as needed".
    fn only_kind(&self, kind: &str, supply: &Supply) -> Option<String> {
        let owned_by_all = (1..=self.players.count()).all(|player| self.owns(kind, player));
        let numbers: Vec<usize> =
            (1..=self.players.count()).map(|player| number(supply, kind, player)).collect();
        let (first, others) = numbers.split_first()?;
        let alike = others.iter().all(|number| number == first);
        let many = plural(kind);
        match (self.is_placed(kind), owned_by_all) {
            (true, _) => Some(format!("{many}, as many as needed")),
            (false, true) if alike && *first == 1 => Some(format!("1 {kind} each")),
            (false, true) if alike && *first > 1 => Some(format!("{first} {many} each")),
            (false, true) if numbers.iter().all(|number| *number > 0) => {
                let named = numbers
                    .iter()
                    .enumerate()
                    .map(|(index, number)| format!("{}: {number}", self.players.name(index + 1)));
                Some(format!("{many} ({})", named.collect::<Vec<_>>().join(", ")))
            }
            _ => None,
        }
    }

    /// "each: 8 pawns, 2 rooks and 1 king", "Attackers: 8 thralls; Defenders: 4 thralls and 1 jarl".
    fn armies(&self, kinds: &[String], supply: &Supply) -> Option<String> {
        let mut promoted: Vec<&String> = Vec::new();
        for kind in kinds {
            if self.is_placed(kind) {
                return None;
            }
            let starts = (1..=self.players.count()).any(|player| number(supply, kind, player) > 0);
            match starts {
                true => {}
                false if self.is_promoted_to(kind) => promoted.push(kind),
                false => return None,
            }
        }
        let army = |player: usize| -> Vec<Text> {
            let counted = kinds.iter().filter_map(|kind| match number(supply, kind, player) {
                0 => None,
                1 => Some(Text::from(format!("1 {kind}"))),
                many => Some(Text::from(format!("{many} {}", plural(kind)))),
            });
            counted.collect()
        };
        let armies: Vec<Vec<Text>> = (1..=self.players.count()).map(army).collect();
        if armies.iter().any(|army| army.is_empty() || army.len() > MOST_KINDS) {
            return None;
        }
        let (first, others) = armies.split_first()?;
        let mut text = if others.iter().all(|army| army == first) {
            match first.as_slice() {
                [only] => format!("{only} each"),
                _ => format!("each: {}", listed_and(first)),
            }
        } else {
            let named = armies.iter().enumerate().map(|(index, army)| {
                format!("{}: {}", self.players.name(index + 1), listed_and(army))
            });
            named.collect::<Vec<_>>().join("; ")
        };
        let names: Vec<Text> = promoted.iter().map(|kind| plural(kind).into()).collect();
        match names.len() {
            0 => {}
            1..=MOST_PROMOTED => {
                text = format!("{text}; {} by promotion", listed_and(&names));
            }
            many => text = format!("{text}; {many} more kinds by promotion"),
        }
        Some(text)
    }

    fn owns(&self, kind: &str, player: usize) -> bool {
        self.pieces.kinds.iter().any(|one| {
            one.spoken == kind && (one.role == Role::Each || number_of(one.role) == Some(player))
        })
    }

    /// Whether a piece with the number of a player is of a kind that only others have.
    fn is_of_another(&self, item: &str, owner: usize) -> bool {
        let stem = item.trim_end_matches(|c: char| c.is_ascii_digit());
        let mut owners = self
            .pieces
            .kinds
            .iter()
            .filter(|kind| kind.name == stem)
            .map(|kind| crate::facts::number_of(kind.role))
            .peekable();
        owners.peek().is_some() && owners.all(|number| number.is_some_and(|number| number != owner))
    }

    /// How many pieces of each kind and owner there are at the start; nothing where that cannot be said.
    fn supply(&self) -> Option<Supply> {
        let mut supply = Supply::new();
        let mut foreign = false;
        for rule in self.rules_of_start() {
            let mut add = |item: &str, owner: Option<usize>, many: usize| {
                let (kind, named) = self.pieces.named(item);
                foreign |= named.is_some_and(|owner| self.is_of_another(item, owner));
                match named.or(owner) {
                    Some(owner) => *supply.entry((kind, owner)).or_default() += many,
                    // What has no owner lies in every hand.
                    None => {
                        for owner in 1..=self.players.count() {
                            *supply.entry((kind.clone(), owner)).or_default() += many;
                        }
                    }
                }
            };
            match rule {
                StartRule::PlaceAt(node) => {
                    let many = match &node.count {
                        Some(count) => usize::try_from(self.constant(count)?).ok()?,
                        None => 1,
                    };
                    match node.container.as_deref() {
                        None => add(&node.item, Some(0), many),
                        Some(hand) => {
                            let owner = hand.strip_prefix(HAND)?;
                            add(&node.item, owner.parse().ok(), many);
                        }
                    }
                }
                StartRule::PlaceOn(node) if node.counts.is_none() => {
                    add(&node.item, Some(0), self.filled_places(rule)?.len());
                }
                StartRule::PlaceStack(node) => {
                    let StackItems::Name(item) = &node.items else { return None };
                    let heights = match &node.count {
                        Some(CountOrCounts::Count(count)) => {
                            usize::try_from(self.constant(count)?).ok()?
                        }
                        None => 1,
                        Some(CountOrCounts::Counts(_)) => return None,
                    };
                    let places = match node.place.as_ref()? {
                        StackPlace::Site(_) | StackPlace::Coord(_) => 1,
                        StackPlace::Sites(sites) => sites.len(),
                        StackPlace::Coordinates(coords) => coords.len(),
                        StackPlace::Region(region) => self.fixed(region)?.len(),
                    };
                    if node.container.is_some() {
                        return None;
                    }
                    add(item, Some(0), heights * places);
                }
                StartRule::SetScore(_) | StartRule::SetTeam(_) | StartRule::SetHidden(_) => {}
                _ => return None,
            }
        }
        // A name that no piece has gives none.
        (!foreign).then_some(supply)
    }

    /// How many seeds there are, where all that the start does is to put as many into each of some holes.
    fn seeds(&self) -> Option<usize> {
        let mut all = 0;
        let mut rules = self.rules_of_start().peekable();
        rules.peek()?;
        for rule in rules {
            let StartRule::SetCount(node) = rule else { return None };
            let AtOrTo::To(region) = &node.at else { return None };
            let each = usize::try_from(self.constant(&node.value)?).ok()?;
            all += each * self.fixed(region)?.len();
        }
        (all > 1 && self.pieces.kinds.len() == 1).then_some(all)
    }

    fn rules_of_start(&self) -> impl Iterator<Item = &StartRule> {
        let start = match &self.game.rules {
            Rules::Simple(rules) => rules.start.as_ref(),
            Rules::Phased(rules) => rules.start.as_ref(),
        };
        start.into_iter().flat_map(|start| start.rules.iter())
    }

    /// Whether pieces of a kind are brought into the game during play.
    pub(super) fn is_placed(&self, kind: &str) -> bool {
        let links = &self.state.links;
        let placing = ["Add", "Claim", "Shoot"]
            .into_iter()
            .flat_map(|word| links.clauses("move", word).collect::<Vec<_>>());
        let placing = placing.chain(links.clauses("add", "")).chain(links.clauses("claim", ""));
        // What is captured into a hand is in the game already.
        let into_hand = |node: &NodeId| {
            links.whole(*node).into_iter().any(|part| {
                links.keyword(part) == Some("handSite") || links.is(part, "sites", "Hand")
            })
        };
        placing.into_iter().filter(|node| !into_hand(node)).any(|node| {
            let piece = links.plain(node).find(|part| links.keyword(*part) == Some("piece"));
            piece.is_none_or(|piece| self.may_name(piece, kind))
        })
    }

    /// Whether pieces may become ones of a kind.
    fn is_promoted_to(&self, kind: &str) -> bool {
        let links = &self.state.links;
        let mut promoting = links.clauses("promote", "").chain(links.clauses("move", "Promote"));
        promoting.any(|node| self.may_name(node, kind))
    }

    /// Whether a ludeme names a kind of piece, or one that has to be worked out.
    fn may_name(&self, node: NodeId, kind: &str) -> bool {
        let links = &self.state.links;
        let texts = links.whole(node).into_iter().filter_map(|part| links.text(part));
        let named: Vec<String> = texts.map(|text| self.pieces.named(text).0).collect();
        let known = |name: &String| self.pieces.kinds.iter().any(|one| one.spoken == *name);
        !named.iter().any(known) || named.iter().any(|name| name == kind)
    }
}

fn number(supply: &Supply, kind: &str, player: usize) -> usize {
    supply.get(&(kind.to_owned(), player)).copied().unwrap_or(0)
}

fn is_owned(role: Role) -> bool {
    role == Role::Each || number_of(role).is_some()
}

fn is_neutral(role: Role) -> bool {
    role == Role::Neutral
}
