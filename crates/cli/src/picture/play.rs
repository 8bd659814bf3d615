//! Playing up to the position that is drawn.

use anyhow::{Context, Result, bail};
use engine::World;

/// Plays a move that is given as "E2-E4", as "C3", or by its number in the list of legal moves.
pub fn named(world: &mut World<'_>, text: &str) -> Result<()> {
    let labels = &world.program.topology.sites().labels;
    let site = |label: &str| {
        let known = labels.iter().position(|known| known.eq_ignore_ascii_case(label));
        known
            .or_else(|| label.parse().ok())
            .and_then(|site| i32::try_from(site).ok())
            .with_context(|| format!("the board has no site {label}"))
    };
    let count = world.legal_moves().len();
    let index = if let Ok(number) = text.parse::<usize>() {
        if number >= count {
            bail!("there are only {count} legal moves, numbered from 0");
        }
        number
    } else {
        let (from, to) = match text.split_once('-') {
            Some((from, to)) => (site(from.trim())?, site(to.trim())?),
            None => (site(text)?, site(text)?),
        };
        let moves = world.legal_moves();
        moves
            .iter()
            .position(|mv| mv.from == from && mv.to == to)
            .with_context(|| format!("{text} is no legal move"))?
    };
    world.legal_moves();
    world.play(index);
    Ok(())
}
