//! Numbers that pieces and places carry: what they stand for.

use std::collections::BTreeSet;

use syntax::NodeId;

use super::links::Links;

/// What the marks of a game stand for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Marks {
    /// Several numbers, or numbers that are worked out.
    #[default]
    Numbers,
    /// There is one mark only: a thing has it or not.
    Flag,
    /// The number of a player: the piece or hole is that player's.
    Owners,
    /// A piece that starts with the mark loses it when it moves: it has not moved yet.
    Unmoved {
        /// The mark of a piece that has not moved; zero if pieces get a mark when they move.
        value: i32,
        /// The kinds of which this holds, as the description names them, if not of all that start with the mark.
        kinds: Vec<String>,
        /// The rules that take the mark away from a piece that moves, which need no words of their own.
        silent: Vec<NodeId>,
        /// Whether other rules take it away too: a piece that has not moved may count as moved.
        counts_as_moved: bool,
        /// Whether it is only asked for in places that a description names, where the pieces start.
        at_start: bool,
    },
}

impl Marks {
    /// Looks at all places where the local state is set and asked for.
    pub fn of(links: &Links<'_>) -> Self {
        let writers: Vec<NodeId> = links.clauses("set", "State").collect();
        let written: Vec<Option<i32>> =
            writers.iter().map(|writer| set_value(links, *writer)).collect();
        let starts: Vec<Option<i32>> = labelled(links, "start", "state");
        let compared = links.clauses("state", "").map(|reader| mark_asked(links, reader));
        let looked_for = links.clauses("sites", "State").map(|sites| set_value(links, sites));
        let read: Vec<Option<i32>> = compared.chain(looked_for).collect();
        let others = used_otherwise(links);
        if let Some(unmoved) = unmoved(links, &writers, &written, &starts, &read)
            && !others
        {
            return unmoved;
        }
        if let Some(unmoved) = marked_by_moving(links, &writers, &written, &read)
            && !others
        {
            return unmoved;
        }
        if !others && starts.is_empty() && owners(links, &writers) {
            return Self::Owners;
        }
        let mut values: Vec<i32> = Vec::new();
        for value in written.iter().chain(&starts).chain(&read) {
            match value {
                Some(value) if *value == 0 || values.contains(value) => {}
                Some(value) => values.push(*value),
                None => return Self::Numbers,
            }
        }
        if values.len() == 1 && !others { Self::Flag } else { Self::Numbers }
    }
}

/// Whether all marks that are ever set or asked for are the numbers of players, at least one of them by a word for a player.
fn owners(links: &Links<'_>, writers: &[NodeId]) -> bool {
    let players = links
        .clauses("players", "")
        .find_map(|players| links.plain(players).find_map(|count| links.number(count)))
        .unwrap_or(2);
    let person = |node: NodeId| match links.keyword(node) {
        Some("mover" | "next" | "prev" | "player") => true,
        Some("id") => links.plain(node).count() == 1,
        Some(_) => false,
        None => links.word(node).is_some_and(|word| {
            matches!(word, "Mover" | "Next")
                || word.strip_prefix('P').is_some_and(|number| number.parse::<u8>().is_ok())
        }),
    };
    let known = |node: NodeId| {
        person(node) || links.number(node).is_some_and(|number| (0..=players).contains(&number))
    };
    let value =
        |writer: NodeId| links.plain(writer).filter(|part| !links.is(*part, "then", "")).last();
    let place = |node: NodeId| {
        links.children(node).iter().copied().find(|part| links.label(*part) == Some("at"))
    };
    // What is set to its own mark keeps it.
    let keeps = |writer: NodeId, state: NodeId| {
        links.is(state, "state", "")
            && matches!((place(writer), place(state)), (Some(a), Some(b)) if links.same(a, b))
    };
    let set =
        |writer: &NodeId| value(*writer).is_some_and(|value| known(value) || keeps(*writer, value));
    let asked = |reader: NodeId| {
        let Some(parent) = links.parent(reader) else { return false };
        match links.keyword(parent) {
            Some("=" | "!=") => links.plain(parent).all(|side| side == reader || known(side)),
            Some("set") => keeps(parent, reader),
            Some("handSite") => true,
            _ => false,
        }
    };
    // A mark that only one player could have is no player's.
    let sides = |reader: NodeId| links.parent(reader).into_iter().flat_map(|p| links.plain(p));
    let numbers: Vec<i32> = writers
        .iter()
        .filter_map(|writer| value(*writer))
        .chain(links.clauses("state", "").flat_map(sides))
        .filter_map(|node| links.number(node))
        .filter(|number| *number > 0)
        .collect();
    let fair = numbers.is_empty() || (1..=players).all(|player| numbers.contains(&player));
    fair && writers.iter().all(set)
        && writers.iter().filter_map(|writer| value(*writer)).any(person)
        && links.clauses("state", "").all(asked)
        && links.clauses("sites", "State").next().is_none()
}

/// All marks that anything can ever carry; nothing if that is not known.
pub(super) fn given(links: &Links<'_>) -> Option<BTreeSet<i32>> {
    // Dice carry what they show, and large pieces how they lie.
    let written = ["roll", "tile", "dominoes"];
    if used_otherwise(links) || written.iter().any(|word| links.clauses(word, "").next().is_some())
    {
        return None;
    }
    let writers = links.clauses("set", "State").map(|writer| set_value(links, writer));
    let starts = labelled(links, "start", "state");
    std::iter::once(Some(0)).chain(writers).chain(starts).collect()
}

/// Whether no rule ever asks for a mark.
pub(super) fn unread(links: &Links<'_>) -> bool {
    links.clauses("state", "").next().is_none()
        && links.clauses("sites", "State").next().is_none()
        && !used_otherwise(links)
}

/// Whether marks are given or asked for by other rules than those that set them or compare them.
fn used_otherwise(links: &Links<'_>) -> bool {
    links.clauses("flips", "").next().is_some() || stated_in_play(links)
}

/// The constant that a `set` sets, if it is one.
pub(super) fn set_value(links: &Links<'_>, writer: NodeId) -> Option<i32> {
    links.plain(writer).skip(1).find_map(|child| links.number(child))
}

/// The constant that a value is compared with, if it is compared with one and for equality only.
pub(super) fn compared_with(links: &Links<'_>, reader: NodeId) -> Option<i32> {
    let parent = links.parent(reader)?;
    if !matches!(links.keyword(parent), Some("=" | "!=")) {
        return None;
    }
    links.plain(parent).find_map(|child| links.number(child))
}

/// The mark that a rule asks for: also where it asks only whether there is one.
pub(super) fn mark_asked(links: &Links<'_>, reader: NodeId) -> Option<i32> {
    compared_with(links, reader).or_else(|| asks_for_any(links, reader).then_some(0))
}

/// Whether a rule asks whether a mark is greater than zero.
pub(super) fn asks_for_any(links: &Links<'_>, reader: NodeId) -> bool {
    matches!(super::blanks::compared(links, reader), Some((">" | "<=", 0) | (">=" | "<", 1)))
}

/// The constants of a labelled argument inside clauses of a kind.
fn labelled(links: &Links<'_>, inside: &str, label: &str) -> Vec<Option<i32>> {
    links
        .clauses(inside, "")
        .flat_map(|start| links.whole(start))
        .filter(|node| links.label(*node) == Some(label))
        .map(|node| links.number(node))
        .collect()
}

/// Whether a rule of play gives or asks a state by a labelled argument.
fn stated_in_play(links: &Links<'_>) -> bool {
    let kinds = ["place", "add", "promote", "flip", "where", "forEach", "piece"];
    let in_play = |rule: &NodeId| {
        links.keyword(*rule).is_some_and(|keyword| kinds.contains(&keyword))
            && !links.ancestors(*rule).any(|outer| links.keyword(outer) == Some("start"))
    };
    let parts = links.whole(syntax::Tree::ROOT).into_iter();
    parts
        .filter(|part| links.label(*part) == Some("state"))
        .any(|part| links.ancestors(part).any(|rule| in_play(&rule)))
}

fn unmoved(
    links: &Links<'_>,
    writers: &[NodeId],
    written: &[Option<i32>],
    starts: &[Option<i32>],
    read: &[Option<i32>],
) -> Option<Marks> {
    let value = (*starts.first()?)?;
    let same = |found: &Option<i32>| *found == Some(value);
    let lost = |found: &Option<i32>| *found == Some(0);
    if value == 0
        || writers.is_empty()
        || !starts.iter().all(same)
        || !written.iter().all(lost)
        || !read.iter().all(|found| same(found) || lost(found))
    {
        return None;
    }
    // Every kind that starts with the mark must lose it by its own moves.
    let kinds = links
        .clauses("place", "")
        .filter(|place| links.whole(*place).iter().any(|node| links.label(*node) == Some("state")));
    for place in kinds {
        let name = links.plain(place).find_map(|child| links.text(child))?;
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let own = links.clauses("piece", "").any(|piece| {
            links
                .plain(piece)
                .find_map(|child| links.text(child))
                .is_some_and(|piece_name| piece_name == name || piece_name == stem)
                && loses_it(links, piece, writers)
        });
        if !own {
            return None;
        }
    }
    Some(told_by_moving(links, writers, (value, vec![])))
}

/// Pieces that start without a mark and get one when they move, where only their own rules ask for it.
fn marked_by_moving(
    links: &Links<'_>,
    writers: &[NodeId],
    written: &[Option<i32>],
    read: &[Option<i32>],
) -> Option<Marks> {
    let mark = (*written.first()?).filter(|mark| *mark != 0)?;
    let known =
        |found: &Option<i32>| matches!(found, Some(number) if *number == mark || *number == 0);
    if !written.iter().all(|found| *found == Some(mark))
        || !read.iter().all(known)
        || links.clauses("sites", "State").next().is_some()
    {
        return None;
    }
    let mut kinds: Vec<NodeId> = Vec::new();
    for reader in links.clauses("state", "") {
        let own = links.children(reader).iter().all(|at| {
            links.label(*at) == Some("at") && matches!(links.keyword(*at), Some("from" | "last"))
        });
        let piece = links.ancestors(reader).find(|outer| links.keyword(*outer) == Some("piece"))?;
        if !own {
            return None;
        }
        if !kinds.contains(&piece) {
            kinds.push(piece);
        }
    }
    let mut names = Vec::new();
    for piece in kinds {
        let name = links.plain(piece).find_map(|part| links.text(part))?;
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let starts_marked = links.clauses("place", "").any(|place| {
            links.children(place).iter().any(|part| links.label(*part) == Some("state"))
                && links
                    .whole(place)
                    .into_iter()
                    .filter_map(|part| links.text(part))
                    .any(|item| item.trim_end_matches(|c: char| c.is_ascii_digit()) == stem)
        });
        if starts_marked || !loses_it(links, piece, writers) {
            return None;
        }
        names.push(name.to_owned());
    }
    (!names.is_empty()).then(|| told_by_moving(links, writers, (0, names)))
}

/// The mark that pieces have as long as they have not moved, when it is known to be one: which rules need no words for it.
fn told_by_moving(
    links: &Links<'_>,
    writers: &[NodeId],
    (value, kinds): (i32, Vec<String>),
) -> Marks {
    // Elsewhere than on the places of a move a piece loses the mark for another reason, and that is told.
    let moved = |writer: &&NodeId| {
        links
            .children(**writer)
            .iter()
            .filter(|part| links.label(**part) == Some("at"))
            .all(|at| matches!(links.keyword(*at), Some("last" | "to" | "from")))
    };
    let (own, others): (Vec<&NodeId>, Vec<&NodeId>) = writers.iter().partition(moved);
    let silent: Vec<NodeId> = own.into_iter().flat_map(|writer| links.frame(*writer)).collect();
    let asked_by_itself =
        |reader: &NodeId| others.iter().any(|other| links.frame(**other).contains(reader));
    let at_start = links
        .clauses("state", "")
        .filter(|reader| !silent.contains(reader) && !asked_by_itself(reader))
        .all(|reader| links.children(reader).iter().all(|at| is_named_place(links, *at)));
    Marks::Unmoved { value, kinds, silent, counts_as_moved: !others.is_empty(), at_start }
}

/// Whether every move of a piece takes the mark away.
fn loses_it(links: &Links<'_>, piece: NodeId, writers: &[NodeId]) -> bool {
    let loses = |node: NodeId| {
        let parts = links.range(node);
        writers.iter().any(|writer| parts.contains(writer) && is_certain(links, *writer))
    };
    let follows = |node: NodeId| {
        links.children(node).iter().any(|part| links.keyword(*part) == Some("then") && loses(*part))
    };
    let mut moves = links
        .whole(piece)
        .into_iter()
        .filter(|node| links.keyword(*node) == Some("move"))
        // What only follows from a move, or is only asked for, is no move of the piece.
        .filter(|node| {
            let mut around = links.ancestors(*node).take_while(|outer| *outer != piece);
            !around.any(|outer| matches!(links.keyword(outer), Some("then" | "can")))
        })
        .peekable();
    moves.peek().is_some()
        && moves.all(|node| {
            let inside = |outer: &NodeId| *outer != piece;
            loses(node) || links.ancestors(node).take_while(inside).any(follows)
        })
}

/// Whether a rule that follows from a move always applies: it may ask for the mark that it sets, and for nothing else.
fn is_certain(links: &Links<'_>, writer: NodeId) -> bool {
    let own = |test: NodeId| {
        let test = if links.is(test, "not", "") { links.plain(test).next() } else { Some(test) };
        test.is_some_and(|test| {
            matches!(links.keyword(test), Some("=" | "!="))
                && links
                    .plain(test)
                    .all(|side| links.is(side, "state", "") || links.number(side).is_some())
        })
    };
    let mut inner = writer;
    for outer in links.ancestors(writer) {
        match links.keyword(outer) {
            Some("then") => return true,
            Some("if") => {
                let parts: Vec<NodeId> = links.plain(outer).collect();
                if !own(parts[0]) || parts.get(1) != Some(&inner) {
                    return false;
                }
            }
            _ => {}
        }
        inner = outer;
    }
    true
}

/// Whether a place is one that a description names, by a number, a coordinate or a table.
fn is_named_place(links: &Links<'_>, at: NodeId) -> bool {
    links.number(at).is_some() || matches!(links.keyword(at), Some("mapEntry" | "coord"))
}
