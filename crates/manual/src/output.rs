//! Files on the disk, whole or not at all.
//!
//! Everything is written to a temporary folder beside its place and moved there at the end, so that neither a full disk
//! nor an interruption leaves half a manual.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use crate::html::Embedding;
use crate::model::Book;

/// Files by their paths within a folder.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Files(Vec<(PathBuf, Vec<u8>)>);

/// Why files could not be written.
#[derive(Debug, thiserror::Error)]
pub enum OutputError {
    /// The disk says no.
    #[error("cannot write {path}")]
    Write {
        /// The file or folder.
        path: String,
        /// What the system says.
        source: io::Error,
    },
    /// The place is taken by something that is not ours to replace.
    #[error(
        "{path} exists and is not a folder written by this program; choose another place with -o"
    )]
    Taken {
        /// The place.
        path: String,
    },
}

impl Book {
    /// The files of a view of the book that names its pictures: its text, and all pictures in the folder beside it.
    pub fn folder(&self, name: &str, text: impl Into<Vec<u8>>) -> Files {
        let mut files = Files::default();
        files.add(name, text);
        for (file, bytes) in self.pictures.iter() {
            files.add(Path::new("pictures").join(file), bytes);
        }
        files
    }

    /// The files of the page: it holds its pictures itself, but others may want to show the start of the game.
    pub fn site(&self) -> Files {
        let mut files = Files::default();
        files.add("index.html", crate::html::page(self, Embedding::Inside));
        let setup = self.manual.setup.as_ref().map(|picture| picture.file.as_str());
        if let Some((file, drawing)) = setup.and_then(|file| Some((file, self.pictures.get(file)?)))
        {
            files.add(Path::new("pictures").join(file), drawing.svg());
        }
        files
    }
}

impl Files {
    /// Adds a file.
    pub fn add(&mut self, path: impl Into<PathBuf>, bytes: impl Into<Vec<u8>>) {
        self.0.push((path.into(), bytes.into()));
    }

    /// How many bytes all files have together.
    pub fn size(&self) -> usize {
        self.0.iter().map(|(_, bytes)| bytes.len()).sum()
    }

    /// All files in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = (&Path, &[u8])> {
        self.0.iter().map(|(path, bytes)| (path.as_path(), bytes.as_slice()))
    }
}

/// The file that marks a folder as written by us.
const MARK: &str = ".ludoscribe";

/// What lies beside its place for a moment, in case the program is interrupted.
static UNFINISHED: Mutex<Vec<Beside>> = Mutex::new(Vec::new());

/// Something that lies beside its place.
#[derive(Debug)]
struct Beside {
    path: PathBuf,
    /// Where it was before, if it is an old edition that steps aside.
    came_from: Option<PathBuf>,
}

impl Beside {
    /// Removes it, but an old edition goes back as long as there is no new one.
    fn clear(&self) {
        let back = self.came_from.as_ref().filter(|place| !place.exists());
        if back.is_some_and(|place| fs::rename(&self.path, place).is_ok()) {
            return;
        }
        // Nothing more can be done about what cannot be removed.
        let _ = fs::remove_dir_all(&self.path).or_else(|_| fs::remove_file(&self.path));
    }
}

/// Removes everything that is half-written. For use when the program is interrupted.
pub fn remove_unfinished() {
    let unfinished = UNFINISHED.lock().map(|mut all| std::mem::take(&mut *all)).unwrap_or_default();
    unfinished.iter().for_each(Beside::clear);
}

/// A path that is removed again unless its content was moved to its place.
struct Unfinished(PathBuf);

impl Unfinished {
    fn beside(place: &Path) -> Self {
        Self::new(place, None)
    }

    /// The old edition at a place, on its way out.
    fn old(place: &Path) -> Self {
        Self::new(&place.with_extension("old"), Some(place.to_owned()))
    }

    fn new(place: &Path, came_from: Option<PathBuf>) -> Self {
        let name = place
            .file_name()
            .map_or_else(|| "out".into(), |name| name.to_string_lossy().into_owned());
        let path = place.with_file_name(format!(".{name}.{}.partial", std::process::id()));
        if let Ok(mut all) = UNFINISHED.lock() {
            all.push(Beside { path: path.clone(), came_from });
        }
        Self(path)
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        let Ok(mut all) = UNFINISHED.lock() else { return };
        if let Some(at) = all.iter().position(|one| one.path == self.0) {
            all.swap_remove(at).clear();
        }
    }
}

fn failed(path: &Path) -> impl FnOnce(io::Error) -> OutputError {
    let path = path.display().to_string();
    move |source| OutputError::Write { path, source }
}

/// Writes a folder: what was there from an earlier time is replaced, what is not ours is left alone.
pub fn write_folder(place: &Path, files: &Files) -> Result<(), OutputError> {
    if place.exists() && !is_ours(place) {
        return Err(OutputError::Taken { path: place.display().to_string() });
    }
    make_parent(place)?;
    let unfinished = Unfinished::beside(place);
    // What fails is told by the place that the reader asked for.
    fs::create_dir_all(&unfinished.0).map_err(failed(place))?;
    let mark = b"written by ludoscribe; replaced as a whole\n".as_slice();
    for (path, bytes) in files.iter().chain([(Path::new(MARK), mark)]) {
        write_into(&unfinished.0, path, bytes).map_err(failed(&place.join(path)))?;
    }
    swap_in(&unfinished.0, place)
}

/// Writes one file.
pub fn write_file(place: &Path, bytes: &[u8]) -> Result<(), OutputError> {
    make_parent(place)?;
    let unfinished = Unfinished::beside(place);
    fs::write(&unfinished.0, bytes).map_err(failed(place))?;
    fs::rename(&unfinished.0, place).map_err(failed(place))
}

fn make_parent(place: &Path) -> Result<(), OutputError> {
    match place.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => {
            fs::create_dir_all(parent).map_err(failed(parent))
        }
        _ => Ok(()),
    }
}

/// A folder may be replaced if it is empty or we wrote it.
fn is_ours(place: &Path) -> bool {
    place.join(MARK).is_file()
        || fs::read_dir(place).is_ok_and(|mut entries| entries.next().is_none())
}

fn write_into(folder: &Path, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let full = folder.join(path);
    // The folder itself is not made again: whoever interrupted the program has removed it.
    if let Some(parent) = full.parent().filter(|parent| *parent != folder && !parent.exists()) {
        fs::create_dir(parent)?;
    }
    fs::write(&full, bytes)
}

/// Moves a finished folder to its place. The old one steps aside first and comes back if that fails.
fn swap_in(finished: &Path, place: &Path) -> Result<(), OutputError> {
    if !place.exists() {
        return fs::rename(finished, place).map_err(failed(place));
    }
    let old = Unfinished::old(place);
    fs::rename(place, &old.0).map_err(failed(place))?;
    fs::rename(finished, place).map_err(failed(place))
}
