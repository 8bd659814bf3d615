//! How a piece looks: its drawing, colours, size and rotation, after the game's wishes.

use kurbo::{Affine, Rect, Shape as _};
use rustc_hash::FxHashMap;

use crate::colour::Colour;
use crate::ground::Ground;
use crate::model::{Component, ComponentKind, Equipment, Piece, Site};
use crate::piece::{self, Drawing, Palette, Request, Set, abbreviations};
use crate::scene::{Layer, Scene, Symbol};
use crate::setting::Setting;
use crate::style::{BoardStyle, PieceChange, PieceImage, Style};

/// A piece ready to be placed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Its symbol in the scene.
    pub symbol: usize,
    /// Its size across and along.
    pub scale: (f64, f64),
    /// Its rotation in degrees clockwise.
    pub turn: f64,
    /// The colours of its face and its outline.
    pub colours: (Colour, Colour),
    /// A number to be written on it.
    pub number: Option<i32>,
    /// A number to be written at its corner.
    pub badge: Option<i32>,
}

type Key = (usize, usize, i32, i32, i32, bool, usize, Colour);

/// The looks of all pieces in one scene, each found once.
pub struct Looks<'a> {
    equipment: &'a Equipment,
    short: &'a [String],
    known: FxHashMap<Key, Look>,
    grounds: FxHashMap<Site, Colour>,
}

impl<'a> Looks<'a> {
    /// Looks for a game whose components are abbreviated like this.
    pub fn new(equipment: &'a Equipment, short: &'a [String]) -> Self {
        Self { equipment, short, known: FxHashMap::default(), grounds: FxHashMap::default() }
    }

    /// Looks at what is painted on some sites before pieces are put there.
    pub(super) fn see_grounds(
        &mut self,
        setting: &Setting<'_>,
        sites: impl Iterator<Item = Site>,
        scene: &Scene,
    ) {
        let ground = Ground::below(scene, Layer::Pieces);
        for site in sites {
            if let Some(spot) = setting.layout.spot(site) {
                self.grounds.entry(site).or_insert_with(|| ground.at(spot.centre));
            }
        }
    }

    /// The colour that a piece on a site is seen against.
    pub(super) fn ground(&self, setting: &Setting<'_>, site: Site) -> Colour {
        self.grounds.get(&site).copied().unwrap_or_else(|| setting.ground(site))
    }

    /// The colours of a piece's face and outline, for one that takes its shape from its site.
    pub(super) fn colours(&self, setting: &Setting<'_>, piece: &Piece) -> (Colour, Colour) {
        let nothing = Component::default();
        let component = self.equipment.components.get(piece.what).unwrap_or(&nothing);
        build(
            setting.style,
            self.equipment.players,
            component,
            "",
            piece,
            self.ground(setting, piece.site),
        )
        .1
        .colours
    }

    /// How a piece looks on a ground.
    pub fn of(
        &mut self,
        setting: &Setting<'_>,
        piece: &Piece,
        ground: Colour,
        scene: &mut Scene,
    ) -> Look {
        let key = (
            piece.what,
            piece.owner,
            piece.state,
            piece.value,
            piece.rotation,
            piece.hidden,
            piece.site.container.min(1),
            ground,
        );
        if let Some(look) = self.known.get(&key) {
            return *look;
        }
        let nothing = Component::default();
        let component = self.equipment.components.get(piece.what).unwrap_or(&nothing);
        let short = self.short.get(piece.what).map_or("?", String::as_str);
        let (symbol, mut look) =
            build(setting.style, self.equipment.players, component, short, piece, ground);
        look.symbol = scene.symbol(symbol);
        self.known.insert(key, look);
        look
    }
}

/// The abbreviations of all components: alike for the same name of different owners.
pub fn shorten(equipment: &Equipment) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for component in &equipment.components {
        let name = component.plain_name().to_owned();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    // Names with a drawing need no letters, so they take none away from those that do.
    let lettered: Vec<String> =
        names.iter().filter(|name| !piece::is_drawn(name)).cloned().collect();
    let short = abbreviations(&lettered);
    let of = |component: &Component| {
        let name = component.plain_name();
        match lettered.iter().position(|known| known == name) {
            Some(index) => short[index].clone(),
            None => abbreviations(&[name.to_owned()]).remove(0),
        }
    };
    equipment.components.iter().map(of).collect()
}

fn build(
    style: &Style,
    players: usize,
    component: &Component,
    short: &str,
    piece: &Piece,
    ground: Colour,
) -> (Symbol, Look) {
    let changes: Vec<&PieceChange> = style
        .pieces
        .iter()
        .filter(|(filter, _)| filter.matches(piece, component))
        .map(|(_, change)| change)
        .collect();
    let mut name = component.plain_name().to_owned();
    // Of a hidden piece one may not even see whose it is.
    let owner = if piece.hidden { piece.owner } else { component.owner };
    let mut face = style.player_colour(owner, players);
    let nobody = owner == 0 || owner > players;
    if is_white_thing(&component.kind) || (nobody && style.board == BoardStyle::Mancala) {
        face = Colour::hex(0xfbf5e6);
    }
    let (mut stroke, mut second) = (None, None);
    let (mut scale, mut turn) = ((1.0, 1.0), f64::from(piece.rotation) * 90.0);
    let (mut number, mut badge) = (None, None);
    // Wedges point at the opponent.
    if wedge(style, component)
        && component.owner == 2
        && !changes.iter().any(|change| matches!(change, PieceChange::Rotate(_)))
    {
        turn += 180.0;
    }
    // Pieces with characters have shapes and sizes of their own.
    let own_shape = style.set != Set::Western;
    for change in changes.iter().filter(|change| {
        !own_shape || !matches!(change, PieceChange::Colour { .. } | PieceChange::Scale(..))
    }) {
        match change {
            PieceChange::Colour { fill, stroke: line, second: other } => {
                face = fill.filter(|colour| !colour.is_hidden()).unwrap_or(face);
                stroke = line.filter(|colour| !colour.is_hidden()).or(stroke);
                second = other.or(second);
            }
            PieceChange::Scale(x, y) => scale = (x.clamp(0.25, 1.06), y.clamp(0.25, 1.06)),
            PieceChange::Rotate(degrees) => turn += degrees,
            PieceChange::Rename(other) => name.clone_from(other),
            PieceChange::Extend(_) => {}
            PieceChange::AddState => {
                let with_state = format!("{name}{}", piece.state);
                let request = Request { name: &name, abbreviation: short, owner, set: style.set };
                // Where no drawing shows the state, its number does.
                if piece::find(request) == piece::find(Request { name: &with_state, ..request }) {
                    badge = Some(piece.state);
                }
                name = with_state;
            }
            PieceChange::ShowState => number = Some(piece.state),
            PieceChange::ShowValue => number = Some(piece.value),
            PieceChange::Image(_) => {}
        }
    }
    // Letters stand upright, whichever way the picture was to be turned that they stand for.
    let special = piece::special(component, piece.state, piece.value, &|player| {
        style.player_colour(player, players)
    });
    if special.is_none() && !own_shape && !piece::is_drawn(&name) {
        turn = f64::from(piece.rotation) * 90.0;
    }
    let mut palette = Palette::on(face, ground);
    if let Some(stroke) = stroke.filter(|stroke| {
        stroke.over(ground).contrast(ground) >= 3.0 || face.over(ground).contrast(ground) >= 3.0
    }) {
        palette.edge = stroke;
    }
    palette.second = second.unwrap_or(palette.detail);
    let drawing = if piece.hidden {
        (number, badge) = (None, None);
        let named = style.hidden_image.as_deref().and_then(piece::printed);
        named.unwrap_or_else(|| piece::hidden(&component.kind))
    } else {
        let request =
            Request { name: &name, abbreviation: short, owner: component.owner, set: style.set };
        special.unwrap_or_else(|| piece::find(request))
    };
    let mut symbol = Symbol::default();
    let images = || {
        changes.iter().filter_map(|change| {
            if let PieceChange::Image(image) = change {
                (!own_shape).then_some(image)
            } else {
                None
            }
        })
    };
    // What lies behind a piece has the colour of its owner, unless the game wants another one.
    let own = style.player_colour(owner, players);
    for image in images().filter(|image| !image.over && !piece.hidden) {
        lay(&mut symbol, image, image.fill.unwrap_or(own));
    }
    // What lies behind a piece is to be seen around it.
    let backed = !piece.hidden && images().any(|image| !image.over);
    let body = fit(&drawing);
    let body = if backed { Drawing::default().with(&body, Affine::scale(BEFORE)) } else { body };
    symbol.shapes.extend(body.paint(&palette).shapes);
    for image in images().filter(|image| image.over && !piece.hidden) {
        lay(&mut symbol, image, image.fill.unwrap_or(palette.detail));
    }
    // A number over a figure could be read no more than the figure.
    if number.is_some_and(|number| number >= 0) && badge.is_none() && is_busy(&symbol) {
        badge = number.take();
    }
    let scale = within(&symbol, seen(&symbol, scale), turn);
    (symbol, Look { symbol: 0, scale, turn, colours: (palette.face, palette.edge), number, badge })
}

/// How much of its room a piece takes that has something behind it.
const BEFORE: f64 = 0.74;

/// A piece reaches at least so far from the middle of its box, or nobody would see it on a small board.
const LEAST: f64 = 17.0;

/// The scale at which a symbol can be made out.
fn seen(symbol: &Symbol, scale: (f64, f64)) -> (f64, f64) {
    let bounds = symbol.bounds();
    let reach = (bounds.width() * scale.0).max(bounds.height() * scale.1) / 2.0;
    let grow = (LEAST / reach.max(1e-6)).clamp(1.0, 4.0);
    (scale.0 * grow, scale.1 * grow)
}

/// Whether something is painted on the middle of a piece.
fn is_busy(symbol: &Symbol) -> bool {
    let middle = Rect::new(-18.0, -18.0, 18.0, 18.0);
    symbol.shapes.iter().filter(|shape| shape.fill.is_some()).any(|shape| {
        let bounds = shape.path.bounding_box();
        // What is larger is the body of the piece.
        let small = bounds.width() < 64.0 && bounds.height() < 64.0;
        small && !bounds.intersect(middle).is_zero_area()
    })
}

/// The scale at which a symbol, with all that was laid over it and however it is turned, stays within its box.
fn within(symbol: &Symbol, scale: (f64, f64), turn: f64) -> (f64, f64) {
    let bounds = (Affine::rotate(turn.to_radians()) * Affine::scale_non_uniform(scale.0, scale.1))
        .transform_rect_bbox(symbol.bounds());
    let reach = bounds.x0.abs().max(bounds.x1.abs()).max(bounds.y0.abs()).max(bounds.y1.abs());
    // A shape that has no corners does not grow by being turned, though the box around it does.
    let room = if (turn.rem_euclid(90.0)).abs() < 1e-6 { 50.5 } else { 53.0 };
    let shrink = (room / reach.max(1e-6)).min(1.0);
    (scale.0 * shrink, scale.1 * shrink)
}

/// Whether a piece is a wedge of shogi, which shows its owner by where it points.
fn wedge(style: &Style, component: &Component) -> bool {
    style.set == Set::Shogi
        || (style.set == Set::Western && piece::is_wedge(component.plain_name()))
}

/// Cards, dice and dominoes are white, whoever holds them.
fn is_white_thing(kind: &ComponentKind) -> bool {
    matches!(
        kind,
        ComponentKind::Die { .. } | ComponentKind::Card { .. } | ComponentKind::Domino { .. }
    )
}

/// Drawings stay within their box even when they were drawn too large.
fn fit(drawing: &Drawing) -> Drawing {
    let bounds = drawing.bounds();
    let reach = bounds.x0.abs().max(bounds.x1.abs()).max(bounds.y0.abs()).max(bounds.y1.abs());
    if reach <= 50.0 {
        drawing.clone()
    } else {
        Drawing::default().with(drawing, Affine::scale(50.0 / reach))
    }
}

/// Lays an image behind or over a piece.
fn lay(symbol: &mut Symbol, image: &PieceImage, fill: Colour) {
    let edge = image.edge.unwrap_or(Colour::HIDDEN);
    // Offsets are told in halves of the room: images half as large and one apart stand side by side.
    let shift = |share: f64| share.clamp(-0.8, 0.8) * 50.0;
    let offset = (shift(image.offset.0), shift(image.offset.1));
    let scale = (image.scale.0.clamp(0.05, 1.0), image.scale.1.clamp(0.05, 1.0));
    // Of a small sign, an outline alone could not be read.
    let (fill, edge) =
        if fill.is_hidden() && image.over { (edge, Colour::HIDDEN) } else { (fill, edge) };
    let place = Affine::translate(offset)
        * Affine::rotate(image.rotation.to_radians())
        * Affine::scale_non_uniform(scale.0, scale.1);
    let drawing = match (&image.image, &image.text) {
        (_, Some(text)) => Some(piece::shapes::letter(text)),
        (Some(name), None) => piece::printed(name),
        (None, None) => None,
    };
    let Some(drawing) = drawing else { return };
    let palette = Palette {
        face: fill,
        edge,
        detail: if edge.is_hidden() { fill.ink_on() } else { edge },
        second: edge,
    };
    symbol
        .shapes
        .extend(drawing.paint(&palette).shapes.iter().map(|shape| shape.transformed(place)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_side_by_side_stay_on_their_piece_and_are_filled() {
        let sign = |name: &str, offset: f64| PieceImage {
            over: true,
            image: Some(name.to_owned()),
            text: None,
            fill: Some(Colour::HIDDEN),
            edge: Some(Colour::BLACK),
            scale: (0.4, 0.4),
            rotation: 0.0,
            offset: (offset, 0.0),
        };
        let mut symbol = Symbol::default();
        lay(&mut symbol, &sign("1", -0.6), Colour::HIDDEN);
        lay(&mut symbol, &sign("6", 0.4), Colour::HIDDEN);
        let bounds = symbol.bounds();
        assert!(bounds.x0 > -45.0 && bounds.x1 < 45.0, "{bounds:?}");
        assert!(symbol.shapes.iter().any(|shape| shape.fill == Some(Colour::BLACK)));
    }
}
