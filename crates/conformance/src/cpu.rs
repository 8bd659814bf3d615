//! Time that a thread really had, so that figures hold on a busy machine.

use std::time::{Duration, Instant};

/// A watch that runs while this thread runs; where the system does not tell, it shows the time of day.
#[derive(Debug, Clone, Copy)]
pub struct Watch {
    used: Option<Duration>,
    began: Instant,
}

impl Watch {
    /// Starts a watch for the thread that calls.
    pub fn start() -> Self {
        Self { used: used(), began: Instant::now() }
    }

    /// The time since the start; to be asked by the thread that started the watch.
    pub fn elapsed(&self) -> Duration {
        match (self.used, used()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.began.elapsed(),
        }
    }
}

/// The time that the scheduler has given this thread: the first number of its `schedstat`, in nanoseconds.
fn used() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
