//! Starting positions that are data: many places, each with a number of its own, as a table.

use language::refs::AtOrTo;
use language::start::StartRule;
use syntax::NodeId;

use crate::plan::{Part, Passage};
use crate::realise::{Text, capitalised, listed_and, number_word, runs, say, with_article};
use crate::teller::Teller;

/// Fewer of them are told one by one.
const FEWEST: usize = 6;

impl Teller<'_> {
    /// The rules of a starting position that tables tell, each table with its rules.
    pub(crate) fn tables_of_entries(&self, rules: &[StartRule]) -> Vec<(Passage, Vec<NodeId>)> {
        [self.numbered_pieces_table(rules), self.costs_table(rules)].into_iter().flatten().collect()
    }

    /// Pieces that start with numbers, place by place: "A1: White's disc with mark 1".
    fn numbered_pieces_table(&self, rules: &[StartRule]) -> Option<(Passage, Vec<NodeId>)> {
        let mut rows: Vec<[Text; 2]> = Vec::new();
        let mut told: Vec<NodeId> = Vec::new();
        for placed in rules.iter().filter_map(|rule| self.placed_pieces(rule)) {
            let (Some(rank), [site]) = (&placed.rank, placed.sites.as_slice()) else { continue };
            let Some(words) = rank.words() else { continue };
            let whole = self.whole(placed.node);
            let owner = (1..=self.players.count()).contains(&placed.owner);
            let piece = match owner && self.players.count() > 1 {
                true => say!("{} {}", self.players.one(placed.owner).possessive(), &*placed.kind),
                false => with_article(&placed.kind).into(),
            };
            let place = self.numbered_place(i32::try_from(*site).ok()?);
            rows.push([
                Text::from(place).tell_all(&whole),
                capitalised_text(say!("{} with {}", piece, words)).tell_all(&whole),
            ]);
            told.push(placed.node);
        }
        let (header, rows) = by_piece(rows);
        entries("set up these pieces:".to_owned(), header, rows, told)
    }

    /// What places cost: "1: A1–B1, C1–D1".
    fn costs_table(&self, rules: &[StartRule]) -> Option<(Passage, Vec<NodeId>)> {
        let mut told: Vec<NodeId> = Vec::new();
        let mut costs: Vec<(i64, Vec<Text>)> = Vec::new();
        for rule in rules {
            let StartRule::SetCost(node) = rule else { continue };
            let AtOrTo::At(at) = &node.at else { continue };
            let (Some(cost), Some(site)) = (self.constant(&node.value), self.constant(at)) else {
                continue;
            };
            let place = self.numbered_place(i32::try_from(site).ok()?);
            let place = Text::from(place).tell_all(&self.whole(node.id));
            match costs.iter_mut().find(|(known, _)| *known == cost) {
                Some((_, places)) => places.push(place),
                None => costs.push((cost, vec![place])),
            }
            told.push(node.id);
        }
        costs.sort_by_key(|(cost, _)| *cost);
        let rows = costs.into_iter().map(|(cost, places)| {
            let nodes: Vec<NodeId> = places.iter().flat_map(|it| it.told().to_vec()).collect();
            let cost = capitalised(&number_word(cost));
            [Text::from(cost).tell_all(&nodes), listed_and(&runs(&places))]
        });
        let sites = self.places.words(None);
        let header = ["Cost".to_owned(), capitalised(&sites)];
        entries(format!("these are the costs of the {sites}:"), header, rows.collect(), told)
    }
}

/// The places of pieces that are the same in one row.
fn by_piece(rows: Vec<[Text; 2]>) -> ([String; 2], Vec<[Text; 2]>) {
    let mut pieces: Vec<(Text, Vec<Text>)> = Vec::new();
    for [place, piece] in &rows {
        match pieces.iter_mut().find(|(known, _)| known.as_str() == piece.as_str()) {
            Some((_, places)) => places.push(place.clone()),
            None => pieces.push((piece.clone(), vec![place.clone()])),
        }
    }
    if pieces.len() == rows.len() {
        return (["Place".to_owned(), "Piece".to_owned()], rows);
    }
    let rows = pieces.into_iter().map(|(piece, places)| [piece, listed_and(&runs(&places))]);
    (["Pieces".to_owned(), "Places".to_owned()], rows.collect())
}

/// A table under its head, if it tells enough rules.
fn entries(
    head: String,
    header: [String; 2],
    rows: Vec<[Text; 2]>,
    told: Vec<NodeId>,
) -> Option<(Passage, Vec<NodeId>)> {
    if told.len() < FEWEST {
        return None;
    }
    let mut passage = Passage::of(Text::from(head).tell_all(&told));
    passage.parts.push(Part::Table { header, rows });
    Some((passage, told))
}

fn capitalised_text(text: Text) -> Text {
    let words = capitalised(text.as_str());
    text.reworded(words)
}
