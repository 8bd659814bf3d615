//! Pieces with marks as their words call them: "is active", "becomes active", "an active marker".

use crate::facts::Shape;
use crate::ints::Number;
use crate::plan::Deed;
use crate::realise::{Text, listed_or, say, with_article};
use crate::start::Carried;
use crate::state::{MOVED, Marks, PathMarks, Statuses};
use crate::teller::Teller;

impl Teller<'_> {
    /// The words for marks, where marks have them and lie on pieces.
    pub(crate) fn statuses(&self) -> Option<&Statuses> {
        let statuses = &self.state.statuses;
        (self.marks_lie_on_pieces() && !statuses.is_empty()).then_some(statuses)
    }

    /// The paths that marks stand for, where marks have no words of their own.
    fn path_marks(&self) -> Option<&PathMarks> {
        let paths = &self.state.path_marks;
        let plain = self.marks_lie_on_pieces() && self.state.statuses.is_empty();
        (plain && !paths.is_empty()).then_some(paths)
    }

    fn marks_lie_on_pieces(&self) -> bool {
        matches!(self.state.marks, Marks::Flag | Marks::Numbers)
            && !self.state.two_sided
            && self.places.shape != Shape::Holes
    }

    /// Whether marks are asked for by words, or there is but one of them.
    pub(crate) fn asks_words_of_marks(&self) -> bool {
        self.has_statuses() || matches!(self.state.marks, Marks::Flag | Marks::Unmoved { .. })
    }

    /// Whether pieces with marks are spoken of by words, and never by a number.
    pub(crate) fn has_statuses(&self) -> bool {
        self.statuses().is_some() || self.path_marks().is_some()
    }

    /// "the left path": the path of a mark; none for a mark of pieces that follow no path yet.
    fn path_of_mark(&self, mark: i64) -> Option<Text> {
        Some(self.path_words_of(self.path_marks()?.path(mark)?))
    }

    fn path_words_of(&self, name: Option<&str>) -> Text {
        let path = match name {
            Some(name) => self.track_name(name),
            None => self.common_path(),
        };
        // The path that each player has.
        match path.as_str() {
            "the path" => path.reworded("its own path"),
            _ => path,
        }
    }

    /// "follows the left path", "follows neither the left path nor the right path": as [`Teller::status`].
    fn path_status(&self, mark: i64) -> Option<[String; 2]> {
        let paths = self.path_marks()?;
        if let Some(path) = self.path_of_mark(mark) {
            return Some([format!("follows {path}"), format!("does not follow {path}")]);
        }
        let all: Vec<Text> = paths.all().map(|name| self.path_words_of(name)).collect();
        let (any, none) = (listed_or(&all), all.iter().map(Text::as_str).collect::<Vec<_>>());
        Some([format!("follows neither {}", none.join(" nor ")), format!("follows {any}")])
    }

    /// "is active" and "is not active", "is neither half stacked nor fully stacked": what is said of a piece that carries a mark,
    /// and of one that does not.
    pub(crate) fn status(&self, mark: i64) -> Option<[String; 2]> {
        if let Some(status) = self.path_status(mark) {
            return Some(status);
        }
        let statuses = self.statuses()?;
        if let Some(word) = statuses.word(mark) {
            return Some(match word {
                MOVED => ["counts as moved".to_owned(), "counts as unmoved".to_owned()],
                word => [format!("is {word}"), format!("is not {word}")],
            });
        }
        let words: Vec<&str> = statuses.others(mark).collect();
        Some(match words.as_slice() {
            [] => return None,
            [MOVED] => ["counts as unmoved".to_owned(), "counts as moved".to_owned()],
            [one] => [format!("is not {one}"), format!("is {one}")],
            several => [
                format!("is neither {}", several.join(" nor ")),
                format!("is {}", several.join(" or ")),
            ],
        })
    }

    /// "becomes active", "is no longer active": what setting a mark means for what carries it.
    pub(crate) fn gets_status(
        &self,
        bearer: &Text,
        mark: i64,
        told: &[syntax::NodeId],
    ) -> Option<Deed> {
        if self.path_marks().is_some() {
            let rest = match self.path_of_mark(mark) {
                Some(path) => say!("{} from now on", path),
                None => "no path for the time being".into(),
            };
            return Some(Deed::of(bearer.clone(), "follow", rest.tell_all(told)));
        }
        let statuses = self.statuses()?;
        let words: Vec<&str> = statuses.others(mark).collect();
        let (verb, rest) = match (statuses.word(mark), words.as_slice()) {
            (Some(MOVED), _) => ("count", "as moved from now on".to_owned()),
            (Some(word), _) => ("become", word.to_owned()),
            (None, []) => return None,
            (None, [MOVED]) => ("count", "as unmoved".to_owned()),
            (None, words) => ("be", format!("no longer {}", words.join(" or "))),
        };
        Some(Deed::of(bearer.clone(), verb, Text::from(rest).tell_all(told)))
    }

    /// "start inactive", "count as unmoved at first": what pieces are that start with a mark.
    pub(crate) fn start_as(&self, mark: i64, several: bool) -> Option<String> {
        let [is, _] = self.status(mark)?;
        Some(match is.strip_prefix("is ") {
            Some(word) if several => format!("start {word}"),
            Some(word) => format!("starts {word}"),
            None if several => {
                let are = is.replacen("counts", "count", 1).replacen("follows", "follow", 1);
                format!("{are} at first").replace("its own path", "their own path")
            }
            None => format!("{is} at first"),
        })
    }

    /// "an active marker": a piece by its mark, with what it is without.
    pub(crate) fn of_status(&self, number: &Number) -> Option<[Text; 2]> {
        let mark = number.constant?;
        let told = number.text.told();
        let (one, many) = (&self.pieces.word, self.pieces.words());
        let (single, plural) = match self.statuses().and_then(|statuses| statuses.word(mark)) {
            Some(word) if word != MOVED => (format!("{word} {one}"), format!("{word} {many}")),
            _ => {
                let [is, _] = self.status(mark)?;
                let are = is.replacen("is ", "are ", 1).replacen("counts ", "count ", 1);
                let are = are.replacen("follows ", "follow ", 1).replacen("does ", "do ", 1);
                (format!("{one} that {is}"), format!("{many} that {are}"))
            }
        };
        Some([Text::from(single).tell_all(told), Text::from(plural).tell_all(told)])
    }

    /// Whether rules speak of the sides of pieces by the colours alone, never by their numbers.
    pub(crate) fn marks_are_colours(&self) -> bool {
        let links = &self.state.links;
        let by_colour = |reader: syntax::NodeId| {
            links.parent(reader).is_some_and(|test| match links.keyword(test) {
                Some("=" | "!=") => links.plain(test).all(|side| {
                    links.is(side, "state", "") || matches!(links.number(side), Some(1 | 2))
                }),
                Some("is") => true,
                _ => false,
            })
        };
        self.state.two_sided
            && links.clauses("set", "State").next().is_none()
            && links.clauses("state", "").all(by_colour)
    }

    /// What a player has to know where marks have words: how to show them, and what pieces are that start without a mark.
    pub(crate) fn explain_statuses(&self) -> Vec<Text> {
        let pieces = self.pieces.words();
        let mut told = Vec::new();
        if self.path_marks().is_some() {
            let piece = with_article(&self.pieces.word);
            told.push(say!(
                "use tokens, or turn the {}, to show which path {} follows",
                pieces,
                piece
            ));
        } else if let Some(statuses) = self.statuses() {
            let every = statuses.unnamed.is_some() && statuses.word(0).is_some();
            let words: Vec<&str> = statuses.others(if every { -1 } else { 0 }).collect();
            let shown = match words.as_slice() {
                [] => statuses.word(0).unwrap_or_default().to_owned(),
                [_] => words.join(""),
                words if every => format!("{}, and which are neither", words.join(" or ")),
                words => words.join(" or "),
            };
            told.push(match words.len() {
                _ if shown == MOVED => {
                    say!("use tokens, or turn the pieces, to show which {} count as moved", pieces)
                }
                0 | 1 => {
                    say!("use tokens, or turn the pieces, to show which {} are {}", pieces, shown)
                }
                _ => say!("use tokens of different sorts to show which {} are {}", pieces, shown),
            });
        }
        let named = self.path_of_mark(0).is_some()
            || self.statuses().is_some_and(|it| it.word(0).is_some_and(|word| word != MOVED));
        let placed = self.placements();
        let given = |(_, carried, _): &(_, Carried<'_>, _)| carried.state.is_some();
        if named
            && !placed.iter().all(given)
            && let Some(start) = self.start_as(0, true)
        {
            let unless =
                if placed.iter().any(given) { ", unless the setup says otherwise" } else { "" };
            told.push(say!("{} {}{}", pieces, start, unless));
        }
        told
    }
}
