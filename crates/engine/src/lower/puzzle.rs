//! Constraints of puzzles.

use language::booleans as ast;
use language::ranges::Range;
use language::words::PuzzleElementKind;
use syntax::NodeKind;

use super::{Lower, LowerError, Lowered};
use crate::booleans::Bool;
use crate::ints::Int;
use crate::moves::Kind;
use crate::puzzle::{Constraint, Different, HintedSum, Lists, MAX_VALUE, Puzzle, ValueCount};
use crate::regions::Region;

impl Lower<'_> {
    /// Reads the values that the sites of a puzzle can take.
    pub(super) fn read_values(&mut self) -> Lowered<()> {
        self.is_puzzle = self.tree.nodes.iter().any(
            |n| matches!(&n.kind, NodeKind::Clause { keyword, .. } if &**keyword == "satisfy"),
        );
        if !self.is_puzzle {
            return Ok(());
        }
        self.needs.candidates = true;
        for item in &self.game.equipment.items {
            let language::equipment::Item::Board(board) = item else { continue };
            for values in board.values.iter().flat_map(|v| v.iter()) {
                let (min, max) = self.range(&values.range)?;
                let (Some(min), Some(max)) = (min.constant(), max.constant()) else {
                    let message = "the values of a puzzle must be fixed numbers";
                    return Err(LowerError::wrong(values.id, message));
                };
                if matches!(values.range, Range::Min(_)) || !(0..=MAX_VALUE).contains(&max) {
                    let message = format!("the values of a puzzle must lie in 0 to {MAX_VALUE}");
                    return Err(LowerError::wrong(values.id, message));
                }
                let kind = self.kind(Some(values.site_type));
                self.ranges[kind as usize] = (min.max(0), max);
            }
        }
        Ok(())
    }

    /// The moves of a puzzle; its constraints are kept in the program.
    pub(super) fn satisfy(&mut self, x: &language::moves::Satisfy) -> Lowered<Kind> {
        let mut puzzle = Puzzle::default();
        // One constraint stands for itself; several stand in a list.
        let ids = match self.tree.children(x.id) {
            [list] if matches!(self.tree.node(*list).kind, NodeKind::List { .. }) => {
                self.tree.children(*list)
            }
            ids => ids,
        };
        for (at, constraint) in x.constraint.iter().enumerate() {
            let id = ids.get(at).copied().unwrap_or(x.id);
            puzzle.constraints.push((id, self.boolean(constraint)?));
        }
        self.puzzle = Some(Box::new(puzzle));
        Ok(Kind::Satisfy)
    }

    /// A comparison: in puzzles of the values at two sites.
    pub(super) fn value_order(
        &mut self,
        low: &language::ints::Int,
        high: &language::ints::Int,
        or_equal: bool,
    ) -> Lowered<Bool> {
        let (low, high) = (self.int(low)?, self.int(high)?);
        Ok(Bool::Puzzle(Box::new(Constraint::ValueBelow { low, high, or_equal })))
    }

    /// A constraint that only puzzles have; none if the test is another one.
    pub(super) fn constraint(&mut self, boolean: &ast::Boolean) -> Lowered<Option<Bool>> {
        use ast::Boolean as A;
        let constraint = match boolean {
            A::IsSolved(_) => Constraint::Solved,
            A::ForAll(x) => {
                use PuzzleElementKind as E;
                let kind = match x.kind {
                    E::Hint => None,
                    E::Cell => Some(language::words::SiteType::Cell),
                    E::Vertex => Some(language::words::SiteType::Vertex),
                    E::Edge => Some(language::words::SiteType::Edge),
                };
                let test = self.boolean(&x.constraint)?;
                match kind {
                    None => Constraint::ForAllHints(test),
                    Some(kind) => Constraint::ForAllSites(self.kind(Some(kind)), test),
                }
            }
            A::AllDifferent(x) => {
                let kind = self.kind(x.site_type);
                let except = match &x.except {
                    None => Box::default(),
                    Some(ast::Exceptions::Except(value)) => Box::new([self.int(value)?]) as Box<_>,
                    Some(ast::Exceptions::Excepts(list)) => {
                        list.iter().map(|v| self.int(v)).collect::<Lowered<_>>()?
                    }
                };
                let lists = self.lists(x.region.as_ref())?;
                Constraint::Different(Different { lists, except, kind })
            }
            A::IsCount(x) => {
                let kind = self.kind(x.site_type);
                let Some(region) = &x.region else { return Ok(Some(Bool::Const(false))) };
                Constraint::Count(ValueCount {
                    region: self.region(region)?,
                    of: x.of.as_ref().map_or(Ok(Int::Const(1)), |of| self.int(of))?,
                    result: self.int(&x.result)?,
                    kind,
                })
            }
            A::IsSum(x) => Constraint::Sum(HintedSum {
                lists: self.lists(x.region.as_ref())?,
                name: x.region_name.clone().unwrap_or_default(),
                result: self.int(&x.result)?,
                kind: x.site_type.map_or(board::SiteType::Cell, board::SiteType::from),
            }),
            A::IsUnique(x) => {
                Constraint::Unique(x.site_type.map_or(board::SiteType::Cell, board::SiteType::from))
            }
            _ => return Ok(None),
        };
        Ok(Some(Bool::Puzzle(Box::new(constraint))))
    }

    fn lists(&mut self, region: Option<&language::regions::Region>) -> Lowered<Lists> {
        let region: Option<Region> = region.map(|r| self.region(r)).transpose()?;
        Ok(region.map_or(Lists::Items, Lists::Region))
    }
}
