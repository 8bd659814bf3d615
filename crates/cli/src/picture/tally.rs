//! What came of looking at the pictures of many games.

use anyhow::Result;
use picture::adapter::Walk;
use picture::check::Fault;

/// A game that was looked at.
pub struct Looked {
    /// Its positions.
    pub walk: Walk,
    /// What is wrong with their pictures.
    pub faults: Vec<Fault>,
}

/// What came of looking at many games.
#[derive(Default)]
pub struct Tally {
    games: usize,
    pictures: usize,
    faulty: usize,
    matches: usize,
    failed: usize,
}

impl Tally {
    /// Counts a game, and prints what is wrong with it.
    pub fn count(&mut self, name: &str, looked: &Result<Option<Looked>>) {
        match looked {
            Ok(Some(Looked { walk, faults })) => {
                self.games += 1;
                self.pictures += walk.positions.len();
                self.faulty += usize::from(!faults.is_empty());
                faults.iter().take(3).for_each(|fault| println!("{name}: {fault}"));
            }
            Ok(None) => self.matches += 1,
            Err(error) => {
                self.failed += 1;
                println!("{name}: not drawn: {error:#}");
            }
        }
    }

    /// Prints the sum of all, and says whether nothing was wrong.
    pub fn report(&self) -> bool {
        let Self { games, pictures, faulty, matches, failed } = self;
        println!(
            "{games} games in {pictures} positions, {faulty} games with faults; {failed} not drawn, {matches} matches made of other games"
        );
        *faulty == 0 && *failed == 0
    }
}
