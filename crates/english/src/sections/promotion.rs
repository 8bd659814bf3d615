//! Promotion that follows whatever moves a kind of piece makes is told once, after the moves.

use syntax::NodeId;

use crate::document::Block;
use crate::plan::{Action, Condition, Deed, Part, Passage};
use crate::realise::{Text, plural, say, with_article};
use crate::teller::Teller;

/// How a promotion stands to the jumps that a piece may go on with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// It follows the move.
    Plain,
    /// It ends the turn, even if the piece could go on.
    EndsTurn,
    /// It follows only if the piece cannot go on.
    Last,
}

/// What is promoted where to what.
#[derive(Debug, Clone)]
struct Promotion {
    form: Form,
    /// "reaches the row farthest from you"
    reaches: String,
    /// "a double counter"
    becomes: String,
    told: Vec<NodeId>,
}

/// Where a move of a piece begins to name whose it is.
const OWN: &str = "one of your ";

impl Teller<'_> {
    /// The rules of play without the promotions that follow all moves of a kind of piece, and these.
    pub(super) fn promoted_once(&self, action: Action) -> (Action, Vec<Block>) {
        let mut action = action;
        let mut passage = Passage::default();
        for kind in &self.pieces.kinds {
            let movers = format!("{OWN}{}", plural(&kind.spoken));
            let mut moves: Vec<(bool, Option<Promotion>)> = Vec::new();
            each_move(&mut action, &movers, &mut |deed| {
                moves.push((deed.verb == "jump", promotion(&deed.then)));
            });
            let Some((promotion, after_jump)) = common(&moves) else { continue };
            each_move(&mut action, &movers, &mut without);
            if passage.is_empty() {
                passage.parts.push(Part::Lead("Promotion.".to_owned()));
            }
            let told = |text: Text| text.tell_all(&promotion.told);
            let who = with_article(&kind.spoken);
            let base = say!("{} that {} becomes {}", who, promotion.reaches, promotion.becomes);
            match after_jump {
                Form::Plain => passage.say(told(base)),
                Form::EndsTurn => {
                    passage.say(told(base));
                    passage.say(told("if it has jumped there, the turn ends".into()));
                }
                Form::Last => {
                    passage.say(told(say!("{}; after a jump, only if it cannot jump again", base)))
                }
            }
        }
        (action, passage.blocks())
    }
}

/// Looks at each move that a player can make with a piece of a kind.
fn each_move(action: &mut Action, movers: &str, look: &mut dyn FnMut(&mut Deed)) {
    match action {
        Action::Deed(deed) => {
            if deed.piece.as_ref().is_some_and(|piece| piece.as_str() == movers) {
                look(deed);
            }
        }
        Action::Choice(members) | Action::Prefer(members) => {
            members.iter_mut().for_each(|member| each_move(member, movers, look));
        }
        Action::Sequence(members) => {
            if let Some(first) = members.first_mut() {
                each_move(first, movers, look);
            }
        }
        Action::When(_, yes, no) => {
            each_move(yes, movers, look);
            each_move(no, movers, look);
        }
        Action::Each(_, body) | Action::Titled(_, body) => each_move(body, movers, look),
        Action::Nothing | Action::Demand(..) => {}
    }
}

/// The promotion that several moves have in common, and how it goes with jumps.
fn common(moves: &[(bool, Option<Promotion>)]) -> Option<(Promotion, Form)> {
    let all: Vec<&Promotion> =
        moves.iter().map(|(_, promotion)| promotion.as_ref()).collect::<Option<_>>()?;
    let (first, others) = all.split_first()?;
    let same =
        |other: &&Promotion| other.reaches == first.reaches && other.becomes == first.becomes;
    if others.is_empty() || !others.iter().all(same) {
        return None;
    }
    let form = |jumps: bool| {
        let mut forms = moves
            .iter()
            .filter(|(jump, _)| *jump == jumps)
            .filter_map(|(_, promotion)| promotion.as_ref().map(|promotion| promotion.form));
        let first = forms.next().unwrap_or(Form::Plain);
        forms.all(|form| form == first).then_some(first)
    };
    (form(false)? == Form::Plain).then_some(())?;
    let told = all.iter().flat_map(|promotion| promotion.told.iter().copied()).collect();
    Some((Promotion { told, ..(*first).clone() }, form(true)?))
}

/// The promotion among what follows a move.
fn promotion(then: &Action) -> Option<Promotion> {
    match then {
        Action::Sequence(steps) => {
            let mut found = steps.iter().filter_map(promotion);
            let one = found.next()?;
            found.next().is_none().then_some(one)
        }
        Action::When(condition, yes, no) => {
            if let Some(found) = promoted(condition, yes) {
                return match &**no {
                    Action::Nothing => Some(found),
                    no if is_step(no) => Some(Promotion { form: Form::EndsTurn, ..found }),
                    _ => None,
                };
            }
            let Action::When(reached, becomes, nothing) = &**no else { return None };
            let goes_on = matches!(&**yes, Action::Deed(deed) if deed.goes_on);
            let found = promoted(reached, becomes)?;
            (goes_on && nothing.is_nothing()).then_some(Promotion { form: Form::Last, ..found })
        }
        _ => None,
    }
}

/// Whether a consequence is nothing but that the turn may go on.
fn is_step(action: &Action) -> bool {
    matches!(action, Action::When(_, yes, no)
        if no.is_nothing() && matches!(&**yes, Action::Deed(deed) if deed.goes_on))
}

/// "if the piece that moved reaches A, it becomes B".
fn promoted(condition: &Condition, yes: &Action) -> Option<Promotion> {
    let (Condition::Fact(fact), Action::Deed(deed)) = (condition, yes) else { return None };
    let becomes = deed.verb == "become" && deed.is_plain() && deed.subject.is_some();
    let reaches = fact.yes.as_str().starts_with("reaches ");
    (becomes && reaches).then(|| Promotion {
        form: Form::Plain,
        reaches: fact.yes.as_str().to_owned(),
        becomes: deed.rest.as_str().to_owned(),
        told: [condition.told(), yes.told()].concat(),
    })
}

/// Takes the promotion out of what follows a move.
fn without(deed: &mut Deed) {
    *deed.then = rest(std::mem::take(&mut *deed.then));
}

fn rest(then: Action) -> Action {
    match then {
        Action::Sequence(steps) => Action::sequence(
            steps
                .into_iter()
                .map(|step| if promotion(&step).is_some() { rest(step) } else { step }),
        ),
        Action::When(condition, yes, no) if promoted(&condition, &yes).is_some() => *no,
        Action::When(condition, yes, _) => Action::When(condition, yes, Box::default()),
        other => other,
    }
}
