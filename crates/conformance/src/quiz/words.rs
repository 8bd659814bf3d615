//! Positions, moves and changes in words.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Result, bail};
use engine::action::Act;
use engine::arena::{Move, Part};
use engine::program::ContainerKind;
use engine::state::Scalar;
use engine::{Program, World, text};
use english::caption::Captions;
use language::Root;
use ludoscribe::Game;

/// Who owns what no player owns.
const NOBODY: &str = "nobody";

/// Names things as the text of a game does.
pub struct Words<'a> {
    captions: Captions<'a>,
    program: &'a Program,
}

impl<'a> Words<'a> {
    /// The words of a game.
    pub fn of(game: &'a Game, program: &'a Program) -> Result<Self> {
        let Root::Game(ast) = game.root() else { bail!("a match has no positions of its own") };
        let tree = &game.description().game;
        let captions = Captions::new(ast, tree, game.metadata(), Some(&program.topology));
        Ok(Self { captions, program })
    }

    fn player(&self, number: i32) -> String {
        match usize::try_from(number) {
            Ok(number) if (1..=self.program.players).contains(&number) => {
                self.captions.player(number)
            }
            _ => String::from(NOBODY),
        }
    }

    /// A place: its coordinate on the board, or whose hand it is.
    fn place(&self, container: usize, letter: &str, site: i32) -> String {
        let holder = &self.program.containers[container];
        let label = |kind| {
            let sites = self.program.topology.of(kind);
            let label = usize::try_from(site).ok().and_then(|site| sites.labels.get(site));
            label.map_or_else(|| site.to_string(), ToString::to_string)
        };
        match (holder.kind, letter) {
            (ContainerKind::Board, "C") => label(board::SiteType::Cell),
            (ContainerKind::Board, "V") => label(board::SiteType::Vertex),
            (ContainerKind::Board, _) => format!("edge {site}"),
            (ContainerKind::Hand, _) => {
                let index = site - holder.first as i32 + 1;
                format!("{}'s hand, place {index}", self.player(holder.owner))
            }
            (ContainerKind::Dice, _) => format!("die {}", site - holder.first as i32 + 1),
            (ContainerKind::Deck, _) => String::from("the deck"),
        }
    }

    fn site(&self, world: &World<'_>, site: i32) -> String {
        let container = world.state.layout().container(site);
        let letter = &self.program.default_type().name()[..1];
        self.place(container, letter, site)
    }

    /// Who owns what stands on a site.
    pub fn owner_at(&self, world: &World<'_>, site: i32) -> Option<i32> {
        let slot = world.state.layout().slot(site, self.program.default_type())?;
        Some(world.state.who(slot))
    }

    /// A legal move, as a player would write it down.
    pub fn offer(&self, world: &World<'_>, index: usize) -> String {
        let mv = &world.arena.moves[index];
        let made = match (mv.from, mv.to) {
            (-1, -1) => self.decision(world, mv),
            (from, to) if from == to => self.site(world, to),
            (from, to) => format!("{} to {}", self.site(world, from), self.site(world, to)),
        };
        let mut more = String::new();
        for part in &world.arena.parts[mv.parts.range()] {
            match part {
                Part::Action(action) => match action.act {
                    Act::Add { what, .. } | Act::Promote { what, .. } if mv.from == mv.to => {
                        let _ = write!(more, " ({})", self.kind(what));
                    }
                    Act::UseDie { die, .. } => {
                        let _ = write!(more, " (with die {})", die + 1);
                    }
                    _ => {}
                },
                Part::Nested(_) => {}
            }
        }
        format!("{made}{more}")
    }

    /// A choice without a place: passing, voting, bidding.
    fn decision(&self, world: &World<'_>, mv: &Move) -> String {
        let mut decided = Vec::new();
        let names = world.names();
        for part in &world.arena.parts[mv.parts.range()] {
            match part {
                Part::Action(action) if action.decision => {
                    let mut raw = String::new();
                    match action.act {
                        Act::Pass { .. } => raw.push_str("pass"),
                        Act::Swap { .. } => raw.push_str("change sides"),
                        Act::Propose { text, .. } => {
                            raw = format!("propose “{}”", names[text as usize])
                        }
                        Act::Vote { text, .. } => raw = format!("vote “{}”", names[text as usize]),
                        _ => text::write_action(action, &names, &mut raw),
                    }
                    decided.push(raw);
                }
                Part::Action(_) | Part::Nested(_) => {}
            }
        }
        decided.join(", ")
    }

    fn kind(&self, what: i32) -> String {
        let component =
            usize::try_from(what).ok().and_then(|what| self.program.components.get(what));
        let Some(component) = component else { return String::new() };
        let base = english::realise::spoken_name(&component.base);
        match self.player(component.owner) {
            owner if owner != NOBODY => format!("{owner}'s {base}"),
            _ => base,
        }
    }

    /// What lies where, a line for each place, and the scores.
    pub fn lines(&self, world: &World<'_>) -> BTreeMap<String, String> {
        let mut lines: BTreeMap<String, String> = BTreeMap::new();
        for (key, rows) in world.rows() {
            let (container, letter) = key.split_at(key.len() - 1);
            let container: usize = container.parse().unwrap_or(0);
            for [site, level, what, who, count, state, rotation, value] in rows {
                let mut piece = self.kind(what);
                let component =
                    usize::try_from(what).ok().and_then(|what| self.program.components.get(what));
                if component.is_some_and(|component| !component.faces.is_empty()) {
                    continue;
                }
                if count != 1 {
                    piece = format!("{count} × {piece}");
                }
                let owner = component.map_or(0, |component| component.owner);
                if who != owner && who != 0 {
                    let _ = write!(piece, " of {}", self.player(who));
                }
                for (name, number) in [("state", state), ("turned", rotation), ("value", value)] {
                    if number > 0 {
                        let _ = write!(piece, " [{name} {number}]");
                    }
                }
                let line = lines.entry(self.place(container, letter, site)).or_default();
                if level > 0 {
                    line.push_str(", on it ");
                }
                line.push_str(&piece);
            }
        }
        if self.program.scores {
            for player in 1..=self.program.players {
                lines.insert(
                    format!("Score of {}", self.player(player as i32)),
                    world.score(player).to_string(),
                );
            }
        }
        lines
    }

    /// A position: whose turn it is, what lies where, the last moves and the throw.
    pub fn position(&self, world: &mut World<'_>) -> String {
        let made = world.state.history().len();
        let mut told =
            format!("{} is to move; moves made so far: {made}.", self.player(world.mover()));
        let last = world.state.last_played().cloned();
        if let Some(last) = last.filter(|last| last.to >= 0) {
            let (from, to) = (self.site(world, last.from.max(0)), self.site(world, last.to));
            let from = if last.from >= 0 && last.from != last.to {
                format!("{from} to ")
            } else {
                String::new()
            };
            let _ = write!(
                told,
                " The last move was {from}{to}, by {}.",
                self.player(last.mover.into())
            );
        }
        let mover = world.mover();
        let run =
            world.state.history().iter().rev().take_while(|made| i32::from(made.mover) == mover);
        match run.count() {
            0 => {}
            made => {
                let _ = write!(told, " The same player has made the last {made} moves.");
            }
        }
        let throw = self.throw(world);
        if !throw.is_empty() {
            let _ = write!(told, " The dice show {}.", throw.join(", "));
        }
        told.push('\n');
        // Places that hold the same are listed together.
        let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (place, what) in self.lines(world) {
            groups.entry(what).or_default().push(place);
        }
        for (what, places) in groups {
            let _ = writeln!(told, "  {what}: {}", places.join(" "));
        }
        told
    }

    /// The numbers thrown for the moves that are legal now.
    fn throw(&self, world: &mut World<'_>) -> Vec<String> {
        if world.legal_moves().is_empty() {
            return Vec::new();
        }
        let mut dice: BTreeMap<i32, i32> = BTreeMap::new();
        for (key, rows) in world.rows() {
            let container: usize = key[..key.len() - 1].parse().unwrap_or(0);
            if self.program.containers[container].kind == ContainerKind::Dice {
                dice.extend(rows.iter().map(|row| (row[0], row[5])));
            }
        }
        let mv = world.arena.moves[0];
        for part in &world.arena.parts[mv.parts.range()] {
            if let Part::Action(action) = part
                && let Act::SetDie { site, face } = action.act
            {
                dice.insert(site, face);
            }
        }
        let slot = |site: &i32| world.state.layout().slot(*site, board::SiteType::Cell);
        let shown = |(site, face): (&i32, &i32)| {
            let what = world.state.what(slot(site)?);
            let faces = &self.program.components.get(usize::try_from(what).ok()?)?.faces;
            let value = faces.get(usize::try_from(*face).ok()?)?;
            Some(value.to_string())
        };
        dice.iter().filter_map(shown).collect()
    }

    /// What differs after a move, and how play goes on.
    pub fn changes(&self, before: &BTreeMap<String, String>, after: &mut World<'_>) -> Vec<String> {
        let now = self.lines(after);
        let mut changed = Vec::new();
        let none = String::from("nothing");
        let mut places: Vec<&String> = before.keys().chain(now.keys()).collect();
        places.sort();
        places.dedup();
        for place in places {
            let (old, new) = (before.get(place).unwrap_or(&none), now.get(place).unwrap_or(&none));
            if old != new {
                changed.push(format!("{place}: {old} -> {new}"));
            }
        }
        if after.is_over() {
            let winner = after.state.get(Scalar::Winner);
            changed.push(format!("The game is over; winner: {}", self.player(winner)));
        } else {
            changed.push(format!("Next: {}", self.player(after.mover())));
        }
        changed
    }
}
