//! Hands with many places, each with a piece of its own, as tables.

use syntax::NodeId;

use crate::plan::{Part, Passage};
use crate::realise::{Text, capitalised};
use crate::teller::Teller;

/// Hands with fewer pieces are told in sentences.
const FEWEST: usize = 6;
/// Before the number of a place.
const IN_PLACE: &str = " in place ";
/// Before what pieces carry.
const CARRYING: [&str; 2] = [", each with ", " with "];

/// What lies in one place of a hand.
struct Held {
    hand: String,
    place: u32,
    piece: String,
    told: Vec<NodeId>,
}

impl Teller<'_> {
    /// The rules of a start without those that fill hands of many places, and the tables that tell these.
    pub(crate) fn hands_as_tables(&self, items: Vec<Passage>) -> (Vec<Passage>, Passage) {
        let held: Vec<Option<Held>> = items.iter().map(held).collect();
        let mut hands: Vec<&str> = Vec::new();
        for one in held.iter().flatten() {
            let number = held.iter().flatten().filter(|other| other.hand == one.hand).count();
            if number >= FEWEST && !hands.contains(&one.hand.as_str()) {
                hands.push(&one.hand);
            }
        }
        let mut tables: Vec<(String, Vec<[Text; 2]>)> = Vec::new();
        for hand in hands.iter().copied() {
            let held: Vec<&Held> = held.iter().flatten().filter(|one| one.hand == hand).collect();
            let runs =
                held.chunk_by(|one, next| one.piece == next.piece && next.place == one.place + 1);
            tables.push((hand.to_owned(), runs.map(row).collect()));
        }
        let tables = self.same_hands(tables);
        let shown =
            |one: &Option<Held>| one.as_ref().is_some_and(|one| hands.contains(&one.hand.as_str()));
        let rest = items.into_iter().zip(&held).filter(|(_, held)| !shown(held));
        let rest = rest.map(|(item, _)| item).collect();
        let mut passage = Passage::default();
        for (hand, rows) in tables {
            let told: Vec<NodeId> =
                rows.iter().flatten().flat_map(|cell| cell.told().to_vec()).collect();
            let intro = format!("{hand} holds these pieces, place by place:");
            passage.say(Text::from(intro).tell_all(&told));
            passage.parts.push(Part::Table { header: ["Place".into(), "Piece".into()], rows });
        }
        (rest, passage)
    }

    /// Tables of hands that hold the same for every player are one.
    fn same_hands(&self, tables: Vec<(String, Vec<[Text; 2]>)>) -> Vec<(String, Vec<[Text; 2]>)> {
        let words = |rows: &[[Text; 2]]| -> Vec<String> {
            rows.iter().flatten().map(ToString::to_string).collect()
        };
        let whose = |number: usize| format!("{} hand", self.players.one(number).possessive());
        let all = (1..=self.players.count())
            .all(|number| tables.iter().any(|(hand, _)| *hand == whose(number)));
        let Some(((_, first), others)) = tables.split_first() else { return tables };
        if !all || others.is_empty() || others.iter().any(|(_, rows)| words(rows) != words(first)) {
            return tables;
        }
        let mut rows = first.clone();
        for (_, other) in others {
            for (row, more) in rows.iter_mut().zip(other) {
                let [_, piece] = row;
                *piece = std::mem::take(piece).tell_all(more[1].told());
            }
        }
        vec![("each player's hand".to_owned(), rows)]
    }
}

/// What a rule of the start puts into one place of a hand, if it does nothing else.
fn held(item: &Passage) -> Option<Held> {
    let mut told: Vec<NodeId> = Vec::new();
    let first = item.single()?;
    told.extend_from_slice(first.told());
    let (piece, rest) = first.as_str().split_once(IN_PLACE)?;
    let piece = piece.strip_suffix(" is").or_else(|| piece.strip_suffix(" are"))?;
    let carried = CARRYING.iter().find_map(|with| rest.split_once(with));
    let (rest, carried) = carried.map_or((rest, None), |(rest, what)| (rest, Some(what)));
    let (place, hand) = rest.split_once(" of ")?;
    let place = place.parse().ok().filter(|_| hand.ends_with(" hand"))?;
    let piece = match carried {
        None => piece.to_owned(),
        Some(carried) => format!("{piece} with {carried}"),
    };
    Some(Held { hand: hand.to_owned(), place, piece, told })
}

/// A row for places that follow each other and hold the same.
fn row(run: &[&Held]) -> [Text; 2] {
    let told: Vec<NodeId> = run.iter().flat_map(|held| held.told.iter().copied()).collect();
    let (first, last) = (run[0], run[run.len() - 1]);
    let (places, each) = match run {
        [one] => (one.place.to_string(), ""),
        [_, _] => (format!("{} and {}", first.place, last.place), " each"),
        _ => (format!("{} to {}", first.place, last.place), " each"),
    };
    let piece = format!("{}{each}", capitalised(&first.piece));
    [Text::from(places).tell_all(&told), Text::from(piece).tell_all(&told)]
}
