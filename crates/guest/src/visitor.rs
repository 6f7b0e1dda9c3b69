//! One visitor with their cookies, and what they ask for over HTTP.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Seat;
use wire::{GameEntry, SeatReply, Sit, TableCreated};

use crate::{GuestConnection, GuestError};

/// One visitor of a house. A clone has the same cookies, as a second window of the same browser has.
#[derive(Clone, Debug)]
pub struct Guest {
    address: SocketAddr,
    agent: ureq::Agent,
    cookies: BTreeMap<String, String>,
}

/// What the house answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers in order, their names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The first header of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The body as JSON; null if it is not.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// What the body says.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, GuestError> {
        serde_json::from_str(&self.body).map_err(|error| GuestError::Unreadable(error.to_string()))
    }

    /// The answer itself if it has this status, and otherwise what the house said.
    pub fn expect(self, status: u16) -> Result<Answer, GuestError> {
        if self.status == status { Ok(self) } else { Err(GuestError::refused(self.status, self.body)) }
    }
}

impl Guest {
    /// Somebody who has never been in the house at this address.
    pub fn at(address: SocketAddr) -> Guest {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .build();
        Guest { address, agent: config.into(), cookies: BTreeMap::new() }
    }

    /// The same guest at another door, for instance of a house that was opened again.
    pub fn moved_to(mut self, address: SocketAddr) -> Guest {
        self.address = address;
        self
    }

    /// All cookies, as the header that sends them.
    pub fn cookie_header(&self) -> String {
        let pairs: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// A cookie of this name, as it was received.
    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }

    /// Puts a cookie in, whatever the house would say to it.
    pub fn set_cookie(&mut self, name: &str, value: &str) {
        self.cookies.insert(name.to_string(), value.to_string());
    }

    /// Looks at a page.
    pub fn get(&mut self, path: &str) -> Result<Answer, GuestError> {
        let request = self.agent.get(self.url(path)).header("cookie", self.cookie_header());
        let response = request.call();
        self.take(response)
    }

    /// Looks at a page with one more header.
    pub fn get_with(&mut self, path: &str, header: (&str, &str)) -> Result<Answer, GuestError> {
        let request = self.agent.get(self.url(path)).header("cookie", self.cookie_header()).header(header.0, header.1);
        let response = request.call();
        self.take(response)
    }

    /// Sends a form.
    pub fn post_form(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer, GuestError> {
        let request = self.agent.post(self.url(path)).header("cookie", self.cookie_header());
        let response = request.send_form(fields.iter().copied());
        self.take(response)
    }

    /// Sends JSON: a request of `wire`, or whatever a test wants to try.
    pub fn post_json(&mut self, path: &str, body: &impl Serialize) -> Result<Answer, GuestError> {
        let request = self.agent.post(self.url(path)).header("cookie", self.cookie_header());
        let response = request.content_type("application/json").send(json(body)?);
        self.take(response)
    }

    /// Sends JSON with one more header.
    pub fn post_json_with(
        &mut self,
        path: &str,
        body: &impl Serialize,
        header: (&str, &str),
    ) -> Result<Answer, GuestError> {
        let request = self.agent.post(self.url(path)).header("cookie", self.cookie_header()).header(header.0, header.1);
        let response = request.content_type("application/json").send(json(body)?);
        self.take(response)
    }

    /// What can be played.
    pub fn games(&mut self) -> Result<Vec<GameEntry>, GuestError> {
        self.get("/api/games")?.expect(200)?.read()
    }

    /// Opens a table: `table` is a [`wire::CreateTable`], or JSON like it.
    pub fn create_table(&mut self, table: &impl Serialize) -> Result<TableCreated, GuestError> {
        self.post_json("/api/tables", table)?.expect(201)?.read()
    }

    /// Sits down on any open seat, and returns which.
    pub fn sit(&mut self, table: &str, name: &str) -> Result<Seat, GuestError> {
        let sit = Sit { name: name.to_string(), seat: None };
        let SeatReply { seat } = self.post_json(&format!("/api/tables/{table}/sit"), &sit)?.expect(200)?.read()?;
        seat.ok_or_else(|| GuestError::Unreadable("a guest who sat down has no seat".to_string()))
    }

    /// Opens a socket at a table; `have` is the last sequence number that was received there.
    pub fn connect(&self, table: &str, have: Option<u32>) -> Result<GuestConnection, GuestError> {
        let have = have.map_or(String::new(), |have| format!("&have={have}"));
        self.connect_with(&format!("/socket/{table}?format=json{have}"), &[])
    }

    /// Opens a socket at this address with more headers.
    pub fn connect_with(&self, path: &str, headers: &[(&str, &str)]) -> Result<GuestConnection, GuestError> {
        let cookies = self.cookie_header();
        let mut all = vec![("cookie", cookies.as_str())];
        all.extend_from_slice(headers);
        GuestConnection::open(self.address, path, &all)
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    fn take(&mut self, response: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Answer, GuestError> {
        let mut response = response.map_err(|error| GuestError::Unreachable(error.to_string()))?;
        let text = |value: &ureq::http::HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let headers: Vec<(String, String)> =
            response.headers().iter().map(|(name, value)| (name.to_string(), text(value))).collect();
        for (_, value) in headers.iter().filter(|(name, _)| name == "set-cookie") {
            let pair = value.split(';').next().unwrap_or_default();
            if let Some((name, value)) = pair.split_once('=') {
                self.set_cookie(name, value);
            }
        }
        let body = response.body_mut().read_to_string().map_err(|error| GuestError::Unreachable(error.to_string()))?;
        Ok(Answer { status: response.status().as_u16(), headers, body })
    }
}

fn json(body: &impl Serialize) -> Result<String, GuestError> {
    serde_json::to_string(body).map_err(|error| GuestError::Unreadable(error.to_string()))
}
