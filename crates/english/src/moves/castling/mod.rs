//! Castling: the king and another piece move in one turn, under conditions on the places between them.
//!
//! Descriptions write it as moves between numbered places. Here these are worked out on the board for every player; if
//! they agree on what castling is, it is told once in words that need no places.

mod telling;
mod way;

use language::booleans::Boolean;
use language::equipment::Item;
use language::moves::Moves;
use language::refs::IndexOrRole;
use language::words::{IsPlayerKind, Role};
use syntax::NodeId;

use crate::plan::{Action, Condition, Deed};
use crate::regions::fixed::walked;
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

use way::{Reading, Test, Way};

/// A rule of castling with the tests around it.
type Rule<'m> = (Vec<Test<'m>>, &'m Moves);

/// Castling as it is for every player who can castle.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Castling {
    king: String,
    partner: String,
    /// How far the king goes; where there are several, the player chooses.
    steps: Vec<usize>,
    landing: Landing,
    king_unmoved: bool,
    partner_unmoved: bool,
    between_empty: bool,
    /// Whether the king may not be in check where it starts, on its way, and where it ends.
    safe: [bool; 3],
}

/// Where a partner of the king starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Start {
    player: usize,
    site: u32,
    /// How many steps it is away from the king.
    gap: usize,
}

type Starts = Vec<Start>;

/// All castling that there is.
struct Known {
    /// The ways to castle, each with the partners with which it is possible.
    ways: Vec<(Castling, Starts)>,
    /// Every way with its places, where the places are the way to tell them.
    routes: Vec<Route>,
    /// What is asked for besides.
    besides: Condition,
}

/// Where the partner of the king goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Landing {
    /// To the place next to the king, on its other side.
    Beside,
    /// To a place further beyond the king, on its other side, so many steps from it.
    Beyond(usize),
    /// To the place where the king started.
    Left,
    /// To a place of its own, which is listed.
    Listed,
}

/// Where the pieces go that castle, where that has no better name than their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Route {
    player: usize,
    king: (u32, u32),
    partner: (u32, u32),
}

impl Teller<'_> {
    /// The members of a choice that are castling, and the action that names it; it is told among the special rules.
    pub(super) fn castling_among(
        &self,
        choices: &[Moves],
        scope: &Scope,
    ) -> Option<(Vec<usize>, Action)> {
        let mut ways: Vec<Rule<'_>> = Vec::new();
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

    fn castling(&self, ways: &[Rule<'_>], rules: &[NodeId], scope: &Scope) -> Option<Action> {
        let Known { ways, routes, besides } = self.known_castling(ways, scope)?;
        // What is only asked for is castling if nobody can ever do it.
        if scope.effect && !ways.is_empty() {
            return None;
        }
        let whole = |(castling, _): &(Castling, Starts)| castling.king_unmoved;
        if !ways.iter().all(whole) && self.asked_around(rules) {
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
        if ways.is_empty() {
            // Nobody ever has the pieces for it on the places that the rules name.
            self.silent(Silence::Unreachable, told);
            return Some(Action::Nothing);
        }
        let passage = match (ways.as_slice(), routes.is_empty()) {
            ([(castling, _)], false) => self.castling_listed(castling, &routes, &told),
            _ => self.castling_told(&ways, &told),
        };
        self.tell_castling_once(passage)?;
        for (node, name) in self.threats(&told) {
            self.checked(&self.pieces.named(&name).0, node);
        }
        let deed = match scope.kind {
            // Among the moves of a piece it is one more of them.
            Some(_) => Deed::piece(scope.piece.clone(), "castle", "", "(see Special rules)"),
            None => Deed::you("castle", "(see Special rules)"),
        };
        let deed = told.iter().fold(deed, |deed, node| deed.tell(*node));
        Some(Action::when(besides, deed.into(), Action::Nothing))
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

    /// What the rules come to, if all players who can castle do so in the same ways, or ask for the same.
    fn known_castling(&self, rules: &[Rule<'_>], scope: &Scope) -> Option<Known> {
        let mut found: Vec<(Way<'_>, &Moves, usize)> = Vec::new();
        let mut besides: Option<(Vec<&Boolean>, Condition)> = None;
        for (tests, moves) in rules {
            for player in 1..=self.players.count() {
                let way = match self.way(tests, moves, player)? {
                    Reading::Never => continue,
                    Reading::Way(way) => way,
                };
                match &besides {
                    Some((known, _)) if *known == way.further => {}
                    Some((_, known)) => {
                        (known.words() == self.asked_besides(&way, scope).words()).then_some(())?;
                    }
                    None => besides = Some((way.further.clone(), self.asked_besides(&way, scope))),
                }
                found.push((way, moves, player));
            }
        }
        let besides = besides.map_or(Condition::Always, |(_, asked)| asked);
        match self.in_plain_ways(&found) {
            Some(ways) => Some(Known { ways, routes: vec![], besides }),
            None => {
                let (castling, routes) = self.by_places(&found)?;
                Some(Known { ways: vec![(castling, vec![])], routes, besides })
            }
        }
    }

    /// The ways by how far the king goes and where its partner comes to stand, if they are the same for all who can castle.
    fn in_plain_ways(&self, found: &[(Way<'_>, &Moves, usize)]) -> Option<Vec<(Castling, Starts)>> {
        let mut ways: Vec<(Castling, Starts)> = Vec::new();
        for (way, moves, player) in found {
            let player = *player;
            let (castling, gap) = self.meaning(way, moves, player)?;
            let start = Start { player, site: way.partner.0, gap };
            match ways.iter_mut().find(|(known, _)| *known == castling) {
                Some((_, starts)) if starts.contains(&start) => {}
                Some((_, starts)) => starts.push(start),
                None => ways.push((castling, vec![start])),
            }
        }
        let castles = |player: usize, (_, starts): &(Castling, Starts)| {
            starts.iter().any(|start| start.player == player)
        };
        let able: Vec<usize> = (1..=self.players.count())
            .filter(|player| ways.iter().any(|way| castles(*player, way)))
            .collect();
        let alike = ways.iter().all(|way| able.iter().all(|player| castles(*player, way)));
        alike.then(|| telling::by_length(ways))
    }

    /// The ways by the places of the pieces, if all of them ask for the same.
    fn by_places(&self, found: &[(Way<'_>, &Moves, usize)]) -> Option<(Castling, Vec<Route>)> {
        let mut common: Option<Castling> = None;
        let mut routes: Vec<Route> = Vec::new();
        for (way, moves, player) in found {
            let castling = self.asked_on_route(way, moves, *player)?;
            match &common {
                Some(known) if *known != castling => return None,
                _ => common = Some(castling),
            }
            let route = Route { player: *player, king: way.king, partner: way.partner };
            if !routes.contains(&route) {
                routes.push(route);
            }
        }
        routes.sort_by_key(|route| route.player);
        Some((common?, routes))
    }

    /// What a way asks for that castling as players know it does not.
    fn asked_besides(&self, way: &Way<'_>, scope: &Scope) -> Condition {
        Condition::all(way.further.iter().map(|test| self.condition(test, scope)))
    }

    /// The meaning of a way for a player, and how far apart king and partner start.
    fn meaning(&self, way: &Way<'_>, moves: &Moves, player: usize) -> Option<(Castling, usize)> {
        let (from, to) = way.king;
        let line = self.straight(from, way.partner.0)?;
        let end = line.iter().position(|site| *site == to)?;
        let landing = match line[..end].iter().position(|site| *site == way.partner.1)? {
            0 => Landing::Left,
            other if end == other + 1 => Landing::Beside,
            other => Landing::Beyond(end - other),
        };
        let castling = self.asked_on_route(way, moves, player)?;
        // Of several kings it would have to be said which one castles.
        (self.starts_with(&castling.king, player) == 1).then_some(())?;
        Some((Castling { steps: vec![end], landing, ..castling }, line.len() - 1))
    }

    /// Which pieces castle and what is asked of them and of the places between them.
    fn asked_on_route(&self, way: &Way<'_>, moves: &Moves, player: usize) -> Option<Castling> {
        let (from, to) = way.king;
        let line = self.straight(from, way.partner.0)?;
        let path = self.straight(from, to)?;
        let between = &line[1..line.len() - 1];
        let king = self.starts_at(from, player)?;
        let between_empty = between.iter().all(|site| way.empty.contains(site));
        // What lies elsewhere, or only a part of what lies between, is no castling as players know it.
        if way.empty.iter().any(|site| !between.contains(site))
            || (!between_empty && !way.empty.is_empty())
            || way.safe.iter().any(|site| !path.contains(site))
            // Two pieces cannot come to stand on one place.
            || way.partner.1 == to
            || way.unmoved.iter().any(|site| *site != from && *site != way.partner.0)
            || way.royal.as_ref().is_some_and(|name| self.pieces.named(name).0 != king)
        {
            return None;
        }
        let on_its_way = &path[1..path.len() - 1];
        let crossed: Vec<bool> = on_its_way.iter().map(|site| way.safe.contains(site)).collect();
        let on_the_way = crossed.first().copied().unwrap_or(false);
        if crossed.iter().any(|safe| *safe != on_the_way) {
            return None;
        }
        let guarded = self.leaves_no_check(id(moves)?, &king);
        Some(Castling {
            partner: self.starts_at(way.partner.0, player)?,
            steps: vec![],
            landing: Landing::Listed,
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

    /// The places from one to another in a straight line, both included.
    fn straight(&self, from: u32, to: u32) -> Option<Vec<u32>> {
        let board = self.elements()?;
        board::direction::COMPASS.into_iter().find_map(|way| {
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
fn castlings<'m>(moves: &'m Moves, tests: &[Test<'m>], ways: &mut Vec<Rule<'m>>) -> Option<()> {
    match moves {
        Moves::If(node) if node.then.is_none() => {
            let with =
                |test| tests.iter().copied().chain(std::iter::once(test)).collect::<Vec<_>>();
            castlings(&node.moves, &with(Test::Holds(&node.condition)), ways)?;
            match &node.otherwise {
                Some(otherwise) => castlings(otherwise, &with(Test::Fails(&node.condition)), ways),
                None => Some(()),
            }
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
