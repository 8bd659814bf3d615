//! Puzzles in which neighbours must differ.

use language::booleans::{Boolean, ForAll};
use language::ints::Int;
use language::refs::{IndexOrRole, SiteOrRegion};
use language::regions::Region;

use crate::plan::{Condition, Role};
use crate::realise::{Text, say};
use crate::teller::Teller;

impl Teller<'_> {
    /// "cells next to each other have different numbers": no place has the number of one around it.
    pub(super) fn neighbours_differ(&self, node: &ForAll) -> Option<Condition> {
        let Boolean::AllSites(all) = &node.constraint else { return None };
        let Region::SitesAround(around) = &all.region else { return None };
        let from_there = matches!(around.site, SiteOrRegion::Site(Int::From(_)));
        let plain = around.kind.is_none()
            && around.distance.is_none()
            && around.condition.is_none()
            && around.include_self.is_none();
        if !from_there || !plain || !differs(&all.condition) {
            return None;
        }
        let sites = self.places.words(around.site_type);
        let way: Text = match around.directions {
            Some(direction) => say!(" ({})", self.absolute(direction)),
            None => {
                self.term("next to", around.id);
                Text::default()
            }
        };
        let said = |words: &str| {
            let text = say!("{} next to each other{} {}", sites, way, words);
            text.tell_all(&self.whole(node.id))
        };
        let (yes, no) = (said("have different numbers"), said("have the same number"));
        Some(Condition::fact(Role::Other, "", yes, no))
    }
}

/// Whether a test asks that two places differ, as far as they are filled in.
fn differs(test: &Boolean) -> bool {
    match test {
        Boolean::NotEqual(node) => match (&node.left, &node.right) {
            (Int::ValuePiece(one), IndexOrRole::Index(Int::ValuePiece(other))) => matches!(
                (&one.at, &other.at),
                (Int::Site(_), Int::From(_)) | (Int::From(_), Int::Site(_))
            ),
            _ => false,
        },
        Boolean::Or(node) => {
            node.operands.iter().any(differs)
                && node.operands.iter().all(|test| differs(test) || is_blank(test))
        }
        _ => false,
    }
}

/// Whether a test asks for a place that is not yet filled in.
fn is_blank(test: &Boolean) -> bool {
    let Boolean::Equals(node) = test else { return false };
    matches!(
        (&node.left, &node.right),
        (Int::Constant(0), IndexOrRole::Index(Int::ValuePiece(_)))
            | (Int::ValuePiece(_), IndexOrRole::Index(Int::Constant(0)))
    )
}
