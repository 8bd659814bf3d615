//! Places that are listed one by one.

use language::arrays::IntArray;
use language::regions::SitesList;
use syntax::NodeId;

use super::Area;
use super::fixed::Sites;
use crate::realise::{Text, listed_and, listed_or, runs, say};
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    pub(super) fn listed_sites(&self, node: &SitesList, scope: &Scope) -> Area {
        match &node.sites {
            language::ints::IntsOrArray::Array(array) => {
                if let Some(area) = self.places_of_array(array, scope) {
                    return area.tell(node.id);
                }
                let text = self.numbers(array, scope);
                let quality = match array {
                    IntArray::ValuesRemembered(list) => {
                        self.remembered_quality(list.name.as_deref()).zip(Some(list.id))
                    }
                    _ => None,
                };
                let (yes, no) = match quality {
                    Some(((None, quality), list)) => {
                        let said = |is: &str| Text::from(format!("{is} {quality}")).tell(list);
                        (said("is"), said("is not"))
                    }
                    _ => (say!("is one of {}", text), say!("is not one of {}", text)),
                };
                Area { single: say!("one of {}", text), yes, no, ..Area::named(text, self.site()) }
                    .tell(node.id)
            }
            language::ints::IntsOrArray::List(list) => {
                let sites: Option<Sites> = list.iter().map(|site| self.fixed_site(site)).collect();
                if let Some(area) = sites.and_then(|sites| self.around_centre(&sites, node.id)) {
                    return area.tell_all(&self.whole(node.id));
                }
                let names: Vec<Text> = list.iter().map(|int| self.place(int, scope).text).collect();
                self.these_places(&names, node.id)
            }
        }
    }

    /// Places by their names; many of them are named elsewhere.
    pub(super) fn these_places(&self, names: &[Text], node: NodeId) -> Area {
        if names.len() <= 6 && runs(names).len() == names.len() {
            return listed_places(names).tell(node);
        }
        let all = self.named_places(names, node);
        Area {
            single: say!("one of {}", all),
            yes: say!("is one of {}", all),
            no: say!("is none of {}", all),
            ..Area::named(all, self.site())
        }
        .tell(node)
    }
}

/// Places by name: "A1 and B2".
fn listed_places(names: &[Text]) -> Area {
    if let [only] = names {
        return Area::place(only);
    }
    let (and, or) = (listed_and(names), listed_or(names));
    Area {
        single: or.clone(),
        plural: and,
        yes: say!("is {}", or),
        no: say!("is none of {}", listed_and(names)),
        pieces: None,
        owner: None,
        near: None,
        one_piece: None,
    }
}
