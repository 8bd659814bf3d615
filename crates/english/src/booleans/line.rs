//! Rows of pieces.

use language::booleans::{Boolean, IsLine, LineOwner, Through};
use language::ints::Int;
use language::refs::PlayerRef;
use language::regions::Region;
use language::words::{AbsoluteDirection, Role as OwnerRole, SiteType};
use syntax::NodeId;

use super::row_ways::axis;
use crate::facts::{Shape, number_of};
use crate::ints::components::{Component, Found};
use crate::notes::Sort;
use crate::plan::{Condition, Role};
use crate::realise::{Text, aside, listed_or, plural, say, word_count};
use crate::scope::Scope;
use crate::teller::Teller;

/// No player has this number: what depends on who moves is not worked out.
const NOBODY: usize = 0;
/// A length with more words than this is told apart from its row.
const LONGEST_LENGTH: usize = 6;

/// Effects on other pieces, which can make no row where they only remove these.
const CAPTURES: [&str; 5] = ["custodial", "directional", "enclose", "intervene", "surround"];
/// Effects that could make a row without the piece that moves.
const CHANGES: [&str; 13] = [
    "add", "attract", "claim", "flip", "fromTo", "hop", "promote", "push", "slide", "sow", "step",
    "swap", "leap",
];

impl Teller<'_> {
    pub(super) fn is_line(&self, node: &IsLine, scope: &Scope) -> Condition {
        self.line_running(node, None, scope)
    }

    /// The same, which runs in ways that are told in place of its direction.
    pub(super) fn line_running(
        &self,
        node: &IsLine,
        ways: Option<&Text>,
        scope: &Scope,
    ) -> Condition {
        let piece = &self.pieces.word;
        let length = self.number(&node.length, scope);
        let mut row = self.row(node, scope);
        if matches!(node.contiguous, Some(Boolean::Constant(false))) {
            row = say!("{} (gaps allowed)", row);
        }
        let meant = ways.is_none() && self.means_row(node.id);
        if let Some(direction) = node.direction.filter(|_| !meant) {
            row = say!("{} ({})", row, aside(&self.line_direction(direction, node.id)));
        }
        if node.direction.is_none() && ways.is_none() && !meant && !truth(&node.by_level) {
            if self.places.default == SiteType::Vertex {
                // Points that no line joins are no neighbours, however near they lie.
                row = say!("{} ({})", row, aside(&self.any_direction()));
            } else if self.places.shape == Shape::Squares && !self.has_one_sort_of_neighbours() {
                // A row of squares could be taken for one that runs across the board.
                row = say!("{} (horizontally, vertically or diagonally)", row);
            }
        }
        if let Some(ways) = ways {
            row = say!("{} ({})", row, aside(ways));
        }
        let mut besides = Condition::Always;
        if let Some(test) = &node.condition {
            let inner = Scope { to: format!("each {}", self.site()).into(), ..scope.clone() };
            let condition = self.condition(test, &inner);
            if self.looks_at_places(node) {
                let which = say!("in which {}", self.squeezed(&condition));
                row = say!("{}, {}", row, aside(&which));
            } else {
                // What does not speak of the places of the row must hold besides.
                besides = condition;
            }
        }
        if !truth(&node.top) && !truth(&node.by_level) && self.mixes() {
            row = match row.as_str().strip_suffix(')') {
                Some(open) => row.reworded(format!("{open}; each anywhere in its stack)")),
                None => say!("{} (each anywhere in its stack)", row),
            };
        }
        let row = self.mill(row, length.constant, node.id);
        let mut row = row;
        if truth(&node.by_level) && !meant {
            row = say!("{} (upwards in a stack, or across stacks level or at a slant)", row);
        }
        if truth(&node.top) {
            row = say!("{}, counting only the tops of stacks", row);
        }
        if matches!(node.use_opposites, Some(Boolean::Constant(false))) {
            row = say!("{}, starting there", row);
        }
        if let Some(number) = &node.through_how_much {
            let number = self.number(number, scope);
            let all = match &node.owner {
                Some(LineOwner::Whats(whats)) => number.constant == i64::try_from(whats.len()).ok(),
                _ => false,
            };
            row = match all {
                true => say!("{}, at least one of each", row).tell_all(number.text.told()),
                false => say!("{}, of at least {} kinds", row, number.text),
            };
        }
        if truth(&node.is_visible) {
            self.term("visible", node.id);
            row = row.reworded(row.as_str().replacen("a row ", "a visible row ", 1));
        }
        let condition = match &node.through {
            Some(Through::Through(through)) => {
                let place = self.place(through, scope);
                let (yes, no) = (say!("is part of {}", row), say!("is not part of {}", row));
                Condition::fact(place.role, place.text, yes, no)
            }
            Some(Through::ThroughAny(region)) if is_owners(region, node.owner.as_ref()) => {
                let told = self.area(region, scope).plural;
                let (yes, no) = (say!("is {}", row), say!("is no {}", strip_article(&row)));
                Condition::fact(Role::Other, "there", yes, no).tell_all(told.told())
            }
            Some(Through::ThroughAny(region)) => {
                let area = self.area(region, scope);
                let (yes, no) = (
                    say!("is {} through one of {}", row, area.plural),
                    say!("is no {} through one of {}", strip_article(&row), area.plural),
                );
                Condition::fact(Role::Other, "there", yes, no)
            }
            None if self.state.links.clauses("satisfy", "").next().is_some() => {
                // A puzzle is looked at as a whole.
                let words = row
                    .as_str()
                    .replace(&format!("your {}", plural(piece)), "equal values")
                    .replace(&plural(piece), "equal values");
                let row = row.reworded(words);
                let (yes, no) = (say!("is {}", row), say!("is no {}", strip_article(&row)));
                Condition::fact(Role::Other, "there", yes, no)
            }
            None if scope.ending && self.makes_rows(node) => {
                let who = self.role(OwnerRole::Mover, scope);
                let not = if who.second || who.plural { "do" } else { "does" };
                let yes = say!("{} {}", who.verb("make"), row);
                let played =
                    Condition::fact(Role::Other, who.name, yes, say!("{} not make {}", not, row));
                Condition::any([Some(played), self.emptied_line(node, scope)].into_iter().flatten())
            }
            None => {
                let played = Condition::fact(
                    Role::Other,
                    scope.last_piece.clone(),
                    say!("is now part of {}", row),
                    say!("is not part of {}", row),
                );
                Condition::any([Some(played), self.emptied_line(node, scope)].into_iter().flatten())
            }
        };
        Condition::all([condition.tell(node.id), besides])
    }

    /// Whether a row of one's own that the piece just played is part of is a row that one makes: nothing else that happens could
    /// make one.
    fn makes_rows(&self, node: &IsLine) -> bool {
        let own = matches!(node.owner, None | Some(LineOwner::Role(OwnerRole::Mover)));
        let links = &self.state.links;
        // Who changes sides before the game is under way moves no piece.
        let in_play = |change: NodeId| {
            !links.ancestors(change).any(|outer| links.keyword(outer) == Some("meta"))
        };
        let removes = |capture: NodeId| {
            links.whole(capture).iter().any(|part| links.keyword(*part) == Some("remove"))
        };
        let changed = CHANGES.iter().any(|change| links.clauses(change, "").any(in_play))
            || CAPTURES.iter().any(|capture| !links.clauses(capture, "").all(removes));
        let shorter = truth(&node.exact) && links.clauses("remove", "").next().is_some();
        own && !changed && !shorter
    }

    /// After a removal the place that is looked at is empty, and so is every place of its row, unless what follows from the
    /// removal brings a piece there.
    fn emptied_line(&self, node: &IsLine, scope: &Scope) -> Option<Condition> {
        let links = &self.state.links;
        let mut removals = links.clauses("move", "Remove").peekable();
        removals.peek()?;
        if !scope.ending || node.owner.is_some() || node.condition.is_some() {
            return None;
        }
        if self.stacks() {
            return Some(self.uncovered_line(node));
        }
        let filled = removals.any(|removal| {
            links.plain(removal).filter(|part| links.keyword(*part) == Some("then")).any(|then| {
                links
                    .whole(then)
                    .iter()
                    .any(|part| links.keyword(*part).is_some_and(|it| CHANGES.contains(&it)))
            })
        });
        let (site, sites) = (self.site(), plural(self.site()));
        let length = self.number(&node.length, scope).text;
        let (place, row) = if filled {
            let which = match self.pieces.one_kind_each() {
                true => {
                    format!("all empty or all hold {} of one colour", plural(&self.pieces.word))
                }
                false => "all empty or all hold the same kind of piece of one colour".to_owned(),
            };
            let row = say!("part of a row of {} {} that are {}", length, sites, which);
            (format!("the {site} of a piece you have just removed"), row)
        } else {
            let row = say!("part of a row of {} empty {}", length, sites);
            (format!("the {site} you have just emptied"), row)
        };
        let row = row.tell(node.id);
        Some(Condition::fact(Role::Other, place, say!("is {}", row), say!("is not {}", row)))
    }

    /// After a removal from a stack the row is looked for from the piece that is on top then.
    fn uncovered_line(&self, node: &IsLine) -> Condition {
        let (site, piece) = (self.site(), &self.pieces.word);
        let fact = |subject: String, row: &str| {
            let row = Text::from(row).tell(node.id);
            let (yes, no) = (say!("is part of {}", row), say!("is not part of {}", row));
            Condition::fact(Role::Other, subject, yes, no)
        };
        let left = format!("the top {piece} left where you have just removed one");
        let mut ways = vec![fact(left, "such a row of its own kind and colour")];
        if truth(&node.top) {
            let row = format!("such a row of empty {}", plural(site));
            ways.push(fact(format!("the {site} you have just emptied"), &row));
        }
        Condition::any(ways)
    }

    /// Whether the test on a row asks for something of its places.
    fn looks_at_places(&self, node: &IsLine) -> bool {
        let links = &self.state.links;
        let test = links.children(node.id).iter().find(|part| links.label(**part) == Some("if"));
        test.is_some_and(|test| {
            links.whole(*test).into_iter().any(|part| links.keyword(part) == Some("to"))
        })
    }

    /// "a row of three of your counters", whatever its direction.
    pub(crate) fn row(&self, node: &IsLine, scope: &Scope) -> Text {
        let piece = &self.pieces.word;
        let side = self.side_of_layer(&node.length, scope);
        let length = self.number(&node.length, scope);
        let exact = truth(&node.exact);
        let how_many: Text = match length.constant {
            Some(number) if exact => say!("exactly {}", crate::realise::number_word(number)),
            Some(number) if self.has_longer_line(number) => {
                say!("{} or more", crate::realise::number_word(number))
            }
            Some(number) => crate::realise::number_word(number).into(),
            None if exact => say!("exactly {}", length.text),
            None if word_count(length.text.as_str()) > LONGEST_LENGTH => {
                self.lettered(Sort::Number, length.text.clone())
            }
            None => length.text.clone(),
        };
        let (owner, whose): (Text, bool) = match &node.owner {
            Some(LineOwner::Role(role)) => {
                let word = self.owner_word(*role, scope);
                if word.is_empty() {
                    (plural(piece).into(), false)
                } else {
                    let adjective = matches!(word.as_str(), "enemy" | "friendly" | "neutral");
                    (say!("{} {}", word, plural(piece)), !adjective)
                }
            }
            Some(LineOwner::What(what)) => {
                let kind = self.kind(what, scope);
                let owned = kind.as_str().starts_with("your ") || kind.as_str().contains("'s ");
                (kind.reworded(plural(kind.as_str())), owned)
            }
            Some(LineOwner::Whats(whats)) if let Some(kind) = self.whoever_owns(whats) => {
                (say!("any {}", kind), true)
            }
            Some(LineOwner::Whats(whats)) => {
                let kinds: Vec<Text> = whats
                    .iter()
                    .map(|what| {
                        let kind = self.kind(what, scope);
                        kind.reworded(plural(kind.as_str()))
                    })
                    .collect();
                (listed_or(&kinds), true)
            }
            // The piece just played is the player's own, and of the only kind that the player has.
            None if self.pieces.one_kind_each() && node.through.is_none() => (
                say!("{} {}", self.role(OwnerRole::Mover, scope).possessive(), plural(piece)),
                true,
            ),
            None if let Some(whose) = self.owner_of_row(node, scope) => {
                let same = if self.pieces.one_kind_each() { "" } else { " of the same kind" };
                (say!("{} {}{}", whose, plural(piece), same), true)
            }
            None if self.pieces.one_kind_each() => {
                (format!("{} of one colour", plural(piece)).into(), false)
            }
            None => (format!("{} of the same kind and colour", plural(piece)).into(), false),
        };
        let row = if let Some(side) = side {
            say!("a row of {} {}", owner, side)
        } else if whose {
            say!("a row of {} of {}", how_many, owner)
        } else {
            say!("a row of {} {}", how_many, owner)
        };
        row.tell_all(length.text.told())
    }

    /// "as long as a side of their layer", for rows that grow shorter with every layer of a pyramid.
    fn side_of_layer(&self, length: &Int, scope: &Scope) -> Option<Text> {
        let Int::Sub(sub) = length else { return None };
        let left = sub.left.as_ref()?;
        if let Some(shorter) = self.constant(&sub.right) {
            let of = self
                .side_of_layer(left, scope)
                .filter(|of| of.as_str().starts_with("as long as "))?;
            let words = of.as_str().replacen("as long as ", "than ", 1);
            let by = crate::realise::number_word(shorter);
            let told = self.number(length, scope).text;
            return Some(of.reworded(format!("shorter by {by} {words}")).tell_all(told.told()));
        }
        let Int::Layer(layer) = &sub.right else { return None };
        let layers = self.elements()?.regions.layers.len();
        let pyramid = layers > 1 && self.constant(left) == i64::try_from(layers).ok();
        let here = self.place(&layer.of, scope).text;
        let told = self.number(length, scope).text;
        (pyramid && here.as_str() == scope.last_to.as_str())
            .then(|| Text::from("as long as a side of their layer").tell_all(told.told()))
    }

    /// "discs", where the pieces of that kind of all players are listed, and "pieces" where all pieces are.
    fn whoever_owns(&self, whats: &[Int]) -> Option<Text> {
        let listed: Vec<Component> = whats
            .iter()
            .map(|what| match self.worked_out(what, NOBODY, &|_| None)? {
                Found::Number(number) => self.component_numbered(number),
                Found::Hand(..) => None,
            })
            .collect::<Option<_>>()?;
        let all = self.numbered_pieces();
        let has = |piece: &Component| {
            listed.iter().any(|one| one.kind == piece.kind && one.owner == piece.owner)
        };
        let scope = self.turn_scope();
        let told: Vec<NodeId> =
            whats.iter().flat_map(|what| self.kind(what, &scope).told().to_vec()).collect();
        if all.iter().all(has) {
            return Some(Text::from(self.pieces.words()).tell_all(&told));
        }
        let kind = listed.first()?.kind;
        let only = listed.iter().all(|one| one.kind == kind)
            && all.iter().filter(|piece| piece.kind == kind).all(has);
        only.then(|| Text::from(plural(&self.pieces.kinds[kind].spoken)).tell_all(&told))
    }

    /// Whose pieces a row is made of that may lie anywhere among them: "your".
    fn owner_of_row(&self, node: &IsLine, scope: &Scope) -> Option<Text> {
        match &node.through {
            Some(Through::ThroughAny(region @ Region::SitesOccupied(pieces)))
                if is_owners(region, node.owner.as_ref()) =>
            {
                let person = self.player_ref(&pieces.player, scope);
                Some(person.possessive().tell_all(&self.whole(pieces.id)))
            }
            _ => None,
        }
    }

    /// The direction of a row: "horizontally", or as for moves.
    fn line_direction(&self, direction: AbsoluteDirection, node: NodeId) -> Text {
        if axis(direction).is_some() {
            self.term("row in one direction", node);
        }
        self.absolute(direction)
    }
}

/// Whether a row may run through any piece of one owner, who also owns the row.
fn is_owners(region: &Region, owner: Option<&LineOwner>) -> bool {
    let Region::SitesOccupied(pieces) = region else { return false };
    let PlayerRef::Role(of) = &pieces.player else { return false };
    let one = matches!(of, OwnerRole::Mover | OwnerRole::Next) || number_of(*of).is_some();
    let same = match owner {
        None => true,
        Some(LineOwner::Role(role)) => role == of,
        Some(_) => false,
    };
    let plain = pieces.component.is_none() && pieces.container.is_none() && pieces.on.is_none();
    one && same && plain && pieces.top != Some(true)
}

/// Whether a test is set to hold always.
fn truth(test: &Option<Boolean>) -> bool {
    matches!(test, Some(Boolean::Constant(true)))
}

fn strip_article(text: &Text) -> Text {
    let bare = text.as_str().strip_prefix("a ").unwrap_or(text.as_str());
    text.reworded(bare)
}
