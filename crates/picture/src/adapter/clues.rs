//! The clues of a puzzle: its hints, and what its constraints say of certain sites.

use engine::Program;
use engine::booleans::Bool;
use engine::puzzle::{Constraint, Lists};

use crate::model::{Site, SiteType};
use crate::style::Clue;

/// All clues that can be printed on the board.
pub fn clues(program: &Program) -> Vec<Clue> {
    let mut clues = hints(program);
    let puzzle = program.puzzle.iter();
    let tests = puzzle.flat_map(|puzzle| &puzzle.constraints).filter_map(|(_, test)| match test {
        Bool::Puzzle(constraint) => Some(&**constraint),
        _ => None,
    });
    clues.extend(tests.filter_map(|constraint| of_constraint(program, constraint)));
    clues
}

fn hints(program: &Program) -> Vec<Clue> {
    let kinds = [SiteType::Vertex, SiteType::Edge, SiteType::Cell];
    let hints = kinds
        .into_iter()
        .zip(&program.hints)
        .flat_map(|(kind, hints)| hints.iter().map(move |hint| (kind, hint)));
    hints
        .map(|(kind, (sites, value))| Clue {
            sites: places(kind, sites.iter().copied()),
            value: *value,
        })
        .collect()
}

/// A sum of certain sites, or a pair of sites of which one is less; other constraints speak of no place.
fn of_constraint(program: &Program, constraint: &Constraint) -> Option<Clue> {
    match constraint {
        Constraint::Sum(sum) => {
            let Lists::Region(region) = &sum.lists else { return None };
            let sites = places(super::geometry::site_type(sum.kind), region.fixed()?.iter());
            Some(Clue { sites, value: sum.result.constant()? })
        }
        Constraint::ValueBelow { low, high, or_equal: false } => {
            let kind = super::geometry::site_type(program.topology.default);
            let sites = places(kind, [low.constant()?, high.constant()?]);
            Some(Clue { sites, value: 0 })
        }
        _ => None,
    }
}

fn places(kind: SiteType, sites: impl IntoIterator<Item = i32>) -> Vec<Site> {
    let numbers = sites.into_iter().filter_map(|site| usize::try_from(site).ok());
    numbers.map(|site| Site::board(kind, site)).collect()
}
