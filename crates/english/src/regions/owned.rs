//! Regions of players without a name of their own: "the row farthest from you".

use language::equipment::{Item, RegionSource, Regions};
use language::refs::PlayerRef;
use language::regions::{Region, SideRef};
use language::words::{AbsoluteDirection, Role, SitesSimpleKind};

use crate::facts::Shape;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// The unnamed region of a player as the player to move sees it, where all players have theirs on the same side.
    pub(super) fn seen_row(&self, player: &PlayerRef, scope: &Scope) -> Option<String> {
        let far = self.far_rows()?;
        let far = match player {
            PlayerRef::Role(Role::Mover) => far,
            // Who is to move again is the next player, too.
            PlayerRef::Role(Role::Next) if scope.again => far,
            PlayerRef::Role(Role::Next | Role::Prev | Role::Enemy | Role::NonMover)
                if self.players.count() == 2 =>
            {
                !far
            }
            _ => return None,
        };
        Some(row_of("you", far))
    }

    /// What the unnamed region of a player is called in the list of areas.
    pub(crate) fn unnamed_region(&self, regions: &Regions) -> String {
        let number = regions.role.and_then(crate::facts::number_of);
        if let (Some(number), Some(far)) = (number, self.far_rows()) {
            return row_of(&self.players.name(number), far);
        }
        let noun = self.unnamed_noun();
        match number {
            Some(number) => {
                let owner = self.players.one(number).possessive();
                format!("{} {noun}", owner.as_str())
            }
            None => format!("the {noun}"),
        }
    }

    /// The noun for regions without a name.
    pub(crate) fn unnamed_noun(&self) -> String {
        if self.places.shape == Shape::Holes {
            return "holes".to_owned();
        }
        let all_sides = |regions: &Regions| {
            let side = |region: &Region| matches!(region, Region::SitesSide(_));
            match &regions.sites {
                RegionSource::Region(region) => side(region),
                RegionSource::Regions(list) => list.iter().all(side),
                _ => false,
            }
        };
        let mut unnamed = self.unnamed().peekable();
        if unnamed.peek().is_some() && unnamed.all(all_sides) {
            return "sides".to_owned();
        }
        let drawn = |regions: &Regions| {
            matches!(regions.sites, RegionSource::Static(_) | RegionSource::Statics(_))
        };
        if self.unnamed().any(drawn) {
            return "parts of the board".to_owned();
        }
        let links = &self.state.links;
        let tracks = links.clauses("track", "").next().is_some();
        if tracks && links.clauses("dice", "").next().is_some() {
            return "home".to_owned();
        }
        // What must be reached to win is a goal, what is the other's to reach is a home.
        let asked = |who: &str| {
            links.clauses("sites", who).any(|sites| {
                links.plain(sites).count() == 1
                    && links.ancestors(sites).any(|outer| links.keyword(outer) == Some("end"))
            })
        };
        match (asked("Mover"), asked("Next")) {
            (true, false) => "goal".to_owned(),
            (false, true) => "home".to_owned(),
            _ => "zone".to_owned(),
        }
    }

    /// The name that all regions of players share, if none of them is without a name.
    pub(crate) fn only_region_name(&self) -> Option<&str> {
        let mut names = self.items().iter().filter_map(|item| match item {
            Item::Regions(regions) => {
                regions.role.and_then(crate::facts::number_of).map(|_| regions.name.as_deref())
            }
            _ => None,
        });
        let first = names.next()??;
        names.all(|name| name == Some(first)).then_some(first)
    }

    fn unnamed(&self) -> impl Iterator<Item = &Regions> {
        self.items().iter().filter_map(|item| match item {
            Item::Regions(regions) if regions.name.is_none() => Some(&**regions),
            _ => None,
        })
    }

    /// Whether each player's unnamed region is the row that the player faces; none if it is neither that nor the one behind.
    fn far_rows(&self) -> Option<bool> {
        if self.players.count() != 2 {
            return None;
        }
        let mut found: Vec<bool> = Vec::new();
        for regions in self.unnamed() {
            let number = crate::facts::number_of(regions.role?)?;
            let facing = (*self.players.facing.get(number - 1)?)?;
            let RegionSource::Region(region) = &regions.sites else { return None };
            let side = side_of(region)?;
            if side == facing {
                found.push(true);
            } else if side == opposite(facing)? {
                found.push(false);
            } else {
                return None;
            }
        }
        match found.as_slice() {
            [first, second] if first == second => Some(*first),
            _ => None,
        }
    }
}

fn row_of(who: &str, far: bool) -> String {
    if far { format!("the row farthest from {who}") } else { format!("the row nearest to {who}") }
}

/// The side that a region is the outermost row of; rows only, so that "row" is right.
fn side_of(region: &Region) -> Option<AbsoluteDirection> {
    match region {
        Region::SitesSimple(node) => match node.kind {
            SitesSimpleKind::Top => Some(AbsoluteDirection::N),
            SitesSimpleKind::Bottom => Some(AbsoluteDirection::S),
            _ => None,
        },
        Region::SitesSide(node) => match node.side {
            Some(SideRef::Direction(way @ (AbsoluteDirection::N | AbsoluteDirection::S))) => {
                Some(way)
            }
            _ => None,
        },
        _ => None,
    }
}

fn opposite(way: AbsoluteDirection) -> Option<AbsoluteDirection> {
    match way {
        AbsoluteDirection::N => Some(AbsoluteDirection::S),
        AbsoluteDirection::S => Some(AbsoluteDirection::N),
        _ => None,
    }
}
