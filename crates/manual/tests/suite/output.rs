//! Folders appear whole or not at all.

use std::fs;
use std::path::PathBuf;

use manual::output::{Files, OutputError, write_file, write_folder};

/// A new empty folder for one test.
fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn files(content: &str) -> Files {
    let mut files = Files::default();
    files.add("index.html", content);
    files.add("pictures/a.svg", "<svg/>");
    files
}

/// The names in a folder, hidden ones included.
fn names(folder: &std::path::Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_second_time_replaces_the_first() {
    let folder = scratch("replaces");
    let place = folder.join("deep/chess");
    write_folder(&place, &files("one")).unwrap();
    write_folder(&place, &files("two")).unwrap();
    assert_eq!(fs::read_to_string(place.join("index.html")).unwrap(), "two");
    assert_eq!(names(place.parent().unwrap()), ["chess"], "something temporary was left");
}

#[test]
fn what_is_not_ours_is_left_alone() {
    let folder = scratch("not-ours");
    let place = folder.join("thesis");
    fs::create_dir(&place).unwrap();
    fs::write(place.join("chapter1"), "years of work").unwrap();
    let error = write_folder(&place, &files("one")).unwrap_err();
    assert!(matches!(error, OutputError::Taken { .. }), "{error}");
    assert_eq!(names(&place), ["chapter1"]);
}

#[test]
fn a_failure_leaves_the_old_and_no_rest() {
    let folder = scratch("failure");
    let place = folder.join("chess");
    write_folder(&place, &files("one")).unwrap();
    let mut broken = files("two");
    // A file cannot lie below another file: stands for every error of the disk.
    broken.add("index.html/below", "x");
    assert!(write_folder(&place, &broken).is_err());
    assert_eq!(fs::read_to_string(place.join("index.html")).unwrap(), "one");
    assert_eq!(names(&folder), ["chess"]);
}

#[test]
fn one_file_is_replaced_in_one_step() {
    let folder = scratch("one-file");
    let place = folder.join("chess.html");
    write_file(&place, b"one").unwrap();
    write_file(&place, b"two").unwrap();
    assert_eq!(fs::read(&place).unwrap(), b"two");
    assert_eq!(names(&folder), ["chess.html"]);
}
