//! How far a long check has come, shown while it runs.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for a number of games; it is drawn only where somebody watches.
pub fn bar(what: &str, games: usize) -> ProgressBar {
    let bar = ProgressBar::new(games as u64);
    let style = "{prefix} {bar:30} {pos}/{len} {msg} [{elapsed} / {duration}]";
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    bar.set_prefix(what.to_owned());
    bar
}
