//! Games looked at on several threads.

use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::{Result, anyhow};
use rayon::prelude::*;

/// Rules may be deep inside each other.
const STACK: usize = 16 << 20;

/// What comes of looking at each of some things on some threads; nothing comes of some. The order is kept.
pub fn each<T: Sync, R: Send>(
    things: &[T],
    threads: usize,
    look: impl Fn(&T) -> Option<R> + Sync + Send,
) -> Result<Vec<R>> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK).build()?;
    Ok(pool.install(|| things.par_iter().filter_map(look).collect()))
}

/// Does something that must not panic; if it does, that is the error.
pub fn unpanicked<R>(work: impl FnOnce() -> Result<R>) -> Result<R> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(anyhow!("panic")))
}
