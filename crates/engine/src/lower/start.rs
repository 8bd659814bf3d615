//! Rules of setting up.

use language::refs::AtOrTo;
use language::start as ast;
use language::words::{DealableKind, Role};

use super::{Lower, LowerError, Lowered};
use crate::arrays::Array;
use crate::ints::Int;
use crate::moves::Place;
use crate::players::Players;
use crate::start::{PlaceRule, RandomRule, RandomStackRule, StackRule, StartRule};

impl Lower<'_> {
    pub(super) fn start_rules(&mut self, start: &ast::Start) -> Lowered<Vec<StartRule>> {
        let mut rules = Vec::new();
        for rule in start.rules.iter() {
            rules.push(self.start_rule(rule)?);
        }
        Ok(rules)
    }

    fn start_rule(&mut self, rule: &ast::StartRule) -> Lowered<StartRule> {
        use ast::StartRule as A;
        Ok(match rule {
            A::PlaceAt(x) => self.place_at(x)?,
            A::PlaceOn(x) => {
                let what = self.component_named(x.id, &x.item)?;
                let kind = self.kind(x.site_type);
                let places = self.places(
                    x.id,
                    kind,
                    x.sites.as_deref(),
                    x.region.as_ref(),
                    x.coords.as_deref(),
                )?;
                self.start_needs(x.state.is_some(), x.rotation.is_some(), x.value.is_some());
                let count = x.counts.as_ref().and_then(|c| c.first());
                self.needs.counts |= count.is_some();
                StartRule::Place(Box::new(PlaceRule {
                    what,
                    places,
                    kind,
                    count: self.int_opt(count)?,
                    state: self.int_opt(x.state.as_ref())?,
                    rotation: self.int_opt(x.rotation.as_ref())?,
                    value: self.int_opt(x.value.as_ref())?,
                }))
            }
            A::PlaceStack(x) => self.place_stack(x)?,
            A::PlaceRandom(x) => {
                self.flags.stochastic = true;
                let kind = self.kind(x.site_type);
                self.start_needs(x.state.is_some(), false, x.value.is_some());
                let whats =
                    x.item.iter().map(|i| self.component_named(x.id, i)).collect::<Lowered<_>>()?;
                StartRule::Random(Box::new(RandomRule {
                    whats,
                    region: x.region.as_ref().map(|r| self.region(r)).transpose()?,
                    count: self.int_or(x.count.as_ref(), 1)?,
                    state: self.int_opt(x.state.as_ref())?,
                    value: self.int_opt(x.value.as_ref())?,
                    kind,
                    shuffled: x.random_order == Some(true),
                }))
            }
            A::PlaceRandomStack(x) => {
                self.flags.stochastic = true;
                self.needs.stacks = true;
                let kind = self.kind(x.site_type);
                self.start_needs(x.state.is_some(), false, x.value.is_some());
                let mut whats = Vec::new();
                for (i, name) in x.pieces.iter().enumerate() {
                    let count = x.count.as_ref().and_then(|c| c.get(i));
                    whats.push((self.component_named(x.id, name)?, self.int_or(count, 1)?));
                }
                StartRule::RandomStack(Box::new(RandomStackRule {
                    whats,
                    site: self.int(&x.site)?,
                    state: self.int_opt(x.state.as_ref())?,
                    value: self.int_opt(x.value.as_ref())?,
                    kind,
                }))
            }
            A::PlaceRandomCounts(x) => {
                self.flags.stochastic = true;
                self.needs.stacks = true;
                let kind = self.kind(x.site_type);
                let mut whats = Vec::new();
                for count in &x.items {
                    whats.push((self.component_named(x.id, &count.item)?, self.int(&count.count)?));
                }
                let site = self.int(&x.site)?;
                StartRule::RandomStack(Box::new(RandomStackRule {
                    whats,
                    site,
                    state: None,
                    value: None,
                    kind,
                }))
            }
            A::SetCount(x) => {
                self.needs.counts = true;
                let kind = self.kind(x.site_type);
                StartRule::SetCount(Box::new((self.int(&x.value)?, self.at_or_to(&x.at)?)), kind)
            }
            A::SetCost(x) => {
                let kind = self.kind(x.site_type);
                StartRule::SetCost(Box::new((self.int(&x.value)?, self.at_or_to(&x.at)?)), kind)
            }
            A::SetPhase(x) => {
                let kind = self.kind(x.site_type);
                StartRule::SetPhase(Box::new((self.int(&x.value)?, self.at_or_to(&x.at)?)), kind)
            }
            A::SetScore(x) => {
                self.flags.scores = true;
                let players = self.role_real(x.role.unwrap_or(Role::All));
                StartRule::SetScore(players, self.int(&x.value)?)
            }
            A::SetAmount(x) => {
                let players = self.role_real(x.role.unwrap_or(Role::All));
                StartRule::SetAmount(players, self.int(&x.value)?)
            }
            A::SetTeam(x) => {
                self.flags.teams = true;
                let roles = x.roles.iter().map(|&r| self.role_int(r)).collect();
                StartRule::SetTeam(self.int(&x.index)?, roles)
            }
            A::SetRememberValue(x) => {
                let name = self.memory(x.name.as_deref());
                StartRule::Remember(
                    name,
                    self.site_place(&x.value)?,
                    self.bool_or(x.unique.as_ref(), false)?,
                )
            }
            A::SetHidden(x) => StartRule::Hide(Box::new(self.hide_at_start(x)?)),
            A::SetOwnerAt(x) => {
                let kind = self.kind(x.site_type);
                let coords = x.coord.as_ref().map(std::slice::from_ref);
                let sites = x.site.as_ref().map(std::slice::from_ref);
                let places = self.places(x.id, kind, sites, None, coords)?;
                self.set_owner(x.role, kind, places)
            }
            A::SetOwnerOn(x) => {
                let kind = self.kind(x.site_type);
                let places = self.places(
                    x.id,
                    kind,
                    x.sites.as_deref(),
                    x.region.as_ref(),
                    x.coords.as_deref(),
                )?;
                self.set_owner(x.role, kind, places)
            }
            A::ForEachSite(x) => {
                let condition = self.bool_opt(x.condition.as_ref())?;
                StartRule::ForEachSite(Box::new((
                    self.region(&x.region)?,
                    condition,
                    self.start_rule(&x.rule)?,
                )))
            }
            A::ForEachValue(x) => {
                let parts = (self.int(&x.min)?, self.int(&x.max)?, self.start_rule(&x.rule)?);
                StartRule::ForEachValue(Box::new(parts))
            }
            A::ForEachPlayer(x) => {
                let everybody = Players::Fixed((1u32 << (self.players + 1)) - 2);
                let players = Array::Players(Box::new((everybody, None)));
                StartRule::ForEachPlayer(Box::new((players, self.start_rule(&x.rule)?)))
            }
            A::ForEachPlayerOf(x) => StartRule::ForEachPlayer(Box::new((
                self.array(&x.players)?,
                self.start_rule(&x.rule)?,
            ))),
            A::ForEachTeam(x) => {
                self.flags.teams = true;
                StartRule::ForEachTeam(Box::new(self.start_rule(&x.rule)?))
            }
            A::Deal(x) => {
                self.flags.stochastic = true;
                match x.kind {
                    DealableKind::Dominoes => StartRule::DealDominoes(x.count.unwrap_or(1)),
                    DealableKind::Cards => StartRule::DealCards(x.count.unwrap_or(1)),
                }
            }
            A::Split(_) => StartRule::SplitDeck,
            A::Set(x) => {
                let kind = self.kind(x.site_type);
                let pairs = x.pairs.iter().filter(|p| p.len() >= 2).map(|p| (p[0], p[1])).collect();
                StartRule::Given(kind, pairs)
            }
        })
    }

    fn start_needs(&mut self, state: bool, rotation: bool, value: bool) {
        self.needs.states |= state;
        self.needs.rotations |= rotation;
        self.needs.values |= value;
    }

    fn at_or_to(&mut self, place: &AtOrTo) -> Lowered<Place> {
        Ok(match place {
            AtOrTo::At(site) => Place::Site(self.int(site)?),
            AtOrTo::To(region) => Place::Region(self.region(region)?),
        })
    }

    fn places(
        &mut self,
        id: syntax::NodeId,
        kind: board::SiteType,
        sites: Option<&[language::ints::Int]>,
        region: Option<&language::regions::Region>,
        coords: Option<&[Box<str>]>,
    ) -> Lowered<Vec<Place>> {
        let mut places = Vec::new();
        for site in sites.unwrap_or_default() {
            let site = self.int(site)?;
            self.check_site(id, "place", kind, &site)?;
            places.push(Place::Site(site));
        }
        if let Some(region) = region {
            places.push(Place::Region(self.region(region)?));
        }
        for coord in coords.unwrap_or_default() {
            let site = self.topology.find_label(kind, coord).map_or(-1, |s| s as i32);
            places.push(Place::Site(Int::Const(site)));
        }
        Ok(places)
    }

    /// A number that is no site can only be a mistake.
    /// Refuses a number beyond all sites.
    pub(super) fn check_site(
        &self,
        id: syntax::NodeId,
        ludeme: &str,
        kind: board::SiteType,
        site: &Int,
    ) -> Lowered<()> {
        let all = self.containers.iter().map(|c| c.first + c.size).max().unwrap_or(0);
        let all = all.max(self.topology.count(kind)) as i32;
        match site.constant() {
            Some(number) if number >= all => {
                Err(LowerError::wrong(id, format!("`{ludeme}`: there is no site {number}")))
            }
            _ => Ok(()),
        }
    }

    fn place_at(&mut self, x: &ast::PlaceAt) -> Lowered<StartRule> {
        self.start_needs(x.state.is_some(), x.rotation.is_some(), x.value.is_some());
        self.needs.counts |= x.count.is_some();
        let kind = self.kind(x.site_type);
        let mut rule = PlaceRule {
            what: 0,
            places: Vec::new(),
            kind,
            count: self.int_opt(x.count.as_ref())?,
            state: self.int_opt(x.state.as_ref())?,
            rotation: self.int_opt(x.rotation.as_ref())?,
            value: self.int_opt(x.value.as_ref())?,
        };
        let Some(container) = &x.container else {
            rule.what = self.component_named(x.id, &x.item)?;
            let coords = x.coord.as_ref().map(std::slice::from_ref);
            let sites = x.site.as_ref().map(std::slice::from_ref);
            rule.places = self.places(x.id, kind, sites, None, coords)?;
            return Ok(StartRule::Place(Box::new(rule)));
        };
        let plain = !x.item.chars().any(|c| c.is_ascii_digit());
        if &**container == "Hand" && plain {
            let mut pairs = Vec::new();
            for player in 1..=self.players {
                let component =
                    self.components.iter().position(|c| *c.name == format!("{}{player}", x.item));
                let hand = self.containers.iter().position(|c| *c.name == format!("Hand{player}"));
                pairs.extend(component.zip(hand));
            }
            return Ok(StartRule::PlaceInHands(pairs.into_boxed_slice(), Box::new(rule)));
        }
        let Some(at) = self.containers.iter().position(|c| c.name == *container) else {
            return Err(LowerError::wrong(
                x.id,
                format!("there is no container called `{container}`"),
            ));
        };
        if container.contains("Hand") {
            // The piece is the one with the number of the hand, whatever is written.
            return Ok(StartRule::PlaceInHands(Box::new([(at, at)]), Box::new(rule)));
        }
        rule.what = self.component_named(x.id, &x.item)?;
        let first = self.containers[at].first as i32;
        if let Some(site) = &x.site {
            rule.places.push(Place::Site(self.int(site)?.plus(first)));
        }
        Ok(StartRule::Place(Box::new(rule)))
    }

    fn place_stack(&mut self, x: &ast::PlaceStack) -> Lowered<StartRule> {
        self.needs.stacks = true;
        self.start_needs(x.state.is_some(), x.rotation.is_some(), x.value.is_some());
        let kind = self.kind(x.site_type);
        let whats = match &x.items {
            ast::StackItems::Name(name) => vec![self.component_named(x.id, name)?],
            ast::StackItems::Items(names) => {
                names.iter().map(|n| self.component_named(x.id, n)).collect::<Lowered<_>>()?
            }
        };
        let container = match &x.container {
            None => None,
            Some(name) => self.containers.iter().position(|c| c.name == *name),
        };
        let first = container.map_or(0, |c| self.containers[c].first as i32);
        let places = match &x.place {
            None => match container {
                None => Vec::new(),
                Some(c) => {
                    let (first, size) = (self.containers[c].first, self.containers[c].size);
                    (first..first + size).map(|s| Place::Site(Int::Const(s as i32))).collect()
                }
            },
            Some(ast::StackPlace::Site(site)) => vec![Place::Site(self.int(site)?.plus(first))],
            Some(ast::StackPlace::Sites(list)) => {
                self.places(x.id, kind, Some(list), None, None)?
            }
            Some(ast::StackPlace::Region(region)) => {
                self.places(x.id, kind, None, Some(region), None)?
            }
            Some(ast::StackPlace::Coord(coord)) => {
                self.places(x.id, kind, None, None, Some(std::slice::from_ref(coord)))?
            }
            Some(ast::StackPlace::Coordinates(list)) => {
                self.places(x.id, kind, None, None, Some(list))?
            }
        };
        let (count, counts) = match &x.count {
            None => (None, Vec::new()),
            Some(ast::CountOrCounts::Count(count)) => (Some(self.int(count)?), Vec::new()),
            Some(ast::CountOrCounts::Counts(list)) => {
                (None, list.iter().map(|c| self.int(c)).collect::<Lowered<_>>()?)
            }
        };
        Ok(StartRule::Stack(Box::new(StackRule {
            whats,
            places,
            kind,
            count,
            counts,
            state: self.int_opt(x.state.as_ref())?,
            rotation: self.int_opt(x.rotation.as_ref())?,
            value: self.int_opt(x.value.as_ref())?,
        })))
    }

    /// Places the piece that goes with a player's number.
    fn set_owner(&mut self, role: Role, kind: board::SiteType, places: Vec<Place>) -> StartRule {
        let owner = self.role_int(role).constant().unwrap_or(-1);
        let what = if owner >= 1 && owner as usize <= self.players {
            owner
        } else {
            let found = self.components.iter().enumerate().skip(1).find(|(_, c)| c.owner == owner);
            found.map_or(-1, |(i, _)| i as i32)
        };
        StartRule::Place(Box::new(PlaceRule {
            what,
            places,
            kind,
            count: None,
            state: None,
            rotation: None,
            value: None,
        }))
    }

    pub(super) fn component_named(&self, id: syntax::NodeId, name: &str) -> Lowered<i32> {
        let found = self.components.iter().skip(1).position(|c| &*c.name == name);
        match found {
            Some(i) => Ok(i as i32 + 1),
            None => Err(LowerError::wrong(id, format!("there is no piece called `{name}`"))),
        }
    }
}
