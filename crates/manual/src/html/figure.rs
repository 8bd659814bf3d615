//! Figures: before, the move itself, and after.

use maud::{Markup, html};

use super::Page;
use crate::model::{Figure, FigureId, KeyEntry, Picture};

/// A picture so many times as wide as high gets more room beside a sentence.
const WIDE: f64 = 1.8;
/// A picture so wide too, in its own units, of which a place has sixty: in the margin its pieces could not be made out.
const LARGE: u32 = 900;
/// A picture wider than this, in the same units, is too fine for two of them side by side on a phone.
const FINE: u32 = 590;
/// A picture so many times as high as wide is tall.
const TALL: f64 = 1.2;
/// A picture in the text is so many letters high at most: a tall one would part the sentences around it.
const TALLEST: f64 = 18.0;
/// A picture of a move or an ending is so many letters high at most.
const PANEL: f64 = 22.0;
/// Pictures so many times as wide as high stand on top of each other.
const VERY_WIDE: f64 = 3.2;

/// Whether a figure is too small to be read in the margin.
pub(super) fn needs_room(figure: &Figure) -> bool {
    // A map has no pieces.
    let has_pieces = !figure.shows.is_empty();
    is_wide(figure, WIDE)
        || has_pieces && shown(figure).is_some_and(|picture| picture.width > LARGE)
}

/// How much room a figure asks for beside its sentence.
fn class(figure: &Figure) -> &'static str {
    match figure {
        figure if needs_room(figure) => "beside-figure wide",
        figure if shown(figure).is_some_and(|picture| picture.width > FINE) => "beside-figure fine",
        _ => "beside-figure",
    }
}

/// The first picture of a figure.
fn shown(figure: &Figure) -> Option<&Picture> {
    [&figure.before, &figure.motion, &figure.after].into_iter().flatten().next()
}

/// Whether the pictures of a figure are so many times as wide as high.
fn is_wide(figure: &Figure, ratio: f64) -> bool {
    shown(figure)
        .is_some_and(|picture| f64::from(picture.width) > ratio * f64::from(picture.height))
}

/// What the areas of a map are called, each beside its colour.
fn key(figure: &Figure) -> Markup {
    html! {
        @if !figure.key.is_empty() {
            ul class="map-key" {
                @for KeyEntry { sign, colour, ink, name } in &figure.key {
                    li {
                        span class="swatch" style={ "background:" (colour) ";color:" (ink) } { (sign) }
                        " " (name)
                    }
                }
            }
        }
    }
}

impl Page<'_> {
    /// The anchor of a figure in the catalogue of moves.
    pub(super) fn figure_id(&self, id: FigureId) -> String {
        self.id(&format!("figure-{}", id.0 + 1))
    }

    /// A small figure that stands beside a sentence: the move as it happens, or its position where nothing may move.
    pub(super) fn beside(&self, id: FigureId, figure: &Figure) -> Markup {
        self.beside_with(id, figure, &html! {})
    }

    /// The same with words between the picture and its caption.
    pub(super) fn beside_with(&self, id: FigureId, figure: &Figure, words: &Markup) -> Markup {
        html! {
            figure class=(class(figure)) {
                (self.leading(id, figure))
                (words)
                figcaption {
                    (figure.caption)
                    @if self.is_first_with_ways(id) {
                        " The thin arrows show where else it could go."
                    }
                    (key(figure))
                }
            }
        }
    }

    /// A small figure of which the words are all there is to say.
    pub(super) fn beside_saying(&self, id: FigureId, figure: &Figure, words: &Markup) -> Markup {
        html! { figure class="beside-figure" { (self.leading(id, figure)) figcaption { (words) } } }
    }

    /// A moment that leads to where it is shown in full; a map is all there is of it.
    fn leading(&self, id: FigureId, figure: &Figure) -> Markup {
        html! {
            @if self.manual().is_catalogued(id) {
                a href={ "#" (self.figure_id(id)) } { (self.moment(figure)) }
            } @else {
                (self.moment(figure))
            }
        }
    }

    /// Whether a figure is the first one in the text with thin arrows, which are explained there.
    fn is_first_with_ways(&self, id: FigureId) -> bool {
        let manual = self.manual();
        let has_ways = |id: FigureId| manual.figure(id).is_some_and(|it| it.scope.has_ways());
        manual.beside.iter().map(|beside| beside.figure).find(|id| has_ways(*id)) == Some(id)
    }

    /// A figure as it happens, or its position where nothing may move.
    fn moment(&self, figure: &Figure) -> Markup {
        let picture = |picture: &Picture, class: &str| {
            let tall = f64::from(picture.height) > TALL * f64::from(picture.width);
            self.picture_up_to(picture, class, tall.then_some(TALLEST))
        };
        html! {
            @match (&figure.motion, figure.before.as_ref().or(figure.after.as_ref())) {
                (Some(motion), Some(still)) => {
                    (picture(motion, "motion"))
                    (picture(still, "still"))
                }
                (Some(only), None) | (None, Some(only)) => (picture(only, "only")),
                (None, None) => {}
            }
        }
    }

    /// The full figure, with all its pictures side by side.
    pub(super) fn panels(&self, figure: &Figure) -> Markup {
        // Beside a picture that is no wider than high there is no paper.
        let panel =
            |picture: &Picture, class: &str| self.picture_up_to(picture, class, Some(PANEL));
        html! {
            @let class = match figure {
                figure if is_wide(figure, VERY_WIDE) => "panels wide",
                figure if is_wide(figure, WIDE) => "panels broad",
                _ => "panels",
            };
            div class=(class) {
                @if let Some(before) = &figure.before {
                    div class="panel" {
                        (panel(before, "only"))
                        @if figure.after.is_some() { p { "Before" } }
                    }
                }
                @if let Some(motion) = &figure.motion {
                    div class="panel moving" { (panel(motion, "motion")) p { "The move" } }
                }
                @if let Some(after) = &figure.after {
                    div class="panel" {
                        (panel(after, "only"))
                        @if figure.before.is_some() { p { "After" } }
                    }
                }
            }
        }
    }
}
