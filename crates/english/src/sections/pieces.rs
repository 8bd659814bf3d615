//! The moves of each kind of piece.

use language::words::Role;
use syntax::NodeId;

use super::borrowed::{borrow, spoken};
use super::sequel::Mention;
use crate::document::{Section, SectionKind};
use crate::facts::Kind;
use crate::plan::{Action, Part, Passage, Writer};
use crate::realise::{Text, capitalised, listed_and, plural, say, with_article};
use crate::scope::Scope;
use crate::silence::Silence;
use crate::state::Links;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn pieces_section(&self) -> Option<Section> {
        let (kinds, unused): (Vec<&Kind<'_>>, Vec<&Kind<'_>>) = self
            .pieces
            .kinds
            .iter()
            .filter(|kind| kind.generator.is_some())
            .partition(|kind| self.moves_by_its_own_rules(kind));
        // No rule asks for the moves that these define.
        let links = &self.state.links;
        for kind in unused {
            let moves = links.plain(kind.id).filter(|part| links.keyword(*part).is_some());
            self.silent(Silence::Unused, moves.flat_map(|part| links.whole(part)));
        }
        let kinds: Vec<&Kind<'_>> =
            kinds.into_iter().filter(|kind| !self.tells_inline(kind.id)).collect();
        if kinds.is_empty() {
            return None;
        }
        let mut actions: Vec<Action> = kinds.iter().map(|kind| self.piece_action(kind)).collect();
        if let Some(passage) = self.every_piece(&kinds, &actions) {
            let (heading, blocks) = ("How the pieces move".into(), passage.blocks());
            return Some(Section { kind: SectionKind::Pieces, heading, blocks });
        }
        let instead = self.instead_of_moving(&kinds, &mut actions);
        let common = self.ordinary_moves(&mut actions);
        let (common, known) = match common {
            Some((passage, known)) => (Some(passage), known),
            None => (None, vec![None; kinds.len()]),
        };
        let (mut mentions, sequels) = self.sequels(&kinds, &mut actions, known);
        let staying: Vec<NodeId> = kinds
            .iter()
            .zip(&mentions)
            .filter(|(kind, mention)| mention.stays(kind))
            .map(|(kind, _)| kind.id)
            .collect();
        let promotions = self.promotion_table(&kinds, &mut mentions, &staying);
        let mut groups: Vec<Group<'_>> = Vec::new();
        for ((kind, mut moves), mention) in kinds.into_iter().zip(actions).zip(mentions) {
            let after = self.promotion_apart(kind, &mut moves);
            let words = spoken(&moves);
            let same = |group: &&mut Group<'_>| {
                group.words == words && group.after.words() == after.words()
            };
            match groups.iter_mut().find(same) {
                Some(group) => {
                    group.kinds.push(kind);
                    group.mentions.push(mention);
                    group.after = after
                        .told()
                        .into_iter()
                        .fold(std::mem::take(&mut group.after), Action::tell);
                    group.moves = moves
                        .told()
                        .into_iter()
                        .fold(std::mem::take(&mut group.moves), Action::tell);
                }
                None => {
                    let (kinds, mentions) = (vec![kind], vec![mention]);
                    groups.push(Group { kinds, mentions, words, moves, after });
                }
            }
        }
        let named: Vec<Option<String>> = groups.iter().map(|group| self.one_of(group)).collect();
        let mut moves: Vec<Action> =
            groups.iter_mut().map(|group| std::mem::take(&mut group.moves)).collect();
        let words: Vec<&[String]> = groups.iter().map(|group| group.words.as_slice()).collect();
        borrow(&mut moves, &words, &named);
        for (group, moves) in groups.iter_mut().zip(moves) {
            group.moves = moves;
        }
        let mut items: Vec<Passage> = groups.iter().map(|group| self.piece_moves(group)).collect();
        items.extend(self.unmoved_kinds());
        let mut passage = common.unwrap_or_default();
        if !staying.is_empty() && promotions.is_none() {
            let stays = say!(
                "when a {} promotes whose heading names no promotion, it stays what it is",
                self.pieces.word
            );
            passage.say(stays.tell_all(&staying));
        }
        passage.list(false, items);
        passage.extend(promotions.unwrap_or_default());
        passage.extend(instead.unwrap_or_default());
        passage.extend(sequels);
        Some(Section {
            kind: SectionKind::Pieces,
            heading: "How the pieces move".into(),
            blocks: passage.blocks(),
        })
    }

    /// "A banner does not move.": what is said of pieces without moves of their own, where nothing else moves them.
    fn unmoved_kinds(&self) -> Option<Passage> {
        let links = &self.state.links;
        let carried = ["fromTo", "push", "attract", "swap", "promote"]
            .iter()
            .any(|keyword| links.clauses(keyword, "").next().is_some());
        let by_rules = links.clauses("move", "").any(|node| {
            let held = || {
                let hands = ["handSite", "Hand"];
                links.whole(node).iter().any(|part| {
                    let word = links.keyword(*part).or_else(|| links.word(*part));
                    word.is_some_and(|word| hands.contains(&word))
                })
            };
            let chooses = ["Add", "Remove", "Select", "Pass", "Shoot", "Claim"];
            !links.ancestors(node).any(|outer| links.keyword(outer) == Some("piece"))
                && !chooses.iter().any(|kind| links.is(node, "move", kind))
                && !held()
        });
        if carried || by_rules {
            return None;
        }
        let owned = |role: Role| role == Role::Each || crate::facts::number_of(role).is_some();
        let still: Vec<&Kind<'_>> = self
            .pieces
            .kinds
            .iter()
            .filter(|kind| kind.generator.is_none() && owned(kind.role))
            .filter(|kind| self.mobile_namesake(kind).is_none_or(|other| other.role != Role::Each))
            .collect();
        let mut names: Vec<Text> = Vec::new();
        for kind in still {
            let name = match (self.mobile_namesake(kind), crate::facts::number_of(kind.role)) {
                (Some(_), Some(owner)) => {
                    say!("{} {}", self.players.one(owner).possessive(), plural(&kind.spoken))
                }
                (Some(_), None) => continue,
                (None, _) => Text::from(plural(&kind.spoken)),
            };
            match names.iter_mut().find(|known| known.as_str() == name.as_str()) {
                Some(known) => *known = std::mem::take(known).tell(kind.id),
                None => names.push(name.tell(kind.id)),
            }
        }
        let all = listed_and(&names);
        (!names.is_empty()).then(|| Passage::of(say!("{} do not move", all)))
    }

    /// A kind of piece of the same name that has moves of its own: that of another player.
    fn mobile_namesake(&self, kind: &Kind<'_>) -> Option<&Kind<'_>> {
        let mut kinds = self.pieces.kinds.iter();
        kinds.find(|other| other.generator.is_some() && other.spoken == kind.spoken)
    }

    /// Whether any piece moves as its kind defines it.
    pub(crate) fn pieces_move_themselves(&self) -> bool {
        self.pieces.kinds.iter().any(|kind| self.moves_by_its_own_rules(kind))
            || self.pieces.kinds.is_empty()
    }

    /// Whether a rule asks for the moves that a kind of piece defines.
    pub(crate) fn moves_by_its_own_rules(&self, kind: &Kind<'_>) -> bool {
        let links = &self.state.links;
        let asks = |keyword: &str, word: &str| {
            links.clauses(keyword, word).any(|clause| {
                !links.ancestors(clause).any(|outer| links.keyword(outer) == Some("piece"))
            })
        };
        let stem = |name: &str| name.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
        let meant = |clause: NodeId| {
            let listed = |part: &NodeId| links.keyword(*part).is_none();
            let parts = links.plain(clause).filter(listed).flat_map(|part| links.whole(part));
            let mut names = parts.filter_map(|part| links.text(part)).peekable();
            names.peek().is_none() || names.any(|name| stem(name) == stem(kind.name))
        };
        links.clauses("forEach", "Piece").any(|clause| by_own_rules(links, clause) && meant(clause))
            || asks("is", "Threatened")
    }

    /// The scope of the rules of a kind of piece.
    pub(crate) fn piece_scope(&self, kind: &Kind<'_>) -> Scope {
        Scope {
            piece: "it".into(),
            from: format!("its {}", self.site()).into(),
            kind: self.pieces.kinds.iter().position(|one| one.id == kind.id),
            piece_given: true,
            ..self.turn_scope()
        }
    }

    /// What a kind of piece can do.
    pub(crate) fn piece_action(&self, kind: &Kind<'_>) -> Action {
        let scope = self.piece_scope(kind);
        let action = self
            .jumping_on(kind, &scope)
            .or_else(|| kind.generator.map(|moves| self.moves(moves, &scope)));
        action.unwrap_or_default().tell(kind.id)
    }

    /// The moves of pieces that move alike.
    fn piece_moves(&self, group: &Group<'_>) -> Passage {
        let mut names: Vec<Text> = Vec::new();
        for (kind, mention) in group.kinds.iter().zip(&group.mentions) {
            let name: Text = mention.after(&self.title(kind, &group.kinds), kind).into();
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let subject: Text = match (names.as_slice(), group.kinds.first()) {
            ([_], Some(kind)) => with_article(&kind.spoken).into(),
            _ => "such a piece".into(),
        };
        let mut passage = Passage::default();
        let title = capitalised(listed_and(&names).as_str());
        passage.parts.push(Part::Lead(format!("{title}:")));
        passage.extend(Writer::piece(subject).write(&group.moves));
        passage.extend(Writer::command().write(&group.after));
        passage
    }

    /// What a piece of a group is called in a sentence; nothing if that could be another piece.
    fn one_of(&self, group: &Group<'_>) -> Option<String> {
        let [kind, rest @ ..] = group.kinds.as_slice() else { return None };
        let alone = rest.iter().all(|other| other.spoken == kind.spoken);
        let title = self.title(kind, &group.kinds);
        match crate::facts::number_of(kind.role) {
            _ if alone && title == kind.spoken => Some(with_article(&kind.spoken)),
            // "a marker of White", where Black's markers move otherwise.
            Some(number) if rest.is_empty() => {
                Some(format!("{} of {}", with_article(&kind.spoken), self.players.name(number)))
            }
            _ => None,
        }
    }

    /// The name of a kind, with its owner where others of that name move otherwise.
    pub(super) fn title(&self, kind: &Kind<'_>, alike: &[&Kind<'_>]) -> String {
        let clash = self.pieces.kinds.iter().any(|other| {
            other.spoken == kind.spoken
                && other.id != kind.id
                && other.generator.is_some()
                && !alike.iter().any(|one| one.id == other.id)
        });
        match crate::facts::number_of(kind.role) {
            Some(number) if clash => format!("{} ({})", kind.spoken, self.players.name(number)),
            _ if kind.role == Role::Neutral => format!("{} (neutral)", kind.spoken),
            _ => kind.spoken.clone(),
        }
    }
}

/// Whether a search over pieces lets them move by their own rules.
pub(super) fn by_own_rules(links: &Links<'_>, search: NodeId) -> bool {
    links.plain(search).all(|part| {
        matches!(links.keyword(part), None | Some("then" | "player" | "mover" | "next"))
    })
}

/// Pieces that move alike.
struct Group<'a> {
    kinds: Vec<&'a Kind<'a>>,
    /// What the heading says of each of them.
    mentions: Vec<Mention>,
    /// What each of their moves says, without naming them.
    words: Vec<String>,
    moves: Action,
    /// What is told after all of their moves.
    after: Action,
}
