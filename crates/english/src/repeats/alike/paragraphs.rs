//! Paragraphs with a heading of their own: definitions and cases.

use std::collections::BTreeSet;

use super::Pass;
use super::difference::{Definitions, Difference, but, instead, is_name, with};
use super::unit::Unit;
use crate::document::Block;
use crate::notes::{Kind, kind_of_heading};

/// A case is held against so many before it.
const FURTHEST: usize = 4;

/// Definitions that are like an earlier one refer to it by its name: "As area A, with …"; so do rules that several places
/// refer to: "As under “Capturing”, with …".
pub(super) fn definitions(blocks: Vec<Block>) -> Vec<Block> {
    let mut out: Vec<Vec<Block>> = Vec::new();
    // Those that are told in full.
    let mut full: Vec<(String, usize)> = Vec::new();
    for group in headed(blocks) {
        let Some((noun, _)) = defined(&group).or_else(|| rule(&group)) else {
            out.push(group);
            continue;
        };
        let unit = Unit::blocks(&group);
        let like = full.iter().filter(|(known, _)| *known == noun).find_map(|(_, at)| {
            let known = out.get(*at)?;
            let none = Definitions::default();
            let made = Difference::between(&Unit::blocks(known), &unit, &none)?;
            Some((defined(known).or_else(|| rule(known))?.1, made))
        });
        match (like, group.first()) {
            (Some((known, made)), Some(Block::Paragraph { lead, .. })) => {
                let made = [made];
                let sentences = vec![instead(format!("As {known}, {}.", but(with(&made))), &made)];
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

/// Some blocks without the definitions among them, and these.
pub(super) fn groups_without_definitions(blocks: Vec<Block>) -> (Vec<Block>, Vec<Block>) {
    let (definitions, others): (Vec<Vec<Block>>, Vec<Vec<Block>>) =
        headed(blocks).into_iter().partition(|group| defined(group).is_some());
    (others.concat(), definitions.concat())
}

/// The definitions among some blocks.
pub(super) fn defined_in(blocks: &[Block]) -> impl Iterator<Item = (String, Vec<Block>)> {
    headed(blocks.to_vec())
        .into_iter()
        .filter_map(|group| defined(&group).map(|(_, name)| (name, group)))
}

impl Pass<'_> {
    /// Cases that are like one before them.
    pub(super) fn cases(&mut self, blocks: Vec<Block>) -> Vec<Block> {
        let mut out: Vec<Block> = Vec::new();
        // The cases that are told in full.
        let mut full: Vec<Case> = Vec::new();
        // The choices that were told together by the last block.
        let mut open: Vec<Difference> = Vec::new();
        let cases = Case::all(blocks);
        let headings: Vec<String> =
            cases.iter().filter_map(|case| heading(&case.own)).map(str::to_owned).collect();
        // One before the last can only be referred to if no other has its heading.
        let is_only_one = |case: &Case| {
            heading(&case.own)
                .is_some_and(|own| headings.iter().filter(|other| *other == own).count() == 1)
        };
        for case in cases {
            let like = full
                .iter()
                .rev()
                .take(FURTHEST)
                .enumerate()
                .filter(|(age, full)| *age == 0 || is_only_one(full))
                .map(|(_, full)| full)
                .filter(|full| full.kind().is_some() && full.kind() == case.kind())
                .find_map(|full| {
                    let own = case.own.get(..full.own.len())?;
                    let (first, second) = (Unit::blocks(&full.own), Unit::blocks(own));
                    let made = Difference::between(&first, &second, &self.definitions)?;
                    Some((full.own.len(), heading(&full.own)?.to_owned(), made))
                });
            match (like, case.own.first()) {
                (Some((length, first, made)), Some(Block::Paragraph { lead, .. })) => {
                    self.dropped.extend(made.dropped().map(str::to_owned));
                    // One more choice of the same sort; cases and steps keep their numbers.
                    if !open.is_empty() && made.goes_with(&open) {
                        out.pop();
                    } else {
                        open.clear();
                    }
                    let alone = case.kind() != Some(Kind::Choice);
                    open.push(made);
                    let text = format!("As under “{first}”, {}.", but(with(&open)));
                    let sentences = vec![instead(text, &open)];
                    out.push(Block::Paragraph { lead: lead.clone(), sentences });
                    let rest = case.without_own(length);
                    if alone || !rest.is_empty() {
                        open.clear();
                    }
                    out.extend(rest);
                }
                _ => {
                    open.clear();
                    out.extend(case.without_own(0));
                    full.push(case);
                }
            }
        }
        out
    }
}

/// A paragraph with a heading, and all that belongs to it up to the next one.
#[derive(Debug, Default)]
struct Case {
    /// The blocks that tell it.
    own: Vec<Block>,
    /// The definitions among them, each with the number of own blocks before it.
    definitions: Vec<(usize, Block)>,
}

impl Case {
    fn all(blocks: Vec<Block>) -> Vec<Self> {
        let mut cases: Vec<Self> = Vec::new();
        for group in headed(blocks) {
            let definition = defined(&group).is_some();
            let begins = match group.first() {
                Some(Block::Heading { .. }) => true,
                Some(Block::Paragraph { lead: Some(_), .. }) => !definition,
                _ => false,
            };
            if begins || cases.is_empty() {
                cases.push(Self::default());
            }
            if let Some(case) = cases.last_mut() {
                if definition {
                    let before = case.own.len();
                    case.definitions.extend(group.into_iter().map(|block| (before, block)));
                } else {
                    case.own.extend(group);
                }
            }
        }
        cases
    }

    /// All its blocks in their order, but for the first of its own.
    fn without_own(&self, left_out: usize) -> Vec<Block> {
        let mut out = Vec::new();
        for at in 0..=self.own.len() {
            let here = self.definitions.iter().filter(|(before, _)| *before == at);
            out.extend(here.map(|(_, block)| block.clone()));
            out.extend(self.own.get(at).filter(|_| at >= left_out).cloned());
        }
        out
    }

    /// What it is to those beside it.
    fn kind(&self) -> Option<Kind> {
        match self.own.first() {
            Some(Block::Paragraph { lead: Some(lead), .. }) => kind_of_heading(lead),
            _ => None,
        }
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

/// A rule that other places refer to: what it is, and how it is referred to.
fn rule(group: &[Block]) -> Option<(String, String)> {
    let Some(Block::Paragraph { lead: Some(lead), .. }) = group.first() else { return None };
    // A numbered heading is a step of its own.
    let name = lead.strip_suffix('.').filter(|name| !name.starts_with(|c: char| c.is_numeric()))?;
    Some(("rule".to_owned(), format!("under “{name}”")))
}

/// What a group defines: the noun, and the whole name.
fn defined(group: &[Block]) -> Option<(String, String)> {
    let Some(Block::Paragraph { lead: Some(lead), .. }) = group.first() else { return None };
    let (noun, name) = lead.strip_suffix(':')?.split_once(' ')?;
    let noun = noun.to_lowercase();
    let whole = format!("{noun} {name}");
    is_name(name).then_some((noun, whole))
}
