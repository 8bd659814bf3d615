//! The sentences of a Markdown text: no marks, no tables, no headings.

/// The sentences, those of lists included.
pub fn sentences(markdown: &str) -> Vec<String> {
    let mut all = Vec::new();
    for line in markdown.lines() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') || line.starts_with('|') {
            continue;
        }
        let text = without_mark(line).replace("**", "");
        let mut rest = text.as_str();
        while let Some(end) = rest.find(". ") {
            push(&rest[..=end], &mut all);
            rest = &rest[end + 2..];
        }
        push(rest, &mut all);
    }
    all
}

/// The line without the mark of a list.
fn without_mark(line: &str) -> &str {
    if let Some(rest) = line.strip_prefix("- ") {
        return rest;
    }
    match line.split_once(". ") {
        Some((number, rest)) if number.chars().all(|c| c.is_ascii_digit()) => rest,
        _ => line,
    }
}

/// A clause of a list of conditions is made a sentence: the checker cannot know about lists.
fn push(text: &str, all: &mut Vec<String>) {
    let text = text.trim();
    let text = text.strip_suffix("; and").or_else(|| text.strip_suffix("; or")).unwrap_or(text);
    let text = text.trim_end_matches([';', ':', '.']);
    // The lead of an item is a label.
    let text = match text.split_once(": ") {
        Some((label, rest)) if label.split_whitespace().count() <= 4 => rest,
        _ => text,
    };
    let mut chars = text.chars();
    if let Some(first) = chars.next() {
        all.push(format!("{}{}.", first.to_uppercase(), chars.as_str()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_become_sentences() {
        let text = "# Game\n\n- **Pawn:** It moves. It stops.\n   - that square is empty; and\n| a |";
        assert_eq!(sentences(text), ["It moves.", "It stops.", "That square is empty."]);
    }
}
