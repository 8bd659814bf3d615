//! Whether words and numbers can be read: nothing lies over them, and they stand out.

use kurbo::Rect;

use super::body::Body;
use super::{Drawn, Fault};
use crate::colour::LEAST_CONTRAST;
use crate::ground::Ground;
use crate::model::{Site, SiteType};
use crate::scene::{Content, Layer, Meaning, Scene};

/// Boxes around letters are larger than the letters; so much may they overlap.
const TOUCH: f64 = 1.5;

/// A word or number in the scene.
struct Label {
    bounds: Rect,
    /// The site whose piece or pit it tells the number of.
    site: Option<Site>,
}

/// Looks at all words beside the board, and all numbers on it.
pub fn check(scene: &Scene, drawn: &[Drawn<'_>]) -> Vec<Fault> {
    let mut labels: Vec<Label> = scene
        .nodes
        .iter()
        .filter_map(|node| {
            let site = match node.meaning {
                Meaning::Note(site) => Some(site),
                Meaning::Label => None,
                _ => return None,
            };
            // What is printed on the board lies under the pieces, as it should; what is written on a piece lies within it.
            (node.layer > Layer::Pieces).then(|| Label { bounds: scene.bounds(node), site })
        })
        .collect();
    labels.sort_by(|a, b| a.bounds.x0.total_cmp(&b.bounds.x0));
    let mut faults = pale(scene);
    for (rank, label) in labels.iter().enumerate() {
        let near = labels[rank + 1..].iter().take_while(|other| other.bounds.x0 < label.bounds.x1);
        let clashing = near
            .filter(|other| other.site.is_none() || other.site != label.site)
            .any(|other| overlap(label.bounds, other.bounds));
        faults.extend(clashing.then_some(Fault::Clash("a word", "another")));
        let box_of_label = Body::of_rect(label.bounds.inflate(-TOUCH, -TOUCH));
        let covers = drawn.iter().any(|piece| {
            let line = piece.mark.site.kind == SiteType::Edge
                && matches!(piece.node.content, Content::Shape(_));
            // A plate on a line that players have drawn leaves enough of it to be seen.
            !line
                && label.site != Some(piece.mark.site)
                && overlap(label.bounds, piece.bounds)
                && Body::of(scene, piece.node).depth(&box_of_label) > TOUCH
        });
        faults.extend(covers.then_some(Fault::Clash("a word", "a piece of another site")));
    }
    faults
}

fn overlap(a: Rect, b: Rect) -> bool {
    let both = a.intersect(b);
    both.width() > TOUCH && both.height() > TOUCH
}

/// Words whose colour is too like what lies under them.
fn pale(scene: &Scene) -> Vec<Fault> {
    let ground = Ground::below(scene, Layer::Text);
    let words = scene.nodes.iter().filter(|node| {
        node.layer == Layer::Text && matches!(node.meaning, Meaning::Label | Meaning::Note(_))
    });
    let mut faults = Vec::new();
    for node in words {
        let Content::Shape(shape) = &node.content else { continue };
        let (Some(ink), None) = (shape.fill, &shape.stroke) else { continue };
        let colour = ground.at(scene.bounds(node).center());
        let contrast = ink.over(colour).contrast(colour);
        if contrast < LEAST_CONTRAST {
            faults.push(Fault::Pale(contrast));
        }
    }
    faults
}
