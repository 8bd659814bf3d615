//! Lists of the sizes of groups of which the largest is asked for: "the size of your largest group".

use language::arrays::{ArrayOrInt, IntArray, Results};
use language::ints::{Int, SizeGroup};
use language::refs::SiteOrRegion;
use language::regions::Region;

use crate::realise::{Text, say};
use crate::scope::Scope;
use crate::teller::Teller;

/// What begins a list of sizes.
const SIZES: &str = "the sizes of ";

impl Teller<'_> {
    /// The largest of a list of numbers, where these are the sizes of groups.
    pub(super) fn largest_of_groups(&self, array: &IntArray, scope: &Scope) -> Option<Text> {
        match array {
            IntArray::SizesGroup(_) => one_group(&self.numbers(array, scope), "largest"),
            IntArray::Results(node) => self.largest_around_pieces(node, scope),
            IntArray::Difference(node) => {
                let IntArray::SizesGroup(_) = node.source else { return None };
                let sizes = self.numbers(&node.source, scope);
                match &node.subtraction {
                    // What is taken off a list is taken off once: of two groups of the largest size the other one remains.
                    ArrayOrInt::Int(Int::MaxOfArray(most)) => {
                        let most_of = self.numbers(&most.array, scope);
                        let same = matches!(most.array, IntArray::SizesGroup(_))
                            && most_of.as_str() == sizes.as_str();
                        let second = one_group(&sizes, "second largest").filter(|_| same)?;
                        Some(second.tell(node.id).tell_all(&self.whole(most.id)))
                    }
                    // Each group of one list takes one of the same size off the other.
                    ArrayOrInt::Array(others @ IntArray::SizesGroup(_)) => {
                        let others = self.numbers(others, scope);
                        let groups = others.as_str().strip_prefix(SIZES)?;
                        let largest = one_group(&sizes, "largest")?;
                        let groups = others.reworded(groups);
                        Some(
                            say!("{} not matched one for one by {} of that size", largest, groups)
                                .tell(node.id),
                        )
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The smallest of a list of numbers, where these are the sizes of groups.
    pub(super) fn smallest_of_groups(&self, array: &IntArray, scope: &Scope) -> Option<Text> {
        match array {
            IntArray::SizesGroup(_) => one_group(&self.numbers(array, scope), "smallest"),
            _ => None,
        }
    }

    /// The largest of the groups that the pieces of one player belong to, each looked at from every piece.
    fn largest_around_pieces(&self, node: &Results, scope: &Scope) -> Option<Text> {
        let (SiteOrRegion::Region(Region::SitesOccupied(pieces)), SiteOrRegion::Site(_)) =
            (&node.from, &node.to)
        else {
            return None;
        };
        let plain = pieces.container.is_none()
            && pieces.component.is_none()
            && pieces.top.is_none()
            && pieces.on.is_none();
        let group = self.size_looked_at(&node.function).filter(|_| plain)?;
        let owner = self.area(&Region::SitesOccupied(pieces.clone()), scope).owner?;
        let text = say!("the size of {} largest group", owner.possessive());
        let text = self.connected(text, group.directions.as_ref(), group.id, scope);
        self.speaks_of_groups(true, group.directions.as_ref(), group.id);
        Some(text.tell_all(&self.whole(node.id)))
    }

    /// The size of the group of the first place of each pair; nothing is changed by multiplying it by one.
    fn size_looked_at<'a>(&self, function: &'a Int) -> Option<&'a SizeGroup> {
        match function {
            Int::SizeGroup(group) => {
                let here = matches!(group.at, Int::From(_));
                (here && group.condition.is_none()).then_some(group)
            }
            Int::Mul(product) => {
                let mut others = product.operands.iter().filter(|it| self.constant(it) != Some(1));
                let (only, None) = (others.next()?, others.next()) else { return None };
                self.size_looked_at(only)
            }
            _ => None,
        }
    }
}

/// "the size of your largest group" out of "the sizes of your groups".
fn one_group(sizes: &Text, which: &str) -> Option<Text> {
    let (owner, rest) = sizes.as_str().strip_prefix(SIZES)?.split_once("groups")?;
    let whose = match owner {
        "enemy " => format!("the {which} enemy"),
        "" | "all " | "the " => format!("the {which}"),
        owner => format!("{owner}{which}"),
    };
    Some(sizes.reworded(format!("the size of {whose} group{rest}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_the_groups_is_spoken_of() {
        let told = |sizes: &str, which| one_group(&sizes.into(), which).unwrap_or_default();
        assert_eq!(
            told("the sizes of your groups", "largest").as_str(),
            "the size of your largest group"
        );
        assert_eq!(
            told("the sizes of all groups (connected diagonally)", "second largest").as_str(),
            "the size of the second largest group (connected diagonally)"
        );
    }
}
