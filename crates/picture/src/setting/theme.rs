//! The colours of the boards.

use crate::colour::Colour;
use crate::geometry::BoardGeometry;
use crate::model::{Site, SiteType};
use crate::style::{BoardPart, BoardStyle, Style};

/// The colours that a board is drawn in, after the game has had its say.
#[derive(Clone, Debug, PartialEq)]
pub struct Theme {
    /// The body of the board, seen under its lines and between its areas.
    pub body: Colour,
    /// The rim of the body.
    pub rim: Colour,
    /// The areas by class; none is left clear.
    phases: [Option<Colour>; 6],
    /// Lines within and on the rim.
    pub lines: (Colour, Colour),
    /// Points within and on the rim; none are not drawn.
    pub points: (Option<Colour>, Option<Colour>),
    /// Trays for hands and dice.
    pub tray: Colour,
    /// Pits in wood.
    pub pit: Colour,
    /// Whether areas take their class into account.
    chequered: bool,
    /// Who goes through each area; empty where that makes no difference.
    lanes: Vec<Lane>,
}

/// Who goes through an area.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Lane {
    /// Everybody, or it does not matter.
    Shared,
    /// One player alone, in this colour.
    Own(Colour),
    /// Nobody: the tracks pass it by.
    Aside,
}

/// The colour of the paper.
pub const PAPER: Colour = Colour::hex(0xffffff);

const LIGHT: Colour = Colour::hex(0xf5e8cf);
const MIDDLE: Colour = Colour::hex(0xe2c69a);
const DARK: Colour = Colour::hex(0xc99f6c);
const WOOD: Colour = Colour::hex(0xecca94);
const LINE: Colour = Colour::hex(0x6f583d);
const DEEP_LINE: Colour = Colour::hex(0x4a3826);

impl Theme {
    /// The colours of a game's board.
    pub fn new(style: &Style, geometry: &BoardGeometry) -> Self {
        let mut theme = Self::default_for(style.board, geometry.site_type());
        theme.chequered |= style.chequered;
        // A game that names a colour for a class of areas means them to be told apart.
        if (1..6).any(|phase| style.part_colour(BoardPart::Phase(phase)).is_some()) {
            theme.chequered = true;
        }
        if !theme.chequered {
            theme.phases = [theme.phases[0]; 6];
        }
        for (phase, slot) in theme.phases.iter_mut().enumerate() {
            if let Some(colour) = style.part_colour(BoardPart::Phase(phase as u8)) {
                *slot = (!colour.is_hidden()).then_some(colour);
            }
        }
        if !theme.chequered {
            theme.phases = [theme.phases[0]; 6];
        }
        let named = |part: BoardPart, usual: Colour| style.part_colour(part).unwrap_or(usual);
        theme.lines = (
            named(BoardPart::InnerEdges, theme.lines.0),
            named(BoardPart::OuterEdges, theme.lines.1),
        );
        let points = |part: BoardPart, usual: Option<Colour>| match style.part_colour(part) {
            Some(colour) => (!colour.is_hidden()).then_some(colour),
            None => usual,
        };
        theme.points = (
            points(BoardPart::InnerVertices, theme.points.0),
            points(BoardPart::OuterVertices, theme.points.1),
        );
        theme.make_lines_visible();
        // Where a game paints its areas itself, its tracks need no colours from us.
        if style.board == BoardStyle::Plain
            && !theme.chequered
            && style.regions.is_empty()
            && style.part_colours.is_empty()
        {
            theme.lanes = lanes(style, geometry);
        }
        theme
    }

    fn default_for(board: BoardStyle, kind: SiteType) -> Self {
        let areas = Self {
            body: MIDDLE,
            rim: DEEP_LINE,
            phases: [
                Some(LIGHT),
                Some(DARK),
                Some(MIDDLE),
                Some(LIGHT.mix(DARK, 0.3)),
                Some(DARK),
                Some(MIDDLE),
            ],
            lines: (LINE.mix(LIGHT, 0.25), DEEP_LINE),
            points: (None, None),
            tray: Colour::hex(0xf3eee4),
            pit: Colour::hex(0x8d5f33),
            chequered: false,
            lanes: Vec::new(),
        };
        let wood =
            Self { body: WOOD, phases: [None; 6], lines: (DEEP_LINE, DEEP_LINE), ..areas.clone() };
        match board {
            BoardStyle::Chess => Self {
                phases: [
                    Some(DARK),
                    Some(LIGHT),
                    Some(MIDDLE),
                    Some(LIGHT),
                    Some(DARK),
                    Some(MIDDLE),
                ],
                chequered: true,
                ..areas
            },
            BoardStyle::Shogi => {
                Self { phases: [Some(WOOD); 6], lines: (DEEP_LINE, DEEP_LINE), body: WOOD, ..areas }
            }
            BoardStyle::Tafl => areas,
            BoardStyle::Mancala => {
                Self { body: Colour::hex(0xd9a768), rim: Colour::hex(0x8a5c30), ..wood }
            }
            BoardStyle::Backgammon => {
                Self { body: Colour::hex(0xefdcb8), rim: Colour::hex(0x7a4f2a), ..wood }
            }
            BoardStyle::PenAndPaper => Self {
                body: Colour::hex(0xfffdf6),
                rim: Colour::hex(0xd8cfbb),
                phases: [None; 6],
                lines: (Colour::hex(0xb9ad98), Colour::hex(0xb9ad98)),
                points: (Some(DEEP_LINE), Some(DEEP_LINE)),
                ..areas
            },
            BoardStyle::Puzzle => Self {
                phases: [Some(Colour::hex(0xfffdf8)); 6],
                lines: (Colour::hex(0x9a9184), Colour::INK),
                body: Colour::WHITE,
                ..areas
            },
            BoardStyle::Connect => Self {
                body: Colour::hex(0x3d6aa8),
                rim: Colour::hex(0x24466f),
                phases: [None; 6],
                ..areas
            },
            BoardStyle::Boardless => Self {
                phases: [None; 6],
                lines: (Colour::hex(0xe3dccd), Colour::hex(0xe3dccd)),
                ..areas
            },
            BoardStyle::Graph => Self { points: (Some(DEEP_LINE), Some(DEEP_LINE)), ..wood },
            _ if kind == SiteType::Cell => areas,
            _ => wood,
        }
    }

    /// Lines in the very colour of their ground would vanish.
    fn make_lines_visible(&mut self) {
        let ground = self.phases[0].unwrap_or(self.body);
        for line in [&mut self.lines.0, &mut self.lines.1] {
            if !line.is_hidden() && line.over(ground).contrast(ground) < 1.12 && !self.chequered {
                *line = ground.mix(ground.ink_on(), 0.45);
            }
        }
    }

    /// The colour of an area of a class.
    pub fn area(&self, phase: usize) -> Option<Colour> {
        self.phases[phase % self.phases.len()]
    }

    /// The colour of one area: lanes that a player goes alone have a tinge, areas beside all tracks are pale.
    pub fn cell(&self, geometry: &BoardGeometry, index: usize) -> Option<Colour> {
        let colour = self.area(geometry.cells.get(index)?.phase)?;
        Some(match self.lanes.get(index) {
            Some(Lane::Own(player)) => colour.mix(*player, 0.32),
            Some(Lane::Aside) => colour.mix(PAPER, 0.7),
            Some(Lane::Shared) | None => colour,
        })
    }

    /// What lies under a piece, before regions are coloured.
    pub fn ground(&self, geometry: &BoardGeometry, site: Site, has_body: bool) -> Colour {
        if site.container > 0 {
            return self.tray;
        }
        let body = if has_body { self.body } else { PAPER };
        match site.kind {
            SiteType::Cell => {
                self.cell(geometry, site.index).map_or(body, |colour| colour.over(body))
            }
            SiteType::Vertex | SiteType::Edge => match self.area(0) {
                Some(colour) if !geometry.cells.is_empty() => colour.over(body),
                _ => body,
            },
        }
    }
}

/// Who goes through each area, if tracks leave out many areas or players have lanes of their own.
fn lanes(style: &Style, geometry: &BoardGeometry) -> Vec<Lane> {
    /// The largest part of the board that tracks may cover while the rest still counts as lying beside them.
    const PART: f64 = 0.6;
    if geometry.site_type() != SiteType::Cell || geometry.tracks.is_empty() {
        return Vec::new();
    }
    let mut users = vec![0_u32; geometry.cells.len()];
    for track in &geometry.tracks {
        for site in &track.sites {
            if let Some(users) = users.get_mut(*site) {
                *users |= 1 << track.owner.min(31);
            }
        }
    }
    let covered = users.iter().filter(|users| **users != 0).count();
    let narrow = (covered as f64) < PART * users.len() as f64;
    let everybody = users.iter().fold(0, |all, users| all | users);
    let lane = |users: u32| {
        if users == 0 {
            if narrow { Lane::Aside } else { Lane::Shared }
        } else if users.is_power_of_two() && users != everybody && users & 1 == 0 {
            let player = users.trailing_zeros() as usize;
            Lane::Own(style.player_colour(player, player))
        } else {
            Lane::Shared
        }
    };
    users.into_iter().map(lane).collect()
}
