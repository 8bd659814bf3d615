//! The picture told in words, for those who cannot see it.

use std::fmt::Write as _;

use crate::geometry::BoardGeometry;
use crate::highlight::{Highlight, Weight};
use crate::model::{ComponentKind, ContainerKind, Equipment, Piece, Position, Site, SiteType};
use crate::style::Style;

/// The owner of what is neutral or shared.
const NOBODY: usize = 0;

/// Things on more places than these are counted rather than listed.
const LISTED: usize = 30;

/// Tells a position and what is marked in it.
pub fn describe(
    geometry: &BoardGeometry,
    equipment: &Equipment,
    style: &Style,
    position: &Position,
    highlights: &[Highlight],
) -> String {
    let names = Names { geometry, equipment, style };
    let mut text = String::new();
    // What belongs to nobody, or to all, comes last.
    for owner in (1..=equipment.players).chain([NOBODY]) {
        let kinds = names.kinds(position, owner);
        if kinds.is_empty() {
            continue;
        }
        let kinds: Vec<String> =
            kinds.iter().map(|(name, places)| names.placed(name, places)).collect();
        let _ = if owner == NOBODY {
            write!(text, "{}. ", capital(&kinds.join("; ")))
        } else {
            write!(text, "{}: {}. ", style.player_name(owner), kinds.join("; "))
        };
    }
    names.tell_stacks(position, &mut text);
    names.tell_dice(position, &mut text);
    names.tell_numbers(position, &mut text);
    if text.is_empty() {
        text.push_str("The board is empty. ");
    }
    if !style.no_scores {
        for (player, score) in position.scores.iter().enumerate() {
            let unit = match style.score_suffix(player + 1) {
                "" if *score == 1 => " point",
                "" => " points",
                suffix => suffix,
            };
            let _ = write!(text, "{} has {score}{unit}. ", style.player_name(player + 1));
        }
    }
    highlights.iter().for_each(|highlight| tell(&names, highlight, &mut text));
    text.trim_end().to_owned()
}

/// Tells only what is marked.
pub fn marks(
    geometry: &BoardGeometry,
    equipment: &Equipment,
    style: &Style,
    highlights: &[Highlight],
) -> String {
    let names = Names { geometry, equipment, style };
    let mut text = String::new();
    highlights.iter().for_each(|highlight| tell(&names, highlight, &mut text));
    text.trim_end().to_owned()
}

/// How an arrow is told along which another player's piece is sent away.
pub const SENT: &str = "A dashed arrow leads";

fn tell(names: &Names<'_>, highlight: &Highlight, text: &mut String) {
    let all = |sites: &[Site]| list(&sites.iter().map(|site| names.of(*site)).collect::<Vec<_>>());
    let _ = match highlight {
        Highlight::Move { path, weight } => match (path.first(), path.last()) {
            (Some(from), Some(to)) => {
                let verb = match weight {
                    Weight::Chosen => "An arrow leads",
                    Weight::Possible => "A thin arrow leads",
                    Weight::Sent => SENT,
                };
                write!(text, "{verb} from {} to {}. ", names.of(*from), names.of(*to))
            }
            _ => Ok(()),
        },
        Highlight::Act { site, weight: Weight::Chosen | Weight::Sent } => {
            write!(text, "A ring marks {}. ", names.of(*site))
        }
        Highlight::Act { site, weight: Weight::Possible } => {
            write!(text, "A dot marks {}. ", names.of(*site))
        }
        Highlight::Capture(site) => {
            write!(text, "The piece on {} is crossed out. ", names.of(*site))
        }
        Highlight::Left(site) => write!(text, "A piece has left {}. ", names.of(*site)),
        Highlight::Arrived(site) => {
            write!(text, "The last move ended on {}. ", names.of(*site))
        }
        Highlight::Line(sites) => write!(text, "A line runs over {}. ", all(sites)),
        Highlight::Chain(sites) => write!(text, "A chain joins {}. ", all(sites)),
        Highlight::Group(sites) => write!(text, "Shaded: {}. ", all(sites)),
        Highlight::Threat(site) => write!(text, "The piece on {} is threatened. ", names.of(*site)),
        Highlight::Site(site) => write!(text, "Framed: {}. ", names.of(*site)),
    };
}

struct Names<'a> {
    geometry: &'a BoardGeometry,
    equipment: &'a Equipment,
    style: &'a Style,
}

/// The name of a kind of piece, with all of that kind.
type Kind<'a> = (String, Vec<&'a Piece>);

impl Names<'_> {
    /// The pieces of an owner by their names; dice and stacks are told by themselves.
    fn kinds<'p>(&self, position: &'p Position, owner: usize) -> Vec<Kind<'p>> {
        let mut kinds: Vec<Kind<'p>> = Vec::new();
        for stack in position.pieces.chunk_by(|a, b| a.site == b.site) {
            for piece in stack.iter().filter(|piece| self.owner(piece) == owner) {
                if is_mixed(stack) || self.die(piece).is_some() {
                    continue;
                }
                let name = self.piece(piece);
                match kinds.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, pieces)) => pieces.push(piece),
                    None => kinds.push((name, vec![piece])),
                }
            }
        }
        kinds
    }

    /// "rook on A1 and H1", "7 seeds: 4 on A1 and 3 on B2", or only the number where there are too many.
    fn placed(&self, name: &str, pieces: &[&Piece]) -> String {
        let total: usize = pieces.iter().map(|piece| piece.count).sum();
        let mut sites: Vec<(Site, usize, &Piece)> = Vec::new();
        for piece in pieces {
            match sites.last_mut() {
                Some((site, count, _)) if *site == piece.site => *count += piece.count,
                _ => sites.push((piece.site, piece.count, *piece)),
            }
        }
        if sites.len() > LISTED {
            return format!("{total} {name} pieces");
        }
        let several = sites.iter().any(|(_, count, _)| *count > 1);
        let mut places: Vec<String> = Vec::new();
        for (site, count, piece) in &sites {
            let place = match piece.covers.as_slice() {
                [] | [_] => self.at(*site),
                covers => {
                    let cells = covers.iter().map(|cell| Site::board(SiteType::Cell, *cell));
                    format!("on {}", list(&cells.map(|cell| self.of(cell)).collect::<Vec<_>>()))
                }
            };
            places.push(if several { format!("{count} {place}") } else { place });
        }
        // The little word need not be said again for each place.
        let short = places.iter().all(|place| place.starts_with("on "));
        if several {
            format!("{total} {}: {}", plural(name, total), list(&places))
        } else if short {
            let bare: Vec<String> =
                places.iter().map(|place| place.trim_start_matches("on ").to_owned()).collect();
            format!("{name} on {}", list(&bare))
        } else {
            format!("{name} {}", list(&places))
        }
    }

    /// Each stack of different pieces, from the bottom to the top.
    fn tell_stacks(&self, position: &Position, text: &mut String) {
        for stack in position.pieces.chunk_by(|a, b| a.site == b.site).filter(|it| is_mixed(it)) {
            let pieces: Vec<String> = stack
                .iter()
                .map(|piece| match self.owner(piece) {
                    NOBODY => self.piece(piece),
                    owner => format!("{} {}", self.style.player_name(owner), self.piece(piece)),
                })
                .collect();
            let place = self.at(stack[0].site);
            let _ = write!(text, "A stack {place}, from the bottom: {}. ", list(&pieces));
        }
    }

    fn tell_dice(&self, position: &Position, text: &mut String) {
        let shown: Vec<String> = position
            .pieces
            .iter()
            .filter_map(|piece| self.die(piece))
            .map(|value| value.to_string())
            .collect();
        let _ = match shown.as_slice() {
            [] => Ok(()),
            [one] => write!(text, "The die shows {one}. "),
            _ => write!(text, "The dice show {}. ", list(&shown)),
        };
    }

    fn tell_numbers(&self, position: &Position, text: &mut String) {
        let count = position.digits.len();
        if count > 2 * LISTED {
            let _ = write!(text, "{count} places have their number. ");
        } else if count > 0 {
            let digit =
                |digit: &crate::model::Digit| format!("{} {}", digit.value, self.at(digit.site));
            let digits: Vec<String> = position.digits.iter().map(digit).collect();
            let _ = write!(text, "Numbers: {}. ", list(&digits));
        }
        let clues = self.style.clues.len();
        if clues > 0 {
            let verb = if clues == 1 { "clue is" } else { "clues are" };
            let _ = write!(text, "{clues} {verb} printed on the board. ");
        }
    }

    fn owner(&self, piece: &Piece) -> usize {
        if piece.owner > self.equipment.players { NOBODY } else { piece.owner }
    }

    /// What a piece is called.
    fn piece(&self, piece: &Piece) -> String {
        let Some(component) = self.equipment.components.get(piece.what) else {
            return "piece".to_owned();
        };
        match component.kind {
            _ if piece.hidden => "hidden piece".to_owned(),
            ComponentKind::Domino { halves: (a, b) } => format!("domino {a}-{b}"),
            _ => component.spoken(),
        }
    }

    /// What a die shows.
    fn die(&self, piece: &Piece) -> Option<i32> {
        match &self.equipment.components.get(piece.what)?.kind {
            ComponentKind::Die { faces } => {
                let face = usize::try_from(piece.state).ok().and_then(|face| faces.get(face));
                Some(face.copied().unwrap_or(piece.value))
            }
            _ => None,
        }
    }

    /// A place with the word before it: "on A1", "in the hand of White".
    fn at(&self, site: Site) -> String {
        if site.container == 0 { format!("on {}", self.of(site)) } else { self.of(site) }
    }

    /// A place.
    fn of(&self, site: Site) -> String {
        if site.container == 0 {
            let label = self
                .geometry
                .labels
                .get(site.index)
                .filter(|label| !label.is_empty() && site.kind == self.geometry.site_type());
            return label.cloned().unwrap_or_else(|| {
                let word = match site.kind {
                    SiteType::Vertex => "point",
                    SiteType::Edge => "line",
                    SiteType::Cell => "area",
                };
                format!("{word} {}", site.index)
            });
        }
        match self.equipment.containers.get(site.container) {
            Some(container) if container.kind == ContainerKind::Dice => {
                format!("die {}", site.index + 1)
            }
            Some(container)
                if container.owner >= 1 && container.owner <= self.equipment.players =>
            {
                format!("in the hand of {}", self.style.player_name(container.owner))
            }
            _ => "in the reserve".to_owned(),
        }
    }
}

/// Whether pieces of different kinds or owners lie on each other.
fn is_mixed(stack: &[Piece]) -> bool {
    stack[0].site.container == 0
        && stack.iter().any(|piece| (piece.what, piece.owner) != (stack[0].what, stack[0].owner))
}

/// The name of several things.
fn plural(name: &str, count: usize) -> String {
    let ending = |ends: &[&str]| ends.iter().any(|end| name.ends_with(end));
    if count == 1 {
        name.to_owned()
    } else if ending(&["s", "x", "ch", "sh"]) {
        format!("{name}es")
    } else if let Some(stem) = name.strip_suffix('y').filter(|_| !ending(&["ay", "ey", "oy", "uy"]))
    {
        format!("{stem}ies")
    } else if let Some(stem) = name.strip_suffix("man") {
        format!("{stem}men")
    } else {
        format!("{name}s")
    }
}

fn capital(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().map_or_else(String::new, |first| first.to_uppercase().chain(signs).collect())
}

fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::plural;

    #[test]
    fn several_things_have_their_plural() {
        let words = [
            ("seed", "seeds"),
            ("cross", "crosses"),
            ("monkey", "monkeys"),
            ("pony", "ponies"),
            ("man", "men"),
        ];
        for (one, many) in words {
            assert_eq!(plural(one, 2), many);
            assert_eq!(plural(one, 1), one);
        }
    }
}
