//! Groups without liberties, and pieces that are surrounded.

use language::directions::Direction;
use language::ints::Int;
use language::moves::{Enclose, Surround};
use language::words::AbsoluteDirection;

use super::custody::{caught_there, lone_victim};
use super::follow::fate;
use super::victims::the;
use crate::plan::{Action, Condition, Deed, Role};
use crate::realise::{Text, counted, plural, say};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn enclose(&self, node: &Enclose, scope: &Scope) -> Action {
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let way = node.directions.as_ref();
        let default = Direction::Absolute(AbsoluteDirection::Adjacent);
        let way = way.unwrap_or(&default);
        let victims = self.victims(node.between.as_ref(), scope);
        // No exception at all is what holds without a word about exceptions.
        let none = node.num_exception.as_ref().filter(|number| self.constant(number) == Some(0));
        let none = none.map(|number| self.number(number, scope).text);
        let strict = node.num_exception.is_none() || none.is_some();
        let except: Text = match &node.num_exception {
            Some(number) if none.is_none() => {
                let number = self.number(number, scope);
                let site = self.site();
                let sites = if number.constant == Some(1) { site.to_owned() } else { plural(site) };
                say!("at most {} empty {}", number.text, sites)
            }
            _ => {
                let told = none.map(|none| none.told().to_vec()).unwrap_or_default();
                Text::from(format!("no empty {}", self.site())).tell_all(&told)
            }
        };
        let enemies = format!("enemy {}", self.pieces.words());
        let (yes, no) = if strict && victims.as_str() == enemies {
            self.term("group", node.id);
            self.term("liberty", node.id);
            (
                self.connected(
                    say!("an enemy group next to {} has no liberty left", origin),
                    Some(way),
                    node.id,
                    scope,
                )
                .tell_all(victims.told())
                .tell_all(except.told()),
                say!("every enemy group next to {} has a liberty", origin).tell_all(victims.told()),
            )
        } else {
            (
                self.connected(
                    say!("a group of {} next to {} has {} next to it", victims, origin, except),
                    Some(way),
                    node.id,
                    scope,
                ),
                say!(
                    "every group of {} next to {} has more than {} next to it",
                    victims,
                    origin,
                    except
                ),
            )
        };
        let enclosed = Condition::fact(Role::Other, "", yes, no).tell(node.id);
        let effect = match node.between.as_ref().and_then(|between| between.effect.as_ref()) {
            Some(_) => {
                let each = format!("each of its {}", self.pieces.words());
                self.victim_effect(node.between.as_ref(), &each, scope)
            }
            None => Deed::you("capture", "the whole group").into(),
        };
        let fate = fate(&effect);
        let action = Action::when(enclosed, effect, Action::Nothing);
        let action = self.with_then_for_each(action, fate, node.then.as_ref(), scope);
        if strict && victims.as_str() == enemies && scope.follows && self.spares_own_groups() {
            let own = Deed::of("a group of your own without a liberty", "stay", "on the board");
            return Action::sequence([action, own.tell(node.id).into()]);
        }
        action
    }

    /// Whether no rule asks for the liberties of one's own groups, so that the reader would not know what becomes of them.
    fn spares_own_groups(&self) -> bool {
        let links = &self.state.links;
        let asked = links.clauses("count", "Liberties").next().is_some()
            || links.clauses("no", "Suicide").next().is_some()
            || links.clauses("enclose", "").count() > 1
            || links
                .whole(syntax::Tree::ROOT)
                .into_iter()
                .any(|part| links.label(part) == Some("ifAfterwards"));
        !asked
    }

    pub(super) fn surround(&self, node: &Surround, scope: &Scope) -> Action {
        let origin = self.capture_origin(node.from.as_ref(), scope);
        let way =
            node.relation.map_or_else(|| self.any_direction(), |relation| self.relation(relation));
        let (victims, which) = self.victims_apart(node.between.as_ref(), scope);
        let head = say!("for each of {} next to {}{}", the(&victims), origin, which).tell(node.id);
        let that = format!("that {}", self.pieces.word);
        let effect = self.victim_effect(node.between.as_ref(), &that, scope);
        let one = lone_victim(&victims, &effect);
        let it = one.as_deref().unwrap_or("it");
        let direct = node.relation.is_some();
        let beside = self.beside(&it.into(), &way, (direct, node.id));
        let around = say!("every {} {}", self.site(), beside);
        let each = self.other_end(node.to.as_ref(), format!("that {}", self.site()), scope);
        let mut condition = self.all_around(&each, &around);
        if let Some(except) = &node.except {
            let number = self.number(except, scope);
            let number = match number.constant {
                Some(value) => Text::from(counted(value, "exception")).tell_all(number.text.told()),
                None => say!("{} exceptions", number.text),
            };
            if let Some(fact) = self.all_but(&each, &way, except, scope) {
                condition = fact;
            } else {
                let clause = self.squeezed(&condition);
                condition = Condition::fact(
                    Role::Other,
                    "",
                    say!("{}, with at most {}", clause, number),
                    say!("this does not hold with at most {}: {}", number, clause),
                );
            }
        }
        if let Some(with) = &node.with {
            let kind = self.piece_ref(with, scope);
            let among = Condition::fact(
                Role::Other,
                "",
                say!("{} is among the pieces around it", kind),
                say!("{} is not among the pieces around it", kind),
            );
            condition = Condition::all([condition, among]);
        }
        if effect.is_nothing() {
            // Whose piece it is rules out whatever would happen.
            self.silent(Silence::Unreachable, self.whole(node.id));
            return self.with_then(effect, node.then.as_ref(), scope);
        }
        if let Some(one) = one {
            let near = match node.relation {
                Some(_) => self.beside(&origin, &way, (true, node.id)),
                None => say!("next to {}", origin),
            };
            let near = near.tell_all(head.told());
            let action = caught_there(&one, near, &which, condition, effect);
            return self.with_then(action, node.then.as_ref(), scope);
        }
        let body = Action::when(condition, effect, Action::Nothing);
        self.with_then(Action::Each(head, Box::new(body)), node.then.as_ref(), scope)
    }

    /// What must hold of each of the places around a piece.
    ///
    /// Alternatives stay together: it may hold by one of them here and by another there.
    fn all_around(&self, each: &Condition, around: &Text) -> Condition {
        let words = |condition: &Condition| condition.relative(Role::To);
        let some = around.reworded(around.as_str().replacen("every ", "some ", 1));
        let (yes, no) = match (words(each), words(&each.clone().negated())) {
            (Some(yes), Some(no)) => (say!("{} {}", around, yes), say!("{} {}", some, no)),
            _ => {
                let clause = self.squeezed(each);
                (
                    say!("for {}, {}", around, clause),
                    say!("for {}, this does not hold: {}", some, clause),
                )
            }
        };
        Condition::fact(Role::Other, "", yes, no)
    }

    /// "all but at most three of the cells next to it hold one of your pieces".
    fn all_but(
        &self,
        around: &Condition,
        way: &Text,
        except: &Int,
        scope: &Scope,
    ) -> Option<Condition> {
        let Condition::Fact(fact) = around else { return None };
        let number = self.number(except, scope);
        let many = |words: &Text| {
            let (verb, rest) = words.as_str().split_once(' ')?;
            let verb = match verb {
                "holds" => "hold",
                "is" => "are",
                _ => return None,
            };
            Some(words.reworded(format!("{verb} {rest}")))
        };
        let sites = plural(self.site());
        let place = say!("of the {} next to it ({}) {}", sites, way, many(&fact.yes)?);
        let place = place.tell_all(fact.subject.told());
        Some(Condition::fact(
            Role::Other,
            "",
            say!("all but at most {} {}", number.text, place),
            say!("not all but at most {} {}", number.text, place),
        ))
    }
}
