//! An action as what somebody can do: "jump over an enemy piece".

use crate::plan::{Action, Deed};
use crate::realise::{Text, listed_or, say};

/// The action after "can": one clause, whatever its shape.
pub fn infinitive(action: &Action) -> Text {
    match action {
        Action::Nothing => "do nothing".into(),
        Action::Deed(deed) => of_deed(deed),
        Action::Choice(members) | Action::Prefer(members) => {
            let parts: Vec<Text> = members.iter().map(infinitive).collect();
            listed_or(&parts)
        }
        Action::Sequence(members) => match members.as_slice() {
            [first, rest @ ..] => {
                let mut text = infinitive(first);
                for member in rest {
                    text = text.tell_all(infinitive(member).told());
                }
                text
            }
            [] => "do nothing".into(),
        },
        Action::When(condition, yes, no) => {
            let mut text = infinitive(yes);
            if let Some(clause) = condition.clause() {
                text = say!("{} (if {})", text, clause);
            }
            if no.is_nothing() { text } else { say!("{} or otherwise {}", text, infinitive(no)) }
        }
        Action::Each(head, body) => say!("{} ({})", infinitive(body), head),
        Action::Titled(_, body) => infinitive(body),
    }
}

fn of_deed(deed: &Deed) -> Text {
    let rest = if deed.rest.is_empty() { Text::default() } else { say!(" {}", deed.rest) };
    if let Some(subject) = &deed.subject {
        return say!("have {} {}{}", subject, deed.verb, rest);
    }
    match &deed.piece {
        Some(piece) => {
            let joint =
                if deed.joint.is_empty() { String::new() } else { format!(" {}", deed.joint) };
            say!("{}{} {}{}", deed.verb, joint, piece, rest)
        }
        None => say!("{}{}", deed.verb, rest),
    }
}
