//! The object of the game in one clause.

use language::end::{ByScore, End, EndRule, Outcome};
use language::game::Rules;
use language::words::Role;
use syntax::NodeId;

use super::aim::Aim;
use super::as_aim::as_aim;
use super::ways_to_win::{MORE, joined, shared_ways, ways, with_more};
use crate::document::{Block, Document, Item, SectionKind, Sentence};
use crate::end::decides_below;
use crate::realise::{Text, capitalised, plural, say, word_count};
use crate::repeats::{BOTH, IN_ORDER};
use crate::teller::Teller;

/// A sentence with more words than this is no summary.
const LONGEST: usize = 28;
/// Of so many sides the goal speaks at most.
const SIDES: usize = 2;

/// What introduces a list of ways to the same result.
const ANY_OF: &str = "at least one of these holds:";

/// A rule whose sentence may be quoted.
struct Quotable {
    /// Its ludemes.
    rule: Vec<NodeId>,
    /// The ludemes of its test: what only follows from the result is no goal.
    asked: Vec<NodeId>,
}

/// What the players play for.
pub(super) struct Goal {
    /// In a clause for each side that one can be found for, else as a hint.
    pub text: Option<Text>,
    /// How many sides have a clause.
    said: usize,
    /// Whether all sides have ways to win beside their own, of which no sentence is quoted.
    shared: bool,
    /// The score, where it may decide besides.
    scored: Option<Text>,
    /// The rules of each side whose sentence in the ending is quoted where no clause says it: the best first.
    quoted: Vec<Vec<Quotable>>,
}

impl Goal {
    /// The goal with sentences of the ending, for each side one that is short and stands by itself; none if there is none.
    pub fn quote(&self, document: &Document, players: &[String]) -> Option<Sentence> {
        let names = definitions(document);
        let alone = |sentence: &&Sentence| {
            let words = word_count(&sentence.text);
            let text = sentence.text.to_lowercase();
            words <= LONGEST
                && sentence.text.ends_with('.')
                && !sentence.text.starts_with(char::is_lowercase)
                && !sentence.text.starts_with("Otherwise")
                && ![BOTH, IN_ORDER].iter().any(|words| sentence.text.starts_with(words))
                // What is named before the sentence.
                && !text.contains(" if it ")
                // What is explained only after the sentence.
                && !text.contains(" certain ")
                && !text.contains(" given below")
                && !names.iter().any(|name| text.contains(name.as_str()))
        };
        let end = document.section(SectionKind::End)?;
        let partly = below_conditions(&end.blocks);
        let whole = |sentence: &&Sentence| !partly.iter().any(|one| std::ptr::eq(*one, *sentence));
        let ways = ways_of_lists(&end.blocks);
        let sentences: Vec<&Sentence> =
            end.sentences().into_iter().filter(whole).chain(&ways).filter(alone).collect();
        let telling = |one: &Quotable| {
            let tells = |nodes: &[NodeId], sentence: &Sentence| {
                nodes.iter().any(|node| sentence.told.contains(node))
            };
            sentences
                .iter()
                .find(|sentence| tells(&one.rule, sentence) && tells(&one.asked, sentence))
        };
        let quoted: Vec<&Sentence> = self
            .quoted
            .iter()
            .filter_map(|rules| rules.iter().find_map(telling))
            .copied()
            .collect();
        let mut texts: Vec<String> = quoted
            .iter()
            .map(|sentence| sentence.text.trim_end_matches('.'))
            .map(|text| {
                let small = || text.strip_prefix("The ").map(|rest| format!("the {rest}"));
                as_aim(text, players).or_else(small).unwrap_or_else(|| text.to_owned())
            })
            .collect();
        // "A player wins if …" is nothing to aim for.
        if texts.iter().any(|text| text.starts_with("A player wins if ")) {
            return None;
        }
        texts.dedup();
        let left_out = self.quoted.iter().any(|rules| {
            let told = |rule: &Quotable| {
                quoted.iter().any(|one| rule.rule.iter().any(|node| one.told.contains(node)))
            };
            !rules.iter().all(told)
        });
        let one_of_a_list = |one: &&&Sentence| ways.iter().any(|way| std::ptr::eq(way, **one));
        let left_out = left_out || quoted.iter().any(|one| one_of_a_list(&one));
        for text in texts.iter_mut().skip(1) {
            if let Some(rest) = text.strip_prefix("The ") {
                *text = format!("the {rest}");
            }
        }
        let mut text = capitalised(&texts.join("; "));
        let scored = self.scored.as_ref();
        let mut told: Vec<NodeId> =
            quoted.iter().flat_map(|sentence| sentence.told.iter().copied()).collect();
        match scored {
            Some(scored) if !left_out && !self.shared && is_plain_deed(&quoted, players) => {
                text.push_str(&format!(", or {scored}"));
                told.extend(scored.told());
            }
            _ if left_out || self.shared || scored.is_some() => {
                text.push_str(&format!(" {MORE}"));
            }
            _ => {}
        }
        (quoted.len() > self.said).then_some(Sentence { text, told })
    }
}

/// The sentences of items that stand below a condition: alone they say too much.
fn below_conditions(blocks: &[Block]) -> Vec<&Sentence> {
    fn below<'d>(head: Option<&Sentence>, items: &'d [Item], out: &mut Vec<&'d Sentence>) {
        let under = head.is_some_and(|head| decides_below(&head.text));
        for item in items {
            if under {
                out.extend(&item.sentences);
                out.extend(item.items.iter().flat_map(|inner| &inner.sentences));
            } else {
                below(item.sentences.last(), &item.items, out);
            }
        }
    }
    let mut out = Vec::new();
    let mut head = None;
    for block in blocks {
        match block {
            Block::Paragraph { sentences, .. } => head = sentences.last(),
            Block::List { items, .. } => below(head, items, &mut out),
            Block::Heading { .. } | Block::Table { .. } => head = None,
        }
    }
    out
}

/// The ways to win of lists of them, each as a sentence of its own: "You win if at least one of these holds: …".
fn ways_of_lists(blocks: &[Block]) -> Vec<Sentence> {
    fn of(head: Option<&Sentence>, items: &[Item], out: &mut Vec<Sentence>) {
        let result = head.and_then(|head| head.text.strip_suffix(ANY_OF));
        for item in items {
            if let Some(result) = result
                && let ([way], []) = (item.sentences.as_slice(), item.items.as_slice())
            {
                let way_alone =
                    ["; or", ";", "."].iter().find_map(|end| way.text.strip_suffix(end));
                let text = format!("{result}{}.", way_alone.unwrap_or(&way.text));
                out.push(Sentence { text, told: way.told.clone() });
            }
            of(item.sentences.last(), &item.items, out);
        }
    }
    let mut out = Vec::new();
    let mut head = None;
    for block in blocks {
        match block {
            Block::Paragraph { sentences, .. } => head = sentences.last(),
            Block::List { items, .. } => of(head, items, &mut out),
            Block::Heading { .. } | Block::Table { .. } => head = None,
        }
    }
    out
}

/// Whether a single sentence is quoted, as something to do without "and" or "or" in it.
fn is_plain_deed(quoted: &[&Sentence], players: &[String]) -> bool {
    let [only] = quoted else { return false };
    let deed = as_aim(only.text.trim_end_matches('.'), players);
    deed.is_some_and(|deed| !deed.contains(" and ") && !deed.contains(" or "))
}

/// What the definitions of a document are called, in small letters.
fn definitions(document: &Document) -> Vec<String> {
    let blocks = document.sections.iter().flat_map(|section| &section.blocks);
    let leads = blocks.filter_map(|block| match block {
        Block::Paragraph { lead: Some(lead), .. } => lead.strip_suffix(':'),
        _ => None,
    });
    leads.map(str::to_lowercase).collect()
}

impl Teller<'_> {
    /// What a player plays for: the first ending that somebody wins, or the score.
    pub(super) fn goal(&self) -> Goal {
        let rules: Vec<EndRule> =
            self.ends().iter().flat_map(|end| end.rules.iter().cloned()).collect();
        let aims = self.aims(&rules);
        if aims.is_empty()
            && let Some(scored) = scores(&rules)
        {
            let text = Some(self.best_score(scored));
            return Goal { text, said: 1, shared: false, scored: None, quoted: vec![] };
        }
        // Numbers that are held against each other where nothing else wins.
        if let Some(verdict) = self.verdict(&rules)
            && self.aims(rules.get(verdict.rules..).unwrap_or(&[])).is_empty()
        {
            return Goal {
                text: Some(verdict.aim),
                said: 1,
                shared: false,
                scored: None,
                quoted: vec![],
            };
        }
        let scored = scores(&rules).map(|scored| self.best_score(scored));
        let mut sides: Vec<Option<Role>> = aims.iter().map(|aim| aim.side).collect();
        sides.sort_by_key(|side| side.and_then(crate::facts::number_of));
        sides.dedup();
        // What each side has for itself says more than what all have.
        let shared = match sides.len() > SIDES || scored.is_some() {
            true if sides.iter().any(Option::is_some) => {
                sides.retain(Option::is_some);
                shared_ways(&aims, scored.as_ref())
            }
            _ => None,
        };
        let beside = shared.is_some();
        let clauses: Vec<Text> =
            sides.iter().filter_map(|side| self.clause(*side, &aims, scored.as_ref())).collect();
        let said = clauses.len();
        let quoted = if said < sides.len() || said == 0 {
            sides.iter().map(|side| rules_of(*side, &aims)).collect()
        } else {
            vec![]
        };
        let text = match said {
            0 => scored
                .clone()
                .map(with_more)
                .or_else(|| self.partial_goal(&sides, &aims))
                .or_else(|| self.hinted_goal()),
            _ if said < sides.len() => Some(with_more(joined(&clauses, "; "))),
            _ => {
                let all = self.same_clause(&sides, &clauses);
                let merged = all.is_some();
                let all = all.unwrap_or_else(|| joined(&clauses, "; "));
                let who = if self.players.count() == 2 { "both" } else { "all" };
                Some(match shared {
                    Some(Some(shared)) if merged && shared.as_str().contains(" and ") => {
                        with_more(all)
                    }
                    Some(Some(shared)) if merged => say!("{} or {}", all, shared),
                    Some(Some(shared)) => say!("{}; {}: {}", all, who, shared),
                    Some(None) => with_more(all),
                    None => all,
                })
            }
        };
        Goal { text, said, shared: beside, scored, quoted }
    }

    /// What all players play for, if each plays for the same; of two, against the other.
    fn same_clause(&self, sides: &[Option<Role>], clauses: &[Text]) -> Option<Text> {
        if sides.len() < 2 || [self.players.count(), clauses.len()] != [sides.len(); 2] {
            return None;
        }
        let mut common: Option<Text> = None;
        for (side, clause) in sides.iter().zip(clauses) {
            let number = crate::facts::number_of((*side)?)?;
            let own = self.players.one(number).name;
            let what = clause.as_str().strip_prefix(own.as_str())?.strip_prefix(": ")?;
            let mut what = what.replace(" their ", " your ");
            if sides.len() == 2 {
                let enemy = self.players.one(3 - number).name;
                what = what.replace(enemy.as_str(), "your opponent");
            }
            if self.players.names.iter().any(|name| what.contains(name.as_str())) {
                return None;
            }
            common = Some(match common {
                None => clause.reworded(what),
                Some(known) if known.as_str() == what => known.tell_all(clause.told()),
                Some(_) => return None,
            });
        }
        common
    }

    /// What a side plays for, in its own words, with the score where that may decide; none where no way to win has a clause.
    fn clause(&self, side: Option<Role>, aims: &[Aim], scored: Option<&Text>) -> Option<Text> {
        let scored = scored.filter(|_| side.is_none());
        let ways = ways(aims.iter().filter(|aim| aim.side == side), scored)?;
        Some(match side {
            Some(role) => say!("{}: {}", self.role(role, &self.turn_scope()).name, ways),
            None => ways,
        })
    }

    /// "have the higher score when the game ends".
    fn best_score(&self, scored: &ByScore) -> Text {
        let links = &self.state.links;
        let misere = links.clauses("byScore", "").any(|node| {
            links.children(node).iter().any(|part| {
                links.label(*part) == Some("misere") && links.word(*part) == Some("True")
            })
        });
        let several = self.players.count() > 2;
        let what = if self.counts_seeds(scored) {
            let seeds = plural(&self.pieces.word);
            match (several, misere) {
                (true, true) => format!("the fewest {seeds}"),
                (false, true) => format!("fewer {seeds} than your opponent"),
                (true, false) => format!("the most {seeds}"),
                (false, false) => format!("more {seeds} than your opponent"),
            }
        } else {
            let which = match (several, misere) {
                (true, true) => "lowest",
                (false, true) => "lower",
                (true, false) => "highest",
                (false, false) => "higher",
            };
            format!("the {which} score")
        };
        Text::from(format!("have {what} when the game ends")).tell(scored.id)
    }

    /// What the sides play for as far as a clause can say it.
    fn partial_goal(&self, sides: &[Option<Role>], aims: &[Aim]) -> Option<Text> {
        let wins = |aim: &&Aim| aim.wins && aim.partly.is_some();
        let partly: Vec<Aim> = aims
            .iter()
            .filter(wins)
            .map(|aim| Aim { what: aim.partly.clone(), ..aim.clone() })
            .collect();
        let clauses: Vec<Text> =
            sides.iter().filter_map(|side| self.clause(*side, &partly, None)).collect();
        let all = !clauses.is_empty() && clauses.len() == sides.len();
        let clauses = self.same_clause(sides, &clauses).unwrap_or_else(|| joined(&clauses, "; "));
        let referred = clauses.as_str().contains(MORE);
        all.then(|| if referred { clauses } else { say!("{} (see End of the game)", clauses) })
    }

    /// What the endings ask for, where one clause cannot hold it.
    fn hinted_goal(&self) -> Option<Text> {
        let links = &self.state.links;
        let asked = |keyword: &str, word: &str| {
            let mut tests = links.clauses(keyword, word);
            tests.find(|test| {
                links.ancestors(*test).any(|outer| links.keyword(outer) == Some("end"))
            })
        };
        let mut results = links.clauses("result", "");
        let wins = results.any(|result| links.plain(result).any(|w| links.word(w) == Some("Win")));
        if !wins || self.players.count() < 2 {
            return None;
        }
        let hints = [
            ("is", "Threatened", "give checkmate"),
            ("is", "Line", "make a row of pieces"),
            ("is", "Connected", "link the sides of the board"),
            ("is", "Loop", "make a closed loop"),
            ("is", "Pattern", "make a pattern of pieces"),
            ("no", "Moves", "leave your opponent without a move"),
            ("no", "Pieces", "capture pieces"),
        ];
        // Who asks whether there are pieces need not mean that any are captured.
        let taken = ["remove", "custodial", "surround", "enclose", "directional", "intervene"];
        let captures = taken.iter().any(|taken| links.clauses(taken, "").next().is_some());
        let hints = hints
            .into_iter()
            .filter(|(keyword, word, _)| (*keyword, *word) != ("no", "Pieces") || captures);
        let aims = hints.filter_map(|(keyword, word, aim)| Some((asked(keyword, word)?, aim)));
        let (tests, aims): (Vec<NodeId>, Vec<&str>) = aims.take(2).unzip();
        let text = format!("{} (see End of the game)", aims.join(" or "));
        (!aims.is_empty()).then(|| Text::from(text).tell_all(&tests))
    }

    fn ends(&self) -> Vec<&End> {
        match &self.game.rules {
            Rules::Simple(rules) => vec![&rules.end],
            Rules::Phased(rules) => rules
                .end
                .iter()
                .chain(rules.phases.iter().filter_map(|phase| phase.end.as_ref()))
                .collect(),
        }
    }
}

/// The rules by which a side wins; where nobody wins by a rule, those by which its opponent loses.
fn rules_of(side: Option<Role>, aims: &[Aim]) -> Vec<Quotable> {
    let wins = aims.iter().any(|aim| aim.wins);
    let of = aims.iter().filter(|aim| aim.wins == wins && aim.side == side);
    of.map(|aim| Quotable { rule: aim.told.clone(), asked: aim.asked.clone() }).collect()
}

/// The ludeme by which scores decide, if they do.
fn scores(rules: &[EndRule]) -> Option<&ByScore> {
    rules.iter().find_map(|rule| match rule {
        EndRule::If(node) => match &node.result {
            Some(Outcome::ByScore(score)) => Some(&**score),
            _ => None,
        },
        EndRule::ForEach(_) => None,
    })
}
