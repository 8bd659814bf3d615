//! Notes.

use crate::action::{Act, Action};
use crate::arena::Move;
use crate::arrays::Array;
use crate::booleans::Bool;
use crate::directions::Directions;
use crate::floats::Float;
use crate::ints::Int;
use crate::players::Players;
use crate::regions::Region;
use crate::world::World;

/// What a note says.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names are those of the values")]
pub enum Message {
    Text(u32),
    Int(Int),
    Array(Array),
    Float(Float),
    Bool(Bool),
    Region(Region),
    Range(Int, Int),
    Directions(Directions),
}

/// Tells players something.
#[derive(Debug)]
pub struct NoteMove {
    /// A player that the note speaks of.
    pub about: Option<Int>,
    /// What it says.
    pub message: Message,
    /// Whom it is for.
    pub to: Players,
}

impl NoteMove {
    pub(super) fn generate<'p>(&'p self, w: &mut World<'p>) {
        let text = match &self.message {
            Message::Text(text) => w.program.names[*text as usize].to_string(),
            Message::Int(x) => x.eval(w).to_string(),
            Message::Float(x) => format!("{:?}", x.eval(w)),
            Message::Bool(x) => x.eval(w).to_string(),
            Message::Range(a, b) => format!("[{};{}]", a.eval(w), b.eval(w)),
            Message::Array(x) => {
                let mut ints = w.take_ints();
                x.eval(w, &mut ints);
                let text = braces(&ints);
                w.give_ints(ints);
                text
            }
            Message::Directions(x) => {
                let site = w.state.last_played().map_or(-1, |m| m.to);
                let kind = w.program.layout.default;
                let all = x.eval(w, kind, site);
                let names: Vec<String> = all.iter().map(|d| format!("{d:?}")).collect();
                format!("{{{}}}", names.join(", "))
            }
            Message::Region(x) => {
                let sites = x.eval(w);
                let text = braces(&sites.iter().collect::<Vec<_>>());
                w.give(sites);
                text
            }
        };
        let text = match &self.about {
            Some(player) => format!("P{} {text}", player.eval(w)),
            None => text,
        };
        let number = w.text_number(&text);
        let to = self.to.eval(w);
        let players = (1..=w.program.players as i32).filter(|p| to >> p & 1 == 1);
        // One move for each: what follows from notes follows from each of them.
        for player in players {
            let mv = w.arena.single(Action::effect(Act::Note { text: number, to: player }));
            w.arena.moves.push(Move { from: -1, to: -1, ..mv });
        }
    }
}

fn braces(ints: &[i32]) -> String {
    let list: Vec<String> = ints.iter().map(i32::to_string).collect();
    format!("{{{}}}", list.join(", "))
}

impl World<'_> {
    /// The number of a text, whether the program has it or it was made while playing.
    fn text_number(&mut self, text: &str) -> u32 {
        let known = self.program.names.len();
        if let Some(i) = self.program.names.iter().position(|n| &**n == text) {
            return i as u32;
        }
        if let Some(i) = self.texts.iter().position(|n| &**n == text) {
            return (known + i) as u32;
        }
        self.texts.push(text.into());
        (known + self.texts.len() - 1) as u32
    }
}
