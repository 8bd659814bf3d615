//! The pieces of a position: how each looks, and where it lies on its site.

mod look;
mod numbers;
mod stack;
mod wide;

pub use look::{Look, Looks, shorten};
pub use numbers::{draw_costs, draw_pit_states, draw_states};
pub use stack::towards_centre;

use kurbo::{Affine, Point, Rect, Vec2};

use self::numbers::{badge, badge_size, draw_digit};
use crate::layout::{PITCH, Spot};
use crate::model::{ComponentKind, Piece, Position, Site, SiteType};
use crate::scene::{Content, Layer, Meaning, PieceMark, Scene, Shape, Symbol, rounded};
use crate::setting::{Setting, mancala_hollow, mancala_number, mancala_seeds};
use crate::style::{BoardStyle, StackKind};
use crate::text::{self, Anchor};

/// A piece with its place in the plane.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed<'a> {
    /// The piece.
    pub piece: &'a Piece,
    /// Where its middle is.
    pub centre: Point,
    /// How large it is: half the side of the box it is drawn in.
    pub half: f64,
}

/// Where each piece of a site lies, and the number to be written beside it, if any.
pub fn arrange<'a>(setting: &Setting<'_>, stack: &[&'a Piece]) -> (Vec<Placed<'a>>, Option<usize>) {
    let Some((first, spot)) =
        stack.first().and_then(|piece| Some((*piece, setting.layout.spot(piece.site)?)))
    else {
        return (Vec::new(), None);
    };
    let mut rule = setting.style.stack(first.site, first.state);
    if first.site.container == 0 && spot.reach > 0.0 && rule.kind != StackKind::Count {
        rule.kind = StackKind::Backgammon;
    }
    let room = spot.room * fill(setting, first.site);
    let count = first.count;
    let toward = setting.layout.board.center() - spot.centre;
    if stack.len() == 1 && count > 1 && rule.kind == StackKind::Backgammon {
        // Alike pieces kept as a number are still laid out one by one.
        let (places, rest) = stack::places(&rule, count, spot, room, toward);
        let placed = places
            .into_iter()
            .map(|(centre, half)| Placed { piece: first, centre, half })
            .collect();
        return (placed, rest);
    }
    let (places, rest) = stack::places(&rule, stack.len(), spot, room, toward);
    // The places are for the topmost pieces when not all are shown.
    let hidden = stack.len() - places.len();
    let placed = stack[hidden..]
        .iter()
        .zip(places)
        .map(|(piece, (centre, half))| Placed { piece, centre, half })
        .collect();
    (placed, rest.or((count > 1 && stack.len() == 1).then_some(count)))
}

/// How much of its room a piece fills.
fn fill(setting: &Setting<'_>, site: Site) -> f64 {
    match (site.container, site.kind, setting.style.board) {
        (0, _, BoardStyle::Connect) => 1.05,
        (0, SiteType::Vertex, BoardStyle::Go) => 1.16,
        (0, SiteType::Vertex, BoardStyle::Backgammon) => 1.08,
        (0, SiteType::Vertex, _) => 0.99,
        _ => 0.94,
    }
}

/// Draws all pieces of a position.
pub fn draw(setting: &Setting<'_>, looks: &mut Looks<'_>, position: &Position, scene: &mut Scene) {
    let mut stacks: Vec<&[Piece]> = position.pieces.chunk_by(|a, b| a.site == b.site).collect();
    // What rests on something is drawn after it.
    let height = |piece: &Piece| match piece.site {
        Site { container: 0, kind: SiteType::Vertex, index } => {
            setting.geometry.heights.get(index).copied().unwrap_or(0.0)
        }
        _ => 0.0,
    };
    stacks.sort_by(|a, b| height(&a[0]).total_cmp(&height(&b[0])));
    let sites = stacks.iter().map(|stack| stack[0].site);
    looks.see_grounds(setting, sites, scene);
    for stack in stacks {
        draw_site(setting, looks, &stack.iter().collect::<Vec<_>>(), scene);
    }
    position.digits.iter().for_each(|digit| draw_digit(setting, digit, scene));
}

fn draw_site(setting: &Setting<'_>, looks: &mut Looks<'_>, stack: &[&Piece], scene: &mut Scene) {
    let Some(spot) = stack.first().and_then(|piece| setting.layout.spot(piece.site)) else {
        return;
    };
    let piece = stack[0];
    if piece.site.container == 0 {
        let kind = setting.equipment.components.get(piece.what).map(|component| &component.kind);
        let wide = match (piece.site.kind, kind) {
            (SiteType::Edge, _) if !setting.walks_edges() => {
                wide::edge(setting, looks, piece, scene)
            }
            (_, Some(ComponentKind::Tile { paths, .. })) if !paths.is_empty() => {
                wide::tile(setting, looks, piece, paths, scene)
            }
            (_, Some(ComponentKind::Domino { .. })) if piece.covers.len() > 1 => {
                wide::domino(setting, looks, piece, scene)
            }
            _ if piece.covers.len() > 1 => wide::large(setting, looks, piece, scene),
            (SiteType::Cell, _) if setting.style.fills_cells => {
                wide::cell(setting, looks, piece, scene)
            }
            _ => false,
        };
        if wide {
            return;
        }
        if setting.style.board == BoardStyle::Mancala {
            return draw_pit(setting, looks, stack, spot, scene);
        }
    }
    let (mut placed, number) = arrange(setting, stack);
    if setting.style.stack(piece.site, piece.state).kind == StackKind::None && placed.len() > 1 {
        uncover(setting, looks, &mut placed, scene);
    }
    for one in &placed {
        draw_piece(setting, looks, one, scene);
    }
    let number = number.or_else(|| height(setting, stack));
    if let (Some(number), Some(top)) = (number, placed.last()) {
        badge(
            scene,
            piece.site,
            number,
            top.centre + Vec2::new(0.62, 0.62) * top.half.min(spot.room),
            badge_size(spot),
        );
    }
}

/// From so many on, pieces that are alike can hardly be counted in a tower.
const MANY_ALIKE: usize = 3;

/// The height of a tower whose pieces cannot be told apart: from before, one sees little but the top of it.
fn height(setting: &Setting<'_>, stack: &[&Piece]) -> Option<usize> {
    let first = stack.first()?;
    let rule = setting.style.stack(first.site, first.state).kind;
    let tower = matches!(rule, StackKind::Tower | StackKind::Reverse)
        && setting.layout.spot(first.site)?.reach <= 0.0;
    let alike = stack.windows(2).any(|pair| pair[0].what == pair[1].what);
    (tower && alike && stack.len() >= MANY_ALIKE).then_some(stack.len())
}

/// Leaves out the pieces of a stack on one place that are hidden by those above: only what is larger can be seen around them.
fn uncover(
    setting: &Setting<'_>,
    looks: &mut Looks<'_>,
    placed: &mut Vec<Placed<'_>>,
    scene: &mut Scene,
) {
    let mut widest = f64::NEG_INFINITY;
    let mut seen: Vec<Placed<'_>> = Vec::new();
    for one in placed.drain(..).rev() {
        let look = looks.of(setting, one.piece, looks.ground(setting, one.piece.site), scene);
        let bounds = scene.symbols.get(look.symbol).map_or(Rect::ZERO, Symbol::bounds);
        let width = bounds.width() * look.scale.0 * one.half / 50.0;
        if width > widest + AROUND {
            widest = width;
            seen.push(one);
        }
    }
    placed.extend(seen.into_iter().rev());
}

/// A piece is seen around another one if it is so much wider.
const AROUND: f64 = 4.0;

/// Draws one piece where it was placed.
pub fn draw_piece(
    setting: &Setting<'_>,
    looks: &mut Looks<'_>,
    placed: &Placed<'_>,
    scene: &mut Scene,
) {
    let piece = placed.piece;
    let look = looks.of(setting, piece, looks.ground(setting, piece.site), scene);
    let (x, y) = look.scale;
    let scale = Affine::scale_non_uniform(x * placed.half / 50.0, y * placed.half / 50.0);
    let place =
        Affine::translate(placed.centre.to_vec2()) * Affine::rotate(look.turn.to_radians()) * scale;
    let mark =
        PieceMark { site: piece.site, level: piece.level, what: piece.what, colours: look.colours };
    scene.push(Layer::Pieces, Content::Use { symbol: look.symbol, place }, Meaning::Piece(mark));
    if let Some(number) = look.number {
        let outline =
            text::line(&number.to_string(), placed.centre, placed.half * 0.75, Anchor::Middle);
        let meaning = Meaning::Note(piece.site);
        scene.push(
            Layer::Pieces,
            Content::Shape(Shape::filled(outline, look.colours.0.ink_on())),
            meaning,
        );
    }
    if let Some(number) = look.badge.and_then(|number| usize::try_from(number).ok()) {
        let half = placed.half.min(PITCH * 0.5);
        let corner = placed.centre + Vec2::new(0.62, -0.62) * half;
        badge(scene, piece.site, number, corner, half * 0.44);
    }
}

/// Seeds in a pit, and their number beside it.
fn draw_pit(
    setting: &Setting<'_>,
    looks: &mut Looks<'_>,
    stack: &[&Piece],
    spot: Spot,
    scene: &mut Scene,
) {
    let piece = stack[0];
    let count: usize = stack.iter().map(|piece| piece.count).sum();
    let area = mancala_hollow(setting, piece.site.index, spot);
    let (places, radius) = mancala_seeds(count, area);
    for (index, centre) in places.into_iter().enumerate() {
        let piece = stack.get(index).copied().unwrap_or(piece);
        draw_piece(setting, looks, &Placed { piece, centre, half: radius * 1.25 }, scene);
    }
    if let Some(place) = mancala_number(setting, piece.site) {
        let ink = setting.theme.body.ink_on();
        let (word, size) = (count.to_string(), PITCH * 0.27);
        let outline = text::line(&word, place, size, Anchor::Middle);
        // Where the number reaches into a hollow, wood lies under it.
        let plate = Rect::from_center_size(place, (text::width(&word, size) + 4.0, size * 0.9));
        if area.inflate(-1.0, -1.0).overlaps(plate) {
            let plate = Shape::filled(rounded(plate, 4.0), setting.theme.body);
            scene.push(Layer::Over, Content::Shape(plate), Meaning::Note(piece.site));
        }
        scene.push(
            Layer::Over,
            Content::Shape(Shape::filled(outline, ink)),
            Meaning::Note(piece.site),
        );
    }
}
