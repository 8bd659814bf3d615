//! What goes to the terminal beside the results.

use std::io::IsTerminal;

use ludoscribe::{Error, Problems};
use syntax::{Diagnostic, Sources};

/// Shows a message about a description, with colours where they can be seen.
pub fn show(diagnostic: &Diagnostic, sources: &Sources) {
    let coloured = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let message =
        if coloured { diagnostic.render_styled(sources) } else { diagnostic.render(sources) };
    eprintln!("{message}\n");
}

/// Ends the program without complaint when what reads its output has enough, as `head` has.
pub fn stop_quietly_when_nobody_reads() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let message = panic.payload().downcast_ref::<String>();
        if message.is_some_and(|it| it.contains("failed printing to stdout")) {
            // What a shell reports for a program that was ended by a broken pipe.
            std::process::exit(141);
        }
        usual(panic);
    }));
}

/// Shows several messages.
pub fn show_all(problems: &Problems) {
    for problem in &problems.diagnostics {
        show(problem, &problems.sources);
    }
}

/// Shows what is wrong with a description; any other error is passed on.
pub fn shown(error: Error) -> anyhow::Error {
    match error {
        Error::Description(problems) => {
            show_all(&problems);
            Shown.into()
        }
        other => other.into(),
    }
}

/// Says what a user should know though all went well.
pub fn warn(message: &str) {
    eprintln!("warning: {message}");
}

/// Shows what went wrong outside of a description.
pub fn complain(error: &anyhow::Error) {
    // What was wrong with a description has been shown already.
    if error.downcast_ref::<Shown>().is_none() {
        // A cause that the message names already is not told again.
        let mut message = error.to_string();
        for cause in error.chain().skip(1).map(ToString::to_string) {
            if !message.contains(&cause) {
                message = format!("{message}: {cause}");
            }
        }
        eprintln!("error: {message}");
    }
}

/// An error whose messages have been shown.
#[derive(Debug)]
pub struct Shown;

impl std::fmt::Display for Shown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the description has errors")
    }
}

impl std::error::Error for Shown {}
