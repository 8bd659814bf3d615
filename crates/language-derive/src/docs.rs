//! Doc comments and attributes, as the descriptions need them.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Expr, Ident, Lit, LitStr, Meta};

/// The doc comment, its lines joined with line breaks.
pub fn doc(attributes: &[Attribute]) -> String {
    let mut lines = Vec::new();
    for attribute in attributes {
        let Meta::NameValue(pair) = &attribute.meta else { continue };
        if !pair.path.is_ident("doc") {
            continue;
        }
        if let Expr::Lit(literal) = &pair.value
            && let Lit::Str(text) = &literal.lit
        {
            lines.push(text.value().trim().to_owned());
        }
    }
    lines.join("\n").trim().to_owned()
}

/// What `#[ludeme(…)]` says of an item.
#[derive(Default)]
pub struct Options {
    /// The spellings, each with whether it makes the move a decision.
    pub forms: Vec<(String, bool)>,
    /// The label: `Some(None)` means the item's own name.
    pub named: Option<Option<String>>,
    /// The word of a variant where it differs from its name.
    pub word: Option<String>,
    /// What kind of name a string is, as the tokens of an `Option<Naming>`.
    pub naming: Option<TokenStream>,
}

impl Options {
    /// The tokens of the naming, or of its absence.
    pub fn naming(&self) -> TokenStream {
        self.naming.clone().unwrap_or_else(|| quote!(None))
    }
}

/// Reads all `#[ludeme(…)]` attributes of an item.
pub fn options(attributes: &[Attribute]) -> syn::Result<Options> {
    let mut options = Options::default();
    for attribute in attributes.iter().filter(|a| a.path().is_ident("ludeme")) {
        if let Ok(form) = attribute.parse_args::<LitStr>() {
            options.forms.push((form.value(), false));
            continue;
        }
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("decision") {
                options.forms.push((meta.value()?.parse::<LitStr>()?.value(), true));
            } else if meta.path.is_ident("named") {
                options.named = Some(match meta.value() {
                    Ok(value) => Some(value.parse::<LitStr>()?.value()),
                    Err(_) => None,
                });
            } else if meta.path.is_ident("word") {
                options.word = Some(meta.value()?.parse::<LitStr>()?.value());
            } else if meta.path.is_ident("declares") {
                let kind: Ident = meta.value()?.parse()?;
                options.naming = Some(quote!(Some(::language::ludeme::Naming::Declares(
                    ::language::ludeme::NameKind::#kind
                ))));
            } else if meta.path.is_ident("refers") {
                let kind: Ident = meta.value()?.parse()?;
                options.naming = Some(quote!(Some(::language::ludeme::Naming::Refers(
                    ::language::ludeme::NameKind::#kind
                ))));
            } else {
                return Err(meta.error(
                    "expected a spelling, `decision`, `named`, `word`, `declares` or `refers`",
                ));
            }
            Ok(())
        })?;
    }
    Ok(options)
}

/// `snake_case` as the `camelCase` of the language.
pub fn camel(name: &str) -> String {
    let mut out = String::new();
    let mut upper = false;
    for c in name.chars() {
        if c == '_' {
            upper = true;
        } else if upper {
            out.extend(c.to_uppercase());
            upper = false;
        } else {
            out.push(c);
        }
    }
    out
}
