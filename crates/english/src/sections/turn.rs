//! What a player does on a turn.

use language::booleans::Boolean;
use language::game::{Mode, NextPhase, Phase, Play, Players, Rules};
use language::moves::Moves;
use language::refs::PlayerRef;
use language::words::{IsPlayerKind, ModeType, Role};

use syntax::NodeId;

use super::again::Again;
use super::jumps::{JumpsOn, jumps_on};
use crate::document::{Block, Section, SectionKind, Sentence};
use crate::plan::{Action, Deed, Passage, Writer};
use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::state::Links;
use crate::teller::Teller;

/// Changes to other phases in fewer words than this are told each time.
const LONG_CHANGE: usize = 12;

impl Teller<'_> {
    pub(super) fn turn_section(&self) -> Section {
        let mut blocks = self.order().blocks();
        match &self.game.rules {
            Rules::Simple(rules) => blocks.extend(self.play_blocks(&rules.play)),
            Rules::Phased(rules) => {
                if let Some(play) = &rules.play {
                    let besides = "in every phase, this is allowed besides the moves of the phase:";
                    let lead = Passage::of(Text::from(besides).tell(play.id));
                    blocks.extend(lead.blocks().into_iter().filter(|_| !rules.phases.is_empty()));
                    blocks.extend(self.play_blocks(play));
                }
                let several = rules.phases.len() > 1;
                let mut changes: Vec<(usize, String)> = Vec::new();
                for (number, phase) in rules.phases.iter().enumerate() {
                    if several {
                        let name = self.name_words(&phase.name);
                        blocks
                            .push(Block::Heading { text: format!("Phase {}: {name}", number + 1) });
                    }
                    blocks.extend(self.phase_blocks(phase, &rules.phases, &mut changes));
                }
            }
        }
        blocks.extend(self.passing());
        if let Rules::Phased(rules) = &self.game.rules
            && rules.phases.len() > 1
        {
            // The phases may differ in what follows a piece's move.
            let meaning = rules.phases.iter().find_map(|phase| {
                let (again, test) = same_turn_branch(&phase.play.moves)?;
                self.alike_in_phases(again).then(|| self.again(again, test))
            });
            self.mean_by_again(meaning.unwrap_or_default());
        }
        let puzzle = self.state.links.clauses("satisfy", "").next().is_some();
        let heading = match self.players.count() {
            0 | 1 if puzzle => "How to solve it",
            0 | 1 => "How to play",
            _ => "Your turn",
        };
        Section { kind: SectionKind::Turn, heading: heading.into(), blocks }
    }

    /// Who begins and how turns follow.
    fn order(&self) -> Passage {
        let mut passage = Passage::default();
        let id = match &self.game.players {
            Players::Count(node) => node.id,
            Players::Facing(node) => node.id,
        };
        let mode = self.game.mode.as_ref();
        if let Some(text) = self.mode_sentence(mode) {
            passage.say(text.tell(id));
        }
        let mut forward = String::new();
        for (number, facing) in (1..).zip(&self.players.facing) {
            if let Some(direction) = facing {
                let way = self.board_way(*direction);
                let owner = self.players.one(number).possessive();
                forward += &match (forward.is_empty(), self.players.count()) {
                    (true, _) => format!("{owner} forward direction is {way}"),
                    (false, 2) => format!("; {owner} is {way}"),
                    (false, _) => format!(", {owner} {way}"),
                };
            }
        }
        if !forward.is_empty() {
            passage.say(Text::from(forward).tell(id));
        }
        passage
    }

    fn mode_sentence(&self, mode: Option<&Mode>) -> Option<Text> {
        let told = |text: Text| match mode {
            Some(mode) => text.tell(mode.id),
            None => text,
        };
        let kind = match mode.map_or(ModeType::Alternating, |mode| mode.mode) {
            // Where no move is that of a certain player, one player after the other makes a move.
            ModeType::Simultaneous if !self.moves_together() => ModeType::Alternating,
            kind => kind,
        };
        let first = self.players.one(1);
        match kind {
            ModeType::Simultaneous => {
                let text: Text = "all players choose in secret and move at the same time".into();
                Some(told(match self.names_no_player() {
                    true => say!(
                        "{}. A rule that names no player is for {} in the first move, then for each player in turn",
                        text,
                        first.name
                    ),
                    false => text,
                }))
            }
            ModeType::Simulation => {
                Some(told("nobody moves: the steps below happen by themselves".into()))
            }
            ModeType::Alternating if self.players.count() > 1 => Some(told(say!(
                "{} {} first; after that the players take turns",
                first.name,
                first.verb("move")
            ))),
            ModeType::Alternating => None,
        }
    }

    /// The rules of a phase; `known` are the changes to other phases that are told before, with the number of their phase.
    fn phase_blocks(
        &self,
        phase: &Phase,
        all: &[Phase],
        known: &mut Vec<(usize, String)>,
    ) -> Vec<Block> {
        let mut passage = Passage::default();
        let scope = self.turn_scope();
        let owner = owner(phase).map(|role| self.role(role, &scope));
        let throughout = owner.is_some() && is_alone(phase, all);
        if let Some(owner) = &owner {
            let text = if throughout {
                say!("{} {} by these rules throughout the game", owner.name, owner.verb("play"))
            } else {
                say!("this phase is for {} only", owner.name)
            };
            passage.say(text.tell(phase.id));
        }
        if let Some(text) = phase.mode.as_ref().and_then(|mode| self.mode_sentence(Some(mode))) {
            passage.say(text);
        }
        let never = |change: &&NextPhase| {
            change.condition.as_ref().and_then(|test| self.settled(test)) == Some(false)
        };
        let (mut out, mut changes): (Vec<&NextPhase>, Vec<&NextPhase>) =
            phase.next_phases.iter().flat_map(|list| list.iter()).partition(never);
        let stays = |change: &&NextPhase| {
            next_phase(change, phase, all).is_some_and(|next| all[next].name == phase.name)
        };
        if changes.iter().all(stays) {
            // Who can go nowhere else stays.
            out.append(&mut changes);
        }
        for change in out {
            self.silent(Silence::Unreachable, self.whole(change.id));
        }
        let mut blocks = passage.blocks();
        match self.jumps_on_in_phase(phase, all) {
            Some(passage) => blocks.extend(passage.blocks()),
            None => blocks.extend(self.play_blocks(&phase.play)),
        }
        let mut after = Passage::default();
        let mut any = false;
        for change in changes {
            any = true;
            // What leads to it says so.
            if self.state.openings.iter().any(|opening| opening.changes.contains(&change.id)) {
                continue;
            }
            after.extend(self.phase_change_once(change, phase, all, known));
        }
        if !any && all.len() > 1 && !throughout {
            after.say(Text::from("this phase lasts to the end").tell(phase.id));
        }
        let mut told = after.blocks();
        if let Some(Block::Paragraph { sentences, .. }) = told.first_mut()
            && let Some(first) = sentences.first_mut()
        {
            first.told.push(phase.id);
            first.told.sort_unstable();
            first.told.dedup();
        } else if let Some(Block::Paragraph { sentences, .. }) = blocks.first_mut()
            && let Some(first) = sentences.first_mut()
        {
            first.told.push(phase.id);
            first.told.sort_unstable();
            first.told.dedup();
        }
        blocks.extend(told);
        blocks
    }

    /// The rules of a phase that is only for going on with the jumps of a phase before it, in the same turn.
    fn jumps_on_in_phase(&self, phase: &Phase, all: &[Phase]) -> Option<Passage> {
        let links = &self.state.links;
        let asks = |change: &NextPhase, stays: bool| {
            let test = links.plain(change.id).find(|part| links.keyword(*part).is_some());
            let same_player = |test: NodeId| {
                links.is(test, "is", "Mover")
                    && links.plain(test).any(|who| links.keyword(who) == Some("next"))
            };
            test.is_some_and(|test| match stays {
                true => same_player(test),
                false => links.keyword(test) == Some("not") && links.plain(test).any(same_player),
            })
        };
        let leads_here = |from: &Phase, change: &NextPhase| {
            next_phase(change, from, all).is_some_and(|next| all[next].id == phase.id)
        };
        let first = all.first().filter(|first| first.id != phase.id)?;
        let entered = |from: &Phase| {
            changes(from).filter(|change| leads_here(from, change)).all(|change| asks(change, true))
        };
        let mut leaves = changes(phase).filter(|change| !leads_here(phase, change)).peekable();
        leaves.peek()?;
        if !all.iter().all(entered) || !leaves.all(|change| asks(change, false)) {
            return None;
        }
        let moves = |phase: &Phase| links.plain(phase.play.id).next();
        let JumpsOn { optional, turned } = jumps_on(links, moves(phase)?, moves(first)?)?;
        let piece = self.turn_scope().last_piece;
        let told = links.whole(phase.play.id);
        let text = match optional {
            true => say!("you may jump again with {}, as in phase 1, or pass", piece),
            false => say!("jump again with {}, as in phase 1", piece),
        };
        turned.is_empty().then(|| Passage::of(text.tell_all(&told)))
    }

    /// A change to another phase; under the same condition as in a phase before, it is told by that.
    fn phase_change_once(
        &self,
        change: &NextPhase,
        from: &Phase,
        all: &[Phase],
        known: &mut Vec<(usize, String)>,
    ) -> Passage {
        let (passage, move_on) = self.phase_change(change, from, all);
        let words = passage.words();
        let number = all.iter().position(|phase| phase.id == from.id).unwrap_or_default() + 1;
        let told = passage.single().map(|text| text.told().to_vec());
        match (known.iter().find(|(_, other)| *other == words), told) {
            (Some((before, _)), Some(told))
                if crate::realise::word_count(&words) >= LONG_CHANGE =>
            {
                let text =
                    say!("{} on the same condition as in phase {}", move_on, before.to_string());
                Passage::of(text.tell_all(&told))
            }
            _ => {
                known.push((number, words));
                passage
            }
        }
    }

    /// A change to another phase, and the words for the change itself.
    fn phase_change(&self, change: &NextPhase, from: &Phase, all: &[Phase]) -> (Passage, Text) {
        let scope = self.after_any(&self.turn_scope());
        let next = next_phase(change, from, all);
        // Only those whose phase it is, or will be, can go on.
        let only = owner(from).or_else(|| next.and_then(|next| owner(&all[next])));
        let who: Text = match (&change.player, only) {
            (Some(player), _) => self.player_ref(player, &scope).name,
            (None, Some(role)) => self.role(role, &scope).name,
            (None, None) => "all players".into(),
        };
        let when = match &change.player {
            Some(PlayerRef::Role(Role::Mover)) => "after your own move",
            _ => "after a move",
        };
        let one = !matches!(who.as_str(), "you" | "all players" | "both players");
        let enter = if one { "enters" } else { "enter" };
        let target = self.phase_entered(change, from, all);
        let move_on = say!("{} {} {}", who, enter, target).tell(change.id);
        let mut passage = Passage::default();
        match &change.condition {
            None => passage.say(say!("after this move {}", move_on)),
            Some(test) => {
                let condition = self.condition(test, &scope);
                let words = crate::realise::word_count(move_on.as_str()) + 5;
                match (condition.clause(), condition.listing(words)) {
                    (Some(clause), _) => passage.say(say!("{} if, {}, {}", move_on, when, clause)),
                    (None, Some(listing)) => {
                        passage.say(say!("{} if, {}, {}:", move_on, when, listing.intro));
                        let items = crate::plan::condition_items(listing.all, &listing.members);
                        passage.list(false, items);
                    }
                    (None, None) => passage.say(move_on.clone()),
                }
            }
        }
        (passage, move_on)
    }

    /// "phase 2 (moving)": the phase that a change leads to.
    fn phase_entered(&self, change: &NextPhase, from: &Phase, all: &[Phase]) -> Text {
        match next_phase(change, from, all) {
            Some(number) => {
                let name = self.name_words(&all[number].name);
                format!("phase {} ({name})", number + 1).into()
            }
            None => {
                let name = change.phase.as_deref().unwrap_or_default();
                format!("the phase {}", crate::ints::place::quoted(name)).into()
            }
        }
    }

    /// The phase that a change leads to, by the ludeme of the change.
    pub(crate) fn phase_after(&self, change: NodeId) -> Option<Text> {
        let Rules::Phased(rules) = &self.game.rules else { return None };
        let all = &rules.phases;
        all.iter().find_map(|from| {
            let mut changes = from.next_phases.iter().flat_map(|list| list.iter());
            let change = changes.find(|known| known.id == change)?;
            Some(self.phase_entered(change, from, all))
        })
    }

    /// "all players enter phase 2 (moving) after this move", where a rule does no more than bring that about.
    pub(crate) fn opens_phase(&self, rule: NodeId) -> Option<Deed> {
        let links = &self.state.links;
        let opening = self.state.openings.iter().find(|known| known.writers.contains(&rule))?;
        let within = |phase: NodeId| {
            opening.changes.iter().copied().find(|change| links.range(phase).contains(change))
        };
        let change =
            links.ancestors(rule).filter(|outer| links.is(*outer, "phase", "")).find_map(within)?;
        let rest = say!("{} after this move", self.phase_after(change)?);
        let deed = Deed::of("all players", "enter", rest.tell_all(&self.whole(change)));
        Some(Deed { plural: true, ..deed })
    }

    /// The rules of play; what happens when a player moves again comes after what usually happens.
    fn play_blocks(&self, play: &Play) -> Vec<Block> {
        let scope = self.turn_scope();
        if let Some(blocks) = self.together(play) {
            return blocks;
        }
        if let Some((first, second, told)) = self.two_steps(&play.moves) {
            self.mean_by_again(Again::Numbered);
            let mut passage = Passage::default();
            passage
                .say(Text::from("a turn has two steps, and you must take both:").tell_all(&told));
            let (site, piece) = (self.site(), &self.pieces.word);
            let later = Scope {
                last_to: format!("the {site} of step 1").into(),
                last_from: format!("the {site} where step 1 began").into(),
                last_piece: format!("the {piece} of step 1").into(),
                ..scope.clone()
            };
            let steps = [(first, &scope), (second, &later)]
                .map(|(step, scope)| Writer::command().write(&self.moves(step, scope)))
                .into_iter()
                .collect();
            passage.list(true, steps);
            return passage.blocks();
        }
        if let Moves::If(node) = &play.moves
            && is_same_turn(&node.condition)
            && let Some(otherwise) = &node.otherwise
            && node.then.is_none()
            && self.only_throws_first(node).is_none()
        {
            let meaning = self.again(&node.moves, node.id);
            self.mean_by_again(meaning.clone());
            let (usual, promotion) = self.promoted_once(self.moves(otherwise, &scope));
            let mut blocks = self.written(&usual);
            blocks.extend(promotion);
            // What a piece may do next in its turn is told with the piece, unless phases differ in it.
            let told_with_it =
                matches!(meaning, Again::Jump { .. } | Again::Deed(_) | Again::Promotion { .. });
            if told_with_it && self.alike_in_phases(&node.moves) {
                return blocks;
            }
            let again = self.moves(&node.moves, &scope);
            if let Again::Jump { optional, ways, fresh: false, verb: "jump", .. } = &meaning
                && ways.is_empty()
            {
                blocks.extend(self.only_jumps_on(*optional, &again, node.id, &scope).blocks());
                return blocks;
            }
            if meaning == Again::Removal {
                let words = Writer::command().write(&again).words();
                let mut told_before = self.removing.borrow_mut();
                if told_before.as_deref() == Some(words.as_str()) {
                    let mut nodes = again.told();
                    nodes.extend(self.whole(node.id));
                    // The move that leads to it points at the rule.
                    if let Some(pointer) = last_pointer(&mut blocks) {
                        pointer.told.extend(nodes);
                        pointer.told.sort_unstable();
                        pointer.told.dedup();
                        return blocks;
                    }
                    let mut passage = Passage::default();
                    passage.parts.push(crate::plan::Part::Lead("Removing.".into()));
                    passage.say(Text::from("this is done as in the phase before").tell_all(&nodes));
                    blocks.extend(passage.blocks());
                    return blocks;
                }
                *told_before = Some(words);
            }
            let condition = self.condition(&node.condition, &scope).tell(node.id);
            let told = condition.clause().unwrap_or_default();
            let mut passage = Passage::default();
            let (lead, text) = match meaning {
                Again::Removal => {
                    ("Removing.", "when a rule lets you remove a piece in the same turn, do this")
                }
                _ => ("When you move again in the same turn:", "only this is allowed"),
            };
            passage.parts.push(crate::plan::Part::Lead(lead.into()));
            passage.say(Text::from(text).tell_all(told.told()));
            passage.extend(Writer::command().write(&again));
            blocks.extend(passage.blocks());
            return blocks;
        }
        self.mean_by_again(Again::Open);
        let (moves, promotion) = self.promoted_once(self.moves(&play.moves, &scope));
        let (moves, hitting) = self.raced(moves);
        let mut blocks = self.written(&moves);
        blocks.extend(hitting);
        blocks.extend(promotion);
        blocks
    }

    /// What a player who moves again may do, where that is only to jump on as before.
    fn only_jumps_on(
        &self,
        optional: bool,
        again: &Action,
        test: NodeId,
        scope: &Scope,
    ) -> Passage {
        let mut told = again.told();
        let condition = self.state.links.plain(test).next();
        told.extend(condition.into_iter().flat_map(|condition| self.whole(condition)));
        told.push(test);
        let text = match optional {
            true => say!("you may only jump again with {}, or pass", scope.last_piece),
            false => say!("you must jump again with {}", scope.last_piece),
        };
        let mut passage = Passage::default();
        passage.parts.push(crate::plan::Part::Lead("When you move again in the same turn:".into()));
        passage.say(text.tell_all(&told));
        passage
    }

    /// Whether moving again means the same in every phase in which a player may move again.
    fn alike_in_phases(&self, again: &Moves) -> bool {
        let Rules::Phased(rules) = &self.game.rules else { return true };
        let words =
            |moves: &Moves| Writer::command().write(&self.moves(moves, &self.turn_scope())).words();
        let meant = words(again);
        rules.phases.iter().all(|phase| match same_turn_branch(&phase.play.moves) {
            Some((other, _)) => words(other) == meant,
            None => !self.goes_on_by_pieces(phase) && self.ends_turn_before_change(phase),
        })
    }

    /// Whether a player may move again in a phase by the rules of the pieces, which are told for all phases together.
    fn goes_on_by_pieces(&self, phase: &Phase) -> bool {
        let links = &self.state.links;
        let within = |node: NodeId| links.ancestors(node).any(|outer| outer == phase.id);
        links
            .clauses("forEach", "Piece")
            .any(|search| within(search) && super::pieces::by_own_rules(links, search))
            && links.clauses("moveAgain", "").any(|again| {
                links.ancestors(again).any(|outer| links.keyword(outer) == Some("piece"))
            })
    }

    /// Whether no turn of a phase goes on into the next one: a player moves again only as long as the phase lasts.
    fn ends_turn_before_change(&self, phase: &Phase) -> bool {
        let links = &self.state.links;
        let within = |node: &NodeId| links.ancestors(*node).any(|outer| outer == phase.id);
        let mut again = links.clauses("moveAgain", "").filter(within);
        let changes: Vec<NodeId> = links.clauses("nextPhase", "").filter(within).collect();
        let negates = |one: NodeId, other: NodeId| {
            links.keyword(one) == Some("not")
                && links.plain(one).next().is_some_and(|inner| links.same(inner, other))
        };
        again.all(|again| {
            let Some(test) = guard(links, again) else { return changes.is_empty() };
            changes.iter().all(|change| {
                let when = links.plain(*change).find(|part| links.keyword(*part).is_some());
                when.is_some_and(|when| negates(test, when) || negates(when, test))
            })
        })
    }

    fn written(&self, action: &Action) -> Vec<Block> {
        self.sowing_blocks(action).unwrap_or_else(|| Writer::command().write_last(action).blocks())
    }
}

/// The sentence that points at the rule on removing pieces.
fn last_pointer(blocks: &mut [Block]) -> Option<&mut Sentence> {
    let sentences =
        blocks.iter_mut().rev().flat_map(|block| block.sentences_mut().into_iter().rev());
    let mut pointing = sentences.filter(|sentence| sentence.text.contains("(see Removing)"));
    pointing.next()
}

/// The test that must hold for something to happen, if it is the only one right before it.
fn guard(links: &Links<'_>, node: NodeId) -> Option<NodeId> {
    let mut inner = node;
    while let Some(outer) = links.parent(inner) {
        match links.keyword(outer) {
            Some("and" | "then") => inner = outer,
            Some("if") => {
                let parts: Vec<NodeId> = links.plain(outer).collect();
                let decides = parts.get(1) == Some(&inner);
                return parts.first().copied().filter(|_| decides);
            }
            _ => return None,
        }
    }
    None
}

/// What a rule of play lets a player do who moves again, and the test for that.
pub(super) fn same_turn_branch(moves: &Moves) -> Option<(&Moves, NodeId)> {
    match moves {
        Moves::If(node)
            if is_same_turn(&node.condition) && node.otherwise.is_some() && node.then.is_none() =>
        {
            Some((&node.moves, node.id))
        }
        _ => None,
    }
}

/// Whose phase it is, if it is not for everybody.
fn owner(phase: &Phase) -> Option<Role> {
    phase.role.filter(|role| !matches!(role, Role::Shared | Role::All))
}

/// The place of the phase that a change leads to, in the list of all.
fn next_phase(change: &NextPhase, from: &Phase, all: &[Phase]) -> Option<usize> {
    let place = |name: &str| all.iter().position(|phase| &*phase.name == name);
    match change.phase.as_deref() {
        Some(name) => place(name),
        None => Some((place(&from.name)? + 1) % all.len()),
    }
}

/// Whether nothing leads to a phase or away from it: its owner begins in it and stays there.
fn is_alone(phase: &Phase, all: &[Phase]) -> bool {
    let leads = |from: &Phase| {
        from.next_phases.iter().flat_map(|list| list.iter()).any(|change| {
            next_phase(change, from, all).is_some_and(|next| all[next].name == phase.name)
        })
    };
    let first = all.iter().find(|other| owner(other).is_none() || owner(other) == owner(phase));
    phase.next_phases.iter().all(|list| list.iter().next().is_none())
        && first.is_some_and(|first| first.name == phase.name)
        && !all.iter().any(leads)
}

/// The changes that lead away from a phase, or back to it.
fn changes(from: &Phase) -> impl Iterator<Item = &NextPhase> {
    from.next_phases.iter().flat_map(|list| list.iter())
}

/// Whether a test asks if the same player moved just before.
fn is_same_turn(test: &Boolean) -> bool {
    matches!(
        test,
        Boolean::IsPlayer(node)
            if node.kind == IsPlayerKind::Prev
                && matches!(&node.player, language::refs::IndexOrRole::Role(Role::Mover))
    )
}
