//! A struct is a clause.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{DataStruct, DeriveInput, Error};

use crate::docs::{camel, doc, options};

pub fn derive(input: &DeriveInput, data: &DataStruct) -> syn::Result<TokenStream> {
    let name = &input.ident;
    let text = doc(&input.attrs);
    let forms = options(&input.attrs)?.forms;
    if forms.is_empty() {
        return Err(Error::new_spanned(name, "say how the clause is written: #[ludeme(\"…\")]"));
    }
    let forms = forms.iter().map(|(form, decision)| {
        let (keyword, constant) = match form.split_once(' ') {
            Some((keyword, constant)) => {
                let words = constant.split(' ');
                (keyword, quote!(&[#(#words),*]))
            }
            None => (form.as_str(), quote!(&[])),
        };
        quote!(::language::ludeme::Form { keyword: #keyword, constants: #constant, decision: #decision })
    });

    let mut params = Vec::new();
    let mut builds = Vec::new();
    for field in &data.fields {
        let Some(ident) = &field.ident else {
            return Err(Error::new_spanned(field, "a clause has named fields"));
        };
        match ident.to_string().as_str() {
            "id" => {
                builds.push(quote!(#ident: matched.node));
                continue;
            }
            "decision" => {
                builds.push(quote!(#ident: matched.decision));
                continue;
            }
            _ => {}
        }
        let index = params.len();
        let ty = &field.ty;
        let plain = camel(ident.to_string().trim_start_matches("r#"));
        let options = options(&field.attrs)?;
        let naming = options.naming();
        let label = match options.named {
            None => quote!(None),
            Some(None) => quote!(Some(#plain)),
            Some(Some(label)) => quote!(Some(#label)),
        };
        let text = doc(&field.attrs);
        params.push(quote!(::language::ludeme::Param {
            name: #plain,
            label: #label,
            optional: <#ty as ::language::ludeme::Ludeme>::OPTIONAL,
            ty: || <#ty as ::language::ludeme::Ludeme>::TYPE,
            naming: #naming,
            doc: #text,
        }));
        builds.push(quote!(#ident: {
            let slot = matcher.slot(matched, #index);
            ::language::ludeme::Ludeme::build(matcher, slot)
        }));
    }

    let display = name.to_string();
    Ok(quote! {
        impl ::language::ludeme::Ludeme for #name {
            const TYPE: &'static ::language::ludeme::Type = {
                // A static has one address, which tells the clause from all others.
                static CLAUSE: ::language::ludeme::Clause = ::language::ludeme::Clause {
                    name: #display,
                    module: ::core::module_path!(),
                    doc: #text,
                    forms: &[#(#forms),*],
                    params: &[#(#params),*],
                };
                &::language::ludeme::Type::Clause(&CLAUSE)
            };

            fn build(matcher: &mut ::language::ludeme::Matcher<'_>, slot: ::language::ludeme::Slot) -> Self {
                let matched = matcher.matched(slot, Self::TYPE);
                Self { #(#builds),* }
            }
        }

        impl ::language::ludeme::Ludeme for ::std::boxed::Box<#name> {
            const TYPE: &'static ::language::ludeme::Type = <#name as ::language::ludeme::Ludeme>::TYPE;

            fn build(matcher: &mut ::language::ludeme::Matcher<'_>, slot: ::language::ludeme::Slot) -> Self {
                ::std::boxed::Box::new(::language::ludeme::Ludeme::build(matcher, slot))
            }
        }
    })
}
