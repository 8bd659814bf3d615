//! The picture told in words, for those who cannot see it.

use std::fmt::Write as _;

use crate::geometry::BoardGeometry;
use crate::highlight::{Highlight, Weight};
use crate::legend::spoken;
use crate::model::{ContainerKind, Equipment, Position, Site};
use crate::style::Style;

/// More pieces of one kind than these are counted rather than listed.
const LISTED: usize = 8;

/// Tells a position and what is marked in it.
pub fn describe(
    geometry: &BoardGeometry,
    equipment: &Equipment,
    style: &Style,
    position: &Position,
    highlights: &[Highlight],
) -> String {
    let names = Names { geometry, equipment };
    let mut text = String::new();
    for (name, owner, sites) in kinds(equipment, position) {
        let whose = match owner {
            0 => String::new(),
            owner if owner > equipment.players => String::new(),
            owner => format!("{}: ", style.player_name(owner)),
        };
        let count: usize = sites.iter().map(|(_, count)| count).sum();
        let places: Vec<String> = sites
            .iter()
            .map(|(site, count)| {
                if *count > 1 { format!("{} ({count})", names.of(*site)) } else { names.of(*site) }
            })
            .collect();
        let _ = if sites.len() <= LISTED {
            write!(text, "{whose}{name} on {}. ", list(&places))
        } else {
            write!(text, "{whose}{count} {name} pieces. ")
        };
    }
    if text.is_empty() {
        text.push_str("The board is empty. ");
    }
    for (player, score) in position.scores.iter().enumerate() {
        let _ = write!(text, "{} has {score} points. ", style.player_name(player + 1));
    }
    highlights.iter().for_each(|highlight| tell(&names, highlight, &mut text));
    text.trim_end().to_owned()
}

fn tell(names: &Names<'_>, highlight: &Highlight, text: &mut String) {
    let all = |sites: &[Site]| list(&sites.iter().map(|site| names.of(*site)).collect::<Vec<_>>());
    let _ = match highlight {
        Highlight::Move { path, weight } => match (path.first(), path.last()) {
            (Some(from), Some(to)) => {
                let verb =
                    if *weight == Weight::Chosen { "An arrow leads" } else { "A thin arrow leads" };
                write!(text, "{verb} from {} to {}. ", names.of(*from), names.of(*to))
            }
            _ => Ok(()),
        },
        Highlight::Act { site, weight: Weight::Chosen } => {
            write!(text, "A ring marks {}. ", names.of(*site))
        }
        Highlight::Act { site, weight: Weight::Possible } => {
            write!(text, "A dot marks {}. ", names.of(*site))
        }
        Highlight::Capture(site) => {
            write!(text, "The piece on {} is crossed out. ", names.of(*site))
        }
        Highlight::Line(sites) => write!(text, "A line runs over {}. ", all(sites)),
        Highlight::Chain(sites) => write!(text, "A chain joins {}. ", all(sites)),
        Highlight::Group(sites) => write!(text, "Shaded: {}. ", all(sites)),
        Highlight::Threat(site) => write!(text, "The piece on {} is threatened. ", names.of(*site)),
        Highlight::Site(site) => write!(text, "Framed: {}. ", names.of(*site)),
    };
}

/// Pieces of a kind: name, owner, and the sites with their numbers.
type Kind = (String, usize, Vec<(Site, usize)>);

fn kinds(equipment: &Equipment, position: &Position) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for piece in &position.pieces {
        let Some(component) = equipment.components.get(piece.what) else { continue };
        let name = if piece.hidden { "hidden".to_owned() } else { spoken(component.plain_name()) };
        match kinds.iter_mut().find(|(known, owner, _)| *known == name && *owner == piece.owner) {
            Some((_, _, sites)) => sites.push((piece.site, piece.count)),
            None => kinds.push((name, piece.owner, vec![(piece.site, piece.count)])),
        }
    }
    kinds
}

struct Names<'a> {
    geometry: &'a BoardGeometry,
    equipment: &'a Equipment,
}

impl Names<'_> {
    fn of(&self, site: Site) -> String {
        if site.container == 0 {
            let label = self
                .geometry
                .labels
                .get(site.index)
                .filter(|label| !label.is_empty() && site.kind == self.geometry.site_type());
            return label.cloned().unwrap_or_else(|| format!("site {}", site.index));
        }
        match self.equipment.containers.get(site.container) {
            Some(container) if container.kind == ContainerKind::Dice => {
                format!("die {}", site.index + 1)
            }
            Some(container)
                if container.owner >= 1 && container.owner <= self.equipment.players =>
            {
                format!("hand of player {}", container.owner)
            }
            _ => "the reserve".to_owned(),
        }
    }
}

fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}
