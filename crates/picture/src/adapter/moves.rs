//! What a move does, as motions to be animated and marks to be drawn.

use engine::Program;
use engine::action::{Act, Action};

use crate::animation::{Manner, Motion};
use crate::geometry::distance_to_segment;
use crate::highlight::{Highlight, Weight};
use crate::layout::PITCH;
use crate::model::{Position, Site, SiteType};
use crate::painter::Painter;
use crate::style::BoardStyle;

/// The site of a number that an action names.
pub fn site(program: &Program, number: i32, kind: Option<board::SiteType>) -> Option<Site> {
    let number = usize::try_from(number).ok()?;
    let beside = program.containers.iter().enumerate().skip(1).find(|(_, container)| {
        (container.first..container.first + container.size).contains(&number)
    });
    let kind = kind.unwrap_or(program.topology.default);
    match beside {
        Some((container, it))
            if kind == program.topology.default || kind == board::SiteType::Cell =>
        {
            Some(Site::beside(container, number - it.first))
        }
        _ => Some(Site::board(super::geometry::site_type(kind), number)),
    }
}

/// Where an action takes a piece from and to.
fn shift(program: &Program, act: &Act) -> Option<(Site, Site)> {
    let (from, from_kind, to, to_kind) = match *act {
        Act::Move(it) => (it.from, it.from_kind, it.to, it.to_kind),
        Act::MoveCount { from_kind, from, to_kind, to, .. }
        | Act::StackMove { from_kind, from, to_kind, to, .. } => (from, from_kind, to, to_kind),
        _ => return None,
    };
    Some((site(program, from, Some(from_kind))?, site(program, to, Some(to_kind))?))
}

/// Lays dice as they were thrown for a move: a throw may belong to the move that it allows.
pub fn throw(program: &Program, position: &mut Position, actions: &[Action]) {
    for action in actions.iter().take_while(|action| !action.decision) {
        let Act::SetDie { site: die, face } = action.act else { continue };
        let die = site(program, die, Some(board::SiteType::Cell));
        let mut dice = position.pieces.iter_mut().filter(|piece| Some(piece.site) == die);
        if let Some(top) = dice.next_back() {
            top.state = face;
        }
    }
}

/// The ways that pieces take in a move, from the actions that were carried out.
pub fn motions(
    program: &Program,
    painter: &Painter,
    before: &Position,
    actions: &[Action],
) -> Vec<Motion> {
    let mut motions: Vec<Motion> = Vec::new();
    for action in actions {
        let Some((from, to)) = shift(program, &action.act).filter(|(from, to)| from != to) else {
            continue;
        };
        match motions.last_mut() {
            // Seeds that leave one pit one after another are sown.
            Some(last) if last.path.first() == Some(&from) && last.path.last() != Some(&to) => {
                last.path.push(to);
                last.manner = Manner::Sow;
            }
            // A piece that goes on from where it has just arrived goes one way, unless it sends off one that lay there.
            Some(last)
                if last.path.last() == Some(&from)
                    && last.manner != Manner::Sow
                    && !(program.layout.has_stacks() && is_enemys(before, last.path[0], from)) =>
            {
                last.path.push(to)
            }
            _ => motions.push(Motion { path: vec![from, to], manner: Manner::Glide }),
        }
    }
    if painter.setting().style.board == BoardStyle::Surakarta {
        for motion in &mut motions {
            if let Some(way) = around_loops(painter, before, &motion.path) {
                motion.path = way;
                motion.manner = Manner::Glide;
            }
        }
        return motions;
    }
    for motion in motions.iter_mut().filter(|motion| motion.manner == Manner::Glide) {
        let legs = motion.path.windows(2);
        if legs.into_iter().any(|leg| leaps(painter, before, leg[0], leg[1])) {
            motion.manner = Manner::Hop;
        }
    }
    motions
}

/// The shortest free way along the lines of a board with loops that passes a loop; nothing where a piece takes a single step.
fn around_loops(painter: &Painter, before: &Position, path: &[Site]) -> Option<Vec<Site>> {
    let [from, to] = path else { return None };
    let setting = painter.setting();
    let centre =
        |site: usize| setting.layout.spot(Site { index: site, ..*from }).map(|it| it.centre);
    let far = |a: usize, b: usize| {
        centre(a).zip(centre(b)).is_some_and(|(a, b)| a.distance(b) > PITCH * 1.2)
    };
    let free = |site: usize| {
        site == from.index
            || before.pieces.iter().all(|piece| piece.site != Site { index: site, ..*from })
    };
    let mut best: Option<Vec<usize>> = None;
    for track in setting.geometry.tracks.iter().filter(|track| track.sites.len() > 1) {
        let length = track.sites.len();
        let starts = (0..length).filter(|at| track.sites[*at] == from.index);
        // Forwards and backwards, once around at most.
        for (start, step) in starts.flat_map(|at| [(at, 1), (at, length - 1)]) {
            let mut way = vec![from.index];
            for count in 1..=length {
                let site = track.sites[(start + count * step) % length];
                way.extend((way.last() != Some(&site)).then_some(site));
                if site == to.index || !free(site) {
                    break;
                }
            }
            let loops = way.windows(2).any(|leg| far(leg[0], leg[1]));
            let shorter = best.as_ref().is_none_or(|known| way.len() < known.len());
            if way.last() == Some(&to.index) && loops && shorter {
                best = Some(way);
            }
        }
    }
    // A step to the next point needs no loop.
    if !far(from.index, to.index) && holds_nothing(before, *to) {
        return None;
    }
    best.map(|way| way.into_iter().map(|index| Site { index, ..*from }).collect())
}

/// Whether the piece on a site belongs to another player than the one on another site.
fn is_enemys(before: &Position, own: Site, at: Site) -> bool {
    let owner = |at: Site| {
        before.pieces.iter().rev().find(|piece| piece.site == at).map(|piece| piece.owner)
    };
    owner(at).zip(owner(own)).is_some_and(|(one, other)| one != other)
}

/// Whether nothing lies on a site.
fn holds_nothing(before: &Position, at: Site) -> bool {
    before.pieces.iter().all(|piece| piece.site != at)
}

/// Whether a piece stands on the straight line between two sites of the board.
fn leaps(painter: &Painter, before: &Position, from: Site, to: Site) -> bool {
    let layout = painter.setting().layout;
    let (Some(a), Some(b)) = (layout.spot(from), layout.spot(to)) else { return false };
    let between = before
        .pieces
        .iter()
        .filter(|piece| piece.site != from && piece.site != to && piece.site.container == 0);
    let near = |at: Site| {
        layout.spot(at).is_some_and(|spot| {
            distance_to_segment(spot.centre, a.centre, b.centre) < layout.room * 0.92
        })
    };
    from.container == 0 && to.container == 0 && between.map(|piece| piece.site).any(near)
}

/// The marks for a move: an arrow where a piece changes place, a ring where it does not, a cross where one is captured.
pub fn highlights(
    program: &Program,
    painter: &Painter,
    before: &Position,
    actions: &[Action],
    weight: Weight,
) -> Vec<Highlight> {
    let mut marks = Vec::new();
    let ways = motions(program, painter, before, actions);
    for way in &ways {
        match way.manner {
            // Seeds are sown along all the pits that they are left in.
            Manner::Sow => {
                marks.extend(way.path.first().map(|site| Highlight::Act { site: *site, weight }));
                marks.push(Highlight::Move { path: way.path.clone(), weight });
            }
            Manner::Glide | Manner::Hop => {
                let sent = ways.iter().any(|other| {
                    other.path.last() == way.path.first()
                        && is_enemys(before, other.path[0], way.path[0])
                });
                let weight = if sent { Weight::Sent } else { weight };
                marks.push(Highlight::Move { path: way.path.clone(), weight })
            }
        }
    }
    let occupied =
        |at: Site| before.pieces.iter().any(|piece| piece.site == at && piece.site.container == 0);
    for action in actions {
        match action.act {
            Act::Remove { kind, to, .. } => {
                let place = site(program, to, Some(kind)).filter(|place| {
                    occupied(*place) && !ways.iter().any(|way| way.path.first() == Some(place))
                });
                marks.extend(place.map(Highlight::Capture));
            }
            Act::Add { kind, to, .. }
            | Act::SetState { kind, to, .. }
            | Act::SetRotation { kind, to, .. }
            | Act::Promote { kind, to, .. }
                if action.decision =>
            {
                marks.extend(site(program, to, kind).map(|site| Highlight::Act { site, weight }));
            }
            Act::Copy(shift) if action.decision => {
                let place = site(program, shift.to, Some(shift.to_kind));
                marks.extend(place.map(|site| Highlight::Act { site, weight }));
            }
            Act::Promote { kind, to, .. } | Act::SetState { kind, to, .. } => {
                let place = site(program, to, kind).filter(|place| occupied(*place));
                let turned = place.filter(|place| turns_over(program, before, *place, &action.act));
                marks.extend(turned.map(Highlight::Site));
            }
            Act::Select { from_kind, from, .. } if action.decision => {
                marks.extend(
                    site(program, from, Some(from_kind))
                        .map(|site| Highlight::Act { site, weight }),
                );
            }
            Act::PuzzleSet { kind, var, .. }
            | Act::PuzzleToggle { kind, var, .. }
            | Act::PuzzleReset { kind, var, .. } => marks
                .extend(site(program, var, Some(kind)).map(|site| Highlight::Act { site, weight })),
            _ => {}
        }
    }
    // A piece that lands on another takes it.
    for way in &ways {
        let (Some(from), Some(to)) = (way.path.first(), way.path.last()) else { continue };
        let owner = |at: &Site| {
            before.pieces.iter().rev().find(|piece| piece.site == *at).map(|piece| piece.owner)
        };
        let taken = to.container == 0
            && to.kind != SiteType::Edge
            && owner(to).is_some()
            && owner(to) != owner(from)
            && way.manner != Manner::Sow;
        if taken && !marks.contains(&Highlight::Capture(*to)) && holds_one(before, *to) {
            marks.push(Highlight::Capture(*to));
        }
    }
    marks
}

/// Whether a piece shows another face or changes sides where it lies.
fn turns_over(program: &Program, before: &Position, at: Site, act: &Act) -> bool {
    let top = before.pieces.iter().rev().find(|piece| piece.site == at);
    let component = top.and_then(|piece| program.components.get(piece.what));
    match act {
        Act::SetState { state, .. } => {
            component.is_some_and(|component| component.flips.is_some())
                && top.is_some_and(|piece| piece.state != *state)
        }
        Act::Promote { what, .. } => {
            let new = usize::try_from(*what).ok();
            component.is_some() && top.map(|piece| piece.what) != new
        }
        _ => false,
    }
}

/// The types of the sites that a move which was made begins and ends at, where its decision says so.
pub fn kinds(actions: &[Action]) -> Kinds {
    let decided = actions.iter().find(|action| action.decision);
    decided.map_or((None, None), Action::kinds)
}

/// The types of the sites that a move begins and ends at; nothing for the usual one.
pub type Kinds = (Option<board::SiteType>, Option<board::SiteType>);

/// The mark for a move by where it begins and ends alone: an arrow, or a ring or dot where nothing changes its place.
pub fn move_mark(
    program: &Program,
    mv: &engine::arena::Move,
    kinds: Kinds,
    weight: Weight,
) -> Option<Highlight> {
    match (site(program, mv.from, kinds.0), site(program, mv.to, kinds.1)) {
        (Some(from), Some(to)) if from != to => {
            Some(Highlight::Move { path: vec![from, to], weight })
        }
        (_, Some(site)) | (Some(site), None) => Some(Highlight::Act { site, weight }),
        (None, None) => None,
    }
}

/// Whether a site holds at most one piece: landing on it then replaces what was there.
fn holds_one(before: &Position, at: Site) -> bool {
    before.pieces.iter().filter(|piece| piece.site == at).count() <= 1
        && before.pieces.iter().all(|piece| piece.level == 0)
}
