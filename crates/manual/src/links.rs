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

/// A text without the tags of HTML that people write into metadata: a link keeps its words and its address.
///
/// Only what looks like a tag goes; everything else that remains is text, and is escaped as such where it is written.
pub fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut address: Option<&str> = None;
    let mut rest = text;
    while let Some(start) = rest.find('<') {
        let (before, tag) = rest.split_at(start);
        out.push_str(before);
        let Some((tag, behind)) = tag[1..].split_once('>').filter(|(tag, _)| is_tag(tag)) else {
            out.push('<');
            rest = &rest[start + 1..];
            continue;
        };
        match name(tag) {
            "a" => address = attribute(tag, "href").filter(|it| next_address(it) == Some(0)),
            "/a" => {
                let known = address.take().filter(|address| !out.ends_with(address));
                out.extend(known.into_iter().flat_map(|address| [" (", address, ")"]));
            }
            "br" | "p" | "/p" | "li" => out.push('\n'),
            _ => {}
        }
        rest = behind;
    }
    out.push_str(rest);
    let lines = out.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Whether what stands in angle brackets is a tag that people format texts with.
fn is_tag(tag: &str) -> bool {
    const KNOWN: [&str; 12] =
        ["a", "b", "i", "u", "em", "strong", "br", "p", "li", "ul", "ol", "span"];
    KNOWN.contains(&name(tag).trim_start_matches('/'))
}

/// The name of a tag: `a` of `a href='…'`, `br` of `br/`.
fn name(tag: &str) -> &str {
    // The stroke of a closing tag belongs to its name, that of an empty one does not.
    let mut signs = tag.char_indices().skip(1);
    let end = signs.find(|(_, sign)| sign.is_whitespace() || *sign == '/');
    &tag[..end.map_or(tag.len(), |(at, _)| at)]
}

/// The value of an attribute of a tag.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    let (_, value) = tag.split_once(name)?;
    let value = value.trim_start().strip_prefix('=')?.trim_start();
    let quote = value.chars().next().filter(|sign| ['"', '\''].contains(sign))?;
    value[1..].split(quote).next()
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
    fn the_markup_of_metadata_is_read_and_no_other() {
        let link = "See <a href='https://example.org/x' target='_blank'>the <i>site</i></a>.";
        assert_eq!(plain(link), "See the site (https://example.org/x).");
        assert_eq!(plain("One<br/>two < three"), "One\ntwo < three");
        assert_eq!(plain("<a href=\"javascript:alert(1)\">here</a>"), "here");
        assert_eq!(plain("<script>alert(1)</script>"), "<script>alert(1)</script>");
        assert_eq!(plain("<é>"), "<é>");
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
