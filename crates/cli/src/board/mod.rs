//! `ludoscribe board`

mod json;
mod svg;

use std::process::ExitCode;

use ::board::equipment::Equipment;
use ::board::topology::{Relation, SIDES};
use ::board::{Direction, Site, SiteType};
use anyhow::{Result, bail};
use clap::Args;

use crate::game::GameArgs;
use crate::terminal::{self, Shown};

/// Prints the facts of a game's board: sites, directions, regions, tracks
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe board hex --option Board/3x3     sites, neighbours, regions, tracks
  ludoscribe board \"nine men's morris\" --svg > board.svg")]
pub struct Board {
    #[command(flatten)]
    game: GameArgs,
    /// Prints a drawing of the board with the number of every site, as SVG
    #[arg(long)]
    svg: bool,
    /// Prints JSON
    #[arg(long, conflicts_with = "svg")]
    json: bool,
}

impl Board {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let read = self.game.read()?;
        let tree = &read.description.game;
        let root = language::read_game(tree).map_err(|problems| {
            for problem in &problems {
                terminal::show(problem, &read.sources);
            }
            Shown
        })?;
        let language::Root::Game(game) = root else {
            bail!("this is a match: its games have boards, not the match itself");
        };
        let equipment = ::board::build::equipment(tree, &game).map_err(|problem| {
            terminal::show(&problem, &read.sources);
            Shown
        })?;
        if self.svg {
            print!("{}", svg::drawing(&equipment));
        } else if self.json {
            println!("{:#}", json::facts(&equipment));
        } else {
            print_facts(&equipment);
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn print_facts(equipment: &Equipment) {
    let topology = &equipment.board.topology;
    println!("played on: {}", topology.default);
    for kind in SiteType::ALL {
        println!("{kind}: {}", topology.count(kind));
    }
    println!("\ndirections");
    for relation in Relation::ALL {
        let directions = topology.sites().supported.on_board(relation);
        let names: Vec<&str> = directions.iter().map(|direction| direction.name()).collect();
        println!("  {}: {}", relation.direction(), or_none(names.join(" ")));
    }
    println!("\nsites");
    let sites = topology.sites();
    for i in 0..sites.len() {
        let neighbours: Vec<String> = Direction::ALL
            .into_iter()
            .filter(|direction| direction.is_definite())
            .map(|direction| (direction, sites.steps.of(i as Site, direction)))
            .filter(|(_, to)| !to.is_empty())
            .map(|(direction, to)| format!("{direction} {}", list(to)))
            .collect();
        println!(
            "  {i} {} ({:.3} {:.3}): {}",
            sites.labels[i],
            sites.positions[i].x,
            sites.positions[i].y,
            neighbours.join(", ")
        );
    }
    println!("\nregions");
    let r = &sites.regions;
    let named = [
        ("Top", &r.top),
        ("Bottom", &r.bottom),
        ("Left", &r.left),
        ("Right", &r.right),
        ("Centre", &r.centre),
        ("Corners", &r.corners),
        ("ConvexCorners", &r.convex_corners),
        ("ConcaveCorners", &r.concave_corners),
        ("Outer", &r.outer),
        ("Inner", &r.inner),
        ("Perimeter", &r.perimeter),
    ];
    for (name, region) in named {
        println!("  {name}: {}", list(region));
    }
    for (direction, side) in SIDES.iter().zip(&r.sides).filter(|(_, side)| !side.is_empty()) {
        println!("  Side {direction}: {}", list(side));
    }
    for (i, phase) in r.phases.iter().enumerate().filter(|(_, phase)| !phase.is_empty()) {
        println!("  Phase {i}: {}", list(phase));
    }
    if !equipment.board.tracks.is_empty() {
        println!("\ntracks");
    }
    for track in &equipment.board.tracks {
        let stations: Vec<String> = track.elems.iter().map(|e| e.site.to_string()).collect();
        let loops = if track.looped { ", then round again" } else { "" };
        println!("  {}: {}{loops}", track.name, stations.join(" "));
    }
    println!("\ncontainers");
    for container in &equipment.containers {
        let sites = container.sites();
        println!("  {}: sites {} to {}", container.name, sites.start, i64::from(sites.end) - 1);
    }
    println!("\ncomponents");
    for (i, component) in equipment.components.iter().enumerate().skip(1) {
        println!("  {i} {}", component.name);
    }
}

fn list(sites: &[Site]) -> String {
    or_none(sites.iter().map(Site::to_string).collect::<Vec<_>>().join(" "))
}

fn or_none(text: String) -> String {
    if text.is_empty() { "none".to_owned() } else { text }
}
