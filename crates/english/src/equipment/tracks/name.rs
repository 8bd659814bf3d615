//! What paths are called.

use language::equipment::Track;

use crate::realise::Text;
use crate::teller::Teller;

impl Teller<'_> {
    /// The name of a path where it is told: "White's path", "the long path".
    pub(in crate::equipment) fn path_heading(&self, track: &Track) -> Text {
        let owner = self.path_owner(track);
        let alone = owner.is_some()
            && self.all_tracks().filter(|other| self.path_owner(other) == owner).count() == 1;
        let words = if alone { "path".to_owned() } else { self.path_words(&track.name) };
        match owner {
            Some(owner) => format!("{} {words}", self.players.one(owner).possessive()).into(),
            None => format!("the {words}").into(),
        }
    }

    /// What a path is called where rules name it.
    pub fn track_name(&self, name: &str) -> Text {
        if let Some(spoken) = self.spoken_path(name) {
            return spoken.into();
        }
        if self.name_words(name) == "all tracks" {
            return "any of the paths".into();
        }
        let mut named = self.all_tracks().filter(|track| *track.name == *name);
        match (named.next(), named.next()) {
            (Some(track), None) => self.path_heading(track),
            // A name that several players share, or the beginning of such names, means the path of the player.
            _ if self.one_path_each(name) => "the path".into(),
            _ => format!("the {}", self.path_words(name)).into(),
        }
    }

    /// The path that is meant where no rule says which: the first one that is nobody's, or else the first of all.
    pub(crate) fn common_path(&self) -> Text {
        let unowned = self.all_tracks().find(|track| self.path_owner(track).is_none());
        match unowned.or_else(|| self.all_tracks().next()) {
            Some(track) if self.all_tracks().count() > 1 => self.path_heading(track),
            _ => "the path".into(),
        }
    }

    /// Whether every path comes back to its start, so that none ever ends.
    pub(crate) fn all_paths_loop(&self) -> bool {
        self.all_tracks().all(|track| track.looped == Some(true))
    }

    /// Whether a name, or the beginning of one, stands for the only path that each player has.
    pub(crate) fn one_path_each(&self, name: &str) -> bool {
        let mut owners: Vec<Option<usize>> =
            self.all_tracks().map(|track| self.path_owner(track)).collect();
        let count = owners.len();
        owners.sort_unstable();
        owners.dedup();
        count > 1
            && owners.len() == count
            && owners.iter().all(Option::is_some)
            && self.all_tracks().all(|track| track.name.contains(name))
    }

    /// "north" for a path `N`, where other paths lead to the other points of the compass.
    fn point_of_compass(&self, word: &str) -> Option<&'static str> {
        let points = [("n", "north"), ("s", "south"), ("e", "east"), ("w", "west")];
        let has = |point: &str| {
            self.all_tracks().any(|track| {
                self.name_words(&track.name).to_lowercase().split(' ').any(|word| word == point)
            })
        };
        let (_, side) = points.iter().find(|(point, _)| *point == word)?;
        points.iter().all(|(point, _)| has(point)).then_some(side)
    }

    /// "path", "counter-clockwise path", "home path": the name without what the owner says already.
    fn path_words(&self, name: &str) -> String {
        let owners: Vec<String> =
            self.players.names.iter().map(|owner| owner.to_lowercase()).collect();
        let mut words: Vec<String> = Vec::new();
        for word in self.name_words(name).split(' ') {
            let word = word.to_lowercase();
            match word.as_str() {
                "track" | "path" | "route" | "of" | "" => {}
                "cw" => words.push("clockwise".into()),
                "ccw" => words.push("counter-clockwise".into()),
                point if let Some(side) = self.point_of_compass(point) => words.push(side.into()),
                known if owners.iter().any(|owner| owner == known) => {}
                _ => words.push(word),
            }
        }
        words.push("path".into());
        let words = words.join(" ");
        // Paths that belong to nobody may differ in their number only.
        let digits = name.trim_start_matches(|c: char| !c.is_ascii_digit());
        let alike = |track: &&Track| {
            self.path_owner(track).is_none()
                && track.name.trim_end_matches(|c: char| c.is_ascii_digit())
                    == name.trim_end_matches(|c: char| c.is_ascii_digit())
        };
        if !digits.is_empty() && self.all_tracks().filter(alike).count() > 1 {
            return format!("{words} {digits}");
        }
        words
    }
}
