//! Names for sets of places that are known one by one: rows, columns, corners, or a few coordinates.

use board::topology::Relation;
use language::regions::Region;
use language::words::SitesIndexKind;
use syntax::NodeId;

use super::Area;
use super::fixed::Sites;
use crate::facts::Shape;
use crate::realise::{Text, number_word, ordinal, say};
use crate::teller::Teller;

impl Teller<'_> {
    /// The name of an area that a description puts together from others, if the places have a simple one.
    pub(super) fn landmark(&self, region: &Region, node: NodeId) -> Option<Area> {
        // Elsewhere only rows that the description names itself are rows.
        let rows = matches!(region, Region::Union(union) if union.regions.iter().all(is_row));
        if !rows && !matches!(self.places.shape, Shape::Squares | Shape::Grid | Shape::Holes) {
            return None;
        }
        let sites = self.fixed(region)?;
        let told = self.whole(node);
        if let Some(area) = self.around_centre(&sites, node) {
            return Some(area.tell_all(&told));
        }
        if let Some(area) = self.all_but_stores(&sites) {
            return Some(area.tell_all(&told));
        }
        // Between its stores a board of holes has columns, but nobody counts them.
        let columns = matches!(region, Region::SitesTrack(_)) && self.places.shape == Shape::Holes;
        if let Some(name) = self
            .lines_name(&sites)
            .filter(|name| !columns || name.contains("row") || name == "the board")
        {
            return Some(Area::named(Text::from(name).tell_all(&told), self.site()));
        }
        // A part of rows or columns that has one colour of the board.
        if let Some((colour, lines)) = self.coloured(&sites) {
            let (site, many) = (self.site(), self.places.words(None));
            let word =
                if lines.contains("rows") || lines.contains("columns") { "in" } else { "of" };
            let rest = format!("{colour} {word} {lines}");
            let article = crate::realise::with_article(site);
            return Some(Area {
                single: Text::from(format!("{article} {rest}")).tell_all(&told),
                plural: Text::from(format!("the {many} {rest}")).tell_all(&told),
                yes: Text::from(format!("is one of the {many} {rest}")).tell_all(&told),
                no: Text::from(format!("is not one of the {many} {rest}")).tell_all(&told),
                pieces: None,
                owner: None,
                near: None,
                one_piece: None,
            });
        }
        None
    }

    /// "the centre square and the squares next to it".
    pub(super) fn around_centre(&self, sites: &Sites, node: NodeId) -> Option<Area> {
        let board = self.elements()?;
        let [centre] = board.regions.centre.as_slice() else { return None };
        let beside: Sites = board.related(*centre, Relation::Orthogonal).iter().copied().collect();
        let all: Sites = beside.iter().copied().chain([*centre]).collect();
        if beside.len() < 3 || *sites != all || self.places.shape != Shape::Squares {
            return None;
        }
        let (site, many) = (self.site(), self.places.words(None));
        let way = match self.next_to_means_sides() {
            true => {
                self.term("next to", node);
                ""
            }
            false => " (horizontally or vertically)",
        };
        let all = format!("the centre {site} and the {many} next to it{way}");
        Some(Area {
            single: format!("one of {all}").into(),
            yes: format!("is one of {all}").into(),
            no: format!("is none of {all}").into(),
            ..Area::named(all, site)
        })
    }

    /// The holes of a mancala board without its stores.
    fn all_but_stores(&self, sites: &Sites) -> Option<Area> {
        let count = u32::try_from(self.places.count()?).ok()?;
        let stores = self.stores(count);
        let (first, last) = (stores.first()?, stores.last()?);
        let holes = (0..count).filter(|site| site != first && site != last);
        holes.eq(sites.iter().copied()).then(|| Area {
            single: "a hole other than the stores".into(),
            plural: "the holes other than the stores".into(),
            yes: "is not a store".into(),
            no: "is a store".into(),
            pieces: None,
            owner: None,
            near: None,
            one_piece: None,
        })
    }

    /// The places of an area by their coordinates, where they are few.
    pub(super) fn coordinates(&self, region: &Region, node: NodeId) -> Option<Area> {
        let sites = self.fixed(region)?;
        let names: Option<Vec<Text>> = sites.iter().map(|site| self.label_of(*site)).collect();
        let drawn = crate::realise::runs(&names?);
        if drawn.is_empty() || drawn.len() > 12 {
            return None;
        }
        let told = self.whole(node);
        let names: Vec<Text> = drawn.into_iter().map(|name| name.tell_all(&told)).collect();
        let all = crate::realise::listed_and(&names);
        if let [_] = names.as_slice()
            && sites.len() == 1
        {
            return Some(Area::place(&all));
        }
        Some(Area {
            single: say!("one of {}", all),
            yes: say!("is one of {}", all),
            no: say!("is none of {}", all),
            ..Area::named(all, self.site())
        })
    }

    fn label_of(&self, site: u32) -> Option<Text> {
        self.places.label(i32::try_from(site).ok()?, None).map(Text::from)
    }

    /// "the two bottom rows", "the leftmost column", "the third and fourth rows from the bottom".
    pub(crate) fn lines_name(&self, sites: &Sites) -> Option<String> {
        let board = self.elements()?;
        if sites.len() == board.len() {
            return Some("the board".to_owned());
        }
        let [rows, columns] = self.board_lines()?;
        band(sites, rows)
            .map(|(first, last)| band_name(first, last, rows.len(), ["bottom", "top"], "row"))
            .or_else(|| {
                let (first, last) = band(sites, columns)?;
                Some(band_name(first, last, columns.len(), ["leftmost", "rightmost"], "column"))
            })
    }

    /// The whole rows at the bottom and at the top of the board that some places fill ("the two bottom rows"), and the
    /// places besides.
    pub(super) fn rows_at_the_ends(&self, sites: &Sites) -> Option<(Vec<String>, Sites)> {
        let [rows, _] = self.board_lines()?;
        let filled = |row: &&Sites| !row.is_empty() && row.is_subset(sites);
        let below = rows.iter().take_while(filled).count();
        let above = rows.iter().skip(below).rev().take_while(filled).count();
        let ends = [(0, below), (rows.len() - above, rows.len())];
        let mut rest = sites.clone();
        let mut names = Vec::new();
        for (first, end) in ends.into_iter().filter(|(first, end)| first < end) {
            rows[first..end].iter().flatten().for_each(|site| {
                rest.remove(site);
            });
            names.push(band_name(first, end - 1, rows.len(), ["bottom", "top"], "row"));
        }
        Some((names, rest))
    }

    /// The places of the rows and of the columns of the board.
    fn board_lines(&self) -> Option<&[Vec<Sites>; 2]> {
        let board = self.elements()?;
        Some(self.lines.get_or_init(|| [lines(&board.rows), lines(&board.columns)]))
    }

    /// A colour of the board and the lines that hold exactly these places of it.
    fn coloured(&self, sites: &Sites) -> Option<(String, String)> {
        let board = self.elements()?;
        let colours: Vec<Sites> =
            board.regions.phases[..2].iter().map(|sites| sites.iter().copied().collect()).collect();
        let corner = self.label_of(0)?;
        for colour in &colours {
            if sites.len() < 3 || !sites.is_subset(colour) {
                continue;
            }
            let [rows, columns] = self.board_lines()?;
            for (lines, ends, word) in
                [(rows, ["bottom", "top"], "row"), (columns, ["leftmost", "rightmost"], "column")]
            {
                let parts: Vec<Sites> = lines.iter().map(|line| line & colour).collect();
                if let Some((first, last)) = band(sites, &parts) {
                    let which = if colour.contains(&0) {
                        format!("of the colour of {corner}")
                    } else {
                        format!("not of the colour of {corner}")
                    };
                    return Some((which, band_name(first, last, lines.len(), ends, word)));
                }
            }
        }
        None
    }
}

/// Whether a region is a row by its number.
fn is_row(region: &Region) -> bool {
    matches!(region, Region::SitesIndex(node) if node.kind == SitesIndexKind::Row)
}

/// The places of each line, by the number that each place has.
fn lines(numbers: &[u32]) -> Vec<Sites> {
    let mut all: Vec<Sites> = Vec::new();
    for (site, line) in (0u32..).zip(numbers) {
        let line = *line as usize;
        if all.len() <= line {
            all.resize(line + 1, Sites::new());
        }
        all[line].insert(site);
    }
    all
}

/// The first and last of the neighbouring lines that make up a set.
fn band(sites: &Sites, lines: &[Sites]) -> Option<(usize, usize)> {
    let touched: Vec<usize> =
        (0..lines.len()).filter(|line| !lines[*line].is_disjoint(sites)).collect();
    let (first, last) = (*touched.first()?, *touched.last()?);
    let whole: usize = lines[first..=last].iter().map(Sites::len).sum();
    (whole == sites.len() && lines[first..=last].iter().all(|line| line.is_subset(sites)))
        .then_some((first, last))
}

/// "the two bottom rows", "the third column from the left".
fn band_name(first: usize, last: usize, count: usize, ends: [&str; 2], line: &str) -> String {
    let number = |n: usize| number_word(i64::try_from(n).unwrap_or(0));
    let nth = |n: usize| ordinal(i64::try_from(n + 1).unwrap_or(0));
    let origin = if line == "row" { "bottom" } else { "left" };
    match (first, last) {
        (0, 0) => format!("the {} {line}", ends[0]),
        (first, last) if last + 1 == count && first == last => format!("the {} {line}", ends[1]),
        (0, last) => format!("the {} {} {line}s", number(last + 1), ends[0]),
        (first, last) if last + 1 == count => {
            format!("the {} {} {line}s", number(last + 1 - first), ends[1])
        }
        (first, last) if first == last => format!("the {} {line} from the {origin}", nth(first)),
        (first, last) => {
            let joint = if last == first + 1 { "and" } else { "to" };
            format!("the {} {joint} {} {line}s from the {origin}", nth(first), nth(last))
        }
    }
}
