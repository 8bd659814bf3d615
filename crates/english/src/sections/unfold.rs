//! Rules of a turn with cases inside cases: the outermost get paragraphs of their own.

use crate::plan::{Action, Condition, Part, Passage, Writer};
use crate::realise::{Text, capitalised, word_count};

/// Lists this deep can be read in place.
const DEEPEST: usize = 2;
/// A case with more words is no heading.
const LONGEST: usize = 16;

/// The passage of an action; where its lists would be too deep, the outermost cases become paragraphs.
pub(super) fn told(action: &Action) -> Passage {
    let plain = Writer::command().write(action);
    if depth(&plain) <= DEEPEST {
        return plain;
    }
    unfolded(action).unwrap_or(plain)
}

fn unfolded(action: &Action) -> Option<Passage> {
    let mut passage = Passage::default();
    match action {
        Action::Sequence(members) => {
            for member in members {
                passage.extend(told(member));
            }
        }
        Action::When(condition, yes, no) => {
            let mut branch = (condition, yes, no);
            let mut word = "if";
            loop {
                let (condition, yes, no) = branch;
                case(word, condition, yes, &mut passage)?;
                match &**no {
                    Action::Nothing => break,
                    Action::When(condition, yes, no) => {
                        word = "otherwise, if";
                        branch = (condition, yes, no);
                    }
                    other => {
                        passage.parts.push(Part::Lead("Otherwise:".to_owned()));
                        passage.extend(Writer::command().write(other));
                        break;
                    }
                }
            }
        }
        Action::Prefer(members) => {
            let intro = "you must do the first of these that is possible";
            numbered(intro, members, &mut passage);
        }
        Action::Choice(members) => numbered("do one of the following", members, &mut passage),
        _ => return None,
    }
    Some(passage)
}

/// "If …:" as a heading, and what is done in that case.
fn case(word: &str, condition: &Condition, action: &Action, passage: &mut Passage) -> Option<()> {
    let clause = condition.clause().filter(|text| word_count(text.as_str()) <= LONGEST)?;
    passage.parts.push(Part::Lead(capitalised(&format!("{word} {clause}:"))));
    let told = clause.told().iter().fold(action.clone(), |action, node| action.tell(*node));
    passage.extend(Writer::command().write(&told));
    Some(())
}

fn numbered(intro: &str, members: &[Action], passage: &mut Passage) {
    let told: Vec<_> = members.iter().flat_map(Action::told).collect();
    let last = members.len();
    passage.say(Text::from(format!("{intro} (1 to {last})")).tell_all(&told));
    for (number, member) in (1..).zip(members) {
        passage.parts.push(Part::Lead(format!("{number}.")));
        passage.extend(Writer::command().write(member));
    }
}

/// How deep the lists of a passage go.
fn depth(passage: &Passage) -> usize {
    passage
        .parts
        .iter()
        .map(|part| match part {
            Part::List { items, .. } => 1 + items.iter().map(depth).max().unwrap_or(0),
            _ => 0,
        })
        .max()
        .unwrap_or(0)
}
