//! What clients may ask, and what they get if they ask for too much.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use crate::common::{Running, folder, game, status};
use web::{Limits, Shelf};

fn library(name: &str) -> Running {
    Running::start(shelf(name))
}

fn shelf(name: &str) -> Shelf {
    let place = folder(name);
    std::fs::create_dir_all(place.join("games/line")).unwrap();
    std::fs::write(place.join("secret.txt"), "the secret").unwrap();
    std::fs::write(place.join("secret.lud"), "the secret").unwrap();
    std::fs::write(place.join("games/line/three.lud"), game("Three & <More>", 3)).unwrap();
    std::fs::write(place.join("games/broken.lud"), "(game \"Broken\" (players 2)").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(place.join("secret.lud"), place.join("games/link.lud")).unwrap();
    Shelf::Folder(place.join("games"))
}

#[test]
fn a_folder_is_a_library() {
    let server = library("library");
    let index = server.get("/");
    assert_eq!(status(&index), 200);
    assert!(index.contains("Three &amp; &lt;More&gt;"), "{index}");
    assert!(index.contains("games/three/index.html"), "{index}");
    assert!(index.contains("broken.lud"), "games with errors are listed");
    assert!(!index.contains("link.lud"), "{index}");
    assert_eq!(server.status("/games/three/thumbnail.svg"), 200);
    let preview = server.get("/games/three/");
    assert!(preview.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"));
    assert!(preview.contains("nosniff") && preview.contains("no-store"));
    // The manual is made on demand.
    let manual = server.get("/games/three/manual");
    assert_eq!(status(&manual), 303, "{manual}");
    let place = manual.lines().find_map(|line| line.strip_prefix("Location: ")).unwrap();
    let page = server.get(&format!("/games/three/{place}"));
    assert!(page.contains("Three &amp; &lt;More&gt;"), "{page}");
    assert_eq!(server.status(&format!("/games/three/{place}pictures/setup.svg")), 200);
    assert_eq!(server.status(&format!("/games/three/{place}pictures/no.svg")), 404);
    let broken = server.get("/games/broken/manual");
    assert_eq!(status(&broken), 500);
    assert!(broken.contains("broken.lud:1:1"), "{broken}");
}

#[test]
fn nothing_outside_of_the_folder_is_served() {
    let server = library("outside");
    for path in [
        "/../secret.txt",
        "/../../../../../../etc/passwd",
        "/games/../../secret.txt",
        "/games/../secret/",
        "/games/link/",
        "/games/secret/",
        "/games/three/1/pictures/../../../../secret.txt",
        "/%2e%2e/secret.txt",
        "/games/%2e%2e%2fsecret/",
        "/games/..%5csecret/",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/preview.js",
        "/games/three.lud",
        "/line/three.lud",
        "//etc/passwd",
        "/games/three/%00",
        "/\u{202e}",
    ] {
        let answer = server.get(path);
        assert!(matches!(status(&answer), 400 | 404), "{path}: {answer}");
        assert!(!answer.contains("the secret") && !answer.contains("root:"), "{path}");
    }
}

#[test]
fn names_from_elsewhere_are_not_answered() {
    let server = library("rebinding");
    let ask = |host: &str| {
        status(&server.say(format!("GET / HTTP/1.1\r\nHost: {host}\r\n\r\n").as_bytes()))
    };
    assert_eq!(ask("evil.example"), 421);
    assert_eq!(ask(&format!("evil.example:{}", server.address.port())), 421);
    assert_eq!(ask("localhost"), 200);
    assert_eq!(ask(&server.address.to_string()), 200);
    let foreign = "Host: localhost\r\nSec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\n";
    assert_eq!(status(&server.say(format!("GET / HTTP/1.1\r\n{foreign}\r\n").as_bytes())), 403);
}

#[test]
fn bad_requests_are_answered_and_forgotten() {
    let server = library("bad");
    let host = "Host: localhost\r\n";
    let large = "x".repeat(5 << 20);
    for (request, expected) in [
        ("nonsense\r\n\r\n".to_owned(), 400),
        ("GET / HTTP/9.9\r\n\r\n".to_owned(), 400),
        (format!("DELETE / HTTP/1.1\r\n{host}\r\n"), 405),
        (format!("POST / HTTP/1.1\r\n{host}Content-Length: 9\r\n\r\nname=data"), 405),
        (format!("GET / HTTP/1.1\r\n{host}Content-Length: {}\r\n\r\n{large}", large.len()), 413),
        (format!("GET /{} HTTP/1.1\r\n{host}\r\n", &large[..9000]), 414),
        (format!("GET / HTTP/1.1\r\n{host}Cookie: {large}\r\n\r\n"), 431),
        (format!("GET / HTTP/1.1\r\n{host}{}\r\n", "A: b\r\n".repeat(500)), 431),
        (format!("HEAD / HTTP/1.1\r\n{host}\r\n"), 200),
    ] {
        let answer = server.say(request.as_bytes());
        assert_eq!(status(&answer), expected, "{request:.60}: {answer:.200}");
    }
    assert!(server.say(format!("HEAD / HTTP/1.1\r\n{host}\r\n").as_bytes()).ends_with("\r\n\r\n"));
    assert_eq!(server.status("/"), 200);
}

#[test]
fn slow_clients_are_given_up() {
    let server = library("slow");
    // One that says nothing, one that stops in the middle, and one that drips.
    let mut silent = TcpStream::connect(server.address).unwrap();
    let mut half = TcpStream::connect(server.address).unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nHost: loc").unwrap();
    let mut dripping = TcpStream::connect(server.address).unwrap();
    let mut drip = dripping.try_clone().unwrap();
    thread::spawn(move || {
        for byte in b"GET / HTTP/1.1\r\nX: ".iter().cycle().take(400) {
            if drip.write_all(&[*byte]).is_err() {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
    });
    assert_eq!(server.status("/"), 200, "the others do not wait");
    for stream in [&mut silent, &mut half, &mut dripping] {
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer).into_owned();
        // What drips on after it was given up may be answered with a reset.
        assert!(matches!(status(&answer), 0 | 408 | 400), "{answer}");
    }
    assert_eq!(server.status("/"), 200);
}

#[test]
fn too_many_clients_are_turned_away() {
    let server = Running::with(shelf("many"), Limits { clients: 24, ..Limits::default() });
    let idle: Vec<TcpStream> =
        (0..40).map(|_| TcpStream::connect(server.address).unwrap()).collect();
    let refused = server.status("/");
    assert!(matches!(refused, 503 | 0), "{refused}");
    drop(idle);
    let answered = (0..100).any(|_| {
        thread::sleep(Duration::from_millis(50));
        server.status("/") == 200
    });
    assert!(answered, "there is room again");
}
