//! The graphics that a game's metadata asks for, as a style.

use language::metadata::{
    BoardGround, Graphics, GraphicsItem, HandPlacement, PieceGround, RegionColour, ShowEdges,
    ShowFeature, ShowLine, ShowPiece, ShowScore, ShowSymbol, StackSites, StackType,
};
use language::regions::Region;
use language::words::{
    ComponentStyleKind, EdgeKind, HoleKind, NoBooleanKind, PieceGroundKind, PieceNameKind,
    PieceStackKind, RelationType, Role, ShowBooleanKind, ShowComponentDataKind, WhenScoreKind,
};

use super::words;
use crate::model::{Site, SiteType};
use crate::piece::Set;
use crate::style::{
    BoardImage, BoardStyle, EdgeFilter, EdgePaint, HolePaint, LineKind, LinePaint, PieceChange,
    PieceFilter, PieceImage, PitStates, RegionPaint, Side, StackRule, Style, SymbolPaint,
};

/// Who knows which sites a region of the metadata means.
pub trait Places {
    /// How many players there are.
    fn players(&self) -> usize;

    /// The type of site that is meant when none is named.
    fn default_type(&self) -> SiteType;

    /// The sites of a region of the equipment, of one owner or of all.
    fn named(&self, name: &str, owner: Option<usize>) -> Vec<usize>;

    /// The lines around some areas of the board.
    fn around(&self, cells: &[usize]) -> Vec<usize>;

    /// The sites of a region function at the start of the game; nothing if it cannot be told.
    fn region(&self, region: &Region, kind: SiteType) -> Vec<usize>;
}

/// The style that the metadata asks for, on top of the one that the equipment suggests.
pub fn style(graphics: Option<&Graphics>, suggested: Style, places: &impl Places) -> Style {
    let mut reader = Reader { style: suggested, places };
    for item in graphics.into_iter().flat_map(|graphics| graphics.items.iter()) {
        reader.read(item);
    }
    reader.style
}

struct Reader<'a, P> {
    style: Style,
    places: &'a P,
}

impl<P: Places> Reader<'_, P> {
    fn read(&mut self, item: &GraphicsItem) {
        match item {
            GraphicsItem::BoardColour(it) => {
                self.style.part_colours.push((words::part(it.part), words::colour(&it.colour)))
            }
            GraphicsItem::BoardStyle(it) => {
                self.style.board = words::board_style(it.style);
                self.style.fills_cells |= it.replace_components_with_filled_cells.unwrap_or(false);
                match self.style.board {
                    BoardStyle::Shogi => self.style.set = Set::Shogi,
                    BoardStyle::Xiangqi => self.style.set = Set::Xiangqi,
                    BoardStyle::Janggi => self.style.set = Set::Janggi,
                    _ => {}
                }
            }
            GraphicsItem::BoardStyleThickness(it) => {
                self.style.thickness.push((words::part(it.part), it.thickness.into()))
            }
            GraphicsItem::BoardCheckered(it) => self.style.chequered = it.value.unwrap_or(true),
            GraphicsItem::BoardGround(it) => self.board_ground(it),
            GraphicsItem::NoFeature(it) => match it.kind {
                NoBooleanKind::Board => self.style.no_board = it.value.unwrap_or(true),
                NoBooleanKind::Curves => self.style.straight_lines = it.value.unwrap_or(true),
                // Nothing is drawn sunken, and whether a move is shown in motion is for the reader to say.
                _ => {}
            },
            GraphicsItem::HiddenImage(it) => self.style.hidden_image = Some(it.image.to_string()),
            GraphicsItem::StackType(it) => self.stack_type(it),
            GraphicsItem::PieceColour(it) => {
                let filter = self.filter(
                    it.role,
                    it.piece_name.as_deref(),
                    it.container,
                    it.state,
                    it.value,
                );
                let change = PieceChange::Colour {
                    fill: it.fill_colour.as_ref().map(words::colour),
                    stroke: it.stroke_colour.as_ref().map(words::colour),
                    second: it.secondary_colour.as_ref().map(words::colour),
                };
                self.style.pieces.push((filter, change));
            }
            GraphicsItem::PieceRotate(it) => {
                let filter = self.filter(
                    it.role,
                    it.piece_name.as_deref(),
                    it.container,
                    it.state,
                    it.value,
                );
                self.style.pieces.push((filter, PieceChange::Rotate(it.degrees.into())));
            }
            GraphicsItem::PieceScale(it) => {
                let filter = self.filter(
                    it.role,
                    it.piece_name.as_deref(),
                    it.container,
                    it.state,
                    it.value,
                );
                let (x, y) = scales(it.scale, it.scale_x, it.scale_y, 1.0);
                self.style.pieces.push((filter, PieceChange::Scale(x, y)));
            }
            GraphicsItem::PieceStyle(it) => match it.style {
                ComponentStyleKind::ExtendedShogi => self.style.set = Set::Shogi,
                ComponentStyleKind::ExtendedXiangqi => self.style.set = Set::Xiangqi,
                _ => {}
            },
            GraphicsItem::PieceName(it) => {
                let filter =
                    self.filter(it.role, it.piece.as_deref(), it.container, it.state, it.value);
                let name = it.name.as_deref().unwrap_or_default().to_owned();
                let change = match it.kind {
                    PieceNameKind::Rename => PieceChange::Rename(name),
                    PieceNameKind::ExtendName => PieceChange::Extend(name),
                    PieceNameKind::AddStateToName => PieceChange::AddState,
                    PieceNameKind::Hidden => return,
                };
                self.style.pieces.push((filter, change));
            }
            GraphicsItem::PieceGround(it) => self.piece_ground(it),
            GraphicsItem::PlayerColour(it) => {
                if let Some(player) = words::player(it.role, self.places.players()) {
                    self.style.player_colours.push((player, words::colour(&it.colour)));
                }
            }
            GraphicsItem::PlayerName(it) => {
                if let Some(player) = words::player(it.role, self.places.players()) {
                    self.style.player_names.push((player, it.name.to_string()));
                }
            }
            GraphicsItem::RegionColour(it) => self.region_colour(it),
            GraphicsItem::ShowPiece(it) => self.show_piece(it),
            GraphicsItem::ShowHoles(it) => {
                let sites =
                    it.indices.iter().filter_map(|&site| usize::try_from(site).ok()).collect();
                self.style.holes.push(HolePaint { sites, square: it.shape == HoleKind::Square });
            }
            GraphicsItem::ShowSymbol(it) => self.show_symbol(it),
            GraphicsItem::ShowLine(it) => self.show_line(it),
            GraphicsItem::ShowEdges(it) => self.show_edges(it),
            GraphicsItem::ShowScore(it) => self.show_score(it),
            GraphicsItem::ShowCheck(it) => {
                let filter = self.filter(it.role, it.piece_name.as_deref(), None, None, None);
                self.style.checked.push(filter);
            }
            GraphicsItem::ShowFeature(it) => self.show_feature(it),
            GraphicsItem::HandPlacement(it) => self.hand_placement(it),
            // How large things are on a screen, which of several families of images is taken there, and what is asked of
            // the player has no bearing on a picture; `docs/graphics.md` lists what is not honoured.
            GraphicsItem::BoardPlacement(_)
            | GraphicsItem::BoardCurvature(_)
            | GraphicsItem::SuitRanking(_)
            | GraphicsItem::PieceFamilies(_)
            | GraphicsItem::AdversarialPuzzle(_)
            | GraphicsItem::DrawHint(_)
            | GraphicsItem::HintLocation(_)
            | GraphicsItem::ShowSites(_) => {}
        }
    }

    fn show_score(&mut self, it: &ShowScore) {
        self.style.no_scores =
            matches!(it.when_score, Some(WhenScoreKind::Never | WhenScoreKind::AtEnd));
        if let Some(suffix) = &it.score_suffix {
            let whose = it.role.and_then(|role| words::player(role, self.places.players()));
            self.style.score_suffixes.push((whose, suffix.to_string()));
        }
    }

    fn show_feature(&mut self, it: &ShowFeature) {
        if !it.value.unwrap_or(true) {
            return;
        }
        match it.kind {
            ShowBooleanKind::Cost => self.style.shows_costs = true,
            ShowBooleanKind::LocalStateHoles => self.style.pit_states = Some(PitStates::Number),
            ShowBooleanKind::PlayerHoles => self.style.pit_states = Some(PitStates::Player),
            ShowBooleanKind::StraightEdges => self.style.straight_lines = true,
            ShowBooleanKind::CurvedEdges => self.style.straight_lines = false,
            ShowBooleanKind::RegionOwner => self.show_owners(),
            // Pits and clues are always drawn; ways and possible moves are drawn when they are asked for.
            ShowBooleanKind::Pits
            | ShowBooleanKind::Hints
            | ShowBooleanKind::EdgeDirections
            | ShowBooleanKind::PossibleMoves => {}
        }
    }

    /// Lays a tinge of each owner's colour over the regions that players have.
    fn show_owners(&mut self) {
        let players = self.places.players();
        let kind = self.places.default_type();
        for player in 1..=players {
            let sites = self.places.named("", Some(player));
            let colour = self.style.player_colour(player, players).with_opacity(0.3);
            let sites = sites.into_iter().map(|index| Site::board(kind, index)).collect();
            self.style.regions.push(RegionPaint { sites, colour, scale: 1.0 });
        }
    }

    /// Of a place on a screen, the side of the board is kept.
    fn hand_placement(&mut self, it: &HandPlacement) {
        let Some(player) = words::player(it.player, self.places.players()) else { return };
        let (x, y) = (it.offset_x.unwrap_or(0.5), it.offset_y.unwrap_or(0.5));
        let side = match it.vertical.unwrap_or(false) {
            true if x < 0.5 => Side::Left,
            true => Side::Right,
            false if y < 0.35 => Side::Top,
            false if y > 0.65 => Side::Bottom,
            false if x < 0.35 => Side::Left,
            false if x > 0.65 => Side::Right,
            // A hand on the board itself would cover it.
            false => return,
        };
        self.style.hand_sides.push((player, side));
    }

    fn filter(
        &self,
        role: Option<Role>,
        name: Option<&str>,
        container: Option<i32>,
        state: Option<i32>,
        value: Option<i32>,
    ) -> PieceFilter {
        PieceFilter {
            owner: role.and_then(|role| words::player(role, self.places.players())),
            name: name.map(str::to_owned),
            container: container.and_then(|container| usize::try_from(container).ok()),
            state,
            value,
        }
    }

    fn board_ground(&mut self, it: &BoardGround) {
        // Where a shape lies that is turned askew depends on how a screen turns it; the board's own lines say as much.
        if it.rotation.unwrap_or(0) % 90 != 0 {
            return;
        }
        let scale = scales(it.scale, it.scale_x, it.scale_y, 1.0);
        self.style.images.push(BoardImage {
            over: it.kind == PieceGroundKind::Foreground,
            image: it.image.as_deref().map(str::to_owned),
            fill: it.fill_colour.as_ref().map(words::colour),
            edge: it.edge_colour.as_ref().map(words::colour),
            scale,
            rotation: it.rotation.unwrap_or(0).into(),
            offset: (it.offset_x.unwrap_or(0.0).into(), it.offset_y.unwrap_or(0.0).into()),
        });
    }

    fn piece_ground(&mut self, it: &PieceGround) {
        let filter =
            self.filter(it.role, it.piece_name.as_deref(), it.container, it.state, it.value);
        let image = PieceImage {
            over: it.kind == PieceGroundKind::Foreground,
            image: it.image.as_deref().map(str::to_owned),
            text: it.text.as_deref().map(str::to_owned),
            fill: it.fill_colour.as_ref().map(words::colour),
            edge: it.edge_colour.as_ref().map(words::colour),
            scale: scales(it.scale, it.scale_x, it.scale_y, 1.0),
            rotation: it.rotation.unwrap_or(0).into(),
            offset: (it.offset_x.unwrap_or(0.0).into(), it.offset_y.unwrap_or(0.0).into()),
        };
        self.style.pieces.push((filter, PieceChange::Image(image)));
    }

    fn stack_type(&mut self, it: &StackType) {
        let sites = it.sites.as_ref().map(|sites| match sites {
            StackSites::Sites(sites) => {
                sites.iter().filter_map(|&site| usize::try_from(site).ok()).collect()
            }
            StackSites::Site(site) => usize::try_from(*site).into_iter().collect(),
        });
        self.style.stacks.push(StackRule {
            container: it.index.and_then(|index| usize::try_from(index).ok()),
            sites,
            state: it.state,
            kind: words::stack(it.stack_type),
            scale: it.scale.unwrap_or(1.0).into(),
            limit: it
                .limit
                .and_then(|limit| usize::try_from(limit).ok())
                .filter(|_| it.stack_type == PieceStackKind::Backgammon),
        });
    }

    /// The sites that an item speaks of, in whichever way it does.
    fn sites(
        &self,
        name: Option<&str>,
        role: Option<Role>,
        kind: Option<SiteType>,
        list: Option<&[i32]>,
        region: Option<&Region>,
    ) -> Vec<Site> {
        let kind = kind.unwrap_or_else(|| self.places.default_type());
        let owner = role.and_then(|role| words::player(role, self.places.players()));
        let mut sites: Vec<usize> =
            list.into_iter().flatten().filter_map(|&site| usize::try_from(site).ok()).collect();
        if let Some(region) = region {
            sites.extend(self.places.region(region, kind));
        }
        if let Some(name) = name {
            let named = self.places.named(name, owner);
            // A region has the places that the game is played on: its lines are those around it.
            if kind == SiteType::Edge && self.places.default_type() == SiteType::Cell {
                sites.extend(self.places.around(&named));
            } else {
                sites.extend(named);
            }
        } else if list.is_none() && region.is_none() {
            sites.extend(owner.map(|owner| self.places.named("", Some(owner))).unwrap_or_default());
        }
        sites.into_iter().map(|index| Site::board(kind, index)).collect()
    }

    fn region_colour(&mut self, it: &RegionColour) {
        let Some(colour) = it.colour.as_ref().map(words::colour) else { return };
        let kind = it.region_site_type.or(it.site_type).map(words::site_type);
        let sites = self.sites(
            it.region.as_deref(),
            it.role,
            kind,
            it.sites.as_deref(),
            it.region_function.as_ref(),
        );
        self.style.regions.push(RegionPaint {
            sites,
            colour,
            scale: f64::from(it.scale.unwrap_or(1.0)).clamp(0.05, 1.0),
        });
    }

    fn show_symbol(&mut self, it: &ShowSymbol) {
        let sites = self.sites(
            it.region.as_deref(),
            it.role,
            it.site_type.map(words::site_type),
            it.sites.as_deref(),
            it.region_function.as_ref(),
        );
        self.style.symbols.push(SymbolPaint {
            sites,
            image: it.image_name.as_deref().map(str::to_owned),
            text: it.text.as_deref().map(str::to_owned),
            fill: it.fill_colour.as_ref().map(words::colour),
            edge: it.edge_colour.as_ref().map(words::colour),
            scale: scales(it.scale, it.scale_x, it.scale_y, 1.0),
            rotation: it.rotation.unwrap_or(0).into(),
            offset: (it.offset_x.unwrap_or(0.0).into(), it.offset_y.unwrap_or(0.0).into()),
        });
    }

    fn show_line(&mut self, it: &ShowLine) {
        // Lines join corners of the board unless it is played on something else.
        let kind = it.site_type.map_or(SiteType::Vertex, words::site_type);
        let site = |number: i32| usize::try_from(number).ok().map(|index| Site::board(kind, index));
        let ends = it
            .lines
            .iter()
            .filter_map(|line| Some((site(*line.first()?)?, site(*line.last()?)?)))
            .collect();
        let curve = it.curve.as_deref().and_then(|curve| <[f32; 4]>::try_from(curve).ok());
        self.style.lines.push(LinePaint {
            ends,
            kind: it.style.map_or(LineKind::Thin, words::line),
            colour: it.colour.as_ref().map(words::colour),
            scale: it.scale.unwrap_or(1.0).into(),
            curve: curve.map(|curve| curve.map(f64::from)),
        });
    }

    fn show_edges(&mut self, it: &ShowEdges) {
        let outer = match it.kind {
            Some(EdgeKind::Inner) => Some(false),
            Some(EdgeKind::Outer) => Some(true),
            _ => None,
        };
        // Two sites that touch only at a corner have no line of the board between them, so there is none to hide.
        if matches!(it.relation, Some(RelationType::Diagonal | RelationType::OffDiagonal)) {
            return;
        }
        self.style.edges.push(EdgePaint {
            filter: EdgeFilter { outer },
            connection: it.connection.unwrap_or(false),
            kind: it.style.map_or(LineKind::Thin, words::line),
            colour: it.colour.as_ref().map(words::colour),
        });
    }

    fn show_piece(&mut self, it: &ShowPiece) {
        let filter = self.filter(it.role, it.piece_name.as_deref(), None, None, None);
        let change = match it.kind {
            ShowComponentDataKind::State => PieceChange::ShowState,
            ShowComponentDataKind::Value => PieceChange::ShowValue,
        };
        self.style.pieces.push((filter, change));
    }
}

fn scales(both: Option<f32>, x: Option<f32>, y: Option<f32>, usual: f32) -> (f64, f64) {
    let both = both.unwrap_or(usual);
    (x.unwrap_or(both).into(), y.unwrap_or(both).into())
}
