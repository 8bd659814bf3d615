//! The word that somebody may have meant.

/// The candidate nearest to a misspelt word, if one is near enough to be worth suggesting.
///
/// Letter case counts little, and up to a third of the letters may differ.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let longest = word.chars().count();
    let lower = word.to_lowercase();
    candidates
        .into_iter()
        .filter(|candidate| candidate.chars().count().abs_diff(longest) <= longest.max(3) / 3)
        .map(|candidate| (distance(&lower, &candidate.to_lowercase()), candidate))
        .filter(|(distance, candidate)| {
            *distance <= candidate.chars().count().max(longest).max(3) / 3
        })
        .min_by_key(|(distance, candidate)| (*distance, *candidate != word))
        .map(|(_, candidate)| candidate)
}

/// How many letters must be put in, left out, changed or swapped with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let same = a[i - 1] == b[j - 1];
            let mut least = (last[j] + 1).min(row[j - 1] + 1).min(last[j - 1] + usize::from(!same));
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(before[j - 2] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggests_what_is_near() {
        let words = ["board", "players", "equipment", "rules"];
        assert_eq!(nearest("plaeyrs", words), Some("players"));
        assert_eq!(nearest("Bord", words), Some("board"));
        assert_eq!(nearest("elephant", words), None);
        assert_eq!(nearest("x", words), None);
    }
}
