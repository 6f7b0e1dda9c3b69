//! Requests over a connection that an attacker opened: plain HTTP/1.1, one after the other.
//!
//! The usual clients choose the network address themselves and never send half a request, so this is written by hand.

use std::net::SocketAddr;

use anyhow::{Context as _, bail};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// No answer of the house is longer.
const MOST_BYTES: usize = 4 * 1024 * 1024;

/// A connection for requests.
pub(crate) struct Http {
    stream: BufReader<TcpStream>,
    house: SocketAddr,
}

/// What the house answered.
pub(crate) struct Reply {
    pub(crate) status: u16,
    /// The headers, their names in lower case.
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    /// The first header of this name.
    fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The cookies that were set, as the header that sends them.
    pub(crate) fn cookies(&self) -> String {
        let set = self.headers.iter().filter(|(name, _)| name == "set-cookie");
        let pairs: Vec<&str> = set.filter_map(|(_, value)| value.split(';').next()).collect();
        pairs.join("; ")
    }
}

impl Http {
    pub(crate) fn new(stream: TcpStream, house: SocketAddr) -> Http {
        Http { stream: BufReader::new(stream), house }
    }

    pub(crate) async fn get(&mut self, path: &str, cookies: &str) -> anyhow::Result<Reply> {
        self.ask(&format!("GET {path} HTTP/1.1\r\nhost: {}\r\ncookie: {cookies}\r\n\r\n", self.house)).await
    }

    pub(crate) async fn post_json(&mut self, path: &str, cookies: &str, body: &str) -> anyhow::Result<Reply> {
        self.post(path, cookies, "application/json", body).await
    }

    /// Sends a form; the fields are encoded already.
    pub(crate) async fn post_form(&mut self, path: &str, cookies: &str, body: &str) -> anyhow::Result<Reply> {
        self.post(path, cookies, "application/x-www-form-urlencoded", body).await
    }

    async fn post(&mut self, path: &str, cookies: &str, kind: &str, body: &str) -> anyhow::Result<Reply> {
        let (house, length) = (self.house, body.len());
        let head = format!("POST {path} HTTP/1.1\r\nhost: {house}\r\ncookie: {cookies}\r\ncontent-type: {kind}\r\n");
        self.ask(&format!("{head}content-length: {length}\r\n\r\n{body}")).await
    }

    async fn ask(&mut self, request: &str) -> anyhow::Result<Reply> {
        self.stream.write_all(request.as_bytes()).await?;
        let status = self.line().await?;
        let status = status.split(' ').nth(1).and_then(|status| status.parse().ok());
        let mut reply = Reply { status: status.context("no HTTP")?, headers: Vec::new(), body: Vec::new() };
        loop {
            let line = self.line().await?;
            if line.is_empty() {
                break;
            }
            let (name, value) = line.split_once(':').context("no header")?;
            reply.headers.push((name.to_ascii_lowercase(), value.trim().to_string()));
        }
        reply.body = self.body(&reply).await?;
        Ok(reply)
    }

    async fn body(&mut self, reply: &Reply) -> anyhow::Result<Vec<u8>> {
        let mut body = Vec::new();
        if reply.header("transfer-encoding") == Some("chunked") {
            loop {
                let length = usize::from_str_radix(self.line().await?.trim(), 16).context("no length of a chunk")?;
                self.take(&mut body, length).await?;
                self.line().await?;
                if length == 0 {
                    return Ok(body);
                }
            }
        }
        let length = reply.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
        self.take(&mut body, length).await?;
        Ok(body)
    }

    async fn take(&mut self, body: &mut Vec<u8>, length: usize) -> anyhow::Result<()> {
        let from = body.len();
        anyhow::ensure!(from + length <= MOST_BYTES, "the answer is too long");
        body.resize(from + length, 0);
        self.stream.read_exact(&mut body[from..]).await?;
        Ok(())
    }

    async fn line(&mut self) -> anyhow::Result<String> {
        let mut line = String::new();
        if (&mut self.stream).take(16 * 1024).read_line(&mut line).await? == 0 {
            bail!("the house closed the connection");
        }
        Ok(line.trim_end().to_string())
    }
}
