//! Clauses that are said for each of several things: they are set off from what they depend on by a comma.

/// Words before such a clause.
const BEFORE: [&str; 4] = ["if", "that", "afterwards", "as"];
/// Words that such a clause begins with.
const AFTER: [&str; 4] = ["each ", "every ", "at least one ", "all "];

/// "Stop if, for each of them, …" for "Stop if for each of them, …".
pub(crate) fn set_off(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(" for ") {
        let last = before.rsplit(' ').next().unwrap_or_default().to_ascii_lowercase();
        let clause = AFTER.iter().any(|word| after.starts_with(word)) && after.contains(", ");
        let joint = if clause && BEFORE.contains(&last.as_str()) { ", for " } else { " for " };
        out.push_str(before);
        out.push_str(joint);
        rest = after;
    }
    out.push_str(rest);
    (out != text).then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_for_each_is_set_off() {
        assert_eq!(
            set_off("If for each of them, it is red, stop.").as_deref(),
            Some("If, for each of them, it is red, stop.")
        );
        assert_eq!(set_off("Stop if it stands for each of them."), None);
    }
}
