//! Games of the corpus as pictures need them: boards, equipment and positions from the records, graphics from the descriptions.

use std::collections::HashMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use kurbo::Point;
use language::regions::Region;
use picture::adapter::{self, Places};
use picture::geometry::{BoardGeometry, CellShape, EdgeShape};
use picture::model::{
    Component, ComponentKind, Container, ContainerKind, Digit, Equipment, Piece, Position, Site,
    SiteType,
};
use picture::painter::Painter;
use picture::style::{BoardClass, Style};
use serde_json::Value;

/// The records.
pub struct Corpus {
    root: PathBuf,
    games: HashMap<String, Value>,
    boards: HashMap<String, std::rc::Rc<Value>>,
}

/// A game with positions of a recorded trial: the start first.
pub struct Recorded {
    pub painter: Painter,
    pub positions: Vec<Position>,
}

impl Corpus {
    /// Opens the corpus, or says that there is none.
    pub fn open() -> Option<Self> {
        let root = std::env::var_os("LUDOSCRIBE_CORPUS").map_or_else(
            || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/corpus"),
            PathBuf::from,
        );
        let Ok(games) = std::fs::read_to_string(root.join("games.jsonl")) else {
            testing::skipped_without_corpus();
            return None;
        };
        let games = games
            .lines()
            .filter_map(|line| serde_json::from_str::<Value>(line).ok())
            .map(|game| (text(&game["file"]), game))
            .collect();
        let mut boards = HashMap::new();
        for line in std::fs::read_to_string(root.join("boards.jsonl")).ok()?.lines() {
            let board: std::rc::Rc<Value> = serde_json::from_str::<Value>(line).ok()?.into();
            for game in array(&board["games"]) {
                boards.insert(text(game), board.clone());
            }
        }
        Some(Self { root, games, boards })
    }

    /// The files of all games that have a board on record.
    pub fn files(&self) -> Vec<String> {
        let mut files: Vec<String> =
            self.games.keys().filter(|file| self.boards.contains_key(*file)).cloned().collect();
        files.sort();
        files
    }

    /// A game by its file.
    pub fn game(&self, file: &str) -> Option<Recorded> {
        let (game, board) = (self.games.get(file)?, self.boards.get(file)?);
        let geometry = geometry(board);
        let equipment = equipment(game);
        let class = match text(&game["equipment"]["containers"][0]["cls"]).as_str() {
            "MancalaBoard" => BoardClass::Mancala,
            "SurakartaBoard" => BoardClass::Surakarta,
            "Boardless" => BoardClass::Boardless,
            _ if array(&game["flags"]).iter().any(|flag| flag == "deduction") => BoardClass::Puzzle,
            _ if geometry.site_type() == SiteType::Edge => BoardClass::Lines,
            _ => BoardClass::Graph,
        };
        let places =
            RecordedPlaces { game, board, players: equipment.players, kind: geometry.site_type() };
        let mut suggested = Style::suggested(&text(&game["name"]), class);
        let owned = array(&game["regions"]).iter().map(|region| {
            (number(&region["owner"]), array(&region["sites"]).iter().map(number).collect())
        });
        suggested.owned = owned.collect();
        let style = self.style(file, suggested, &places);
        let positions = self.positions(file, game);
        Some(Recorded {
            painter: Painter::new(geometry, equipment, style).framing(&positions),
            positions,
        })
    }

    fn style(&self, file: &str, suggested: Style, places: &RecordedPlaces<'_>) -> Style {
        let Ok(description) = std::fs::read_to_string(self.root.join("lud").join(file)) else {
            return suggested;
        };
        let mut sources = syntax::Sources::default();
        let source = sources.add(file, description);
        let read = syntax::read(
            &mut sources,
            source,
            &syntax::Library::standard(),
            &syntax::Selection::default(),
        );
        let metadata = read
            .ok()
            .and_then(|description| description.metadata)
            .map(|tree| language::read_metadata(&tree));
        match metadata {
            Some(Ok(metadata)) => adapter::style(metadata.graphics.as_ref(), suggested, places),
            Some(Err(problems)) => {
                eprintln!(
                    "{file}: {}",
                    problems.first().map_or(String::new(), |problem| problem.render(&sources))
                );
                suggested
            }
            None => suggested,
        }
    }

    fn positions(&self, file: &str, game: &Value) -> Vec<Position> {
        let path = self.root.join("trials").join(format!("{file}.jsonl.gz"));
        let mut lines = String::new();
        let Ok(bytes) = std::fs::File::open(path) else { return vec![Position::default()] };
        let _ = flate2::read::GzDecoder::new(bytes).read_to_string(&mut lines);
        let offsets: Vec<usize> = array(&game["equipment"]["containers"])
            .iter()
            .map(|container| number(&container["from"]))
            .collect();
        let mut positions = Vec::new();
        for line in lines.lines() {
            let Ok(record) = serde_json::from_str::<Value>(line) else { continue };
            match record["t"].as_str() {
                Some("trial" | "s") if record["st"].is_object() => {
                    positions.push(position(&record, &offsets))
                }
                Some("csp") => positions.push(puzzle(&record)),
                Some("end") => break,
                _ => {}
            }
        }
        positions
    }
}

fn geometry(board: &Value) -> BoardGeometry {
    let kind = site_type(&text(&board["defaultSite"]));
    let point = |element: &Value| {
        Point::new(element[0].as_f64().unwrap_or(0.0), element[1].as_f64().unwrap_or(0.0))
    };
    let numbers = |value: &Value| array(value).iter().map(number).collect::<Vec<_>>();
    let vertices: Vec<Point> = array(&board["elements"]["Vertex"]).iter().map(point).collect();
    let outer = |kind: &str, count: usize| {
        let mut flags = vec![false; count];
        numbers(&board["regions"][kind]["outer"]).into_iter().for_each(|site| flags[site] = true);
        flags
    };
    let pairs = array(&board["edgeVertices"]);
    let outer_edges = outer("Edge", pairs.len());
    let concentric = text(&board["texts"][0]).contains("concentric {");
    let edges = pairs.iter().enumerate().map(|(index, pair)| {
        let ends = (number(&pair[0]), number(&pair[1]));
        let (a, b) = (vertices[ends.0], vertices[ends.1]);
        let (r, s) = (a.to_vec2().hypot(), b.to_vec2().hypot());
        let curve = (concentric && (r - s).abs() < 1e-3 && r > 0.1)
            .then(|| BoardGeometry::arc(a, b, Point::ORIGIN));
        EdgeShape { ends, curve, outer: outer_edges[index] }
    });
    let edges = edges.collect();
    let cells =
        array(&board["elements"]["Cell"]).iter().enumerate().map(|(index, element)| CellShape {
            centre: point(element),
            corners: numbers(&board["cellVertices"][index]),
            edges: numbers(&board["cellEdges"][index]),
            phase: number(&element[6]),
        });
    let labels = array(&board["elements"][text(&board["defaultSite"]).as_str()])
        .iter()
        .map(|element| text(&element[2]))
        .collect();
    let heights = array(&board["elements"]["Vertex"])
        .iter()
        .filter_map(|element| element[7].as_f64())
        .collect();
    BoardGeometry {
        default_type: Some(kind),
        outer_vertices: outer("Vertex", vertices.len()),
        heights,
        edges,
        cells: cells.collect(),
        labels,
        vertices,
        tracks: Vec::new(),
        frame: None,
    }
}

fn equipment(game: &Value) -> Equipment {
    let players = number(&game["players"]);
    let component = |it: &Value| {
        let kind = match it["cls"].as_str() {
            Some("Die") => {
                ComponentKind::Die { faces: array(&it["faces"]).iter().map(integer).collect() }
            }
            Some("Domino") => {
                ComponentKind::Domino { halves: (integer(&it["value"]), integer(&it["value2"])) }
            }
            Some("Tile") if it["walk"].is_array() => ComponentKind::Large,
            _ => ComponentKind::Piece,
        };
        Component { name: text(&it["name"]), owner: number(&it["owner"]), kind }
    };
    let container = |it: &Value| {
        let kind = match it["cls"].as_str() {
            Some("Hand") => ContainerKind::Hand,
            Some("Dice") => ContainerKind::Dice,
            Some("Deck") => ContainerKind::Deck,
            _ => ContainerKind::Board,
        };
        Container {
            name: text(&it["name"]),
            owner: number(&it["owner"]),
            kind,
            sites: number(&it["n"]),
        }
    };
    Equipment {
        players,
        components: array(&game["equipment"]["components"]).iter().map(component).collect(),
        containers: array(&game["equipment"]["containers"]).iter().map(container).collect(),
    }
}

fn position(record: &Value, offsets: &[usize]) -> Position {
    let mut pieces = Vec::new();
    for (key, rows) in record["st"].as_object().into_iter().flatten() {
        let container: usize = key[..key.len() - 1].parse().unwrap_or(0);
        let kind = match key.as_bytes().last() {
            Some(b'V') => SiteType::Vertex,
            Some(b'E') => SiteType::Edge,
            _ => SiteType::Cell,
        };
        for row in array(rows) {
            let field = |index: usize| row[index].as_i64().unwrap_or(0);
            if field(2) <= 0 {
                continue;
            }
            let offset = if container == 0 { 0 } else { offsets[container] };
            let site = Site { container, kind, index: (field(0) as usize).saturating_sub(offset) };
            pieces.push(Piece {
                level: field(1) as usize,
                count: field(4).max(1) as usize,
                state: field(5) as i32,
                rotation: field(6) as i32,
                value: field(7) as i32,
                ..Piece::new(site, field(2) as usize, field(3) as usize)
            });
        }
    }
    pieces.sort_by_key(|piece| (piece.site, piece.level));
    let scores = array(&record["sc"]).iter().filter_map(Value::as_i64).collect();
    Position { pieces, scores, mover: number(&record["nm"]), digits: Vec::new() }
}

fn puzzle(record: &Value) -> Position {
    let kind = site_type(&text(&record["defaultSite"]));
    let given = array(&record["given"]).iter().map(|pair| Digit {
        site: Site::board(kind, number(&pair[0])),
        value: integer(&pair[1]),
        given: true,
    });
    Position { digits: given.collect(), ..Position::default() }
}

struct RecordedPlaces<'a> {
    game: &'a Value,
    board: &'a Value,
    players: usize,
    kind: SiteType,
}

impl Places for RecordedPlaces<'_> {
    fn players(&self) -> usize {
        self.players
    }

    fn default_type(&self) -> SiteType {
        self.kind
    }

    fn named(&self, name: &str, owner: Option<usize>) -> Vec<usize> {
        let regions = array(&self.game["regions"]).iter().filter(|region| {
            (name.is_empty() || text(&region["name"]).starts_with(name))
                && owner.is_none_or(|owner| number(&region["owner"]) == owner)
        });
        regions
            .flat_map(|region| array(&region["sites"]).iter().map(number).collect::<Vec<_>>())
            .collect()
    }

    fn region(&self, region: &Region, kind: SiteType) -> Vec<usize> {
        let Region::SitesSimple(simple) = region else { return Vec::new() };
        let kind = format!("{kind:?}");
        let name = format!("{:?}", simple.kind).to_lowercase();
        match name.as_str() {
            "board" => (0..array(&self.board["elements"][&kind]).len()).collect(),
            name => array(&self.board["regions"][&kind][name]).iter().map(number).collect(),
        }
    }
}

fn site_type(word: &str) -> SiteType {
    match word {
        "Vertex" => SiteType::Vertex,
        "Edge" => SiteType::Edge,
        _ => SiteType::Cell,
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap_or(0) as usize
}

fn integer(value: &Value) -> i32 {
    value.as_i64().unwrap_or(0) as i32
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
