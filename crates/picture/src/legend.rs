//! The legend: what each piece in the picture is called.

use kurbo::{Affine, Point, Rect};

use crate::colour::Colour;
use crate::ground::Ground;
use crate::layout::PITCH;
use crate::model::{ComponentKind, ContainerKind, Piece, Position, Site, SiteType};
use crate::placing::{Look, Looks};
use crate::scene::{Content, Layer, Meaning, Scene, Shape, circle};
use crate::setting::{PAPER, Setting};
use crate::text::{self, Anchor};

/// The name of a piece as people read it: `DoubleCounter` becomes "double counter".
pub fn spoken(name: &str) -> String {
    let bare =
        name.split("_no").next().unwrap_or(name).trim_end_matches("_isometric").replace('_', " ");
    let mut words = String::new();
    let mut last = ' ';
    for sign in bare.chars() {
        if sign.is_uppercase() && last.is_lowercase() {
            words.push(' ');
        }
        words.extend(sign.to_lowercase());
        last = sign;
    }
    words.trim().to_owned()
}

/// Writes the legend below `above` and returns the area it takes.
pub fn draw(
    setting: &Setting<'_>,
    looks: &mut Looks<'_>,
    position: &Position,
    above: Rect,
    scene: &mut Scene,
) -> Rect {
    let entries: Vec<Entry> = named_pieces(setting, position)
        .into_iter()
        .map(|(name, pieces)| Entry { name, icons: icons(setting, looks, &pieces, scene) })
        .collect();
    let players = players(setting, position).into_iter().map(|(name, sample)| {
        let icons = match sample {
            Sample::Piece(piece, own) => {
                let first = icons(setting, looks, &[piece], scene);
                in_other_colours(first, icons(setting, looks, &own, scene))
            }
            Sample::Colour(colour) => vec![Icon::Dot(colour)],
        };
        Entry { name, icons }
    });
    let players: Vec<Entry> = players.collect();
    let (entries, rows) = joined(entries, players);
    // Very many names fill a picture of their own, which has the width of a page.
    let share = if rows > CROWD { 80.0 } else { 30.0 };
    let room = beside(above);
    write(&entries, rows, share, room, scene).union(room)
}

/// The pieces and then the players, and how many of them are pieces. What would be shown twice is shown once: one kind of piece
/// that everybody has is known by its players, and pieces of which every player has one kind are named with them.
fn joined(pieces: Vec<Entry>, players: Vec<Entry>) -> (Vec<Entry>, usize) {
    let shown = |entry: &Entry| players.iter().any(|player| player.icons == entry.icons);
    match pieces.as_slice() {
        [only] if players.iter().map(|player| &player.icons[0]).eq(&only.icons) => (players, 0),
        all if all.len() > 1 && all.len() == players.len() && all.iter().all(shown) => {
            let named = players.into_iter().map(|player| {
                let own = all.iter().find(|piece| piece.icons == player.icons);
                let kind = own.map(|piece| format!(" ({})", piece.name)).unwrap_or_default();
                Entry { name: player.name + &kind, ..player }
            });
            (named.collect(), 0)
        }
        _ => {
            let rows = pieces.len();
            (pieces.into_iter().chain(players).collect(), rows)
        }
    }
}

/// A player's sample and, of the other pieces, those in colours of their own: nobody would know whose they are.
fn in_other_colours(mut shown: Vec<Icon>, others: Vec<Icon>) -> Vec<Icon> {
    let colour = |icon: &Icon| match icon {
        Icon::Piece(look) => look.colours.0,
        Icon::Dot(colour) => *colour,
    };
    for icon in others {
        let alike = |known: &Icon| colour(known).contrast(colour(&icon)) < APART;
        if shown.len() < MOST_COLOURS && !shown.iter().any(alike) {
            shown.push(icon);
        }
    }
    shown
}

/// A player is shown with pieces of so many colours at most.
const MOST_COLOURS: usize = 3;

/// Colours of less contrast than this pass for one.
const APART: f64 = 1.8;

/// What pieces of one name look like: owner by owner, and each look once.
fn icons(
    setting: &Setting<'_>,
    looks: &mut Looks<'_>,
    pieces: &[Piece],
    scene: &mut Scene,
) -> Vec<Icon> {
    let mut ordered: Vec<&Piece> = pieces.iter().collect();
    ordered.sort_by_key(|piece| piece.owner);
    let mut icons: Vec<(usize, Icon)> = Vec::new();
    for piece in ordered {
        // Numbers stand on the pieces of a position, not in a legend: without them many look the same.
        let look = looks.of(setting, piece, PAPER, scene);
        let icon = Icon::Piece(Look { number: None, badge: None, ..look });
        if !icons.iter().any(|(_, known)| *known == icon) {
            icons.push((piece.owner, icon));
        }
    }
    // Of very many, everybody's first ones are shown.
    for most in (1..MOST_ICONS).rev() {
        if icons.len() <= MOST_ICONS {
            break;
        }
        let mut shown: Vec<usize> = Vec::new();
        icons.retain(|(owner, _)| {
            shown.push(*owner);
            shown.iter().filter(|known| *known == owner).count() <= most
        });
    }
    icons.into_iter().map(|(_, icon)| icon).take(MOST_ICONS).collect()
}

/// Whether there are more names than find room below a board.
pub fn is_crowded(setting: &Setting<'_>, position: &Position) -> bool {
    named_pieces(setting, position).len() > CROWD
}

/// Writes names with what they stand for below `above` and returns the area they take; what follows the first `rows` of them begins
/// a line of its own. Letters are one of so many parts of the width of the picture.
pub fn write(entries: &[Entry], rows: usize, share: f64, above: Rect, scene: &mut Scene) -> Rect {
    if entries.is_empty() {
        return above;
    }
    let size = (PITCH * 0.22).max(above.width() / share);
    let icon = size * 1.7;
    let mut pen = Point::new(above.x0, above.y1 + size * 1.6);
    let mut area = Rect::from_points(pen, pen);
    for (row, Entry { name, icons }) in entries.iter().enumerate() {
        if row == rows && rows > 0 {
            pen = Point::new(above.x0, pen.y + icon * 1.15);
        }
        let width = icon * icons.len() as f64 + size * 0.4 + text::width(name, size) + size * 1.4;
        if pen.x > above.x0 && pen.x + width > above.x1 + size {
            pen = Point::new(above.x0, pen.y + icon * 1.15);
        }
        for one in icons {
            one.draw(pen + kurbo::Vec2::new(icon / 2.0, 0.0), icon, scene);
            pen.x += icon;
        }
        pen.x += size * 0.4;
        let outline = text::line(name, pen, size, Anchor::Start);
        let middle = pen + kurbo::Vec2::new(text::width(name, size) / 2.0, 0.0);
        let ink = Ground::below(scene, Layer::Text).at(middle).ink_on();
        scene.push(Layer::Text, Content::Shape(Shape::filled(outline, ink)), Meaning::Label);
        pen.x += text::width(name, size) + size * 1.4;
        area = area.union(Rect::new(above.x0, pen.y - icon / 2.0, pen.x, pen.y + icon / 2.0));
    }
    area
}

/// A name with what it stands for.
pub struct Entry {
    /// The name.
    pub name: String,
    /// What it stands for.
    pub icons: Vec<Icon>,
}

/// What a name stands for.
#[derive(PartialEq)]
pub enum Icon {
    /// A piece.
    Piece(Look),
    /// A player without pieces, by their colour.
    Dot(Colour),
}

impl Icon {
    /// Draws it around a point, so wide.
    fn draw(&self, centre: Point, width: f64, scene: &mut Scene) {
        let content = match self {
            Self::Piece(look) => {
                let scale = Affine::scale_non_uniform(
                    look.scale.0 * width / 100.0,
                    look.scale.1 * width / 100.0,
                );
                let place = Affine::translate(centre.to_vec2())
                    * Affine::rotate(look.turn.to_radians())
                    * scale;
                Content::Use { symbol: look.symbol, place }
            }
            Self::Dot(colour) => Content::Shape(
                Shape::filled(circle(centre, width * 0.3), *colour).outlined(Colour::INK, 1.2),
            ),
        };
        scene.push(Layer::Text, content, Meaning::Label);
    }
}

/// A picture is this share of its height wide at least, so that its legend finds room.
const WIDTH: f64 = 0.85;

/// The area that a legend goes below: a tall picture becomes wider on both sides, since it is shown smaller and its letters with it.
fn beside(above: Rect) -> Rect {
    let more = (WIDTH * above.height() - above.width()).max(0.0) / 2.0;
    above.inflate(more, 0.0)
}

/// More names than this would be longer than the board is high.
const CROWD: usize = 40;

/// Of one name, so many different pieces are shown.
const MOST_ICONS: usize = 8;

/// Of one name, so many pieces are looked at.
const MOST_SAMPLES: usize = 64;

/// More pieces than this that are not in the picture are not named.
const MOST_ABSENT: usize = 12;

/// What shows who a player is.
enum Sample {
    /// One piece of a kind that all players have, and all kinds that this player has.
    Piece(Piece, Vec<Piece>),
    Colour(Colour),
}

/// The players, each with a piece of theirs: their names alone do not tell what their pieces look like. Where they have none, the
/// colour that stands beside their scores and hands.
fn players(setting: &Setting<'_>, position: &Position) -> Vec<(String, Sample)> {
    let count = setting.equipment.players;
    if count < 2 {
        return vec![];
    }
    let name = |player: usize| setting.style.player_name(player);
    let own: Vec<Vec<Piece>> =
        (1..=count).map(|player| own_pieces(setting, position, player)).collect();
    if own.iter().all(|pieces| !pieces.is_empty()) {
        let kind = |piece: &Piece| setting.equipment.components[piece.what].spoken();
        // They are told apart most easily by pieces of one kind.
        let common = own[0].iter().map(kind).find(|kind_of_first| {
            own.iter().all(|pieces| pieces.iter().any(|piece| kind(piece) == *kind_of_first))
        });
        let sample = |pieces: Vec<Piece>| {
            let wanted = pieces.iter().position(|piece| common.as_ref() == Some(&kind(piece)));
            let sample = pieces.get(wanted.unwrap_or(0)).cloned();
            sample.map(|sample| Sample::Piece(sample, pieces))
        };
        let samples = own.into_iter().filter_map(sample);
        return (1..=count).map(name).zip(samples).collect();
    }
    // Where not everybody has pieces, these belong to no one in particular.
    let has_score = !position.scores.is_empty() && !setting.style.no_scores;
    let has_hand = |player: usize| {
        let mut containers = setting.equipment.containers.iter();
        containers.any(|it| it.kind == ContainerKind::Hand && it.owner == player)
    };
    // On tiles that everybody lays, the ways are known by their colours.
    let mut kinds = setting.equipment.components.iter().map(|component| &component.kind);
    let has_ways =
        kinds.any(|kind| matches!(kind, ComponentKind::Tile { paths, .. } if !paths.is_empty()));
    if has_score || has_ways || (1..=count).all(has_hand) {
        let colour = |player| Sample::Colour(setting.style.player_colour(player, count));
        return (1..=count).map(|player| (name(player), colour(player))).collect();
    }
    vec![]
}

/// A sample of each kind of piece that a player has: first what is in the picture, then what may come.
fn own_pieces(setting: &Setting<'_>, position: &Position, player: usize) -> Vec<Piece> {
    let components = &setting.equipment.components;
    let is_own = |what: usize| {
        let component = components.get(what);
        component.is_some_and(|it| it.owner == player && it.kind == ComponentKind::Piece)
    };
    let seen = position.pieces.iter().filter(|piece| is_own(piece.what) && !piece.hidden);
    let seen = seen.map(|piece| Piece {
        state: piece.state,
        value: piece.value,
        ..Piece::new(NOWHERE, piece.what, player)
    });
    let other = (1..components.len()).filter(|what| is_own(*what));
    seen.chain(other.map(|what| Piece::new(NOWHERE, what, player))).collect()
}

/// What a piece is called that nobody gave a name.
const UNNAMED: &str = "piece";

/// Where a sample of a piece lies.
const NOWHERE: Site = Site { container: 1, kind: SiteType::Cell, index: 0 };

/// Each name once, with one piece of every owner and in every state: first what is in the picture, then what may come.
fn named_pieces(setting: &Setting<'_>, position: &Position) -> Vec<(String, Vec<Piece>)> {
    let mut entries: Vec<(String, Vec<Piece>)> = Vec::new();
    let absent = setting
        .equipment
        .components
        .iter()
        .enumerate()
        .skip(1)
        .filter(|(what, _)| position.pieces.iter().all(|piece| piece.what != *what));
    let absent: Vec<Piece> =
        absent.map(|(what, component)| Piece::new(NOWHERE, what, component.owner)).collect();
    let absent = if absent.len() > MOST_ABSENT { vec![] } else { absent };
    let present = position.pieces.iter().filter(|piece| !piece.hidden);
    for piece in present.chain(&absent) {
        let Some(component) = setting.equipment.components.get(piece.what) else { continue };
        if !matches!(component.kind, ComponentKind::Piece | ComponentKind::Large) {
            continue;
        }
        let name = component.spoken();
        // What has no name of its own is known by its player.
        if name == UNNAMED && setting.equipment.players > 1 {
            continue;
        }
        let sample = Piece {
            site: NOWHERE,
            level: 0,
            count: 1,
            rotation: 0,
            covers: Vec::new(),
            ..piece.clone()
        };
        match entries.iter_mut().find(|(known, _)| *known == name) {
            Some((_, pieces)) => {
                let alike =
                    |known: &Piece| (known.what, known.state) == (sample.what, sample.state);
                if !pieces.iter().any(alike) && pieces.len() < MOST_SAMPLES {
                    pieces.push(sample);
                }
            }
            None => entries.push((name, vec![sample])),
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_spoken() {
        assert_eq!(super::spoken("DoubleCounter"), "double counter");
        assert_eq!(super::spoken("King_noCross"), "king");
    }
}
