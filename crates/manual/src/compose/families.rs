//! Kinds of moves that are shown as one, where a page with an example of each would be too long to be read.

use survey::{Deed, KindSeen};

use super::book::Bench;
use super::titles;

/// Where there are more kinds of moves than this, those that differ only in the piece are shown once.
const MOST_ALONE: usize = 40;

/// Where there are still more than this, those of one rule are shown once, whatever else they do.
const MOST_DEEDS: usize = 120;

/// Kinds of moves that are shown as one.
pub(super) struct Family<'a> {
    /// The kind that is shown.
    pub seen: &'a KindSeen,
    /// The other pieces that move so.
    pub also: Vec<String>,
    /// The names of what else the same rule does.
    pub variants: Vec<String>,
    /// The sentence that permits it.
    rule: Option<usize>,
    /// What it does, whatever it becomes.
    deeds: Vec<Deed>,
}

/// The kinds of moves, those that differ little together where there are many.
pub(super) fn families<'a>(bench: &Bench<'a>) -> Vec<Family<'a>> {
    let kinds = &bench.survey.kinds;
    let mut families: Vec<Family<'a>> = Vec::new();
    for seen in kinds {
        let rule = bench.sentences.permitting(seen.kind.origin);
        let deeds: Vec<Deed> = seen.kind.deeds.iter().map(|deed| plain(*deed)).collect();
        let many = kinds.len() > MOST_ALONE && rule.is_some() && !seen.kind.piece.is_empty();
        let same = |family: &&mut Family<'_>| many && family.rule == rule && family.deeds == deeds;
        match families.iter_mut().find(same) {
            Some(family) => add_piece(bench, family, &seen.kind.piece),
            None => {
                families.push(Family { seen, also: vec![], variants: vec![], rule, deeds });
            }
        }
    }
    if families.len() > MOST_DEEDS { by_rule(bench, families) } else { families }
}

/// The families with one of each rule.
fn by_rule<'a>(bench: &Bench<'a>, families: Vec<Family<'a>>) -> Vec<Family<'a>> {
    let mut merged: Vec<Family<'a>> = Vec::new();
    for family in families {
        let kind = &family.seen.kind;
        let same = |other: &&mut Family<'_>| family.rule.is_some() && other.rule == family.rule;
        let Some(known) = merged.iter_mut().find(same).filter(|_| !kind.piece.is_empty()) else {
            merged.push(family);
            continue;
        };
        let name = titles::title(kind, &bench.artist, (bench.verb)(kind.origin), None);
        if !known.variants.contains(&name) {
            known.variants.push(name);
        }
        add_piece(bench, known, &kind.piece);
        for piece in family.also {
            if !known.also.contains(&piece) {
                known.also.push(piece);
            }
        }
    }
    merged
}

/// Adds another piece that moves as a family does.
fn add_piece(bench: &Bench<'_>, family: &mut Family<'_>, base: &str) {
    let piece = bench.artist.kind_name(base).to_owned();
    if bench.artist.kind_name(&family.seen.kind.piece) != piece && !family.also.contains(&piece) {
        family.also.push(piece);
    }
}

/// A deed without what a piece becomes by it.
fn plain(deed: Deed) -> Deed {
    match deed {
        Deed::Promote(_) => Deed::Promote(0),
        other => other,
    }
}
