//! Castling: the king and another piece move in one turn, under conditions on the places between them.
//!
//! Descriptions write it as moves between numbered places. Here these are worked out on the board for every player; if
//! they agree on what castling is, it is told once in words that need no places.

mod way;

use language::booleans::Boolean;
use language::equipment::Item;
use language::moves::Moves;
use language::refs::IndexOrRole;
use language::words::{IsPlayerKind, Role};
use syntax::NodeId;

use crate::plan::{Action, Condition, Deed, Part, Passage};
use crate::realise::{Text, counted, listed_or, ordinal, say, with_article};
use crate::regions::fixed::walked;
use crate::scope::Scope;
use crate::teller::Teller;

use way::Way;

/// Castling as it is for every player.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Castling {
    king: String,
    partner: String,
    steps: usize,
    landing: Landing,
    king_unmoved: bool,
    partner_unmoved: bool,
    between_empty: bool,
    /// Whether the king may not be in check where it starts, on its way, and where it ends.
    safe: [bool; 3],
}

/// Where the partner of the king starts, for each player who can castle.
type Starts = Vec<(usize, u32)>;

/// A way to castle that is the same for every player.
struct Known<'m> {
    castling: Castling,
    starts: Starts,
    /// What it asks for besides.
    further: Vec<&'m Boolean>,
}

/// Where the partner of the king goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Landing {
    /// To the place that the king has crossed, when it moves two.
    Crossed,
    /// To a place beyond the king, on its other side, so many steps from it.
    Beyond(usize),
    /// To the place where the king started.
    Left,
}

impl Teller<'_> {
    /// The members of a choice that are castling, and the action that names it; it is told among the special rules.
    pub(super) fn castling_among(
        &self,
        choices: &[Moves],
        scope: &Scope,
    ) -> Option<(Vec<usize>, Action)> {
        let mut ways: Vec<(Vec<&Boolean>, &Moves)> = Vec::new();
        let mut members = Vec::new();
        for (index, rule) in choices.iter().enumerate() {
            let mut found = Vec::new();
            if castlings(rule, &[], &mut found).is_some() && !found.is_empty() {
                ways.extend(found);
                members.push(index);
            }
        }
        let rules: Vec<NodeId> = members.iter().filter_map(|index| id(&choices[*index])).collect();
        (!members.is_empty()).then_some(())?;
        Some((members, self.tentatively(|| self.castling(&ways, &rules, scope))?))
    }

    fn castling(
        &self,
        ways: &[(Vec<&Boolean>, &Moves)],
        rules: &[NodeId],
        scope: &Scope,
    ) -> Option<Action> {
        // The same castling may be there for several partners.
        let mut found: Vec<(Castling, Vec<Starts>)> = Vec::new();
        let mut besides: Option<Condition> = None;
        for (tests, moves) in ways {
            let Known { castling, starts, further } = self.castling_for_all(tests, moves)?;
            match found.iter_mut().find(|(known, _)| *known == castling) {
                Some((_, partners)) => partners.push(starts),
                None => found.push((castling, vec![starts])),
            }
            let asked = further.into_iter().map(|test| self.condition(test, scope));
            let asked = Condition::all(asked);
            match &besides {
                None => besides = Some(asked),
                Some(known) => (known.words() == asked.words()).then_some(())?,
            }
        }
        let whole = |(castling, _): &(Castling, Vec<Starts>)| castling.king_unmoved;
        if found.is_empty() || !found.iter().all(whole) && self.asked_around(rules) {
            return None;
        }
        let mut told: Vec<NodeId> = rules.iter().flat_map(|rule| self.whole(*rule)).collect();
        self.recall.spoil();
        self.settled.borrow_mut().extend(&told);
        // What takes the mark of an unmoved piece away is told by asking for it.
        if let crate::state::Marks::Unmoved { silent, .. } = &self.state.marks {
            told.extend(silent);
        }
        // Tables of places that only castling needs are told with it.
        for item in self.items() {
            if let Item::MapPairs(map) = item
                && self.is_told_elsewhere(map.name.as_deref())
            {
                told.extend(self.whole(map.id));
            }
        }
        let mut passage = Passage::default();
        passage.parts.push(Part::Lead("Castling.".to_owned()));
        for (castling, partners) in &found {
            let every = self.partners(castling, partners);
            let which = (!every).then(|| self.starting(partners));
            self.tell_castling(castling, which.as_deref(), &told, &mut passage);
        }
        self.tell_castling_once(passage)?;
        for (node, name) in self.threats(&told) {
            self.checked(&self.pieces.named(&name).0, node);
        }
        let deed = Deed::you("castle", "(see Special rules)");
        let deed = told.iter().fold(deed, |deed, node| deed.tell(*node));
        Some(Action::when(besides.unwrap_or(Condition::Always), deed.into(), Action::Nothing))
    }

    /// Adds the rule to the special ones; a game in which castling is one thing here and another there has no such rule.
    fn tell_castling_once(&self, passage: Passage) -> Option<()> {
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

    /// Whether conditions around the rules ask for more than these say.
    fn asked_around(&self, rules: &[NodeId]) -> bool {
        let links = &self.state.links;
        rules.iter().any(|rule| {
            links.ancestors(*rule).filter(|outer| links.keyword(*outer) == Some("if")).any(
                |outer| {
                    let test = links.plain(outer).next().map(|test| links.whole(test));
                    test.into_iter().flatten().any(|part| links.keyword(part) == Some("state"))
                },
            )
        })
    }

    /// What a way to castle is, if it is the same for every player, and where each player's partner starts.
    fn castling_for_all<'m>(&self, tests: &[&'m Boolean], moves: &Moves) -> Option<Known<'m>> {
        let mut known: Option<Castling> = None;
        let mut further: Option<Vec<&Boolean>> = None;
        let mut starts = Vec::new();
        let mut without = false;
        for player in 1..=self.players.count() {
            // A piece that has not moved stands where it started: who starts with none there never castles.
            if self.has_no_place(moves, player)
                || tests.iter().any(|test| is_for_another(test, player))
                || starts_with_nothing(self.king_start(moves, player), |site| {
                    self.starts_at(site, player)
                })
            {
                without = true;
                continue;
            }
            let way = self.way(tests, moves, player)?;
            let castling = self.meaning(&way, moves, player)?;
            starts.push((player, way.partner.0));
            if *further.get_or_insert_with(|| way.further.clone()) != way.further {
                return None;
            }
            match &known {
                None => known = Some(castling),
                Some(known) => (*known == castling).then_some(())?,
            }
        }
        let (castling, further) = (known?, further?);
        (castling.king_unmoved || !without).then_some(Known { castling, starts, further })
    }

    /// The meaning of a way for a player.
    fn meaning(&self, way: &Way<'_>, moves: &Moves, player: usize) -> Option<Castling> {
        let (from, to) = way.king;
        let line = self.straight(from, way.partner.0)?;
        let end = line.iter().position(|site| *site == to)?;
        let landing = match line[..end].iter().position(|site| *site == way.partner.1)? {
            0 => Landing::Left,
            1 if end == 2 => Landing::Crossed,
            other => Landing::Beyond(end - other),
        };
        let between = &line[1..line.len() - 1];
        let king = self.starts_at(from, player)?;
        // Of several kings it would have to be said which one castles.
        (self.starts_with(&king, player) == 1).then_some(())?;
        let between_empty = between.iter().all(|site| way.empty.contains(site));
        // What lies elsewhere, or only a part of what lies between, is no castling as players know it.
        if way.empty.iter().any(|site| !between.contains(site))
            || (!between_empty && !way.empty.is_empty())
            || way.safe.iter().any(|site| !line[..=end].contains(site))
            || way.unmoved.iter().any(|site| *site != from && *site != way.partner.0)
            || way.royal.as_ref().is_some_and(|name| self.pieces.named(name).0 != king)
        {
            return None;
        }
        let crossed: Vec<bool> = line[1..end].iter().map(|site| way.safe.contains(site)).collect();
        let on_the_way = crossed.first().copied().unwrap_or(false);
        if crossed.iter().any(|safe| *safe != on_the_way) {
            return None;
        }
        let guarded = self.leaves_no_check(id(moves)?, &king);
        Some(Castling {
            partner: self.starts_at(way.partner.0, player)?,
            steps: end,
            landing,
            king_unmoved: way.unmoved.contains(&from),
            partner_unmoved: way.unmoved.contains(&way.partner.0),
            between_empty,
            safe: [
                way.safe.contains(&from),
                on_the_way,
                way.safe.contains(&to) || (on_the_way && guarded),
            ],
            king,
        })
    }

    /// The places from one to another in a row or a column, both included.
    fn straight(&self, from: u32, to: u32) -> Option<Vec<u32>> {
        let board = self.elements()?;
        let ways =
            [board::Direction::E, board::Direction::W, board::Direction::N, board::Direction::S];
        ways.into_iter().find_map(|way| {
            let steps = walked(board, from, way).position(|site| site == to)?;
            Some(std::iter::once(from).chain(walked(board, from, way).take(steps + 1)).collect())
        })
    }

    /// Whether a general rule around a move forbids to leave this king in check.
    fn leaves_no_check(&self, node: NodeId, king: &str) -> bool {
        let links = &self.state.links;
        links.ancestors(node).filter(|outer| links.keyword(*outer) == Some("do")).any(|outer| {
            links
                .children(outer)
                .iter()
                .filter(|part| links.label(**part) == Some("ifAfterwards"))
                .any(|test| {
                    links.keyword(*test) == Some("not")
                        && self.threats(&links.whole(*test)).iter().any(|(threat, name)| {
                            self.pieces.named(name).0 == king
                                && links
                                    .whole(*threat)
                                    .iter()
                                    .any(|n| links.word(*n) == Some("Mover"))
                        })
                })
        })
    }

    /// The tests among some ludemes whether a piece of a certain name is threatened.
    fn threats(&self, nodes: &[NodeId]) -> Vec<(NodeId, String)> {
        let links = &self.state.links;
        nodes
            .iter()
            .filter(|node| links.is(**node, "is", "Threatened"))
            .filter_map(|node| {
                let id = links.plain(*node).find(|part| links.keyword(*part) == Some("id"))?;
                let name = links.plain(id).find_map(|part| links.text(part))?;
                Some((*node, name.to_owned()))
            })
            .collect()
    }

    /// Whether a player starts with no more pieces of the partner's kind than can castle.
    fn partners(&self, castling: &Castling, ways: &[Starts]) -> bool {
        let player = ways.first().and_then(|starts| starts.first()).map_or(1, |start| start.0);
        self.starts_with(&castling.partner, player) == ways.len()
    }

    /// "H1 (White) or H8 (Black)": where partners start.
    fn starting(&self, partners: &[Starts]) -> String {
        let mut names: Vec<Text> = Vec::new();
        for starts in partners {
            for (player, site) in starts {
                let label =
                    i32::try_from(*site).ok().and_then(|site| self.places.label(site, None));
                let label = label.unwrap_or_default();
                names.push(format!("{label} ({})", self.players.name(*player)).into());
            }
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
            Landing::Crossed => format!("the {site} that the {king} crossed"),
            Landing::Beyond(1) => format!("the {site} next to it, on its other side"),
            Landing::Beyond(steps) => {
                let which = ordinal(i64::try_from(steps).unwrap_or(0));
                format!("the {which} {site} beyond it, on its other side")
            }
            Landing::Left => format!("the {site} that the {king} left"),
        };
        let steps = counted(i64::try_from(castling.steps).unwrap_or(0), site);
        passage.say(say_it(say!(
            "the {} moves {} towards the {}, and the {} moves to {}",
            king,
            steps,
            partner,
            partner,
            landing
        )));
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
        let crossed = if castling.steps == 2 {
            format!("on the {site} it crosses")
        } else {
            format!("on any {site} it crosses")
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

    /// Whether a table is only asked by rules that have been told without it.
    pub(crate) fn is_told_elsewhere(&self, name: Option<&str>) -> bool {
        let links = &self.state.links;
        let settled = self.settled.borrow();
        let mut asked = links
            .clauses("mapEntry", "")
            .filter(|entry| links.plain(*entry).find_map(|part| links.text(part)) == name)
            .peekable();
        asked.peek().is_some() && asked.all(|entry| settled.contains(&entry))
    }
}

/// The moves that a rule offers, each with the conditions around it; nothing if there is more to it.
fn castlings<'m>(
    moves: &'m Moves,
    tests: &[&'m Boolean],
    ways: &mut Vec<(Vec<&'m Boolean>, &'m Moves)>,
) -> Option<()> {
    match moves {
        Moves::If(node) if node.otherwise.is_none() && node.then.is_none() => {
            let tests: Vec<&Boolean> =
                tests.iter().copied().chain(std::iter::once(&node.condition)).collect();
            castlings(&node.moves, &tests, ways)
        }
        Moves::Or(node) if node.then.is_none() => {
            node.moves.iter().try_for_each(|member| castlings(member, tests, ways))
        }
        Moves::FromTo(node) if node.decision && !tests.is_empty() => {
            (node.mover.is_none() || node.mover == Some(Role::Mover)).then_some(())?;
            ways.push((tests.to_vec(), moves));
            Some(())
        }
        Moves::Slide(node) if node.decision && !tests.is_empty() => {
            ways.push((tests.to_vec(), moves));
            Some(())
        }
        _ => None,
    }
}

/// Whether a condition asks that another player moves.
fn is_for_another(test: &Boolean, player: usize) -> bool {
    match test {
        Boolean::And(node) => node.operands.iter().any(|part| is_for_another(part, player)),
        test => mover_asked_for(test).is_some_and(|wanted| wanted != player),
    }
}

/// The player who has to be the mover: `(is Mover P2)`.
fn mover_asked_for(test: &Boolean) -> Option<usize> {
    match test {
        Boolean::IsPlayer(node) if node.kind == IsPlayerKind::Mover => match &node.player {
            IndexOrRole::Role(role) => crate::facts::number_of(*role),
            IndexOrRole::Index(_) => None,
        },
        _ => None,
    }
}

/// Whether a place is known on which a player has no piece at the start.
fn starts_with_nothing(place: Option<u32>, piece: impl Fn(u32) -> Option<String>) -> bool {
    place.is_some_and(|site| piece(site).is_none())
}

/// Where a rule of castling stands.
fn id(moves: &Moves) -> Option<NodeId> {
    match moves {
        Moves::If(node) => Some(node.id),
        Moves::Or(node) => Some(node.id),
        Moves::FromTo(node) => Some(node.id),
        Moves::Slide(node) => Some(node.id),
        _ => None,
    }
}
