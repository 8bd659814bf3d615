//! A page as PDF, printed by a browser that is already on the machine.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Why there is no PDF.
#[derive(Debug, thiserror::Error)]
pub enum PdfError {
    /// There is no browser.
    #[error(
        "PDF is printed by Chromium, and none was found: install chromium, or name one in the variable CHROME \
         (looked for {0})"
    )]
    NoBrowser(String),
    /// The browser failed.
    #[error("{browser} could not print the page: {message}")]
    Failed {
        /// The browser.
        browser: String,
        /// What it said.
        message: String,
    },
}

const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// The browser to print with: the one named by `CHROME`, or the first that is found on the path.
pub fn find_browser(
    chosen: Option<PathBuf>,
    path: Option<&std::ffi::OsStr>,
) -> Result<PathBuf, PdfError> {
    if let Some(chosen) = chosen {
        return Ok(chosen);
    }
    let folders: Vec<PathBuf> =
        path.map(|path| std::env::split_paths(path).collect()).unwrap_or_default();
    NAMES
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|candidate| candidate.is_file())
        .ok_or_else(|| PdfError::NoBrowser(NAMES.join(", ")))
}

/// Prints a page on the disk to a PDF beside it.
pub fn print(browser: &Path, page: &Path, pdf: &Path, profile: &Path) -> Result<(), PdfError> {
    let failed =
        |message: String| PdfError::Failed { browser: browser.display().to_string(), message };
    let output = Command::new(browser)
        .args([
            "--headless=new",
            "--disable-gpu",
            "--no-sandbox",
            "--no-first-run",
            "--no-pdf-header-footer",
        ])
        .arg(format!("--user-data-dir={}", profile.display()))
        .arg(format!("--print-to-pdf={}", pdf.display()))
        .arg(page)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| failed(error.to_string()))?;
    if pdf.is_file() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(failed(said.lines().last().unwrap_or("it said nothing").to_owned()))
}
