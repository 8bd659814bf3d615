//! Turning pieces.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{SetRotation, To};
use language::refs::SiteOrRegion;
use language::words::SiteType;
use syntax::NodeId;

use crate::facts::Shape;
use crate::plan::Deed;
use crate::realise::{Text, listed_or, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn set_rotation(&self, node: &SetRotation, scope: &Scope) -> Deed {
        let mut ways: Vec<Text> = Vec::new();
        if let Some(directions) = &node.directions {
            self.explain_orientation(node.id);
            let numbers: Vec<Text> =
                directions.iter().map(|int| self.number(int, scope).text).collect();
            ways.push(say!("to orientation {}", listed_or(&numbers)));
        }
        // A list of orientations leaves these as they are.
        let allowed = |test: &Option<Boolean>| !matches!(test, Some(Boolean::Constant(false)));
        let step = match self.orientation_term() {
            "orientation by eighths" => "by an eighth of a full turn",
            "orientation by sixths" => "by a sixth of a full turn",
            _ => "one step",
        };
        if allowed(&node.next) {
            ways.push(format!("{step} to the right").into());
        }
        if allowed(&node.previous) {
            let step = if allowed(&node.next) && step != "one step" { "" } else { step };
            ways.push(format!("{step} to the left").trim_start().into());
        }
        Deed::you(
            "turn",
            say!("{} {}", self.turned_piece(node.to.as_ref(), scope), listed_or(&ways)),
        )
    }

    /// The piece that is turned: the one that moves, where nothing else is said.
    fn turned_piece(&self, to: Option<&To>, scope: &Scope) -> Text {
        let here = match to.map(|to| &to.site) {
            None => Some(Text::default()),
            Some(Some(SiteOrRegion::Site(site @ Int::From(_)))) => {
                Some(self.place(site, scope).text)
            }
            Some(_) => None,
        };
        if let Some(here) = here
            && !scope.piece.is_empty()
        {
            let told: Vec<NodeId> = to.map(|to| self.whole(to.id)).unwrap_or_default();
            return scope.piece.clone().tell_all(here.told()).tell_all(&told);
        }
        let place = match to {
            Some(to) => {
                let target = self.target(to, scope);
                let text = if target.phrase.is_empty() { scope.to.clone() } else { target.phrase };
                text.tell_all(&target.told)
            }
            None => scope.last_to.clone(),
        };
        say!("the piece on {}", place)
    }

    /// Says what the numbers of orientations mean.
    pub(crate) fn explain_orientation(&self, node: NodeId) {
        self.term(self.orientation_term(), node);
    }

    /// The term for what the numbers of orientations mean on the board at hand.
    fn orientation_term(&self) -> &'static str {
        let cells = self.places.default == SiteType::Cell;
        match self.places.shape {
            Shape::Squares if cells => "orientation by eighths",
            Shape::Hexagons if cells => "orientation by sixths",
            _ => "orientation",
        }
    }
}
