//! Chromium, driven over WebDriver: the process that drives it, and its end however a test ends.

use std::io::{BufRead, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::http::Method;
use fantoccini::error::NewSessionError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use url::{ParseError, Url};

use crate::guest::Size;

/// How long browsers may take to close before they are killed.
const CLOSING: Duration = Duration::from_secs(10);

/// How often a driver or a browser is started before it is given up.
const TRIES: usize = 3;

const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en",
];

/// A running chromedriver. When it goes out of scope, so do all browsers that it opened, also if the test failed.
pub(crate) struct Chromium {
    driver: Child,
    port: u16,
    profiles: PathBuf,
    browsers: Mutex<Vec<u64>>,
    /// Were its output closed, the driver could end when it says something.
    _output: BufReader<ChildStdout>,
}

impl Chromium {
    /// Starts the driver; browsers keep their things in a folder of their own below `profiles`. Somebody else may take
    /// the port that it chose before it does; then another driver is tried.
    pub(crate) fn start(profiles: &Path) -> Chromium {
        let program = find("chromedriver");
        let mut said = String::new();
        for _ in 0..TRIES {
            let spawned = Command::new(&program)
                .arg("--port=0")
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .stdin(Stdio::null())
                .spawn();
            let mut driver = spawned.unwrap_or_else(|error| panic!("{} does not start: {error}", program.display()));
            let mut output = BufReader::new(driver.stdout.take().expect("its output was asked for"));
            match read_port(&mut output) {
                Ok(port) => {
                    let browsers = Mutex::default();
                    return Chromium { driver, port, profiles: profiles.to_path_buf(), browsers, _output: output };
                }
                Err(last_words) => said = last_words,
            }
            driver.wait().expect("a driver that ended has ended");
        }
        panic!("chromedriver ended before it listened: {said}")
    }

    /// Opens a browser with an empty profile. On a busy machine one may not come up in time; then another is tried.
    pub(crate) async fn browser(&self, size: Size) -> Client {
        let number = self.browsers.lock().expect("no test panics while it holds this").len();
        let mut refused = None;
        for attempt in 0..TRIES {
            let profile = self.profiles.join(format!("profile-{number}-{attempt}-{}", size.name()));
            match self.open(size, &profile).await {
                Ok(client) => return self.known(client),
                Err(error) => refused = Some(error),
            }
        }
        panic!("chromedriver opens no browser: {refused:?}")
    }

    async fn open(&self, size: Size, profile: &Path) -> Result<Client, NewSessionError> {
        let mut flags: Vec<String> = FLAGS.iter().map(ToString::to_string).collect();
        flags.push(format!("--user-data-dir={}", profile.display()));
        let mut options = json!({ "args": flags, "binary": find("chromium") });
        if let Some(device) = size.device() {
            options["mobileEmulation"] = device;
        }
        let mut capabilities = Map::new();
        capabilities.insert("goog:chromeOptions".to_string(), options);
        ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
    }

    /// Notes the number of a browser, by which it can be ended if it hangs.
    fn known(&self, client: Client) -> Client {
        let pid = client.capabilities().and_then(|known| known.get("goog:processID")).and_then(Value::as_u64);
        self.browsers.lock().expect("no test panics while it holds this").extend(pid);
        client
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // The driver closes its browsers before it goes. A browser that hangs is ended by its number.
        let asked = TcpStream::connect(("127.0.0.1", self.port)).and_then(|mut connection| {
            connection.set_read_timeout(Some(CLOSING))?;
            connection.write_all(b"GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")?;
            connection.read_to_end(&mut Vec::new())
        });
        let deadline = Instant::now() + CLOSING;
        while asked.is_ok() && Instant::now() < deadline {
            if let Ok(Some(_)) = self.driver.try_wait() {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let browsers =
            self.browsers.lock().map_or_else(|poisoned| poisoned.into_inner().clone(), |known| known.clone());
        for browser in browsers {
            let _ = Command::new("kill").args(["-9", &browser.to_string()]).status();
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// A command of the DevTools protocol, through the driver.
#[derive(Debug)]
pub(crate) struct DevTools {
    pub(crate) command: &'static str,
    pub(crate) parameters: Value,
}

impl WebDriverCompatibleCommand for DevTools {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "cmd": self.command, "params": self.parameters }).to_string()))
    }
}

/// The port that the driver chose, which it says in its first lines; or all that it said before it ended.
fn read_port(output: &mut impl BufRead) -> Result<u16, String> {
    let mut said = String::new();
    loop {
        let from = said.len();
        let length = output.read_line(&mut said).expect("chromedriver speaks plain text");
        if length == 0 {
            return Err(said);
        }
        let port = said[from..].trim_end().trim_end_matches('.').rsplit_once("successfully on port ");
        if let Some((_, port)) = port {
            return Ok(port.parse().expect("a port is a number"));
        }
    }
}

/// Where a program is.
///
/// # Panics
/// If it is nowhere: a browser test without a browser has not passed.
fn find(program: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file());
    found.unwrap_or_else(|| {
        panic!("{program} is not installed: the browser tests need `apt-get install chromium chromium-driver`")
    })
}
