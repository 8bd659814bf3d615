//! Requests, read with limits on their size and on the time they take.

use std::io::{ErrorKind, Read};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use super::Status;

/// How much a client may ask of the server.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The largest request, in bytes.
    pub request: usize,
    /// The longest address, in bytes.
    pub address: usize,
    /// How long a client may take to send its request.
    pub patience: Duration,
    /// How long a client may take to receive an answer.
    pub delivery: Duration,
    /// How many clients are served at a time.
    pub clients: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            request: 16 * 1024,
            address: 2048,
            patience: Duration::from_secs(10),
            delivery: Duration::from_secs(60),
            clients: 128,
        }
    }
}

/// How many header lines a request may have.
const MOST_HEADERS: usize = 64;

/// A request that can be answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// The path, still encoded, without the query.
    pub path: String,
    /// The host it is meant for.
    pub host: String,
    /// Whether only the head of the answer is wanted.
    pub head_only: bool,
    /// Whether a page of another site asks for something to use in itself.
    pub foreign: bool,
}

/// Why a request is not answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bad {
    /// The client deserves this answer.
    Refused(Status),
    /// The client has gone, or never said anything.
    Gone,
}

impl Request {
    /// Reads a request. Whatever comes after it stays unread.
    pub fn read(stream: &mut TcpStream, limits: &Limits) -> Result<Self, Bad> {
        let deadline = Instant::now() + limits.patience;
        let mut bytes = Vec::new();
        loop {
            if let Some(request) = Self::parse(&bytes, limits).map_err(Bad::Refused)? {
                return Ok(request);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            // A client that sends a byte now and then must not be waited for each time anew.
            if left.is_zero() {
                return Err(Bad::Refused(Status::TIMEOUT));
            }
            stream.set_read_timeout(Some(left)).map_err(|_| Bad::Gone)?;
            let mut buffer = [0; 4096];
            match stream.read(&mut buffer) {
                Ok(0) => return Err(Bad::Gone),
                Ok(length) => bytes.extend_from_slice(&buffer[..length]),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error)
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    return Err(Bad::Refused(Status::TIMEOUT));
                }
                Err(_) => return Err(Bad::Gone),
            }
        }
    }

    /// The request that some bytes are, or nothing if more of them are needed.
    pub fn parse(bytes: &[u8], limits: &Limits) -> Result<Option<Self>, Status> {
        let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
        let mut parsed = httparse::Request::new(&mut headers);
        let complete = parsed.parse(bytes).map_err(|error| match error {
            httparse::Error::TooManyHeaders => Status::TOO_LARGE,
            _ => Status::BAD_REQUEST,
        })?;
        if complete.is_partial() {
            return if bytes.len() > limits.request { Err(Status::TOO_LARGE) } else { Ok(None) };
        }
        if bytes.len() > limits.request + 4096 {
            return Err(Status::TOO_LARGE);
        }
        let head_only = match parsed.method {
            Some("GET") => false,
            Some("HEAD") => true,
            _ => return Err(Status::BAD_METHOD),
        };
        let address = parsed.path.unwrap_or_default();
        if address.len() > limits.address {
            return Err(Status::LONG_ADDRESS);
        }
        if !address.starts_with('/') {
            return Err(Status::BAD_REQUEST);
        }
        let fields = Fields(parsed.headers);
        if fields.get("transfer-encoding").is_some()
            || fields.get("content-length").is_some_and(|length| length.trim() != "0")
        {
            return Err(Status::NO_BODIES);
        }
        let host = fields.only("host").ok_or(Status::BAD_REQUEST)?;
        let site = fields.get("sec-fetch-site").unwrap_or_default();
        let mode = fields.get("sec-fetch-mode").unwrap_or_default();
        Ok(Some(Self {
            path: address.split(['?', '#']).next().unwrap_or_default().to_owned(),
            host: host.trim().to_owned(),
            head_only,
            // Links that lead here are welcome.
            foreign: matches!(site, "cross-site" | "same-site") && mode != "navigate",
        }))
    }
}

/// The header lines of a request.
struct Fields<'a>(&'a [httparse::Header<'a>]);

impl<'a> Fields<'a> {
    fn all(&self, name: &str) -> impl Iterator<Item = &'a str> {
        let named = self.0.iter().filter(move |field| field.name.eq_ignore_ascii_case(name));
        // What is no text stands for a value that fits nowhere.
        named.map(|field| std::str::from_utf8(field.value).unwrap_or("\u{fffd}"))
    }

    fn get(&self, name: &str) -> Option<&'a str> {
        self.all(name).next()
    }

    /// The value of a line that must not be repeated.
    fn only(&self, name: &str) -> Option<&'a str> {
        let mut all = self.all(name);
        all.next().filter(|_| all.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Option<Request>, Status> {
        Request::parse(text.as_bytes(), &Limits::default())
    }

    #[test]
    fn a_plain_request_is_understood() {
        let request = parse("GET /games/hex/?x=1 HTTP/1.1\r\nHost: localhost:1\r\n\r\n");
        let request = request.unwrap().unwrap();
        assert_eq!((&*request.path, &*request.host), ("/games/hex/", "localhost:1"));
        assert!(!request.head_only && !request.foreign);
        assert_eq!(parse("GET / HTTP/1.1\r\nHost: local"), Ok(None));
    }

    #[test]
    fn what_no_browser_sends_is_refused() {
        let host = "Host: localhost\r\n";
        for (text, status) in [
            ("POST / HTTP/1.1\r\nHost: localhost\r\n\r\n".to_owned(), Status::BAD_METHOD),
            (
                "GET http://localhost/ HTTP/1.1\r\nHost: localhost\r\n\r\n".to_owned(),
                Status::BAD_REQUEST,
            ),
            ("GET / HTTP/1.1\r\n\r\n".to_owned(), Status::BAD_REQUEST),
            (format!("GET / HTTP/1.1\r\n{host}{host}\r\n"), Status::BAD_REQUEST),
            (format!("GET / HTTP/1.1\r\n{host}Content-Length: 5\r\n\r\n"), Status::NO_BODIES),
            (
                format!("GET / HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\n"),
                Status::NO_BODIES,
            ),
            (format!("GET /{} HTTP/1.1\r\n{host}\r\n", "a".repeat(4000)), Status::LONG_ADDRESS),
            (format!("GET / HTTP/1.1\r\n{}", "A: b\r\n".repeat(100)), Status::TOO_LARGE),
            (format!("GET / HTTP/1.1\r\nA: {}", "b".repeat(20_000)), Status::TOO_LARGE),
            ("\u{16}\u{3}\u{1}\u{2}".to_owned(), Status::BAD_REQUEST),
        ] {
            assert_eq!(parse(&text), Err(status), "{text:.80}");
        }
    }

    #[test]
    fn other_sites_may_link_but_not_load() {
        let request = |mode: &str| {
            let fields = format!("Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: {mode}\r\n");
            parse(&format!("GET / HTTP/1.1\r\nHost: localhost\r\n{fields}\r\n")).unwrap().unwrap()
        };
        assert!(!request("navigate").foreign);
        assert!(request("no-cors").foreign && request("cors").foreign);
    }
}
