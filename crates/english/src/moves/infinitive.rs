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
                    text = match member {
                        Action::Demand(_, condition) => match condition.clause() {
                            Some(clause) => say!("{} after which {}", text, clause),
                            None => text.tell_all(&member.told()),
                        },
                        other => text.tell_all(&other.told()),
                    };
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
        Action::Demand(lead, condition) => match condition.clause() {
            Some(clause) => say!("keep to this: {} {}", lead, clause),
            None => Text::from("keep to the conditions").tell_all(&action.told()),
        },
        Action::Titled(_, body) => infinitive(body),
    }
}

fn of_deed(deed: &Deed) -> Text {
    let mut rest = if deed.rest.is_empty() { deed.rest.clone() } else { say!(" {}", deed.rest) };
    for (_, condition) in &deed.demands {
        match condition.clause() {
            Some(clause) => rest = say!("{} (only if {})", rest, clause),
            None => rest = rest.tell_all(&condition.told()),
        }
    }
    // What would follow does not matter for whether it can be done.
    rest = rest.tell_all(&deed.then.told());
    for limit in &deed.limits {
        rest = rest.tell_all(limit.told());
    }
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
