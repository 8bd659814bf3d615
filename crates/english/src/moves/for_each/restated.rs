//! Moves that a rule writes out once more for each kind of piece, perhaps under a condition: they are the moves that the pieces
//! have anyway.

use language::booleans::Boolean;
use language::moves::{ForEachPiece, Moves};
use syntax::NodeId;

use crate::facts::Kind;
use crate::plan::{Action, Condition, Deed};
use crate::realise::{Text, listed_or, plural, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// Fewer kinds of pieces are told one by one.
const ENOUGH: usize = 2;

/// A kind of piece whose moves are written out in a member of a choice.
struct Restated<'a> {
    member: usize,
    kind: &'a Kind<'a>,
    /// What is asked before the piece may move.
    condition: Condition,
    told: Vec<NodeId>,
}

impl Teller<'_> {
    /// The members of a choice that let pieces move as they do anyway, and the action that says so: "move one of your pieces
    /// (see How the pieces move)", under the condition that all of them have in common.
    pub(in crate::moves) fn restated(
        &self,
        choices: &[Moves],
        scope: &Scope,
    ) -> Option<(Vec<usize>, Action)> {
        let candidates: Vec<(usize, &ForEachPiece, &Kind<'_>)> = choices
            .iter()
            .enumerate()
            .filter_map(|(member, moves)| {
                let Moves::ForEachPiece(node) = moves else { return None };
                Some((member, &**node, self.kind_moved_by(node)?))
            })
            .collect();
        if scope.effect || scope.asked || candidates.len() < ENOUGH {
            return None;
        }
        let mut found: Vec<Restated<'_>> = candidates
            .into_iter()
            .filter_map(|(member, node, kind)| {
                self.tentatively(|| self.is_restated(member, node, kind, scope))
            })
            .collect();
        let words = found.first()?.condition.words();
        found.retain(|one| one.condition.words() == words);
        if found.len() < ENOUGH {
            return None;
        }
        let kinds: Vec<Text> = found.iter().map(|one| plural(&one.kind.spoken).into()).collect();
        let mut movers = self.pieces.kinds.iter().filter(|kind| kind.generator.is_some());
        let all = movers.all(|kind| found.iter().any(|one| one.kind.id == kind.id));
        let many = if all { Text::from(self.pieces.words()) } else { listed_or(&kinds) };
        let told: Vec<NodeId> = found.iter().flat_map(|one| one.told.clone()).collect();
        let piece = say!("one of your {} (see How the pieces move)", many).tell_all(&told);
        let mut deed = Deed::you("move", piece);
        let condition = found[0].condition.clone();
        if !condition.is_always() {
            deed.demands = vec![("this is allowed only if".into(), condition)];
        }
        Some((found.iter().map(|one| one.member).collect(), deed.into()))
    }

    /// The only kind of piece that a search lets move by rules of its own, where the pieces of that kind have moves anyway.
    fn kind_moved_by(&self, node: &ForEachPiece) -> Option<&Kind<'_>> {
        let names: Vec<&str> =
            node.item.iter().flat_map(|items| items.iter().map(|name| &**name)).collect();
        let [name] = names.as_slice() else { return None };
        let plain = node.player.is_none() && node.container.is_none() && node.top.is_none();
        if !plain || node.then.is_some() || node.specific_moves.is_none() {
            return None;
        }
        let mut kinds = self.pieces.kinds.iter().filter(|kind| kind.name == *name);
        let kind = kinds.next().filter(|kind| kind.generator.is_some())?;
        let told = !self.tells_inline(kind.id) && self.moves_by_its_own_rules(kind);
        (kinds.next().is_none() && told).then_some(kind)
    }

    /// What a search asks of a piece before it lets it move as it does anyway.
    fn is_restated<'k>(
        &self,
        member: usize,
        node: &ForEachPiece,
        kind: &'k Kind<'k>,
        scope: &Scope,
    ) -> Option<Restated<'k>> {
        let (test, moves): (Option<&Boolean>, &Moves) = match node.specific_moves.as_ref()? {
            Moves::If(choice) if choice.otherwise.is_none() && choice.then.is_none() => {
                (Some(&choice.condition), &choice.moves)
            }
            moves => (None, moves),
        };
        let of_kind = self.piece_scope(kind);
        let here = ways(&self.moves(moves, &of_kind));
        (!here.is_empty() && here == ways(&self.piece_action(kind))).then_some(())?;
        let inner = Scope {
            piece: "it".into(),
            from: format!("its {}", self.site()).into(),
            piece_given: true,
            ..scope.clone()
        };
        let condition = test.map_or(Condition::Always, |test| self.condition(test, &inner));
        Some(Restated { member, kind, condition, told: self.whole(node.id) })
    }
}

/// The ways in which a piece may move, in any order, and what follows them.
fn ways(action: &Action) -> Vec<String> {
    let mut all = match action {
        Action::Choice(members) => members.iter().map(Action::words).collect(),
        Action::Sequence(steps) => match steps.split_first() {
            Some((Action::Choice(members), then)) => {
                let mut all: Vec<String> = members.iter().map(Action::words).collect();
                all.extend(then.iter().map(|step| format!("then {}", step.words())));
                all
            }
            _ => vec![action.words()],
        },
        Action::Nothing => vec![],
        one => vec![one.words()],
    };
    all.sort_unstable();
    all
}
