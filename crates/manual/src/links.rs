//! Links in the text of strangers: only plain web addresses become links, everything else stays text.

/// A stretch of text, or an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Text.
    Text(&'a str),
    /// A web address.
    Link(&'a str),
}

/// Splits a text into words and the web addresses between them.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = next_address(rest) {
        let length = address_length(&rest[start..]);
        if start > 0 {
            found.push(Piece::Text(&rest[..start]));
        }
        found.push(Piece::Link(&rest[start..start + length]));
        rest = &rest[start + length..];
    }
    if !rest.is_empty() {
        found.push(Piece::Text(rest));
    }
    found
}

/// Where the next address begins that names a host.
fn next_address(text: &str) -> Option<usize> {
    let mut from = 0;
    loop {
        let start = ["https://", "http://"]
            .into_iter()
            .filter_map(|scheme| text[from..].find(scheme).map(|at| (from + at, scheme.len())))
            .min()?;
        let host = text[start.0 + start.1..].chars().next();
        if host.is_some_and(|first| first.is_ascii_alphanumeric()) {
            return Some(start.0);
        }
        from = start.0 + start.1;
    }
}

/// How far an address reaches: stops and brackets at its end belong to the sentence around it.
fn address_length(text: &str) -> usize {
    let end = text
        .find(|c: char| c.is_whitespace() || c.is_control() || "<>\"'`{}|\\^".contains(c))
        .unwrap_or(text.len());
    let mut address = &text[..end];
    loop {
        let closes_nothing =
            address.ends_with(')') && address.matches(')').count() > address.matches('(').count();
        if closes_nothing || address.ends_with(['.', ',', ';', ':', '!', '?', ']']) {
            address = &address[..address.len() - 1];
        } else {
            return address.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_end_before_the_stop_of_the_sentence() {
        let text = "See https://example.org/a_(b), or (http://example.org).";
        assert_eq!(
            pieces(text),
            [
                Piece::Text("See "),
                Piece::Link("https://example.org/a_(b)"),
                Piece::Text(", or ("),
                Piece::Link("http://example.org"),
                Piece::Text(")."),
            ]
        );
    }

    #[test]
    fn nothing_but_the_web_is_linked() {
        for text in [
            "javascript:alert(1)",
            "data:text/html,x",
            "ftp://example.org",
            "http://",
            "https://<b>",
        ] {
            assert_eq!(pieces(text), [Piece::Text(text)]);
        }
    }
}
