//! Paths over the board.

mod course;
mod image;
mod name;
mod rings;
mod shared;
mod words;

use board::{Point, Site};
use language::equipment::{Item, NumberOrRole, Track};
use language::words::StoreKind;

use crate::plan::Passage;
use crate::realise::{Text, capitalised, say, word_count};
use crate::regions::fixed::Sites;
use crate::teller::Teller;

use course::{Map, course, shortest_step};
use image::Image;
use rings::Rings;
use shared::{Known, stretches};

/// A path with more words than this is told in a list.
const LONGEST: usize = 32;
/// To follow a path backwards must save so many words.
const MORE: usize = 6;
/// A line of such a list has about so many words.
const LINE: usize = 24;

/// A path and where it leads.
struct Route<'t> {
    track: &'t Track,
    name: Text,
    stations: Vec<i32>,
}

/// What the path of one player has to do with that of another.
#[derive(Debug)]
enum Like {
    /// It leads over the same places.
    Same,
    /// It is an image of it.
    Image(Image),
}

impl Teller<'_> {
    /// The paths of the board, one passage each; several images of one path have one.
    pub fn tracks(&self) -> Vec<Passage> {
        let routes: Vec<Route<'_>> = self
            .all_tracks()
            .map(|track| Route {
                track,
                name: self.path_heading(track),
                stations: self.stations(track),
            })
            .collect();
        let likes: Vec<Option<(usize, Like)>> = (0..routes.len())
            .map(|index| {
                let before = routes[..index].iter().enumerate();
                before
                    .filter_map(|(at, first)| Some((at, self.like(first, &routes[index])?)))
                    .next()
            })
            .collect();
        let mut passages = Vec::new();
        let rings = self.rings();
        for (index, route) in routes.iter().enumerate() {
            let Some((at, like)) = &likes[index] else {
                let told = likes[..index].iter().zip(&routes);
                // What several paths are called does not tell which is meant.
                let only = |name: &str| {
                    routes.iter().filter(|other| other.name.as_str() == name).count() == 1
                };
                let told: Vec<&Route<'_>> = told
                    .filter_map(|(like, route)| like.is_none().then_some(route))
                    .filter(|route| only(route.name.as_str()))
                    .collect();
                passages.push(self.route(route, &told, &rings));
                continue;
            };
            let images: Vec<(&Route<'_>, Image)> = routes
                .iter()
                .zip(&likes)
                .filter_map(|(route, like)| match like {
                    Some((first, Like::Image(image))) if first == at => Some((route, *image)),
                    _ => None,
                })
                .collect();
            match like {
                Like::Image(_) if images.len() > 1 => {
                    // Told with the first of them.
                    if images.first().is_some_and(|(first, _)| first.track.id == route.track.id) {
                        passages.push(self.images(&routes[*at], &images));
                    }
                }
                like => passages.push(self.image(&routes[*at], route, like)),
            }
        }
        passages
    }

    /// The paths that the description gives its board.
    pub(crate) fn all_tracks(&self) -> impl Iterator<Item = &Track> {
        self.items()
            .iter()
            .filter_map(|item| match item {
                Item::Board(board) => board.tracks.as_ref(),
                Item::MancalaBoard(board) => board.tracks.as_ref(),
                _ => None,
            })
            .flat_map(|tracks| tracks.iter())
    }

    /// The places of the one path with a name, or an owner.
    pub(crate) fn path_sites(&self, name: Option<&str>, owner: Option<usize>) -> Option<Sites> {
        let mut meant = self.all_tracks().filter(|track| {
            name.is_none_or(|name| *track.name == *name)
                && (owner.is_none() || self.path_owner(track) == owner)
        });
        let track = meant.next()?;
        if meant.next().is_some() {
            return None;
        }
        let stations = self.stations(track);
        let sites: Sites = stations
            .into_iter()
            .filter(|station| self.at(*station).is_some())
            .filter_map(|station| u32::try_from(station).ok())
            .collect();
        (!sites.is_empty()).then_some(sites)
    }

    /// The number of the player whom a path belongs to.
    pub(crate) fn path_owner(&self, track: &Track) -> Option<usize> {
        match track.owner.as_ref()? {
            NumberOrRole::Number(number) => usize::try_from(*number).ok().filter(|n| *n > 0),
            NumberOrRole::Role(role) => crate::facts::number_of(*role),
        }
    }

    /// The stations of the path of a player who has only one.
    pub(crate) fn only_path(&self, player: usize) -> Option<Vec<i32>> {
        let mut own = self.all_tracks().filter(|track| self.path_owner(track) == Some(player));
        let path = own.next().filter(|_| own.next().is_none())?;
        Some(self.stations(path))
    }

    /// The stations of a path; none if the board is unknown.
    fn stations(&self, track: &Track) -> Vec<i32> {
        let topology = self.places.topology;
        topology.and_then(|known| board::build::track_sites(known, track).ok()).unwrap_or_default()
    }

    /// What a path has to do with another player's.
    fn like(&self, first: &Route<'_>, route: &Route<'_>) -> Option<Like> {
        let of = |owner: &Route<'_>| self.path_owner(owner.track);
        let others = of(first).is_some() && of(route).is_some() && of(first) != of(route);
        if !others || first.track.looped != route.track.looped {
            return None;
        }
        if first.stations == route.stations && !route.stations.is_empty() {
            return Some(Like::Same);
        }
        let image = Image::of(&first.stations, &route.stations, self.board_centre()?, self)?;
        self.ends_of(route).map(|_| Like::Image(image))
    }

    /// A path that is the image of another: told by what differs.
    fn image(&self, first: &Route<'_>, route: &Route<'_>, like: &Like) -> Passage {
        let text = match like {
            Like::Same => say!("{} is the same as {}", route.name, first.name),
            Like::Image(image) => {
                let ends = self.ends_of(route).unwrap_or_default();
                let leads = if route.track.looped == Some(true) { "starts" } else { "leads" };
                let image = image.words(first.name.as_str());
                say!("{} {}: it {} {}", route.name, image, leads, ends)
            }
        };
        let text = text.reworded(capitalised(text.as_str()));
        Passage::of(text.tell_all(&self.whole(route.track.id)))
    }

    /// Several paths that are images of one.
    fn images(&self, first: &Route<'_>, images: &[(&Route<'_>, Image)]) -> Passage {
        let told: Vec<_> =
            images.iter().flat_map(|(route, _)| self.whole(route.track.id)).collect();
        let lead = say!("These paths are {} in another position:", first.name);
        let mut passage = Passage::of(lead.tell_all(&told));
        let items = images.iter().map(|(route, image)| {
            let ends = self.ends_of(route).unwrap_or_default();
            let ends = match route.track.looped {
                Some(true) => format!("starting {ends}"),
                _ => ends,
            };
            let text = say!("{}: {}, {}", route.name, image.position(), ends);
            let text = text.reworded(capitalised(text.as_str()));
            Passage::of(text.tell_all(&self.whole(route.track.id)))
        });
        passage.list(false, self.of_their_owners(items.collect()));
        passage
    }

    /// "from A1 to D4", or where a path starts that comes back there.
    fn ends_of(&self, route: &Route<'_>) -> Option<String> {
        let stations = route.stations.iter().copied();
        let ends: Vec<i32> = stations.filter(|station| self.at(*station).is_some()).collect();
        let (from, to) = (self.station(*ends.first()?), self.station(*ends.last()?));
        Some(match route.track.looped {
            Some(true) => format!("at {from}"),
            _ => format!("from {from} to {to}"),
        })
    }

    fn board_centre(&self) -> Option<Point> {
        let positions = &self.places.topology?.sites().positions;
        let range = |of: fn(&Point) -> f64| {
            let low = positions.iter().map(of).fold(f64::INFINITY, f64::min);
            let high = positions.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
            f64::midpoint(low, high)
        };
        Some(Point::flat(range(|point| point.x), range(|point| point.y)))
    }

    /// Where one can go round on the board.
    fn rings(&self) -> Rings {
        let count = self.places.count().and_then(|count| i32::try_from(count).ok());
        let all: Vec<i32> = (0..count.unwrap_or(0)).collect();
        self.board_centre().map(|centre| Rings::of(&all, centre, self)).unwrap_or_default()
    }

    /// A path by its legs, as far as it does not run along one that has been told.
    fn route(&self, route: &Route<'_>, told_before: &[&Route<'_>], rings: &Rings) -> Passage {
        let track = route.track;
        let told = self.whole(track.id);
        let head = route.name.reworded(capitalised(route.name.as_str()));
        if let Some(way) = self.round_the_board(route) {
            return Passage::of(say!("{} goes {}", head, way).tell_all(&told));
        }
        let legs = self.legs(route, told_before, rings);
        let round = match crate::moves::sowing_path::turning(track) {
            Some(way) => format!(", and round again ({way})"),
            None if track.looped == Some(true) => ", and round again".to_owned(),
            None => String::new(),
        };
        let whole = say!("{} {}{}", head, words::joined(&legs), round).tell_all(&told);
        if word_count(whole.as_str()) <= LONGEST {
            return Passage::of(whole);
        }
        let mut passage = Passage::of(say!("{} goes as follows:", head).tell_all(&told));
        let items = words::lines(&legs, LINE)
            .into_iter()
            .map(|line| Passage::of(Text::from(line).tell(track.id)))
            .collect();
        passage.list(true, items);
        if !round.is_empty() {
            passage.say(Text::from("then it goes round again").tell(track.id));
        }
        passage
    }

    /// The legs of a path in words; "follows White's path to D4" where it runs along one that has been told.
    fn legs(&self, route: &Route<'_>, told_before: &[&Route<'_>], rings: &Rings) -> Vec<String> {
        let stations = &route.stations;
        let Some(last) = stations.len().checked_sub(1) else { return vec![] };
        let shortest = shortest_step(stations, self);
        let name = |station| self.station(station);
        let told = |from: usize, to: usize| {
            words::legs(&course(&stations[from..=to], shortest, self, rings), name)
        };
        let known: Vec<Known<'_>> = told_before
            .iter()
            .map(|known| Known {
                stations: &known.stations,
                looped: known.track.looped == Some(true),
            })
            .collect();
        let mut legs: Vec<String> = Vec::new();
        let mut from = 0;
        let on = |from: usize, to: usize| told(from, to).into_iter().skip(usize::from(from > 0));
        for stretch in stretches(stations, &known) {
            let (start, end) = (*stretch.at.start(), *stretch.at.end());
            let along = told_before[stretch.along].name.as_str();
            let words = match (stretch.to_the_end, stretch.backwards) {
                (true, _) => format!("follows {along} to its end"),
                (false, true) => format!("follows {along} backwards to {}", name(stations[end])),
                (false, false) => format!("follows {along} to {}", name(stations[end])),
            };
            let in_full: usize = told(start, end).iter().skip(1).map(|leg| word_count(leg)).sum();
            let worth =
                if stretch.backwards { word_count(&words) + MORE } else { word_count(&words) };
            if in_full > worth {
                legs.extend(on(from, start));
                legs.push(words);
                from = end;
            }
        }
        if from == 0 || from < last {
            legs.extend(on(from, last));
        }
        legs
    }

    /// "counter-clockwise around the board, through all holes and both stores": a path that leads once through every
    /// place of two rows with a store at each end.
    fn round_the_board(&self, route: &Route<'_>) -> Option<String> {
        let way = crate::moves::sowing_path::turning(route.track)?;
        let mut stations = route.stations.clone();
        stations.sort_unstable();
        let every = stations.iter().copied().eq(0..i32::try_from(self.places.count()?).ok()?);
        let [left, right] = [0, *stations.last()?].map(|end| self.station(end));
        let stores = left.ends_with(" store") && right.ends_with(" store");
        let rows = |item: &Item| matches!(item, Item::MancalaBoard(board) if board.rows == 2);
        let rows = self.items().iter().any(rows);
        (every && stores && rows).then(|| {
            let holes = crate::realise::plural(self.site());
            format!("{way} around the board, through all {holes} and both stores")
        })
    }

    /// What a station of a path is called.
    fn station(&self, station: i32) -> String {
        let stores = self.items().iter().any(|item| {
            matches!(item, Item::MancalaBoard(board)
                if board.store != Some(StoreKind::None) && board.num_stores != Some(0))
        });
        let last = self.places.count().and_then(|count| i32::try_from(count).ok());
        match station {
            0 if stores => "the left store".to_owned(),
            other if stores && last == Some(other + 1) => "the right store".to_owned(),
            other => self.numbered_place(other),
        }
    }
}

impl Map for Teller<'_> {
    fn at(&self, station: i32) -> Option<Point> {
        let positions = &self.places.topology?.sites().positions;
        positions.get(usize::try_from(station).ok()?).copied()
    }

    fn between(&self, from: i32, to: i32) -> Vec<i32> {
        let (Some(a), Some(b)) = (self.at(from), self.at(to)) else { return vec![] };
        let length = a.flat_distance(b);
        let Some(topology) = self.places.topology else { return vec![] };
        (0..topology.sites().len() as Site)
            .filter_map(|site| i32::try_from(site).ok())
            .filter(|site| *site != from && *site != to)
            .filter(|site| {
                self.at(*site).is_some_and(|point| {
                    point.flat_distance(a) + point.flat_distance(b) < length + 1e-3
                })
            })
            .collect()
    }
}
