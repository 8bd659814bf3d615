//! The pieces that a capture is about, and what happens to them.

use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{Between, From};
use language::refs::{IndexOrRole, SiteOrRegion};

use crate::plan::{Action, Condition, Deed, Role};
use crate::realise::{Text, listed_and, plural, say, with_article, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// Longer descriptions of captured pieces get a letter.
const LONGEST_VICTIMS: usize = 8;

impl Teller<'_> {
    /// The place that a capture looks from.
    pub(super) fn capture_origin(&self, from: Option<&From>, scope: &Scope) -> Text {
        let Some(from) = from else { return scope.last_to.clone() };
        let text = match &from.site {
            Some(SiteOrRegion::Site(site)) => self.place(site, scope).text,
            Some(SiteOrRegion::Region(region)) => self.area(region, scope).single,
            None => scope.last_to.clone(),
        };
        text.tell(from.id)
    }

    /// The pieces that are in question: "enemy pieces".
    pub(super) fn victims(&self, between: Option<&Between>, scope: &Scope) -> Text {
        let text = self.all_of_victims(between, scope);
        if word_count(text.as_str()) > LONGEST_VICTIMS { self.lettered_pieces(text) } else { text }
    }

    /// The same in two parts, so that the place where the pieces stand can come between: "White's jarls", and
    /// " whose square is not the centre square".
    pub(super) fn victims_apart(&self, between: Option<&Between>, scope: &Scope) -> (Text, Text) {
        let text = self.all_of_victims(between, scope);
        let which = format!(" whose {} ", self.site());
        match text.as_str().split_once(&which) {
            Some((pieces, rest)) if word_count(text.as_str()) > LONGEST_VICTIMS => {
                (text.reworded(pieces), format!("{which}{rest}").into())
            }
            _ => (self.victims(between, scope), Text::default()),
        }
    }

    fn all_of_victims(&self, between: Option<&Between>, scope: &Scope) -> Text {
        let site = self.site();
        let test = between.and_then(|between| between.condition.as_ref());
        let text = match test {
            None => format!("enemy {}", self.pieces.words()).into(),
            Some(test) => {
                let inner = Scope { between: format!("that {site}").into(), ..scope.clone() };
                let condition = self.condition(test, &inner);
                match (condition.relative(Role::Between), &condition) {
                    (None, Condition::All(members))
                        if let Some(pieces) = self.bearers_among(members, &inner.jumped) =>
                    {
                        pieces
                    }
                    (Some(_), Condition::All(members)) if self.kind_among(members).is_some() => {
                        self.kind_among(members).unwrap_or_default()
                    }
                    (Some(relative), _) => {
                        let pieces = self.victims_that(&relative);
                        self.as_enemies(test, &pieces, scope).unwrap_or(pieces)
                    }
                    (None, Condition::Fact(fact))
                        if fact.subject.as_str() == inner.jumped.as_str() =>
                    {
                        let yes = crate::regions::plural_form(&fact.yes);
                        say!("{} that {}", self.pieces.words(), yes).tell_all(fact.subject.told())
                    }
                    _ => say!("{} for which {}", self.pieces.words(), self.squeezed(&condition)),
                }
            }
        };
        match between {
            Some(between) => text.tell(between.id),
            None => text,
        }
    }

    /// "enemy thralls" for "White's thralls" among the rules of Black's pieces, so that both sides' captures read the same; a
    /// piece that is alone of its kind keeps its name.
    fn as_enemies(&self, test: &Boolean, pieces: &Text, scope: &Scope) -> Option<Text> {
        let Boolean::Equals(node) = test else { return None };
        let IndexOrRole::Index(Int::IdOfPiece(id)) = &node.right else { return None };
        let (kind, owner) = self.pieces.named(&id.name);
        let whose = self.players.one(owner?).possessive();
        let named = format!("{whose} {}", plural(&kind));
        let several = self.players.count() == 2
            && !self.is_only_one(&kind, owner?)
            && self.names_other_side(test, scope);
        (several && pieces.as_str() == named)
            .then(|| pieces.reworded(format!("enemy {}", plural(&kind))))
    }

    /// "White's jarls whose square is not the centre square": a kind of piece, and what else holds where it stands.
    fn kind_among(&self, members: &[Condition]) -> Option<Text> {
        let all: Option<Vec<Text>> =
            members.iter().map(|member| member.relative(Role::Between)).collect();
        let (kinds, others): (Vec<Text>, Vec<Text>) =
            all?.into_iter().partition(|one| self.kind_held(one).is_some());
        let [kind] = kinds.as_slice() else { return None };
        let others = others.iter().filter(|other| !other.as_str().starts_with("does not hold "));
        let others: Vec<Text> = others.cloned().collect();
        (others.len() + 1 == members.len())
            .then(|| self.kind_held(kind))
            .flatten()
            .map(|kind| say!("{} whose {} {}", kind, self.site(), listed_and(&others)))
    }

    /// "enemy pieces that carry mark 1": what holds where a piece stands, and what it carries itself.
    fn bearers_among(&self, members: &[Condition], piece: &Text) -> Option<Text> {
        let said_of_it = |member: &&Condition| match member {
            Condition::Fact(fact) => fact.subject.as_str() == piece.as_str(),
            _ => false,
        };
        let (own, others): (Vec<&Condition>, Vec<&Condition>) =
            members.iter().partition(said_of_it);
        let own: Vec<Text> = own
            .into_iter()
            .filter_map(|member| match member {
                Condition::Fact(fact) => {
                    let said = crate::regions::plural_form(&fact.yes);
                    Some(said.tell_all(fact.subject.told()))
                }
                _ => None,
            })
            .collect();
        let [kind] = others.as_slice() else { return None };
        let kind = self.kind_held(&kind.relative(Role::Between)?)?;
        (!own.is_empty()).then(|| say!("{} that {}", kind, listed_and(&own)))
    }

    /// "White's jarls" out of "holds one of White's jarls".
    fn kind_held(&self, relative: &Text) -> Option<Text> {
        let words = relative.as_str();
        let word = &self.pieces.word;
        if words == format!("holds {}", with_article(&format!("enemy {word}"))) {
            return Some(relative.reworded(format!("enemy {}", self.pieces.words())));
        }
        if let Some(kind) = words.strip_prefix("holds an enemy ")
            && !kind.contains(' ')
        {
            return Some(relative.reworded(format!("enemy {}", plural(kind))));
        }
        if let Some(owner) = words.strip_prefix(&format!("holds {} of ", with_article(word)))
            && matches!(owner.split(' ').count(), 1 | 2)
            && !owner.ends_with('s')
        {
            return Some(relative.reworded(format!("{owner}'s {}", self.pieces.words())));
        }
        let rest = words.strip_prefix("holds one of ")?;
        let plain = rest.replace("horizontally or vertically", "");
        (!plain.contains(" or ") && !plain.contains(" and ")).then(|| relative.reworded(rest))
    }

    /// "enemy pieces" out of "holds an enemy piece".
    fn victims_that(&self, relative: &Text) -> Text {
        let words = relative.as_str();
        let site = self.site();
        if let Some(kind) = self.kind_held(relative) {
            return kind;
        }
        // "enemy pieces other than White's king".
        if let Some((enemy, other)) = words.split_once(" and does not hold one of ")
            && let Some(kind) = enemy.strip_prefix("holds an enemy ")
            && !kind.contains(' ')
            && !other.contains(" and ")
            && !other.contains(" or ")
        {
            // Of two kinds of pieces, those that are not of the one are of the other.
            let several = |own: &&str| other.ends_with(&format!(" {}", plural(own)));
            let mut kinds: Vec<&str> =
                self.pieces.kinds.iter().map(|kind| kind.spoken.as_str()).collect();
            kinds.sort_unstable();
            kinds.dedup();
            let rest = match kinds.as_slice() {
                [one, rest] if several(one) && !several(rest) => Some(plural(rest)),
                [rest, one] if several(one) && !several(rest) => Some(plural(rest)),
                _ => None,
            };
            let mut named = self.pieces.kinds.iter().filter(|kind| several(&kind.spoken.as_str()));
            let of_one_player =
                named.next().is_some_and(|kind| crate::facts::number_of(kind.role).is_some())
                    && named.next().is_none();
            let owned = rest
                .filter(|_| of_one_player && kind == self.pieces.word && self.pieces.all_owned());
            return relative.reworded(match owned {
                Some(rest) => format!("enemy {rest}"),
                None => format!("enemy {} other than {other}", plural(kind)),
            });
        }
        say!("{} whose {} {}", self.pieces.words(), site, relative)
    }

    /// What happens to each of the pieces in question.
    pub(super) fn victim_effect(
        &self,
        between: Option<&Between>,
        who: &str,
        scope: &Scope,
    ) -> Action {
        let word = &self.pieces.word;
        let test = between.and_then(|between| between.condition.as_ref());
        let inner = Scope {
            enemy: test.is_none_or(|test| {
                super::parts::names_enemy(test) || self.names_other_side(test, scope)
            }),
            between: format!("its {}", self.site()).into(),
            jumped: who.into(),
            effect: true,
            ..scope.clone()
        };
        let inner = &inner;
        match between.and_then(|between| between.effect.as_ref()) {
            Some(apply) => match self.apply(apply, inner) {
                // A single piece is spoken of already.
                action if who.starts_with("that ") => action,
                action if let Some(scored) = scored_for_each(&action) => scored,
                // Several effects happen to one piece after the other, not once for all of them.
                action
                    if matches!(action, Action::Sequence(_) | Action::When(..))
                        || matches!(&action, Action::Deed(deed) if !deed.is_plain()) =>
                {
                    let one = Scope { jumped: format!("that {word}").into(), ..inner.clone() };
                    let head = format!("for each such {word}");
                    Action::Each(head.into(), Box::new(self.apply(apply, &one)))
                }
                action => action,
            },
            None => Deed::you("capture", who).into(),
        }
    }

    /// Whether a test asks for a kind of piece of another player than the one whose piece has moved.
    fn names_other_side(&self, test: &Boolean, scope: &Scope) -> bool {
        let Boolean::Equals(node) = test else { return false };
        let (Int::What(_), IndexOrRole::Index(kind)) = (&node.left, &node.right) else {
            return false;
        };
        let owner = match kind {
            Int::IdOfPiece(id) => self.pieces.named(&id.name).1,
            Int::IdOfRole(id) if id.who == language::words::Role::Next => return true,
            Int::IdOfRole(id) => crate::facts::number_of(id.who),
            _ => None,
        };
        let mover =
            scope.kind.and_then(|kind| crate::facts::number_of(self.pieces.kinds[kind].role));
        owner.is_some() && mover.is_some() && owner != mover
    }

    /// What must be at the other end of what is enclosed.
    pub(super) fn other_end(
        &self,
        to: Option<&language::moves::To>,
        place: String,
        scope: &Scope,
    ) -> Condition {
        let own = || {
            let whose = if self.has_teams() { "your team's" } else { "your" };
            Condition::fact(
                Role::To,
                place.clone(),
                format!("holds one of {whose} {}", self.pieces.words()),
                format!("holds none of {whose} {}", self.pieces.words()),
            )
        };
        let Some(to) = to else { return own() };
        let inner = Scope { to: place.clone().into(), ..scope.clone() };
        let condition = match &to.condition {
            Some(test) => self.condition(test, &inner),
            None => own(),
        };
        condition.tell(to.id)
    }
}

/// "capture each of its pieces, scoring 1 point for each": points for every captured piece.
fn scored_for_each(action: &Action) -> Option<Action> {
    let (one, other) = match action {
        Action::Sequence(members) => match members.as_slice() {
            [Action::Deed(one), Action::Deed(other)] => (one.clone(), other.clone()),
            _ => return None,
        },
        Action::Deed(taken) => {
            let Action::Deed(points) = &*taken.then else { return None };
            (Deed { then: Box::default(), ..taken.clone() }, points.clone())
        }
        _ => return None,
    };
    let (points, taken) = if one.verb == "score" { (one, other) } else { (other, one) };
    let plain = |deed: &Deed| deed.is_plain() && deed.subject.is_none() && deed.piece.is_none();
    if points.verb != "score" || taken.verb != "capture" || !plain(&points) || !plain(&taken) {
        return None;
    }
    let rest = say!("{}, scoring {} for each", taken.rest, points.rest);
    Some(Action::Deed(Deed { rest, ..taken }))
}

/// "the enemy pieces", "White's thralls".
pub(super) fn the(victims: &Text) -> Text {
    let first = victims.as_str().split(' ').next().unwrap_or_default();
    if matches!(first, "your" | "the") || first.ends_with("'s") || first.ends_with('\'') {
        victims.clone()
    } else {
        say!("the {}", victims)
    }
}
