//! Figures: before, the move itself, and after.

use maud::{Markup, html};

use super::Page;
use crate::model::{Figure, FigureId};

/// A picture so many times as wide as high gets more room beside a sentence.
pub(super) const WIDE: f64 = 1.8;
/// Pictures so many times as wide as high stand on top of each other.
const VERY_WIDE: f64 = 3.2;

/// Whether the pictures of a figure are so many times as wide as high.
pub(super) fn is_wide(figure: &Figure, ratio: f64) -> bool {
    let shown = [&figure.before, &figure.motion, &figure.after].into_iter().flatten().next();
    shown.is_some_and(|picture| f64::from(picture.width) > ratio * f64::from(picture.height))
}

impl Page<'_> {
    /// The anchor of a figure in the catalogue of moves.
    pub(super) fn figure_id(&self, id: FigureId) -> String {
        self.id(&format!("figure-{}", id.0 + 1))
    }

    /// A small figure that stands beside a sentence: the move as it happens, or its position where nothing may move.
    pub(super) fn beside(&self, id: FigureId, figure: &Figure) -> Markup {
        html! {
            figure class=(if is_wide(figure, WIDE) { "beside-figure wide" } else { "beside-figure" }) {
                a href={ "#" (self.figure_id(id)) } {
                    @match (&figure.motion, figure.before.as_ref().or(figure.after.as_ref())) {
                        (Some(motion), Some(still)) => {
                            (self.picture(motion, "motion"))
                            (self.picture(still, "still"))
                        }
                        (Some(only), None) | (None, Some(only)) => (self.picture(only, "only")),
                        (None, None) => {}
                    }
                }
                figcaption { (figure.caption) }
            }
        }
    }

    /// The full figure, with all its pictures side by side.
    pub(super) fn panels(&self, figure: &Figure) -> Markup {
        html! {
            div class=(if is_wide(figure, VERY_WIDE) { "panels wide" } else { "panels" }) {
                @if let Some(before) = &figure.before {
                    div class="panel" {
                        (self.picture(before, "only"))
                        @if figure.after.is_some() { p { "Before" } }
                    }
                }
                @if let Some(motion) = &figure.motion {
                    div class="panel moving" { (self.picture(motion, "motion")) p { "The move" } }
                }
                @if let Some(after) = &figure.after {
                    div class="panel" {
                        (self.picture(after, "only"))
                        @if figure.before.is_some() { p { "After" } }
                    }
                }
            }
        }
    }
}
