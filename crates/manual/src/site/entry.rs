//! What the index knows of a manual.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{ENTRY, Review};
use crate::model::Manual;

/// A fingerprint of everything that a manual is made from: while it is the same, the manual need not be made again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key(u64);

impl Key {
    /// The fingerprint of some texts in order.
    pub fn of<'a>(texts: impl IntoIterator<Item = &'a str>) -> Self {
        // FNV-1a: the same on every machine and in every version of the compiler.
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for text in texts {
            for byte in text.bytes().chain([0xff]) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        }
        Self(hash)
    }
}

/// A manual in the index.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    /// The name of the game.
    pub title: String,
    /// The folder of its manual, seen from the index.
    pub folder: String,
    /// Its categories from the widest to the narrowest.
    pub categories: Vec<String>,
    /// The picture of its start within its folder, if it has one.
    pub thumbnail: Option<String>,
    /// Other names under which it is sought.
    pub aliases: String,
    /// What it was made from.
    pub key: Key,
    /// What making it showed.
    pub review: Review,
}

impl Entry {
    /// The entry of a manual.
    pub fn new(manual: &Manual, folder: String, key: Key) -> Self {
        let aliases = manual.credits.iter().find(|credit| credit.label == "Also known as");
        Self {
            title: manual.title.clone(),
            folder,
            categories: manual.categories.clone(),
            thumbnail: manual.setup.as_ref().map(|picture| format!("pictures/{}", picture.file)),
            aliases: aliases.map(|credit| credit.text.clone()).unwrap_or_default(),
            key,
            review: Review::default(),
        }
    }
}

/// A game without a manual.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// Its file.
    pub file: String,
    /// What went wrong.
    pub reason: String,
}

/// The entry of a manual that was made before, if its folder holds one.
pub fn read_entry(folder: &Path) -> Option<Entry> {
    serde_json::from_str(&std::fs::read_to_string(folder.join(ENTRY)).ok()?).ok()
}
