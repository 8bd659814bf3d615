//! The same for each of several things.

use language::arrays::IntArray;
use language::booleans::Boolean;
use language::ints::Int;
use language::moves::{
    DirectionBody, ForEachDie, ForEachDirection, ForEachLevel, ForEachPiece, ForEachSite, Moves,
};
use language::refs::{PieceContainer, PlayerRef, SiteOrRegion};
use language::regions::Region;
use language::words::Role as PlayerRole;

use crate::notes::Sort;
use crate::plan::{Action, Condition, Deed};
use crate::realise::{Text, listed_or, plural, say};
use crate::regions::Area;
use crate::scope::Scope;
use crate::silence::Silence;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn for_each_piece(&self, node: &ForEachPiece, scope: &Scope) -> Action {
        self.moves_with(node, None, scope)
    }

    /// The moves of pieces, with those of the same pieces elsewhere that move by the same rules.
    fn moves_with(&self, node: &ForEachPiece, elsewhere: Option<&Text>, scope: &Scope) -> Action {
        let names: Vec<&str> =
            node.item.iter().flat_map(|items| items.iter().map(|name| &**name)).collect();
        let many: Text = if names.is_empty() {
            self.pieces.words().into()
        } else {
            let kinds: Vec<Text> =
                names.iter().map(|name| plural(&self.pieces.named(name).0).into()).collect();
            listed_or(&kinds)
        };
        let mut piece = match &node.player {
            None => say!("one of your {}", many),
            Some(PlayerRef::Role(PlayerRole::All)) => say!("any of the {}", many),
            Some(PlayerRef::Role(PlayerRole::Neutral | PlayerRole::Shared)) => {
                say!("one of the {}", many)
            }
            Some(player) => {
                let person = self.player_ref(player, scope);
                say!("one of {} {}", person.possessive(), many)
            }
        };
        match &node.container {
            Some(PieceContainer::Container(container)) => {
                piece = say!("{} in {} hand", piece, self.person(container, scope).possessive());
            }
            Some(PieceContainer::Name(name)) => {
                piece = say!("{} in the {}", piece, self.name_words(name))
            }
            None => {}
        }
        if let Some(elsewhere) = elsewhere {
            piece = say!("{}, on the board or {}", piece, elsewhere);
        }
        if let Some(top) = &node.top
            && matches!(top, language::booleans::Boolean::Constant(true))
        {
            if self.only_tops_move() {
                let links = &self.state.links;
                let whole = links.whole(syntax::Tree::ROOT).into_iter().any(|part| {
                    links.label(part) == Some("stack") && links.word(part) == Some("True")
                });
                self.term(if whole { "stack top" } else { "stack top alone" }, node.id);
            } else {
                piece = say!("{} that is on top of its stack", piece);
            }
        }
        let site = self.site_of(node.on);
        let inner = Scope {
            piece: piece.clone().tell(node.id),
            from: format!("its {site}").into(),
            piece_given: true,
            ..scope.clone()
        };
        let action = match &node.specific_moves {
            Some(moves) => match self.moves(moves, &inner) {
                action if !scope.effect && speaks_of_it(&action, &inner.from) => {
                    self.chosen(&piece, moves, &inner).tell(node.id)
                }
                action => action.tell(node.id),
            },
            None => self.own_moves(&piece, &names, &inner).tell(node.id),
        };
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    /// Pieces on the board and those in a hand that move by the same rules, among several moves: which of these they
    /// are, and both in one.
    pub(super) fn wherever(
        &self,
        moves: &[Moves],
        scope: &Scope,
    ) -> Option<(usize, usize, Action)> {
        let pieces: Vec<(usize, &ForEachPiece)> = moves
            .iter()
            .enumerate()
            .filter_map(|(index, moves)| match moves {
                Moves::ForEachPiece(node) if node.then.is_none() => Some((index, &**node)),
                _ => None,
            })
            .collect();
        let [(first, one), (second, other)] = pieces.as_slice() else { return None };
        let ((first, board), (second, hand)) = match (&one.container, &other.container) {
            (None, Some(_)) => ((*first, *one), (*second, *other)),
            (Some(_), None) => ((*second, *other), (*first, *one)),
            _ => return None,
        };
        let Some(PieceContainer::Container(owner)) = &hand.container else { return None };
        if board.item != hand.item || board.player != hand.player {
            return None;
        }
        let alike = match (&board.specific_moves, &hand.specific_moves) {
            (None, None) => true,
            (Some(one), Some(other)) => {
                let there = Scope {
                    from: format!("its {}", self.site_of(board.on)).into(),
                    piece_given: true,
                    ..scope.clone()
                };
                super::same_words(&self.moves(one, &there), &self.moves(other, &there))
            }
            _ => false,
        };
        let place = say!("in {} hand", self.person(owner, scope).possessive());
        alike.then(|| {
            let told = self.whole(hand.id);
            let action = self.moves_with(board, Some(&place), scope);
            (first, second, told.into_iter().fold(action, Action::tell))
        })
    }

    /// Whether every rule that lets pieces move means the top pieces of stacks.
    fn only_tops_move(&self) -> bool {
        let links = &self.state.links;
        links.clauses("forEach", "Piece").all(|each| {
            links
                .children(each)
                .iter()
                .any(|part| links.label(*part) == Some("top") && links.word(*part) == Some("True"))
        })
    }

    /// A piece that is chosen first, because what it may do depends on where it stands.
    fn chosen(&self, piece: &Text, moves: &Moves, scope: &Scope) -> Action {
        let word = format!("that {}", self.pieces.word);
        let given = Scope { piece: word.into(), ..scope.clone() };
        Action::from(Deed::you("choose", piece.clone())).followed_by(self.moves(moves, &given))
    }

    /// Moves that the pieces themselves define.
    fn own_moves(&self, piece: &Text, names: &[&str], scope: &Scope) -> Action {
        let kinds: Vec<_> = self
            .pieces
            .kinds
            .iter()
            .filter(|kind| {
                names.is_empty()
                    || names.iter().any(|name| kind.name == *name || kind.name.contains(name))
            })
            .filter(|kind| kind.generator.is_some())
            .collect();
        match kinds.as_slice() {
            [] => Action::Nothing,
            [only] if self.tells_inline(only.id) => {
                let Some(moves) = only.generator else { return Action::Nothing };
                match self.moves(moves, scope) {
                    action if !scope.effect && speaks_of_it(&action, &scope.from) => {
                        self.chosen(piece, moves, scope)
                    }
                    action => action,
                }
                .tell(only.id)
            }
            _ => Deed::you("move", say!("{} (see How the pieces move)", piece)).into(),
        }
    }

    /// Whether the moves of a piece are told where they are used: when it is the only kind with moves.
    pub(crate) fn tells_inline(&self, kind: syntax::NodeId) -> bool {
        let mut with_moves = self.pieces.kinds.iter().filter(|kind| kind.generator.is_some());
        matches!((with_moves.next(), with_moves.next()), (Some(only), None) if only.id == kind)
    }

    pub(super) fn for_each_site(&self, node: &ForEachSite, scope: &Scope) -> Action {
        if self.area(&node.region, scope).plural.is_empty() {
            // Options can leave the list of places empty.
            self.silent(Silence::Unreachable, self.whole(node.id));
            return self.with_then(Action::Nothing, node.then.as_ref(), scope);
        }
        if let Some(action) = self.drops(node, scope) {
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        let site = self.site_in(&node.region);
        let area = self.area(&node.region, scope);
        // The place that is looked at is also the target of what is done there.
        let nested = self.looks_from_outer(node, scope);
        let that = match nested {
            true => Text::from(format!("the second {site}")),
            false => Text::from(format!("that {site}")),
        };
        let inner = Scope { site: that.clone(), to: that.clone(), ..scope.clone() };
        if let Some(action) = self.chooses_among(node, &area, &inner) {
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        if let Some(action) = self.outflanking(node, &area, &inner) {
            return self.with_then(action, node.then.as_ref(), &self.after_any(scope));
        }
        let head = if scope.effect {
            say!("for {}", area.each_one(site))
        } else if let Some(piece) = &area.one_piece {
            say!("for any {} that holds {}", site, piece)
        } else if self.players.count() == 0 {
            say!("for {}", area.each_one(site))
        } else {
            area.any_one(site)
        };
        let head = if nested { say!("{}, called {}", head, that) } else { head };
        let (head, body) = (head.tell(node.id), self.moves(&node.generator, &inner));
        if node.no_move_yet.is_none() && scope.effect {
            return self.each_with_then(head, body, node.then.as_ref(), scope);
        }
        let mut action = Action::Each(head, Box::new(body));
        if !scope.effect && self.players.count() == 0 {
            // Nobody chooses: whatever is possible happens, all of it from the same position.
            let at_once = Deed::of("all these changes", "happen", "at the same time").tell(node.id);
            let at_once = Deed { plural: true, ..at_once };
            action = Action::sequence([action, at_once.into()]);
        }
        if let Some(other) = &node.no_move_yet {
            action = Action::Prefer(vec![action, self.moves(other, scope)]);
        }
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    /// "choose a square of the bottom row": to choose the place that is looked at is to choose one of them all.
    fn chooses_among(&self, node: &ForEachSite, area: &Area, inner: &Scope) -> Option<Action> {
        let Moves::Select(select) = &node.generator else { return None };
        let here = matches!(&select.from.site, Some(SiteOrRegion::Site(Int::Site(_))));
        if !here || inner.effect || node.no_move_yet.is_some() || area.one_piece.is_some() {
            return None;
        }
        match self.moves(&node.generator, inner) {
            Action::Deed(deed) if deed.rest.as_str() == inner.site.as_str() => {
                let rest = area.single.clone().tell_all(deed.rest.told()).tell(node.id);
                Some(Action::Deed(Deed { rest, ..deed }))
            }
            _ => None,
        }
    }

    /// Whether the places of a search depend on the place that a search around it has reached: both would be "that
    /// square".
    fn looks_from_outer(&self, node: &ForEachSite, scope: &Scope) -> bool {
        let links = &self.state.links;
        let region = links.plain(node.id).nth(1);
        scope.site.as_str() == format!("that {}", self.site())
            && links.ancestors(node.id).any(|outer| links.is(outer, "forEach", "Site"))
            && region.is_some_and(|region| {
                links.whole(region).into_iter().any(|part| {
                    links.keyword(part) == Some("site") && links.children(part).is_empty()
                })
            })
    }

    /// Moves of whatever lies in a hand: "place a piece from your hand on any empty square".
    fn drops(&self, node: &ForEachSite, scope: &Scope) -> Option<Action> {
        let Region::SitesHand(_) = &node.region else { return None };
        if scope.effect || node.no_move_yet.is_some() {
            return None;
        }
        let hand = self.area(&node.region, scope);
        let word = &self.pieces.word;
        let mut told = vec![node.id];
        // Only places with a piece can be meant.
        let moves = match &node.generator {
            Moves::If(test) if test.otherwise.is_none() && test.then.is_none() => {
                match &test.condition {
                    Boolean::IsOccupied(occupied) if matches!(occupied.at, Int::Site(_)) => {
                        told.push(test.id);
                        told.extend(self.whole(occupied.id));
                        &test.moves
                    }
                    _ => return None,
                }
            }
            other => other,
        };
        let inner = Scope {
            site: format!("its place in {}", hand.plural).into(),
            piece: "it".into(),
            held: true,
            ..scope.clone()
        };
        let action = match self.moves(moves, &inner) {
            Action::Deed(deed) => {
                let known = deed.piece.iter().flat_map(|piece| piece.told().to_vec());
                let piece = say!("a {} from {}", word, hand.plural);
                let piece = piece.tell_all(&known.collect::<Vec<_>>());
                Action::Deed(Deed { piece: Some(piece), ..deed })
            }
            body => Action::Each(say!("for any {} in {}", word, hand.plural), Box::new(body)),
        };
        Some(told.into_iter().fold(action, Action::tell))
    }

    pub(super) fn for_each_direction(&self, node: &ForEachDirection, scope: &Scope) -> Action {
        if let Some(action) = self.bent_move(node, scope) {
            return action;
        }
        let site = self.site();
        let way = node
            .directions
            .as_ref()
            .map_or_else(|| self.any_direction(), |d| self.direction(d, scope));
        let origin: Text = match &node.from {
            Some(from) => {
                let text = match &from.site {
                    Some(language::refs::SiteOrRegion::Site(place)) => {
                        self.place(place, scope).text
                    }
                    Some(language::refs::SiteOrRegion::Region(region)) => {
                        self.area(region, scope).single
                    }
                    None => scope.from.clone(),
                };
                text.tell(from.id)
            }
            None => scope.from.clone(),
        };
        let distance: Text = match &node.between {
            Some(between) => {
                let mut text = match &between.range {
                    Some(range) => say!("{} away", self.range_of(range, site, scope)),
                    None => "in line".into(),
                };
                if let Some(test) = &between.condition {
                    let inner = Scope {
                        between: format!("each {site} in between").into(),
                        ..scope.clone()
                    };
                    text = say!("{} (if {})", text, self.squeezed(&self.condition(test, &inner)));
                }
                text.tell(between.id)
            }
            None => format!("one {site} away").into(),
        };
        let one = if scope.effect { "each" } else { "any" };
        let way = self.brief(Sort::Direction, way);
        let way = if way.as_str().starts_with("direction ") { say!("in {}", way) } else { way };
        let head =
            say!("for {} {} {} from {}, going {}", one, site, distance, origin, way).tell(node.id);
        let inner =
            Scope { to: format!("that {site}").into(), target_named: true, ..scope.clone() };
        let body = match &node.body {
            DirectionBody::To(to) => {
                let target = self.target(to, &inner);
                let effect = target.effect.clone();
                let action = if scope.effect || !effect.is_nothing() {
                    effect
                } else {
                    Deed::piece(scope.piece.clone(), "move", "", target.after("to")).into()
                };
                let conditions = match &to.condition {
                    Some(test) => self.condition(test, &inner),
                    None => Condition::Always,
                };
                Action::when(conditions, action, Action::Nothing).tell(to.id)
            }
            DirectionBody::Moves(moves) => self.moves(moves, &inner),
        };
        self.with_then(
            Action::Each(head, Box::new(body)),
            node.then.as_ref(),
            &self.after_any(scope),
        )
    }

    /// "move each disc there to its owner's hand": what happens to all pieces of a stack alike.
    fn whole_stack(&self, node: &ForEachLevel, scope: &Scope) -> Option<Action> {
        if !scope.effect {
            return None;
        }
        let place = self.place(&node.site, scope);
        let here = |site: &Int| self.place(site, scope).text.as_str() == place.text.as_str();
        let any_level = |level: &Option<Int>| matches!(level, None | Some(Int::Level(_)));
        let there = place.text.as_str() == format!("that {}", self.site());
        let word = &self.pieces.word;
        let each = match there {
            true => say!("each {} there", word).tell_all(place.text.told()),
            false => say!("each {} of the stack on {}", word, place.text),
        };
        let deed = match &node.moves {
            Moves::FromTo(carry) => {
                let Some(SiteOrRegion::Site(from)) = &carry.from.site else { return None };
                let alone = carry.from.condition.is_none() && carry.count.is_none();
                if !here(from) || !any_level(&carry.from.level) || !alone {
                    return None;
                }
                let Action::Deed(deed) = self.moves(&node.moves, scope) else { return None };
                let told = deed.piece.as_ref()?.told().to_vec();
                let each = match node.stack_direction.map(|direction| direction.word()) {
                    Some("FromTop") => say!("{}, from the top down,", each),
                    _ => each,
                };
                Deed { piece: Some(each.tell_all(&told)), ..deed }
            }
            Moves::Remove(remove) => {
                let SiteOrRegion::Site(at) = &remove.site else { return None };
                if !here(at) || !any_level(&remove.level) || remove.count.is_some() {
                    return None;
                }
                let Action::Deed(deed) = self.moves(&node.moves, scope) else { return None };
                let rest = match deed.verb.as_str() {
                    "remove" => say!("{} from the board", each),
                    _ => each,
                };
                if remove.at.is_some() {
                    return None;
                }
                Deed { rest: rest.tell_all(deed.rest.told()), ..deed }
            }
            _ => return None,
        };
        Some(Action::from(deed.tell(node.id)))
    }

    pub(super) fn for_each_die(&self, node: &ForEachDie, scope: &Scope) -> Action {
        let single = self.dice_noun() == "the die";
        let mut head: Text = if single { "with the die" } else { "with any die" }.into();
        let mut body = self.moves(&node.moves, scope);
        if let Some(test) = &node.condition {
            let condition = self.condition(test, scope);
            let (rest, told) = super::landing::unused(condition);
            if let Some(told) = told {
                let words = if single { "with the die" } else { "with any die not yet used" };
                head = Text::from(words).tell_all(&told);
            }
            let (rest, moves) = super::landing::reachable(rest, body);
            body = match (rest, moves) {
                (Condition::Always, moves) => moves,
                (rest, Action::Deed(mut deed)) => {
                    deed.demands.insert(0, ("this is allowed only if".into(), rest));
                    Action::Deed(deed)
                }
                (rest, moves) => {
                    head = say!("{} for which {}", head, self.squeezed(&rest));
                    moves
                }
            };
        }
        if matches!(node.combined, Some(language::booleans::Boolean::Constant(true))) {
            head = say!("{}, or with the total of several dice", head);
        }
        let twice = match &node.replay_double {
            None | Some(Boolean::Constant(false)) => None,
            Some(Boolean::Constant(true)) => Some("if all dice show the same number".into()),
            Some(test) => Some(say!(
                "if all dice show the same number and {}",
                self.squeezed(&self.condition(test, scope))
            )),
        };
        let twice = twice.map(|when: Text| {
            let deed = Deed::of("you", "use each die twice", when).tell(node.id);
            Action::from(Deed { plural: true, ..deed })
        });
        // Rules of several parts follow in sentences of their own; the die is taken up first.
        let action = match body {
            body @ Action::Deed(_) => {
                let each = Action::Each(head.tell(node.id), Box::new(body));
                Action::sequence([each].into_iter().chain(twice))
            }
            body => {
                let die = head.reworded(head.as_str().trim_start_matches("with "));
                let take = Deed::you("use", die).tell(node.id);
                Action::sequence([Action::from(take)].into_iter().chain(twice).chain([body]))
            }
        };
        self.with_then(action, node.then.as_ref(), &self.after_any(scope))
    }

    pub(super) fn for_each_other(&self, moves: &Moves, scope: &Scope) -> Action {
        let one = if scope.effect { "each" } else { "any" };
        match moves {
            Moves::ForEachValue(node) => {
                let (min, max) = (self.number(&node.min, scope), self.number(&node.max, scope));
                let head =
                    say!("for {} number from {} to {}", one, min.text, max.text).tell(node.id);
                let inner = Scope { value: "that number".into(), ..scope.clone() };
                let body = self.moves(&node.generator, &inner);
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            Moves::ForEachValueOf(node) => {
                let numbers = self.numbers(&node.values, scope);
                let head = say!("for {} of {}", one, numbers).tell(node.id);
                // A number that is chosen and then used elsewhere needs more than "it".
                let number = matches!(&node.values, IntArray::ValuesRemembered(values)
                    if self.remembered_places(values.name.as_deref()).is_none());
                let value = if number && !scope.effect { "the value chosen" } else { "it" };
                let inner = Scope { value: value.into(), ..scope.clone() };
                let body = self.moves(&node.generator, &inner);
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            Moves::ForEachPlayer(node) => {
                let head = say!("for {} player", one).tell(node.id);
                let inner = Scope { player: "that player".into(), ..scope.clone() };
                let body = self.moves(&node.moves, &inner);
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            Moves::ForEachPlayerOf(node) => {
                let players = self.numbers(&node.players, scope);
                let head = say!("for {} of {}", one, players).tell(node.id);
                let inner = Scope { player: "that player".into(), ..scope.clone() };
                let body = self.moves(&node.moves, &inner);
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            Moves::ForEachTeam(node) => {
                let head = say!("for {} team", one).tell(node.id);
                let body = self.moves(&node.moves, scope);
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            Moves::ForEachGroup(node) => {
                let site = self.site();
                let mut head = say!("for {} group of your {}", one, self.pieces.words());
                if let Some(test) = &node.condition {
                    let inner = Scope { to: format!("each {site} of it").into(), ..scope.clone() };
                    head = say!(
                        "for {} connected group in which {}",
                        one,
                        self.squeezed(&self.condition(test, &inner))
                    );
                }
                if let Some(direction) = &node.directions {
                    head = say!("{} (connected {})", head, self.direction(direction, scope));
                }
                let body = self.moves(&node.moves, scope);
                self.each_with_then(head.tell(node.id), body, node.then.as_ref(), scope)
            }
            Moves::ForEachLevel(node) if let Some(action) = self.whole_stack(node, scope) => {
                self.with_then(action, node.then.as_ref(), &self.after_any(scope))
            }
            Moves::ForEachLevel(node) => {
                let place = self.place(&node.site, scope);
                let order = match node.stack_direction.map(|direction| direction.word()) {
                    Some("FromTop") => ", from the top down",
                    _ => "",
                };
                let head =
                    say!("for {} piece of the stack on {}{}", one, place.text, order).tell(node.id);
                let body = self.moves(&node.moves, scope);
                self.each_with_then(head, body, node.then.as_ref(), scope)
            }
            _ => Action::Nothing,
        }
    }
}

/// Whether an action has cases, or looks around from the place of the piece: it must have been named before.
fn speaks_of_it(action: &Action, from: &Text) -> bool {
    let first = |action: &Action| match action {
        Action::When(..) => true,
        Action::Each(head, _) => head.as_str().contains(from.as_str()),
        _ => false,
    };
    match action {
        Action::Sequence(members) | Action::Choice(members) | Action::Prefer(members) => {
            members.iter().any(first)
        }
        action => first(action),
    }
}
