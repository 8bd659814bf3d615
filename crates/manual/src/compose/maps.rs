//! Maps: where the areas and paths are that the rules name.
//!
//! A list of coordinates is hard to picture, and pieces hide what is printed on a board. So an empty board stands beside the words:
//! one with the areas in colours, and one for each path that is not like another.

use english::Named;
use picture::map::{self, Area, MOST_AREAS};
use picture::model::Site;

use super::book::Bench;
use super::words::capital;
use crate::draw::Drawn;
use crate::model::{Beside, Figure, FigureId, KeyEntry, Manual, Pictures, Scope};

/// So many paths are shown at most.
const MOST_PATHS: usize = 3;

/// A path shorter than this is told well enough by its places.
const SHORTEST: usize = 6;

/// Adds the maps beside the sentences that tell what they show.
pub(super) fn add(
    bench: &Bench<'_>,
    areas: &[Named],
    paths: &[Named],
    manual: &mut Manual,
    pictures: &mut Pictures,
) {
    if bench.artist.is_boardless() {
        return;
    }
    for (number, map) in area_maps(bench, areas).into_iter().enumerate() {
        let all: Vec<Area> = map.iter().map(|(_, area)| area.clone()).collect();
        let drawn = bench.artist.map(&all, &format!("areas-{}", number + 1));
        let caption = match all.as_slice() {
            [only] => format!("{}.", capital(&only.name)),
            _ => "Areas of the board that the rules name:".to_owned(),
        };
        let first = map.iter().map(|(sentence, _)| *sentence).min();
        keep(drawn, caption, key(&all), first, manual, pictures);
    }
    for (number, (sentence, name, sites, looped)) in routes(bench, paths).into_iter().enumerate() {
        let drawn = bench.artist.route(&sites, looped, &format!("path-{}", number + 1));
        let end =
            if looped { "It begins at the dot and goes round." } else { "It begins at the dot." };
        if let Some(drawn) = drawn {
            let caption = format!("{}. {end}", capital(&name));
            keep(drawn, caption, vec![], Some(sentence), manual, pictures);
        }
    }
}

/// What the areas of a map are called; a single one is named by the caption.
fn key(areas: &[Area]) -> Vec<KeyEntry> {
    let entry = |(index, area): (usize, &Area)| {
        let colour = map::colour(index);
        KeyEntry {
            sign: map::sign(areas, index),
            colour: colour.css(),
            ink: colour.ink_on().css(),
            name: area.name.clone(),
        }
    };
    if areas.len() < 2 { vec![] } else { areas.iter().enumerate().map(entry).collect() }
}

fn keep(
    drawn: Drawn,
    caption: String,
    key: Vec<KeyEntry>,
    sentence: Option<usize>,
    manual: &mut Manual,
    pictures: &mut Pictures,
) {
    let Some(sentence) = sentence else { return };
    let before = Some(drawn.keep(pictures));
    manual.figures.push(Figure {
        caption,
        before,
        motion: None,
        after: None,
        key,
        shows: vec![],
        scope: Scope::Own,
    });
    manual.beside.push(Beside { sentence, figure: FigureId(manual.figures.len() - 1) });
}

/// The areas by the maps that show them, each with the sentence that tells it: those that overlap are not on one map.
fn area_maps(bench: &Bench<'_>, areas: &[Named]) -> Vec<Vec<(usize, Area)>> {
    let program = bench.program;
    let count = program.topology.sites().len();
    let mut maps: Vec<Vec<(usize, Area)>> = Vec::new();
    let mut needed = false;
    for (Named { node, name }, region) in areas.iter().zip(&program.regions) {
        let numbers: Vec<usize> =
            region.sites.iter().filter_map(|site| usize::try_from(site).ok()).collect();
        let on_board = numbers.iter().all(|site| *site < count);
        let Some(sentence) = bench.sentences.equipping(*node).filter(|_| on_board) else {
            continue;
        };
        // What is nearly all of the board, or none of it, needs no map.
        if numbers.is_empty() || 4 * numbers.len() > 3 * count || !region.statics.is_empty() {
            continue;
        }
        needed |= lists_places(bench.sentences.text(sentence));
        let kind = bench.artist.site_type();
        let sites: Vec<Site> = numbers.iter().map(|site| Site::board(kind, *site)).collect();
        let same = maps.iter_mut().flatten().find(|(_, known)| known.sites == sites);
        if let Some((_, known)) = same {
            if !known.name.contains(name.as_str()) {
                known.name += &format!(" and {name}");
            }
            continue;
        }
        let covers = |area: &Area| {
            let mut pairs = area.sites.iter().flat_map(|one| sites.iter().map(move |it| (one, it)));
            pairs.any(|(one, other)| bench.artist.coincide(*one, *other))
        };
        let free = maps
            .iter_mut()
            .find(|map| map.len() < MOST_AREAS && !map.iter().any(|(_, area)| covers(area)));
        let area = Area { name: name.clone(), sites };
        match free {
            Some(map) => map.push((sentence, area)),
            None => maps.push(vec![(sentence, area)]),
        }
    }
    // Large areas may lie over all others: a board that is one colour shows nothing.
    maps.retain(|map| {
        map.len() > 1 || map.iter().all(|(_, it)| bench.artist.covered(&it.sites) < WHOLE)
    });
    maps.truncate(MOST_MAPS);
    // Rows and corners that are told in a word are known without a map.
    if needed { maps } else { vec![] }
}

/// An area that covers so much of the board is all of it.
const WHOLE: f64 = 0.8;

/// So many maps of areas are shown at most.
const MOST_MAPS: usize = 2;

/// Whether a sentence names places by their coordinates.
fn lists_places(text: &str) -> bool {
    text.split(|sign: char| !sign.is_alphanumeric()).any(|word| {
        word.starts_with(|sign: char| sign.is_ascii_uppercase())
            && word.ends_with(|sign: char| sign.is_ascii_digit())
    })
}

/// A path with the sentence that tells it, its name, its places, and whether it goes round.
type Route = (usize, String, Vec<Site>, bool);

/// The paths that differ in more than their owner.
fn routes(bench: &Bench<'_>, paths: &[Named]) -> Vec<Route> {
    let program = bench.program;
    let count = program.topology.sites().len();
    let kind = bench.artist.site_type();
    let mut routes: Vec<Route> = Vec::new();
    // The way round a board for sowing is shown by arrows between its holes.
    if bench.artist.is_mancala() {
        return routes;
    }
    for (Named { node, name }, track) in paths.iter().zip(&program.tracks) {
        let numbers = track.elems.iter().filter_map(|place| usize::try_from(place.site).ok());
        let sites: Vec<Site> =
            numbers.filter(|site| *site < count).map(|site| Site::board(kind, site)).collect();
        let alike = |other: &Route| other.2.len() == sites.len();
        let Some(sentence) = bench.sentences.equipping(*node) else { continue };
        if sites.len() >= SHORTEST && !routes.iter().any(alike) && routes.len() < MOST_PATHS {
            routes.push((sentence, name.clone(), sites, track.looped));
        }
    }
    routes
}
