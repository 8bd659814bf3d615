//! Drawing: positions and moves of play as pictures.

mod marks;

use std::borrow::Cow;

use engine::arena::Move;
use engine::{Chance, Program, World};
use language::game::Game;
use language::metadata::Metadata;
use picture::adapter;
use picture::animation::Animation;
use picture::jumps::Jump;
use picture::model::{Position, Site, SiteType};
use picture::style::BoardStyle;
use picture::{Area, Highlight, Options, Painter, Rect, Scene, Weight};
use survey::Scene as Moment;

use crate::model::{Drawing, Picture, Pictures};

/// On boards of more places than this, a picture of a move shows the part of the board around it.
const LARGE: usize = 150;
/// On boards of more places across than this, too: the arms of a cross are long.
const ACROSS: f64 = 15.0;
/// How many places are shown around the marks of the move.
const AROUND: f64 = 2.0;
/// So many places such a part is wide and high at least.
const FIELDS: f64 = 9.0;
/// A part that would be larger than so many places for the sake of what is merely possible shows less of that.
const MOST_FIELDS: f64 = 11.0;
/// Where there is no board, all pieces are shown up to so many times their own size across.
const LAYOUT: f64 = 14.0;
/// A part that is larger than this share of the board is not worth leaving out the rest.
const MUCH: f64 = 0.6;

/// Draws the positions of one game.
#[derive(Debug)]
pub struct Artist<'p> {
    program: &'p Program,
    painter: Painter,
    options: Options,
    /// What the rules call the pieces, by the numbers of their components.
    pieces: Vec<String>,
    /// The places of a puzzle that are filled in at the start.
    givens: Vec<Site>,
}

impl<'p> Artist<'p> {
    /// An artist who knows the game. A game without a board is framed so that all these positions fit.
    pub fn new<'a>(
        program: &'p Program,
        game: &Game,
        metadata: Option<&Metadata>,
        players: &[String],
        positions: impl IntoIterator<Item = &'a Position>,
    ) -> Self {
        let graphics = metadata.and_then(|metadata| metadata.graphics.as_ref());
        // The first component stands for an empty place.
        let names = program.components.iter().skip(1).map(|component| &*component.name);
        let mut pieces = vec![String::new()];
        pieces.extend(english::caption::piece_names(game, names));
        let painter = adapter::painter(program, adapter::board_class(game), graphics)
            .naming(players, pieces.clone())
            .framing(positions);
        let options = Options { coordinates: true, ..Options::default() };
        Self { program, painter, options, pieces, givens: givens(program) }
    }

    /// A position as a viewer sees it; in a puzzle, what is written is told from what was given.
    fn position(&self, world: &World<'_>, viewer: Option<usize>) -> Position {
        let mut position = adapter::position(world, viewer);
        for digit in &mut position.digits {
            digit.given = self.givens.contains(&digit.site);
        }
        position
    }

    /// What the rules call a piece, by the number of its component.
    pub fn piece_name(&self, what: usize) -> &str {
        self.pieces.get(what).filter(|name| !name.is_empty()).map_or("piece", |name| name)
    }

    /// What the rules call a kind of piece, by its name without digits; nothing for no kind.
    pub fn kind_name(&self, base: &str) -> &str {
        let mut kinds = self.program.components.iter().enumerate().skip(1);
        let what = kinds.find(|(_, component)| *component.base == *base);
        what.filter(|_| !base.is_empty()).map_or("", |(what, _)| self.piece_name(what))
    }

    /// What a player is called.
    pub fn player_name(&self, player: usize) -> String {
        match (player, self.program.players) {
            (0, _) => "the game".to_owned(),
            (_, 1) => "the player".to_owned(),
            _ => self.painter.setting().style.player_name(player),
        }
    }

    /// Draws the names of all places, where other pictures have no room for them.
    pub fn names(&self) -> Option<Drawn> {
        Some(Drawn::still("names", self.painter.names()?))
    }

    /// Draws the start of the game, with a legend that names the pieces.
    pub fn setup(&self, start: &World<'_>) -> Drawn {
        let position = adapter::position(start, self.viewer(1));
        let idle = self.painter.idle(&[&position]);
        let options = Options { legend: true, tracks: true, idle, ..self.options.clone() };
        // An empty table needs no names of its places.
        let options = Options { coordinates: !self.is_boardless(), ..options };
        Drawn::still("setup", self.framing(&[&position]).scene(&position, &[], &options))
    }

    /// Draws the names of all pieces, where there are too many to stand below the board.
    pub fn key(&self, start: &World<'_>) -> Option<Drawn> {
        let position = adapter::position(start, self.viewer(1));
        Some(Drawn::still("pieces", self.painter.key(&position)?))
    }

    /// Draws the empty board with its areas.
    pub fn map(&self, areas: &[Area], name: &str) -> Drawn {
        Drawn::still(name, self.painter.map(areas))
    }

    /// Draws the empty board with a path over some places; nothing where it leads nowhere.
    pub fn route(&self, sites: &[Site], looped: bool, name: &str) -> Option<Drawn> {
        Some(Drawn::still(name, self.painter.route(sites, looped)?))
    }

    /// Draws the empty board with an arrow for each entry of a table.
    pub fn jumps(&self, jumps: &[Jump], name: &str) -> Drawn {
        Drawn::still(name, self.painter.jumps(jumps))
    }

    /// Whether two places lie on top of each other.
    pub fn coincide(&self, one: Site, other: Site) -> bool {
        let layout = self.painter.setting().layout;
        let centres = layout.spot(one).zip(layout.spot(other));
        centres.is_some_and(|(one, other)| one.centre.distance(other.centre) < 1.0)
    }

    /// How much of the board some places cover, as far as these are areas.
    pub fn covered(&self, sites: &[Site]) -> f64 {
        self.painter.covered(sites)
    }

    /// Whether there is no board but the pieces themselves.
    pub fn is_boardless(&self) -> bool {
        self.painter.is_boardless()
    }

    /// Whether the board has holes for seeds.
    pub fn is_mancala(&self) -> bool {
        self.painter.setting().style.board == BoardStyle::Mancala
    }

    /// What the places of the board are.
    pub fn site_type(&self) -> SiteType {
        self.painter.geometry().site_type()
    }

    /// Through whose eyes a picture is drawn: the player's who moves. Where nothing is hidden, all see the same.
    fn viewer(&self, player: i32) -> Option<usize> {
        usize::try_from(player).ok().filter(|player| (1..=self.program.players).contains(player))
    }

    /// Whether something is hidden from the player who makes a move.
    pub fn hides(&self, moment: &Moment<'_>) -> bool {
        let (before, after) = self.seen(moment);
        before.pieces.iter().chain(&after.pieces).any(|piece| piece.hidden)
    }

    /// The positions before and after a move, as the player sees them who makes it.
    fn seen(&self, moment: &Moment<'_>) -> (Position, Position) {
        let viewer = self.viewer(moment.legal[moment.chosen].mover);
        let mut before = self.position(&moment.before, viewer);
        adapter::throw(self.program, &mut before, &moment.applied);
        let mut after = self.position(&moment.after, viewer);
        // That nobody has scored yet goes without saying, and where points are counted at the end it would be misleading.
        if before.scores.iter().chain(&after.scores).all(|score| *score == 0) {
            before.scores.clear();
            after.scores.clear();
        }
        (before, after)
    }

    /// The painter of some positions: without a board, the table is as large as what lies on it.
    fn framing(&self, positions: &[&Position]) -> Cow<'_, Painter> {
        if self.is_boardless() {
            Cow::Owned(self.painter.clone().framing(positions.iter().copied()))
        } else {
            Cow::Borrowed(&self.painter)
        }
    }

    /// The painter of all pictures of a move.
    fn painter_of(&self, moment: &Moment<'_>) -> Cow<'_, Painter> {
        let (before, after) = self.seen(moment);
        self.framing(&[&before, &after])
    }

    /// Where else the piece could go that moves, as far as the pictures of the move show it.
    pub fn other_ways<'m>(&self, moment: &'m Moment<'_>) -> Vec<&'m Move> {
        marks::other_ways(self.program, &self.painter, moment)
    }

    /// Draws the position before a move, with the move and its like marked.
    pub fn before(&self, moment: &Moment<'_>, name: &str) -> Drawn {
        let (before, _) = self.seen(moment);
        let painter = self.painter_of(moment);
        let near = self.is_large(&painter);
        let marks = marks::of_move(self.program, &painter, &before, moment, near);
        self.around(moment, &before, &marks, &format!("{name}-before"))
    }

    /// Draws a position: on a very large board only the part around a move, where it can be made out.
    fn around(
        &self,
        moment: &Moment<'_>,
        position: &Position,
        marks: &[Highlight],
        name: &str,
    ) -> Drawn {
        let options = self.options_of(moment);
        let mut scene = self.painter_of(moment).scene(position, marks, &options);
        if options.window.is_some() {
            let told = self.painter.told(marks);
            scene.alt = format!("The part of the board around the move. {told}").trim().to_owned();
        }
        Drawn::still(name, scene)
    }

    /// What all pictures of a move show and leave out.
    fn options_of(&self, moment: &Moment<'_>) -> Options {
        let (before, after) = self.seen(moment);
        let idle = self.painter.idle(&[&before, &after]);
        Options { window: self.part(moment), idle, ..self.options.clone() }
    }

    /// Whether the board, or what lies on the table, is so large that a picture of a move shows a part of it.
    fn is_large(&self, painter: &Painter) -> bool {
        let layout = painter.setting().layout;
        let across = |area: Rect| area.width().max(area.height()) / (2.0 * layout.room);
        if painter.is_boardless() {
            return across(layout.board) > LAYOUT * painter.span();
        }
        self.program.topology.sites().len() > LARGE || across(layout.view) > ACROSS
    }

    /// The part of a very large board that a move is about, the same for all its pictures; nothing where all is shown.
    fn part(&self, moment: &Moment<'_>) -> Option<Rect> {
        let painter = self.painter_of(moment);
        if !self.is_large(&painter) {
            return None;
        }
        let (before, after) = self.seen(moment);
        let field = 2.0 * painter.setting().layout.room;
        let positions = [&before, &after];
        let marks = marks::of_move(self.program, &painter, &before, moment, true);
        let around = |marks: &[Highlight]| painter.marked(&before, marks, AROUND * field);
        let (mut part, view) = around(&marks)?;
        if part.width().max(part.height()) > MOST_FIELDS * field {
            // Where else the piece could go leads out of the picture then.
            let chosen: Vec<Highlight> =
                marks.iter().filter(|it| !is_possible(it)).cloned().collect();
            part = around(&chosen).map_or(part, |(part, _)| part);
        }
        // A narrow part would say nothing of where it lies.
        let least = FIELDS * field;
        let wider = |length: f64| ((least - length) / 2.0).max(0.0);
        let part = within(part.inflate(wider(part.width()), wider(part.height())), view);
        (part.area() < MUCH * view.area()).then(|| painter.window(part, &positions))
    }

    /// Draws the position after a move.
    pub fn after(&self, moment: &Moment<'_>, name: &str) -> Drawn {
        self.around(moment, &self.seen(moment).1, &[], &format!("{name}-after"))
    }

    /// Draws the last position of a game, with the last move and what made it the last.
    pub fn ending(&self, moment: &Moment<'_>, name: &str) -> Drawn {
        let marks = marks::of_ending(self.program, moment);
        let mut last = self.position(&moment.after, None);
        last.scores.clone_from(&self.seen(moment).1.scores);
        // Of a puzzle that is solved, all of it is the solution.
        if self.program.puzzle.is_some() {
            let scene = self.painter.scene(&last, &marks, &self.options);
            return Drawn::still(&format!("{name}-after"), scene);
        }
        self.around(moment, &last, &marks, &format!("{name}-after"))
    }

    /// Draws the position after a move that attacks a piece.
    pub fn attack(&self, moment: &Moment<'_>, site: i32, name: &str) -> Drawn {
        let marks = marks::of_attack(self.program, moment, site);
        self.around(moment, &self.seen(moment).1, &marks, &format!("{name}-after"))
    }

    /// Whether a move changes what lies on the board or beside it.
    pub fn changes(&self, moment: &Moment<'_>) -> bool {
        let (before, after) = self.seen(moment);
        before.pieces != after.pieces || before.digits != after.digits
    }

    /// Whether a picture of the position after a move differs from one of the position before.
    pub fn shows_change(&self, moment: &Moment<'_>) -> bool {
        let (before, after) = self.seen(moment);
        let rest = |it: &Position| (it.scores.clone(), it.costs.clone(), it.bare_states.clone());
        self.changes(moment) || rest(&before) != rest(&after)
    }

    /// Draws a move in motion; nothing if it changes nothing that can be seen.
    pub fn motion(&self, moment: &Moment<'_>, name: &str) -> Option<Drawn> {
        if !self.changes(moment) {
            return None;
        }
        let (before, after) = self.seen(moment);
        let painter = self.painter_of(moment);
        let motions = adapter::motions(self.program, &painter, &before, &moment.applied);
        let near = self.is_large(&painter);
        let marks = marks::of_motion(self.program, &painter, &before, moment, &motions, near);
        let options = self.options_of(moment);
        let mut animation = Animation::new(&painter, &before, &after, &motions, &marks, &options);
        animation.scene.alt = "The same move in motion.".to_owned();
        let picture = describe(&format!("{name}-motion"), &animation.scene);
        Some(Drawn { picture, drawing: Drawing::Motion(Box::new(animation)) })
    }
}

/// A picture with what it shows.
#[derive(Debug)]
pub struct Drawn {
    /// Its name and what it shows in words.
    pub picture: Picture,
    /// The drawing.
    pub drawing: Drawing,
}

impl Drawn {
    fn still(name: &str, scene: Scene) -> Self {
        Self { picture: describe(name, &scene), drawing: Drawing::Still(Box::new(scene)) }
    }

    /// Hands the drawing over to the pictures of a book.
    pub fn keep(self, pictures: &mut Pictures) -> Picture {
        pictures.add(self.picture.file.clone(), self.drawing);
        self.picture
    }
}

/// Whether a mark shows what could be done instead.
fn is_possible(mark: &Highlight) -> bool {
    matches!(
        mark,
        Highlight::Move { weight: Weight::Possible, .. }
            | Highlight::Act { weight: Weight::Possible, .. }
    )
}

/// An area moved so far that it lies within another one, as much of it as fits there.
fn within(area: Rect, whole: Rect) -> Rect {
    let shift =
        |from: f64, to: f64, least: f64, most: f64| (least - from).max(0.0) - (to - most).max(0.0);
    let x = shift(area.x0, area.x1, whole.x0, whole.x1);
    let y = shift(area.y0, area.y1, whole.y0, whole.y1);
    Rect::new(area.x0 + x, area.y0 + y, area.x1 + x, area.y1 + y).intersect(whole)
}

/// The places of a puzzle that are filled in at the start.
fn givens(program: &Program) -> Vec<Site> {
    if program.puzzle.is_none() {
        return vec![];
    }
    let mut start = World::new(program, Chance::seeded(0));
    start.start();
    adapter::position(&start, None).digits.iter().map(|digit| digit.site).collect()
}

fn describe(name: &str, scene: &Scene) -> Picture {
    let size = |length: f64| length.clamp(1.0, 100_000.0) as u32;
    Picture {
        file: format!("{name}.svg"),
        alt: scene.alt.clone(),
        width: size(scene.view.width()),
        height: size(scene.view.height()),
    }
}

/// Where everything is, for a reader who may see it all.
pub fn position(world: &World<'_>) -> Position {
    adapter::position(world, None)
}
