//! Files that change while they are shown.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{Running, folder, game, status};
use ludoscribe::Origin;
use serde_json::Value;
use web::Shelf;

/// News as they come.
struct News(BufReader<TcpStream>);

impl News {
    fn of(server: &Running, name: &str) -> Self {
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let request = format!("GET /games/{name}/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        Self(BufReader::new(stream))
    }

    fn next(&mut self) -> Value {
        let mut line = String::new();
        loop {
            line.clear();
            assert!(self.0.read_line(&mut line).expect("news come") > 0, "the server went away");
            if let Some(data) = line.strip_prefix("data: ") {
                return serde_json::from_str(data).expect("news are JSON");
            }
        }
    }

    /// Reads news until they are as is wanted.
    fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let deadline = Instant::now() + Duration::from_secs(60);
        loop {
            let news = self.next();
            if wanted(&news) {
                return news;
            }
            assert!(Instant::now() < deadline, "{news}");
        }
    }
}

fn one(file: &Path) -> Running {
    Running::start(Shelf::One(Origin::File(file.to_owned())))
}

fn says(news: &Value, words: &str) -> bool {
    news["panel"].as_str().is_some_and(|panel| panel.contains(words))
}

#[test]
fn a_saved_file_is_shown_and_an_error_keeps_the_last_manual() {
    let file = folder("saved").join("three.lud");
    std::fs::write(&file, game("Three", 3)).unwrap();
    let server = one(&file);
    assert!(server.get("/").contains("Location: /games/three/"));
    let mut news = News::of(&server, "three");
    let first = news.until(|news| news["title"] == "Three");
    assert_eq!(status(&server.get(&format!("/games/three/{}/", first["edition"]))), 200);

    std::fs::write(&file, game("Four", 4)).unwrap();
    let second = news.until(|news| news["title"] == "Four");
    assert_ne!(first["edition"], second["edition"]);

    std::fs::write(&file, game("Four", 4).replace("Empty", "Emtpy")).unwrap();
    let broken = news.until(|news| says(news, "sites Emtpy"));
    assert!(says(&broken, "There are errors") && says(&broken, "three.lud:3:"), "{broken}");
    assert!(says(&broken, "did you mean"), "{broken}");
    assert_eq!(broken["title"], "Four");
    let shown = server.get(&format!("/games/three/{}/", broken["edition"]));
    assert_eq!(status(&shown), 200, "the last good manual stays");

    // Editors write a new file and put it in the place of the old one.
    let draft = file.with_extension("tmp");
    std::fs::write(&draft, game("Five", 5)).unwrap();
    std::fs::rename(&draft, &file).unwrap();
    news.until(|news| news["title"] == "Five" && !says(news, "errors"));

    std::fs::remove_file(&file).unwrap();
    let gone = news.until(|news| says(news, "cannot read"));
    assert_eq!(gone["title"], "Five");
    std::fs::write(&file, game("Six", 6)).unwrap();
    news.until(|news| news["title"] == "Six");
}

#[test]
fn a_file_that_changes_all_the_time_does_no_harm() {
    let file = folder("restless").join("three.lud");
    std::fs::write(&file, game("Start", 3)).unwrap();
    let server = one(&file);
    let mut news = News::of(&server, "three");
    news.until(|news| news["title"] == "Start");
    let writer = thread::spawn({
        let file = file.clone();
        move || {
            for i in 0..200 {
                // Written in two halves, so that readers see half a file.
                let text = game(&format!("Game {i}"), 3 + i % 4);
                let mut out = std::fs::File::create(&file).unwrap();
                out.write_all(&text.as_bytes()[..60]).unwrap();
                thread::yield_now();
                out.write_all(&text.as_bytes()[60..]).unwrap();
            }
            std::fs::write(&file, game("End", 3)).unwrap();
        }
    });
    let readers: Vec<_> = (0..8)
        .map(|_| {
            let address = server.address;
            thread::spawn(move || {
                for _ in 0..20 {
                    let mut stream = TcpStream::connect(address).unwrap();
                    let request = "GET /games/three/manual HTTP/1.1\r\nHost: localhost\r\n\r\n";
                    stream.write_all(request.as_bytes()).unwrap();
                    let mut line = String::new();
                    BufReader::new(stream).read_line(&mut line).unwrap();
                    assert!(line.starts_with("HTTP/1.1 303"), "{line}");
                }
            })
        })
        .collect();
    writer.join().unwrap();
    readers.into_iter().for_each(|reader| reader.join().unwrap());
    news.until(|news| news["title"] == "End" && !says(news, "errors"));
}

#[test]
fn many_readers_hear_of_one_change() {
    let file = folder("readers").join("three.lud");
    std::fs::write(&file, game("Three", 3)).unwrap();
    let server = one(&file);
    let mut all: Vec<News> = (0..12).map(|_| News::of(&server, "three")).collect();
    for news in &mut all {
        news.until(|news| news["title"] == "Three");
    }
    std::fs::write(&file, game("Four", 4)).unwrap();
    let editions: Vec<Value> = all
        .iter_mut()
        .map(|news| news.until(|news| news["title"] == "Four")["edition"].clone())
        .collect();
    let highest = editions.iter().filter_map(Value::as_u64).max().unwrap();
    // Two editions of each text, however many read.
    assert!(highest <= 4, "{editions:?}");
}
