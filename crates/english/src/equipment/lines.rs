//! Boards that no short phrase describes: the lines on which their points lie, or their rows of cells.

use std::collections::BTreeSet;

use board::topology::Relation;
use board::{Direction, Site, SiteType as Kind, Topology};
use language::equipment::{Board, Item};
use language::graph::Graph;
use language::words::{DiagonalsKind, SiteType};

use crate::facts::{Lattice, Shape};
use crate::plan::Passage;
use crate::realise::{Text, column_letters, listed_and, say, word_count};
use crate::teller::Teller;

/// Boards with more places, or more lines that run alike, are better looked at than read.
const MOST_PLACES: usize = 130;
const MOST_LINES: usize = 22;
/// Rows with more words than these are told in several sentences.
const ROOM: usize = 28;
/// So many gaps in a rectangle of cells are named.
const FEW_GAPS: usize = 4;

/// How a line runs over the page.
const COURSES: [&str; 4] =
    ["from left to right", "from bottom to top", "rising to the right", "falling to the right"];

impl Teller<'_> {
    /// The lines or rows of a board, where its phrase does not settle them.
    pub(super) fn drawn_board(&self, board: &Board) -> Option<Passage> {
        let used = board.used.unwrap_or(SiteType::Cell);
        let topology = self.places.topology?;
        if !self.lines_matter() {
            return None;
        }
        let passage = match (used, self.places.shape) {
            (SiteType::Edge, _) => return None,
            (SiteType::Vertex, _) if has_single_diagonals(&board.graph) => {
                match self.lines_in_words() {
                    Some(passage) => passage,
                    None => self.drawn_lines(topology, Kind::Vertex, &COURSES[2..])?,
                }
            }
            // Of triangles it is known where the points lie, but not which of their letters and numbers are neighbours.
            (SiteType::Vertex, _)
                if matches!(board.graph, Graph::Tri(_)) && self.is_settled(&board.graph, used) =>
            {
                // Its phrase says how far the rows go.
                let lines = self.lines_in_words()?.parts.pop();
                Passage { parts: lines.into_iter().collect() }
            }
            _ if self.is_settled(&board.graph, used) => return None,
            (SiteType::Vertex, _) => match self.lines_in_words() {
                Some(passage) => passage,
                None => self.drawn_lines(topology, Kind::Vertex, &COURSES)?,
            },
            (SiteType::Cell, Shape::Squares | Shape::Hexagons) => self.rows()?,
            (SiteType::Cell, _) => self.drawn_lines(topology, Kind::Cell, &COURSES)?,
        };
        Some(passage)
    }

    /// Whether the lines or rows of the board are told.
    pub(super) fn has_drawn_board(&self) -> bool {
        self.items()
            .iter()
            .any(|item| matches!(item, Item::Board(board) if self.drawn_board(board).is_some()))
    }

    /// Whether the rules go by the lines of the board, not only by a path over it.
    pub(super) fn lines_matter(&self) -> bool {
        let links = &self.state.links;
        let moves = ["Step", "Slide", "Hop", "Leap"];
        links.clauses("track", "").next().is_none()
            || moves.iter().any(|kind| links.clauses("move", kind).next().is_some())
    }

    /// Whether the phrase for a board says which of its places are neighbours.
    fn is_settled(&self, graph: &Graph, used: SiteType) -> bool {
        // Nested rings may be joined in many ways.
        !matches!(graph, Graph::Concentric(_)) && self.known_phrase(graph, used).is_some()
    }

    /// "a grid of 9×9 points", however it is turned.
    pub(super) fn full_grid(&self, used: SiteType) -> Option<String> {
        let lattice =
            self.lattice().filter(|lattice| lattice.regular && used == SiteType::Vertex)?;
        let board = self.elements()?;
        let (columns, rows) = lattice.size();
        let full = lattice.places.len() == (columns * rows) as usize;
        let apart = |one: u32, other: u32| one.abs_diff(other);
        let joined = |site: usize| {
            let (column, row) = lattice.places[site];
            let beside = board.related(site as Site, Relation::Adjacent);
            let around = [1 < column, column < columns, 1 < row, row < rows];
            beside.len() == around.iter().filter(|inside| **inside).count()
                && beside.iter().all(|next| {
                    let (other, above) = lattice.places[*next as usize];
                    apart(column, other) + apart(row, above) == 1
                })
        };
        (full && rows > 1 && (0..lattice.places.len()).all(joined))
            .then(|| format!("a grid of {rows}×{columns} {}", self.places.words(None)))
    }

    /// "Lines join these points:" and the lines, sorted by the way they run.
    fn drawn_lines(&self, topology: &Topology, kind: Kind, courses: &[&str]) -> Option<Passage> {
        let node = self.game.equipment.id;
        let names = &topology.of(kind).labels;
        let distinct: BTreeSet<&str> = names.iter().map(|name| &**name).collect();
        if names.len() > MOST_PLACES || distinct.len() < names.len() {
            return None;
        }
        let direction =
            if kind == Kind::Cell { Direction::Orthogonal } else { Direction::Adjacent };
        let (straight, bent) = lines(topology, kind, direction);
        let mut groups: Vec<(&str, Vec<Text>)> =
            courses.iter().map(|course| (*course, Vec::new())).collect();
        let spell = |line: &[Site]| {
            let names: Vec<&str> = line.iter().map(|site| &*names[*site as usize]).collect();
            Text::from(names.join("–"))
        };
        for line in &straight {
            let course = course(topology, kind, line);
            if let Some((_, group)) = groups.iter_mut().find(|(name, _)| *name == course) {
                group.push(spell(line));
            }
        }
        groups.push(("not straight on", bent.iter().map(|line| spell(line)).collect()));
        groups.retain(|(_, lines)| !lines.is_empty());
        if groups.is_empty() || groups.iter().any(|(_, lines)| lines.len() > MOST_LINES) {
            return None;
        }
        let intro = match (kind, courses.len() < COURSES.len()) {
            (Kind::Cell, _) => "these cells lie side by side in a line:",
            (_, true) => "these diagonals are lines as well:",
            (_, false) => "these lines join the points:",
        };
        let mut passage = Passage::of(Text::from(intro).tell(node));
        let items = groups.into_iter().map(|(course, lines)| {
            Passage::of(say!("{}: {}", course, listed_and(&lines)).tell(node))
        });
        passage.list(false, items.collect());
        Some(passage)
    }

    /// "Row 1 has C to E; rows 2 and 3 have A to G": the cells of a board that is no rectangle.
    fn rows(&self) -> Option<Passage> {
        let lattice = self.lattice().filter(|lattice| lattice.regular)?;
        if self.gaps(&lattice).is_some() || lattice.places.len() > 2 * MOST_PLACES {
            return None;
        }
        let mut rows: Vec<(u32, u32, Text)> = Vec::new();
        for row in 1..=lattice.size().1 {
            let words = stretches(lattice.places.iter().copied(), row);
            match rows.last_mut() {
                Some((_, last, known)) if *known == words => *last = row,
                _ => rows.push((row, row, words)),
            }
        }
        let mut passage = Passage::of(self.coordinate_rule()?);
        for sentence in rows_in_words(rows) {
            passage.say(sentence.tell(self.game.equipment.id));
        }
        Some(passage)
    }

    /// The few places that a full rectangle lacks, by name; nothing if there are more.
    pub(super) fn gaps(&self, lattice: &Lattice) -> Option<Vec<Text>> {
        let (width, height) = lattice.size();
        // Most boards that are no rectangles lack far more places than are named.
        let fewest = (width as usize * height as usize).saturating_sub(lattice.places.len());
        if fewest > FEW_GAPS || !lattice.is_upright() {
            return None;
        }
        let there: BTreeSet<(u32, u32)> = lattice.places.iter().copied().collect();
        let all = (1..=height).flat_map(|row| (1..=width).map(move |column| (column, row)));
        let gaps: Vec<Text> = all
            .filter(|place| !there.contains(place))
            .map(|(column, row)| format!("{}{row}", column_letters(column)).into())
            .collect();
        (gaps.len() <= FEW_GAPS).then_some(gaps)
    }
}

/// Whether each square of a grid of points has at most one diagonal, so that it matters where they run.
fn has_single_diagonals(graph: &Graph) -> bool {
    matches!(
        super::board::diagonals(graph),
        Some(DiagonalsKind::Alternating | DiagonalsKind::Concentric | DiagonalsKind::Radiating)
    )
}

/// "Rows 1 and 2 have C to E; row 3 has A to G": the first and the last of rows that are alike, and their columns.
pub(super) fn rows_in_words(rows: Vec<(u32, u32, Text)>) -> Vec<Text> {
    // Rows with the same columns are told together, wherever they lie.
    let mut alike: Vec<(Text, Vec<(u32, u32)>)> = Vec::new();
    for (first, last, columns) in rows {
        match alike.iter_mut().find(|(known, _)| *known == columns) {
            Some((_, stretches)) => stretches.push((first, last)),
            None => alike.push((columns, vec![(first, last)])),
        }
    }
    let parts = alike.into_iter().map(|(columns, stretches)| {
        let (many, names) = named_rows(&stretches);
        let (noun, verb) = if many { ("rows", "have") } else { ("row", "has") };
        say!("{} {} {} {}", noun, names, verb, columns)
    });
    let mut sentences: Vec<Text> = Vec::new();
    for part in parts {
        match sentences.last_mut() {
            Some(last) if word_count(last.as_str()) + word_count(part.as_str()) <= ROOM => {
                *last = say!("{}; {}", std::mem::take(last), part);
            }
            _ => sentences.push(part),
        }
    }
    sentences
}

/// "A to C and E": the columns of a row, those that follow each other drawn together.
pub(super) fn stretches(places: impl Iterator<Item = (u32, u32)>, row: u32) -> Text {
    let here = places.filter(|place| place.1 == row);
    let mut columns: Vec<u32> = here.map(|place| place.0).collect();
    columns.sort_unstable();
    let runs: Vec<Text> = columns
        .chunk_by(|a, b| a + 1 == *b)
        .map(|run| {
            let (first, last) = (run.first().copied(), run.last().copied());
            let first_letters = column_letters(first.unwrap_or_default());
            match last.filter(|_| run.len() > 1) {
                Some(last) => format!("{first_letters} to {}", column_letters(last)).into(),
                None => first_letters.into(),
            }
        })
        .collect();
    listed_and(&runs)
}

/// The straight lines of neighbours, each once and as long as it goes; and the neighbours through which no longer line
/// runs, drawn together where they follow each other.
pub(super) fn lines(
    topology: &Topology,
    kind: Kind,
    direction: Direction,
) -> (Vec<Vec<Site>>, Vec<Vec<Site>>) {
    let count = topology.count(kind) as Site;
    let rays: Vec<&[Site]> = (0..count)
        .flat_map(|site| topology.rays(kind, site, direction).map(|ray| ray.sites))
        .filter(|ray| ray.len() > 1)
        .collect();
    // What another line leads into begins further back.
    let inner: BTreeSet<&[Site]> = rays.iter().map(|ray| &ray[1..]).collect();
    let mut straight: BTreeSet<Vec<Site>> = BTreeSet::new();
    let mut pairs: BTreeSet<(Site, Site)> = BTreeSet::new();
    for ray in rays {
        let back: Vec<Site> = ray.iter().rev().copied().collect();
        if inner.contains(ray) || inner.contains(back.as_slice()) {
            continue;
        }
        match ray {
            [one, other] => {
                pairs.insert((*one.min(other), *one.max(other)));
            }
            ray => {
                straight.insert(back.min(ray.to_vec()));
            }
        }
    }
    let mut bent = Vec::new();
    while let Some(&pair) = pairs.first() {
        let trail = trail(&mut pairs, pair);
        if trail.len() == 2 {
            straight.insert(trail);
        } else {
            bent.push(trail);
        }
    }
    (straight.into_iter().collect(), bent)
}

/// Takes pairs that follow each other out of a set, as far as they go.
fn trail(pairs: &mut BTreeSet<(Site, Site)>, first: (Site, Site)) -> Vec<Site> {
    let ends = |pairs: &BTreeSet<(Site, Site)>, site: Site| {
        pairs.iter().filter(|(one, other)| *one == site || *other == site).count()
    };
    // A trail begins at a loose end, if there is one.
    let start =
        pairs.iter().flat_map(|(one, other)| [*one, *other]).find(|site| ends(pairs, *site) == 1);
    let mut trail = vec![start.unwrap_or(first.0)];
    while let Some(&last) = trail.last()
        && let Some(&pair) = pairs.iter().find(|(one, other)| *one == last || *other == last)
    {
        pairs.remove(&pair);
        trail.push(if pair.0 == last { pair.1 } else { pair.0 });
    }
    trail
}

/// How a line runs over the page.
fn course(topology: &Topology, kind: Kind, line: &[Site]) -> &'static str {
    let at = |site: Option<&Site>| topology.of(kind).positions[*site.unwrap_or(&0) as usize];
    let (first, last) = (at(line.first()), at(line.last()));
    let (x, y) = (last.x - first.x, last.y - first.y);
    let level = 0.05 * (x.abs() + y.abs());
    match () {
        () if y.abs() <= level => COURSES[0],
        () if x.abs() <= level => COURSES[1],
        () if x * y > 0.0 => COURSES[2],
        () => COURSES[3],
    }
}

/// "1 and 2", "1 to 3 and 7": rows by their numbers, and whether these are several.
fn named_rows(stretches: &[(u32, u32)]) -> (bool, Text) {
    let names: Vec<Text> = stretches
        .iter()
        .flat_map(|(first, last)| match last - first {
            0 => vec![first.to_string()],
            1 => vec![first.to_string(), last.to_string()],
            _ => vec![format!("{first} to {last}")],
        })
        .map(Text::from)
        .collect();
    let several = names.len() > 1 || names.iter().any(|name| name.as_str().contains(" to "));
    (several, listed_and(&names))
}
