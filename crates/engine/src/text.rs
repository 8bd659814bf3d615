//! The canonical text of moves.

use std::fmt::Write;

use board::SiteType;

use crate::action::{Act, Action, Hidden, Shift};
use crate::arena::{Arena, Move, Part};

/// Where the texts of messages, variables and events come from.
pub trait Names {
    /// The text behind a number.
    fn name(&self, number: u32) -> &str;
}

impl Names for Vec<Box<str>> {
    fn name(&self, number: u32) -> &str {
        self.as_slice().name(number)
    }
}

impl Names for [Box<str>] {
    fn name(&self, number: u32) -> &str {
        self.get(number as usize).map_or("", |s| s)
    }
}

/// Writes a move as it was generated: its own parts, without consequences.
pub fn raw(arena: &Arena, mv: &Move, names: &(impl Names + ?Sized), out: &mut String) {
    header(mv, out);
    let mut first = true;
    for part in &arena.parts[mv.parts.range()] {
        if !std::mem::take(&mut first) {
            out.push(',');
        }
        match part {
            Part::Action(action) => write_action(action, names, out),
            Part::Nested(inner) => raw(arena, &arena.nested[*inner as usize], names, out),
        }
    }
    out.push(']');
}

/// Writes a move as it was made: the actions that were really carried out.
pub fn applied(mv: &Move, actions: &[Action], names: &(impl Names + ?Sized), out: &mut String) {
    header(mv, out);
    for (i, action) in actions.iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        write_action(action, names, out);
    }
    out.push(']');
}

fn header(mv: &Move, out: &mut String) {
    let _ = write!(out, "[Move:mover={}", mv.mover);
    given(out, ",from=", mv.from);
    given(out, ",to=", mv.to);
    given(out, ",state=", mv.state);
    if !mv.oriented {
        out.push_str(",oriented=false");
    }
    given(out, ",edge=", mv.edge);
    if mv.level_min != 0 && mv.level_max != 0 {
        let _ = write!(out, ",levelMin={},levelMax={}", mv.level_min, mv.level_max);
    }
    out.push_str(",actions=");
}

fn given(out: &mut String, label: &str, value: i32) {
    if value != -1 {
        let _ = write!(out, "{label}{value}");
    }
}

fn typed(out: &mut String, kind: Option<SiteType>, to: i32) {
    if let Some(kind) = kind {
        let _ = write!(out, "type={},to={to}", kind.name());
    } else {
        let _ = write!(out, "to={to}");
    }
}

fn shift(s: &Shift, out: &mut String) {
    let _ = write!(out, "typeFrom={},from={}", s.from_kind.name(), s.from);
    given(out, ",levelFrom=", s.level_from);
    let _ = write!(out, ",typeTo={},to={}", s.to_kind.name(), s.to);
    given(out, ",levelTo=", s.level_to);
    given(out, ",state=", s.state);
    given(out, ",rotation=", s.rotation);
    given(out, ",value=", s.value);
    if s.stack {
        out.push_str(",stack=true");
    }
}

/// Writes one action.
pub fn write_action(action: &Action, names: &(impl Names + ?Sized), out: &mut String) {
    let name = |n: Option<u32>| n.map_or("null", |n| names.name(n));
    out.push('[');
    match action.act {
        Act::Add { kind, to, level, what, count, state, rotation, value, on_stack } => {
            out.push_str("Add:");
            typed(out, kind, to);
            given(out, ",level=", level);
            let _ = write!(out, ",what={what}");
            if count > 1 {
                let _ = write!(out, ",count={count}");
            }
            given(out, ",state=", state);
            given(out, ",rotation=", rotation);
            given(out, ",value=", value);
            if on_stack {
                out.push_str(",stack=true");
            }
        }
        Act::Insert { kind, to, level, what, state } => {
            out.push_str("Insert:");
            typed(out, kind, to);
            let _ = write!(out, ",level={level},what={what}");
            given(out, ",state=", state);
        }
        Act::Move(s) => {
            out.push_str("Move:");
            shift(&s, out);
        }
        Act::Copy(s) => {
            out.push_str("Copy:");
            shift(&s, out);
        }
        Act::MoveCount { from_kind, from, to_kind, to, count } => {
            let (a, b) = (from_kind.name(), to_kind.name());
            let _ = write!(out, "Move:typeFrom={a},from={from},typeTo={b},to={to},count={count}");
        }
        Act::StackMove { from_kind, from, to_kind, to, levels } => {
            let (a, b) = (from_kind.name(), to_kind.name());
            let _ = write!(
                out,
                "StackMove:typeFrom={a},from={from},typeTo={b},to={to},numLevel={levels}"
            );
        }
        Act::Remove { kind, to, level, deferred } => {
            out.push_str("Remove:");
            typed(out, Some(kind), to);
            given(out, ",level=", level);
            if deferred {
                out.push_str(",applied=false");
            }
        }
        Act::Promote { kind, to, level, what } => {
            out.push_str("Promote:");
            typed(out, kind, to);
            given(out, ",level=", level);
            let _ = write!(out, ",what={what}");
        }
        Act::Select { from_kind, from, level_from, to_kind, to, level_to } => {
            let _ = write!(out, "Select:typeFrom={},from={from}", from_kind.name());
            given(out, ",levelFrom=", level_from);
            if to != -1 {
                let _ = write!(out, ",typeTo={},to={to}", to_kind.name());
                given(out, ",levelTo=", level_to);
            }
        }
        Act::Pass { forced } => {
            out.push_str("Pass:");
            bare_decision(action, out);
            if forced {
                out.push_str(",forced=true");
            }
            out.push(']');
            return;
        }
        Act::NextInstance => {
            out.push_str("NextInstance:");
            bare_decision(action, out);
            out.push(']');
            return;
        }
        Act::StoreState => {
            out.push_str("StoreStateInContext:");
            bare_decision(action, out);
            out.push(']');
            return;
        }
        Act::SetHidden { what, kind, to, level, who, value } => {
            let what = match what {
                Hidden::All => "",
                Hidden::What => "What",
                Hidden::Who => "Who",
                Hidden::State => "State",
                Hidden::Value => "Value",
                Hidden::Rotation => "Rotation",
                Hidden::Count => "Count",
            };
            let _ = write!(out, "SetHidden{what}:");
            typed(out, kind, to);
            given(out, ",level=", level);
            let _ = write!(out, ",who={who},value={value}");
        }
        Act::SetCount { kind, to, what, count } => {
            out.push_str("SetCount:");
            typed(out, kind, to);
            let _ = write!(out, ",what={what},count={count}");
        }
        Act::SetState { kind, to, level, state } => {
            out.push_str("SetState:");
            typed(out, kind, to);
            given(out, ",level=", level);
            let _ = write!(out, ",state={state}");
        }
        Act::SetRotation { kind, to, rotation } => {
            out.push_str("SetRotation:");
            typed(out, kind, to);
            let _ = write!(out, ",rotation={rotation}");
        }
        Act::SetValue { kind, to, level, value } => {
            out.push_str("SetValue:");
            typed(out, kind, to);
            given(out, ",level=", level);
            let _ = write!(out, ",value={value}");
        }
        Act::SetCost { kind, to, cost } => {
            out.push_str("SetCost:");
            typed(out, Some(kind), to);
            let _ = write!(out, ",cost={cost}");
        }
        Act::SetPhase { kind, to, phase } => {
            out.push_str("SetPhase:");
            typed(out, Some(kind), to);
            let _ = write!(out, ",phase={phase}");
        }
        Act::SetPending { value } => {
            out.push_str("SetPending:");
            if value != -1 {
                let _ = write!(out, "value={value}");
            }
        }
        Act::SetScore { player, score, add } => {
            let _ = write!(out, "SetScore:player={player},score={score}");
            if add {
                out.push_str(",add=true");
            }
        }
        Act::PuzzleSet { kind, var, value } => {
            let _ = write!(out, "Set:type={},var={var},value={value}", kind.name());
        }
        Act::PuzzleToggle { kind, var, value } => {
            let _ = write!(out, "Toggle:type={},var={var},value={value}", kind.name());
        }
        Act::PuzzleReset { kind, var, max } => {
            let _ = write!(out, "Reset:type={},var={var},max={max}", kind.name());
        }
        act => {
            let _ = match act {
                Act::Swap { a, b } => write!(out, "Swap:player1={a},player2={b}"),
                Act::Forfeit { player } => write!(out, "Forfeit:player={player}"),
                Act::Note { text, to } => write!(out, "Note:message={},to={to}", names.name(text)),
                Act::Propose { text, number } => {
                    write!(out, "Propose:proposition={},propositionInt={number}", names.name(text))
                }
                Act::Vote { text, number } => {
                    write!(out, "Vote:vote={},voteInt={number}", names.name(text))
                }
                Act::SetValueOfPlayer { player, value } => {
                    write!(out, "SetValueOfPlayer:player={player},value={value}")
                }
                Act::SetDie { site, face } => {
                    write!(out, "SetStateAndUpdateDice:site={site},state={face}")
                }
                Act::SetDiceEqual { equal } => write!(out, "SetDiceAllEqual:value={equal}"),
                Act::UseDie { set, die, site } => {
                    write!(out, "UseDie:indexHandDice={set},indexDie={die},site={site}")
                }
                Act::SetTrump { suit } => write!(out, "SetTrumpSuit:trumpSuit={suit}"),
                Act::SetCounter { counter } => write!(out, "SetCounter:counter={counter}"),
                Act::SetNextPlayer { player } => write!(out, "SetNextPlayer:player={player}"),
                Act::SetPot { pot } => write!(out, "SetPot:pot={pot}"),
                Act::SetAmount { player, amount } => {
                    write!(out, "SetAmount:player={player},amount={amount}")
                }
                Act::SetTemp { temp } => write!(out, "SetTemp:temp={temp}"),
                Act::SetVar { name: n, value } => {
                    write!(out, "SetVar:name={},value={value}", names.name(n))
                }
                Act::Remember { name: n, value } => {
                    write!(out, "RememberValue:name={},value={value}", name(n))
                }
                Act::Forget { name: n, value } => {
                    write!(out, "ForgetValue:name={},value={value}", name(n))
                }
                Act::Bet { player, bet } => write!(out, "Bet:player={player},bet={bet}"),
                Act::AddToTeam { team, player } => {
                    write!(out, "AddPlayerToTeam:team={team},player={player}")
                }
                Act::Trigger { event, player } => {
                    write!(out, "Trigger:event={},player={player}", names.name(event))
                }
                _ => Ok(()),
            };
        }
    }
    if action.decision {
        out.push_str(",decision=true");
    }
    out.push(']');
}

fn bare_decision(action: &Action, out: &mut String) {
    if action.decision {
        out.push_str("decision=true");
    }
}
