//! "A, B and C".

use super::text::Text;

/// The members joined by commas and a last "and".
pub fn listed_and(members: &[Text]) -> Text {
    listed(members, "and")
}

/// The members joined by commas and a last "or".
pub fn listed_or(members: &[Text]) -> Text {
    listed(members, "or")
}

fn listed(members: &[Text], joint: &str) -> Text {
    let mut out = Text::default();
    for (i, member) in members.iter().enumerate() {
        if i > 0 {
            out.push_str(if i + 1 == members.len() { " " } else { ", " });
            if i + 1 == members.len() {
                out.push_str(joint);
                out.push_str(" ");
            }
        }
        out.push(member);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_and_three_members() {
        let words = |list: &[&str]| list.iter().map(|w| Text::from(*w)).collect::<Vec<_>>();
        assert_eq!(listed_and(&words(&["a", "b"])).as_str(), "a and b");
        assert_eq!(listed_or(&words(&["a", "b", "c"])).as_str(), "a, b or c");
    }
}
