//! Areas narrowed down to those of their places of which something is said: "the empty squares next to the king".

use language::regions::Intersection;

use super::Area;
use super::math::{either, plural_form};
use crate::facts::Shape;
use crate::notes::{is_marked, without_set_phrases};
use crate::realise::{Text, say, with_article};
use crate::scope::Scope;
use crate::teller::Teller;

/// What is said of places in a word, which can stand before their noun.
const QUALITIES: [&str; 2] = ["empty", "occupied"];

impl Teller<'_> {
    /// What areas have in common.
    pub(super) fn intersection(&self, node: &Intersection, scope: &Scope) -> Area {
        let mut parts: Vec<Area> =
            node.regions.iter().map(|region| self.area(region, scope)).collect();
        if let Some(area) = empty_among(&parts) {
            return area.tell(node.id);
        }
        if let Some(area) = self.crossing(&parts) {
            return area.tell(node.id);
        }
        // The part that names pieces leads, the others narrow it down; what is only empty or not is said of another part.
        let leads = |part: &Area| part.one_piece.is_some();
        let lies = |part: &Area| quality(&part.yes).is_none();
        if let Some(first) = parts.iter().position(leads).or_else(|| parts.iter().position(lies)) {
            parts.swap(0, first);
        }
        let mut parts = parts.into_iter();
        let Some(mut area) = parts.next() else { return Area::named("nothing", self.site()) };
        for part in parts {
            // "An empty point that is B2 or C3": places by their names cannot be described any further.
            let named = quality(&part.yes).is_some()
                && self.qualified(&area.single, &part.yes).is_none()
                && !["a ", "an ", "one of "]
                    .iter()
                    .any(|one| area.single.as_str().starts_with(one));
            area = Area {
                single: match named {
                    true => self.one_that(&part.single, &area.yes),
                    false => self.one_that(&area.single, &part.yes),
                },
                plural: self.those_that(&area, &part),
                yes: say!("{} and {}", area.yes, part.yes),
                no: say!("{} or {}", area.no, part.no),
                pieces: area.pieces.map(|(one, many)| {
                    (say!("{} {}", one, part.within()), say!("{} {}", many, part.within()))
                }),
                owner: area.owner,
                near: None,
                one_piece: area.one_piece.map(|one| say!("{} {}", one, part.within())),
            };
        }
        area.tell(node.id)
    }

    /// "the square where the top row and the column of that square meet": a row and a column have one place in common.
    fn crossing(&self, parts: &[Area]) -> Option<Area> {
        let [one, other] = parts else { return None };
        let line = |area: &Area, noun: &str| {
            let words = area.plural.as_str();
            let name = words.strip_prefix("the ").is_some_and(|name| {
                let first = name.split(" of ").next().unwrap_or_default();
                first == noun || first.ends_with(&format!(" {noun}"))
            });
            name && !joins(words) && !words.contains(" except ")
        };
        let crosses =
            line(one, "row") && line(other, "column") || line(one, "column") && line(other, "row");
        let grid = self.places.is_square();
        (crosses && grid).then(|| {
            let (one, other) = (&one.plural, &other.plural);
            Area::place(&say!("the {} where {} and {} meet", self.site(), one, other))
        })
    }

    /// Those places without pieces of an area of which something is said.
    pub(super) fn narrowed(&self, area: Area, yes: &Text, no: &Text) -> Area {
        Area {
            single: self.one_that(&area.single, yes),
            plural: self.those_of(&area, yes),
            yes: say!("{} and {}", area.yes, yes),
            no: say!("{} or {}", area.no, no),
            near: None,
            ..area
        }
    }

    /// All places of an area but the empty ones; they are counted as the pieces there, unless several stand in one place.
    pub(super) fn occupied_of(&self, source: Area, empty: &Area) -> Area {
        let (one, many) = (self.pieces.word.as_str(), self.pieces.words());
        let there = source.within();
        let single = !self.stacks() && self.places.shape != Shape::Holes;
        let occupied = empty.yes.reworded("is occupied");
        let on = |pieces: &str| say!("{} {}", pieces, there).tell_all(empty.yes.told());
        let pieces = single.then(|| (on(one), on(&many)));
        Area { pieces, ..self.narrowed(source, &occupied, &empty.yes) }
    }

    /// The places of one area that are in another one too: where pieces stand, the places that hold them are told by where they lie.
    fn those_that(&self, area: &Area, part: &Area) -> Text {
        let lies = |area: &Area| {
            let places = format!("the {} ", self.places.words(None));
            let rest = area.plural.as_str().strip_prefix(&places);
            rest.is_some_and(|rest| {
                !rest.starts_with("of ") && !joins(rest) && clause_in(rest).is_none()
            })
        };
        let held = area.yes.as_str().starts_with("holds ") && !joins(area.yes.as_str());
        if area.pieces.is_some() && held && lies(part) {
            return self.those_of(part, &area.yes);
        }
        self.those_of(area, &part.yes)
    }

    /// Those of the places of an area of which something is said: "the squares of the top row that are red".
    pub(super) fn those_of(&self, area: &Area, yes: &Text) -> Text {
        let (site, sites) = (self.site(), self.places.words(None));
        let whole = area.single.as_str() == format!("{} of {}", with_article(site), area.plural);
        let places =
            if whole { say!("the {} of {}", sites, area.plural) } else { area.plural.clone() };
        if let Some(places) = self.qualified(&places, yes) {
            return places;
        }
        if let Some((first, rest)) = first_quality(yes) {
            let area = Area { plural: self.those_of(area, &first), ..area.clone() };
            return self.those_of(&area, &rest);
        }
        let yes = either(plural_form(yes));
        // What is narrowed down already is narrowed down further: "those of them that are A and are B".
        let words = places.as_str();
        let rest = words.strip_prefix("the ").and_then(|rest| rest.split_once(&sites));
        let rest = rest.filter(|(quality, _)| !quality.trim().contains(' ')).map(|(_, rest)| rest);
        let open = |rest: &str| !joins(rest) && !rest.contains(" for which ");
        match rest.or_else(|| words.strip_prefix("those of ")).filter(|rest| open(rest)) {
            Some(rest) => match clause_in(rest) {
                Some(known) if clause_in(known).is_none() && !joins(yes.as_str()) => {
                    say!("{} and {}", places, yes)
                }
                None if words.starts_with("the ") => say!("{} that {}", places, yes),
                _ => say!("those of {} that {}", places, yes),
            },
            None => say!("those of {} that {}", places, yes),
        }
    }

    /// "a square of the top row" of which something is said: "an empty square of the top row".
    pub(crate) fn one_that(&self, single: &Text, yes: &Text) -> Text {
        if let Some(place) = self.qualified(single, yes) {
            return place;
        }
        if let Some((first, rest)) = first_quality(yes) {
            return self.one_that(&self.one_that(single, &first), &rest);
        }
        let joint = if clause_in(single.as_str()).is_some() { "and" } else { "that" };
        say!("{} {} {}", single, joint, yes)
    }

    /// Places in words that begin with their noun, with a quality before it: "the empty squares", "any empty corner square". What
    /// goes by a name may be several things at once, all of which the quality would have to reach.
    fn qualified(&self, places: &Text, yes: &Text) -> Option<Text> {
        let quality = quality(yes)?;
        let named = places.as_str().split_once(" of area ").is_some_and(|(noun, name)| {
            noun.split(' ').count() <= 3 && is_marked(name.split(' ').next().unwrap_or_default())
        });
        if named {
            return None;
        }
        let words =
            with_quality(places.as_str(), quality, [self.site(), &self.places.words(None)])?;
        Some(places.reworded(words).tell_all(yes.told()))
    }
}

/// "one of A1, B2, C3, D4 and E5 that is empty": the empty ones among places that have no name but a list of them.
fn empty_among(parts: &[Area]) -> Option<Area> {
    let [one, other] = parts else { return None };
    let among = |area: &Area| {
        let places = area.yes.as_str().strip_prefix("is one of ")?;
        (!places.starts_with("the ") && !places.contains(" of ")).then(|| area.yes.reworded(places))
    };
    let (empty, places) = match (one.yes.as_str(), other.yes.as_str()) {
        ("is empty", _) => (one, among(other)?),
        (_, "is empty") => (other, among(one)?),
        _ => return None,
    };
    let places = places.tell_all(empty.plural.told());
    Some(Area {
        single: say!("one of {} that is empty", places),
        plural: say!("those of {} that are empty", places),
        yes: say!("is one of {} and is empty", places),
        no: say!("is none of {} or is not empty", places),
        pieces: None,
        owner: None,
        near: None,
        one_piece: None,
    })
}

/// The one word of what is said of places.
fn quality(yes: &Text) -> Option<&'static str> {
    let word = yes.as_str().strip_prefix("is ")?;
    QUALITIES.into_iter().find(|quality| *quality == word)
}

/// What is said of an empty place beside that: "is empty and holds nothing".
fn first_quality(yes: &Text) -> Option<(Text, Text)> {
    let (first, rest) = yes.as_str().split_once(" and ")?;
    let first = yes.reworded(first);
    let verb = |word: &str| matches!(word, "is" | "has" | "does" | "holds");
    let goes_on =
        rest.split(' ').next().is_some_and(verb) && !without_set_phrases(rest).contains(" or ");
    (quality(&first).is_some() && goes_on).then(|| (first, yes.reworded(rest)))
}

/// The words with a quality before the noun that they begin with, if all that follows belongs to it.
fn with_quality(words: &str, quality: &str, [site, sites]: [&str; 2]) -> Option<String> {
    let (article, rest) = words.split_once(' ')?;
    let noun = match article {
        "the" => sites,
        "a" | "an" | "any" => site,
        _ => return None,
    };
    // "the squares …", or "the corner squares …".
    let after = rest.strip_prefix(noun).or_else(|| rest.split_once(' ')?.1.strip_prefix(noun))?;
    if !(after.is_empty() || after.starts_with(' ')) || joins(after) {
        return None;
    }
    let known = QUALITIES.iter().any(|quality| rest.starts_with(&format!("{quality} ")));
    if known {
        return rest.starts_with(&format!("{quality} ")).then(|| words.to_owned());
    }
    Some(match article {
        "a" | "an" => format!("{} {rest}", with_article(quality)),
        article => format!("{article} {quality} {rest}"),
    })
}

/// Whether words join several things, so that what is said next may belong to the last of them only.
fn joins(words: &str) -> bool {
    let bare = without_set_phrases(words);
    // What stands in brackets belongs together.
    let mut depth = 0_i32;
    let outer: String = bare
        .chars()
        .filter(|c| {
            depth += i32::from(*c == '(');
            let out = depth == 0;
            depth -= i32::from(*c == ')');
            out
        })
        .collect();
    [" and ", " or ", " except ", " nor "].iter().any(|joint| outer.contains(joint))
}

/// What is said of something after a "that" which has a verb after it, as opposed to the thing that it points to: "that is empty", not
/// "that group".
fn clause_in(words: &str) -> Option<&str> {
    const PLAIN: [&str; 8] = ["either", "neither", "can", "cannot", "do", "have", "are", "hold"];
    words.match_indices("that ").find_map(|(at, that)| {
        let rest = &words[at + that.len()..];
        let next = rest.split(' ').next().unwrap_or_default();
        let verb = PLAIN.contains(&next) || (next.ends_with('s') && !next.ends_with("ss"));
        (verb && (at == 0 || words[..at].ends_with(' '))).then_some(rest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quality_stands_before_the_noun_where_it_concerns_all() {
        let told = |words: &str| with_quality(words, "empty", ["cell", "cells"]);
        assert_eq!(
            told("the cells next to it (horizontally or vertically)").as_deref(),
            Some("the empty cells next to it (horizontally or vertically)")
        );
        assert_eq!(told("any corner cell").as_deref(), Some("any empty corner cell"));
        assert_eq!(told("a cell of the edge").as_deref(), Some("an empty cell of the edge"));
        assert_eq!(told("an empty cell").as_deref(), Some("an empty cell"));
        assert_eq!(told("the cells next to it and it itself"), None);
        assert_eq!(told("that cell"), None);
    }

    #[test]
    fn a_clause_is_told_from_a_thing_that_is_pointed_at() {
        assert_eq!(clause_in("a cell that holds a disc"), Some("holds a disc"));
        assert_eq!(clause_in("a cell next to that cell"), None);
    }
}
