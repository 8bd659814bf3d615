//! A server for tests, and a client that can misbehave.
#![allow(dead_code, reason = "each test uses some of it")]

use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use ludoscribe::{Reader, survey};
use web::{Guard, Limits, Server, Settings, Shelf, Stop};

/// A server that runs until it is dropped.
pub struct Running {
    pub address: SocketAddr,
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    /// Serves a shelf with little patience, so that tests need not wait.
    pub fn start(shelf: Shelf) -> Self {
        let patience = Duration::from_millis(700);
        Self::with(shelf, Limits { patience, ..Limits::default() })
    }

    /// Serves a shelf.
    pub fn with(shelf: Shelf, limits: Limits) -> Self {
        let settings = Settings {
            bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 0,
            reader: Reader::new(),
            survey: survey::Settings { moves: 2000, ..survey::Settings::default() },
            guard: Guard::default(),
            limits,
            report: |_| (),
        };
        let server = Server::bind(shelf, settings).expect("a port is free");
        let (address, stop) = (server.address(), server.stop_handle());
        let thread = Some(thread::spawn(move || server.run()));
        Self { address, stop, thread }
    }

    /// Sends bytes and gives back all that the server answers until it ends the connection.
    pub fn say(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        // The server may refuse while we are still talking.
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Asks for a path as a browser would.
    pub fn get(&self, path: &str) -> String {
        self.say(format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.address).as_bytes())
    }

    /// The status of the answer to a path.
    pub fn status(&self, path: &str) -> u16 {
        status(&self.get(path))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.stop();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The status of an answer; zero if there was none.
pub fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0)
}

/// An empty folder for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A small game with as many squares to a side as is said.
pub fn game(name: &str, side: u32) -> String {
    format!(
        r#"(game "{name}" (players 2)
    (equipment {{(board (square {side})) (piece "Disc" Each)}})
    (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win))))
)
"#
    )
}
