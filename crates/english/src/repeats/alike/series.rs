//! Series: the same for one thing after the other, "The same with every other square in place of “A1”."

use std::collections::BTreeSet;

use super::Pass;
use super::items::{InARow, again, refers};
use super::plainly::{self, Plainly, plainly};
use super::unit::Unit;
use super::words::Change;
use crate::document::Sentence;
use crate::realise::{Text, coordinate, listed_and, runs, word_count};

/// Fewer followers are no series.
const FEWEST: usize = 3;
/// A series is worth telling as one if its followers have so many words.
const WORTH: usize = 36;
/// So many sentences or items may belong to one member.
const LONGEST_MEMBER: usize = 8;
/// Where all but one in so many places are named, the others are.
const MOST_OF: usize = 4;
/// A sentence that names what the followers have in common may have so many words.
const LONGEST: usize = 30;

/// A run of sentences or items, and as many after it, again and again, each time with one other thing in it.
#[derive(Debug)]
struct Series {
    /// Where the first member begins.
    at: usize,
    /// How many sentences or items each member has.
    length: usize,
    /// What each follower has in the place of what the first member has.
    changes: Vec<Change>,
}

impl Series {
    /// How many sentences or items it has.
    fn covered(&self) -> usize {
        self.length * (self.changes.len() + 1)
    }
}

impl Pass<'_> {
    /// A row in which the first member of every series stands for all.
    pub(super) fn in_series<T: InARow>(&self, row: Vec<T>) -> Vec<T> {
        let mut found: Vec<(Series, String)> = Vec::new();
        if row.len() > FEWEST {
            let units: Vec<Unit<'_>> = row.iter().map(T::unit).collect();
            let mut at = 0;
            while at + FEWEST < row.len() {
                let Some(series) = series_at(&row, &units, at) else {
                    at += 1;
                    continue;
                };
                at += series.covered();
                found.extend(self.instead(&row, &series).map(|text| (series, text)));
            }
        }
        if found.is_empty() {
            return row;
        }
        let mut out: Vec<T> = Vec::new();
        let mut row = row.into_iter();
        let mut done = 0;
        for (series, text) in found {
            out.extend(row.by_ref().take(series.at - done));
            out.extend(row.by_ref().take(series.length));
            let followers: Vec<T> = row.by_ref().take(series.covered() - series.length).collect();
            done = series.at + series.covered();
            let mut told: Vec<_> = followers.iter().flat_map(|one| one.unit().told()).collect();
            told.sort_unstable();
            told.dedup();
            out.push(T::of(Sentence { text, told }));
        }
        out.extend(row);
        out
    }

    /// What stands for the followers of a series, if that is not too long.
    fn instead<T: InARow>(&self, row: &[T], series: &Series) -> Option<String> {
        let first = &row[series.at..series.at + series.length];
        let units: Vec<Unit<'_>> = first.iter().map(T::unit).collect();
        let text = again(first, &self.with_each(&series.changes, &Unit::run(&units))?);
        (word_count(&text) <= LONGEST).then_some(text)
    }

    /// "for every other square", "with every other square in place of “A1”".
    fn with_each(&self, changes: &[Change], first: &Unit<'_>) -> Option<String> {
        let old = changes.first()?.replaced();
        let new: Vec<String> = changes.iter().map(Change::replacement).collect();
        let made: Vec<Vec<Option<Plainly>>> =
            changes.iter().map(|change| vec![plainly(change, first)]).collect();
        let plain = plainly::told(&made).is_some();
        if let Some(left_out) = self.left_out(&old, &new) {
            let all = format!("every other {}", self.places.word(None));
            let but = match left_out.as_slice() {
                [] => String::new(),
                some => format!(" except {}", listed_and(&runs(some))),
            };
            return Some(match plain {
                true => format!("for {all}{but}"),
                false => format!("with {all}{but} in place of “{old}”"),
            });
        }
        let names: Vec<Text> = new.iter().cloned().map(Text::from).collect();
        if new.iter().all(|name| coordinate(name).is_some()) {
            let each = listed_and(&runs(&names));
            return Some(match plain {
                true => format!("for each of {each}"),
                false => format!("with each of {each} in place of “{old}”"),
            });
        }
        if let Some(text) = plainly::told(&made) {
            return Some(text);
        }
        let quoted: Vec<Text> = new.iter().map(|name| format!("“{name}”").into()).collect();
        Some(format!("with {}, each in place of “{old}”", listed_and(&quoted)))
    }

    /// The places that are neither the old one nor among the new ones, if these are most of the board.
    fn left_out(&self, old: &str, new: &[String]) -> Option<Vec<Text>> {
        let count = self.places.count().filter(|count| *count <= MOST_OF * new.len())?;
        let mut all: BTreeSet<String> = (0..i32::try_from(count).ok()?)
            .map(|site| self.places.label(site, None))
            .collect::<Option<_>>()?;
        let known = new.iter().map(String::as_str).chain([old]).all(|name| all.remove(name));
        let few = known && all.len() * MOST_OF <= new.len();
        few.then(|| all.into_iter().map(Text::from).collect())
    }
}

/// The series that begins at a place and reaches furthest.
fn series_at<T: InARow>(row: &[T], units: &[Unit<'_>], at: usize) -> Option<Series> {
    let longest = ((row.len() - at) / (FEWEST + 1)).min(LONGEST_MEMBER);
    (1..=longest)
        .filter_map(|length| series_of(row, units, at, length))
        // Of those that reach as far, the one with the shortest member says the same with less.
        .rev()
        .max_by_key(Series::covered)
}

/// The series that begins at a place, with members of a length.
fn series_of<T: InARow>(row: &[T], units: &[Unit<'_>], at: usize, length: usize) -> Option<Series> {
    let fits = |run: &[T]| run.iter().all(T::stands_alone) && !run.first().is_some_and(refers);
    let mut members = row[at..].chunks_exact(length).zip(units[at..].chunks_exact(length));
    let (first, first_units) = members.next().filter(|(run, _)| fits(run))?;
    let unit = Unit::run(first_units);
    let (mut changes, mut words): (Vec<Change>, usize) = (Vec::new(), 0);
    for (run, run_units) in members {
        let next = Unit::run(run_units);
        let clauses = first.iter().zip(run).all(|(a, b)| a.is_clause() == b.is_clause());
        if !clauses || !fits(run) || !unit.resembles(&next) {
            break;
        }
        unit.share_words(first_units);
        next.share_words(run_units);
        let made = unit.changes_to(&next).unwrap_or_default();
        let [change] = made.as_slice() else { break };
        let other = changes.first().is_some_and(|known| known.from != change.from);
        if other || changes.contains(change) {
            break;
        }
        words += next.word_count();
        changes.push(change.clone());
    }
    let series = Series { at, length, changes };
    let rest = row.len() - at - series.covered().min(row.len() - at);
    // A sentence after them would have to be read with what is only referred to.
    let last = row.get(at + series.covered() - 1);
    let loose = rest > 0 && last.is_some_and(T::may_be_qualified);
    (series.changes.len() >= FEWEST && words >= WORTH && !loose).then_some(series)
}
