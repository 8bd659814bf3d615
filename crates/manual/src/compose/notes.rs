//! What the survey found that the designer of a game wants to know.

use engine::end::EndRule;
use syntax::NodeId;

use super::book::Bench;
use crate::model::{Manual, Note, NoteKind};

/// Adds the findings.
pub(super) fn add(bench: &Bench<'_>, manual: &mut Manual) {
    let survey = bench.survey;
    if let Some(fault) = &survey.fault {
        manual.notes.push(Note {
            kind: NoteKind::Missing,
            text: format!("Play stopped because {fault}."),
            place: None,
        });
    }
    if survey.cut_short {
        manual.notes.push(Note {
            kind: NoteKind::CutShort,
            text: "The survey of this game was cut short by its budget while it still found something new: some kinds of moves \
                   or endings may be missing."
                .to_owned(),
            place: None,
        });
    }
    if survey.unfinished > 0 {
        manual.notes.push(Note {
            kind: NoteKind::Endless,
            text: format!(
                "{} of {} games were stopped before they came to an end.",
                survey.unfinished, survey.playouts
            ),
            place: None,
        });
    }
    for rule in unreached(bench) {
        let told = bench
            .sentences
            .about(rule)
            .map(|sentence| format!(": “{}”", bench.sentences.text(sentence)));
        manual.notes.push(Note {
            kind: NoteKind::NeverReached,
            text: format!(
                "No game of {} ended by this rule{}",
                survey.playouts,
                told.unwrap_or_else(|| ".".to_owned())
            ),
            place: (bench.place)(rule),
        });
    }
}

/// The end rules by which no game ended.
fn unreached(bench: &Bench<'_>) -> Vec<NodeId> {
    let mut rules: Vec<NodeId> = Vec::new();
    let phases = bench.program.phases.iter().flat_map(|phase| &phase.end);
    for rule in bench.program.end.iter().chain(phases) {
        collect(rule, &mut rules);
    }
    rules.sort_unstable();
    rules.dedup();
    rules.retain(|rule| bench.survey.endings.iter().all(|ending| ending.key.rule != Some(*rule)));
    rules
}

fn collect(rule: &EndRule, rules: &mut Vec<NodeId>) {
    if rule.outcome.is_some() {
        rules.push(rule.id);
    }
    rule.nested.iter().for_each(|inner| collect(inner, rules));
}
