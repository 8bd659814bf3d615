//! Integers that stand for numbers.

use language::booleans::Boolean;
use language::ints::Int;
use language::refs::{AtOrIn, IndexOrRole};
use language::words::{IsPlayerKind, LastKind, Role, ValueSimpleKind};
use syntax::NodeId;

use crate::notes::{Cases, Sort};
use crate::plan::Condition;
use crate::realise::{Text, number_word, say};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::state::{VarUse, is_noted_before};
use crate::teller::Teller;

/// A number in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Number {
    /// Its words.
    pub text: Text,
    /// Its value, if it is known.
    pub constant: Option<i64>,
}

impl Number {
    fn phrase(text: Text) -> Self {
        Self { text, constant: None }
    }

    /// The number as people count, who begin with one.
    pub fn plus_one(&self) -> Text {
        match self.constant {
            Some(value) => self.text.reworded((value + 1).to_string()),
            None => say!("{} plus one", self.text),
        }
    }
}

impl Teller<'_> {
    /// Whether a rule counts with a noted number that may not have been noted yet.
    fn counts_unset(&self, var: syntax::NodeId, name: Option<&str>) -> bool {
        const COUNTING: [&str; 9] = ["<", ">", "<=", ">=", "+", "-", "*", "/", "%"];
        let links = &self.state.links;
        let counts = links.parent(var).and_then(|outer| links.keyword(outer));
        if is_noted_before(links, var, name) {
            return false;
        }
        self.state.blanks.var(name).is_none()
            && !self.state.upward.var(name)
            && self.state.vars.of_name(name) == VarUse::Noted
            && counts.is_some_and(|keyword| COUNTING.contains(&keyword))
    }

    /// Notes that the number of a row or column matters: it is reckoned with, remembered, or held against something else than another one.
    fn counts_lines(&self, term: &'static str, node: syntax::NodeId) {
        const RECKONS: [&str; 13] =
            ["=", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "remember", "set"];
        let links = &self.state.links;
        let Some(parent) = links.parent(node) else { return };
        let same = |part: &syntax::NodeId| links.keyword(*part) == links.keyword(node);
        let reckons = links.keyword(parent).is_some_and(|word| RECKONS.contains(&word));
        if reckons && !self.tree.children(parent).iter().all(same) {
            self.term(term, node);
        }
    }

    /// The number that an integer stands for.
    pub fn number(&self, int: &Int, scope: &Scope) -> Number {
        let node = match int {
            Int::If(node) => node.id,
            Int::Add(node) => node.id,
            Int::Sub(node) => node.id,
            Int::Mod(node) => node.id,
            Int::MapEntry(node) => node.id,
            _ => return self.counted_number(int, scope),
        };
        self.recalled(&self.recall.numbers, node, scope, || self.counted_number(int, scope))
    }

    fn counted_number(&self, int: &Int, scope: &Scope) -> Number {
        // What is settled beforehand is not told as a case.
        if let Int::If(choice) = int
            && let Some(holds) = self.settled(&choice.condition)
        {
            self.rule_out(choice.id, holds);
            let number = self.number(if holds { &choice.then } else { &choice.otherwise }, scope);
            return Number { text: number.text.tell(choice.id), ..number };
        }
        if let Some(text) = self.value_of_each(int, |int| self.number_phrase(int, scope)) {
            return Number::phrase(self.brief(Sort::Number, text));
        }
        if let Some(value) = self.constant(int) {
            let told = self.folded(int);
            return Number {
                text: Text::from(number_word(value)).tell_all(&told),
                constant: Some(value),
            };
        }
        Number::phrase(self.brief(Sort::Number, self.number_phrase(int, scope)))
    }

    pub(crate) fn number_phrase(&self, int: &Int, scope: &Scope) -> Text {
        if let Some(rank) = self.rank_of(int, scope) {
            return rank;
        }
        match int {
            Int::Constant(value) => number_word(i64::from(*value)).into(),
            Int::Add(sum) => self.added(sum, scope),
            Int::Mul(product) => self.multiplied(product, scope),
            Int::Sub(sub) => self.subtracted(sub, scope),
            Int::Div(division) => self.quotient(division, scope),
            Int::Mod(rest) => self.remainder(rest, scope),
            Int::Pow(pow) => self.power(pow, scope),
            Int::Abs(abs) => self.unsigned(abs, scope),
            Int::Max(_) | Int::Min(_) => self.extreme(int, scope),
            Int::MaxOfArray(node) => self
                .largest_of_groups(&node.array, scope)
                .unwrap_or_else(|| say!("the largest of {}", self.numbers(&node.array, scope)))
                .tell(node.id),
            Int::MinOfArray(node) => self
                .smallest_of_groups(&node.array, scope)
                .unwrap_or_else(|| say!("the smallest of {}", self.numbers(&node.array, scope)))
                .tell(node.id),
            Int::SumOf(node) => match self.counted_pairs(&node.array, scope) {
                Some(pairs) => pairs.tell(node.id),
                None => say!("the sum of {}", self.numbers(&node.array, scope)).tell(node.id),
            },
            Int::ProductOf(node) => {
                say!("the product of {}", self.numbers(&node.array, scope)).tell(node.id)
            }
            Int::If(_) => {
                let cases = self.chain(int, |int| self.number(int, scope).text, scope);
                self.cases(Sort::Number, &cases)
            }
            Int::ToInt(node) => match &node.value {
                language::ints::BooleanOrFloat::Boolean(test) => {
                    let condition = self.condition(test, scope);
                    say!("one if {}, else zero", self.squeezed(&condition)).tell(node.id)
                }
                language::ints::BooleanOrFloat::Float(_) => {
                    Text::from("that number, rounded down").tell(node.id)
                }
            },
            Int::State(node) => {
                let place = self.place(&node.at, scope);
                if self.state.mark_noun != "mark" {
                    self.mark_term(node.id);
                }
                self.carried(self.state.mark_noun, &place, node.level.as_ref(), scope).tell(node.id)
            }
            Int::Rotation(node) => {
                let place = self.place(&node.at, scope);
                self.carried("orientation", &place, node.level.as_ref(), scope).tell(node.id)
            }
            Int::What(node) if self.is_puzzle() => {
                say!("the number in {}", self.place(&node.at, scope).text).tell(node.id)
            }
            Int::ValuePiece(node) if self.is_puzzle() => {
                say!("the number in {}", self.place(&node.at, scope).text).tell(node.id)
            }
            Int::ValuePiece(node) => {
                let place = self.place(&node.at, scope);
                self.carried(self.state.value_noun, &place, node.level.as_ref(), scope)
                    .tell(node.id)
            }
            Int::ValuePlayer(_) if self.state.players_keep_places => {
                say!("the number of {}", self.place(int, scope).text)
            }
            Int::ValuePlayer(node) => {
                say!("{} tally", self.index_or_role(&node.player, scope).possessive()).tell(node.id)
            }
            Int::ValueRandom(node) => {
                say!("a random number {}", self.range(&node.range, scope)).tell(node.id)
            }
            Int::Value(node) => scope.value.clone().tell(node.id),
            Int::ValueSimple(node) => match node.kind {
                ValueSimpleKind::Pending => Text::from("the number noted by the last move"),
                ValueSimpleKind::MoveLimit => "the largest number of moves".into(),
                ValueSimpleKind::TurnLimit => "the largest number of turns".into(),
            }
            .tell(node.id),
            Int::Score(node) => {
                say!("{} score", self.player_ref(&node.player, scope).possessive()).tell(node.id)
            }
            Int::Amount(node) => {
                let owner = self.player_ref(&node.player, scope).possessive();
                say!("{} {}", owner, if self.bets() { "stake" } else { "money" }).tell(node.id)
            }
            Int::Pot(node) => Text::from("the pot").tell(node.id),
            Int::Counter(node) => {
                self.term("move count", node.id);
                Text::from("the move count").tell(node.id)
            }
            Int::Var(node) if let Some(text) = measured(node.key.as_deref(), scope) => {
                text.tell(node.id)
            }
            Int::Var(node) if self.state.countdowns.contains(node.key.as_deref()) => {
                let left = self.counted_down(node.key.as_deref(), true);
                say!("the number of {} left", left).tell(node.id)
            }
            Int::Var(node) => {
                if self.counts_unset(node.id, node.key.as_deref()) {
                    self.term("noted number", node.id);
                }
                self.noted_number(node.key.as_deref()).tell(node.id)
            }
            Int::MatchScore(node) => {
                say!("{} match score", self.role(node.role, scope).possessive()).tell(node.id)
            }
            Int::MapEntry(node) => self.map_number(node, scope),
            Int::ArrayValue(node) => say!(
                "entry {} of {}",
                self.number(&node.index, scope).plus_one(),
                self.numbers(&node.array, scope)
            )
            .tell(node.id),
            Int::Row(node) => {
                self.counts_lines("rows", node.id);
                say!("the row of {}", self.place(&node.of, scope).text).tell(node.id)
            }
            Int::Column(node) => {
                self.counts_lines("columns", node.id);
                say!("the column of {}", self.place(&node.of, scope).text).tell(node.id)
            }
            Int::Layer(node) => {
                say!("the layer of {}", self.place(&node.of, scope).text).tell(node.id)
            }
            Int::Phase(node) => {
                self.term("colours", node.id);
                say!("the colour of {}", self.place(&node.of, scope).text).tell(node.id)
            }
            Int::Cost(node) => {
                let place = match &node.at {
                    AtOrIn::At(at) => self.place(at, scope).text,
                    AtOrIn::In(region) => self.area(region, scope).plural,
                };
                say!("the cost of {}", place).tell(node.id)
            }
            Int::Face(node) => {
                let die = self.constant(&node.site).and_then(|site| self.die(site));
                match die {
                    Some(die) => say!("the number on {}", die)
                        .tell_all(self.number(&node.site, scope).text.told()),
                    None => say!("the number on the die on {}", self.place(&node.site, scope).text),
                }
                .tell(node.id)
            }
            Int::Pips(node) => Text::from("the number on the die").tell(node.id),
            Int::Level(node) => Text::from("that level").tell(node.id),
            Int::TopLevel(node) => {
                // Levels are counted from zero, and an empty place has none.
                let place = self.place(&node.at, scope).text;
                say!("the number of pieces under the top piece on {}", place).tell(node.id)
            }
            Int::Track(node) => Text::from("that path").tell(node.id),
            Int::Hint(node) => match &node.at {
                Some(at) => say!("the hint at {}", self.place(at, scope).text).tell(node.id),
                None => Text::from("the number of the hint").tell(node.id),
            },
            Int::Last(last) => match last.kind {
                LastKind::LevelFrom => {
                    Text::from("the level that the last move started from").tell(last.id)
                }
                LastKind::LevelTo => {
                    Text::from("the level that the last move reached").tell(last.id)
                }
                LastKind::From => scope.last_from.clone().tell(last.id),
                LastKind::To => scope.last_to.clone().tell(last.id),
            },
            Int::WhereLevel(node) => {
                let place = self.place(&node.at, scope);
                let piece = crate::booleans::with_the(&self.kind(&node.what, scope));
                say!("the level of {} on {}", piece, place.text).tell(node.id)
            }
            Int::WhereLevelNamed(node) => {
                let place = self.place(&node.at, scope);
                let owner = self.index_or_role(&node.player, scope).possessive();
                say!(
                    "the level of {} {} on {}",
                    owner,
                    self.pieces.named(&node.piece).0,
                    place.text
                )
                .tell(node.id)
            }
            Int::CardTrumpSuit(node) => Text::from("the trump suit").tell(node.id),
            Int::CardSite(node) => {
                let word = match node.kind.word() {
                    "Rank" => "rank",
                    "Suit" => "suit",
                    "TrumpValue" => "trump value",
                    _ => "trump rank",
                };
                let place = self.place(&node.at, scope);
                say!("the {} of the card on {}", word, place.text).tell(node.id)
            }
            Int::PathExtent(node) => {
                Text::from("the extent of the connected path").tell_all(&self.whole(node.id))
            }
            Int::Mover(node) => Text::from("your own number").tell(node.id),
            Int::Next(node) => Text::from("the number of the next player").tell(node.id),
            Int::Prev(node) => Text::from("the number of the previous player").tell(node.id),
            Int::Player(node) => say!("the number of {}", scope.player).tell(node.id),
            Int::Who(_) => self.person(int, scope).name,
            Int::IdOfRole(id) if id.name.is_none() => {
                let person = self.person(int, scope);
                if person.second {
                    Text::from("your own number").tell(id.id)
                } else {
                    say!("the number of {}", person.name)
                }
            }
            Int::What(_) | Int::IdOfRole(_) | Int::IdOfPiece(_) => {
                crate::booleans::with_the(&self.kind(int, scope))
            }
            Int::To(_)
            | Int::From(_)
            | Int::Between(_)
            | Int::Site(_)
            | Int::Ahead(_)
            | Int::HandSite(_)
            | Int::Coordinate(_)
            | Int::CoordinateAt(_)
            | Int::CentrePoint(_)
            | Int::RegionSite(_)
            | Int::Where(_)
            | Int::WhereNamed(_)
            | Int::Edge(_)
            | Int::EdgeBetween(_)
            | Int::TrackSiteFirstSite(_)
            | Int::TrackSiteMove(_)
            | Int::TrackSiteEndSite(_) => self.place(int, scope).text,
            Int::CountSizeBiggestLine(_)
            | Int::CountLiberties(_)
            | Int::CountSteps(_)
            | Int::CountStepsOnTrack(_)
            | Int::CountValue(_)
            | Int::CountStack(_)
            | Int::CountGroups(_)
            | Int::CountSizeBiggestGroup(_)
            | Int::CountPieces(_)
            | Int::CountPips(_)
            | Int::CountSimple(_)
            | Int::Count(_)
            | Int::SizeArray(_)
            | Int::SizeTerritory(_)
            | Int::SizeStack(_)
            | Int::SizeLargePiece(_)
            | Int::SizeGroup(_) => self.counted(int, scope).the_number(),
        }
    }

    /// The seat that a test asks the player to move to have.
    fn asked_seat(&self, test: &Boolean) -> Option<i64> {
        let role = |role: Role| i64::try_from(crate::facts::number_of(role)?).ok();
        match test {
            Boolean::Equals(node) => match (&node.left, &node.right) {
                (Int::Mover(_), IndexOrRole::Index(seat)) => self.constant(seat),
                (Int::Mover(_), IndexOrRole::Role(seat)) => role(*seat),
                _ => None,
            },
            Boolean::IsPlayer(node) if node.kind == IsPlayerKind::Mover => match &node.player {
                IndexOrRole::Role(seat) => role(*seat),
                IndexOrRole::Index(_) => None,
            },
            _ => None,
        }
    }

    /// The cases of a chain of ifs, each told in a given way.
    pub(super) fn chain(&self, int: &Int, tell: impl Fn(&Int) -> Text, scope: &Scope) -> Cases {
        let mut cases: Vec<(Condition, Text)> = Vec::new();
        let mut rest = int;
        let mut asked: Vec<i64> = Vec::new();
        while let Int::If(node) = rest {
            // What can never hold here is no case.
            if self.settled(&node.condition) == Some(false) {
                self.rule_out(node.id, false);
                self.silent(Silence::Unreachable, [node.id]);
                rest = &node.otherwise;
                continue;
            }
            asked.extend(self.asked_seat(&node.condition));
            if (1..=self.players.count()).all(|seat| asked.contains(&(seat as i64))) {
                // Somebody moves.
                let parts: Vec<NodeId> = self.state.links.plain(node.id).collect();
                let dead = parts.first().into_iter().chain(parts.get(2));
                self.silent(Silence::Unreachable, dead.flat_map(|part| self.whole(*part)));
                return Cases { cases, otherwise: Some(tell(&node.then).tell(node.id)) };
            }
            let condition = self.condition(&node.condition, scope);
            cases.push((condition, tell(&node.then).tell(node.id)));
            rest = &node.otherwise;
        }
        Cases { cases, otherwise: Some(tell(rest)) }
    }
}

/// What was measured before the move under way, in its words.
pub(crate) fn measured(name: Option<&str>, scope: &Scope) -> Option<Text> {
    let (_, text) = scope.measured.iter().rev().find(|(known, _)| known.as_deref() == name)?;
    // What a repetition runs through does not change by a move.
    let changes = text.as_str() != scope.value.as_str();
    Some(match changes && (scope.moved || scope.follows) {
        true => say!("{} before the move", text),
        false => text.clone(),
    })
}
