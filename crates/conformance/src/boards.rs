//! Boards, site for site: numbers, places, labels, neighbours, lines, regions, tracks.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use board::equipment::Board;
use board::topology::{Elements, Relation, SIDES};
use board::{Direction, SiteType};
use rayon::prelude::*;
use serde::Deserialize;
use serde_json::Value;
use syntax::Library;

use crate::{Corpus, Outcome};

/// How far a coordinate may be from the recorded one.
const TOLERANCE: f64 = 1e-3;

/// How long building has taken, in microseconds, all threads together.
static BUILDING: AtomicU64 = AtomicU64::new(0);

/// How long building the boards has taken so far, all threads together.
pub fn building_time() -> Duration {
    Duration::from_micros(BUILDING.load(Ordering::Relaxed))
}

/// Compares every recorded board with what is built for each game that uses it.
pub fn check(corpus: &Corpus) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let text = corpus.text("boards.jsonl")?;
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
    let outcomes = lines.par_iter().map(|line| {
        let recorded: Recorded = serde_json::from_str(line)?;
        let name = recorded.games.first().context("a board without a game")?;
        Ok(Outcome::of(name, check_board(corpus, &library, &recorded)))
    });
    outcomes.collect()
}

fn check_board(corpus: &Corpus, library: &Library, recorded: &Recorded) -> Result<()> {
    for game in &recorded.games {
        let board = build(corpus, library, game)?;
        let differences = compare(&board, recorded);
        if let Some((field, how)) = differences.first() {
            let fields: Vec<&str> = differences.iter().map(|(field, _)| &**field).collect();
            bail!("{field}: {how} [{}]", fields.join(" "));
        }
    }
    Ok(())
}

/// Builds the board of a game.
pub fn build(corpus: &Corpus, library: &Library, game: &str) -> Result<Board> {
    let (sources, description) = corpus.read(library, game)?;
    let tree = &description.game;
    let root = language::read_game(tree)
        .map_err(|problems| anyhow::anyhow!("{}", problems[0].render(&sources)))?;
    let language::Root::Game(game) = root else {
        bail!("a match has no board of its own");
    };
    let mut boards = game.equipment.items.iter().filter_map(|item| board::build::board(tree, item));
    let begin = Instant::now();
    let board = boards.next().context("there is no board among the equipment")?;
    BUILDING.fetch_add(begin.elapsed().as_micros() as u64, Ordering::Relaxed);
    board.map_err(|problem| anyhow::anyhow!("{}", problem.render(&sources)))
}

/// A board as it was recorded.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Recorded {
    games: Vec<String>,
    default_site: String,
    three_d: bool,
    num: BTreeMap<String, usize>,
    elements: BTreeMap<String, Vec<Vec<Value>>>,
    cell_vertices: Vec<Vec<u32>>,
    cell_edges: Vec<Vec<u32>>,
    edge_vertices: Vec<[u32; 2]>,
    regions: BTreeMap<String, BTreeMap<String, Value>>,
    supported: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    dist_corners: Vec<u32>,
    #[serde(default)]
    dist_sides: Vec<u32>,
    #[serde(default)]
    dist_centre: Vec<u32>,
    steps: Vec<BTreeMap<String, Vec<u32>>>,
    #[serde(default)]
    radials: Vec<BTreeMap<String, Vec<Vec<u32>>>>,
    #[serde(default)]
    tracks: Vec<RecordedTrack>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(rename_all = "camelCase")]
struct RecordedTrack {
    name: String,
    owner: u32,
    #[serde(rename = "loop")]
    looped: bool,
    internal_loop: bool,
    elems: Vec<[i32; 6]>,
}

type Differences = Vec<(String, String)>;

/// The fields that differ, and how.
fn compare(board: &Board, recorded: &Recorded) -> Differences {
    let topology = &board.topology;
    let mut differences: Differences = vec![];
    let mut note = |field: &str, result: Result<()>| {
        if let Err(error) = result {
            differences.push((field.to_owned(), error.to_string()));
        }
    };
    note("defaultSite", same(topology.default.name(), recorded.default_site.as_str()));
    note("threeD", same(topology.layered_rules, recorded.three_d));
    for kind in SiteType::ALL {
        note(&format!("num.{kind}"), same(topology.count(kind), recorded.num[kind.name()]));
    }
    for kind in SiteType::ALL {
        let sites = &recorded.elements[kind.name()];
        note(&format!("positions.{kind}"), same_positions(topology.of(kind), sites));
    }
    note("edgeVertices", same_list(&topology.edge_vertices, &recorded.edge_vertices));
    note("cellVertices", same_list(&topology.cell_vertices, &recorded.cell_vertices));
    note("cellEdges", same_list(&topology.cell_edges, &recorded.cell_edges));
    for kind in SiteType::ALL {
        let sites = &recorded.elements[kind.name()];
        note(&format!("coordinates.{kind}"), same_coordinates(topology.of(kind), sites));
    }
    for kind in SiteType::ALL {
        for (name, region) in recorded.regions.get(kind.name()).into_iter().flatten() {
            let ours = region_of(topology.of(kind), name);
            let result = match ours {
                Some(ours) => same(ours.to_string(), region.to_string()),
                None => Err(anyhow::anyhow!("unknown region")),
            };
            note(&format!("regions.{kind}.{name}"), result);
        }
    }
    for (name, directions) in &recorded.supported {
        let ours = Relation::from_name(name).map(|relation| {
            let list = topology.sites().supported.on_board(relation);
            list.iter().map(|d| d.name().to_owned()).collect::<Vec<_>>()
        });
        note(&format!("supported.{name}"), same(ours.as_ref(), Some(directions)));
    }
    note("steps", same_steps(board, recorded));
    note("radials", same_rays(board, recorded));
    let regions = &topology.sites().regions;
    let distances = [
        ("distCorners", &regions.corners, &recorded.dist_corners),
        ("distSides", &regions.perimeter, &recorded.dist_sides),
        ("distCentre", &regions.centre, &recorded.dist_centre),
    ];
    for (name, goals, theirs) in distances {
        let ours = topology.distances_to(topology.default, goals, Relation::Adjacent);
        if !theirs.is_empty() {
            note(name, same_list(&ours, theirs));
        }
    }
    note("tracks", same_list(&tracks_of(board), &recorded.tracks));
    differences
}

fn same<T: Debug + PartialEq>(ours: T, theirs: T) -> Result<()> {
    ensure!(ours == theirs, "{} where {} is recorded", short(&ours), short(&theirs));
    Ok(())
}

fn same_list<T: Debug + PartialEq>(ours: &[T], theirs: &[T]) -> Result<()> {
    ensure!(ours.len() == theirs.len(), "{} of {}", ours.len(), theirs.len());
    for (i, (a, b)) in ours.iter().zip(theirs).enumerate() {
        ensure!(a == b, "{i}: {} where {} is recorded", short(a), short(b));
    }
    Ok(())
}

fn short(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    match text.char_indices().nth(160) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn same_positions(ours: &Elements, theirs: &[Vec<Value>]) -> Result<()> {
    for (i, (p, site)) in ours.positions.iter().zip(theirs).enumerate() {
        let number = |k: usize| site.get(k).and_then(Value::as_f64).unwrap_or(0.0);
        let near = |a: f64, b: f64| (a - b).abs() <= TOLERANCE;
        let (x, y, z) = (number(0), number(1), number(7));
        ensure!(
            near(p.x, x) && near(p.y, y) && near(p.z, z),
            "{i}: {p:?} where {x} {y} {z} is recorded"
        );
    }
    Ok(())
}

fn same_coordinates(ours: &Elements, theirs: &[Vec<Value>]) -> Result<()> {
    for (i, site) in theirs.iter().enumerate().take(ours.len()) {
        let built = serde_json::json!([
            &*ours.labels[i],
            ours.rows[i],
            ours.columns[i],
            ours.layers[i],
            ours.phases[i]
        ]);
        let recorded = Value::Array(site[2..7].to_vec());
        ensure!(built == recorded, "{i}: {built} where {recorded} is recorded");
    }
    Ok(())
}

/// A named region in the form in which regions are recorded.
fn region_of(elements: &Elements, name: &str) -> Option<Value> {
    let r = &elements.regions;
    let json = |sites: &Vec<u32>| serde_json::json!(sites);
    Some(match name {
        "corners" => json(&r.corners),
        "cornersConvex" => json(&r.convex_corners),
        "cornersConcave" => json(&r.concave_corners),
        "major" => json(&r.major),
        "minor" => json(&r.minor),
        "outer" => json(&r.outer),
        "inner" => json(&r.inner),
        "perimeter" => json(&r.perimeter),
        "interlayer" | "diagonals" => json(&vec![]),
        "centre" => json(&r.centre),
        "top" => json(&r.top),
        "bottom" => json(&r.bottom),
        "left" => json(&r.left),
        "right" => json(&r.right),
        "axial" => json(&r.axial),
        "horizontal" => json(&r.horizontal),
        "vertical" => json(&r.vertical),
        "angled" => json(&r.angled),
        "slash" => json(&r.slash),
        "slosh" => json(&r.slosh),
        "rows" => serde_json::json!(r.rows),
        "columns" => serde_json::json!(r.columns),
        "layers" => serde_json::json!(r.layers),
        "phases" => {
            let used = r.phases.iter().rposition(|sites| !sites.is_empty()).map_or(0, |i| i + 1);
            serde_json::json!(r.phases[..used])
        }
        "sides" => {
            let present = SIDES.iter().zip(&r.sides).filter(|(_, sites)| !sites.is_empty());
            Value::Object(present.map(|(d, sites)| (d.name().to_owned(), json(sites))).collect())
        }
        _ => return None,
    })
}

fn same_steps(board: &Board, recorded: &Recorded) -> Result<()> {
    let topology = &board.topology;
    for (site, theirs) in recorded.steps.iter().enumerate() {
        for direction in Direction::ALL {
            let mut ours = topology.steps(topology.default, site as u32, direction).to_vec();
            ours.sort_unstable();
            let theirs = theirs.get(direction.name()).map_or(&[][..], Vec::as_slice);
            ensure!(ours == theirs, "{site} {direction}: {ours:?} where {theirs:?} is recorded");
        }
    }
    Ok(())
}

fn same_rays(board: &Board, recorded: &Recorded) -> Result<()> {
    let topology = &board.topology;
    for (site, theirs) in recorded.radials.iter().enumerate() {
        for direction in Direction::ALL.into_iter().filter(|d| d.is_definite()) {
            let rays = topology.rays(topology.default, site as u32, direction);
            let mut ours: Vec<Vec<u32>> = rays.map(|ray| ray.sites.to_vec()).collect();
            ours.sort();
            let mut theirs = theirs.get(direction.name()).cloned().unwrap_or_default();
            theirs.sort();
            ensure!(ours == theirs, "{site} {direction}: {ours:?} where {theirs:?} is recorded");
        }
    }
    Ok(())
}

fn tracks_of(board: &Board) -> Vec<RecordedTrack> {
    let tracks = board.tracks.iter().map(|track| RecordedTrack {
        name: track.name.to_string(),
        owner: track.owner,
        looped: track.looped,
        internal_loop: track.internal_loop,
        elems: track
            .elems
            .iter()
            .map(|e| [e.site, e.previous, e.previous_index, e.next, e.next_index, e.bump as i32])
            .collect(),
    });
    tracks.collect()
}
