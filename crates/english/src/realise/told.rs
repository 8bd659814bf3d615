//! The ludemes that words tell, each once and in order.

use syntax::NodeId;

/// Lists that are longer than this tell the same ludemes again and again.
const LONG: usize = 128;

/// Puts ludemes in order and leaves out those that are there twice.
pub fn in_order(told: &mut Vec<NodeId>) {
    let (Some(first), Some(last)) = (told.iter().min().copied(), told.iter().max().copied()) else {
        return;
    };
    let width = (last.0 - first.0) as usize + 1;
    // What is gathered from many plans has far more entries than ludemes: ticking these off is quicker than sorting.
    if told.len() > LONG && width < told.len() * 8 {
        let mut seen = vec![false; width];
        told.iter().for_each(|node| seen[(node.0 - first.0) as usize] = true);
        told.clear();
        told.extend(
            (first.0..=last.0).zip(&seen).filter(|(_, seen)| **seen).map(|(id, _)| NodeId(id)),
        );
    } else {
        told.sort_unstable();
        told.dedup();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_there_once_and_in_order() {
        let mut few = [3, 1, 3].map(NodeId).to_vec();
        in_order(&mut few);
        assert_eq!(few, [1, 3].map(NodeId));
        let mut many: Vec<NodeId> = (0..400).map(|number| NodeId(5 + number * 7 % 50)).collect();
        in_order(&mut many);
        assert_eq!(many, (5..55).map(NodeId).collect::<Vec<_>>());
    }
}
