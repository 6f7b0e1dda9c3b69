//! The answer to a connection for which there is no place: a short sentence before it is closed.

use std::io;
use std::time::Duration;

use boards::Lang;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::time::timeout;

/// How much of a request is read to find the language of the answer, in bytes.
const MAX_HEAD: usize = 8 * 1024;
/// How long that is waited for.
const HEAD_PATIENCE: Duration = Duration::from_millis(250);

/// Why a connection is refused.
#[derive(Clone, Copy)]
pub(super) enum Refusal {
    /// The house has as many connections as it can.
    Full,
    /// The address has as many connections as it may.
    TooManyOfAddress,
}

impl Refusal {
    fn status(self) -> &'static str {
        match self {
            Refusal::Full => "503 Service Unavailable",
            Refusal::TooManyOfAddress => "429 Too Many Requests",
        }
    }

    fn text(self, lang: Lang) -> String {
        match self {
            Refusal::Full => boards::house_is_full(lang),
            Refusal::TooManyOfAddress => boards::network_is_full(lang),
        }
    }
}

/// Tells it to the other end, in its language if the request says which, and otherwise in all.
pub(super) async fn tell(mut stream: impl AsyncRead + AsyncWrite + Unpin, refusal: Refusal) -> io::Result<()> {
    let mut head = Vec::new();
    // Whatever came until then is enough: one that sends nothing is answered, too.
    if let Ok(read) = timeout(HEAD_PATIENCE, read_head(&mut stream, &mut head)).await {
        read?;
    }
    let (status, langs) = (refusal.status(), accepted(&head).map_or(Lang::ALL.to_vec(), |lang| vec![lang]));
    let codes: Vec<&str> = langs.iter().map(|lang| lang.code()).collect();
    let text: String = langs.iter().map(|&lang| refusal.text(lang) + "\n").collect();
    let (codes, length) = (codes.join(", "), text.len());
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-language: {codes}\r\n\
         content-length: {length}\r\nretry-after: 60\r\nconnection: close\r\n\r\n{text}"
    );
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await?;
    // A connection that is dropped while something unread lies in it is cut at once, and the answer is lost with it.
    let mut unread = [0; 1024];
    while stream.read(&mut unread).await? > 0 {}
    Ok(())
}

/// Reads until the head of a request is complete, or longer than is looked at.
async fn read_head(stream: &mut (impl AsyncRead + Unpin), head: &mut Vec<u8>) -> io::Result<()> {
    let mut bytes = [0; 1024];
    while head.len() < MAX_HEAD && !head.windows(4).any(|end| end == b"\r\n\r\n") {
        match stream.read(&mut bytes).await? {
            0 => break,
            count => head.extend_from_slice(&bytes[..count]),
        }
    }
    Ok(())
}

/// The language that the head of a request asks for, if it does.
fn accepted(head: &[u8]) -> Option<Lang> {
    let head = String::from_utf8_lossy(head);
    let mut fields = head.split("\r\n").skip(1).take_while(|line| !line.is_empty());
    let wanted = fields.find_map(|field| {
        let (name, value) = field.split_once(':')?;
        name.eq_ignore_ascii_case("accept-language").then_some(value)
    });
    wanted.map(Lang::accepted)
}

#[cfg(test)]
mod tests {
    use boards::Lang;

    use super::accepted;

    #[test]
    fn the_language_is_that_of_the_head_and_never_of_the_body() {
        let head = "GET / HTTP/1.1\r\nhost: house\r\nAccept-Language: ja,en;q=0.5\r\n\r\n";
        assert_eq!(accepted(head.as_bytes()), Some(Lang::Ja));
        assert_eq!(accepted(b"GET / HTTP/1.1\r\nhost: house\r\n\r\naccept-language: ja\r\n"), None);
        assert_eq!(accepted(b"\xff\xfe"), None);
    }
}
