//! What the words "here", "there" and "it" of a rule refer to.

use language::words::Role;
use syntax::NodeId;

use crate::plan::Role as Place;
use crate::realise::Text;

/// The things that a rule can point at, as the sentence around it calls them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scope {
    /// The piece that moves: "one of your pawns".
    pub piece: Text,
    /// Where the move starts.
    pub from: Text,
    /// Where the move goes.
    pub to: Text,
    /// What lies between.
    pub between: Text,
    /// The piece that lies between.
    pub jumped: Text,
    /// The place that a search looks at.
    pub site: Text,
    /// Where the last move ended.
    pub last_to: Text,
    /// The piece of the last move.
    pub last_piece: Text,
    /// Where the last move started.
    pub last_from: Text,
    /// The number that a repetition has reached.
    pub value: Text,
    /// The player that a repetition has reached.
    pub player: Text,
    /// The place of the stack whose pieces a repetition looks at one by one.
    pub stack: Text,
    /// Which kind of piece moves, by its number among the kinds, where the rules of one kind are told.
    pub kind: Option<usize>,
    /// Whether the piece in question lies in a hand, so that it is spoken of and not its place.
    pub held: bool,
    /// Whether a source place is stated by the context: the rules of a piece, or a search over pieces.
    pub piece_given: bool,
    /// The jump that has just been told, so that another like it is "jump again".
    pub jumping: Option<NodeId>,
    /// Whether the piece in question is known to be an enemy's: removing it is a capture.
    pub enemy: bool,
    /// Whether an ending is told: it is looked at by the player who has just moved.
    pub ending: bool,
    /// The player who is known to have moved, where an ending asks for that.
    pub mover: Option<usize>,
    /// Whether the player who has moved is to move again, and so is the next player as well.
    pub again: bool,
    /// The player who is called as the one that a repetition has reached, where the same is told of every player.
    pub anyone: Option<usize>,
    /// The player whose part is told of a move that all make together.
    pub acting: Option<Role>,
    /// Whether places are chosen, and nothing moves there.
    pub chooses: bool,
    /// Whether it is only asked if something can be done.
    pub asked: bool,
    /// Whether the place that a move goes to has been named by what is around it.
    pub target_named: bool,
    /// Whether a move has just been made, and this follows from it.
    pub follows: bool,
    /// What was measured just before the move under way, by the names under which it is noted.
    pub measured: Vec<(Option<Box<str>>, Text)>,
    /// Whether that move is asked about as if it had been made.
    pub moved: bool,
    /// Whether things happen by themselves, as opposed to the choice of a player.
    pub effect: bool,
}

impl Scope {
    /// The scope of a turn: nothing has been said yet.
    pub fn turn(piece: &str, site: &str) -> Self {
        Self {
            piece: format!("one of your {}", crate::realise::plural(piece)).into(),
            from: format!("its starting {site}").into(),
            to: format!("its target {site}").into(),
            between: format!("the {site} in between").into(),
            jumped: format!("the {piece} in between").into(),
            site: format!("that {site}").into(),
            last_to: format!("the {site} of the last move").into(),
            last_piece: format!("the {piece} moved last").into(),
            last_from: format!("the {site} where the last move began").into(),
            value: "that number".into(),
            player: "that player".into(),
            stack: Text::default(),
            kind: None,
            held: false,
            piece_given: false,
            jumping: None,
            enemy: false,
            ending: false,
            mover: None,
            again: false,
            anyone: None,
            acting: None,
            chooses: false,
            asked: false,
            target_named: false,
            follows: false,
            measured: vec![],
            moved: false,
            effect: false,
        }
    }

    /// What the place of a role is called.
    pub fn place(&self, role: Place) -> Option<&Text> {
        match role {
            Place::From => Some(&self.from),
            Place::To => Some(&self.to),
            Place::Between => Some(&self.between),
            Place::Site => Some(&self.site),
            Place::LastTo => Some(&self.last_to),
            Place::LastSeed | Place::You | Place::Other => None,
        }
    }

    /// The same, inside what follows from a move of a piece.
    #[must_use]
    pub fn afterwards(&self, site: &str, piece: &str) -> Self {
        Self {
            last_to: format!("the {site} it has reached").into(),
            last_from: format!("the {site} it has left").into(),
            last_piece: piece.into(),
            to: format!("the {site} it has reached").into(),
            from: format!("the {site} it has left").into(),
            effect: true,
            target_named: false,
            ..self.clone()
        }
    }

    /// The same, inside an effect on the places of a move.
    #[must_use]
    pub fn effects(&self, site: &str) -> Self {
        // "One of your pieces" could be another one.
        let piece = match self.piece.as_str() {
            one if self.piece_given && one.starts_with("one of ") => {
                self.piece.reworded("the moving piece")
            }
            _ => self.piece.clone(),
        };
        let to = format!("that {site}").into();
        Self { to, piece, effect: true, target_named: false, ..self.clone() }
    }
}
