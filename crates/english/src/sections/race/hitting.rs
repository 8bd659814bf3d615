//! What every move of a turn asks of the place that it leads to, and what becomes of an enemy there, told once.

use syntax::NodeId;

use super::each_landing;
use crate::plan::{Action, Condition, Deed, Part, Passage, Role, Writer, demand};
use crate::realise::{say, word_count};
use crate::teller::Teller;

/// How the place that a move leads to is called in what a move demands.
const TARGET: &str = "the target ";

/// What follows from a move in fewer words is told with each.
const WORTH: usize = 8;

/// What the moves of a turn have in common.
#[derive(Debug, Default)]
struct Common {
    /// What each of them demands of its target.
    demands: Vec<Condition>,
    /// What becomes of an enemy, with the ludemes that say so.
    hit: Option<(Action, Vec<NodeId>)>,
    /// Whether pieces are also placed, which neither demands nor does this.
    placed: bool,
}

impl Teller<'_> {
    /// The rules of play without what all moves ask of their target, and without what becomes of an enemy there; and these.
    pub(super) fn hit_once(&self, action: Action) -> (Action, Passage) {
        let mut action = action;
        let mut landings: Vec<Deed> = Vec::new();
        each_landing(&mut action, &mut |deed| landings.push(deed.clone()));
        let there = format!("that {} ", self.site());
        let common = common(&landings, &there);
        let (Some((hit, told)), true) = (&common.hit, !landings.is_empty()) else {
            return (action, Passage::default());
        };
        let Some(hitting) = self.hitting(hit, &there, told, common.placed) else {
            return (action, Passage::default());
        };
        let lead = if common.demands.is_empty() { "Hitting." } else { "Landing." };
        let mut passage = Passage { parts: vec![Part::Lead(lead.to_owned())] };
        for condition in &common.demands {
            self.forbid(condition, common.placed, &mut passage);
        }
        passage.extend(Writer::command().write(&hitting));
        let rest = common_rest(&landings, &there);
        passage.extend(Writer::command().write(&rest));
        each_landing(&mut action, &mut |deed| {
            if !only_places(deed, &there) {
                without_hit(deed, &there);
                without_demands(deed, &common.demands);
                if !rest.is_nothing() {
                    *deed.then = Action::Nothing;
                }
            }
        });
        (action, passage)
    }

    /// "your discs may not land on a point that holds two or more enemy discs".
    fn forbid(&self, condition: &Condition, placed: bool, passage: &mut Passage) {
        let (many, site) = (self.pieces.words(), self.site());
        let land = if placed { "move" } else { "land" };
        if let Condition::Fact(fact) = condition {
            let told = condition.told();
            let text = match fact.no.as_str() {
                no if no.contains(" not ") || no.contains(" no ") || no.contains(" none ") => {
                    say!(
                        "your {} may {} only {} a {} that {}",
                        many,
                        land,
                        on(placed, "their paths"),
                        site,
                        fact.yes
                    )
                }
                _ => say!(
                    "your {} may not {} {} a {} that {}",
                    many,
                    land,
                    on(placed, "their paths"),
                    site,
                    fact.no
                ),
            };
            passage.say(text.tell_all(&told));
            return;
        }
        let lead = match placed {
            true => "a move along the path is allowed only if",
            false => "a move is allowed only if",
        };
        demand(&lead.into(), condition, passage);
    }

    /// "if one of your discs lands on a point that holds an enemy disc, move the enemy disc to your opponent's bar".
    fn hitting(&self, hit: &Action, there: &str, told: &[NodeId], placed: bool) -> Option<Action> {
        let Action::When(condition, yes, no) = hit else { return None };
        let clause = condition.clause()?;
        let holds = clause.as_str().strip_prefix(there)?;
        let land = if placed { "moves" } else { "lands" };
        let lands = say!("{} {} a {} that {}", land, on(placed, "its path"), self.site(), holds);
        let lands = lands.tell_all(told);
        let mover = format!("one of your {}", self.pieces.words());
        let when = Condition::fact(Role::Other, mover, lands, "");
        let word = &self.pieces.word;
        let enemy = ["an enemy", "a single enemy"];
        let single = enemy.iter().any(|an| holds.ends_with(&format!("holds {an} {word}")));
        let yes = match (&**yes, single) {
            (Action::Deed(deed), true) => enemy_named(deed, word),
            (Action::Sequence(steps), true) => match steps.split_first() {
                Some((Action::Deed(deed), rest)) => Action::sequence(
                    [enemy_named(deed, word)].into_iter().chain(rest.iter().cloned()),
                ),
                _ => (**yes).clone(),
            },
            _ => (**yes).clone(),
        };
        no.is_nothing().then(|| Action::When(when, Box::new(yes), Box::default()))
    }
}

/// Where pieces are also placed, "to land" would be said of these too.
fn on(placed: bool, path: &str) -> String {
    if placed { format!("along {path} to") } else { "on".to_owned() }
}

/// A deed with "the disc there" told apart from the disc that has just come there.
fn enemy_named(deed: &Deed, word: &str) -> Action {
    let there = format!("the {word} there");
    let whole =
        |text: &str| text.strip_prefix(&there).map(|rest| format!("the enemy {word}{rest}"));
    let mut deed = deed.clone();
    if let Some(piece) = &deed.piece {
        deed.piece = whole(piece.as_str()).map(|words| piece.reworded(words)).or(deed.piece);
    } else if let Some(words) = whole(deed.rest.as_str()) {
        deed.rest = deed.rest.reworded(words);
    }
    deed.into()
}

/// What all these moves have in common; none of them may come to an enemy without hitting it.
fn common(landings: &[Deed], there: &str) -> Common {
    let mut hit: Option<(Action, Vec<NodeId>)> = None;
    let is_placed = |landing: &&Deed| only_places(landing, there);
    let (placed, landings): (Vec<&Deed>, Vec<&Deed>) = landings.iter().partition(is_placed);
    let placed = placed.iter().any(|landing| !keeps_off_enemies(landing));
    for landing in landings.iter().copied() {
        match (first_hit(landing, there), &mut hit) {
            (Some(found), Some((known, told))) => {
                if known.words() != found.words() {
                    return Common::default();
                }
                told.extend(found.told());
            }
            (Some(found), none) => *none = Some((found.clone(), found.told())),
            (None, _) if keeps_off_enemies(landing) => {}
            (None, _) => return Common::default(),
        }
    }
    let Some((first, others)) = landings.split_first() else { return Common::default() };
    let mut demands = Vec::new();
    for condition in of_target(first) {
        let words = condition.words();
        let same = |other: &&Deed| of_target(other).into_iter().find(|it| it.words() == words);
        let told: Option<Vec<Condition>> = others.iter().map(same).collect();
        if let Some(told) = told {
            let told: Vec<NodeId> = told.iter().flat_map(Condition::told).collect();
            demands.push(condition.tell_all(&told));
        }
    }
    Common { demands, hit, placed }
}

/// What else follows from each of several moves, in the same many words; nothing if they differ in it.
fn common_rest(landings: &[Deed], there: &str) -> Action {
    let mut landings = landings.iter().filter(|landing| !only_places(landing, there)).cloned();
    let mut rest = || {
        let mut landing = landings.next()?;
        without_hit(&mut landing, there);
        Some(*landing.then)
    };
    let Some(first) = rest() else { return Action::Nothing };
    let words = first.words();
    let mut told = Vec::new();
    let mut others = 0;
    while let Some(other) = rest() {
        if other.words() != words {
            return Action::Nothing;
        }
        told.extend(other.told());
        others += 1;
    }
    if others == 0 || word_count(&words) < WORTH {
        return Action::Nothing;
    }
    told.into_iter().fold(first, Action::tell)
}

/// Whether a piece is placed from a hand, and hits nothing there.
fn only_places(deed: &Deed, there: &str) -> bool {
    deed.verb == "place" && (first_hit(deed, there).is_none() || keeps_off_enemies(deed))
}

/// What a move demands of its target alone.
fn of_target(deed: &Deed) -> Vec<Condition> {
    let members = deed.demands.iter().flat_map(|(_, condition)| match condition {
        Condition::All(members) => members.clone(),
        one => vec![one.clone()],
    });
    members.filter(speaks_of_target).collect()
}

fn speaks_of_target(condition: &Condition) -> bool {
    match condition {
        Condition::Fact(fact) => {
            let site = fact.subject.as_str().strip_prefix(TARGET);
            fact.role == Role::To && site.is_some_and(|site| !site.contains(' '))
        }
        Condition::All(members) | Condition::Any(members) => members.iter().all(speaks_of_target),
        Condition::Always | Condition::Never => false,
    }
}

/// Whether a move never leads to a place with an enemy.
fn keeps_off_enemies(deed: &Deed) -> bool {
    fn asks(condition: &Condition) -> bool {
        match condition {
            Condition::Fact(fact) => {
                let words = fact.yes.as_str();
                fact.role == Role::To
                    && (words == "is empty" || words.starts_with("holds no enemy"))
            }
            Condition::All(members) => members.iter().any(asks),
            Condition::Any(members) => members.iter().all(asks),
            Condition::Always | Condition::Never => false,
        }
    }
    deed.demands.iter().any(|(_, condition)| asks(condition))
}

/// What becomes of an enemy, if that is the first that follows from a move.
fn first_hit<'a>(deed: &'a Deed, there: &str) -> Option<&'a Action> {
    let first = match &*deed.then {
        Action::Sequence(steps) => steps.first()?,
        one => one,
    };
    let Action::When(condition, yes, no) = first else { return None };
    let hits = matches!(&**yes, Action::Deed(_) | Action::Sequence(_)) && no.is_nothing();
    let clause = condition.clause()?;
    let holds = clause.as_str().strip_prefix(there)?;
    let enemy = ["holds an enemy ", "holds a single enemy "];
    (hits && enemy.iter().any(|words| holds.contains(words))).then_some(first)
}

fn without_hit(deed: &mut Deed, there: &str) {
    if first_hit(deed, there).is_none() {
        return;
    }
    *deed.then = match std::mem::take(&mut *deed.then) {
        Action::Sequence(steps) => Action::sequence(steps.into_iter().skip(1)),
        _ => Action::Nothing,
    };
}

fn without_demands(deed: &mut Deed, common: &[Condition]) {
    let known = |condition: &Condition| {
        let words = condition.words();
        common.iter().any(|one| one.words() == words)
    };
    let demands = std::mem::take(&mut deed.demands).into_iter();
    let kept = demands.filter_map(|(lead, condition)| {
        let rest = match condition {
            Condition::All(members) => {
                Condition::all(members.into_iter().filter(|member| !known(member)))
            }
            one if known(&one) => Condition::Always,
            one => one,
        };
        (!rest.is_always()).then_some((lead, rest))
    });
    deed.demands = kept.collect();
}
