//! Removals and captures.

use language::booleans::Boolean;
use language::ints::{CountWhere, Int};
use language::moves::Remove;
use language::refs::SiteOrRegion;
use language::regions::Region;
use language::words::When;

use crate::facts::Shape;
use crate::ints::Place;
use crate::plan::{Action, Deed, Role};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// "all seeds there", "all seeds in your store".
    fn all_there(&self, site: &SiteOrRegion, scope: &Scope) -> Text {
        let SiteOrRegion::Site(site) = site else { return Text::default() };
        let (place, pieces) = (self.place(site, scope), self.pieces.words());
        let inside = if self.places.shape == Shape::Holes { "in" } else { "on" };
        say!("all {} {} {}", pieces, inside, place.text)
    }

    /// "the unbroken line of enemy pieces that starts next to …": pieces in a direction up to the first that is no enemy.
    fn line_of_enemies(&self, node: &Remove, scope: &Scope) -> Option<Text> {
        let SiteOrRegion::Region(Region::SitesDirection(line)) = &node.site else { return None };
        let stop = line.stop.as_ref()?;
        let Boolean::Not(not) = stop else { return None };
        if node.decision
            || node.at.is_some()
            || node.count.is_some()
            || node.level.is_some()
            || line.distance.is_some()
            || line.included.is_some()
            || line.stop_included.is_some()
            || !super::taking::is_enemy_here(&not.operand)
        {
            return None;
        }
        let origin = match &line.from {
            SiteOrRegion::Site(site) => self.place(site, scope).text,
            SiteOrRegion::Region(_) => return None,
        };
        let way = line.directions.as_ref().map(|way| self.direction(way, scope))?;
        let many = self.pieces.words();
        let manner = super::capture::manner(Some(&line.from), line.directions.as_ref());
        let text = say!(
            "the unbroken line of enemy {} that starts next to {}, {}{}",
            many,
            origin,
            way,
            manner.unwrap_or_default()
        );
        Some(text.tell_all(&self.whole(line.id)))
    }

    pub(super) fn remove(&self, node: &Remove, scope: &Scope) -> Action {
        if let Some(action) = self.in_passing(node) {
            return self.with_then(action, node.then.as_ref(), scope);
        }
        if let Some(action) = self.removal_by_case(node, scope) {
            return action.tell(node.id);
        }
        if let Some(line) = self.line_of_enemies(node, scope) {
            self.term("capture", node.id);
            let deed = Deed::you("capture", line).tell(node.id);
            return self.with_then(deed.into(), node.then.as_ref(), scope);
        }
        let piece = &self.pieces.word;
        let heaps = self.has_heaps() && node.level.is_none();
        let counts_all = node.count.as_ref().is_some_and(counts_there) && node.decision;
        let what: Text = match &node.site {
            SiteOrRegion::Region(region) => {
                let area = self.area(region, scope);
                let level = node.level.as_ref().filter(|_| self.stacks());
                match (&area.one_piece, node.decision) {
                    // Another piece than the one on top.
                    (_, true) if level.is_some() => {
                        let place = Place::new(Role::Other, area.single);
                        self.piece_at_level(&place, level, scope)
                    }
                    (_, false) if level.is_some() => {
                        let place = Place::new(Role::Other, say!("each of {}", area.plural));
                        self.piece_at_level(&place, level, scope)
                    }
                    (_, true) if heaps => {
                        say!("all {} on {}", self.pieces.words(), area.single)
                    }
                    // What lies in a hole is removed as a whole.
                    (None, true)
                        if self.places.shape == Shape::Holes
                            && (node.count.is_none() || counts_all) =>
                    {
                        say!("all {} in {}", self.pieces.words(), area.single)
                    }
                    (Some(one), true) => one.clone(),
                    (Some(_), false) => match &area.pieces {
                        Some((_, many)) => {
                            let owner = area.owner.as_ref().map(crate::facts::Person::possessive);
                            match owner {
                                Some(owner) => say!("all of {} {}", owner, many),
                                None => say!("all {}", many),
                            }
                        }
                        None => say!("every {} {}", piece, area.within()),
                    },
                    (None, true) => say!("the {} on {}", piece, area.single),
                    (None, false) => say!("every {} {}", piece, area.within()),
                }
            }
            SiteOrRegion::Site(site @ (Int::From(_) | Int::Site(_))) => {
                let place = self.place(site, scope);
                let chosen = match site {
                    Int::From(_) => scope.piece_given,
                    _ => node.level.is_none() && self.at_chosen_piece(scope),
                };
                if chosen {
                    // Which piece of a stack moves is said where it is chosen.
                    let level = node.level.as_ref().map(|level| self.number(level, scope).text);
                    let level = level.unwrap_or_default();
                    // Beside what it meets, "it" would say little.
                    let piece = match scope.effect && scope.piece.as_str() == "it" {
                        true => scope.piece.reworded(format!("the moving {piece}")),
                        false => scope.piece.clone(),
                    };
                    piece.tell_all(place.text.told()).tell_all(level.told())
                } else if node.level.is_some() {
                    self.piece_at_level(&place, node.level.as_ref(), scope)
                } else if self.stacks() && self.places.shape != Shape::Holes {
                    // The rest of a stack stays.
                    say!("the top {} on {}", piece, place.text)
                } else {
                    say!("the {} on {}", piece, place.text)
                }
            }
            // What lies in a hole is removed as a whole.
            SiteOrRegion::Site(_)
                if self.places.shape == Shape::Holes
                    && node.count.is_none()
                    && node.level.is_none() =>
            {
                self.all_there(&node.site, scope)
            }
            SiteOrRegion::Site(site)
                if node.level.is_none() && self.looked_for(site, scope).is_some() =>
            {
                self.looked_for(site, scope).unwrap_or_default()
            }
            SiteOrRegion::Site(site) => {
                let place = self.place(site, scope);
                self.piece_at_level(&place, node.level.as_ref(), scope)
            }
        };
        let what = match &node.count {
            Some(count) if counts_all && matches!(node.site, SiteOrRegion::Region(_)) => {
                what.tell_all(self.number(count, scope).text.told())
            }
            // However many are asked for, the whole heap goes.
            Some(count) if heaps && matches!(node.site, SiteOrRegion::Region(_)) => {
                what.tell_all(self.number(count, scope).text.told())
            }
            Some(count) if heaps && matches!(node.site, SiteOrRegion::Site(_)) => {
                let told = [what.told(), self.number(count, scope).text.told()].concat();
                self.all_there(&node.site, scope).tell_all(&told)
            }
            Some(count) if self.counts_all(count, Some(&node.site), scope) => {
                let place = self.all_there(&node.site, scope);
                place.tell_all(self.number(count, scope).text.told())
            }
            // "one of the seeds in that hole": a hole holds any number of them.
            Some(count)
                if self.places.shape == Shape::Holes
                    && node.level.is_none()
                    && matches!(node.site, SiteOrRegion::Site(_)) =>
            {
                let all = self.all_there(&node.site, scope);
                let there = all.as_str().strip_prefix("all ").map(|rest| format!("the {rest}"));
                let there = there.map_or(all.clone(), |there| all.reworded(there));
                let many = match self.constant(count) {
                    Some(_) => self.number(count, scope).text,
                    None => self.so_many(count, piece, scope),
                };
                say!("{} of {}", many, there).tell_all(what.told())
            }
            Some(count) => match self.constant(count) {
                Some(_) => say!("{} of {}", self.number(count, scope).text, what),
                None => say!("{} of {}", self.so_many(count, piece, scope), what),
            },
            None => what,
        };
        let when: Text = match node.at {
            // Only a rule that asks for what is captured keeps it from being jumped twice.
            Some(When::EndOfTurn)
                if self.state.links.clauses("sites", "ToClear").next().is_some() =>
            {
                " at the end of the turn (until then it stays and may not be jumped again)".into()
            }
            Some(When::EndOfTurn) => " at the end of the turn (until then it stays)".into(),
            Some(When::StartOfTurn) => " at the start of the next turn".into(),
            None => Text::default(),
        };
        let rest = if what.as_str().contains("on the board") {
            say!("{}{}", what, when)
        } else {
            say!("{} from the board{}", what, when)
        };
        let after = Scope {
            last_piece: format!("the {piece} just removed").into(),
            last_to: format!("the {} where it stood", self.site()).into(),
            last_from: format!("the {} where it stood", self.site()).into(),
            effect: true,
            ..scope.clone()
        };
        let taken = scope.enemy
            && !node.decision
            && matches!(
                &node.site,
                SiteOrRegion::Site(Int::To(_) | Int::Between(_) | Int::Last(_) | Int::Site(_))
            );
        let deed = if taken {
            self.term("capture", node.id);
            Deed::you("capture", say!("{}{}", what, when))
        } else {
            Deed::you("remove", rest)
        }
        .tell(node.id);
        if let (SiteOrRegion::Region(_), false) = (&node.site, node.decision) {
            let removed = Action::from(deed);
            let fate = super::follow::fate(&removed);
            return self.with_then_for_each(removed, fate, node.then.as_ref(), scope);
        }
        let scope = if node.decision { &after } else { scope };
        self.with_then(deed.into(), node.then.as_ref(), scope)
    }
}

/// Whether a number is that of all that lies in the place chosen.
fn counts_there(count: &Int) -> bool {
    matches!(count, Int::Count(counted) if counted.kind.is_none()
        && matches!(&counted.place, Some(CountWhere::At(Int::To(_) | Int::Site(_)))))
}
