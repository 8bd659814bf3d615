//! Coordinates that follow each other: "A1 to H1" instead of eight names.

use super::text::Text;

/// Fewer places are named one by one.
const FEW: usize = 4;

/// The places of a set; runs along a row of the board are drawn together where there are many.
pub fn runs(names: &[Text]) -> Vec<Text> {
    if names.len() <= FEW {
        return names.to_vec();
    }
    let mut places: Vec<(u32, u32, &Text)> = Vec::new();
    for name in names {
        match coordinate(name.as_str()) {
            Some((column, row)) => places.push((row, column, name)),
            None => return names.to_vec(),
        }
    }
    places.sort_by_key(|(row, column, _)| (*row, *column));
    let mut out: Vec<Text> = Vec::new();
    let mut next = 0;
    while next < places.len() {
        let first = next;
        while next + 1 < places.len()
            && places[next + 1].0 == places[next].0
            && places[next + 1].1 == places[next].1 + 1
        {
            next += 1;
        }
        if next - first >= 2 {
            let (start, end) = (places[first].2, places[next].2);
            let told = places[first..=next].iter().flat_map(|(_, _, name)| name.told().to_vec());
            let text = Text::from(format!("{start} to {end}"));
            out.push(text.tell_all(&told.collect::<Vec<_>>()));
        } else {
            out.extend(places[first..=next].iter().map(|(_, _, name)| (*name).clone()));
        }
        next += 1;
    }
    out
}

/// Column and row of "A1" or "AB12", counted from one.
pub(crate) fn coordinate(name: &str) -> Option<(u32, u32)> {
    let digits = name.find(|c: char| c.is_ascii_digit())?;
    let (letters, row) = name.split_at(digits);
    if letters.is_empty() || letters.len() > 2 {
        return None;
    }
    let mut column = 0;
    for c in letters.chars() {
        if !c.is_ascii_uppercase() {
            return None;
        }
        column = column * 26 + (u32::from(c) - u32::from('A') + 1);
    }
    Some((column, row.parse().ok()?))
}

/// "A" for the first column, "AB" for the 28th.
pub(crate) fn column_letters(column: u32) -> String {
    let letter = |index: u32| char::from_u32(u32::from('A') + index % 26).unwrap_or('A');
    let index = column.saturating_sub(1);
    let last = letter(index);
    match (index / 26).checked_sub(1) {
        Some(first) => format!("{}{last}", letter(first)),
        None => last.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_follow_each_other() {
        for (column, letters) in [(1, "A"), (26, "Z"), (27, "AA"), (28, "AB")] {
            assert_eq!(column_letters(column), letters);
            assert_eq!(coordinate(&format!("{letters}3")), Some((column, 3)));
        }
    }

    #[test]
    fn rows_are_drawn_together() {
        let names: Vec<Text> =
            ["B2", "A1", "C1", "B1", "A3", "B3", "D1"].into_iter().map(Text::from).collect();
        let words: Vec<String> = runs(&names).iter().map(ToString::to_string).collect();
        assert_eq!(words, ["A1 to D1", "B2", "A3", "B3"]);
    }

    #[test]
    fn few_places_and_other_names_stay() {
        let names = [Text::from("A1"), Text::from("B1"), Text::from("C1")];
        assert_eq!(runs(&names), names);
    }
}
