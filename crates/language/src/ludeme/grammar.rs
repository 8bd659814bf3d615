//! The grammar as a whole, indexed once so that matching never compares texts.
//!
//! Keywords and words become numbers, and each choice knows which of its alternatives can begin with which of them.
//! A hub such as `is` has some sixty alternatives in a condition; its second word leaves one.

use std::sync::OnceLock;

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Choice, Clause, Ludeme, Type, Vocabulary};
use crate::metadata::Metadata;
use crate::read::Root;

/// The number of a keyword or of a word.
pub(super) type Symbol = u16;

/// A text that is no keyword (or word) of the language.
pub(super) const UNKNOWN: Symbol = Symbol::MAX;

/// How a clause begins: its keyword, and the word after it if the form asks for one.
type Head = (Symbol, Symbol);

/// Alternatives of a choice, by their index and in order.
type Candidates = Box<[u16]>;

/// What the matcher looks up.
pub(super) struct Grammar {
    keywords: FxHashMap<&'static str, Symbol>,
    words: FxHashMap<&'static str, Symbol>,
    /// For each word the vocabularies that have it, with its index there. Vocabularies are told by their address.
    homes: Vec<Vec<(usize, u16)>>,
    /// By the address of the choice.
    choices: FxHashMap<usize, ChoiceIndex>,
}

/// The alternatives of a choice that a node can be at first sight.
pub(super) struct ChoiceIndex {
    pub(super) labelled: bool,
    pub(super) list: Candidates,
    pub(super) word: Candidates,
    pub(super) text: Candidates,
    heads: FxHashMap<Head, Candidates>,
}

impl ChoiceIndex {
    /// The alternatives for a clause with this keyword and this first argument.
    pub(super) fn clause(&self, keyword: Symbol, word: Symbol) -> &[u16] {
        let exact = self.heads.get(&(keyword, word));
        exact.or_else(|| self.heads.get(&(keyword, UNKNOWN))).map_or(&[], |found| found)
    }
}

impl Grammar {
    pub(super) fn get() -> &'static Grammar {
        static GRAMMAR: OnceLock<Grammar> = OnceLock::new();
        GRAMMAR.get_or_init(|| {
            let mut grammar = Grammar {
                keywords: FxHashMap::default(),
                words: FxHashMap::default(),
                homes: vec![],
                choices: FxHashMap::default(),
            };
            let mut walk = Walk::default();
            walk.visit(Root::TYPE, &mut grammar);
            walk.visit(Metadata::TYPE, &mut grammar);
            for choice in walk.choices {
                let index = grammar.index(choice);
                grammar.choices.insert(address(choice), index);
            }
            grammar
        })
    }

    pub(super) fn keyword(&self, text: &str) -> Symbol {
        self.keywords.get(text).copied().unwrap_or(UNKNOWN)
    }

    /// The number of a word. Words start with a capital; a small initial is accepted for it.
    pub(super) fn word(&self, text: &str) -> Symbol {
        match self.words.get(text) {
            Some(&symbol) => symbol,
            None if text.starts_with(|c: char| c.is_ascii_lowercase()) => {
                let capital = text[..1].to_ascii_uppercase() + &text[1..];
                self.words.get(&*capital).copied().unwrap_or(UNKNOWN)
            }
            None => UNKNOWN,
        }
    }

    /// The index of a word in a vocabulary.
    pub(super) fn index_of(&self, word: Symbol, vocabulary: &'static Vocabulary) -> Option<usize> {
        let homes = self.homes.get(word as usize)?;
        let home = homes.iter().find(|(home, _)| *home == address(vocabulary))?;
        Some(home.1 as usize)
    }

    pub(super) fn choice(&self, choice: &'static Choice) -> &ChoiceIndex {
        &self.choices[&address(choice)]
    }

    fn index(&self, choice: &'static Choice) -> ChoiceIndex {
        let starts: Vec<Starts> =
            choice.variants.iter().map(|variant| self.starts((variant.ty)())).collect();
        let having = |test: &dyn Fn(&Starts) -> bool| -> Candidates {
            starts.iter().zip(0..).filter(|(start, _)| test(start)).map(|(_, i)| i).collect()
        };
        let heads: FxHashSet<Head> = starts.iter().flat_map(|start| start.heads.clone()).collect();
        let heads = heads.into_iter().map(|head| {
            // Forms that ask for no word also take one, as an ordinary argument.
            let open = (head.0, UNKNOWN);
            let candidates = having(&|s| s.heads.contains(&head) || s.heads.contains(&open));
            (head, candidates)
        });
        ChoiceIndex {
            labelled: choice.is_labelled(),
            list: having(&|start| start.list),
            word: having(&|start| start.word),
            text: having(&|start| start.text),
            heads: heads.collect(),
        }
    }

    fn starts(&self, ty: &'static Type) -> Starts {
        let mut starts = Starts::default();
        self.collect_starts(ty, &mut starts);
        starts
    }

    fn collect_starts(&self, ty: &'static Type, starts: &mut Starts) {
        match ty {
            Type::Clause(clause) => starts.heads.extend(clause.forms.iter().map(|form| {
                let word = form.constants.first().map_or(UNKNOWN, |word| self.word(word));
                (self.keyword(form.keyword), word)
            })),
            Type::Choice(choice) => {
                for variant in choice.variants {
                    self.collect_starts((variant.ty)(), starts);
                }
            }
            Type::List(_) | Type::PairOrList(_) => starts.list = true,
            Type::OneOrMany(element) => {
                starts.list = true;
                self.collect_starts(element(), starts);
            }
            Type::Integer | Type::Decimal | Type::Truth | Type::Words(_) => starts.word = true,
            Type::Text => starts.text = true,
            Type::Opaque => {
                starts.heads.extend(self.keywords.values().map(|&keyword| (keyword, UNKNOWN)));
                (starts.list, starts.word, starts.text) = (true, true, true);
            }
        }
    }
}

/// What a node of some type can look like at first sight.
#[derive(Default)]
struct Starts {
    heads: FxHashSet<Head>,
    list: bool,
    word: bool,
    text: bool,
}

/// Numbers all keywords and words and finds all choices.
#[derive(Default)]
struct Walk {
    seen: FxHashSet<usize>,
    choices: Vec<&'static Choice>,
}

impl Walk {
    fn visit(&mut self, ty: &'static Type, grammar: &mut Grammar) {
        match ty {
            Type::Clause(clause) if self.seen.insert(address(*clause)) => {
                self.clause(clause, grammar);
            }
            Type::Choice(choice) if self.seen.insert(address(*choice)) => {
                self.choices.push(choice);
                for variant in choice.variants {
                    self.visit((variant.ty)(), grammar);
                }
            }
            Type::Words(vocabulary) if self.seen.insert(address(*vocabulary)) => {
                for (word, index) in vocabulary.words.iter().zip(0..) {
                    let symbol = number(&mut grammar.words, word) as usize;
                    if grammar.homes.len() <= symbol {
                        grammar.homes.resize(symbol + 1, vec![]);
                    }
                    grammar.homes[symbol].push((address(*vocabulary), index));
                }
            }
            Type::List(element) | Type::OneOrMany(element) | Type::PairOrList(element) => {
                self.visit(element(), grammar);
            }
            _ => {}
        }
    }

    fn clause(&mut self, clause: &'static Clause, grammar: &mut Grammar) {
        for form in clause.forms {
            number(&mut grammar.keywords, form.keyword);
            for word in form.constants {
                number(&mut grammar.words, word);
            }
        }
        for param in clause.params {
            self.visit((param.ty)(), grammar);
        }
    }
}

fn number(symbols: &mut FxHashMap<&'static str, Symbol>, text: &'static str) -> Symbol {
    let next = symbols.len() as Symbol;
    *symbols.entry(text).or_insert(next)
}

/// The identity of a description: the derive keeps each in one static.
pub(super) fn address<T>(description: &'static T) -> usize {
    std::ptr::from_ref(description).addr()
}
