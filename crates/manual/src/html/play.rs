//! Endings, strategy and the catalogue of moves.

use maud::{Markup, html};

use super::folded::{folded, folded_if};
use super::{MOST_LISTED, Page};
use crate::model::{Ending, Manual, MoveEntry, MoveGroup};

/// From so many kinds of moves on, those of each piece are folded away: nobody reads them one after another.
const MANY_MOVES: usize = 40;

/// More steps of a solution than this are folded away.
const MOST_STEPS: usize = 12;

/// What the section about endings is called.
pub(crate) fn endings_heading(manual: &Manual) -> &'static str {
    match (manual.chapters.is_empty(), manual.solution.is_some()) {
        (false, _) => "How the match ends",
        (true, true) => "The solution",
        (true, false) => "How games end",
    }
}

impl Page<'_> {
    /// The anchor of a group of moves.
    pub(super) fn group_id(&self, number: usize) -> String {
        self.id(&format!("moves-{}", number + 1))
    }

    /// How games end.
    pub(super) fn endings(&self) -> Markup {
        let endings = &self.manual().endings;
        html! {
            @if !endings.is_empty() {
                section id=(self.id("endings")) aria-labelledby=(self.labels("endings-heading")) {
                    h2 id=(self.id("endings-heading")) { (endings_heading(self.manual())) }
                    div class="cards" { @for ending in endings { (self.ending(ending)) } }
                    @if !self.manual().unfinished.is_empty() {
                        p class="frequency" { (self.manual().unfinished) }
                    }
                }
            }
        }
    }

    fn ending(&self, ending: &Ending) -> Markup {
        let shown = ending.figure.and_then(|id| Some((id, self.manual().figure(id)?)));
        html! {
            article class="card" id=[shown.map(|(id, _)| self.figure_id(id))] {
                h3 { (ending.result) }
                p { (ending.reason) }
                @if let Some((_, figure)) = shown {
                    figure {
                        (self.panels(figure))
                        figcaption { (figure.caption) }
                    }
                }
                @if !ending.frequency.is_empty() { p class="frequency" { (ending.frequency) } }
            }
        }
    }

    /// How a puzzle is solved.
    pub(super) fn solution(&self) -> Markup {
        html! {
            @if let Some(solution) = &self.manual().solution {
                // The first steps are shown, the others told.
                @let shown = solution.steps.iter().enumerate().filter_map(|(number, step)| {
                    Some((number, self.manual().figure(step.figure?)?))
                });
                @let told = solution.steps.iter().take_while(|step| step.figure.is_some()).count();
                section id=(self.id("solution")) aria-labelledby=(self.labels("solution-heading")) {
                    h2 id=(self.id("solution-heading")) { "Solved step by step" }
                    p { (solution.intro) }
                    div class="cards" {
                        @for (number, figure) in shown {
                            figure class="card" {
                                (self.panels(figure))
                                figcaption { (number + 1) ". " (figure.caption) }
                            }
                        }
                    }
                    @if told < solution.steps.len() {
                        @let steps = html! {
                            ol class="steps" start=(told + 1) {
                                @for step in &solution.steps[told..] { li { (step.text) } }
                            }
                        };
                        @let summary = html! { "Steps " (told + 1) " to " (solution.steps.len()) };
                        (folded_if(solution.steps.len() - told > MOST_STEPS, summary, steps))
                    }
                }
            }
        }
    }

    /// What is wise.
    pub(super) fn strategy(&self) -> Markup {
        let strategy = &self.manual().strategy;
        html! {
            @if !strategy.is_empty() {
                section id=(self.id("strategy")) aria-labelledby=(self.labels("strategy-heading")) {
                    h2 id=(self.id("strategy-heading")) { "Strategy" }
                    @if !strategy.remark.is_empty() { p { (strategy.remark) } }
                    @if !strategy.advice.is_empty() {
                        ul class="advice" {
                            @for advice in &strategy.advice {
                                li {
                                    span class="weight" {
                                        span aria-hidden="true" class="stars" {
                                            (advice.importance.dots())
                                        }
                                        " Importance: " (advice.importance.words())
                                    }
                                    span class="counsel" { (advice.text) }
                                }
                            }
                        }
                        p class="source" { (strategy.source) }
                    }
                }
            }
        }
    }

    /// The catalogue of moves.
    pub(super) fn moves(&self) -> Markup {
        let groups = &self.manual().moves;
        html! {
            @if !groups.is_empty() {
                section id=(self.id("moves")) aria-labelledby=(self.labels("moves-heading")) {
                    h2 id=(self.id("moves-heading")) { "All moves" }
                    p class="lede" {
                        @if groups.iter().flat_map(|group| &group.moves).any(|entry| !entry.variants.is_empty()) {
                            "There are very many kinds of moves: of each rule one is shown, and what else it does is named. "
                        } @else {
                            "Every kind of move that was seen in play, each with an example. "
                        }
                        @if self.is_shown("arrow") { "Arrows show where a piece can go; the strong one is the move that is made." }
                        @if self.is_shown(picture::alt::SENT) { " A dashed red arrow leads where another player's piece is sent." }
                    }
                    @if groups.iter().map(|group| group.moves.len()).sum::<usize>() >= MANY_MOVES {
                        (self.folded_groups(groups))
                    } @else {
                        @if groups.len() > MOST_LISTED {
                            nav aria-label="Moves by piece" { ul class="columns-list narrow index" { (self.group_items()) } }
                        }
                        @for (number, group) in groups.iter().enumerate() {
                            section id=(self.group_id(number)) class="move-group" {
                                h3 { (group.heading) }
                                (self.entries(group))
                            }
                        }
                    }
                }
            }
        }
    }

    /// The moves of a group; a name that several of them have in a row is their common heading.
    fn entries(&self, group: &MoveGroup) -> Markup {
        let named = |at: usize| group.moves.get(at).map(|entry| &entry.name);
        html! {
            @for (at, entry) in group.moves.iter().enumerate() {
                (self.entry(entry, at > 0 && named(at - 1) == named(at)))
            }
        }
    }

    /// The moves of very many pieces: the names of the pieces stand side by side, each opens its moves.
    fn folded_groups(&self, groups: &[MoveGroup]) -> Markup {
        let summary = |group: &MoveGroup| {
            html! {
                h3 { (group.heading) }
                @if group.moves.len() > 1 { " " span class="count" { (group.moves.len()) " kinds" } }
            }
        };
        html! {
            div class="folded-groups" {
                @for (number, group) in groups.iter().enumerate() {
                    section id=(self.group_id(number)) class="move-group" {
                        (folded(summary(group), &self.entries(group)))
                    }
                }
            }
        }
    }

    /// Whether the words for a picture of a move name something.
    fn is_shown(&self, what: &str) -> bool {
        let moves = self.manual().moves.iter().flat_map(|group| &group.moves);
        let figures = moves.filter_map(|entry| self.manual().figure(entry.figure));
        let mut pictures = figures.filter_map(|figure| figure.before.as_ref());
        pictures.any(|picture| picture.alt.contains(what))
    }

    fn entry(&self, entry: &MoveEntry, continues: bool) -> Markup {
        let shown = self.manual().figure(entry.figure);
        html! {
            article class={ "move" @if continues { " continues" } } id=(self.figure_id(entry.figure)) aria-label=[continues.then_some(&entry.name)] {
                @if !continues { h4 { (entry.name) } }
                @if let Some(figure) = shown {
                    figure {
                        (self.panels(figure))
                        figcaption { (figure.caption) }
                    }
                }
                @if let Some(more) = more(entry) { p class="rule" { (more) } }
                @if let Some(rule) = &entry.rule {
                    p class="rule" { span class="label" { "Rule: " } (rule) }
                }
                @if !entry.also.is_empty() {
                    p class="rule" { span class="label" { "So too: " } (entry.also.join(", ")) "." }
                }
                @if !entry.variants.is_empty() {
                    p class="rule" {
                        span class="label" { "By the same rule: " } (entry.variants.join("; ")) "."
                    }
                }
                @if !entry.frequency.is_empty() { p class="frequency" { (entry.frequency) } }
            }
        }
    }
}

/// What the steps of a move say beyond its caption: how many pieces may be concerned, or what an attack means.
fn more(entry: &MoveEntry) -> Option<String> {
    let counts = |action: &&String| {
        action.contains(" to ") && action.starts_with(|it: char| it.is_ascii_digit())
    };
    let told: Vec<&str> = if entry.frequency.is_empty() {
        entry.actions.iter().map(String::as_str).collect()
    } else {
        entry.actions.iter().filter(counts).map(String::as_str).collect()
    };
    (!told.is_empty()).then(|| told.join(" "))
}
