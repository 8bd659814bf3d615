//! Names of rules, from what they do.

use syntax::NodeId;

use crate::notes::Note;
use crate::teller::Teller;

/// What a rule is about, by a ludeme that it tells, the most telling first.
const SUBJECTS: [(&str, &str); 7] = [
    ("promote", "promotion"),
    ("custodial", "custodial capture"),
    ("surround", "surrounding"),
    ("enclose", "enclosing"),
    ("intervene", "intervention"),
    ("sow", "sowing"),
    ("addScore", "scoring"),
];

impl Teller<'_> {
    /// What a rule is called that tells some ludemes; none if other rules have all its names.
    pub(super) fn name_of_rule(&self, told: &[NodeId], others: &[Note]) -> Option<String> {
        let links = &self.state.links;
        let is = |keyword: &str, word: &str| told.iter().any(|node| links.is(*node, keyword, word));
        let mut names: Vec<&str> =
            SUBJECTS.iter().filter(|(keyword, _)| is(keyword, "")).map(|(_, name)| *name).collect();
        let takes = ["remove", "add", "fromTo"].iter().any(|keyword| is(keyword, ""));
        if takes && is("is", "Enemy") {
            names.push("capturing");
        } else if is("remove", "") {
            names.push("removing pieces");
        }
        if is("moveAgain", "") {
            names.push("going on");
        }
        let free = |name: &&str| {
            !others.iter().any(|note| note.is_rule() && note.name.as_deref() == Some(*name))
        };
        names.into_iter().find(free).map(str::to_owned)
    }
}
