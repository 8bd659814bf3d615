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

/// The same for rules that are long enough to be looked up under a name that says less: by a ludeme and its first word.
const VAGUE: [(&str, &str, &str); 11] = [
    ("set", "State", "marks"),
    ("set", "Value", "values"),
    ("set", "Var", "what to note"),
    ("set", "Pending", "what to keep in mind"),
    ("set", "Hidden", "what is hidden"),
    ("set", "NextPlayer", "who moves next"),
    ("set", "Counter", "the move count"),
    ("swap", "", "swapping"),
    ("remember", "", "what to remember"),
    ("forget", "", "what to forget"),
    ("move", "", "moving"),
];

/// What a rule is called that comes under no name.
const SHARED: &str = "shared steps";
/// Further rules of the same subject.
const FURTHER: [&str; 5] = ["second case", "third case", "fourth case", "fifth case", "sixth case"];

/// What a rule is about.
#[derive(Debug)]
pub(super) struct About<'a> {
    /// The ludemes that it tells.
    pub told: &'a [NodeId],
    /// Whether it says first of all which moves are allowed.
    pub demands: bool,
    /// What it has somebody do, as a name.
    pub deed: Option<String>,
}

/// How much it saves to tell something once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Weight {
    /// So little that only a name that speaks is worth looking up.
    Light,
    /// Enough for a name that says little.
    Considerable,
    /// So much that it is told once under whatever name.
    Heavy,
}

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

    /// What a rule is called that stands under a heading; none if other rules have all its names.
    pub(super) fn name_of_rule(
        &self,
        about: &About<'_>,
        lead: Option<&str>,
        weight: Weight,
        (others, headings): (&[Note], &[String]),
    ) -> Option<String> {
        let told = about.told;
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
        } else if (is("remove", "") || is("move", "Remove")) && is("trackSite", "Move") {
            // Pieces that may leave the board at the end of their path.
            names.push("moving pieces");
        } else if is("remove", "") || is("move", "Remove") {
            names.push("removing pieces");
        }
        if about.demands {
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
        let vague = VAGUE.iter().filter(|(keyword, word, _)| is(keyword, word));
        let vague = vague.map(|(.., name)| *name).filter(|_| weight >= Weight::Considerable);
        let shared = (weight == Weight::Heavy).then_some(SHARED);
        let vague: Vec<&str> = vague.chain(shared).collect();
        // Another rule of the same subject.
        let subjects: Vec<&str> = names.iter().chain(&vague).copied().collect();
        let further = FURTHER
            .iter()
            .flat_map(|case| subjects.iter().map(move |name| format!("{name}, {case}")));
        let unspoken = vague.iter().map(|name| (*name).to_owned());
        let deed = about.deed.clone();
        plain.chain(of_piece).chain(deed).chain(unspoken).chain(further).find(free)
    }
}
