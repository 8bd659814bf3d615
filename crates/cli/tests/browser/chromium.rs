//! A Chromium that a test drives through its debugging protocol.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket, connect};

/// How long any one answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The Chromium on this machine, if there is one.
pub fn find() -> Option<PathBuf> {
    let path = std::env::var_os("PATH");
    manual::pdf::find_browser(std::env::var_os("CHROME").map(PathBuf::from), path.as_deref()).ok()
}

/// A running browser with one page.
pub struct Chromium {
    child: Child,
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    session: String,
    next: u64,
    /// The server that pages may ask.
    allowed: Option<String>,
    /// What the page complained about since it was opened.
    pub complaints: Vec<String>,
}

impl Chromium {
    /// Starts a browser with an empty page.
    pub fn start(browser: &Path, profile: &Path) -> Self {
        let mut child = Command::new(browser)
            .args([
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--hide-scrollbars",
            ])
            .args([
                "--remote-debugging-port=0",
                "--disable-background-networking",
                "--disable-component-update",
            ])
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the browser starts");
        let stderr = BufReader::new(child.stderr.take().expect("its messages are piped"));
        let mut lines = stderr.lines().map_while(Result::ok);
        let address = lines
            .find_map(|line| line.strip_prefix("DevTools listening on ").map(str::to_owned))
            .expect("the browser says where it listens");
        // Somebody has to read on, or the browser waits for its messages to be read.
        std::thread::spawn(move || lines.for_each(drop));
        let (socket, _) = connect(address.trim()).expect("the browser answers");
        let mut browser = Self {
            child,
            socket,
            session: String::new(),
            next: 0,
            allowed: None,
            complaints: vec![],
        };
        let target = browser.ask("Target.createTarget", json!({"url": "about:blank"}));
        let attached = browser
            .ask("Target.attachToTarget", json!({"targetId": target["targetId"], "flatten": true}));
        browser.session = attached["sessionId"].as_str().expect("a session").to_owned();
        for domain in ["Page", "Runtime", "Log", "Network"] {
            browser.ask(&format!("{domain}.enable"), json!({}));
        }
        browser
    }

    /// Sends a command and waits for its answer.
    pub fn ask(&mut self, method: &str, parameters: Value) -> Value {
        self.next += 1;
        let id = self.next;
        let mut message = json!({"id": id, "method": method, "params": parameters});
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        self.socket.send(Message::text(message.to_string())).expect("the browser listens");
        let deadline = Instant::now() + PATIENCE;
        loop {
            let message = self.receive();
            if message["id"] == json!(id) {
                assert!(message["error"].is_null(), "{method}: {}", message["error"]);
                return message["result"].clone();
            }
            self.note(&message);
            assert!(Instant::now() < deadline, "{method} took too long");
        }
    }

    fn receive(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.socket.read().expect("the browser goes on talking") {
                return serde_json::from_str(&text).expect("it talks JSON");
            }
        }
    }

    /// Keeps what a page should not do: complain, or ask for something that is not on the disk.
    fn note(&mut self, message: &Value) {
        let parameters = &message["params"];
        match message["method"].as_str() {
            Some("Runtime.exceptionThrown") => self.complaints.push(parameters.to_string()),
            Some("Log.entryAdded") if parameters["entry"]["level"] == "error" => {
                self.complaints.push(parameters["entry"]["text"].to_string());
            }
            Some("Runtime.consoleAPICalled") if parameters["type"] == "error" => {
                self.complaints.push(parameters["args"].to_string());
            }
            Some("Network.requestWillBeSent") => {
                let address = parameters["request"]["url"].as_str().unwrap_or_default();
                if !address.starts_with("file:")
                    && !address.starts_with("data:")
                    && address != "about:blank"
                    && !self.allowed.as_ref().is_some_and(|server| address.starts_with(server))
                {
                    self.complaints.push(format!("asks for {address}"));
                }
            }
            _ => {}
        }
    }

    /// Opens a page and waits until it is loaded.
    pub fn open(&mut self, page: &Path) {
        self.complaints.clear();
        self.ask("Page.navigate", json!({"url": format!("file://{}", page.display())}));
        let deadline = Instant::now() + PATIENCE;
        while self.evaluate("document.readyState + location.protocol") != json!("completefile:") {
            assert!(Instant::now() < deadline, "{} does not load", page.display());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Lets pages ask a server.
    pub fn allow(&mut self, server: &str) {
        self.allowed = Some(server.to_owned());
    }

    /// Goes to an address, without waiting.
    pub fn visit(&mut self, address: &str) {
        self.complaints.clear();
        self.ask("Page.navigate", json!({"url": address}));
    }

    /// The value of an expression in the page; promises are waited for.
    pub fn evaluate(&mut self, expression: &str) -> Value {
        let answer = self.ask(
            "Runtime.evaluate",
            json!({"expression": expression, "awaitPromise": true, "returnByValue": true}),
        );
        assert!(answer["exceptionDetails"].is_null(), "{}", answer["exceptionDetails"]);
        answer["result"]["value"].clone()
    }

    /// Sets the width of the page, and whether it is read on a phone.
    pub fn resize(&mut self, width: u32, phone: bool) {
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": phone}),
        );
    }

    /// Chooses the light or the dark page.
    pub fn scheme(&mut self, scheme: &str) {
        self.ask(
            "Emulation.setEmulatedMedia",
            json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]}),
        );
    }

    /// Asks pages not to move.
    pub fn keep_still(&mut self) {
        self.ask(
            "Emulation.setEmulatedMedia",
            json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]}),
        );
    }

    /// Switches scripts of pages off or on; what a test asks is answered all the same.
    pub fn scripts(&mut self, on: bool) {
        self.ask("Emulation.setScriptExecutionDisabled", json!({"value": !on}));
    }

    /// A picture of the whole page as base64.
    pub fn screenshot(&mut self, height: u32) -> String {
        let width = self.evaluate("innerWidth");
        let clip = json!({"x": 0, "y": 0, "width": width, "height": height, "scale": 1});
        let answer = self.ask(
            "Page.captureScreenshot",
            json!({"format": "png", "captureBeyondViewport": true, "clip": clip}),
        );
        answer["data"].as_str().unwrap_or_default().to_owned()
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
