//! An enum of one-field variants is a choice.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DataEnum, DeriveInput, Error, Fields};

use crate::docs::{camel, doc, options};

pub fn derive(input: &DeriveInput, data: &DataEnum) -> syn::Result<TokenStream> {
    let name = &input.ident;
    let display = name.to_string();
    let text = doc(&input.attrs);
    let mut variants = Vec::new();
    let mut builds = Vec::new();
    for (index, variant) in data.variants.iter().enumerate() {
        let ident = &variant.ident;
        let Fields::Unnamed(fields) = &variant.fields else {
            return Err(Error::new_spanned(variant, "an alternative holds one value"));
        };
        let ty = &fields.unnamed[0].ty;
        let options = options(&variant.attrs)?;
        let naming = options.naming();
        let label = match options.named {
            None => quote!(None),
            Some(None) => {
                let plain = camel(&lower_first(&ident.to_string()));
                quote!(Some(#plain))
            }
            Some(Some(label)) => quote!(Some(#label)),
        };
        let text = doc(&variant.attrs);
        variants.push(quote!(::language::ludeme::Variant {
            label: #label,
            ty: || <#ty as ::language::ludeme::Ludeme>::TYPE,
            naming: #naming,
            doc: #text,
        }));
        builds
            .push(quote!(#index => Self::#ident(::language::ludeme::Ludeme::build(matcher, slot))));
    }
    Ok(quote! {
        impl ::language::ludeme::Ludeme for #name {
            const TYPE: &'static ::language::ludeme::Type = {
                // A static has one address, which tells the choice from all others.
                static CHOICE: ::language::ludeme::Choice = ::language::ludeme::Choice {
                    name: #display,
                    doc: #text,
                    variants: &[#(#variants),*],
                };
                &::language::ludeme::Type::Choice(&CHOICE)
            };

            fn build(matcher: &mut ::language::ludeme::Matcher<'_>, slot: ::language::ludeme::Slot) -> Self {
                match matcher.chosen(slot, Self::TYPE) {
                    #(#builds,)*
                    _ => unreachable!("the matcher chooses among the declared alternatives"),
                }
            }
        }
    })
}

fn lower_first(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map(|c| c.to_lowercase().chain(chars).collect()).unwrap_or_default()
}
