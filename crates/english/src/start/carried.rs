//! What pieces carry at the start: marks, values and the way they are turned.

use language::ints::Int;

use super::by_kind::Noun;
use crate::booleans::numbered;
use crate::plan::Passage;
use crate::realise::{Text, final_enumeration, listed_and, say, word_count};
use crate::scope::Scope;
use crate::state::Marks;
use crate::teller::Teller;

/// A sentence with more words than this goes on in another.
const LONGEST: usize = 30;

/// What the pieces carry that a rule of the start places.
#[derive(Clone, Copy)]
pub(crate) struct Carried<'a> {
    pub(crate) state: Option<&'a Int>,
    pub(super) rotation: Option<&'a Int>,
    pub(super) value: Option<&'a Int>,
}

impl Teller<'_> {
    /// Whether marks at the start need no words: they mean that a piece has not yet moved, or nobody asks for them.
    pub(super) fn says_nothing_by_marks(&self) -> bool {
        matches!(self.state.marks, Marks::Unmoved { .. }) || self.state.marks_unread
    }

    /// What to add to the sentence that places a piece ("mark 1"), and what needs sentences of its own.
    fn carries(&self, carried: &Carried<'_>, scope: &Scope) -> (Vec<Text>, Vec<Text>) {
        let (mut with, mut sentences) = (Vec::new(), Vec::new());
        if let Some(state) = carried.state.filter(|_| !self.told_by_kind(Noun::Mark)) {
            let number = self.number(state, scope);
            let owner = number
                .constant
                .and_then(|side| usize::try_from(side).ok())
                .filter(|side| self.state.two_sided && (1..=self.players.count()).contains(side));
            let told = number.text.told();
            match (number.constant, owner) {
                (_, Some(owner)) => {
                    let colour = self.players.one(owner).possessive();
                    with.push(say!("{} colour up", colour).tell_all(told));
                }
                (Some(0), _) => {}
                _ if self.says_nothing_by_marks() => {}
                (Some(mark), _) if let Some(starts) = self.start_as(mark, false) => {
                    sentences.push(say!("it {}", starts).tell_all(told));
                }
                (Some(_), _) if self.state.marks == Marks::Flag => {
                    with.push(Text::from("a mark").tell_all(told));
                }
                (Some(mark), _) => {
                    let what = numbered(self.state.mark_noun, mark);
                    with.push(Text::from(what).tell_all(told));
                }
                (None, _) => sentences.push(say!(
                    "it starts with this {}: {}",
                    self.state.mark_noun,
                    number.text
                )),
            }
        }
        if let Some(rotation) = carried.rotation {
            self.explain_orientation(syntax::Tree::ROOT);
            with.push(say!("orientation {}", self.number(rotation, scope).text));
        }
        if let Some(value) = carried.value.filter(|_| !self.told_by_kind(Noun::Value)) {
            let value = self.number(value, scope);
            match value.constant {
                Some(_) => with.push(say!("the {} {}", self.state.value_noun, value.text)),
                None => sentences.push(say!(
                    "it starts with this {}: {}",
                    self.state.value_noun,
                    value.text
                )),
            }
        }
        (with, sentences)
    }

    /// A sentence that places pieces, with what they carry: "White's rooks stand on A1 and H1, each with a mark".
    pub(super) fn placed(
        &self,
        text: Text,
        carried: &Carried<'_>,
        several: bool,
        scope: &Scope,
    ) -> Passage {
        let told = text.told().to_vec();
        let (with, mut sentences) = self.carries(carried, scope);
        let mut passage = Passage::default();
        let with = listed_and(&with);
        let joint = if several { ", each with" } else { " with" };
        let words = word_count(text.as_str()) + word_count(with.as_str());
        // Pieces that are told as a list cannot be followed by anything.
        let listed = final_enumeration(text.as_str()).is_some();
        if with.is_empty() || listed || words > LONGEST {
            passage.say(text);
            if !with.is_empty() {
                sentences.insert(0, say!("it starts with {}", with));
            }
        } else {
            passage.say(say!("{}{} {}", text, joint, with));
        }
        for sentence in sentences {
            let sentence = if several {
                sentence.reworded(sentence.as_str().replacen("it ", "each of them ", 1))
            } else {
                sentence
            };
            passage.say(sentence.tell_all(&told));
        }
        passage
    }
}
