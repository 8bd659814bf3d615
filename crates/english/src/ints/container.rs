//! Places by their numbers: of the board, of hands, of dice.

use language::equipment::Item;
use language::words::Role as PlayerRole;

use crate::realise::ordinal;
use crate::teller::Teller;

impl Teller<'_> {
    /// A place by its number: its coordinate where the board has one, a hole of a mancala board, or a hand.
    pub fn numbered_place(&self, number: i32) -> String {
        if let Some(label) = self.places.label(number, None) {
            return label;
        }
        let site = self.site();
        match self.places.count() {
            Some(count) if usize::try_from(number).is_ok_and(|n| n >= count) => {
                self.container_place(number, count)
            }
            _ => format!("{site} number {}", i64::from(number) + 1),
        }
    }

    /// A place beyond the board, in a hand.
    fn container_place(&self, number: i32, board: usize) -> String {
        let wanted = usize::try_from(number).unwrap_or(0);
        let Some((item, owner, place, size)) = self.container(wanted, board) else {
            return format!("{} number {}", self.site(), wanted + 1);
        };
        if matches!(item, Item::Dice(_)) {
            return die_word(place, size);
        }
        let hand = match owner {
            Some(number) => format!("the hand of {}", self.players.name(number)),
            None => "the shared hand".to_owned(),
        };
        if size < 2 { hand } else { format!("the {} place of {hand}", ordinal(place as i64 + 1)) }
    }

    /// "the places of Black's hand", for all of them.
    pub(crate) fn whole_hand(&self, sites: &[i32]) -> Option<String> {
        let first = usize::try_from(*sites.iter().min()?).ok()?;
        let board = self.places.count().filter(|board| first >= *board)?;
        let (item, owner, place, size) = self.container(first, board)?;
        let all: Vec<i32> =
            (first..first + size).map(i32::try_from).collect::<Result<_, _>>().ok()?;
        let mut sites = sites.to_vec();
        sites.sort_unstable();
        let whole = matches!(item, Item::Hand(_)) && place == 0 && size > 1 && sites == all;
        let owner = match owner {
            Some(number) => self.players.one(number).possessive().as_str().to_owned(),
            None => "the shared".to_owned(),
        };
        whole.then(|| format!("the places of {owner} hand"))
    }

    /// The container of a place beyond the board: what it is, whose, which of its places, and of how many.
    fn container(
        &self,
        wanted: usize,
        board: usize,
    ) -> Option<(&Item, Option<usize>, usize, usize)> {
        let mut first = board;
        // Hands come before dice, wherever the description has them.
        let (dice, others): (Vec<&Item>, Vec<&Item>) =
            self.items().iter().partition(|item| matches!(item, Item::Dice(_)));
        for item in others.into_iter().chain(dice) {
            let (size, owner) = match item {
                Item::Hand(hand) => {
                    (usize::try_from(hand.size.unwrap_or(1)).unwrap_or(1), hand.role)
                }
                Item::Dice(dice) => (usize::try_from(dice.count).unwrap_or(1), PlayerRole::Shared),
                Item::Deck(_) => (1, PlayerRole::Shared),
                _ => continue,
            };
            let each = owner == PlayerRole::Each;
            for copy in 0..if each { self.players.count() } else { 1 } {
                if (first..first + size).contains(&wanted) {
                    let owner = if each { Some(copy + 1) } else { crate::facts::number_of(owner) };
                    return Some((item, owner, wanted - first, size));
                }
                first += size;
            }
        }
        None
    }

    /// The player in whose hand a place lies, and which of its places it is, from zero.
    pub(crate) fn place_of_a_hand(&self, site: i64) -> Option<(usize, i64)> {
        let (item, owner, place, _) =
            self.container(usize::try_from(site).ok()?, self.places.count()?)?;
        let owner = owner.filter(|_| matches!(item, Item::Hand(_)))?;
        Some((owner, i64::try_from(place).ok()?))
    }

    /// "place 2 of White's hand", and whose hand it is: a place of a hand by its number among all places.
    pub(crate) fn named_place_of_a_hand(&self, site: i64) -> Option<(usize, String)> {
        let (owner, place) = self.place_of_a_hand(site)?;
        let (_, _, _, size) = self.container(usize::try_from(site).ok()?, self.places.count()?)?;
        let hand = format!("{} hand", self.players.one(owner).possessive());
        let words = if size < 2 { hand } else { format!("place {} of {hand}", place + 1) };
        Some((owner, words))
    }

    /// The die that lies on a place: "the second die".
    pub(crate) fn die(&self, site: i64) -> Option<String> {
        let (item, _, place, size) =
            self.container(usize::try_from(site).ok()?, self.places.count()?)?;
        matches!(item, Item::Dice(_)).then(|| die_word(place, size))
    }
}

/// "the second die" of several.
fn die_word(place: usize, of: usize) -> String {
    if of < 2 { "the die".to_owned() } else { format!("the {} die", ordinal(place as i64 + 1)) }
}
