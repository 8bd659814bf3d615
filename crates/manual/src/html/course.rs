//! The course of the text down the page, and which of its figures find room in the margin.
//!
//! A figure in the margin begins beside its sentence, or below the figure before it. Where sentences are short and figures tall,
//! it would come to stand far below its sentence: then it stands in the text instead. How far the text has come is estimated, since
//! only a browser knows.

use super::figure::needs_room;
use crate::model::{Figure, FigureId};

/// The letters of a full line.
const LINE: usize = 80;
/// So many letters of a line are lost to the right of each level of a list.
const INDENT: usize = 3;
/// The height of a line, and of the gap between paragraphs or items, in pixels.
const HEIGHT: f64 = 27.0;
const GAP: f64 = 10.0;
/// The height of a heading.
const HEADING: f64 = 60.0;
/// The width of the margin, the letters of a line there, the height of such a line, and the gap below a figure.
const MARGIN: f64 = 240.0;
const CAPTION_LINE: usize = 34;
const CAPTION_HEIGHT: f64 = 20.5;
const BELOW: f64 = 36.0;
/// So many figures stand side by side where they take the margin too, and so high is a line of them with their words.
const IN_LINE: usize = 4;
const LINE_OF_FIGURES: f64 = 340.0;
/// So many stand side by side in the text.
const WAYS_IN_LINE: usize = 3;
/// So far below its sentence a figure may begin.
const DRIFT: f64 = 110.0;

/// Where the figures of a sentence stand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Place {
    /// There are none.
    Nowhere,
    /// A single one stands in the margin.
    Margin,
    /// Several, or one for which there is no room there, stand below the words, so high.
    Row(f64),
}

/// How far the text has come, and how far down the margin is taken.
#[derive(Debug, Default)]
pub(super) struct Course {
    /// The sentences that have been passed, counted as `Document::sentences` does.
    sentences: usize,
    text: f64,
    margin: f64,
    /// Where the margin ends, if what follows the text takes it.
    end: Option<f64>,
}

impl Course {
    /// Passes some sentences and says which ones.
    pub(super) fn pass(&mut self, sentences: usize) -> std::ops::Range<usize> {
        let first = self.sentences;
        self.sentences += sentences;
        first..self.sentences
    }

    /// The next sentence.
    pub(super) fn next_sentence(&self) -> usize {
        self.sentences
    }

    /// Passes so many figures side by side with words below them. They take the margin too.
    pub(super) fn gallery(&mut self, figures: usize) {
        self.text = self.text.max(self.margin) + figures.div_ceil(IN_LINE) as f64 * LINE_OF_FIGURES;
        self.end = None;
    }

    /// Passes so many figures side by side in the text, which leave the margin alone.
    pub(super) fn ways(&mut self, figures: usize) {
        self.text += figures.div_ceil(WAYS_IN_LINE) as f64 * LINE_OF_FIGURES;
    }

    /// Says that a gallery follows after so many letters in a list: no figure of theirs may reach down to it.
    pub(super) fn before_gallery(&mut self, paragraphs: &[usize], depth: usize) {
        let height: f64 = paragraphs.iter().map(|letters| height_of_text(*letters, depth)).sum();
        self.end = Some(self.text + height);
    }

    /// Passes a heading.
    pub(super) fn heading(&mut self) {
        self.text += HEADING;
    }

    /// Passes a paragraph of so many letters in a list so deep.
    pub(super) fn text(&mut self, letters: usize, depth: usize) {
        self.text += height_of_text(letters, depth);
    }

    /// How far down the text has come.
    pub(super) fn height(&self) -> f64 {
        self.text
    }

    /// Says that what has been passed from there on is folded into one line.
    pub(super) fn fold_from(&mut self, height: f64) {
        self.text = height + height_of_text(1, 0);
    }

    /// Where the figures of the next sentence stand.
    pub(super) fn place(&mut self, figures: &[(FigureId, &Figure)]) -> Place {
        let Some((_, first)) = figures.first() else { return Place::Nowhere };
        let height = height(first);
        let begins = self.margin.max(self.text);
        let wide = figures.iter().any(|(_, figure)| needs_room(figure));
        let too_long = self.end.is_some_and(|end| begins + height > end + DRIFT);
        if figures.len() > 1 || wide || begins - self.text > DRIFT || too_long {
            // The text grows by what stands in it.
            self.end = self.end.map(|end| end + height);
            return Place::Row(height);
        }
        self.margin = begins + height;
        Place::Margin
    }

    /// Passes the figures that stand below the words.
    pub(super) fn done(&mut self, place: Place) {
        if let Place::Row(height) = place {
            self.text += height;
        }
    }
}

/// The height of a paragraph of so many letters in a list so deep.
fn height_of_text(letters: usize, depth: usize) -> f64 {
    let line = LINE.saturating_sub(depth * INDENT).max(LINE / 2);
    letters.div_ceil(line) as f64 * HEIGHT + GAP
}

/// The height of a figure of the margin's width with its caption.
fn height(figure: &Figure) -> f64 {
    let shown = figure.motion.as_ref().or(figure.before.as_ref()).or(figure.after.as_ref());
    let ratio = shown.map_or(1.0, |it| f64::from(it.height) / f64::from(it.width.max(1)));
    let caption = figure.caption.len().div_ceil(CAPTION_LINE) as f64 * CAPTION_HEIGHT;
    let key = figure.key.len() as f64 * CAPTION_HEIGHT;
    MARGIN * ratio + caption + key + BELOW
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Picture, Scope};

    fn figure() -> Figure {
        let picture = Picture { file: String::new(), alt: String::new(), width: 100, height: 100 };
        Figure {
            caption: "White moves.".to_owned(),
            before: Some(picture),
            motion: None,
            after: None,
            shows: vec![],
            key: vec![],
            scope: Scope::Own,
        }
    }

    #[test]
    fn figures_of_short_sentences_leave_the_margin_when_it_is_taken() {
        let figure = figure();
        let one = [(FigureId(0), &figure)];
        let mut course = Course::default();
        assert_eq!(course.place(&one), Place::Margin);
        course.text(60, 0);
        assert!(matches!(course.place(&one), Place::Row(_)), "the one before reaches far below");
        course.text(1000, 0);
        assert_eq!(course.place(&one), Place::Margin, "a long text has gone past it");
        assert!(matches!(course.place(&[one[0], one[0]]), Place::Row(_)), "two stand side by side");
        assert_eq!(course.place(&[]), Place::Nowhere);
    }

    #[test]
    fn a_figure_does_not_reach_down_to_a_gallery() {
        let figure = figure();
        let one = [(FigureId(0), &figure)];
        let mut course = Course::default();
        course.before_gallery(&[100], 0);
        assert!(matches!(course.place(&one), Place::Row(_)), "the text is too short for it");
        course.gallery(4);
        assert_eq!(course.place(&one), Place::Margin, "after the gallery there is room again");
        let mut course = Course::default();
        course.before_gallery(&[900, 100], 0);
        assert_eq!(course.place(&one), Place::Margin, "the text is long enough");
    }
}
