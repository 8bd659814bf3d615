//! The server: connections in, answers out.

use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use ludoscribe::{Reader, survey};
use serde_json::json;

use crate::http::{Bad, Guard, Limits, Request, Response, Status, send};
use crate::page::{Catalogue, POLICY, asset, panel, preview};
use crate::route::{Part, Route, encoded};
use crate::shelf::Shelf;
use crate::watch::Watch;
use crate::workbench::Workbench;
use crate::workshop::{View, Workshop};

/// How often a silent stream of news shows that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// How long somebody who asks for the manual alone waits for it.
const FIRST_EDITION: Duration = Duration::from_secs(60);

/// What a server needs to know.
#[derive(Debug)]
pub struct Settings {
    /// The address it listens at.
    pub bind: IpAddr,
    /// The port; any free one if it is zero.
    pub port: u16,
    /// How games are read.
    pub reader: Reader,
    /// How games are played for a thorough edition.
    pub survey: survey::Settings,
    /// Who may ask.
    pub guard: Guard,
    /// How much they may ask.
    pub limits: Limits,
    /// Hears what the server does.
    pub report: fn(&str),
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened at.
    #[error("cannot listen at {address}: {source}")]
    Bind {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// The games cannot be read.
    #[error("cannot read the games: {0}")]
    Shelf(io::Error),
    /// There is nothing to serve.
    #[error("there is no .lud file in the folder")]
    Empty,
    /// The system gives no threads.
    #[error("cannot start: {0}")]
    Threads(io::Error),
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    shared: Arc<Shared>,
    _watch: Option<Watch>,
}

/// What all connections share.
struct Shared {
    bench: Arc<Workbench>,
    catalogue: Catalogue,
    guard: Guard,
    limits: Limits,
    clients: AtomicUsize,
    stopping: AtomicBool,
    session: u64,
}

/// Stops a server from another thread.
#[derive(Clone)]
pub struct Stop {
    address: SocketAddr,
    shared: Arc<Shared>,
}

impl Stop {
    /// Lets the server end; answers under way are finished.
    pub fn stop(&self) {
        self.shared.stopping.store(true, Ordering::SeqCst);
        // The server waits for a connection: this is one.
        let _ = TcpStream::connect_timeout(&self.address, Duration::from_secs(1));
    }
}

impl Server {
    /// Starts to listen and to watch.
    pub fn bind(shelf: Shelf, settings: Settings) -> Result<Self, ServeError> {
        let Settings { bind, port, reader, survey, guard, limits, report } = settings;
        if shelf.games().map_err(ServeError::Shelf)?.is_empty() {
            return Err(ServeError::Empty);
        }
        let address = SocketAddr::new(bind, port);
        let fail = |source| ServeError::Bind { address, source };
        let listener = TcpListener::bind(address).map_err(fail)?;
        let address = listener.local_addr().map_err(fail)?;
        let bench = Workbench::start(shelf, reader, survey, report).map_err(ServeError::Threads)?;
        let watch = Watch::start(bench.clone()).unwrap_or_else(|error| {
            report(&format!("changes are not noticed: {error}"));
            None
        });
        let shared = Shared {
            bench,
            catalogue: Catalogue::default(),
            guard,
            limits,
            clients: AtomicUsize::new(0),
            stopping: AtomicBool::new(false),
            session: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_secs()),
        };
        Ok(Self { listener, address, shared: Arc::new(shared), _watch: watch })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What stops it.
    pub fn stop_handle(&self) -> Stop {
        Stop { address: self.address, shared: self.shared.clone() }
    }

    /// Answers until it is stopped.
    pub fn run(&self) {
        for stream in self.listener.incoming() {
            if self.shared.stopping.load(Ordering::SeqCst) {
                return;
            }
            match stream {
                Ok(stream) => self.shared.take(stream),
                // Too many open files, most likely: some will be closed soon.
                Err(_) => thread::sleep(Duration::from_millis(50)),
            }
        }
    }
}

/// A client that counts as long as it is kept.
struct Client(Arc<Shared>);

impl Drop for Client {
    fn drop(&mut self) {
        self.0.clients.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Shared {
    /// Gives a connection a thread of its own, unless there are too many already.
    fn take(self: &Arc<Self>, mut stream: TcpStream) {
        let client = Client(self.clone());
        let before = self.clients.fetch_add(1, Ordering::SeqCst);
        if before >= self.limits.clients {
            Response::plain(Status::BUSY).dismiss(&mut stream);
            return;
        }
        // Where there is no thread to be had, the connection is closed.
        let _ = thread::Builder::new().name("client".to_owned()).spawn(move || {
            // A client that goes away is no concern of ours.
            let _ = client.0.serve(&mut stream);
        });
    }

    fn serve(&self, stream: &mut TcpStream) -> io::Result<()> {
        let patience = self.limits.delivery;
        stream.set_nodelay(true)?;
        let request = match Request::read(stream, &self.limits) {
            Ok(request) => request,
            Err(Bad::Gone) => return Ok(()),
            Err(Bad::Refused(status)) => {
                return Response::plain(status).send(stream, false, patience);
            }
        };
        if !self.guard.admits_host(&request.host) {
            return Response::plain(Status::MISDIRECTED).send(stream, request.head_only, patience);
        }
        if !self.guard.admits(&request) {
            return Response::plain(Status::FORBIDDEN).send(stream, request.head_only, patience);
        }
        let route = Route::of(&request.path);
        if let Some(Route::Game(name, Part::Events)) = &route
            && let Some(workshop) = self.bench.open(name)
            && !request.head_only
        {
            return self.tell_news(stream, &workshop);
        }
        let response = route.and_then(|route| self.answer(route));
        let response = response.unwrap_or_else(|| Response::plain(Status::NOT_FOUND));
        response.send(stream, request.head_only, patience)
    }

    fn answer(&self, route: Route) -> Option<Response> {
        let bench = &self.bench;
        Some(match route {
            Route::Index => match bench.shelf() {
                Shelf::One(_) => {
                    let name = bench.shelf().games().ok()?.into_keys().next()?;
                    Response::see(format!("/games/{}/", encoded(&name)))
                }
                shelf => match self.catalogue.page(shelf, bench.reader()) {
                    Ok(page) => Response::html(page),
                    Err(_) => Response::plain(Status::FAILED),
                },
            },
            Route::Asset(name) => Response::file(&name, asset(&name)?),
            Route::Unfinished(name) => {
                bench.open(&name)?;
                Response::see(format!("/games/{}/", encoded(&name)))
            }
            Route::Game(name, Part::Thumbnail) => {
                let picture = self.catalogue.picture(&name, bench.shelf(), bench.reader())?;
                Response::file("thumbnail.svg", picture)
            }
            Route::Game(name, part) => self.answer_for(&*bench.open(&name)?, part)?,
        })
    }

    fn answer_for(&self, workshop: &Workshop, part: Part) -> Option<Response> {
        Some(match part {
            Part::Preview => {
                let in_library = !matches!(self.bench.shelf(), Shelf::One(_));
                Response::html(preview(&workshop.name, in_library, &workshop.view())).under(POLICY)
            }
            Part::Manual => {
                let view = workshop.wait_until_known(FIRST_EDITION);
                match &view.edition {
                    Some(edition) => Response::see(format!("{}/", edition.number)),
                    None => {
                        let in_library = !matches!(self.bench.shelf(), Shelf::One(_));
                        let page = preview(&workshop.name, in_library, &view);
                        Response::html(page).under(POLICY).with(Status::FAILED)
                    }
                }
            }
            Part::Edition(number) => Response::html(workshop.edition(number)?.made.page.clone()),
            Part::Picture(number, name) => {
                let edition = workshop.edition(number)?;
                Response::file(&name, edition.made.pictures.get(&name)?.clone()).lasting()
            }
            Part::Events | Part::Thumbnail => return None,
        })
    }

    /// Sends news for as long as the client listens.
    fn tell_news(&self, stream: &mut TcpStream, workshop: &Arc<Workshop>) -> io::Result<()> {
        let _reader = workshop.reader();
        Response::events().begin(stream, self.limits.patience)?;
        let mut view = workshop.view();
        loop {
            let news = format!("data: {}\n\n", self.news(&view));
            send(stream, news.as_bytes(), Instant::now() + self.limits.patience)?;
            let told = view.revision;
            loop {
                if self.stopping.load(Ordering::SeqCst) {
                    return Ok(());
                }
                view = workshop.news(told, HEARTBEAT);
                if view.revision != told {
                    break;
                }
                // A comment; it fails if the client has gone.
                send(stream, b":\n\n", Instant::now() + self.limits.patience)?;
            }
        }
    }

    fn news(&self, view: &View) -> serde_json::Value {
        json!({
            "session": self.session,
            "edition": view.edition.as_ref().map(|edition| edition.number),
            "title": view.edition.as_ref().map(|edition| &edition.made.title),
            "done": view.done as u64,
            "panel": panel(view).into_string(),
        })
    }
}
