//! The setting of a scene: the board with all that is printed on it, and the trays beside it.

mod areas;
mod backgammon;
mod clues;
mod coordinates;
mod grids;
mod lines;
mod mancala;
mod names;
mod plate;
mod print;
mod theme;
mod tracks;
mod upright;

pub use mancala::{
    hollow as mancala_hollow, number_place as mancala_number, outline as mancala_outline,
    seeds as mancala_seeds,
};
pub use theme::{PAPER, Theme};

use kurbo::Rect;

use crate::colour::Colour;
use crate::geometry::BoardGeometry;
use crate::layout::{Layout, PITCH};
use crate::model::{ContainerKind, Equipment, Position, Site, SiteType};
use crate::scene::{Layer, Scene, Shape, rounded};
use crate::style::{BoardStyle, Style};

/// Which names of places are wanted, where rows and columns have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted<'a> {
    /// All names, however small.
    Every,
    /// Names that can be read in a small picture: of all places, or, where these would be too small, of those that are sought.
    Legible {
        /// The places that the words beside the picture speak of.
        sought: &'a [Site],
    },
}

/// All that the parts of a setting are drawn from.
pub struct Setting<'a> {
    /// The shape of the board.
    pub geometry: &'a BoardGeometry,
    /// The things of the game.
    pub equipment: &'a Equipment,
    /// How it wants to look.
    pub style: &'a Style,
    /// Where everything goes.
    pub layout: &'a Layout,
    /// Its colours.
    pub theme: &'a Theme,
}

impl Setting<'_> {
    /// Draws the board and the trays but for those that are idle.
    pub fn draw(&self, idle: &[usize], scene: &mut Scene) {
        self.draw_trays(idle, scene);
        self.draw_board(scene);
    }

    /// Draws the board alone.
    pub fn draw_board(&self, scene: &mut Scene) {
        if self.style.no_board {
            // Without any board nobody would see where pieces can be.
            lines::hints(self, lines::FAINT, scene);
            return;
        }
        print::images(self, scene, false);
        match self.style.board {
            BoardStyle::Mancala => mancala::draw(self, scene),
            BoardStyle::Backgammon => backgammon::draw(self, scene),
            BoardStyle::Connect => upright::draw(self, scene),
            _ => {
                self.draw_body(scene);
                areas::draw(self, scene);
                lines::draw(self, scene);
                grids::draw(self, scene);
            }
        }
        areas::regions(self, scene);
        print::symbols(self, scene);
        clues::draw(self, scene);
        print::images(self, scene, true);
    }

    /// Writes the names of rows and columns, or of sites, beside the board or the part of it that is shown, and returns the area
    /// with them.
    pub fn draw_coordinates(
        &self,
        position: &Position,
        window: Option<Rect>,
        wanted: Wanted<'_>,
        scene: &mut Scene,
    ) -> Rect {
        coordinates::draw(self, position, window, wanted, scene)
    }

    /// Draws the ways that pieces go round the board.
    pub fn draw_tracks(&self, scene: &mut Scene) {
        tracks::draw(self, scene);
    }

    /// Whether the board has a body of its own, under lines and areas.
    pub fn has_body(&self) -> bool {
        let covered = || {
            let under = self.style.images.iter().filter(|image| !image.over);
            under.into_iter().any(|image| print::outline(self, image).is_some())
        };
        if self.style.no_board || covered() {
            return false;
        }
        match self.style.board {
            BoardStyle::Boardless => false,
            BoardStyle::Mancala | BoardStyle::Backgammon | BoardStyle::Connect => true,
            _ => self.geometry.site_type() != SiteType::Cell || self.layout.is_rectangular,
        }
    }

    /// Whether lines are places that pieces go along, rather than strokes that players draw.
    pub fn walks_edges(&self) -> bool {
        self.geometry.site_type() == SiteType::Edge && !self.geometry.tracks.is_empty()
    }

    fn draw_body(&self, scene: &mut Scene) {
        if !self.has_body() {
            return;
        }
        let rim = if self.style.board == BoardStyle::PenAndPaper { 1.2 } else { 2.0 };
        let shape = Shape::filled(plate::outline(self), self.theme.body);
        scene.add(Layer::Ground, shape.outlined(self.theme.rim, rim));
    }

    fn draw_trays(&self, idle: &[usize], scene: &mut Scene) {
        for tray in self.layout.trays.iter().filter(|tray| !idle.contains(&tray.container)) {
            let container = &self.equipment.containers[tray.container];
            let colour = self.theme.tray;
            let shape = Shape::filled(rounded(tray.area.inflate(3.0, 3.0), PITCH * 0.14), colour);
            scene.add(Layer::Ground, shape.outlined(Colour::hex(0xcfc5b2), 1.2));
            if container.kind == ContainerKind::Hand
                && container.owner >= 1
                && container.owner <= self.equipment.players
            {
                let colour = self.style.player_colour(container.owner, self.equipment.players);
                let edge = Rect::new(
                    tray.area.x0 - 3.0,
                    tray.area.y0 + 4.0,
                    tray.area.x0 + 2.0,
                    tray.area.y1 - 4.0,
                );
                scene.add(
                    Layer::Ground,
                    Shape::filled(rounded(edge, 2.5), colour).outlined(Colour::INK, 0.8),
                );
            }
        }
    }

    /// The colour that a piece on a site is seen against.
    pub fn ground(&self, site: Site) -> Colour {
        if site.container == 0 {
            match self.style.board {
                BoardStyle::Mancala => return self.theme.pit,
                BoardStyle::Connect => return upright::HOLE,
                BoardStyle::Backgammon => return backgammon::ground(self, site),
                _ => {}
            }
        }
        let plain = self.theme.ground(self.geometry, site, self.has_body());
        let painted = self
            .style
            .regions
            .iter()
            .filter(|region| region.sites.contains(&site) && region.scale > 0.6);
        painted.fold(plain, |ground, region| region.colour.over(ground))
    }
}
