//! Places along the path that are reckoned from how many seeds were sown: the last hole, and the one before it.
//!
//! Descriptions note how many seeds the chosen hole holds, sow them, and go as many steps from the chosen hole to know which holes
//! were reached. A reader knows that hole by its name.

use language::ints::TrackSiteMove;
use syntax::NodeId;

use super::Place;
use crate::plan::Role;
use crate::realise::{Text, say};
use crate::teller::Teller;

/// A sowing of as many seeds as a noted number says.
struct Sown {
    /// The rule that notes the number.
    noted: NodeId,
    /// The sowing.
    sow: NodeId,
    /// Whether one seed less is asked for.
    but_one: bool,
}

impl Teller<'_> {
    /// "the last hole", "the hole before the last hole": a place as many steps from the chosen hole as seeds were sown.
    pub(super) fn end_of_sowing(&self, step: &TrackSiteMove) -> Option<Place> {
        let links = &self.state.links;
        let read = links.whole(step.id).into_iter().find(|part| links.is(*part, "var", ""))?;
        let name = links.plain(read).find_map(|part| links.text(part))?;
        if !self.counts_sown(name) {
            return None;
        }
        let sown = self.sown(read)?;
        let last = self.last_hole(sown.sow);
        let text: Text =
            if sown.but_one { say!("the {} before {}", self.site(), last) } else { last };
        let mut told = self.whole(step.id);
        told.extend(self.writes(name).into_iter().flat_map(|write| self.whole(write)));
        told.push(sown.noted);
        Some(Place::new(Role::Other, text.tell_all(&told)))
    }

    /// Whether a noted number is always how many seeds are sown, and asked for only to know where they went.
    pub(crate) fn counts_sown(&self, name: &str) -> bool {
        let links = &self.state.links;
        let reads: Vec<NodeId> = links
            .clauses("var", "")
            .filter(|read| links.plain(*read).any(|part| links.text(part) == Some(name)))
            .collect();
        let sowings: Option<Vec<Sown>> = reads.iter().map(|read| self.sown(*read)).collect();
        let Some(sowings) = sowings.filter(|sowings| !sowings.is_empty()) else { return false };
        let noted: Vec<NodeId> = sowings.iter().map(|sown| sown.noted).collect();
        // What is noted elsewhere is a number for "none".
        self.writes(name).iter().all(|write| {
            noted.contains(write) || links.plain(*write).any(|part| links.number(part).is_some())
        })
    }

    /// The rules that note a number under a name.
    fn writes(&self, name: &str) -> Vec<NodeId> {
        let links = &self.state.links;
        let named = |write: &NodeId| links.plain(*write).any(|part| links.text(part) == Some(name));
        links.clauses("set", "Var").filter(named).collect()
    }

    /// The sowing that a question for a noted number belongs to, if it goes as many steps from the chosen hole along the path of
    /// the sowing, once that is done.
    fn sown(&self, read: NodeId) -> Option<Sown> {
        let links = &self.state.links;
        let mut steps = read;
        let mut outer = links.parent(read)?;
        let but_one = links.keyword(outer) == Some("-");
        if but_one {
            let parts: Vec<NodeId> = links.plain(outer).collect();
            if parts.len() != 2 || parts[0] != read || links.number(parts[1]) != Some(1) {
                return None;
            }
            steps = outer;
            outer = links.parent(outer)?;
        }
        let from = self.argument(outer, "from")?;
        if !links.is(outer, "trackSite", "Move")
            || links.label(steps) != Some("steps")
            || !links.is(from, "last", "From")
        {
            return None;
        }
        let path = links.plain(outer).find_map(|part| links.text(part))?;
        let mut below = outer;
        let rule = links.ancestors(outer).find(|node| {
            let found = links.keyword(*node) == Some("do");
            if !found {
                below = *node;
            }
            found
        })?;
        let noted = links.plain(rule).next()?;
        let sow = self.argument(rule, "next")?;
        let afterwards = links.keyword(below) == Some("then");
        let counted = links.plain(noted).any(|value| {
            links.keyword(value) == Some("count")
                && links.children(value).len() == 1
                && self.argument(value, "at").is_some_and(|at| links.is(at, "last", "To"))
        });
        let name = |node: NodeId| links.plain(node).find_map(|part| links.text(part));
        let same = links.is(noted, "set", "Var") && name(noted) == name(read);
        let plain = self.sows_plainly(sow, path);
        (afterwards && counted && same && plain).then_some(Sown { noted, sow, but_one })
    }

    /// Whether a sowing puts all seeds of the chosen hole one by one into the next holes of a path, none left out.
    fn sows_plainly(&self, sow: NodeId, path: &str) -> bool {
        let links = &self.state.links;
        let only = self.all_tracks().count() == 1;
        let harmless = |part: &NodeId| match links.label(*part) {
            Some("if" | "apply" | "backtracking" | "forward") => true,
            Some("includeSelf") => links.word(*part) == Some("True"),
            Some(_) => false,
            None => match links.text(*part) {
                Some(name) => name == path || self.same_path(name, path),
                None => links.keyword(*part) == Some("then"),
            },
        };
        let named = links.plain(sow).any(|part| links.text(part).is_some());
        links.is(sow, "sow", "") && links.children(sow).iter().all(harmless) && (named || only)
    }

    /// Whether two names mean the same path where no path is anybody's: the first that has the name for a part of its own.
    fn same_path(&self, name: &str, other: &str) -> bool {
        let first = |name: &str| self.all_tracks().position(|track| track.name.contains(name));
        self.all_tracks().all(|track| self.path_owner(track).is_none())
            && first(name).is_some()
            && first(name) == first(other)
    }

    fn argument(&self, node: NodeId, label: &str) -> Option<NodeId> {
        let links = &self.state.links;
        links.children(node).iter().copied().find(|part| links.label(*part) == Some(label))
    }
}
