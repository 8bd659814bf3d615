//! Directions as a player sees them on the board.

mod alike;
mod lines;
pub(crate) mod neighbours;
mod played;
mod turned;
mod walk;

pub(crate) use alike::AlikeWays;
pub(crate) use lines::Line;
pub(crate) use played::as_direction;
pub(crate) use turned::Compass;

use language::directions::Direction;
use language::equipment::Item;
use language::words::{AbsoluteDirection, RelationType, RelativeDirection};
use syntax::NodeId;

use crate::facts::Shape;
use crate::notes::{Cases, Sort};
use crate::plan::Action;
use crate::realise::{Text, aside, listed_or, say, word_count};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

/// A direction by case in more words than this gets a letter.
const LONGEST_CHOICE: usize = 14;
/// Names of directions in so few words need no shorter ones.
const FEW_WORDS: usize = 7;

impl Teller<'_> {
    /// A direction as an adverb: "diagonally forward", "in any direction".
    pub fn direction(&self, direction: &Direction, scope: &Scope) -> Text {
        match direction {
            Direction::Absolute(direction) => self.by_compass(&[*direction]),
            Direction::Relative(direction) => self.relative(&[*direction], None),
            Direction::AbsoluteDirections(node) => self.by_compass(&node.directions).tell(node.id),
            Direction::RelativeDirections(node) => {
                let directions: &[RelativeDirection] =
                    node.directions.as_ref().map_or(&[], |list| list);
                let text = self.relative(directions, node.of);
                let text = if node.by_site == Some(true) {
                    say!("{}, as the {} itself has it", text, self.site())
                } else {
                    text
                };
                text.tell(node.id)
            }
            Direction::Difference(node) => {
                let all = self.direction(&node.directions, scope);
                let less = say!("but not {}", self.direction(&node.subtracted, scope));
                say!("{} ({})", all, aside(&less)).tell(node.id)
            }
            Direction::Union(node) => {
                let parts =
                    [self.direction(&node.first, scope), self.direction(&node.second, scope)];
                listed_or(&parts).tell(node.id)
            }
            Direction::DirectionsRandom(node) => say!(
                "in {} of these directions, chosen at random: {}",
                self.number(&node.count, scope).text,
                self.direction(&node.directions, scope)
            )
            .tell(node.id),
            Direction::DirectionBetween(node) => {
                let from = self.place(&node.from, scope);
                let to = self.place(&node.to, scope);
                let ends = (from.text.as_str(), to.text.as_str());
                let words = if ends == (scope.last_from.as_str(), scope.last_to.as_str()) {
                    from.text.reworded("in the direction of the move")
                } else if ends == (scope.last_to.as_str(), scope.last_from.as_str()) {
                    from.text.reworded("opposite to the direction of the move")
                } else {
                    say!("in the direction from {} to {}", from.text, to.text)
                };
                words.tell_all(to.text.told()).tell(node.id)
            }
            Direction::If(node) => {
                let condition = self.condition(&node.condition, scope);
                let yes = self.direction(&node.then, scope);
                let no = self.direction(&node.otherwise, scope);
                if let Some(clause) = condition.clause() {
                    let choice = say!("{} if {}, else {}", yes, clause, no);
                    if word_count(choice.as_str()) <= LONGEST_CHOICE {
                        return choice.tell(node.id);
                    }
                }
                let cases = Cases { cases: vec![(condition, yes)], otherwise: Some(no) };
                let text = self.cases(Sort::Direction, &cases);
                let text =
                    if text.as_str().starts_with("direction") { say!("in {}", text) } else { text };
                text.tell(node.id)
            }
        }
    }

    /// Absolute directions of a move, with a word on those that lead across corners where the reader would look for a side.
    fn by_compass(&self, directions: &[AbsoluteDirection]) -> Text {
        let text = match directions {
            [one] => self.absolute(*one),
            several => self.absolutes(several),
        };
        let (far, near): (Vec<_>, Vec<_>) =
            directions.iter().copied().partition(|way| self.crosses_corners(*way));
        match (far.as_slice(), near.as_slice()) {
            ([], _) => text,
            (_, []) => say!("{} (straight across a corner)", text),
            (far, near) => say!(
                "{} or {} (there straight across a corner)",
                self.absolutes(near),
                self.absolutes(far)
            ),
        }
    }

    /// What comes of a move in directions that the board does not have.
    pub(crate) fn going_nowhere(&self, ways: Option<&Direction>, rule: NodeId) -> Option<Action> {
        self.leads_nowhere(ways?).then(|| {
            self.silent(Silence::Unreachable, self.whole(rule));
            Action::Nothing
        })
    }

    /// A direction that is not stated, by the default of the move.
    pub fn any_direction(&self) -> Text {
        self.absolute(AbsoluteDirection::Adjacent)
    }

    /// Whether the holes lie in rows and columns, as on a mancala board.
    fn is_mancala(&self) -> bool {
        self.items().iter().any(|item| matches!(item, Item::MancalaBoard(_)))
    }

    /// An absolute direction as an adverb.
    pub fn absolute(&self, direction: AbsoluteDirection) -> Text {
        if let Some(words) = self.spoken_way(direction) {
            return words.into();
        }
        let lines = self.places.default == language::words::SiteType::Vertex;
        let text = match direction {
            AbsoluteDirection::All => match self.places.shape {
                Shape::Squares | Shape::Hexagons | Shape::Holes => "in any direction",
                Shape::Grid => "horizontally, vertically or diagonally",
                Shape::Other => "in any direction, along a line or across a face",
            },
            AbsoluteDirection::Adjacent => match self.places.shape {
                Shape::Squares => "in any direction",
                // The points of a mancala board have no diagonal neighbours.
                Shape::Holes if self.is_mancala() => "horizontally or vertically",
                _ if lines => "along a line",
                _ => "in any direction",
            },
            AbsoluteDirection::Orthogonal => match self.places.shape {
                Shape::Grid if self.lines_slant() => "along a line",
                Shape::Squares | Shape::Grid => "horizontally or vertically",
                Shape::Holes if self.is_mancala() => "horizontally or vertically",
                Shape::Hexagons => "in any direction across an edge",
                _ if lines => "along a line",
                _ => "across an edge",
            },
            AbsoluteDirection::Diagonal => match self.places.shape {
                Shape::Grid if self.lines_slant() => "diagonally, where no line is drawn",
                Shape::Squares | Shape::Grid => "diagonally",
                _ if lines => "across a face, where no line is drawn",
                _ => "straight across a corner",
            },
            AbsoluteDirection::OffDiagonal => "across a corner, but not straight",
            AbsoluteDirection::SameLayer => "within the same layer",
            AbsoluteDirection::Upward => "upwards to the next layer",
            AbsoluteDirection::Downward => "downwards to the next layer",
            AbsoluteDirection::Rotational => "around or across the rings",
            AbsoluteDirection::Axial => "along an axis of the board",
            AbsoluteDirection::Angled => "at an angle to the axes of the board",
            AbsoluteDirection::Base => "to what it rests on",
            AbsoluteDirection::Support => "to what it supports",
            AbsoluteDirection::CW => "clockwise",
            AbsoluteDirection::CCW => "counter-clockwise",
            AbsoluteDirection::In => "inwards",
            AbsoluteDirection::Out => "outwards",
            compass => return format!("to the {}", compass_name(compass.word())).into(),
        };
        text.into()
    }

    /// Several absolute directions.
    pub fn absolutes(&self, directions: &[AbsoluteDirection]) -> Text {
        use AbsoluteDirection::{E, N, NE, NW, S, SE, SW, W};
        let has = |wanted: &[AbsoluteDirection]| {
            directions.len() == wanted.len() && wanted.iter().all(|d| directions.contains(d))
        };
        if directions.iter().any(|way| self.spoken_way(*way).is_some()) {
            let names: Vec<Text> = directions.iter().map(|way| self.absolute(*way)).collect();
            return listed_or(&names);
        }
        if self.places.is_square() {
            if has(&[N, S]) {
                return "vertically".into();
            }
            if has(&[E, W]) {
                return "horizontally".into();
            }
            if has(&[N, E, S, W]) {
                return "horizontally or vertically".into();
            }
            if has(&[NE, SE, SW, NW]) {
                return "diagonally".into();
            }
        }
        if directions.iter().all(|d| *d >= N && !matches!(d.word(), "CW" | "CCW" | "In" | "Out")) {
            let names: Vec<Text> =
                directions.iter().map(|d| compass_name(d.word()).into()).collect();
            return say!("to the {}", listed_or(&names));
        }
        let names: Vec<Text> = directions.iter().map(|d| self.absolute(*d)).collect();
        listed_or(&names)
    }

    /// Directions as seen by the piece.
    fn relative(&self, directions: &[RelativeDirection], of: Option<RelationType>) -> Text {
        self.relative_as_seen(&self.as_played(directions, of), of)
    }

    /// The same for directions by where they lead.
    pub(crate) fn relative_as_seen(
        &self,
        directions: &[RelativeDirection],
        of: Option<RelationType>,
    ) -> Text {
        use RelativeDirection::{BL, BR, Backward, FL, FR, Forward, Leftward, Rightward};
        let has = |wanted: &[RelativeDirection]| {
            directions.len() == wanted.len() && wanted.iter().all(|d| directions.contains(d))
        };
        let square = self.places.is_square();
        let by_move = [RelativeDirection::SameDirection, RelativeDirection::OppositeDirection];
        let all_ways = has(&[FL, FR, BL, BR]) || has(&[Forward, Backward, Leftward, Rightward]);
        let faces = directions.is_empty() || directions.iter().any(|way| !by_move.contains(way));
        if faces && !(all_ways && square) {
            self.asks_for_facing();
        }
        let named = listed_or(&paired(directions, square));
        let common = nearly_all(directions, word_count(named.as_str()));
        let common = common.filter(|_| square && self.has_diagonals(of));
        let text: Text = if let Some(common) = common {
            common.into()
        } else if has(&[FL, FR]) && square {
            "diagonally forward".into()
        } else if has(&[BL, BR]) && square {
            "diagonally backward".into()
        } else if has(&[Forward, FL, FR]) && square {
            "straight or diagonally forward".into()
        } else if has(&[Leftward, Rightward]) {
            "sideways".into()
        } else if has(&[Forward, Leftward, Rightward]) {
            "straight ahead or sideways".into()
        } else if has(&[Forward, Backward]) {
            "forward or backward".into()
        } else if has(&[FL, FR, BL, BR]) && square {
            "diagonally".into()
        } else if has(&[Forward, Backward, Leftward, Rightward]) && square {
            "horizontally or vertically".into()
        } else {
            let names = paired(directions, square);
            if names.is_empty() { "straight ahead".into() } else { listed_or(&names) }
        };
        match of {
            Some(RelationType::Diagonal) => say!("{} (diagonal directions only)", text),
            Some(RelationType::Orthogonal) if !square => say!("{} (across edges only)", text),
            _ => text,
        }
    }

    /// A relation between neighbours as an adverb.
    pub fn relation(&self, relation: RelationType) -> Text {
        self.absolute(match relation {
            RelationType::Orthogonal => AbsoluteDirection::Orthogonal,
            RelationType::Diagonal => AbsoluteDirection::Diagonal,
            RelationType::OffDiagonal => AbsoluteDirection::OffDiagonal,
            RelationType::Adjacent => AbsoluteDirection::Adjacent,
            RelationType::All => AbsoluteDirection::All,
        })
    }
}

/// "in any direction except straight backward": most of the eight directions of a square board.
///
/// Where two are missing, the others are named if that takes few words.
fn nearly_all(directions: &[RelativeDirection], words: usize) -> Option<&'static str> {
    use RelativeDirection::{BL, BR, Backward, FL, FR, Forward, Leftward, Rightward};
    use RelativeDirection::{Backwards, Forwards, Leftwards, Rightwards};
    let mut all: Vec<RelativeDirection> = Vec::new();
    for direction in directions {
        match direction {
            Forwards => all.extend([FL, Forward, FR]),
            Backwards => all.extend([BL, Backward, BR]),
            Leftwards => all.extend([FL, Leftward, BL]),
            Rightwards => all.extend([FR, Rightward, BR]),
            one => all.push(*one),
        }
    }
    let ways = [Forward, Backward, Leftward, Rightward, FL, FR, BL, BR];
    if !all.iter().all(|way| ways.contains(way)) {
        return None;
    }
    let missing: Vec<RelativeDirection> =
        ways.into_iter().filter(|way| !all.contains(way)).collect();
    if missing.len() > 1 && words <= FEW_WORDS {
        return None;
    }
    Some(match missing.as_slice() {
        [] => "in any direction",
        [Forward] => "in any direction except straight ahead",
        [Backward] => "in any direction except straight backward",
        [Leftward] => "in any direction except to the left",
        [Rightward] => "in any direction except to the right",
        [FL] => "in any direction except diagonally forward to the left",
        [FR] => "in any direction except diagonally forward to the right",
        [BL] => "in any direction except diagonally backward to the left",
        [BR] => "in any direction except diagonally backward to the right",
        [Forward, Backward] => "in any direction except straight ahead or straight backward",
        [Leftward, Rightward] => "in any direction except sideways",
        [FL, FR] => "in any direction except diagonally forward",
        [BL, BR] => "in any direction except diagonally backward",
        _ => return None,
    })
}

/// The names of directions, with one word for pairs of left and right.
fn paired(directions: &[RelativeDirection], square: bool) -> Vec<Text> {
    use RelativeDirection::{BL, BR, FL, FR, Leftward, Rightward};
    let pairs = [
        (FL, FR, if square { "diagonally forward" } else { "forward to either side" }),
        (BL, BR, if square { "diagonally backward" } else { "backward to either side" }),
        (Leftward, Rightward, "sideways"),
    ];
    let mut names: Vec<Text> = Vec::new();
    for direction in directions {
        let pair = pairs.iter().find(|(left, right, _)| {
            [left, right].contains(&direction)
                && directions.contains(left)
                && directions.contains(right)
        });
        let name = pair.map_or_else(|| relative_name(*direction, square), |(_, _, name)| *name);
        if !names.iter().any(|known| known.as_str() == name) {
            names.push(name.into());
        }
    }
    names
}

fn relative_name(direction: RelativeDirection, square: bool) -> &'static str {
    use RelativeDirection as R;
    match direction {
        R::Forward => "straight ahead",
        R::Forwards => "in any forward direction",
        R::Backward => "backward",
        R::Backwards => "in any backward direction",
        R::Leftward => "to the left",
        R::Leftwards => "in any direction to the left",
        R::Rightward => "to the right",
        R::Rightwards => "in any direction to the right",
        R::FL if square => "diagonally forward to the left",
        R::FR if square => "diagonally forward to the right",
        R::BL if square => "diagonally backward to the left",
        R::BR if square => "diagonally backward to the right",
        R::FL => "forward to the left",
        R::FR => "forward to the right",
        R::BL => "backward to the left",
        R::BR => "backward to the right",
        R::FLL => "forward and further to the left",
        R::FLLL => "forward and furthest to the left",
        R::FRR => "forward and further to the right",
        R::FRRR => "forward and furthest to the right",
        R::BLL => "backward and further to the left",
        R::BLLL => "backward and furthest to the left",
        R::BRR => "backward and further to the right",
        R::BRRR => "backward and furthest to the right",
        R::SameDirection => "in the same direction as the last move",
        R::OppositeDirection => "in the direction opposite to the last move",
    }
}

/// "north-east", "up and north".
fn compass_name(word: &str) -> String {
    let (prefix, compass) = match word.split_at_checked(1) {
        Some(("U", rest)) => ("up", rest),
        Some(("D", rest)) => ("down", rest),
        _ => ("", word),
    };
    let points: Vec<&str> = compass
        .chars()
        .map(|c| match c {
            'N' => "north",
            'E' => "east",
            'S' => "south",
            _ => "west",
        })
        .collect();
    match (prefix, points.is_empty()) {
        ("", _) => points.join("-"),
        (up, true) => format!("layer {}", if up == "up" { "above" } else { "below" }),
        (up, false) => format!(
            "{} of the layer {}",
            points.join("-"),
            if up == "up" { "above" } else { "below" }
        ),
    }
}
