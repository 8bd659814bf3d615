//! Messages about a description as JSON.

use ludoscribe::Place;
use serde_json::{Value, json};
use syntax::{Diagnostic, Severity, Sources};

/// A message with all the places it points at.
pub fn diagnostic(problem: &Diagnostic, sources: &Sources) -> Value {
    let labels: Vec<Value> = problem
        .labels
        .iter()
        .map(|label| {
            let Place { file, line, column } = Place::of(label.span, sources);
            json!({"file": file, "line": line, "column": column, "text": label.text})
        })
        .collect();
    json!({
        "severity": severity(problem.severity), "message": problem.message,
        "places": labels, "help": problem.help,
    })
}

fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}
