//! The position as rows of numbers, as records list it, and the hash of these rows.

use std::fmt::Write;

use board::SiteType;

use crate::world::World;

/// One row: site, level, component, owner, count, state, rotation, value.
pub type Row = [i32; 8];

impl World<'_> {
    /// The rows of each container and site type, under keys such as `0C`.
    pub fn rows(&self) -> Vec<(String, Vec<Row>)> {
        let mut all = Vec::new();
        for (index, container) in self.program.containers.iter().enumerate() {
            let kinds: &[SiteType] = if index == 0 {
                &[SiteType::Cell, SiteType::Vertex, SiteType::Edge]
            } else {
                &[SiteType::Cell]
            };
            for &kind in kinds {
                let sites = if index == 0 {
                    0..self.program.layout.elements[kind as usize]
                } else {
                    container.first..container.first + container.size
                };
                let mut rows = Vec::new();
                for site in sites {
                    let slot = if index == 0 {
                        self.program.layout.base[kind as usize] + site
                    } else {
                        site
                    };
                    self.site_rows(site as i32, slot, &mut rows);
                }
                if !rows.is_empty() {
                    let letter = &kind.name()[..1];
                    all.push((format!("{index}{letter}"), rows));
                }
            }
        }
        all
    }

    fn site_rows(&self, site: i32, slot: usize, rows: &mut Vec<Row>) {
        let s = &self.state;
        if self.program.layout.needs.stacks {
            for level in 0..s.stack_size(slot) as i32 {
                let l = s.level(slot, level);
                rows.push([site, level, l.what, l.who, 1, l.state, l.rotation, l.value]);
            }
            return;
        }
        if self.program.puzzle.is_some() {
            return;
        }
        let row = [
            site,
            0,
            s.what(slot),
            s.who(slot),
            s.count(slot),
            s.local_state(slot),
            s.rotation(slot),
            s.value(slot),
        ];
        if !s.is_empty(slot) || row[2..].iter().any(|&x| x != 0) {
            rows.push(row);
        }
    }

    /// The hash of the rows.
    pub fn rows_hash(&self) -> u64 {
        let mut text = String::new();
        for (key, rows) in self.rows() {
            for row in rows {
                if !text.is_empty() {
                    text.push('\n');
                }
                text.push_str(&key);
                for number in row {
                    let _ = write!(text, ",{number}");
                }
            }
        }
        fnv(text.as_bytes())
    }
}

/// FNV-1a with 64 bits.
pub fn fnv(bytes: &[u8]) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}
