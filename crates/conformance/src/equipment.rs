//! Containers and components, with their numbers, names and owners.

use anyhow::{Context, Result, bail, ensure};
use board::equipment::{ComponentKind, ContainerKind, Equipment, Owner};
use board::{BoardKind, SiteType};
use rayon::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};
use syntax::Library;

use crate::{Corpus, Outcome};

/// Compares the equipment of every game with what was recorded.
pub fn check(corpus: &Corpus) -> Result<Vec<Outcome>> {
    let library = corpus.library();
    let text = corpus.text("games.jsonl")?;
    let mut games: Vec<Recorded> = vec![];
    for line in text.lines().filter(|line| !line.is_empty()) {
        games.push(serde_json::from_str(line)?);
    }
    // Matches have no equipment of their own.
    games.retain(|game| game.equipment.is_some());
    let outcomes =
        games.par_iter().map(|game| Outcome::of(&game.file, check_game(corpus, &library, game)));
    Ok(outcomes.collect())
}

#[derive(Debug, Deserialize)]
struct Recorded {
    file: String,
    equipment: Option<RecordedEquipment>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct RecordedEquipment {
    components: Vec<Value>,
    containers: Vec<Value>,
    default_site: String,
    elements: [usize; 3],
}

fn check_game(corpus: &Corpus, library: &Library, game: &Recorded) -> Result<()> {
    let equipment = build(corpus, library, &game.file)?;
    let recorded = game.equipment.as_ref().context("no equipment")?;
    let topology = &equipment.board.topology;
    ensure!(topology.default.name() == recorded.default_site, "the default site differs");
    let elements =
        [SiteType::Cell, SiteType::Vertex, SiteType::Edge].map(|kind| topology.count(kind));
    ensure!(
        elements == recorded.elements,
        "{elements:?} elements where {:?} are recorded",
        recorded.elements
    );
    same("container", &containers(&equipment), &recorded.containers)?;
    let components = components(&equipment);
    // A puzzle without pieces is recorded with nothing in the place of the empty component.
    if recorded.components == [Value::Null] {
        ensure!(components.len() == 1, "{} components in a puzzle", components.len());
        return Ok(());
    }
    same("component", &components, &recorded.components)
}

/// Builds the equipment of a game.
pub fn build(corpus: &Corpus, library: &Library, game: &str) -> Result<Equipment> {
    let (sources, description) = corpus.read(library, game)?;
    let tree = &description.game;
    let root = language::read_game(tree)
        .map_err(|problems| anyhow::anyhow!("{}", problems[0].render(&sources)))?;
    let language::Root::Game(game) = root else {
        bail!("a match has no equipment of its own");
    };
    let equipment = board::build::equipment(tree, &game);
    equipment.map_err(|problem| anyhow::anyhow!("{}", problem.render(&sources)))
}

fn same(what: &str, ours: &[Value], theirs: &[Value]) -> Result<()> {
    for (i, (a, b)) in ours.iter().zip(theirs).enumerate() {
        ensure!(a == b, "{what} {i}: {a} where {b} is recorded");
    }
    ensure!(
        ours.len() == theirs.len(),
        "{} {what}s where {} are recorded",
        ours.len(),
        theirs.len()
    );
    Ok(())
}

fn role(owner: Owner) -> String {
    match owner {
        Owner::Neutral => "Neutral".to_owned(),
        Owner::Player(player) => format!("P{player}"),
        Owner::Shared => "Shared".to_owned(),
    }
}

fn containers(equipment: &Equipment) -> Vec<Value> {
    let all = equipment.containers.iter().enumerate();
    let values = all.map(|(i, container)| {
        let class = match (container.kind, equipment.board.kind) {
            (ContainerKind::Hand, _) => "Hand",
            (ContainerKind::Deck, _) => "Deck",
            (ContainerKind::Dice, _) => "Dice",
            (ContainerKind::Board, BoardKind::Board) => "Board",
            (ContainerKind::Board, BoardKind::Boardless) => "Boardless",
            (ContainerKind::Board, BoardKind::Mancala) => "MancalaBoard",
            (ContainerKind::Board, BoardKind::Surakarta) => "SurakartaBoard",
        };
        json!({
            "i": i,
            "name": &*container.name,
            "owner": container.owner.index(equipment.players),
            "role": role(container.owner),
            "cls": class,
            "from": container.first,
            "n": container.size,
        })
    });
    values.collect()
}

fn components(equipment: &Equipment) -> Vec<Value> {
    let all = equipment.components.iter().enumerate();
    let values = all.map(|(i, component)| {
        let class = match component.kind {
            ComponentKind::Piece => "Piece",
            ComponentKind::Tile => "Tile",
            ComponentKind::Die(_) => "Die",
            ComponentKind::Domino(..) => "Domino",
            ComponentKind::Card(_) => "Card",
        };
        let mut value = json!({
            "i": i,
            "name": &*component.name,
            "owner": component.owner.index(equipment.players),
            "role": role(component.owner),
            "cls": class,
        });
        if let Some(facing) = component.facing {
            value["dirn"] = json!(facing.name());
        }
        match &component.kind {
            ComponentKind::Die(faces) => value["faces"] = json!(faces),
            ComponentKind::Domino(a, b) => {
                if *a != 0 {
                    value["value"] = json!(a);
                }
                value["value2"] = json!(b);
            }
            _ => {}
        }
        if let Some((a, b)) = component.flips {
            value["flips"] = json!([a, b]);
        }
        if !component.walks.is_empty() {
            let word = |step| format!("{step:?}");
            let walks = component.walks.iter().map(|walk| walk.iter().map(word).collect());
            value["walk"] = json!(walks.collect::<Vec<Vec<String>>>());
        }
        value
    });
    values.collect()
}
