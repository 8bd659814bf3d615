//! What the program tells the shell in the end.

use std::io;
use std::process::ExitCode;

use ludoscribe::library::NotFound;
use ludoscribe::manual::output::OutputError;
use ludoscribe::manual::pdf::PdfError;
use web::ServeError;

/// The list for the help. `docs/exit-codes.md` says more.
pub const HELP: &str = "Exit codes:
  0    everything went well
  1    a description is wrong or cannot be used, or something that was asked for failed
  2    the arguments are wrong
  3    a file, a game, a port or a browser that is needed is not there, or cannot be read or written
  130  interrupted";

/// What is needed is not there.
const MISSING: u8 = 3;

/// The code for an error that ended a command.
pub fn code(error: &anyhow::Error) -> ExitCode {
    let missing = error.chain().any(|cause| {
        use ludoscribe::Error::{File, Neither, NotFound as Unknown};
        cause.is::<io::Error>()
            || cause.is::<NotFound>()
            || cause.is::<OutputError>()
            || cause.is::<PdfError>()
            || cause.is::<ServeError>()
            || matches!(cause.downcast_ref(), Some(File { .. } | Neither { .. } | Unknown(_)))
    });
    if missing { ExitCode::from(MISSING) } else { ExitCode::FAILURE }
}
