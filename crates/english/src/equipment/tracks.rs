//! Paths over the board.

use language::equipment::{Item, NumberOrRole, Track, TrackPath, TrackStep};
use language::words::AbsoluteDirection;

use crate::plan::Passage;
use crate::realise::{Text, capitalised, say};
use crate::teller::Teller;

impl Teller<'_> {
    /// The paths of the board, one passage each.
    pub fn tracks(&self) -> Vec<Passage> {
        let mut passages = Vec::new();
        for item in self.items() {
            let tracks = match item {
                Item::Board(board) => board.tracks.as_ref(),
                Item::MancalaBoard(board) => board.tracks.as_ref(),
                _ => None,
            };
            for track in tracks.iter().flat_map(|tracks| tracks.iter()) {
                passages.push(self.track(track));
            }
        }
        passages
    }

    fn track(&self, track: &Track) -> Passage {
        let scope = self.turn_scope();
        let owner = match &track.owner {
            Some(NumberOrRole::Number(number)) => Some(
                self.players.one(usize::try_from(*number).unwrap_or(0)).name.as_str().to_owned(),
            ),
            Some(NumberOrRole::Role(role)) => {
                Some(self.role(*role, &scope).name.as_str().to_owned())
            }
            None => None,
        };
        let name = self.track_name(&track.name);
        let head: Text = match &owner {
            Some(_) if !name.as_str().starts_with("the ") => {
                name.reworded(capitalised(name.as_str()))
            }
            Some(owner) => say!("{} for {}", name.reworded(capitalised(name.as_str())), owner),
            None => name.reworded(capitalised(name.as_str())),
        };
        let hand = owner.as_deref();
        let steps = match &track.path {
            TrackPath::Sites(sites) => {
                sites.iter().map(|site| self.numbered_or_end(*site, hand)).collect()
            }
            TrackPath::Text(text) => self.path_words(text, hand),
            TrackPath::Steps(steps) => steps
                .iter()
                .map(|step| match step {
                    TrackStep::Number(number) => self.numbered_or_end(*number, hand),
                    TrackStep::Direction(direction) => run(*direction, None),
                    TrackStep::Special(kind) => special(kind.word()).to_owned(),
                })
                .collect(),
        };
        let steps = shortened(steps);
        let looped = match crate::moves::sowing_path::turning(track) {
            Some(way) => format!(", and round again ({way})"),
            None if track.looped == Some(true) => ", and round again".to_owned(),
            None => String::new(),
        };
        let told = self.whole(track.id);
        let mut passage = Passage::default();
        let whole = say!("{}: {}{}", head, steps.join(", "), looped).tell_all(&told);
        if crate::realise::word_count(whole.as_str()) <= 32 {
            passage.say(whole);
            return passage;
        }
        passage.say(say!("{} goes as follows:", head).tell_all(&told));
        let items = steps
            .chunks(8)
            .map(|chunk| Passage::of(Text::from(chunk.join(", ")).tell(track.id)))
            .collect();
        passage.list(true, items);
        if !looped.is_empty() {
            passage.say(Text::from("then it goes round again").tell(track.id));
        }
        passage
    }

    /// A place of a path; places beyond the board are those of the owner's hand.
    fn numbered_or_end(&self, number: i32, owner: Option<&str>) -> String {
        let beyond = self.places.count().and_then(|count| i32::try_from(count).ok());
        match (owner, beyond) {
            (Some(owner), Some(count)) if number >= count => {
                return format!("{} hand", crate::facts::Person::third(owner).possessive());
            }
            _ => {}
        }
        match number {
            -1 => "beyond the end".to_owned(),
            -2 => "off the board".to_owned(),
            number => self.numbered_place(number),
        }
    }

    /// `"20,3,W,N1,End"` in words.
    fn path_words(&self, text: &str, hand: Option<&str>) -> Vec<String> {
        text.split(',')
            .map(str::trim)
            .filter(|step| !step.is_empty())
            .map(|step| {
                if let Ok(number) = step.parse::<i32>() {
                    return self.numbered_or_end(number, hand);
                }
                let letters = step.trim_end_matches(|c: char| c.is_ascii_digit());
                let count: Option<i64> = step[letters.len()..].parse().ok();
                match AbsoluteDirection::ALL.iter().find(|direction| direction.word() == letters) {
                    Some(direction) => run(*direction, count),
                    None => special(letters).to_owned(),
                }
            })
            .collect()
    }
}

/// "west to the edge", "two north".
fn run(direction: AbsoluteDirection, count: Option<i64>) -> String {
    let way = match direction.word() {
        "N" => "up",
        "S" => "down",
        "E" => "right",
        "W" => "left",
        "NE" => "north-east",
        "NW" => "north-west",
        "SE" => "south-east",
        "SW" => "south-west",
        "CW" => "clockwise",
        "CCW" => "counter-clockwise",
        "In" => "inwards",
        "Out" => "outwards",
        "U" => "up",
        "D" => "down",
        _ => "on",
    };
    match count {
        Some(1) => format!("one step {way}"),
        Some(count) => format!("{} steps {way}", crate::realise::number_word(count)),
        None => format!("{way} to the edge"),
    }
}

fn special(word: &str) -> &'static str {
    match word {
        "End" => "off the board",
        "Off" => "beyond the end",
        "Repeat" => "round again",
        _ => "on",
    }
}

/// A long path is told by its first and last places and its length; the figure shows the rest.
fn shortened(steps: Vec<String>) -> Vec<String> {
    if steps.len() <= 40 {
        return steps;
    }
    let hidden = steps.len() - 20;
    let mut short: Vec<String> = steps[..10].to_vec();
    short.push(format!("then {hidden} more places as shown in the figure"));
    short.extend_from_slice(&steps[steps.len() - 10..]);
    short
}
