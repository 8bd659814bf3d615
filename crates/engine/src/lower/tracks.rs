//! Places on tracks.

use language::ints as ast;
use language::refs::{PlayerRef, TrackOwner};

use super::{Lower, Lowered};
use crate::ints::{FirstOnTrack, Int, OnTrack, StepsOnTrack, TrackChoice};
use crate::regions::{OnTracks, Region};

impl Lower<'_> {
    fn choice(&self, owner: Int, find: impl Fn(&Self, i32) -> Option<usize>) -> TrackChoice {
        let by_owner =
            (0..=self.shared()).map(|p| find(self, p).map_or(-1, |t| t as i32)).collect();
        TrackChoice { owner, by_owner }
    }

    /// The track on which a player moves: by name and owner, by name, by owner, or that of nobody.
    fn moving_track(&self, name: Option<&str>, player: i32) -> Option<usize> {
        let find =
            |test: &dyn Fn(&crate::program::Track) -> bool| self.tracks.iter().position(test);
        if let Some(name) = name {
            return find(&|t| t.name.contains(name) && t.owner == player)
                .or_else(|| find(&|t| t.name.contains(name)));
        }
        find(&|t| t.owner == player).or_else(|| find(&|t| t.owner == 0))
    }

    fn track_owner(&mut self, track: Option<&TrackOwner>) -> Lowered<(Int, Option<Box<str>>)> {
        Ok(match track {
            None => (Int::Mover, None),
            Some(TrackOwner::Role(role)) => (self.role_int(*role), None),
            Some(TrackOwner::Player(player)) => (self.int(&player.index)?, None),
            Some(TrackOwner::Name(name)) => (Int::Mover, Some(name.clone())),
        })
    }

    pub(super) fn track_site_move(&mut self, x: &ast::TrackSiteMove) -> Lowered<Int> {
        let (owner, name) = self.track_owner(x.track.as_ref())?;
        let track = self.choice(owner, |lower, p| lower.moving_track(name.as_deref(), p));
        Ok(Int::OnTrack(Box::new(OnTrack {
            track,
            from: x.from.as_ref().map_or(Ok(Int::From), |f| self.int(f))?,
            steps: self.int(&x.steps)?,
        })))
    }

    pub(super) fn steps_on_track(&mut self, x: &ast::CountStepsOnTrack) -> Lowered<Int> {
        let (owner, name) = self.track_owner(x.track.as_ref())?;
        let track = self.choice(owner, |lower, p| lower.moving_track(name.as_deref(), p));
        Ok(Int::StepsOnTrack(Box::new(StepsOnTrack {
            track,
            from: x.site1.as_ref().map_or(Ok(Int::From), |s| self.int(s))?,
            to: x.site2.as_ref().map_or(Ok(Int::To), |s| self.int(s))?,
        })))
    }

    /// A track by player and name; without a player the first of nobody, or else the first of all.
    fn named_choice(
        &mut self,
        player: Option<&PlayerRef>,
        name: Option<&str>,
    ) -> Lowered<TrackChoice> {
        let Some(player) = player else {
            let fits = |t: &crate::program::Track| name.is_none_or(|n| t.name.contains(n));
            let tracks = &self.tracks;
            let found = tracks
                .iter()
                .position(|t| t.owner == 0 && fits(t))
                .or_else(|| tracks.iter().position(fits))
                .or_else(|| (!tracks.is_empty()).then_some(0));
            return Ok(self.choice(Int::Const(0), |_, _| found));
        };
        let owner = self.player_int(player)?;
        Ok(self.choice(owner, |lower, p| lower.moving_track(name, p)))
    }

    pub(super) fn track_site_first(&mut self, x: &ast::TrackSiteFirstSite) -> Lowered<Int> {
        let track = self.named_choice(x.player.as_ref(), x.name.as_deref())?;
        Ok(Int::FirstOnTrack(Box::new(FirstOnTrack {
            track,
            from: self.int_opt(x.from.as_ref())?,
            condition: self.bool_opt(x.condition.as_ref())?,
        })))
    }

    pub(super) fn track_site_end(&mut self, x: &ast::TrackSiteEndSite) -> Lowered<Int> {
        Ok(Int::EndOfTrack(Box::new(self.named_choice(x.player.as_ref(), x.name.as_deref())?)))
    }

    pub(super) fn sites_track(&mut self, x: &language::regions::SitesTrack) -> Lowered<Region> {
        let name = x.name.as_deref().unwrap_or("");
        let owner = match &x.player {
            None => Int::Const(0),
            Some(player) => self.player_int(player)?,
        };
        let track = self.choice(owner, |lower, p| {
            lower.tracks.iter().position(|t| {
                &*t.name == name || t.name.contains(name) && (t.owner == p || t.owner == 0)
            })
        });
        Ok(Region::OnTracks(Box::new(OnTracks {
            track,
            from: self.int_opt(x.from.as_ref())?,
            to: self.int_opt(x.to.as_ref())?,
        })))
    }

    /// The tracks whose names fit: equal without an owner, containing with one.
    pub(super) fn tracks_named(&self, name: Option<&str>, with_owner: bool) -> Box<[usize]> {
        let fits = |track: &str| match name {
            None => true,
            Some(name) if with_owner => track.contains(name),
            Some(name) => track == name,
        };
        self.tracks.iter().enumerate().filter(|(_, t)| fits(&t.name)).map(|(i, _)| i).collect()
    }
}
