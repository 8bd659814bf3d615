//! How the game ends.

mod alike;
mod by_seat;
mod compared;
mod grouped;
mod in_turn;
mod mirrored;
mod named;
mod plight;
mod reached;
mod scores;
mod verdict;

use grouped::{Ending, Plain};
pub(crate) use grouped::{Endings, decides_below};
use in_turn::AT_END_OF_TURN;
pub(crate) use in_turn::goes_on_with;
pub(crate) use named::Asked;
pub(crate) use plight::Plight;

use language::booleans::Boolean;
use language::end::{End, EndRule, ForEach, ForEachSubject, If, Outcome, Payoffs};
use language::refs::IndexOrRole;
use language::words::{IsPlayerKind, ResultType, Role as PlayerRole};

use crate::facts::Person;
use crate::plan::{Condition, Passage};
use crate::realise::{Text, say, word_count};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

/// What stands around a rule of the ending.
#[derive(Clone, Copy)]
struct Outer<'a> {
    /// The tests of the rules around it.
    tests: &'a [&'a Boolean],
    /// The condition that these make up.
    condition: &'a Condition,
    /// What the rules before it ask for: it is looked at only where none of that holds.
    failed: &'a [Condition],
}

impl Default for Outer<'_> {
    fn default() -> Self {
        Self { tests: &[], condition: &Condition::Always, failed: &[] }
    }
}

impl Teller<'_> {
    /// The scope of an ending: it is looked at by the player who has just moved.
    fn end_scope(&self) -> Scope {
        let site = self.site();
        Scope {
            last_to: format!("the {site} you have just played to").into(),
            last_from: format!("the {site} you have just left").into(),
            last_piece: format!("the {} you have just played", self.pieces.word).into(),
            to: format!("the {site}").into(),
            effect: true,
            ending: true,
            ..self.turn_scope()
        }
    }

    /// The endings of a game or a phase, one passage each; what several ask for is asked once.
    pub fn endings(&self, end: &End) -> Endings {
        let scope = self.end_scope();
        let mut endings: Vec<Ending> = Vec::new();
        let mut rest: &[EndRule] = &end.rules;
        // What the cases before a case ask for, where each of them ends the game.
        let mut failed: Vec<Condition> = Vec::new();
        let in_order = self.players.count() <= 2 && !end.rules.iter().any(compares_scores);
        while let Some((rule, more)) = rest.split_first() {
            if let Some(verdict) = self.verdict(rest) {
                endings.push(verdict.passage.into());
                rest = rest.get(verdict.rules..).unwrap_or(&[]);
                continue;
            }
            if let Some((passage, number)) = self.scored_alike_for_any(rest, &scope) {
                endings.push(passage.into());
                rest = &rest[number..];
                continue;
            }
            rest = more;
            match (rule, more) {
                (EndRule::If(one), [EndRule::If(other), left @ ..])
                    if let Some(both) = self.tentatively(|| {
                        self.by_seat_of_mover(one, other, &Condition::Always, &scope)
                    }) =>
                {
                    endings.push(both.into());
                    rest = left;
                }
                (EndRule::If(one), [EndRule::If(other), left @ ..])
                    if let Some(both) = self.mirrored(one, other, &Condition::Always, &scope) =>
                {
                    endings.push(both.into());
                    rest = left;
                }
                (EndRule::If(node), _) => {
                    for asked in self.asked_by(node) {
                        let outer = Outer { failed: &failed, ..Outer::default() };
                        endings.extend(self.end_if(node, asked, outer, &scope));
                    }
                    failed.extend(self.sure_end(node, &scope).filter(|_| in_order));
                }
                (EndRule::ForEach(node), _) => {
                    endings.push(self.end_for_each(node, &scope).into());
                }
            }
        }
        self.grouped(endings, self.goes_on_without_some(end))
    }

    /// What a rule asks for that ends the game wherever that holds, at once and for everybody; none for other rules.
    fn sure_end(&self, node: &If, scope: &Scope) -> Option<Condition> {
        let ends = matches!(node.result, Some(Outcome::Result(_)));
        let asked = self.state.links.plain(node.id).next()?;
        if !ends || self.named_mover(&node.test).is_some() {
            return None;
        }
        let at_once = !self.waits_for_end_of_turn(&[&node.test], node.id, asked);
        let condition = at_once.then(|| self.condition(&node.test, scope))?;
        (!matches!(condition, Condition::Always | Condition::Never)).then_some(condition)
    }

    /// The endings of a rule inside others, by what it asks for or one of the alternatives of that.
    fn end_if(&self, node: &If, asked: Asked<'_>, outer: Outer<'_>, scope: &Scope) -> Vec<Ending> {
        let unreachable = || {
            // The rule of an alternative that never holds is told by the others.
            let whole = self.state.links.plain(node.id).next() == Some(asked.node);
            let part = if whole { node.id } else { asked.node };
            self.silent(Silence::Unreachable, self.whole(part));
            vec![]
        };
        if self.settled(asked.test) == Some(false) {
            return unreachable();
        }
        let tests: Vec<&Boolean> = outer.tests.iter().copied().chain([asked.test]).collect();
        let named = self.named_mover(asked.test).map(|mover| {
            let site = self.site();
            Scope {
                mover: Some(mover),
                last_to: format!("the {site} just played to").into(),
                last_from: format!("the {site} just left").into(),
                last_piece: format!("the {} just played", self.pieces.word).into(),
                ..scope.clone()
            }
        });
        let scope = named.as_ref().unwrap_or(scope);
        let around = self.state.links.ancestors(asked.node).take_while(|outer| *outer != node.id);
        let test = around
            .chain([node.id])
            .fold(self.condition(asked.test, scope), |test, rule| test.tell(rule));
        let test = test.where_none_of(outer.failed);
        let condition = Condition::all([outer.condition.clone(), test]);
        if matches!(condition, Condition::Never) {
            return unreachable();
        }
        let mut passages: Vec<Ending> = Vec::new();
        let nested: Vec<&If> = node.nested.iter().flat_map(|list| list.iter()).collect();
        let mut rest = nested.as_slice();
        while let Some((inner, more)) = rest.split_first() {
            rest = more;
            match more.split_first() {
                Some((other, left))
                    if let Some(both) = self
                        .tentatively(|| self.by_seat_of_mover(inner, other, &condition, scope)) =>
                {
                    passages.push(both.into());
                    rest = left;
                }
                Some((other, left))
                    if let Some(both) = self.mirrored(inner, other, &condition, scope) =>
                {
                    passages.push(both.into());
                    rest = left;
                }
                _ => {
                    for asked in self.asked_by(inner) {
                        let outer = Outer { tests: &tests, condition: &condition, failed: &[] };
                        passages.extend(self.end_if(inner, asked, outer, scope));
                    }
                }
            }
        }
        let inner: Vec<Condition> = match self.players.count() {
            ..=2 => nested.iter().filter_map(|inner| self.sure_end(inner, scope)).collect(),
            _ => vec![],
        };
        let condition = condition.where_none_of(&inner);
        if let Some(result) = &node.result {
            let rest = if node.nested.is_some() { Some("otherwise") } else { None };
            let later = self.waits_for_end_of_turn(&tests, node.id, asked.node);
            let when = if later { AT_END_OF_TURN } else { "" };
            let plain = self.ending(&condition, result, (rest, when), scope, node.id);
            let mut ending = Ending::from(plain);
            let onward = self.while_turn_goes_on(node, asked, later, scope);
            if !onward.is_empty() {
                ending.add(onward);
            }
            if let Some(name) = self.name_of_ending(&tests, result) {
                ending.head(name);
            }
            passages.push(ending);
        }
        passages
    }

    /// Which of two players must have moved for an ending to hold, if it says so.
    fn named_mover(&self, test: &Boolean) -> Option<usize> {
        if self.players.count() != 2 {
            return None;
        }
        match test {
            Boolean::And(and) => and.operands.iter().find_map(|part| self.named_mover(part)),
            Boolean::Equals(_) => self.asked_player(test),
            Boolean::IsPlayer(node) => {
                let IndexOrRole::Role(role) = &node.player else { return None };
                let number = crate::facts::number_of(*role).filter(|number| *number <= 2)?;
                match node.kind {
                    IsPlayerKind::Mover => Some(number),
                    IsPlayerKind::Next => Some(3 - number),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// "You win if …", apart from its words.
    fn ending(
        &self,
        condition: &Condition,
        outcome: &Outcome,
        (rest, when): (Option<&str>, &'static str),
        scope: &Scope,
        node: syntax::NodeId,
    ) -> Plain {
        let (result, more) = self.outcome(outcome, scope);
        let result = match rest {
            Some(rest) => say!("{}, {}", rest, result),
            None => result,
        }
        .tell(node);
        let reached = self.just_reached(condition, scope);
        let condition = reached.unwrap_or_else(|| condition.clone());
        Plain { result, when, condition, more }
    }

    /// "You win if …", or the conditions as a list.
    fn told_ending(&self, ending: &Plain) -> Passage {
        let Plain { result, when, condition, more } = ending;
        let provided = match *when {
            "" => "if".to_owned(),
            when => format!("if, {when},"),
        };
        let mut passage = Passage::default();
        let inline = condition.clause().map(|clause| say!("{} {} {}", result, provided, clause));
        match (inline, condition) {
            (_, Condition::Always) => passage.say(result.clone()),
            (Some(text), _) if word_count(text.as_str()) <= 32 => passage.say(text),
            _ => match condition.listing(word_count(result.as_str()) + word_count(&provided)) {
                Some(listing) => {
                    passage.say(say!("{} {} {}:", result, provided, listing.intro));
                    let items = crate::plan::condition_items(listing.all, &listing.members);
                    passage.list(false, items);
                }
                None => passage.say(say!("{} {} {}", result, provided, self.squeezed(condition))),
            },
        }
        passage.extend(more.clone());
        passage
    }

    fn end_for_each(&self, node: &ForEach, scope: &Scope) -> Passage {
        let two = self.players.count() == 2
            && matches!(
                &node.subject,
                Some(ForEachSubject::Role(PlayerRole::NonMover | PlayerRole::Enemy))
            );
        let player = if two { "your opponent" } else { "that player" };
        let inner = Scope { player: player.into(), ..scope.clone() };
        let condition = self.condition(&node.condition, &inner);
        let (result, more) = self.outcome(&node.result, &inner);
        let mut passage = Passage::default();
        if two {
            let result = say!("{} if", result).tell(node.id);
            crate::plan::demand(&result, &condition, &mut passage);
            passage.extend(more);
            return passage;
        }
        // "You" are the player who has just moved.
        let others = match &node.subject {
            Some(ForEachSubject::Role(PlayerRole::NonMover)) => Some("any other player"),
            Some(ForEachSubject::Role(PlayerRole::Enemy)) => Some("any opponent"),
            _ => None,
        };
        if let (Some(others), Some(end)) = (others, result.as_str().strip_prefix("that player ")) {
            let result = result.reworded(format!("{others} {end} if")).tell(node.id);
            crate::plan::demand(&result, &condition, &mut passage);
            passage.extend(more);
            return passage;
        }
        let who: Text = match &node.subject {
            Some(ForEachSubject::Role(PlayerRole::NonMover)) => {
                "every player other than the one who has just moved".into()
            }
            Some(ForEachSubject::Role(PlayerRole::Enemy)) => "every opponent".into(),
            Some(ForEachSubject::Role(PlayerRole::Player)) | None => {
                // What holds for any player needs no list.
                if let Some(end) = result.as_str().strip_prefix("that player ") {
                    let result = result.reworded(format!("a player {end} if")).tell(node.id);
                    crate::plan::demand(&result, &condition, &mut passage);
                    passage.extend(more);
                    return passage;
                }
                "every player".into()
            }
            Some(ForEachSubject::Role(role)) => {
                let person = self.role(*role, scope);
                if person.plural { "every player".into() } else { person.name }
            }
            Some(ForEachSubject::Track(_)) => "every path".into(),
        };
        passage.say(say!("this is checked for {}:", who).tell(node.id));
        let mut item = Passage::default();
        crate::plan::demand(&say!("{} if", result), &condition, &mut item);
        item.extend(more);
        passage.list(false, vec![item]);
        passage
    }

    /// "you win", and what there is to add.
    fn outcome(&self, outcome: &Outcome, scope: &Scope) -> (Text, Passage) {
        match outcome {
            Outcome::Result(node) => {
                let person = match node.who {
                    // "You" are the player who has just moved.
                    PlayerRole::Prev if self.players.count() > 2 => {
                        Person::third("the player who moved before you")
                    }
                    who => self.role(who, scope),
                };
                // With two players, what one loses the other wins; the reader is the one who has just moved.
                let turned = self.players.count() == 2
                    && node.who == PlayerRole::Next
                    && scope.mover.is_none();
                let text: Text = match node.result {
                    ResultType::Loss if turned => "you win".into(),
                    ResultType::Win if turned => "you lose".into(),
                    ResultType::Win if self.players.count() == 1 => "you have solved it".into(),
                    ResultType::Loss if self.players.count() == 1 => "you have failed".into(),
                    ResultType::Win => say!("{} {}", person.name, person.verb("win")),
                    ResultType::Loss => say!("{} {}", person.name, person.verb("lose")),
                    ResultType::Draw => "the game is a draw".into(),
                    ResultType::Tie => "the game is a tie".into(),
                    ResultType::Abandon => "the game is broken off without a result".into(),
                    ResultType::Crash => "the game is void".into(),
                };
                (text.tell(node.id), Passage::default())
            }
            Outcome::ByScore(node) => self.by_score(node, scope),
            Outcome::Payoffs(node) => self.payoffs(node, scope),
        }
    }

    fn payoffs(&self, node: &Payoffs, scope: &Scope) -> (Text, Passage) {
        let mut more = Passage::default();
        for payoff in &node.payoffs {
            let person = self.role(payoff.role, scope);
            more.say(
                say!("{} gets {}", person.name, self.float(&payoff.payoff, scope)).tell(payoff.id),
            );
        }
        (Text::from("the game ends").tell(node.id), more)
    }
}

/// Whether a rule compares scores, which takes the place of any other result.
pub(crate) fn compares_scores(rule: &EndRule) -> bool {
    match rule {
        EndRule::If(node) => {
            matches!(node.result, Some(Outcome::ByScore(_) | Outcome::Payoffs(_)))
        }
        EndRule::ForEach(_) => false,
    }
}
