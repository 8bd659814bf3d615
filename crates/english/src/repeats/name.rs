//! Names of rules, from what they do.

use syntax::NodeId;

use crate::notes::Note;
use crate::realise::with_article;
use crate::teller::Teller;

/// What a rule is about, by a ludeme that it tells, the most telling first.
const SUBJECTS: [(&str, &str); 10] = [
    ("promote", "promotion"),
    ("custodial", "custodial capture"),
    ("surround", "surrounding"),
    ("enclose", "enclosing"),
    ("intervene", "intervention"),
    ("sow", "sowing"),
    ("addScore", "scoring"),
    ("roll", "throwing"),
    ("push", "pushing"),
    ("flip", "turning pieces over"),
];

/// The same for rules that are long enough to be looked up under a name that says less.
const VAGUE: [(&str, &str); 3] =
    [("set", "marks"), ("move", "moving"), ("remember", "what to remember")];

impl Teller<'_> {
    /// Whether a ludeme moves a piece to a place off the path that is not yours: it must start again.
    fn sends_back(&self, node: NodeId) -> bool {
        let links = &self.state.links;
        let yours = |place: NodeId| {
            links.whole(place).iter().any(|part| {
                links.word(*part) == Some("Mover") || links.keyword(*part) == Some("mover")
            })
        };
        links.is(node, "fromTo", "")
            && links.plain(node).filter(|part| links.keyword(*part) == Some("to")).any(|to| {
                links.plain(to).any(|place| {
                    ["handSite", "mapEntry"].contains(&links.keyword(place).unwrap_or_default())
                        && !yours(place)
                })
            })
    }

    /// What a rule is called that tells some ludemes and stands under a heading; none if other rules have all its names.
    /// A weighty rule is long and told in many places; one that demands says first of all which moves are allowed.
    pub(super) fn name_of_rule(
        &self,
        told: &[NodeId],
        lead: Option<&str>,
        (weighty, demands): (bool, bool),
        (others, headings): (&[Note], &[String]),
    ) -> Option<String> {
        let links = &self.state.links;
        let is = |keyword: &str, word: &str| told.iter().any(|node| links.is(*node, keyword, word));
        // What a further jump brings about is told with the first.
        let further = self.told_by_going_on();
        let subject = |keyword: &str| {
            told.iter().any(|node| links.is(*node, keyword, "") && !further.contains(node))
        };
        let mut names: Vec<&str> = SUBJECTS
            .iter()
            .filter(|(keyword, _)| subject(keyword))
            .map(|(_, name)| *name)
            .collect();
        if told.iter().any(|node| self.sends_back(*node)) && is("is", "Enemy") {
            names.push("landing");
        }
        let takes = ["remove", "add", "fromTo"].iter().any(|keyword| is(keyword, ""));
        if (takes || is("move", "Slide")) && is("is", "Enemy") {
            names.push("capturing");
        } else if is("remove", "") || is("move", "Remove") {
            names.push("removing pieces");
        }
        if demands {
            // What is gained or changed by a move is not what allows it.
            names.retain(|name| name.contains("captur") || *name == "landing");
            names.push("where it may move");
        }
        if is("move", "Hop") {
            names.push("jumping");
        }
        if is("set", "Score") {
            names.push("keeping score");
        }
        if is("moveAgain", "") {
            names.push("going on");
        }
        let free = |name: &String| {
            !headings.contains(name)
                && !others.iter().any(|note| note.is_rule() && note.name.as_ref() == Some(name))
        };
        let plain = names.iter().map(|name| (*name).to_owned());
        // "capturing by a rook", where there is another rule on capturing.
        let piece = lead.map(|lead| lead.trim_end_matches(':').to_lowercase());
        let piece =
            piece.filter(|piece| self.pieces.kinds.iter().any(|kind| kind.spoken == *piece));
        let of_piece = piece.iter().flat_map(|piece| {
            names.iter().map(move |name| format!("{name} by {}", with_article(piece)))
        });
        let vague: &[(&str, &str)] = if weighty { &VAGUE } else { &[] };
        let vague = vague.iter().filter(|(keyword, _)| is(keyword, ""));
        let vague = vague.map(|(_, name)| (*name).to_owned());
        // Another rule of the same subject.
        let cases = ["second case", "third case"];
        let further =
            cases.iter().flat_map(|case| names.iter().map(move |name| format!("{name}, {case}")));
        plain.chain(of_piece).chain(vague).chain(further).find(free)
    }
}
