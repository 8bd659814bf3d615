//! Integers that stand for players.

use language::ints::Int;
use language::words::PrevType;

use crate::facts::Person;
use crate::notes::Sort;
use crate::realise::say;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// The player that an integer stands for.
    pub fn person(&self, int: &Int, scope: &Scope) -> Person {
        let two = self.players.count() == 2;
        let mut person = match int {
            Int::Mover(_) => Person::you(),
            Int::Next(_) => Person::third(if two { "your opponent" } else { "the next player" }),
            Int::Prev(prev) => match prev.kind {
                Some(PrevType::MoverLastTurn) => Person::third("the player of the last turn"),
                _ => Person::third(if two { "your opponent" } else { "the previous player" }),
            },
            Int::Player(_) => Person::third(scope.player.clone()),
            Int::Constant(0) => Person::third("nobody"),
            Int::Constant(number) => {
                Person::third(self.players.name(usize::try_from(*number).unwrap_or(0)))
            }
            Int::Who(who) => {
                let place = self.place(&who.at, scope);
                return Person::third(
                    say!("the owner of {}", self.piece_at(&place, scope)).tell(who.id),
                );
            }
            Int::If(_) => {
                let cases = self.chain(int, |int| self.person(int, scope).name, scope);
                return Person::third(self.cases(Sort::Player, &cases));
            }
            Int::Value(_) => Person::third(say!("the player with {}", scope.value)),
            other => {
                let number = self.number(other, scope);
                return Person::third(say!("the player whose number is {}", number.text));
            }
        };
        person.name = match int {
            Int::Mover(node) => person.name.tell(node.id),
            Int::Next(node) => person.name.tell(node.id),
            Int::Prev(node) => person.name.tell(node.id),
            Int::Player(node) => person.name.tell(node.id),
            Int::Value(node) => person.name.tell(node.id),
            _ => person.name,
        };
        person
    }
}
