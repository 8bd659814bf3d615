//! Whole lines through a place: what lies in one direction from it together with what lies in the opposite one.

use language::booleans::Boolean;
use language::directions::Direction;
use language::regions::{Region, SitesDirection, Union};
use language::words::AbsoluteDirection;

use super::Area;
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "the rising diagonal through that square", on boards of rows and columns.
    pub(super) fn line_through(&self, node: &Union, scope: &Scope) -> Option<Area> {
        let [Region::SitesDirection(one), Region::SitesDirection(other)] = node.regions.as_ref()
        else {
            return None;
        };
        let included = |half: &SitesDirection| matches!(half.included, Some(Boolean::Constant(included)) if included);
        if !self.places.is_square() || !(included(one) || included(other)) {
            return None;
        }
        let name = line_name(way(one)?, way(other)?)?;
        let (from, again) = (self.origin(&one.from, scope), self.origin(&other.from, scope));
        (from.as_str() == again.as_str()).then(|| {
            let text: Text = say!("the {} through {}", name, from).tell_all(again.told());
            let told: Vec<_> = self.whole(one.id).into_iter().chain(self.whole(other.id)).collect();
            Area::named(text, self.site()).tell(node.id).tell_all(&told)
        })
    }
}

/// The direction of a line that nothing ends but the board.
fn way(half: &SitesDirection) -> Option<AbsoluteDirection> {
    let endless = half.stop.is_none() && half.distance.is_none() && half.site_type.is_none();
    match &half.directions {
        Some(Direction::Absolute(way)) if endless => Some(*way),
        _ => None,
    }
}

fn line_name(one: AbsoluteDirection, other: AbsoluteDirection) -> Option<&'static str> {
    use AbsoluteDirection::{E, N, NE, NW, S, SE, SW, W};
    Some(match (one, other) {
        (NE, SW) | (SW, NE) => "rising diagonal",
        (NW, SE) | (SE, NW) => "falling diagonal",
        (N, S) | (S, N) => "column",
        (E, W) | (W, E) => "row",
        _ => return None,
    })
}
