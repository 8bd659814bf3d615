//! Integers that stand for numbers.

use language::ints::Int;
use language::refs::AtOrIn;
use language::words::{LastKind, ValueSimpleKind};

use crate::notes::{Cases, Sort};
use crate::plan::Condition;
use crate::realise::{Text, listed_and, number_word, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// A sum of several parts with more words than this is told as a list of them.
const LONGEST_SUM: usize = 22;

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

    /// The value of an integer that is fixed by the description.
    pub fn constant(&self, int: &Int) -> Option<i64> {
        match int {
            Int::Constant(value) => Some(i64::from(*value)),
            Int::Add(sum) => sum.operands.iter().map(|operand| self.constant(operand)).sum(),
            Int::Mul(product) => {
                product.operands.iter().map(|operand| self.constant(operand)).product()
            }
            Int::Sub(sub) => {
                let left = sub.left.as_ref().map_or(Some(0), |left| self.constant(left))?;
                Some(left - self.constant(&sub.right)?)
            }
            Int::Div(division) => {
                self.constant(&division.left)?.checked_div(self.constant(&division.right)?)
            }
            Int::Max(max) => Some(self.constant(&max.left)?.max(self.constant(&max.right)?)),
            Int::Min(min) => Some(self.constant(&min.left)?.min(self.constant(&min.right)?)),
            Int::Mod(rest) => self.constant(&rest.value)?.checked_rem(self.constant(&rest.modulo)?),
            Int::Abs(abs) => Some(self.constant(&abs.value)?.abs()),
            Int::CountSimple(count) => self.fixed_count(count),
            // No die is in hand: the number is that of nothing.
            Int::Pips(pips) if self.is_after_the_die(pips.id) => Some(-1),
            Int::Pow(pow) => {
                let exponent = u32::try_from(self.constant(&pow.right)?).ok()?;
                self.constant(&pow.left)?.checked_pow(exponent)
            }
            _ => None,
        }
    }

    /// A number that counts from zero, as people count, who begin with one.
    pub(crate) fn counted_from_one(&self, int: &Int, scope: &Scope) -> Text {
        match int {
            Int::Sub(sub)
                if sub.left.is_some()
                    && self.constant(&sub.right) == Some(1)
                    && self.constant(int).is_none() =>
            {
                let left = sub.left.as_ref().map(|left| self.number(left, scope).text);
                let told = self.number(&sub.right, scope).text;
                left.unwrap_or_default().tell(sub.id).tell_all(told.told())
            }
            int => self.number(int, scope).plus_one(),
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
        if let Some(value) = self.constant(int) {
            let told = self.folded(int);
            return Number {
                text: Text::from(number_word(value)).tell_all(&told),
                constant: Some(value),
            };
        }
        Number::phrase(self.brief(Sort::Number, self.number_phrase(int, scope)))
    }

    /// The nodes of a computation that was carried out beforehand.
    fn folded(&self, int: &Int) -> Vec<syntax::NodeId> {
        match int {
            Int::Add(node) => self.whole(node.id),
            Int::Mul(node) => self.whole(node.id),
            Int::Sub(node) => self.whole(node.id),
            Int::Div(node) => self.whole(node.id),
            Int::Max(node) => self.whole(node.id),
            Int::Min(node) => self.whole(node.id),
            Int::Mod(node) => self.whole(node.id),
            Int::Abs(node) => self.whole(node.id),
            Int::Pow(node) => self.whole(node.id),
            Int::CountSimple(node) => self.whole(node.id),
            Int::Pips(node) => self.whole(node.id),
            _ => vec![],
        }
    }

    /// A number as a part of a reckoning: a sum or a difference is named as one, so that its parts stay together.
    fn whole_number(&self, int: &Int, scope: &Scope) -> Text {
        let number = |int: &Int| self.number(int, scope).text;
        let text = match int {
            _ if self.constant(int).is_some() => return number(int),
            Int::Add(sum) => {
                let parts: Vec<Text> = sum.operands.iter().map(number).collect();
                say!("the sum of {}", listed_and(&parts)).tell(sum.id)
            }
            Int::Sub(sub) => match &sub.left {
                Some(left) => {
                    let right = self.whole_number(&sub.right, scope);
                    let plain = say!("{} minus {}", number(left), right).tell(sub.id);
                    let told = self.brief(Sort::Number, plain.clone());
                    // A name keeps its parts together.
                    if told.as_str() != plain.as_str() {
                        return told;
                    }
                    say!("the result of {}", plain)
                }
                None => return number(int),
            },
            _ => return number(int),
        };
        self.brief(Sort::Number, text)
    }

    fn number_phrase(&self, int: &Int, scope: &Scope) -> Text {
        let number = |int: &Int| self.number(int, scope).text;
        let whole = |int: &Int| self.whole_number(int, scope);
        let site = self.site();
        match int {
            Int::Constant(value) => number_word(i64::from(*value)).into(),
            Int::Add(sum) => {
                // What does not end by itself comes last, so that nothing after it can be taken for a part of it.
                // Nothing is added by zero.
                let operands = sum.operands.iter().filter(|part| self.constant(part) != Some(0));
                let (open, plain): (Vec<&Int>, Vec<&Int>) =
                    operands.partition(|operand| ends_open(operand));
                let parts: Vec<Text> = plain.into_iter().chain(open).map(number).collect();
                let words: usize = parts.iter().map(|part| word_count(part.as_str())).sum();
                if parts.len() > 2 && words > LONGEST_SUM {
                    return say!("the sum of {}", listed_and(&parts)).tell(sum.id);
                }
                let zeros = sum.operands.iter().filter(|part| self.constant(part) == Some(0));
                let told: Vec<_> = zeros.flat_map(|zero| self.folded(zero)).collect();
                joined(&parts, " plus ").tell(sum.id).tell_all(&told)
            }
            Int::Mul(product) => {
                // What is a sum itself comes last, so that nothing after it can be taken for a part of it.
                let (plain, sums): (Vec<&Int>, Vec<&Int>) =
                    product.operands.iter().partition(|part| !is_sum(part) && !ends_open(part));
                let parts: Vec<Text> = plain.into_iter().chain(sums).map(whole).collect();
                joined(&parts, " times ").tell(product.id)
            }
            Int::Sub(sub) => match &sub.left {
                Some(left) => {
                    let first = number(left);
                    let apart = ends_open(left) && first.as_str().contains(" and ");
                    let minus = if apart { ", minus" } else { " minus" };
                    say!("{}{} {}", first, minus, whole(&sub.right)).tell(sub.id)
                }
                None => say!("the opposite of {}", whole(&sub.right)).tell(sub.id),
            },
            Int::Div(node) => match self.constant(&node.right) {
                Some(2) => say!("half of {} (rounded down)", whole(&node.left)).tell(node.id),
                _ => {
                    let divided = divided(&whole(&node.left), &node.left);
                    say!("{} by {} (rounded down)", divided, whole(&node.right)).tell(node.id)
                }
            },
            Int::Mod(node) => {
                let divided = divided(&whole(&node.value), &node.value);
                say!("the remainder of {} by {}", divided, whole(&node.modulo)).tell(node.id)
            }
            Int::Pow(node) => {
                say!("{} to the power of {}", number(&node.left), number(&node.right)).tell(node.id)
            }
            Int::Abs(node) => match &node.value {
                Int::Sub(sub) if let Some(left) = &sub.left => {
                    let (left, right) = (number(left), number(&sub.right));
                    say!("the distance between the numbers {} and {}", left, right)
                        .tell(sub.id)
                        .tell(node.id)
                }
                value => say!("{} without its sign", number(value)).tell(node.id),
            },
            Int::Max(node) => {
                let parts = self.chained(
                    int,
                    |int| match int {
                        Int::Max(node) => Some((node.id, &node.left, &node.right)),
                        _ => None,
                    },
                    scope,
                );
                let which = if parts.len() > 2 { "largest" } else { "larger" };
                say!("the {} of {}", which, listed_and(&parts)).tell(node.id)
            }
            Int::Min(node) => {
                let parts = self.chained(
                    int,
                    |int| match int {
                        Int::Min(node) => Some((node.id, &node.left, &node.right)),
                        _ => None,
                    },
                    scope,
                );
                let which = if parts.len() > 2 { "smallest" } else { "smaller" };
                say!("the {} of {}", which, listed_and(&parts)).tell(node.id)
            }
            Int::MaxOfArray(node) => {
                say!("the largest of {}", self.numbers(&node.array, scope)).tell(node.id)
            }
            Int::MinOfArray(node) => {
                say!("the smallest of {}", self.numbers(&node.array, scope)).tell(node.id)
            }
            Int::SumOf(node) => {
                say!("the sum of {}", self.numbers(&node.array, scope)).tell(node.id)
            }
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
                self.carried("mark", &place, node.level.as_ref(), scope).tell(node.id)
            }
            Int::Rotation(node) => {
                let place = self.place(&node.at, scope);
                self.carried("orientation", &place, node.level.as_ref(), scope).tell(node.id)
            }
            Int::ValuePiece(node) if self.is_puzzle() => {
                say!("the number in {}", self.place(&node.at, scope).text).tell(node.id)
            }
            Int::ValuePiece(node) => {
                let place = self.place(&node.at, scope);
                self.carried("value", &place, node.level.as_ref(), scope).tell(node.id)
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
            Int::Var(node) => match node.key.as_deref() {
                Some(key) => say!("the number noted as {}", self.kept_name(key)).tell(node.id),
                None => Text::from("the noted number").tell(node.id),
            },
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
                    Some(die) => say!("the number shown by {}", die)
                        .tell_all(self.number(&node.site, scope).text.told()),
                    None => say!(
                        "the number shown by the die on {}",
                        self.place(&node.site, scope).text
                    ),
                }
                .tell(node.id)
            }
            Int::Pips(node) => Text::from("the number on the die").tell(node.id),
            Int::Level(node) => Text::from("that level").tell(node.id),
            Int::TopLevel(node) => {
                say!("the level of the top piece on {}", self.place(&node.at, scope).text)
                    .tell(node.id)
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
                say!("the {}", self.kind(int, scope))
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
            | Int::SizeGroup(_) => {
                let _ = site;
                self.counted(int, scope).the_number()
            }
        }
    }

    /// The numbers that the same comparison holds against one another, however it is nested.
    fn chained<'i>(
        &self,
        int: &'i Int,
        pair: impl Fn(&'i Int) -> Option<(syntax::NodeId, &'i Int, &'i Int)> + Copy,
        scope: &Scope,
    ) -> Vec<Text> {
        let Some((id, left, right)) = pair(int) else { return vec![self.number(int, scope).text] };
        let mut parts = self.chained(left, pair, scope);
        parts.extend(self.chained(right, pair, scope));
        if let Some(first) = parts.first_mut() {
            *first = std::mem::take(first).tell(id);
        }
        parts
    }

    /// The cases of a chain of ifs, each told in a given way.
    pub(super) fn chain(&self, int: &Int, tell: impl Fn(&Int) -> Text, scope: &Scope) -> Cases {
        let mut cases: Vec<(Condition, Text)> = Vec::new();
        let mut rest = int;
        while let Int::If(node) = rest {
            let condition = self.condition(&node.condition, scope);
            cases.push((condition, tell(&node.then).tell(node.id)));
            rest = &node.otherwise;
        }
        Cases { cases, otherwise: Some(tell(rest)) }
    }

    /// The piece on a place, or the one at a level of its stack.
    pub fn piece_at_level(&self, place: &super::Place, level: Option<&Int>, scope: &Scope) -> Text {
        match level {
            None => self.piece_at(place, scope),
            Some(Int::Constant(0)) => say!("the bottom piece on {}", place.text),
            Some(Int::TopLevel(top)) => {
                say!("the top piece on {}", place.text).tell_all(&self.whole(top.id))
            }
            Some(Int::Level(level)) => {
                say!("that piece of the stack on {}", place.text).tell(level.id)
            }
            Some(Int::Sub(sub)) if self.is_height_of(sub.left.as_ref(), place, scope) => {
                // The level below the height by one is the top.
                let number = match &sub.right {
                    Int::Value(_) => say!("the piece with {}", scope.value),
                    other => say!("piece number {}", self.number(other, scope).text),
                };
                let told: Vec<_> = self.whole(sub.id);
                say!("{}, counted from the top, on {}", number, place.text).tell_all(&told)
            }
            Some(other) => {
                say!("the piece at level {} on {}", self.counted_from_one(other, scope), place.text)
            }
        }
    }

    /// Whether a number is the height of the stack on a place.
    fn is_height_of(&self, int: Option<&Int>, place: &super::Place, scope: &Scope) -> bool {
        let Some(Int::SizeStack(stack)) = int else { return false };
        let Some(AtOrIn::At(at)) = &stack.at else { return false };
        self.place(at, scope).text.as_str() == place.text.as_str()
    }

    /// A number that is looked up in a map.
    fn map_number(&self, entry: &language::ints::MapEntry, scope: &Scope) -> Text {
        use language::refs::IndexOrRole;
        let key = match &entry.key {
            IndexOrRole::Role(role) => self.role(*role, scope).name,
            IndexOrRole::Index(int) => match super::sort::sort(int) {
                super::Sort::Player => self.person(int, scope).name,
                super::Sort::Place => self.place(int, scope).text,
                super::Sort::Piece => match int {
                    Int::What(what) => {
                        let place = self.place(&what.at, scope);
                        self.piece_at_level(&place, what.level.as_ref(), scope).tell(what.id)
                    }
                    _ => say!("the {}", self.kind(int, scope)),
                },
                _ => self.number(int, scope).text,
            },
        };
        if self.state.throw_maps.contains(entry.name.as_deref()) {
            return self.throw_value(entry.name.as_deref()).tell_all(key.told()).tell(entry.id);
        }
        match entry.name.as_deref() {
            Some(name) => say!("what the table {} gives for {}", super::place::quoted(name), key)
                .tell(entry.id),
            None => say!("what the table gives for {}", key).tell(entry.id),
        }
    }
}

/// "a divided", and with a comma where the whole of a sum is divided.
fn divided(number: &Text, int: &Int) -> Text {
    if is_sum(int) { say!("{}, divided", number) } else { say!("{} divided", number) }
}

/// Whether a number is worked out by adding or taking away.
fn is_sum(int: &Int) -> bool {
    matches!(int, Int::Add(_) | Int::Sub(_))
}

/// Whether the words for an integer go on to the last of several numbers, so that more numbers could join them.
fn ends_open(int: &Int) -> bool {
    match int {
        Int::Max(_) | Int::Min(_) => true,
        Int::Mul(product) => product.operands.iter().any(|part| is_sum(part) || ends_open(part)),
        Int::Sub(sub) if sub.left.is_none() => is_sum(&sub.right) || ends_open(&sub.right),
        _ => false,
    }
}

pub(super) fn joined(parts: &[Text], joint: &str) -> Text {
    let mut text = Text::default();
    for (i, part) in parts.iter().enumerate() {
        if i > 0 {
            text.push_str(joint);
        }
        text.push(part);
    }
    text
}
