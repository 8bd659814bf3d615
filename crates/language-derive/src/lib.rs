//! The derive macro that describes the arguments of a ludeme once.
//!
//! `#[derive(Ludeme)]` reads a type as a piece of the grammar:
//! - a struct is a clause: its fields are the arguments, in order, its doc comment the reference;
//! - an enum of plain names is a vocabulary: each variant is a word;
//! - an enum of one-field variants is a choice: each variant is an alternative.

mod choice;
mod clause;
mod docs;
mod vocabulary;

use proc_macro::TokenStream;
use syn::{Data, DeriveInput, Fields, parse_macro_input};

/// Describes a clause, a vocabulary or a choice of the language; see the crate documentation.
///
/// On structs: `#[ludeme("keyword")]` or `#[ludeme("keyword Constant")]`, several for several spellings, and
/// `#[ludeme(decision = "move Step")]` for the spelling that makes the move a decision of the player.
/// On fields: `#[ludeme(named)]` where the argument carries the field's name as label, `#[ludeme(named = "if")]`
/// for another label. The fields `id` and `decision` are filled in by the matcher.
/// On fields and variants that hold strings: `#[ludeme(declares = Piece)]` or `#[ludeme(refers = Piece)]` for the kind
/// of name that the string is.
/// On variants: `#[ludeme(named = "at")]` for a label, `#[ludeme(word = "…")]` for a word that is no Rust name.
#[proc_macro_derive(Ludeme, attributes(ludeme))]
pub fn derive_ludeme(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let result = match &input.data {
        Data::Struct(data) => clause::derive(&input, data),
        Data::Enum(data) if data.variants.iter().all(|v| matches!(v.fields, Fields::Unit)) => {
            vocabulary::derive(&input, data)
        }
        Data::Enum(data) => choice::derive(&input, data),
        Data::Union(_) => Err(syn::Error::new_spanned(&input, "a union is no ludeme")),
    };
    result.unwrap_or_else(|error| error.to_compile_error()).into()
}
