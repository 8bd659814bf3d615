//! Writing well-typed ludemes at random, by the descriptions of their types.

use language::ludeme::{Clause, NameKind, Naming, Param, Type};

/// Writes ludemes; the same seed gives the same texts.
#[derive(Debug)]
pub struct Writer {
    state: u64,
    small: bool,
}

impl Writer {
    /// A writer with a seed, for small numbers only or for any.
    pub fn new(seed: u64, small: bool) -> Self {
        Self { small, state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x1234_5678_9ABC_DEF1 }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() >> 11) as usize % n.max(1)
    }

    fn one<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }

    /// A value of a type with at most `depth` clauses inside each other; nothing if there is none.
    pub fn value(
        &mut self,
        ty: &'static Type,
        depth: u32,
        naming: Option<Naming>,
    ) -> Option<String> {
        Some(match ty {
            Type::Integer if self.small => self.one(&INTEGERS[..SMALL]).to_owned(),
            Type::Integer => self.one(&INTEGERS).to_owned(),
            Type::Decimal => self.one(&["0.5", "1.0", "-2.5", "3"]).to_owned(),
            Type::Truth => self.one(&["True", "False"]).to_owned(),
            Type::Text => format!("\"{}\"", self.one(names(naming))),
            Type::Words(words) => self.one(words.words).to_owned(),
            Type::Clause(clause) => return self.clause(clause, depth),
            Type::Choice(choice) => {
                // Sooner or later one that fits: those that need more depth than there is are passed over.
                let first = self.below(choice.variants.len());
                let variants =
                    choice.variants.iter().cycle().skip(first).take(choice.variants.len());
                for variant in variants {
                    let naming = variant.naming.or(naming);
                    if let Some(text) = self.value((variant.ty)(), depth, naming) {
                        return Some(labelled(variant.label, &text));
                    }
                }
                return None;
            }
            Type::List(of) => self.list(of(), depth, naming)?,
            Type::OneOrMany(of) => {
                if self.below(2) == 0 {
                    return self.value(of(), depth, naming);
                }
                self.list(of(), depth, naming)?
            }
            Type::PairOrList(of) => {
                if self.below(2) == 0 {
                    let first = self.value(of(), depth, naming)?;
                    return Some(format!("{first} {}", self.value(of(), depth, naming)?));
                }
                self.list(of(), depth, naming)?
            }
            Type::Opaque => return None,
        })
    }

    fn list(&mut self, of: &'static Type, depth: u32, naming: Option<Naming>) -> Option<String> {
        let mut items = Vec::new();
        for _ in 0..1 + self.below(3) {
            items.push(self.value(of, depth, naming)?);
        }
        Some(format!("{{{}}}", items.join(" ")))
    }

    /// A clause; arguments that may be left out are left out half of the time.
    pub fn clause(&mut self, clause: &'static Clause, depth: u32) -> Option<String> {
        let depth = depth.checked_sub(1)?;
        let form = &clause.forms[self.below(clause.forms.len())];
        let mut words = vec![form.keyword.to_owned()];
        words.extend(form.constants.iter().map(|&word| word.to_owned()));
        for param in clause.params {
            if param.optional && self.below(2) == 0 {
                continue;
            }
            match self.argument(param, depth) {
                Some(text) => words.push(text),
                None if param.optional => {}
                None => return None,
            }
        }
        Some(format!("({})", words.join(" ")))
    }

    fn argument(&mut self, param: &'static Param, depth: u32) -> Option<String> {
        let text = self.value((param.ty)(), depth, param.naming)?;
        Some(labelled(param.label, &text))
    }
}

fn labelled(label: Option<&str>, text: &str) -> String {
    match label {
        Some(label) => format!("{label}:{text}"),
        None => text.to_owned(),
    }
}

const INTEGERS: [&str; 14] =
    ["0", "1", "2", "3", "4", "5", "-1", "-7", "8", "12", "24", "99", "2147483647", "Off"];

/// How many of these are small.
const SMALL: usize = 8;

/// Names of the games around, and some that mean nothing.
fn names(naming: Option<Naming>) -> &'static [&'static str] {
    let (Some(Naming::Declares(kind)) | Some(Naming::Refers(kind))) = naming else {
        return &["Text"];
    };
    match kind {
        NameKind::Title => &["Game"],
        NameKind::Piece => {
            &["Pawn", "Pawn1", "Pawn2", "Disc1", "Disc", "Stone", "Ell", "Ell1", "Nothing"]
        }
        NameKind::Container => &["Hand", "Hand1", "Hand2", "Board"],
        NameKind::Region => &["Home", "Nowhere"],
        NameKind::Track => &["Track", "Track1", "Nowhere"],
        NameKind::Phase => &["Opening"],
        NameKind::Map => &["Map"],
        NameKind::Variable => &["X", "Y"],
        NameKind::Memory => &["M", "N"],
        NameKind::Proposition => &["Draw"],
        NameKind::Vote => &["Yes", "No"],
        NameKind::Event => &["Event"],
        NameKind::Hint => &["Hint"],
        NameKind::Coordinate => &["A1", "B2", "C3", "Z99"],
    }
}
