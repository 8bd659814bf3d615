//! An enum of plain names is a vocabulary.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DataEnum, DeriveInput};

use crate::docs::{doc, options};

pub fn derive(input: &DeriveInput, data: &DataEnum) -> syn::Result<TokenStream> {
    let name = &input.ident;
    let display = name.to_string();
    let text = doc(&input.attrs);
    let mut words = Vec::new();
    let mut meanings = Vec::new();
    let mut variants = Vec::new();
    for variant in &data.variants {
        words.push(options(&variant.attrs)?.word.unwrap_or_else(|| variant.ident.to_string()));
        meanings.push(doc(&variant.attrs));
        variants.push(&variant.ident);
    }
    Ok(quote! {
        impl #name {
            /// All words, in the order of their declaration.
            pub const ALL: &'static [Self] = &[#(Self::#variants),*];

            /// The word as the language writes it.
            pub fn word(self) -> &'static str {
                match self { #(Self::#variants => #words),* }
            }
        }

        impl ::language::ludeme::Ludeme for #name {
            const TYPE: &'static ::language::ludeme::Type = {
                // A static has one address, which tells the vocabulary from all others.
                static VOCABULARY: ::language::ludeme::Vocabulary = ::language::ludeme::Vocabulary {
                    name: #display,
                    doc: #text,
                    words: &[#(#words),*],
                    meanings: &[#(#meanings),*],
                };
                &::language::ludeme::Type::Words(&VOCABULARY)
            };

            fn build(matcher: &mut ::language::ludeme::Matcher<'_>, slot: ::language::ludeme::Slot) -> Self {
                Self::ALL[matcher.word(slot, Self::TYPE)]
            }
        }
    })
}
