//! The contact sheet: every game at its start and in play, on one page, with the faults that were found.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use engine::{Chance, World};
use picture::{Options, Position, adapter, check, svg};

use super::{Picture, play};

/// How many positions of play are checked besides the start.
const POSITIONS: usize = 10;
/// How many moves lie between them.
const APART: usize = 3;

/// Draws all games into a folder.
pub fn write(command: &Picture, folder: &Path) -> Result<ExitCode> {
    std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut page = String::from(
        "<!doctype html><meta charset=\"utf-8\"><title>Contact sheet</title><style>body{font:14px sans-serif;margin:1em}\
         figure{display:inline-block;width:300px;margin:.5em;vertical-align:top}img{width:145px;height:145px;object-fit:contain}</style>\n",
    );
    let (mut drawn, mut faulty, mut failed) = (0, 0, 0);
    let mut family = PathBuf::new();
    for path in crate::check::games(&command.games)? {
        let parent = path.parent().unwrap_or(Path::new("")).to_path_buf();
        if parent != family {
            let _ = writeln!(page, "<h2>{}</h2>", svg::escape(&parent.display().to_string()));
            family = parent;
        }
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        match draw(command, &path, folder, drawn + failed) {
            Ok(faults) => {
                drawn += 1;
                faulty += usize::from(!faults.is_empty());
                faults.iter().take(3).for_each(|fault| println!("{name}: {fault}"));
                let number = drawn + failed - 1;
                let _ = writeln!(
                    page,
                    "<figure><img src=\"{number}-start.svg\" alt=\"\"><img src=\"{number}-play.svg\" alt=\"\"><figcaption>{}</figcaption></figure>",
                    svg::escape(&name)
                );
            }
            Err(error) => {
                failed += 1;
                println!("{name}: not drawn: {error:#}");
            }
        }
    }
    std::fs::write(folder.join("index.html"), page).context("cannot write the page")?;
    println!("{drawn} games drawn, {faulty} of them with faults; {failed} not drawn");
    Ok(if failed == 0 && faulty == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Draws one game and returns the faults of its pictures.
fn draw(command: &Picture, path: &Path, folder: &Path, number: usize) -> Result<Vec<String>> {
    let game = command.read(path)?;
    let mut world = World::new(&game.program, Chance::seeded(command.seed));
    world.start();
    let mut positions: Vec<Position> = vec![adapter::position(&world, command.viewer)];
    let mut choice = Chance::seeded(!command.seed);
    for _ in 0..POSITIONS {
        let going = (0..APART).all(|_| play::random(&mut world, &mut choice));
        positions.push(adapter::position(&world, command.viewer));
        if !going {
            break;
        }
    }
    let painter = game.painter.framing(&positions);
    let mut faults = Vec::new();
    for (index, position) in positions.iter().enumerate() {
        let scene = painter.scene(position, &[], &Options::default());
        faults.extend(check::check(&painter, &scene, position).iter().map(ToString::to_string));
        let name = match index {
            0 => "start",
            3 => "play",
            _ => continue,
        };
        std::fs::write(folder.join(format!("{number}-{name}.svg")), svg::write(&scene))?;
    }
    if positions.len() <= 3 {
        let scene = painter.scene(&positions[positions.len() - 1], &[], &Options::default());
        std::fs::write(folder.join(format!("{number}-play.svg")), svg::write(&scene))?;
    }
    faults.dedup();
    Ok(faults)
}
