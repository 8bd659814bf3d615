//! Changed words that the rest of the description makes good: the game stays the same.

use board::topology::Relation;
use board::{Direction, Topology};
use syntax::NodeId;

use crate::directions::neighbours::same_neighbours;
use crate::state::{Links, Marks};

/// What must be known to see that a change is not felt.
pub(super) struct Unfelt<'a> {
    pub(super) links: Links<'a>,
    topology: Option<&'a Topology>,
    players: usize,
    marks: Marks,
}

impl<'a> Unfelt<'a> {
    pub(super) fn new(
        tree: &'a syntax::Tree,
        topology: Option<&'a Topology>,
        players: usize,
    ) -> Self {
        let links = Links::of(tree);
        let marks = Marks::of(&links);
        Self { links, topology, players, marks }
    }

    /// Whether a word may be changed into another without changing the game.
    pub(super) fn is(&self, word: NodeId, other: &str) -> bool {
        self.no_longer_line(word)
            || self.stops_anyway(word)
            || self.only_mark(word)
            || self.only_a_set(word)
            || self.same_number(word, other)
            || self.nobodys(word, other)
            || self.same_neighbours(word, other)
            || self.is_unread(word)
    }

    /// Lines of so many places are the longest there are: none is longer than asked for.
    fn no_longer_line(&self, word: NodeId) -> bool {
        let links = &self.links;
        let asked = || {
            let line = links.parent(word).filter(|line| links.is(*line, "is", "Line"))?;
            let length = links.plain(line).find_map(|part| links.number(part))?;
            Some(self.longest_line()? <= usize::try_from(length).ok()?)
        };
        links.label(word) == Some("exact") && asked() == Some(true)
    }

    /// How many places the longest straight line of the board has.
    fn longest_line(&self) -> Option<usize> {
        let board = self.topology?.sites();
        let sites = 0..u32::try_from(board.len()).ok()?;
        sites
            .flat_map(|site| Direction::ALL.iter().flat_map(move |way| board.rays().of(site, *way)))
            .map(|ray| ray.sites.len())
            .max()
    }

    /// A slide that may stop wherever it may cross needs no test of its own for its end.
    fn stops_anyway(&self, word: NodeId) -> bool {
        let links = &self.links;
        let Some(to) = links.parent(word).filter(|to| links.keyword(*to) == Some("to")) else {
            return false;
        };
        let slides = |slide: NodeId| {
            links.keyword(slide) == Some("slide") || links.is(slide, "move", "Slide")
        };
        let crosses_all = |between: NodeId| {
            links.keyword(between) == Some("between")
                && links.children(between).iter().any(|part| {
                    links.label(*part) == Some("if") && links.word(*part) == Some("True")
                })
        };
        links.label(word) == Some("if")
            && links
                .parent(to)
                .filter(|slide| slides(*slide))
                .is_some_and(|slide| links.children(slide).iter().any(|part| crosses_all(*part)))
    }

    /// The number of the only mark there is, in the only place that names it: any other would do.
    fn only_mark(&self, word: NodeId) -> bool {
        let links = &self.links;
        let sets = links.parent(word).is_some_and(|set| links.is(set, "set", "State"));
        let named = links
            .clauses("set", "State")
            .chain(links.clauses("state", "").filter_map(|reader| links.parent(reader)))
            .chain(links.clauses("sites", "State"))
            .flat_map(|clause| links.plain(clause))
            .filter(|part| links.number(*part).is_some_and(|number| number != 0))
            .count();
        self.marks == Marks::Flag && sets && links.number(word) != Some(0) && named == 1
    }

    /// Values that are noted twice and asked for as a set only.
    fn only_a_set(&self, word: NodeId) -> bool {
        let links = &self.links;
        let name = |clause: NodeId| links.plain(clause).find_map(|part| links.text(part));
        let Some(remember) = links.parent(word) else { return false };
        links.label(word) == Some("unique")
            && links.is(remember, "remember", "Value")
            && !links.clauses("forget", "Value").any(|forget| name(forget) == name(remember))
            && links
                .clauses("values", "Remembered")
                .filter(|values| name(*values) == name(remember))
                .all(|values| {
                    let mut outer =
                        links.ancestors(values).skip_while(|it| links.keyword(*it) == Some("if"));
                    outer.next().is_some_and(|asked| {
                        links.keyword(asked) == Some("sites") || links.is(asked, "is", "In")
                    })
                })
    }

    /// Two words for neighbours on a board where the one has the same neighbours and lines as the other.
    fn same_neighbours(&self, word: NodeId, other: &str) -> bool {
        let links = &self.links;
        let named = |word: Option<&str>| word.and_then(Relation::from_name);
        let (Some(one), Some(other)) = (named(links.word(word)), named(Some(other))) else {
            return false;
        };
        // Elsewhere than on the places of play the board may be another one.
        let elsewhere = links.parent(word).is_none_or(|clause| {
            links.is(clause, "count", "Steps")
                || links.is(clause, "sites", "Distance")
                || links
                    .plain(clause)
                    .any(|part| matches!(links.word(part), Some("Cell" | "Edge" | "Vertex")))
        });
        let same = |board: &Topology| same_neighbours(board.sites(), one, other);
        !elsewhere && self.topology.is_some_and(same)
    }

    /// A sum that comes to the same, since divisions leave no remainder.
    fn same_number(&self, word: NodeId, other: &str) -> bool {
        let Ok(other) = other.parse::<i64>() else { return false };
        let changed = (word, other);
        self.links
            .ancestors(word)
            .take_while(|sum| self.worth(*sum, None).is_some())
            .any(|sum| self.worth(sum, None) == self.worth(sum, Some(changed)))
    }

    /// What a sum of constants comes to; one of them may be changed.
    fn worth(&self, node: NodeId, changed: Option<(NodeId, i64)>) -> Option<i64> {
        let links = &self.links;
        if let Some((word, value)) = changed
            && word == node
        {
            return Some(value);
        }
        if let Some(number) = links.number(node) {
            return Some(i64::from(number));
        }
        let sign = links.keyword(node).filter(|sign| matches!(*sign, "+" | "-" | "*" | "/"))?;
        let parts: Vec<i64> = links
            .members(node)
            .into_iter()
            .map(|part| self.worth(part, changed))
            .collect::<Option<_>>()?;
        match (sign, parts.as_slice()) {
            ("+", parts) => Some(parts.iter().sum()),
            ("*", parts) => Some(parts.iter().product()),
            ("-", [one]) => Some(-one),
            ("-", [one, other]) => Some(one - other),
            ("/", [one, other]) => one.checked_div(*other),
            _ => None,
        }
    }

    /// A line of a table of players for somebody who does not play.
    fn nobodys(&self, word: NodeId, other: &str) -> bool {
        let links = &self.links;
        let absent = |number: Option<i32>| {
            number.and_then(|n| usize::try_from(n).ok()).is_some_and(|n| n > self.players)
        };
        let Some(pair) = links.parent(word).filter(|pair| links.keyword(*pair) == Some("pair"))
        else {
            return false;
        };
        let Some(map) = links.parent(pair) else { return false };
        let name =
            |clause: NodeId| links.children(clause).first().and_then(|part| links.text(*part));
        let by_player = |entry: NodeId| {
            links.plain(entry).last().is_some_and(|key| {
                let role =
                    links.word(key).is_some_and(|word| matches!(word, "Mover" | "Next" | "Prev"));
                role || links
                    .keyword(key)
                    .is_some_and(|key| matches!(key, "mover" | "next" | "prev" | "player"))
            })
        };
        let mut entries =
            links.clauses("mapEntry", "").filter(|entry| name(*entry) == name(map)).peekable();
        let key = links.plain(pair).next();
        let ours = key == Some(word) && absent(links.number(word)) && absent(other.parse().ok());
        let theirs = key != Some(word) && absent(key.and_then(|key| links.number(key)));
        (ours || theirs) && entries.peek().is_some() && entries.all(by_player)
    }
}
