//! The matter around the rules: facts, choices and credits.

use serde::Serialize;

/// A fact of the box "at a glance".
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fact {
    /// What it is about.
    pub label: String,
    /// The fact.
    pub value: String,
}

impl Fact {
    /// A fact about something.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Self {
        Self { label: label.into(), value: value.into() }
    }
}

/// A group of choices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OptionGroup {
    /// What is chosen: "Board Size".
    pub heading: String,
    /// What can be chosen.
    pub choices: Vec<Choice>,
}

/// One choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its name: "8x8".
    pub name: String,
    /// What its author says of it.
    pub description: String,
    /// Whether this manual is made with it.
    pub chosen: bool,
    /// What the rules say otherwise with it, in sentences.
    pub changes: Vec<String>,
}

/// A named set of choices.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ruleset {
    /// Its name.
    pub name: String,
    /// The choices that it stands for, by their full names.
    pub options: Vec<String>,
    /// Whether this manual is made with it.
    pub chosen: bool,
    /// What the rules say otherwise with it, in sentences.
    pub changes: Vec<String>,
}

/// A piece of history, or who is to be thanked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Credit {
    /// What it is: "Description", "Author", "Source".
    pub label: String,
    /// The text as its author wrote it.
    pub text: String,
}
