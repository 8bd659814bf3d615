//! All clauses of the language, found by walking the types from the root.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use rustc_hash::FxHashSet;

use crate::ludeme::{Choice, Clause, Ludeme, Type, Vocabulary};
use crate::metadata::Metadata;
use crate::read::Root;

/// Every clause and vocabulary that a description can use.
pub struct Catalogue {
    /// The clauses by keyword, in the order of the walk.
    pub clauses: BTreeMap<&'static str, Vec<&'static Clause>>,
    /// The vocabularies.
    pub vocabularies: Vec<&'static Vocabulary>,
    /// The choices.
    pub choices: Vec<&'static Choice>,
}

impl Catalogue {
    /// The catalogue of the whole language.
    pub fn get() -> &'static Catalogue {
        static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
        CATALOGUE.get_or_init(|| {
            let mut walk = Walk {
                seen: FxHashSet::default(),
                catalogue: Catalogue {
                    clauses: BTreeMap::new(),
                    vocabularies: vec![],
                    choices: vec![],
                },
            };
            walk.visit(Root::TYPE);
            walk.visit(Metadata::TYPE);
            walk.catalogue
        })
    }

    /// The clauses that begin with a keyword.
    pub fn clauses_named(&self, keyword: &str) -> &[&'static Clause] {
        self.clauses.get(keyword).map_or(&[], Vec::as_slice)
    }
}

struct Walk {
    // By module and name: one description may be compiled to several addresses.
    seen: FxHashSet<(&'static str, &'static str)>,
    catalogue: Catalogue,
}

impl Walk {
    fn visit(&mut self, ty: &'static Type) {
        match ty {
            Type::Clause(clause) => {
                if !self.seen.insert((clause.module, clause.name)) {
                    return;
                }
                let mut keywords: Vec<_> = clause.forms.iter().map(|form| form.keyword).collect();
                keywords.dedup();
                for keyword in keywords {
                    self.catalogue.clauses.entry(keyword).or_default().push(clause);
                }
                for param in clause.params {
                    self.visit((param.ty)());
                }
            }
            Type::Choice(choice) => {
                if self.seen.insert(("choice", choice.name)) {
                    self.catalogue.choices.push(choice);
                    for variant in choice.variants {
                        self.visit((variant.ty)());
                    }
                }
            }
            Type::Words(vocabulary) => {
                if self.seen.insert(("words", vocabulary.name)) {
                    self.catalogue.vocabularies.push(vocabulary);
                }
            }
            Type::List(element) | Type::OneOrMany(element) | Type::PairOrList(element) => {
                self.visit(element());
            }
            Type::Integer | Type::Decimal | Type::Truth | Type::Text | Type::Opaque => {}
        }
    }
}
