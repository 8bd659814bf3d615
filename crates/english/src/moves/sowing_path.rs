//! The way that seeds are sown.

use language::equipment::{Item, Track, TrackPath, TrackStep};
use language::ints::Int;

use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// ", counter-clockwise", " along your path".
    pub(super) fn sowing_path(
        &self,
        name: Option<&str>,
        owner: Option<&Int>,
        scope: &Scope,
    ) -> Text {
        let owner = owner.map(|owner| self.person(owner, scope).possessive());
        let path = match (name, &owner) {
            (None, None) => Text::default(),
            (None, Some(owner)) => say!(" along {} path", owner),
            (Some(name), None) => say!(" along {}", self.track_name(name)),
            (Some(name), Some(owner)) => {
                let words = self.track_name(name);
                let bare = words.as_str().trim_start_matches("the ");
                say!(" along {} {}", owner, words.reworded(bare))
            }
        };
        // Which way round a path runs that is one of several is said where it is chosen.
        let spoken = name.and_then(|name| self.spoken_path(name));
        match self.way_round(name).filter(|_| spoken.is_none()) {
            Some(way) if path.is_empty() => say!(", {} around the board", way),
            Some(way) if !path.as_str().contains("clockwise") => say!("{}, {}", path, way),
            None if path.is_empty() => " around the board".into(),
            _ => path,
        }
    }

    /// Which way round the paths of a name run, if they are known to run one way.
    pub(crate) fn way_round(&self, name: Option<&str>) -> Option<&'static str> {
        let mut ways = self
            .items()
            .iter()
            .filter_map(|item| match item {
                Item::MancalaBoard(board) => board.tracks.as_ref(),
                Item::Board(board) => board.tracks.as_ref(),
                _ => None,
            })
            .flat_map(|tracks| tracks.iter())
            .filter(|track| name.is_none_or(|name| track.name.starts_with(name)))
            .map(turning);
        let first = ways.next()??;
        ways.all(|way| way == Some(first)).then_some(first)
    }
}

/// Which way round a path runs that comes back to its start.
pub(crate) fn turning(track: &Track) -> Option<&'static str> {
    if track.looped != Some(true) {
        return None;
    }
    let angles: Vec<i32> = match &track.path {
        TrackPath::Text(text) => text.split(',').filter_map(|step| angle(step.trim())).collect(),
        TrackPath::Steps(steps) => steps
            .iter()
            .filter_map(|step| match step {
                TrackStep::Direction(direction) => angle(direction.word()),
                _ => None,
            })
            .collect(),
        TrackPath::Sites(_) => return None,
    };
    let turns: i32 = angles
        .windows(2)
        .map(|pair| match (pair[1] - pair[0]).rem_euclid(360) {
            turn if turn > 180 => turn - 360,
            180 => 0,
            turn => turn,
        })
        .sum();
    match turns {
        turns if turns >= 180 => Some("counter-clockwise"),
        turns if turns <= -180 => Some("clockwise"),
        _ => None,
    }
}

/// The angle of a direction, in degrees, from a step such as `E` or `N1`.
fn angle(step: &str) -> Option<i32> {
    match step.trim_end_matches(|c: char| c.is_ascii_digit()) {
        "E" => Some(0),
        "N" => Some(90),
        "W" => Some(180),
        "S" => Some(270),
        _ => None,
    }
}
