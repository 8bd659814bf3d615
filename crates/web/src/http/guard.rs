//! Who may ask: the browser of the user, not a page from elsewhere that found its way to the loopback address.

use std::net::IpAddr;

use super::Request;

/// Knows which hosts the server answers for.
///
/// A page from elsewhere can point a name of its own at the loopback address (DNS rebinding), and then counts as being
/// of the same origin. It cannot do that with `localhost` or with an address in numbers, so that only these and names
/// that the user allows are answered.
#[derive(Debug, Clone, Default)]
pub struct Guard {
    /// Names that are answered besides.
    pub allowed: Vec<String>,
}

impl Guard {
    /// Whether the request may be answered.
    pub fn admits(&self, request: &Request) -> bool {
        self.admits_host(&request.host) && !request.foreign
    }

    /// Whether the server answers for a host, which may be followed by a port.
    pub fn admits_host(&self, host: &str) -> bool {
        let Some(name) = without_port(host) else { return false };
        let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
        match bare {
            Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
            None => {
                name.eq_ignore_ascii_case("localhost")
                    || matches!(name.parse::<IpAddr>(), Ok(IpAddr::V4(_)))
                    || self.allowed.iter().any(|allowed| name.eq_ignore_ascii_case(allowed))
            }
        }
    }
}

/// The host without its port, if what follows the host is a port.
fn without_port(host: &str) -> Option<&str> {
    let end = match host.find(']') {
        Some(bracket) => bracket + 1,
        None => host.find(':').unwrap_or(host.len()),
    };
    let (name, port) = host.split_at(end);
    let is_port = |port: &str| !port.is_empty() && port.parse::<u16>().is_ok();
    (port.is_empty() || port.strip_prefix(':').is_some_and(is_port)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_from_elsewhere_are_refused() {
        let guard = Guard::default();
        for host in [
            "evil.example",
            "evil.example:4377",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "",
            ":4377",
            "localhost:",
            "localhost:99999",
            "localhost:80:80",
            "[::1",
            "[::1]x",
            "[evil]",
            "127.0.0.1@evil.example",
            "localhost.",
            "0x7f.1",
        ] {
            assert!(!guard.admits_host(host), "{host}");
        }
    }

    #[test]
    fn the_machine_itself_is_admitted() {
        let guard = Guard { allowed: vec!["desk.home".to_owned()] };
        for host in [
            "localhost",
            "LOCALHOST:4377",
            "127.0.0.1",
            "127.0.0.1:1",
            "[::1]",
            "[::1]:4377",
            "192.168.1.7:4377",
            "Desk.Home:4377",
        ] {
            assert!(guard.admits_host(host), "{host}");
        }
        assert!(!Guard::default().admits_host("desk.home"));
    }
}
