//! What is wrong with a description, and where.

use crate::source::Span;
use crate::tree::Call;

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing; nothing is wrong.
    Note,
    /// Probably not what was meant.
    Warning,
    /// The description cannot be used.
    Error,
}

/// One message for the author of a description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// One sentence without a full stop.
    pub message: String,
    /// Where: the first is the place, the others give context.
    pub labels: Vec<Label>,
    /// What was expected, what the reader may try.
    pub help: Vec<String>,
}

/// A place with a remark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    /// The place.
    pub span: Span,
    /// The remark; may be empty.
    pub text: String,
}

impl Diagnostic {
    /// An error with no place yet.
    pub fn error(message: impl Into<String>) -> Self {
        Self { severity: Severity::Error, message: message.into(), labels: vec![], help: vec![] }
    }

    /// A warning with no place yet.
    pub fn warning(message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, ..Self::error(message) }
    }

    /// A note with no place yet.
    pub fn note(message: impl Into<String>) -> Self {
        Self { severity: Severity::Note, ..Self::error(message) }
    }

    /// Points at a place.
    #[must_use]
    pub fn at(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push(Label { span, text: text.into() });
        self
    }

    /// Tells through which calls of defines the place came, the innermost first.
    #[must_use]
    pub fn through(mut self, calls: &[Call], mut via: Option<u32>) -> Self {
        while let Some(call) = via.and_then(|via| calls.get(via as usize)) {
            self = self.at(call.span, format!("in this call of \"{}\"", call.name));
            via = call.via;
        }
        self
    }

    /// Adds advice.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help.push(text.into());
        self
    }
}
