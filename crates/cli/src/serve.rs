//! `ludoscribe serve`

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

use anyhow::Result;
use clap::Args;
use web::{Guard, Limits, ServeError, Server, Shelf};

use crate::game::Settings;
use crate::manual::SurveyArgs;
use crate::terminal;

/// The port that is tried first.
const USUAL_PORT: u16 = 4377;

/// Shows manuals in the browser and follows the files: a live preview of one game, or a site of many
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  ludoscribe serve Game.lud --open      the manual beside what is wrong, made again on every save
  ludoscribe serve games/               all games below a folder, each made when it is looked at
  ludoscribe serve                      the games that come along

The address is printed on standard output. Only this machine is answered unless --bind says otherwise.")]
pub struct Serve {
    /// A file, a folder of games or the name of a bundled game; all bundled games if it is left out
    game: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
    /// The address to listen at; 0.0.0.0 is the whole network
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    /// The port to listen at, 0 for any free one; 4377 by default, or any free one if that is taken
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// Answers for this name too, beside `localhost` and addresses in numbers; can be given several times
    #[arg(long, value_name = "NAME")]
    allow_host: Vec<String>,
    /// Opens the page in a browser
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    survey: SurveyArgs,
}

impl Serve {
    /// Runs the command.
    pub fn run(&self) -> Result<ExitCode> {
        let server = match self.bind(self.port.unwrap_or(USUAL_PORT)) {
            Err(error) if self.port.is_none() && is_taken(&error) => self.bind(0)?,
            other => other?,
        };
        let address = format!("http://{}/", shown(server.address()));
        println!("{address}");
        eprintln!("Stop with Ctrl-C.");
        if self.open {
            open(&address);
        }
        server.run();
        Ok(ExitCode::SUCCESS)
    }

    fn bind(&self, port: u16) -> Result<Server> {
        let shelf = Shelf::named(self.game.as_deref()).map_err(terminal::shown)?;
        let settings = web::Settings {
            bind: self.bind,
            port,
            reader: self.settings.reader(),
            survey: self.survey.settings(),
            guard: Guard { allowed: self.allow_host.clone() },
            limits: Limits::default(),
            report: |line| eprintln!("{line}"),
        };
        Ok(Server::bind(shelf, settings)?)
    }
}

fn is_taken(error: &anyhow::Error) -> bool {
    let bind = error.downcast_ref::<ServeError>();
    matches!(bind, Some(ServeError::Bind { source, .. }) if source.kind() == ErrorKind::AddrInUse)
}

/// An address that a browser understands: a server that listens everywhere is found here.
fn shown(address: SocketAddr) -> SocketAddr {
    match address {
        SocketAddr::V4(it) if it.ip().is_unspecified() => {
            SocketAddr::from((Ipv4Addr::LOCALHOST, it.port()))
        }
        SocketAddr::V6(it) if it.ip().is_unspecified() => {
            SocketAddr::from((std::net::Ipv6Addr::LOCALHOST, it.port()))
        }
        other => other,
    }
}

/// Asks the desktop to open an address. Where there is none, the address has been printed all the same.
fn open(address: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let started = Command::new(program)
        .args(arguments)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Err(error) = started {
        eprintln!("cannot open a browser ({error}): open the address above");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_for_the_network_is_shown_at_a_place_that_can_be_opened() {
        assert_eq!(shown("0.0.0.0:80".parse().unwrap()).to_string(), "127.0.0.1:80");
        assert_eq!(shown("[::]:80".parse().unwrap()).to_string(), "[::1]:80");
        assert_eq!(shown("127.0.0.1:80".parse().unwrap()).to_string(), "127.0.0.1:80");
    }
}
