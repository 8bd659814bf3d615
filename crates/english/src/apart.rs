//! Names for places that a rule speaks of at the same time.
//!
//! A search calls the place that it looks at "that square", and so may what stands around the search call another one. Where the
//! rule speaks of both, the inner one needs other words.

use syntax::NodeId;

use crate::plan::Role;
use crate::realise::Text;
use crate::scope::Scope;
use crate::teller::Teller;

impl Teller<'_> {
    /// What a place is called that a ludeme looks for in a role: "that square", or "the square looked at" where the ludeme also speaks
    /// of another place by those words.
    pub(crate) fn sought(&self, role: Role, site: &str, node: NodeId, scope: &Scope) -> Text {
        let others: Vec<&str> = [Role::From, Role::To, Role::Between, Role::Site]
            .into_iter()
            .filter(|other| match *other == role {
                // What stands in the way of the outer place is where the search looks, not what it asks.
                true => self.looks_around(node, role),
                false => self.speaks_of(node, *other),
            })
            .filter_map(|other| Some(scope.place(other)?.as_str()))
            .collect();
        let names = [
            format!("that {site}"),
            format!("the {site} looked at"),
            format!("the other {site} looked at"),
        ];
        // Inside a search whose place has other words already, the first words would be those of a place around it.
        let outer = names.iter().position(|name| *name == scope.site.as_str()).unwrap_or(0);
        let free = names.iter().skip(outer).find(|name| !others.contains(&name.as_str()));
        free.unwrap_or(&names[outer]).as_str().into()
    }

    /// Whether a ludeme speaks of the place that has a role outside of it.
    pub(crate) fn speaks_of(&self, node: NodeId, role: Role) -> bool {
        let Some(word) = keyword(role) else { return false };
        let links = &self.state.links;
        let names =
            |part: &NodeId| links.keyword(*part) == Some(word) && links.children(*part).is_empty();
        links.whole(node).into_iter().filter(names).any(|part| !self.is_bound(part, node, role))
    }

    /// Whether a search looks for its places around the place that has the same role outside of it.
    fn looks_around(&self, node: NodeId, role: Role) -> bool {
        let links = &self.state.links;
        let region = links.plain(node).find(|part| links.keyword(*part).is_some());
        region.is_some_and(|region| {
            links.keyword(region) == keyword(role) || self.speaks_of(region, role)
        })
    }

    /// Whether something between a place and a ludeme around it gives the role another place.
    fn is_bound(&self, part: NodeId, node: NodeId, role: Role) -> bool {
        let links = &self.state.links;
        let mut inner = part;
        while inner != node {
            let Some(outer) = links.parent(inner) else { return false };
            let label = links.label(inner);
            let word = links.keyword(outer).unwrap_or_default();
            let binds = match role {
                Role::Site => {
                    matches!(word, "forEach" | "all")
                        && links.plain(outer).find(|part| links.keyword(*part).is_some())
                            != Some(inner)
                }
                Role::To => {
                    matches!(label, Some("if" | "stop" | "of"))
                        && matches!(word, "sites" | "count" | "size" | "all" | "is" | "to")
                        || word == "to" && links.keyword(inner) == Some("apply")
                        || word == "results" && label.is_none()
                }
                Role::From => {
                    label == Some("if") && word == "from"
                        || word == "results" && label != Some("from")
                }
                Role::Between => word == "between",
                _ => false,
            };
            // What the ludeme itself looks for is what a name is wanted for.
            if binds && outer != node {
                return true;
            }
            inner = outer;
        }
        false
    }
}

/// How a description names the place of a role.
fn keyword(role: Role) -> Option<&'static str> {
    match role {
        Role::From => Some("from"),
        Role::To => Some("to"),
        Role::Between => Some("between"),
        Role::Site => Some("site"),
        Role::LastTo | Role::LastSeed | Role::You | Role::Other => None,
    }
}
