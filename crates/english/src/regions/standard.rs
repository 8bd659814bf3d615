//! Areas that every board has: edges, corners, rows, columns, colours.

use language::ints::Int;
use language::regions::{SitesIndex, SitesSimple};
use language::words::{SitesIndexKind, SitesSimpleKind};

use super::Area;
use crate::facts::Shape;
use crate::ints::Number;
use crate::realise::{Text, ordinal, say};
use crate::scope::Scope;
use crate::state::{Pending, Stride};
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn simple(&self, node: &SitesSimple) -> Area {
        let site = self.site_of(node.site_type);
        let sites = self.places.words(node.site_type);
        let hole = self.places.shape == Shape::Holes;
        let row = |name: &str| Area::named(name, site);
        match node.kind {
            SitesSimpleKind::Board => Area {
                yes: "is on the board".into(),
                no: "is not on the board".into(),
                ..row("the board")
            },
            SitesSimpleKind::Top if hole => row("the top row"),
            SitesSimpleKind::Top => row("the top row"),
            SitesSimpleKind::Bottom => row("the bottom row"),
            SitesSimpleKind::Left => row("the leftmost column"),
            SitesSimpleKind::Right => row("the rightmost column"),
            SitesSimpleKind::Inner => Area::quality("inner", site, &sites),
            SitesSimpleKind::Outer => Area::quality("outer", site, &sites),
            SitesSimpleKind::Perimeter => row("the edge of the board"),
            SitesSimpleKind::Corners => noun_area("corner", site, &sites),
            SitesSimpleKind::ConcaveCorners => noun_area("inward corner", site, &sites),
            SitesSimpleKind::ConvexCorners => noun_area("outward corner", site, &sites),
            SitesSimpleKind::Major => Area::quality("large", site, &sites),
            SitesSimpleKind::Minor => Area::quality("small", site, &sites),
            SitesSimpleKind::Centre
                if self.elements().is_some_and(|it| it.regions.centre.len() == 1) =>
            {
                Area::place(&Text::from(format!("the centre {site}")))
            }
            SitesSimpleKind::Centre => noun_area("centre", site, &sites),
            SitesSimpleKind::Hint => Area {
                single: format!("{} of that hint", crate::realise::with_article(site)).into(),
                ..Area::described(&"of that hint".into(), site, &sites)
            },
            SitesSimpleKind::ToClear => Area {
                yes: "holds a piece already captured in this turn".into(),
                no: "holds no piece already captured in this turn".into(),
                ..Area::named(format!("the {sites} of pieces already captured in this turn"), site)
            },
            SitesSimpleKind::LineOfPlay => Area {
                single: "an open end of the layout".into(),
                yes: "is an open end of the layout".into(),
                no: "is not an open end of the layout".into(),
                ..Area::named("the open ends of the layout", site)
            },
            SitesSimpleKind::Playable => {
                Area::described(&"next to a piece already placed".into(), site, &sites)
            }
            SitesSimpleKind::Pending
                if let Pending::Crossed { silent, kind, stride: Stride::Long, .. } =
                    &self.state.pending =>
            {
                let piece = self.double_stepper(kind.as_deref());
                let crossed = format!("that an enemy {piece} has just crossed by a long step");
                Area {
                    single: Text::from(format!("a {site} {crossed}")).tell_all(silent),
                    yes: format!("has just been crossed by a long step of an enemy {piece}").into(),
                    no: format!("has not just been crossed by a long step of an enemy {piece}")
                        .into(),
                    ..Area::named(
                        Text::from(format!("the {sites} {crossed}")).tell_all(silent),
                        site,
                    )
                }
            }
            SitesSimpleKind::Pending => match self.crossed_place() {
                Some(place) => Area::place(&place),
                None => {
                    let [_, done] = self.word_for_pending();
                    Area::described(&format!("{done} by the last move").into(), site, &sites)
                }
            },
            SitesSimpleKind::LastTo => {
                Area::described(&"where the last move ended".into(), site, &sites)
            }
            SitesSimpleKind::LastFrom => {
                Area::described(&"where the last move began".into(), site, &sites)
            }
        }
        .tell(node.id)
    }

    /// The number that a description takes one from because it counts from zero.
    fn one_less<'i>(&self, int: &'i Int) -> Option<&'i Int> {
        match int {
            Int::Sub(sub) if self.constant(&sub.right) == Some(1) => sub.left.as_ref(),
            _ => None,
        }
    }

    pub(super) fn indexed(&self, node: &SitesIndex, scope: &Scope) -> Area {
        let site = self.site_of(node.site_type);
        let sites = self.places.words(node.site_type);
        let SitesIndex { index: which, .. } = node;
        let number = which.as_ref().map(|which| self.number(which, scope));
        let constant = number.as_ref().and_then(|number| number.constant);
        let told = number.as_ref().map(|number| number.text.told().to_vec()).unwrap_or_default();
        let counted = |what: &str, from: &str| -> Area {
            let text: Text = match (constant, &number) {
                (Some(0), _) => format!("the first {what} from the {from}").into(),
                (Some(value), _) => {
                    format!("the {} {what} from the {from}", ordinal(value + 1)).into()
                }
                (None, Some(number))
                    if number.text.as_str().starts_with(&format!("the {what} of")) =>
                {
                    say!("{}", number.text)
                }
                (None, Some(number)) => match which.as_ref().and_then(|which| self.one_less(which))
                {
                    Some(whole) => {
                        let whole = self.number(whole, scope).text;
                        say!("the {} whose number from the {} is {}", what, from, whole)
                    }
                    None => say!("the {} with number {} (counting from zero)", what, number.text),
                },
                (None, None) => format!("that {what}").into(),
            };
            Area::named(text.tell_all(&told), site)
        };
        let area = match node.kind {
            SitesIndexKind::Row => counted("row", "bottom"),
            SitesIndexKind::Column => counted("column", "left"),
            SitesIndexKind::Layer => counted("layer", "ground"),
            SitesIndexKind::Phase => {
                let text: Text = match (constant, &number) {
                    (Some(0), _) => "of the colour of the bottom left corner".into(),
                    (Some(1), _) if self.places.shape == Shape::Squares => {
                        "coloured unlike A1".into()
                    }
                    (Some(1), _) => "of the second colour".into(),
                    (_, Some(number)) => say!("of colour {}", number.plus_one()),
                    _ => "of that colour".into(),
                };
                Area::described(&text.tell_all(&told), site, &sites)
            }
            SitesIndexKind::Empty => match &node.index {
                Some(index) => {
                    let mut area = Area::quality("empty", site, &sites);
                    area.plural =
                        say!("the empty places of {}", self.person(index, scope).possessive());
                    area
                }
                None => Area::quality("empty", site, &sites),
            },
            SitesIndexKind::State if let Some(owner) = self.colour_shown(&number) => {
                let (piece, pieces) = (&self.pieces.word, self.pieces.words());
                let colour = say!("{} colour", self.players.one(owner).possessive());
                let held = say!("holding a {} that shows {}", piece, colour).tell_all(&told);
                let holds = |how: &str| say!("{} a {} that shows {}", how, piece, colour);
                Area {
                    plural: say!("the {} of the {} that show {}", sites, pieces, colour),
                    yes: holds("holds"),
                    no: holds("does not hold"),
                    pieces: Some((
                        say!("{} that shows {}", piece, colour),
                        say!("{} that show {}", pieces, colour),
                    )),
                    ..Area::described(&held, site, &sites)
                }
                .tell_all(&told)
            }
            SitesIndexKind::State
                if let Some([piece, pieces]) =
                    number.as_ref().and_then(|it| self.of_status(it)) =>
            {
                self.mark_term(node.id);
                let one = piece.reworded(crate::realise::with_article(piece.as_str()));
                let held = say!("holding {}", one).tell_all(&told);
                Area {
                    plural: say!("the {} of the {}", sites, pieces),
                    yes: say!("holds {}", one),
                    no: say!("does not hold {}", one),
                    pieces: Some((piece.clone(), pieces.clone())),
                    ..Area::described(&held, site, &sites)
                }
                .tell_all(&told)
            }
            SitesIndexKind::State => {
                let (text, yes, no) = match &number {
                    Some(number) if number.constant == Some(0) => {
                        let text = Text::from("with no mark").tell_all(&told);
                        (text, "carries no mark".into(), "carries a mark".into())
                    }
                    Some(number) if number.constant.is_none() => (
                        say!("whose mark is {}", number.text),
                        say!("has {} as its mark", number.text),
                        say!("does not have {} as its mark", number.text),
                    ),
                    Some(number) => (
                        say!("with mark {}", number.text),
                        say!("carries mark {}", number.text),
                        say!("does not carry mark {}", number.text),
                    ),
                    None => {
                        ("with a mark".into(), "carries a mark".into(), "carries no mark".into())
                    }
                };
                Area { yes, no, ..Area::described(&text, site, &sites) }.tell_all(&told)
            }
            SitesIndexKind::Cell | SitesIndexKind::Edge => {
                let what = if node.kind == SitesIndexKind::Cell { "cell" } else { "line" };
                let text = match &number {
                    Some(number) => say!("the corners of {} {}", what, number.plus_one()),
                    None => format!("the corners of that {what}").into(),
                };
                Area::named(text, site)
            }
            SitesIndexKind::Support => {
                let whose = match &node.index {
                    Some(index) => {
                        let kind = self.kind(index, scope);
                        let whose =
                            ["your ", "the "].iter().any(|it| kind.as_str().starts_with(it));
                        if whose { kind } else { say!("a {}", kind) }
                    }
                    None => "that piece".into(),
                };
                Area::named(say!("the places that support {}", whose), site)
            }
        };
        area.tell(node.id)
    }
}

/// "the corner squares".
fn noun_area(noun: &str, site: &str, sites: &str) -> Area {
    Area {
        single: format!("a {noun} {site}").into(),
        plural: format!("the {noun} {sites}").into(),
        yes: format!("is a {noun} {site}").into(),
        no: format!("is not a {noun} {site}").into(),
        pieces: None,
        owner: None,
        near: None,
        one_piece: None,
    }
}

impl Teller<'_> {
    /// The player whose colour pieces with a mark show, where pieces have two sides.
    fn colour_shown(&self, number: &Option<Number>) -> Option<usize> {
        let side = usize::try_from(number.as_ref()?.constant?).ok()?;
        (self.state.two_sided && (1..=self.players.count()).contains(&side)).then_some(side)
    }
}
