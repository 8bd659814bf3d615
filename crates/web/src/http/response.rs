//! Answers.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// A status with the words that go with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Status(pub u16, pub &'static str);

impl Status {
    pub const OK: Self = Self(200, "OK");
    pub const SEE_OTHER: Self = Self(303, "See Other");
    pub const BAD_REQUEST: Self = Self(400, "Bad Request");
    pub const FORBIDDEN: Self = Self(403, "Forbidden");
    pub const NOT_FOUND: Self = Self(404, "Not Found");
    pub const BAD_METHOD: Self = Self(405, "Method Not Allowed");
    pub const TIMEOUT: Self = Self(408, "Request Timeout");
    pub const NO_BODIES: Self = Self(413, "Content Too Large");
    pub const LONG_ADDRESS: Self = Self(414, "URI Too Long");
    pub const MISDIRECTED: Self = Self(421, "Misdirected Request");
    pub const TOO_LARGE: Self = Self(431, "Request Header Fields Too Large");
    pub const FAILED: Self = Self(500, "Internal Server Error");
    pub const BUSY: Self = Self(503, "Service Unavailable");
}

/// What keeps an answer from doing harm, whatever is in it.
const PRECAUTIONS: &str = "X-Content-Type-Options: nosniff\r\n\
    Referrer-Policy: no-referrer\r\n\
    Cross-Origin-Resource-Policy: same-origin\r\n\
    Cross-Origin-Opener-Policy: same-origin\r\n\
    X-Frame-Options: SAMEORIGIN\r\n";

/// An answer.
#[derive(Debug, Clone)]
pub struct Response {
    /// How it went.
    pub status: Status,
    kind: &'static str,
    policy: &'static str,
    location: Option<String>,
    lasting: bool,
    body: Vec<u8>,
}

impl Response {
    fn new(kind: &'static str, body: impl Into<Vec<u8>>) -> Self {
        Self {
            status: Status::OK,
            kind,
            policy: "frame-ancestors 'self'",
            location: None,
            lasting: false,
            body: body.into(),
        }
    }

    /// A page.
    pub fn html(body: String) -> Self {
        Self::new("text/html; charset=utf-8", body)
    }

    /// A file of the program or of an edition, by the end of its name.
    pub fn file(name: &str, body: impl Into<Vec<u8>>) -> Self {
        let (kind, policy) = match name.rsplit('.').next() {
            // A picture that is opened by itself is a document: it may look, but not do.
            Some("svg") => {
                ("image/svg+xml", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
            }
            Some("png") => ("image/png", "default-src 'none'"),
            Some("gif") => ("image/gif", "default-src 'none'"),
            Some("webp") => ("image/webp", "default-src 'none'"),
            Some("js") => ("text/javascript; charset=utf-8", "default-src 'none'"),
            Some("css") => ("text/css; charset=utf-8", "default-src 'none'"),
            _ => ("application/octet-stream", "default-src 'none'"),
        };
        Self { policy, ..Self::new(kind, body) }
    }

    /// An answer that is nothing but its status.
    pub fn plain(status: Status) -> Self {
        let body = format!("{} {}\n", status.0, status.1);
        Self { status, ..Self::new("text/plain; charset=utf-8", body) }
    }

    /// Sends the client elsewhere on this server.
    pub fn see(place: String) -> Self {
        Self { location: Some(place), ..Self::plain(Status::SEE_OTHER) }
    }

    /// The start of a stream of events.
    pub fn events() -> Self {
        Self::new("text/event-stream; charset=utf-8", "")
    }

    /// With another status.
    #[must_use]
    pub fn with(self, status: Status) -> Self {
        Self { status, ..self }
    }

    /// With a policy of what the page may load.
    #[must_use]
    pub fn under(self, policy: &'static str) -> Self {
        Self { policy, ..self }
    }

    /// The browser may keep it: it never changes.
    #[must_use]
    pub fn lasting(self) -> Self {
        Self { lasting: true, ..self }
    }

    /// The lines before the body.
    fn head(&self, length: Option<usize>) -> String {
        let Status(code, words) = self.status;
        let cache = if self.lasting { "private, max-age=3600, immutable" } else { "no-store" };
        let mut head = format!(
            "HTTP/1.1 {code} {words}\r\nContent-Type: {}\r\nCache-Control: {cache}\r\n\
             Content-Security-Policy: {}\r\n{PRECAUTIONS}Connection: close\r\n",
            self.kind, self.policy
        );
        if let Some(length) = length {
            head += &format!("Content-Length: {length}\r\n");
        }
        if let Some(location) = &self.location {
            head += &format!("Location: {location}\r\n");
        }
        if self.status == Status::BAD_METHOD {
            head += "Allow: GET, HEAD\r\n";
        }
        head + "\r\n"
    }

    /// Sends the answer and ends the connection.
    pub fn send(
        &self,
        stream: &mut TcpStream,
        head_only: bool,
        patience: Duration,
    ) -> io::Result<()> {
        let deadline = Instant::now() + patience;
        send(stream, self.head(Some(self.body.len())).as_bytes(), deadline)?;
        if !head_only {
            send(stream, &self.body, deadline)?;
        }
        finish(stream)
    }

    /// Sends the answer if that can be done at once. Whoever is turned away must not keep others waiting.
    pub fn dismiss(&self, stream: &mut TcpStream) {
        let deadline = Instant::now() + Duration::from_millis(20);
        let head = self.head(Some(self.body.len()));
        let _ = send(stream, &[head.as_bytes(), &self.body].concat(), deadline);
    }

    /// Sends the head of an answer whose body has no known length.
    pub fn begin(&self, stream: &mut TcpStream, patience: Duration) -> io::Result<()> {
        send(stream, self.head(None).as_bytes(), Instant::now() + patience)
    }
}

/// Sends bytes; a client that takes too long to receive them is given up.
pub fn send(stream: &mut TcpStream, mut bytes: &[u8], deadline: Instant) -> io::Result<()> {
    while !bytes.is_empty() {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        stream.set_write_timeout(Some(left))?;
        let sent = stream.write(&bytes[..bytes.len().min(64 * 1024)])?;
        bytes = &bytes[sent..];
    }
    Ok(())
}

/// Ends a connection so that the client sees the answer even if it has sent more than was read.
fn finish(stream: &mut TcpStream) -> io::Result<()> {
    stream.shutdown(Shutdown::Write)?;
    stream.set_read_timeout(Some(Duration::from_millis(200)))?;
    let mut rest = [0; 4096];
    for _ in 0..64 {
        if !matches!(stream.read(&mut rest), Ok(1..)) {
            break;
        }
    }
    Ok(())
}
