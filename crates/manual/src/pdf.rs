//! A page as PDF, printed by a browser that is already on the machine.

use std::fs;
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

/// Prints a page that holds everything it needs.
pub fn print(browser: &Path, page: &str) -> Result<Vec<u8>, PdfError> {
    let failed =
        |message: String| PdfError::Failed { browser: browser.display().to_string(), message };
    let folder = Scratch::new().map_err(|error| failed(error.to_string()))?;
    let (html, pdf) = (folder.0.join("page.html"), folder.0.join("page.pdf"));
    fs::write(&html, page).map_err(|error| failed(error.to_string()))?;
    let output = Command::new(browser)
        // The page holds no scripts and loads nothing, so that it needs no sandbox, which some machines cannot give.
        .args([
            "--headless=new",
            "--disable-gpu",
            "--no-sandbox",
            "--no-first-run",
            "--no-pdf-header-footer",
        ])
        .arg(format!("--user-data-dir={}", folder.0.join("profile").display()))
        .arg(format!("--print-to-pdf={}", pdf.display()))
        .arg(&html)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| failed(error.to_string()))?;
    fs::read(&pdf).map_err(|_| {
        let said = String::from_utf8_lossy(&output.stderr);
        failed(said.lines().last().unwrap_or("it said nothing").to_owned())
    })
}

/// A folder for the browser's own files, removed in the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> std::io::Result<Self> {
        let folder = std::env::temp_dir().join(format!("ludoscribe-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Self(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
