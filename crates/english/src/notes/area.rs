//! Areas by their name.

use syntax::NodeId;

use super::{Cases, Form, LONGEST_PHRASE, Sort};
use crate::plan::{Condition, Passage};
use crate::realise::{Text, listed_and, listed_or, runs, say, with_article, word_count};
use crate::regions::{Area, plural_form};
use crate::teller::Teller;

/// Enumerations of places with more words than this go into a list.
const MANY_PLACES: usize = 20;
/// A place in more words than this goes by a name.
const LONGEST_PLACE: usize = 20;
/// So many places stand in one line of such a list.
const CHUNK: usize = 10;

impl Teller<'_> {
    /// The area as it is if its words are few, by its letter otherwise.
    pub(crate) fn brief_area(&self, area: Area) -> Area {
        // A place is spoken of as it is.
        if area.is_place() && word_count(area.plural.as_str()) <= LONGEST_PLACE {
            return area;
        }
        let long = |text: &Text| word_count(text.as_str()) > LONGEST_PHRASE;
        let tangled = area.yes.as_str().contains(" and ") && area.yes.as_str().contains(" or ");
        if ![&area.single, &area.plural, &area.yes, &area.no].into_iter().any(long) && !tangled {
            return area;
        }
        let told = area.plural.told().to_vec();
        let called = self.macro_name(&told);
        let body = Passage::of(area.plural.clone());
        let name = self.notes.refer(Sort::Area, body, &told, called, self.area_forms(&area));
        let mut brief = self.lettered_area(name.clone());
        brief.owner = area.owner;
        brief.pieces = area.pieces.map(|(one, many)| {
            if long(&one) || long(&many) {
                let words = self.pieces.words();
                (say!("{} in {}", self.pieces.word, name), say!("{} in {}", words, name))
            } else {
                (one, many)
            }
        });
        brief.one_piece = area
            .one_piece
            .map(|one| if long(&one) { say!("a {} in {}", self.pieces.word, name) } else { one });
        brief
    }

    /// An area that goes by a name: "area A".
    pub(crate) fn lettered_area(&self, name: Text) -> Area {
        let (site, sites) = (self.site(), self.places.words(None));
        Area {
            single: say!("{} of {}", with_article(site), name),
            plural: say!("the {} of {}", sites, name),
            yes: say!("is in {}", name),
            no: say!("is not in {}", name),
            pieces: None,
            owner: None,
            near: None,
            one_piece: None,
        }
    }

    /// One area or another, by a condition.
    pub(crate) fn area_by_case(&self, condition: Condition, yes: &Area, no: Option<&Area>) -> Area {
        let clause = condition.clause();
        let otherwise = no.map(|no| no.plural.clone());
        let cases = Cases { cases: vec![(condition, yes.plural.clone())], otherwise };
        let other = clause.as_ref().and_then(|clause| self.other_seat(clause));
        let forms = match (no, clause) {
            (Some(no), Some(clause)) => {
                let either = |no: &Text, yes: &Text| match &other {
                    Some(other) if no.as_str().is_empty() => {
                        say!("{} (for {}, none)", yes, other).tell_all(clause.told())
                    }
                    Some(other) => say!("{} (for {}, {})", yes, other, no).tell_all(clause.told()),
                    None => say!("{} (or {} if {})", no, yes, clause),
                };
                let bracketed = |area: &Area| area.plural.as_str().contains('(');
                // The places of the board, not the board.
                let places = |area: &Area| {
                    let whole = format!("{} of {}", with_article(self.site()), area.plural);
                    match area.single.as_str() == whole {
                        true => say!("the {} of {}", self.places.words(None), area.plural),
                        false => area.plural.clone(),
                    }
                };
                let both = Area {
                    single: either(&no.single, &yes.single),
                    plural: either(&places(no), &places(yes)),
                    yes: either(&no.yes, &yes.yes),
                    no: either(&no.no, &yes.no),
                    pieces: None,
                    owner: None,
                    near: None,
                    one_piece: None,
                };
                if bracketed(yes) || bracketed(no) { vec![] } else { self.area_forms(&both) }
            }
            (None, Some(clause)) => {
                let only = |yes: &Text| say!("{} (only if {})", yes, clause);
                let sites = self.places.words(None);
                vec![Form::new(format!("the {sites} of {{}}"), &only(&yes.plural))]
            }
            _ => vec![],
        };
        self.lettered_area(self.cases_by_name(Sort::Area, &cases, forms))
    }

    /// How an area can be spoken of in place, for each of the ways in which its name is used.
    fn area_forms(&self, area: &Area) -> Vec<Form> {
        let (site, sites) = (self.site(), self.places.words(None));
        let mut forms = Vec::new();
        if let Some(near) = &area.near {
            forms.push(Form::new(format!("on the {sites} of {{}}"), near));
        }
        if area.single.as_str() == area.plural.as_str() {
            let that = format!("{} that is in {{}}", with_article(site));
            forms.push(Form::new(that, &area.plural));
        }
        // "Each of" asks for something in the plural.
        let several = area.plural.as_str().starts_with(&format!("the {sites}"))
            || area.plural.as_str().starts_with(&format!("the empty {sites}"))
            || !area.plural.as_str().contains(&format!("the {site} "));
        // "Three of the points of it" keeps its places where the area is a single thing.
        if area.single.as_str() == format!("{} of {}", with_article(site), area.plural) {
            let among = say!("of the {} of {}", sites.as_str(), area.plural);
            for number in ["none", "one", "two", "three", "four", "five", "six"] {
                let full = say!("{} {}", number, among);
                forms.push(Form::new(format!("{number} of the {sites} of {{}}"), &full));
            }
        }
        // "Three of the points that …", where all of them are "those of the points that …".
        if let Some(some) = area.plural.as_str().strip_prefix("those of ") {
            for number in ["one", "two", "three", "four", "five", "six"] {
                let noun = if number == "one" { site } else { sites.as_str() };
                let full = area.plural.reworded(format!("{number} of {some}"));
                forms.push(Form::new(format!("{number} {noun} of {{}}"), &full));
            }
        }
        if several {
            forms.push(Form::new(format!("each of the {sites} of {{}}"), &area.each()));
            forms.push(Form::new(format!("the {sites} of {{}}"), &area.plural));
        } else {
            forms.push(Form::new(format!("the {sites} of {{}}"), &area.plural));
        }
        forms.extend([
            Form::new(format!("any {site} of {{}}"), &area.any()),
            Form::new(format!("{} of {{}}", with_article(site)), &area.single),
            Form::new("is not in {}", &area.no),
            Form::new("is in {}", &area.yes),
            Form::new("are not in {}", &plural_form(&area.no)),
            Form::new("are in {}", &plural_form(&area.yes)),
            Form::new(format!("{sites} of {{}}"), &area.bare_plural()),
            Form::new(format!("{site} of {{}}"), &area.bare_single()),
        ]);
        // The pieces that stand there.
        let (word, words) = (&self.pieces.word, self.pieces.words());
        let one_piece = area.one_piece.clone().or_else(|| one_of_those(&area.plural, &sites));
        if let Some(one) = &one_piece {
            forms.push(Form::new(format!("a {word} in {{}}"), one));
        }
        if let Some((one, many)) = &area.pieces {
            forms.push(Form::new(format!("{words} in {{}}"), many));
            forms.push(Form::new(format!("{word} in {{}}"), one));
        }
        forms
    }

    /// Places by their names: runs drawn together, and a list under a letter where there are too many.
    pub(crate) fn named_places(&self, names: &[Text], node: NodeId) -> Text {
        // What a description lists twice is one place.
        let mut once: Vec<Text> = Vec::new();
        for name in names {
            match once.iter_mut().find(|known| known.as_str() == name.as_str()) {
                Some(known) => *known = std::mem::take(known).tell_all(name.told()),
                None => once.push(name.clone()),
            }
        }
        let drawn = runs(&once);
        let whole = listed_and(&drawn).tell(node);
        if word_count(whole.as_str()) <= MANY_PLACES {
            return whole;
        }
        let told = whole.told().to_vec();
        let mut passage = Passage::of(Text::from("all of these:").tell_all(&told));
        let line = |chunk: &[Text]| Passage::of(listed_and(chunk).tell(node));
        let items = drawn.chunks(CHUNK).map(line).collect();
        passage.list(false, items);
        let name = self.macro_name(&told);
        let sites = self.places.words(None);
        let forms = vec![Form::new(format!("the {sites} of {{}}"), &whole)];
        say!("the {} of {}", sites, self.notes.refer(Sort::Area, passage, &told, name, forms))
    }

    /// Several areas together: a list under a letter where a sentence cannot hold them.
    pub(crate) fn areas_together(&self, parts: &[Area]) -> Option<Area> {
        let words: usize = parts.iter().map(|part| word_count(part.plural.as_str())).sum();
        if words <= LONGEST_PHRASE {
            return None;
        }
        let told: Vec<_> = parts.iter().flat_map(|part| part.plural.told().to_vec()).collect();
        let mut passage = Passage::of(Text::from("all of these together:").tell_all(&told));
        passage.list(false, parts.iter().map(|part| Passage::of(part.plural.clone())).collect());
        let of = |form: fn(&Area) -> Text| parts.iter().map(form).collect::<Vec<Text>>();
        let whole = Area {
            single: listed_or(&of(|part| part.single.clone())),
            plural: listed_and(&of(|part| part.plural.clone())),
            yes: listed_or(&of(|part| part.yes.clone())),
            no: listed_and(&of(|part| part.no.clone())),
            pieces: None,
            owner: None,
            near: None,
            one_piece: None,
        };
        let called = self.macro_name(&told);
        let name = self.notes.refer(Sort::Area, passage, &told, called, self.area_forms(&whole));
        Some(self.lettered_area(name))
    }
}

/// "One of your silver generals in the hand" for the places of these pieces.
fn one_of_those(plural: &Text, sites: &str) -> Option<Text> {
    let pieces = plural.as_str().strip_prefix(&format!("the {sites} of "))?;
    let owned = pieces.split(' ').next().is_some_and(|who| who == "your" || who.ends_with("'s"));
    owned.then(|| plural.reworded(format!("one of {pieces}")))
}
