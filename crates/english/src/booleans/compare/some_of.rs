//! How many places of an area pass a test: "fewer than three of the squares next to it hold one of your pieces".

use language::ints::{CountWhere, Int};
use language::regions::Region;
use language::words::CountSiteKind;

use super::Comparison;
use crate::ints::Number;
use crate::plan::{Condition, Role};
use crate::realise::{Text, number_word, say, word_count};
use crate::regions::plural_form;
use crate::scope::Scope;
use crate::teller::Teller;

/// An area in more words than this leaves no room for what is said of its places.
const LONGEST: usize = 16;

impl Teller<'_> {
    /// The comparison of the number of places that pass a test with a number that is known.
    pub(super) fn some_of_them(
        &self,
        count: &Int,
        how: Comparison,
        value: &Number,
        scope: &Scope,
    ) -> Option<Condition> {
        let Int::Count(node) = count else { return None };
        let Some(CountWhere::In(Region::ForEachSite(filter))) = &node.place else { return None };
        let number = value.constant.filter(|_| node.kind == Some(CountSiteKind::Sites))?;
        let area = self.area(&filter.region, scope);
        if area.pieces.is_some() || word_count(area.plural.as_str()) > LONGEST {
            return None;
        }
        let site = self.site_in(&filter.region);
        let name = self.sought(Role::Site, site, filter.id, scope);
        let inner = Scope { site: name, ..scope.clone() };
        let one = self.condition(&filter.condition, &inner).relative(Role::Site)?;
        // What is joined could seem to be said of something else.
        if [" and ", " or "].iter().any(|joint| one.as_str().contains(joint)) {
            return None;
        }
        let places = match area.each_one(site).as_str().starts_with("each of ") {
            true => area.plural,
            false => say!("the {} of {}", crate::realise::plural(site), area.plural),
        };
        let told = self.whole(node.id);
        let said = |how: Comparison| -> Option<Text> {
            let (share, single) = share(how, number)?;
            let what = if single { one.clone() } else { plural_form(&one) };
            let text = say!("{} of {} {}", share, places, what);
            Some(text.tell_all(&told).tell_all(value.text.told()))
        };
        Some(Condition::fact(Role::Other, "", said(how)?, said(how.opposite())?))
    }
}

/// "fewer than three", and whether it is one that is spoken of.
fn share(how: Comparison, number: i64) -> Option<(String, bool)> {
    let word = number_word(number);
    let one = number == 1;
    Some(match (how, number) {
        (Comparison::Equal | Comparison::AtMost, 0) | (Comparison::Less, 1) => {
            ("none".to_owned(), false)
        }
        (Comparison::Different | Comparison::More, 0) | (Comparison::AtLeast, 1) => {
            ("at least one".to_owned(), true)
        }
        (Comparison::Equal, _) => (format!("exactly {word}"), one),
        (Comparison::Different, _) => (format!("more or fewer than {word}"), false),
        (Comparison::Less, _) => (format!("fewer than {word}"), false),
        (Comparison::AtMost, _) => (format!("at most {word}"), one),
        (Comparison::More, _) => (format!("more than {word}"), one),
        (Comparison::AtLeast, _) => (format!("at least {word}"), false),
    })
}
