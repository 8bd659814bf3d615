//! Paragraphs with a heading of their own: definitions and cases.

use std::collections::BTreeSet;

use super::Pass;
use super::difference::{Definitions, Difference, instead, is_name, with};
use super::unit::Unit;
use crate::document::Block;
use crate::notes::{Kind, kind_of_heading};

/// Definitions that are like an earlier one refer to it by its name: "As area A, with …".
pub(super) fn definitions(blocks: Vec<Block>) -> Vec<Block> {
    let mut out: Vec<Vec<Block>> = Vec::new();
    // Those that are told in full.
    let mut full: Vec<(String, usize)> = Vec::new();
    for group in headed(blocks) {
        let Some((noun, _)) = defined(&group) else {
            out.push(group);
            continue;
        };
        let unit = Unit::blocks(&group);
        let like = full.iter().filter(|(known, _)| *known == noun).find_map(|(_, at)| {
            let known = out.get(*at)?;
            let none = Definitions::default();
            let made = Difference::between(&Unit::blocks(known), &unit, &none)?;
            Some((defined(known)?.1, made))
        });
        match (like, group.first()) {
            (Some((known, made)), Some(Block::Paragraph { lead, .. })) => {
                let made = [made];
                let sentences = vec![instead(format!("As {known}, {}.", with(&made)), &made)];
                out.push(vec![Block::Paragraph { lead: lead.clone(), sentences }]);
            }
            _ => {
                full.push((noun, out.len()));
                out.push(group);
            }
        }
    }
    out.into_iter().flatten().collect()
}

/// The blocks without some definitions.
pub(super) fn without(blocks: Vec<Block>, names: &BTreeSet<String>) -> Vec<Block> {
    let stays = |group: &Vec<Block>| !defined(group).is_some_and(|(_, name)| names.contains(&name));
    headed(blocks).into_iter().filter(stays).flatten().collect()
}

/// The definitions among some blocks.
pub(super) fn defined_in(blocks: &[Block]) -> impl Iterator<Item = (String, Vec<Block>)> {
    headed(blocks.to_vec())
        .into_iter()
        .filter_map(|group| defined(&group).map(|(_, name)| (name, group)))
}

impl Pass {
    /// Cases that are like the one before them.
    pub(super) fn cases(&mut self, blocks: Vec<Block>) -> Vec<Block> {
        let mut out: Vec<Vec<Block>> = Vec::new();
        // The last case that is told in full.
        let mut full: Option<usize> = None;
        for group in headed(blocks) {
            if defined(&group).is_some() {
                // Definitions may stand between two cases.
                out.push(group);
                continue;
            }
            let like = full
                .and_then(|at| out.get(at))
                .filter(|known| case(known).is_some() && case(known) == case(&group))
                .and_then(|known| {
                    let (first, second) = (Unit::blocks(known), Unit::blocks(&group));
                    Difference::between(&first, &second, &self.definitions)
                });
            match (like, group.first()) {
                (Some(made), Some(Block::Paragraph { lead, .. })) => {
                    self.dropped.extend(made.dropped().map(str::to_owned));
                    let made = [made];
                    let first = full.and_then(|at| heading(out.get(at)?));
                    let text =
                        format!("As under “{}”, {}.", first.unwrap_or_default(), with(&made));
                    let sentences = vec![instead(text, &made)];
                    out.push(vec![Block::Paragraph { lead: lead.clone(), sentences }]);
                }
                _ => {
                    full = Some(out.len());
                    out.push(group);
                }
            }
        }
        out.into_iter().flatten().collect()
    }
}

/// The heading of a group, without its colon.
fn heading(group: &[Block]) -> Option<&str> {
    match group.first() {
        Some(Block::Paragraph { lead: Some(lead), .. }) => Some(lead.trim_end_matches(':')),
        _ => None,
    }
}

/// The blocks in groups, each from one heading to the next; a definition ends with its list or table.
fn headed(blocks: Vec<Block>) -> Vec<Vec<Block>> {
    let mut groups: Vec<Vec<Block>> = Vec::new();
    for block in blocks {
        let begins = match (&block, groups.last()) {
            (Block::Heading { .. } | Block::Paragraph { lead: Some(_), .. }, _) => true,
            (Block::Paragraph { lead: None, .. }, Some(group)) => defined(group).is_some(),
            _ => false,
        };
        match groups.last_mut() {
            Some(group) if !begins => group.push(block),
            _ => groups.push(vec![block]),
        }
    }
    groups
}

/// What a group defines: the noun, and the whole name.
fn defined(group: &[Block]) -> Option<(String, String)> {
    let Some(Block::Paragraph { lead: Some(lead), .. }) = group.first() else { return None };
    let (noun, name) = lead.strip_suffix(':')?.split_once(' ')?;
    let noun = noun.to_lowercase();
    let whole = format!("{noun} {name}");
    is_name(name).then_some((noun, whole))
}

/// What the paragraph that begins a group is to those beside it.
fn case(group: &[Block]) -> Option<Kind> {
    match group.first() {
        Some(Block::Paragraph { lead: Some(lead), .. }) => kind_of_heading(lead),
        _ => None,
    }
}
