//! Castling in words.

use syntax::NodeId;

use super::{Castling, Landing, Route, Start, Starts};
use crate::plan::{Part, Passage};
use crate::realise::{
    Text, capitalised, counted, listed_and, listed_or, number_word, ordinal, plural, say,
    with_article,
};
use crate::teller::Teller;

/// Ways that differ in how far the king goes and in nothing else, drawn together.
pub(super) fn by_length(ways: Vec<(Castling, Starts)>) -> Vec<(Castling, Starts)> {
    let mut out: Vec<(Castling, Starts)> = Vec::new();
    for (castling, starts) in ways {
        let alike = |(known, from): &&mut (Castling, Starts)| {
            let stretched = Castling { steps: known.steps.clone(), ..castling.clone() };
            castling.landing == Landing::Beside && *known == stretched && *from == starts
        };
        match out.iter_mut().find(alike) {
            Some((known, _)) => {
                known.steps.extend(&castling.steps);
                known.steps.sort_unstable();
            }
            None => out.push((castling, starts)),
        }
    }
    out
}

impl Teller<'_> {
    /// The rule on castling, as it stands among the special rules.
    pub(super) fn castling_told(&self, ways: &[(Castling, Starts)], told: &[NodeId]) -> Passage {
        let mut passage = Passage::default();
        passage.parts.push(Part::Lead("Castling.".to_owned()));
        if let Some(able) = self.able_to_castle(ways) {
            passage.say(say!("only {} can castle", able).tell_all(told));
        }
        if let Some(castling) = self.nearer_and_farther(ways, told, &mut passage) {
            self.tell_needs(castling, told, &mut passage);
            return passage;
        }
        for (castling, starts) in ways {
            let every = self.castles_with_all(castling, starts);
            let which = (!every).then(|| self.starting(starts));
            self.tell_castling(castling, which.as_deref(), told, &mut passage);
            self.tell_needs(castling, told, &mut passage);
        }
        passage
    }

    /// The rule on castling as a table of the places from which and to which the pieces go.
    pub(super) fn castling_listed(
        &self,
        castling: &Castling,
        routes: &[Route],
        told: &[NodeId],
    ) -> Passage {
        let (king, partner) = (&castling.king, &castling.partner);
        let mut passage = Passage::default();
        passage.parts.push(Part::Lead("Castling.".to_owned()));
        let both = format!("{} and {}", with_article(king), with_article(partner));
        passage.say(
            say!("castling moves {} in a single turn, in one of these ways:", both).tell_all(told),
        );
        let label = |site: u32| {
            let label = i32::try_from(site).ok().and_then(|site| self.places.label(site, None));
            label.unwrap_or_default()
        };
        let way = |(from, to): (u32, u32)| match from == to {
            true => format!("{} (it stays there)", label(from)),
            false => format!("{} to {}", label(from), label(to)),
        };
        let rows = routes.iter().map(|route| {
            let player = self.players.name(route.player);
            let king = Text::from(format!("{player}: {}", way(route.king)));
            [king.tell_all(told), Text::from(way(route.partner)).tell_all(told)]
        });
        let header = [capitalised(king), capitalised(partner)];
        passage.parts.push(Part::Table { header, rows: rows.collect() });
        self.tell_needs(castling, told, &mut passage);
        passage
    }

    /// "The king moves two squares towards the nearer rook or three squares towards the farther one": two ways that differ in
    /// nothing else, with all the partners that there are.
    fn nearer_and_farther<'w>(
        &self,
        ways: &'w [(Castling, Starts)],
        told: &[NodeId],
        passage: &mut Passage,
    ) -> Option<&'w Castling> {
        let [(one, of_one), (other, of_other)] = ways else { return None };
        let alike = Castling { steps: one.steps.clone(), ..other.clone() } == *one;
        let both: Starts = of_one.iter().chain(of_other).copied().collect();
        if !alike || one.landing != Landing::Beside || !self.castles_with_all(one, &both) {
            return None;
        }
        let closer = |near: &[Start], far: &[Start]| {
            near.iter().all(|here| {
                let mut others = far.iter().filter(|there| there.player == here.player).peekable();
                others.peek().is_some() && others.all(|there| here.gap < there.gap)
            })
        };
        let (near, far) = match (closer(of_one, of_other), closer(of_other, of_one)) {
            (true, _) => (one, other),
            (_, true) => (other, one),
            _ => return None,
        };
        let ([near_steps], [far_steps]) = (near.steps.as_slice(), far.steps.as_slice()) else {
            return None;
        };
        let site = self.site();
        let so_far = |steps: usize| counted(i64::try_from(steps).unwrap_or(0), site);
        let (king, partner) = (&one.king, &one.partner);
        let together = format!("the {king} and {}", with_article(partner));
        passage.say(say!("castling moves {} in a single turn", together).tell_all(told));
        let way = format!(
            "the {king} moves {} towards the nearer {partner} or {} towards the farther one",
            so_far(*near_steps),
            so_far(*far_steps)
        );
        passage.say(Text::from(way).tell_all(told));
        let landing = format!("the {partner} moves to the {site} next to it, on its other side");
        passage.say(Text::from(landing).tell_all(told));
        Some(far)
    }

    /// Adds the rule to the special ones; a game in which castling is one thing here and another there has no such rule.
    pub(super) fn tell_castling_once(&self, passage: Passage) -> Option<()> {
        let mut specials = self.specials.borrow_mut();
        let known = specials.iter().find(|known| known.parts.first() == passage.parts.first());
        match known {
            Some(known) => (known.words() == passage.words()).then_some(()),
            None => {
                specials.push(passage);
                Some(())
            }
        }
    }

    /// "White": who can castle, if others start with pieces of these kinds and cannot.
    fn able_to_castle(&self, ways: &[(Castling, Starts)]) -> Option<String> {
        let (castling, starts) = ways.first()?;
        let able = |player: usize| starts.iter().any(|start| start.player == player);
        let would = |player: usize| {
            self.starts_with(&castling.king, player) > 0
                && self.starts_with(&castling.partner, player) > 0
        };
        let every = 1..=self.players.count();
        every.clone().any(|player| !able(player) && would(player)).then(|| {
            let names: Vec<Text> = every
                .filter(|player| able(*player))
                .map(|player| self.players.name(player).into())
                .collect();
            listed_and(&names).as_str().to_owned()
        })
    }

    /// Whether whoever can castle can do so with all pieces of the partner's kind.
    fn castles_with_all(&self, castling: &Castling, starts: &[Start]) -> bool {
        starts.iter().all(|start| {
            let own = starts.iter().filter(|other| other.player == start.player).count();
            self.starts_with(&castling.partner, start.player) == own
        })
    }

    /// "H1 (White) or H8 (Black)": where partners start.
    fn starting(&self, starts: &[Start]) -> String {
        let mut names: Vec<Text> = Vec::new();
        for Start { player, site, .. } in starts {
            let label = i32::try_from(*site).ok().and_then(|site| self.places.label(site, None));
            let label = label.unwrap_or_default();
            names.push(format!("{label} ({})", self.players.name(*player)).into());
        }
        listed_or(&names).as_str().to_owned()
    }

    fn tell_castling(
        &self,
        castling: &Castling,
        which: Option<&str>,
        told: &[NodeId],
        passage: &mut Passage,
    ) {
        let site = self.site();
        let (king, partner) = (&castling.king, &castling.partner);
        let say_it = |text: Text| text.tell_all(told);
        let both = match which {
            None => format!("the {king} and {}", with_article(partner)),
            // "And" would not go with the "or" between the places.
            Some(place) => format!("the {king} with the {partner} that starts on {place}"),
        };
        passage.say(say_it(say!("castling moves {} in a single turn", both)));
        let landing = match castling.landing {
            Landing::Beside if castling.steps == [2] => {
                format!("the {site} that the {king} crossed")
            }
            Landing::Beside => format!("the {site} next to it, on its other side"),
            Landing::Beyond(steps) => {
                let which = ordinal(i64::try_from(steps).unwrap_or(0));
                format!("the {which} {site} beyond it, on its other side")
            }
            Landing::Left => format!("the {site} that the {king} left"),
            Landing::Listed => format!("its {site} of the list"),
        };
        let numbers = castling.steps.iter().map(|steps| i64::try_from(*steps).unwrap_or(0));
        let steps = match castling.steps.as_slice() {
            [_] => numbers.map(|steps| counted(steps, site)).collect(),
            _ => {
                let numbers: Vec<Text> = numbers.map(|steps| number_word(steps).into()).collect();
                format!("{} {}", listed_or(&numbers), plural(site))
            }
        };
        passage.say(say_it(say!(
            "the {} moves {} towards the {}, and the {} moves to {}",
            king,
            steps,
            partner,
            partner,
            landing
        )));
    }

    /// What has to hold.
    fn tell_needs(&self, castling: &Castling, told: &[NodeId], passage: &mut Passage) {
        let site = self.site();
        let (king, partner) = (&castling.king, &castling.partner);
        let say_it = |text: Text| text.tell_all(told);
        let mut needs: Vec<String> = Vec::new();
        match (castling.king_unmoved, castling.partner_unmoved) {
            (true, true) => needs.push(format!(
                "neither the {king} nor that {partner} has moved before in this game"
            )),
            (true, false) => needs.push(format!("the {king} has not moved before in this game")),
            (false, true) => {
                needs.push(format!("that {partner} has not moved before in this game"))
            }
            (false, false) => {}
        }
        if castling.between_empty {
            needs.push(format!("all {} between them are empty", self.places.words(None)));
        }
        let crossed = match castling.steps.as_slice() {
            [2] => format!("on the {site} it crosses"),
            _ => format!("on any {site} it crosses"),
        };
        let reached = format!("on the {site} it reaches");
        let would = match castling.safe {
            [_, true, true] => Some(format!("{crossed} or {reached}")),
            [_, true, false] => Some(crossed),
            [_, false, true] => Some(reached),
            [_, false, false] => None,
        };
        if castling.safe[0] {
            needs.push(format!("the {king} is not in check"));
        }
        if let Some(would) = would {
            needs.push(format!("the {king} would not be in check {would}"));
        }
        match needs.as_slice() {
            [] => {}
            [only] => passage.say(say_it(say!("you may castle only if {}", only))),
            all => {
                passage.say(say_it("you may castle only if all of these hold:".into()));
                let last = all.len() - 1;
                let items = all.iter().enumerate().map(|(index, need)| {
                    let end = match last - index {
                        0 => ".",
                        1 => "; and",
                        _ => ";",
                    };
                    Passage { parts: vec![Part::Clause(say!("{}{}", need, end).tell_all(told))] }
                });
                passage.list(false, items.collect());
            }
        }
    }
}
