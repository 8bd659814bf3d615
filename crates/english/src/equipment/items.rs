//! Areas, tables, dice and the looks of pieces.

use language::equipment::{Dice, DiceFaces, Hand, Hint, Hints, Item, RegionSource, Regions};
use language::regions::Region;
use language::words::{Role, StaticRegion};

use crate::booleans::static_region;
use crate::facts::Shape;
use crate::plan::Passage;
use crate::realise::{Text, capitalised, listed_and, number_word, plural, say, with_article};
use crate::regions::searched::is_search;
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

/// Places that a search has found are told in no more words than these.
const FOUND: usize = 24;

impl Teller<'_> {
    /// What the equipment says beyond board and pieces, one passage each.
    pub fn components(&self) -> Vec<Passage> {
        let scope = self.turn_scope();
        let mut passages = Vec::new();
        passages.extend(self.drawn_regions(&scope));
        for item in self.items() {
            let passage = match item {
                Item::Regions(regions) if self.is_drawn(regions) => Passage::default(),
                Item::Regions(regions) => self.regions_item(regions, &scope),
                Item::Dice(dice) => Passage::of(self.dice_item(dice, &scope)),
                Item::MapPairs(map) => self.map_pairs(map, &scope),
                Item::MapLists(map) => self.map_lists(map, &scope),
                Item::Hand(hand) if !self.uses_hands() => {
                    self.silent(Silence::Unused, self.whole(hand.id));
                    Passage::default()
                }
                Item::Hand(hand) => {
                    let alike = self.hands_alike(hand);
                    if alike.first().is_some_and(|first| first.id != hand.id) {
                        // Told with the first of them.
                        continue;
                    }
                    let who = self.role(hand.role, &scope);
                    let size = match hand.size {
                        Some(size) if size > 1 => {
                            format!(" with {} places", number_word(i64::from(size)))
                        }
                        _ => ", a place".to_owned(),
                    };
                    let held = match self.places.shape {
                        Shape::Holes => plural(&self.pieces.word),
                        _ => "pieces".to_owned(),
                    };
                    let text = match hand.role {
                        Role::Shared | Role::Neutral | Role::All => {
                            say!("there is a common hand{} beside the board for {}", size, held)
                        }
                        _ if alike.len() > 1 => {
                            let names: Vec<Text> =
                                alike.iter().map(|one| self.role(one.role, &scope).name).collect();
                            say!(
                                "{} each have a hand{} beside the board for {}",
                                listed_and(&names),
                                size,
                                held
                            )
                        }
                        _ => say!(
                            "{} {} a hand{} beside the board for {}",
                            who.name,
                            who.verb("have"),
                            size,
                            held
                        ),
                    };
                    let told = alike.iter().fold(text, |text, one| text.tell(one.id));
                    Passage::of(told.tell(hand.id))
                }
                Item::Deck(deck) => self.deck(deck),
                Item::Dominoes(dominoes) => {
                    let top = dominoes.up_to.unwrap_or(6);
                    Passage::of(
                        Text::from(format!("the pieces are the dominoes of a double-{top} set: one for every pair of numbers from 0 to {top}, doubles included"))
                            .tell(dominoes.id),
                    )
                }
                Item::Hints(hints) => self.hints(hints),
                Item::Tile(tile) => self.tile(tile),
                Item::Piece(piece) => self.looks(piece),
                Item::Board(board) => {
                    let mut passage = self.drawn_board(board).unwrap_or_default();
                    for values in board.values.iter().flat_map(|list| list.iter()) {
                        let what = self.places.words(Some(values.site_type));
                        passage.say(
                            say!("the {} take values {}", what, self.range(&values.range, &scope))
                                .tell(values.id),
                        );
                    }
                    passage.extend(self.blocks_of_squares());
                    passage
                }
                _ => Passage::default(),
            };
            if !passage.is_empty() {
                passages.push(passage);
            }
        }
        passages.extend(self.rules_of_tiles());
        passages.extend(self.facing_pieces().map(Passage::of));
        passages
    }

    /// The hands of single players that have as many places as one of these.
    fn hands_alike<'t>(&'t self, hand: &'t Hand) -> Vec<&'t Hand> {
        let size = |hand: &Hand| hand.size.unwrap_or(1);
        let single = |hand: &Hand| crate::facts::number_of(hand.role).is_some();
        if !single(hand) {
            return vec![];
        }
        let hands = self.items().iter().filter_map(|item| match item {
            Item::Hand(other) => Some(other),
            _ => None,
        });
        hands
            .map(|other| &**other)
            .filter(|other| single(other) && size(other) == size(hand))
            .collect()
    }

    /// "The board is divided into nine blocks of 3×3 squares", where a puzzle asks something of each of them.
    fn blocks_of_squares(&self) -> Passage {
        let divided = self.items().iter().find_map(|item| match item {
            Item::Regions(regions) => match &regions.sites {
                RegionSource::Static(StaticRegion::SubGrids) => Some(regions.id),
                RegionSource::Statics(kinds) if kinds.contains(&StaticRegion::SubGrids) => {
                    Some(regions.id)
                }
                _ => None,
            },
            _ => None,
        });
        let count = self.places.count().and_then(|count| u32::try_from(count).ok());
        let side = count.and_then(|count| (2..8).find(|side: &u32| side.pow(4) == count));
        match (divided, side) {
            (Some(node), Some(side)) => {
                let (blocks, sites) = (i64::from(side * side), self.places.words(None));
                let blocks = number_word(blocks);
                let text =
                    format!("the board is divided into {blocks} blocks of {side}×{side} {sites}");
                Passage::of(Text::from(text).tell(node))
            }
            _ => Passage::default(),
        }
    }

    /// Whether any rule speaks of a hand.
    pub(crate) fn uses_hands(&self) -> bool {
        let links = &self.state.links;
        links.whole(syntax::Tree::ROOT).into_iter().any(|part| {
            matches!(links.keyword(part), Some("handSite" | "deal" | "track"))
                || links.word(part).is_some_and(|word| word == "Hand")
                || links.text(part).is_some_and(|text| text.starts_with("Hand"))
                || links.label(part) == Some("container")
                // Places beyond the board are told by their numbers.
                || links.keyword(part) == Some("map")
        })
    }

    /// Whether an area is one of those without a name into which a puzzle divides its board.
    fn is_drawn(&self, regions: &Regions) -> bool {
        let puzzle = self.state.links.clauses("satisfy", "").next().is_some();
        let listed = matches!(regions.sites, RegionSource::Sites(_) | RegionSource::Region(_));
        puzzle && listed && regions.name.is_none() && regions.role.is_none()
    }

    /// The areas without a name of a puzzle, all in one list.
    fn drawn_regions(&self, scope: &Scope) -> Option<Passage> {
        let mut parts: Vec<Text> = Vec::new();
        for item in self.items() {
            if let Item::Regions(regions) = item
                && self.is_drawn(regions)
            {
                parts.push(self.region_sites(regions, scope).tell(regions.id));
            }
        }
        let told: Vec<_> = parts.iter().flat_map(|part| part.told().to_vec()).collect();
        let mut passage = Passage::of(Text::from("the marked regions are these:").tell_all(&told));
        (!parts.is_empty()).then(|| {
            passage.list(false, parts.into_iter().map(Passage::of).collect());
            passage
        })
    }

    /// The places of a region in words.
    fn region_sites(&self, regions: &Regions, scope: &Scope) -> Text {
        match &regions.sites {
            RegionSource::Sites(list) => match self.whole_hand(list) {
                Some(hand) => hand.into(),
                None => {
                    let named = |site: &i32| Text::from(self.numbered_place(*site));
                    self.named_places(&list.iter().map(named).collect::<Vec<_>>(), regions.id)
                }
            },
            RegionSource::Region(region) => match self.found_places(region, regions.id) {
                Some(found) => found,
                None => self.area(region, scope).plural,
            },
            RegionSource::Regions(list) => listed_and(
                &list.iter().map(|region| self.area(region, scope).plural).collect::<Vec<_>>(),
            ),
            RegionSource::Static(kind) => format!("the {}", static_region(*kind)).into(),
            RegionSource::Statics(kinds) => {
                let names: Vec<Text> =
                    kinds.iter().map(|kind| static_region(*kind).into()).collect();
                say!("the {}", listed_and(&names))
            }
        }
    }

    /// What would have to be looked for on the board, told by what is found there.
    fn found_places(&self, region: &Region, node: syntax::NodeId) -> Option<Text> {
        let sites = self.searched(region).filter(|_| is_search(region))?;
        let (found, _) = self.rows_and_places(&sites)?;
        let short = crate::realise::word_count(found.as_str()) <= FOUND;
        (short && !found.is_empty()).then(|| found.tell_all(&self.whole(node)))
    }

    /// Whether a rule asks for all areas of a player, whatever they are called.
    fn asks_for_owned_regions(&self) -> bool {
        let links = &self.state.links;
        let of_player = |node: syntax::NodeId| {
            let parts: Vec<syntax::NodeId> = links.plain(node).collect();
            parts.iter().any(|part| links.word(*part).is_some_and(is_player_word))
                && !parts.iter().any(|part| links.text(*part).is_some())
        };
        links.clauses("is", "Connected").next().is_some()
            || links.clauses("sites", "").any(of_player)
    }

    /// Whether a condition of a puzzle is about all parts of the board that the description names.
    fn asks_for_parts(&self) -> bool {
        let links = &self.state.links;
        let about_all = |keyword: &str, word: &str, rest: usize| {
            links.clauses(keyword, word).any(|node| links.plain(node).count() == 1 + rest)
        };
        links.clauses("satisfy", "").next().is_some()
            && (about_all("all", "Different", 0)
                || about_all("is", "Sum", 1)
                || about_all("is", "Unique", 0))
    }

    /// What an area of the equipment is called: "the fortresses", "White's home".
    pub(super) fn region_head(&self, regions: &Regions, scope: &Scope) -> Text {
        match (regions.name.as_deref(), regions.role) {
            (None, _) => self.unnamed_region(regions).into(),
            (Some(name), Some(Role::Neutral | Role::Shared | Role::All | Role::Each) | None) => {
                format!("the {}", self.region_noun(name)).into()
            }
            (Some(name), Some(role)) => {
                say!("{} {}", self.role(role, scope).possessive(), self.region_noun(name))
            }
        }
    }

    fn regions_item(&self, regions: &Regions, scope: &Scope) -> Passage {
        let declared = |name: &str| {
            let named = |item: &&Item| matches!(item, Item::Regions(one) if one.name.as_deref() == Some(name));
            self.items().iter().filter(named).count()
        };
        let common = matches!(regions.role, None | Some(Role::Neutral | Role::Shared | Role::All));
        if let Some(name) = regions.name.as_deref()
            && self.state.links.mentions(name) == declared(name)
            && !self.state.links.is_shortened(name)
            && !self.asks_for_parts()
            && (common || !self.asks_for_owned_regions())
        {
            // Some areas are there for the drawing of the board only, or no rule asks for them.
            self.silent(Silence::Unused, self.whole(regions.id));
            return Passage::default();
        }
        if matches!(regions.sites, RegionSource::Static(StaticRegion::HintRegions))
            && !self.has_hints()
        {
            self.silent(Silence::Unused, self.whole(regions.id));
            return Passage::default();
        }
        if matches!(regions.sites, RegionSource::Static(_) | RegionSource::Statics(_))
            && self.asks_for_parts()
        {
            // "In each of the rows and columns": the condition itself names them.
            return Passage::default();
        }
        let head = self.region_head(regions, scope);
        let what = self.region_sites(regions, scope);
        let head = head.reworded(capitalised(head.as_str()));
        // Options can leave the list of places empty.
        let what = if what.is_empty() { say!("none{}", what) } else { what };
        let parts_of_puzzle =
            matches!(regions.sites, RegionSource::Regions(_)) && self.asks_for_parts();
        let is = if self.names_one_place(regions.name.as_deref()) { " is" } else { ":" };
        let whole = say!("{}{} {}", head, is, what).tell(regions.id);
        if crate::realise::word_count(whole.as_str()) <= 34 && !parts_of_puzzle {
            return Passage::of(whole);
        }
        let mut passage = Passage::of(say!("{} are these:", head).tell(regions.id));
        let parts: Vec<Text> = match &regions.sites {
            RegionSource::Regions(list) => {
                list.iter().map(|region| self.area(region, scope).plural).collect()
            }
            _ => what
                .as_str()
                .split(", ")
                .collect::<Vec<_>>()
                .chunks(20)
                .map(|chunk| what.reworded(chunk.join(", ")))
                .collect(),
        };
        passage.list(false, parts.into_iter().map(Passage::of).collect());
        passage
    }

    fn dice_item(&self, dice: &Dice, scope: &Scope) -> Text {
        let faces = dice.d.unwrap_or(6);
        let sides = format!("{}-sided", number_word(i64::from(faces)));
        let kind = match dice.count {
            1 => format!("one {sides} die"),
            count => format!("{} {sides} dice", number_word(i64::from(count))),
        };
        let each = if dice.count == 1 { "" } else { "each " };
        let marked = |list: &[i32]| {
            listed_and(&list.iter().map(|face| face.to_string().into()).collect::<Vec<Text>>())
        };
        let numbers = match &dice.faces {
            Some(DiceFaces::Faces(list)) => {
                format!(", {each}marked {}", marked(list).as_str())
            }
            Some(DiceFaces::FacesByDie(lists)) => {
                let mut kinds = lists.iter().map(|list| marked(list).as_str().to_owned());
                match kinds.next() {
                    Some(first) if kinds.clone().all(|other| other == first) => {
                        format!(", {each}marked {first}")
                    }
                    first => {
                        let dice = first.into_iter().chain(kinds).collect::<Vec<_>>();
                        format!(", marked as follows: {}", dice.join("; "))
                    }
                }
            }
            Some(DiceFaces::From(from)) if faces == 2 => {
                format!(", {each}marked {from} and {}", from + 1)
            }
            None if faces == 2 => format!(", {each}marked 1 and 2"),
            Some(DiceFaces::From(from)) => format!(", numbered {from} to {}", from + faces - 1),
            None => format!(", numbered 1 to {faces}"),
        };
        // What the rules call "the number thrown".
        let asked = self.state.links.clauses("count", "Pips").next().is_some();
        let sticks = dice.count > 1 && faces == 2 && numbers == ", each marked 0 and 1";
        let total = match dice.count {
            1 => "",
            _ if asked && sticks => "; the number thrown is how many of them show 1",
            _ if asked => "; the number thrown is their total",
            _ => "",
        };
        // What most of these games are played with.
        let such = if sticks { " (throwing sticks)" } else { "" };
        let owner = match dice.role {
            Some(Role::Shared) | None => Text::from("the game uses"),
            Some(role) => say!("{} uses", self.role(role, scope).name),
        };
        let bias = match &dice.biased {
            Some(list) => format!(
                " (the faces come up in the ratio {})",
                list.iter().map(i32::to_string).collect::<Vec<_>>().join(" to ")
            ),
            None => String::new(),
        };
        say!("{} {}{}{}{}{}", owner, kind, such, numbers, bias, total).tell(dice.id)
    }

    fn deck(&self, deck: &language::equipment::Deck) -> Passage {
        let suits = deck.suits.unwrap_or(4);
        // Cards that are listed are all there are of each suit.
        let by_suit = match &deck.cards {
            Some(cards) => i32::try_from(cards.len()).unwrap_or(0),
            None => deck.cards_by_suit.unwrap_or(13),
        };
        let text =
            format!("the game uses a deck of cards with {suits} suits of {by_suit} cards each");
        let mut passage = Passage::of(Text::from(text).tell(deck.id));
        let cards: Vec<Text> = deck
            .cards
            .iter()
            .flatten()
            .map(|card| {
                let name = card.kind.word().to_lowercase();
                let mut text = say!(
                    "{}: rank {}, value {}",
                    name,
                    i64::from(card.rank),
                    i64::from(card.value)
                );
                if let (Some(rank), Some(value)) = (card.trump_rank, card.trump_value) {
                    text = say!(
                        "{}; as a trump rank {}, value {}",
                        text,
                        i64::from(rank),
                        i64::from(value)
                    );
                }
                text.tell(card.id)
            })
            .collect();
        if !cards.is_empty() {
            passage.say("its cards are these:");
            passage.list(false, cards.into_iter().map(Passage::of).collect());
        }
        passage
    }

    /// A place that hints speak of; hints of a puzzle on lines may belong to its cells.
    fn hinted(&self, site: i32, hints: &Hints) -> String {
        let kind = hints.site_type;
        match self.places.label(site, kind) {
            Some(label) => label,
            None if kind.is_some_and(|kind| kind != self.places.default) => {
                format!("{} number {}", self.site_of(kind), i64::from(site) + 1)
            }
            None => self.numbered_place(site),
        }
    }

    fn hints(&self, hints: &Hints) -> Passage {
        let told = self.whole(hints.id);
        let mut passage = Passage::of(Text::from("these hints are given:").tell_all(&told));
        let items = hints
            .hints
            .iter()
            .map(|hint| match hint {
                Hint::Site(site) => {
                    let place = self.hinted(site.site, hints);
                    let text = match site.hint {
                        Some(value) => format!("{place}: {value}"),
                        None => place,
                    };
                    Passage::of(Text::from(text).tell(site.id))
                }
                Hint::Region(region) => {
                    let places: Vec<Text> =
                        region.region.iter().map(|site| self.hinted(*site, hints).into()).collect();
                    let text = match region.hint {
                        None if let (Some((_, relation)), [one, other]) =
                            (self.hinted_relation(), places.as_slice()) =>
                        {
                            say!("{} {} {}", one, relation, other)
                        }
                        Some(value) => {
                            say!("{}: {}", self.named_places(&places, region.id), value.to_string())
                        }
                        None => self.named_places(&places, region.id),
                    };
                    Passage::of(text.tell(region.id))
                }
            })
            .collect();
        passage.list(false, items);
        passage
    }

    fn looks(&self, piece: &language::equipment::Piece) -> Passage {
        let (name, _) = self.pieces.named(&piece.name);
        let mut passage = Passage::default();
        if let Some(flips) = &piece.flips
            && self.state.two_sided
            && self.players.count() == 2
        {
            let colours = [1, 2].map(|number| self.players.one(number).possessive());
            let sides = match self.marks_are_colours() {
                true => say!("one in {} colour and one in {} colour", colours[0], colours[1]),
                false => say!(
                    "one in {} colour (mark 1) and one in {} colour (mark 2)",
                    colours[0],
                    colours[1]
                ),
            };
            passage.say(say!("{} has two sides: {}", with_article(&name), sides).tell(flips.id));
        } else if let Some(flips) = &piece.flips {
            passage.say(
                Text::from(format!(
                    "{} has two sides, {} and {}",
                    with_article(&name),
                    flips.flip_a,
                    flips.flip_b
                ))
                .tell(flips.id),
            );
        }
        passage
    }
}

/// Whether a word of the language stands for a player.
fn is_player_word(word: &str) -> bool {
    let numbered = word.strip_prefix('P').is_some_and(|number| number.parse::<u8>().is_ok());
    numbered
        || ["Mover", "Next", "Prev", "Each", "Player", "NonMover", "Enemy", "Friend", "All"]
            .contains(&word)
}
