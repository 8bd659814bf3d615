//! The painter of one game: it holds what all pictures of the game share, so that they can be laid side by side.

use std::collections::BTreeSet;

use kurbo::Rect;

use crate::alt;
use crate::colour::Colour;
use crate::fold;
use crate::geometry::BoardGeometry;
use crate::ground::Ground;
use crate::highlight::{self, Highlight};
use crate::layout::{Layout, PITCH};
use crate::legend;
use crate::model::{ComponentKind, ContainerKind, Equipment, Piece, Position, Site, SiteType};
use crate::placing::{self, Looks};
use crate::scene::{Content, Layer, Meaning, Scene, Shape};
use crate::setting::{PAPER, Setting, Theme, Wanted};
use crate::style::{BoardStyle, Style};
use crate::text::{self, Anchor};

/// What a picture shows besides the position.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The names of rows and columns.
    pub coordinates: bool,
    /// What the pieces are called.
    pub legend: bool,
    /// The ways that pieces go round the board.
    pub tracks: bool,
    /// The local states of pieces, in a corner of each that has one.
    pub states: bool,
    /// The colour of the paper; none leaves it clear.
    pub paper: Option<Colour>,
    /// The part of the board that is shown; none shows all of it, and what lies beside it.
    pub window: Option<Rect>,
    /// The hands and decks that are left out, by the numbers of their containers: nothing lies in them.
    pub idle: Vec<usize>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            coordinates: false,
            legend: false,
            tracks: false,
            states: false,
            paper: Some(PAPER),
            window: None,
            idle: Vec::new(),
        }
    }
}

/// So many places beside a window something may lie that is seen in it: pieces are a little larger than their places, and stacks are high.
const BESIDE: f64 = 4.0;

/// So much is left free beside a tray that is not shown.
const BARE: f64 = PITCH * 0.15;

/// A picture with nothing but the names of pieces is so wide.
const KEY: f64 = PITCH * 18.0;

/// Paints any position of one game.
#[derive(Clone, Debug)]
pub struct Painter {
    geometry: BoardGeometry,
    equipment: Equipment,
    style: Style,
    layout: Layout,
    theme: Theme,
    short: Vec<String>,
}

impl Painter {
    /// A painter for a game.
    pub fn new(geometry: BoardGeometry, equipment: Equipment, mut style: Style) -> Self {
        style.settle(&geometry);
        style.enlarge(&equipment);
        let geometry = match style.board {
            BoardStyle::Backgammon | BoardStyle::Connect | BoardStyle::Boardless => geometry,
            _ => fold::fold(geometry),
        };
        let layout = Layout::new(&geometry, &equipment, &style);
        let theme = Theme::new(&style, &geometry);
        let short = placing::shorten(&equipment);
        Self { geometry, equipment, style, layout, theme, short }
    }

    /// The same painter for a game without a board, whose pictures show only what lies around the pieces of these positions, and of
    /// each hand only the places that are used, side by side.
    pub fn framing<'a>(self, positions: impl IntoIterator<Item = &'a Position>) -> Self {
        if self.style.board != BoardStyle::Boardless {
            return self;
        }
        let kind = self.geometry.site_type();
        let mut all: Option<Rect> = None;
        let mut held = vec![BTreeSet::new(); self.equipment.containers.len()];
        for piece in positions.into_iter().flat_map(|position| &position.pieces) {
            if let Some(held) = held.get_mut(piece.site.container) {
                held.insert(piece.site.index);
            }
            let own = Some(piece.site).filter(|site| site.container == 0);
            let covers = piece.covers.iter().map(|cell| Site::board(SiteType::Cell, *cell));
            for site in own.into_iter().chain(covers) {
                if let Some(at) = self.geometry.centre(site.kind, site.index) {
                    all = Some(all.map_or(Rect::from_points(at, at), |all| all.union_pt(at)));
                }
            }
        }
        // An empty table is shown around its middle.
        let middle = || {
            let whole = self.geometry.bounds().center();
            Rect::from_points(whole, whole)
        };
        let reach = 4.2 * self.geometry.room(kind, self.geometry.count(kind) / 2);
        let frame = all.unwrap_or_else(middle).inflate(reach, reach);
        let geometry = BoardGeometry { frame: Some(frame), ..self.geometry };
        let mut painter = Self::new(geometry, self.equipment, self.style);
        let mut used = painter.equipment.clone();
        let closes_up = |kind| matches!(kind, ContainerKind::Hand | ContainerKind::Deck);
        for (container, held) in used.containers.iter_mut().zip(&held) {
            if closes_up(container.kind) && !held.is_empty() {
                container.sites = container.sites.min(held.len());
            }
        }
        painter.layout = Layout::new(&painter.geometry, &used, &painter.style);
        // What lies in a hand moves together: nobody leaves gaps between dominoes.
        for tray in &mut painter.layout.trays {
            let Some(held) = held.get(tray.container).filter(|held| !held.is_empty()) else {
                continue;
            };
            if closes_up(used.containers[tray.container].kind) {
                tray.close_up(held);
            }
        }
        painter
    }

    /// The same painter, with names for the players from the first on, and for all components in their order.
    pub fn naming(mut self, players: &[String], components: Vec<String>) -> Self {
        self.style
            .player_names
            .extend(players.iter().cloned().enumerate().map(|(at, name)| (at + 1, name)));
        for (component, name) in self.equipment.components.iter_mut().zip(components) {
            component.called = Some(name).filter(|name| !name.is_empty());
        }
        self
    }

    /// The setting that all its pictures share.
    pub fn setting(&self) -> Setting<'_> {
        Setting {
            geometry: &self.geometry,
            equipment: &self.equipment,
            style: &self.style,
            layout: &self.layout,
            theme: &self.theme,
        }
    }

    /// The shape of the board.
    pub fn geometry(&self) -> &BoardGeometry {
        &self.geometry
    }

    /// The things of the game.
    pub fn equipment(&self) -> &Equipment {
        &self.equipment
    }

    /// Draws pieces into a scene that is there already.
    pub(crate) fn draw_pieces(&self, position: &Position, scene: &mut Scene) {
        let mut looks = Looks::new(&self.equipment, &self.short);
        placing::draw(&self.setting(), &mut looks, position, scene);
    }

    /// The picture of a position.
    pub fn scene(&self, position: &Position, highlights: &[Highlight], options: &Options) -> Scene {
        let setting = self.setting();
        let mut scene =
            Scene { paper: options.paper, title: self.style.title.clone(), ..Scene::default() };
        setting.draw(&options.idle, &mut scene);
        if options.tracks {
            setting.draw_tracks(&mut scene);
        }
        let mut looks = Looks::new(&self.equipment, &self.short);
        // Of a large board, what lies far outside the window need not be drawn to be left out.
        let close = options.window.map(|window| self.close_to(position, window));
        placing::draw(&setting, &mut looks, close.as_ref().unwrap_or(position), &mut scene);
        if options.states {
            placing::draw_states(&setting, position, &mut scene);
        }
        placing::draw_pit_states(&setting, position, &mut scene);
        placing::draw_costs(&setting, position, &mut scene);
        highlight::draw(&setting, position, highlights, &mut scene);
        let window = options.window;
        if let Some(window) = window {
            scene.crop(window);
        }
        let mut view = window.unwrap_or_else(|| self.layout.view_without(&options.idle));
        if options.coordinates {
            let sought: Vec<Site> = highlights.iter().flat_map(Highlight::places).collect();
            let wanted = Wanted::Legible { sought: &sought };
            view = view.union(setting.draw_coordinates(position, window, wanted, &mut scene));
        }
        // At the start, that nobody has scored yet goes without saying.
        if !(options.legend && position.scores.iter().all(|score| *score == 0)) {
            view = self.draw_scores(position, view, &mut scene);
        }
        if options.legend && !legend::is_crowded(&setting, position) {
            // Some boards are painted beyond their places.
            let above = view.union(scene.content_bounds().unwrap_or(view));
            view = view.union(legend::draw(&setting, &mut looks, position, above, &mut scene));
        }
        // Whatever the game asked for, nothing is cut off but what lies outside the window.
        let content = scene.content_bounds().filter(|_| window.is_none()).unwrap_or(view);
        scene.view = round(view.union(content).inflate(PITCH * 0.12, PITCH * 0.12));
        scene.alt =
            alt::describe(&self.geometry, &self.equipment, &self.style, position, highlights);
        scene
    }

    /// What marks point out, in words.
    pub fn told(&self, highlights: &[Highlight]) -> String {
        alt::marks(&self.geometry, &self.equipment, &self.style, highlights)
    }

    /// The hands and decks in which nothing lies in any of some positions.
    pub fn idle(&self, positions: &[&Position]) -> Vec<usize> {
        let containers = self.equipment.containers.iter().enumerate().skip(1);
        let held = |container: usize| {
            let mut pieces = positions.iter().flat_map(|position| &position.pieces);
            pieces.any(|piece| piece.site.container == container)
        };
        let hands = containers
            .filter(|(_, it)| matches!(it.kind, ContainerKind::Hand | ContainerKind::Deck));
        hands.map(|(container, _)| container).filter(|it| !held(*it)).collect()
    }

    /// A position without the pieces that lie so far from a window that nothing of them can be seen in it.
    fn close_to(&self, position: &Position, window: Rect) -> Position {
        let around = window.inflate(BESIDE * PITCH, BESIDE * PITCH);
        let far = |piece: &Piece| {
            piece.site.container == 0
                && piece.covers.len() <= 1
                && self.layout.spot(piece.site).is_some_and(|spot| !around.contains(spot.centre))
        };
        let mut close = position.clone();
        close.pieces.retain(|piece| !far(piece));
        close
    }

    /// The part around all marks of a picture that point something out, with so much more on each side, and all that may be shown;
    /// nothing if there is no mark.
    pub fn marked(
        &self,
        position: &Position,
        highlights: &[Highlight],
        margin: f64,
    ) -> Option<(Rect, Rect)> {
        let view = self.layout.view;
        let mut scene = Scene { view, ..Scene::default() };
        highlight::draw(&self.setting(), position, highlights, &mut scene);
        Some((scene.marked(margin)?, view))
    }

    /// The names of all pieces as a picture of their own; nothing where they find room below the board.
    pub fn key(&self, position: &Position) -> Option<Scene> {
        let setting = self.setting();
        if !legend::is_crowded(&setting, position) {
            return None;
        }
        let mut scene = Scene {
            paper: Some(PAPER),
            title: self.style.title.clone(),
            alt: "The names of all pieces.".to_owned(),
            ..Scene::default()
        };
        let mut looks = Looks::new(&self.equipment, &self.short);
        let above = Rect::new(0.0, 0.0, KEY, 0.0);
        let area = legend::draw(&setting, &mut looks, position, above, &mut scene);
        scene.view = round(area.inflate(PITCH * 0.12, PITCH * 0.12));
        Some(scene)
    }

    /// How many places the largest pieces are wide, in the middle of their length and breadth.
    pub fn span(&self) -> f64 {
        let mut kinds = self.equipment.components.iter().map(|component| &component.kind);
        if kinds.any(|kind| matches!(kind, ComponentKind::Domino { .. })) { 3.0 } else { 1.0 }
    }

    /// Whether there is no board but the pieces themselves.
    pub fn is_boardless(&self) -> bool {
        self.style.board == BoardStyle::Boardless
    }

    /// The part of the board around an area, as wide as whole places, and with all of the pieces that it shows.
    pub fn window(&self, area: Rect, positions: &[&Position]) -> Rect {
        let kind = self.geometry.site_type();
        let spots = self.layout.spots(kind).iter();
        let seen = spots.filter(|spot| area.contains(spot.centre));
        let places = seen.map(|spot| Rect::from_center_size(spot.centre, (PITCH, PITCH)));
        let places = places.reduce(|all, one| all.union(one)).unwrap_or(area);
        // A piece of many places is shown whole or not at all.
        let covers = positions.iter().flat_map(|position| &position.pieces);
        let covers = covers.filter(|piece| piece.site.container == 0 && piece.covers.len() > 1);
        let whole = covers.filter_map(|piece| {
            let spots = piece.covers.iter().filter_map(|cell| self.layout.spots(kind).get(*cell));
            let boxes = spots.map(|spot| Rect::from_center_size(spot.centre, (PITCH, PITCH)));
            boxes.reduce(|all, one| all.union(one)).filter(|it| it.overlaps(places))
        });
        let whole = whole.fold(places, |all, one| all.union(one));
        self.uncut(whole, area).inflate(PITCH * 0.06, PITCH * 0.06)
    }

    /// A window that shows each tray whole if a place of it is in an area, and else nothing of it.
    fn uncut(&self, window: Rect, area: Rect) -> Rect {
        let mut uncut = window;
        for tray in &self.layout.trays {
            let meant = tray.spots.iter().any(|spot| area.contains(spot.centre));
            let board = self.layout.board;
            if meant {
                uncut = uncut.union(tray.area);
            } else if tray.area.y1 <= board.y0 {
                uncut.y0 = uncut.y0.max(tray.area.y1 + BARE);
            } else if tray.area.y0 >= board.y1 {
                uncut.y1 = uncut.y1.min(tray.area.y0 - BARE);
            } else if tray.area.x0 >= board.x1 {
                uncut.x1 = uncut.x1.min(tray.area.x0 - BARE);
            }
        }
        uncut
    }

    /// Writes the scores to the right, each beside its player's colour.
    fn draw_scores(&self, position: &Position, view: Rect, scene: &mut Scene) -> Rect {
        if position.scores.is_empty() || self.style.no_scores {
            return view;
        }
        // As large as they can be read beside a wide board, and as small as all of them fit beside it.
        let lines = 0.5 + 1.7 * position.scores.len() as f64;
        let wanted = view.width().max(view.height()) / 20.0;
        let size = wanted.min(view.height() / lines).max(PITCH * 0.36);
        let mut area = view;
        for (index, score) in position.scores.iter().enumerate() {
            let at = kurbo::Point::new(
                view.x1 + size * 1.1,
                view.y0 + size * (1.2 + 1.7 * index as f64),
            );
            let colour = self.style.player_colour(index + 1, self.equipment.players);
            let dot = Shape::filled(crate::scene::circle(at, size * 0.42), colour)
                .outlined(Colour::INK, 1.2);
            scene.push(Layer::Text, Content::Shape(dot), Meaning::Label);
            let word = format!("{score}{}", self.style.score_suffix(index + 1));
            let start = at + kurbo::Vec2::new(size * 0.8, 0.0);
            let outline = text::line(&word, start, size, Anchor::Start);
            let ink = Ground::below(scene, Layer::Text).at(start).ink_on();
            scene.push(Layer::Text, Content::Shape(Shape::filled(outline, ink)), Meaning::Label);
            area = area.union(Rect::new(
                at.x,
                at.y - size,
                start.x + text::width(&word, size),
                at.y + size,
            ));
        }
        area
    }
}

/// Whole numbers make shorter files.
fn round(view: Rect) -> Rect {
    Rect::new(view.x0.floor(), view.y0.floor(), view.x1.ceil(), view.y1.ceil())
}
