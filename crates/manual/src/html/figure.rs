//! Figures: before, the move itself, and after.

use maud::{Markup, html};

use super::Page;
use crate::model::{Figure, FigureId};

/// The anchor of a figure in the catalogue of moves.
pub(super) fn anchor(id: FigureId) -> String {
    format!("figure-{}", id.0 + 1)
}

impl Page<'_> {
    /// A small figure that stands beside a sentence: the move as it happens, or its position where nothing may move.
    pub(super) fn beside(&self, id: FigureId, figure: &Figure) -> Markup {
        html! {
            figure class="beside-figure" {
                a href={ "#" (anchor(id)) } {
                    @match (&figure.motion, figure.before.as_ref().or(figure.after.as_ref())) {
                        (Some(motion), Some(still)) => {
                            (self.picture(motion, "motion"))
                            (self.picture(still, "still"))
                        }
                        (Some(only), None) | (None, Some(only)) => (self.picture(only, "only")),
                        (None, None) => {}
                    }
                }
                figcaption { (figure.caption) }
            }
        }
    }

    /// The full figure, with all its pictures side by side.
    pub(super) fn panels(&self, figure: &Figure) -> Markup {
        html! {
            div class="panels" {
                @if let Some(before) = &figure.before {
                    div class="panel" { (self.picture(before, "only")) p { "Before" } }
                }
                @if let Some(motion) = &figure.motion {
                    div class="panel moving" { (self.picture(motion, "motion")) p { "The move" } }
                }
                @if let Some(after) = &figure.after {
                    div class="panel" { (self.picture(after, "only")) p { "After" } }
                }
            }
        }
    }
}

/// A picture as an address that holds the picture itself.
pub(super) fn data_address(file: &str, bytes: &[u8]) -> String {
    match (file.rsplit('.').next(), std::str::from_utf8(bytes)) {
        (Some("svg"), Ok(text)) => format!("data:image/svg+xml,{}", percent_encoded(text.trim())),
        (Some("gif"), _) => format!("data:image/gif;base64,{}", base64(bytes)),
        _ => format!("data:image/png;base64,{}", base64(bytes)),
    }
}

/// SVG written for an address: attribute quotes become single, so that little has to be escaped.
fn percent_encoded(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len() + svg.len() / 16);
    for c in svg.chars() {
        match c {
            '"' => out.push('\''),
            '\'' => out.push_str("%27"),
            '%' => out.push_str("%25"),
            '#' => out.push_str("%23"),
            '<' => out.push_str("%3C"),
            '>' => out.push_str("%3E"),
            '&' => out.push_str("%26"),
            '\n' | '\r' | '\t' => out.push(' '),
            c if c.is_ascii() && !c.is_ascii_control() => out.push(c),
            c => c
                .encode_utf8(&mut [0; 4])
                .bytes()
                .for_each(|byte| out.push_str(&format!("%{byte:02X}"))),
        }
    }
    out
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let group = chunk.iter().fold(0u32, |group, byte| group << 8 | u32::from(*byte))
            << (8 * (3 - chunk.len()));
        for digit in 0..4 {
            let place = (group >> (18 - 6 * digit)) as usize & 63;
            out.push(if digit <= chunk.len() { char::from(DIGITS[place]) } else { '=' });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_pads_the_end() {
        let cases: [(&[u8], &str); 4] =
            [(b"", ""), (b"M", "TQ=="), (b"Ma", "TWE="), (b"Man", "TWFu")];
        for (bytes, text) in cases {
            assert_eq!(base64(bytes), text);
        }
    }

    #[test]
    fn an_svg_in_an_address_keeps_its_meaning() {
        let address = data_address("a.svg", "<svg a=\"#é\"/>".as_bytes());
        assert_eq!(address, "data:image/svg+xml,%3Csvg a='%23%C3%A9'/%3E");
    }
}
