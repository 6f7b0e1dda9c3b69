//! One visitor with their cookies, and what they ask for over HTTP.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::{GuestError, Line};

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

    /// The answer itself if it has this status, and otherwise what the house said.
    pub fn expect(self, status: u16) -> Result<Answer, GuestError> {
        if self.status == status { Ok(self) } else { Err(GuestError::Refused { status: self.status, text: self.body }) }
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

    /// Sends JSON.
    pub fn post_json(&mut self, path: &str, body: &Value) -> Result<Answer, GuestError> {
        let request = self.agent.post(self.url(path)).header("cookie", self.cookie_header());
        let response = request.content_type("application/json").send(body.to_string());
        self.take(response)
    }

    /// Sends JSON with one more header.
    pub fn post_json_with(&mut self, path: &str, body: &Value, header: (&str, &str)) -> Result<Answer, GuestError> {
        let request = self.agent.post(self.url(path)).header("cookie", self.cookie_header()).header(header.0, header.1);
        let response = request.content_type("application/json").send(body.to_string());
        self.take(response)
    }

    /// Lays a table as the JSON API wants it described, and returns its id.
    pub fn lay(&mut self, wish: &Value) -> Result<String, GuestError> {
        let table = self.post_json("/api/tables", wish)?.expect(201)?.json();
        Ok(table["id"].as_str().unwrap_or_default().to_string())
    }

    /// Sits down on any open seat, and returns its number.
    pub fn sit(&mut self, table: &str, name: &str) -> Result<u64, GuestError> {
        let seat = self.post_json(&format!("/api/tables/{table}/sit"), &json!({ "name": name }))?.expect(200)?.json();
        seat["seat"].as_u64().ok_or(GuestError::Refused { status: 200, text: seat.to_string() })
    }

    /// Opens a socket at a table; `have` is the last sequence number that was received there.
    pub fn line(&self, table: &str, have: Option<u32>) -> Result<Line, GuestError> {
        let have = have.map_or(String::new(), |have| format!("&have={have}"));
        self.line_with(&format!("/socket/{table}?format=json{have}"), &[])
    }

    /// Opens a socket at this address with more headers.
    pub fn line_with(&self, path: &str, headers: &[(&str, &str)]) -> Result<Line, GuestError> {
        let cookies = self.cookie_header();
        let mut all = vec![("cookie", cookies.as_str())];
        all.extend_from_slice(headers);
        Line::open(self.address, path, &all)
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
