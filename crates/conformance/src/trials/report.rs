//! What came of the trials, as a table.

use std::collections::BTreeMap;

use super::GameTrials;

/// Prints the games that differ if wanted, a table by category, and the totals; says whether all are exact.
pub fn print(games: &[GameTrials], explain: bool) -> bool {
    for game in games {
        if let (true, Some(difference)) = (explain, &game.difference) {
            println!("{}: {difference}", game.game);
        }
    }
    let mut table: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for game in games {
        let parts: Vec<&str> = game.game.split('/').collect();
        let category = parts[..parts.len().saturating_sub(1).min(2)].join("/");
        let row = table.entry(category).or_default();
        row.0 += usize::from(game.difference.is_none());
        row.1 += 1;
    }
    for (category, (exact, all)) in &table {
        println!("{category:<30} {exact:>5} of {all:>5}");
    }
    let (exact, all) = games.iter().fold((0, 0), |(e, a), g| (e + g.exact, a + g.trials));
    println!("trials: {exact} of {all} exact");
    let exact = games.iter().filter(|g| g.difference.is_none()).count();
    println!("games: {exact} of {} exact", games.len());
    exact == games.len()
}
