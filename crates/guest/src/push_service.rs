//! A push service on this machine, in the place of those of the browsers. It is for tests: whatever is not as it should
//! be panics.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::Value;
use tokio::sync::oneshot;

use crate::device::bytes;

/// How long a call is waited for before a test fails.
const PATIENCE: Duration = Duration::from_secs(30);

/// A push service on this machine. It ends with the test.
pub struct PushService {
    address: SocketAddr,
    calls: Receiver<Posted>,
    answers: Arc<Mutex<VecDeque<u16>>>,
    _open: oneshot::Sender<()>,
}

/// What the house posted to the service.
pub struct Posted {
    /// Where to.
    pub path: String,
    /// With which headers.
    pub headers: HeaderMap,
    pub(crate) body: Bytes,
}

#[derive(Clone)]
struct Desk {
    calls: Sender<Posted>,
    answers: Arc<Mutex<VecDeque<u16>>>,
}

impl PushService {
    /// Opens one on a free port.
    pub fn open() -> PushService {
        let (calls, received) = channel();
        let (open, closed) = oneshot::channel();
        let (tell_address, address) = channel();
        let answers: Arc<Mutex<VecDeque<u16>>> = Arc::default();
        let desk = Desk { calls, answers: answers.clone() };
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a thread");
            runtime.block_on(async move {
                let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
                tell_address.send(listener.local_addr().expect("an address")).expect("somebody waits for it");
                let app = Router::new().fallback(take).with_state(desk);
                // It ends when its other end is dropped.
                let ended = async { drop(closed.await) };
                tokio::select! { _ = axum::serve(listener, app) => {}, () = ended => {} }
            });
        });
        let address = address.recv().expect("it listens");
        PushService { address, calls: received, answers, _open: open }
    }

    /// As the host of a house names it.
    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The next request is answered with this; those that nothing is said about are taken.
    pub fn answer_next(&self, status: u16) {
        self.answers.lock().expect("nobody panics while holding this").push_back(status);
    }

    /// The next call, whenever it comes.
    pub fn next(&self) -> Posted {
        self.calls.recv_timeout(PATIENCE).expect("somebody is called")
    }

    /// Whether nobody was called who was not asked for by [`PushService::next`].
    pub fn is_quiet(&self) -> bool {
        self.calls.try_recv().is_err()
    }
}

async fn take(State(desk): State<Desk>, uri: Uri, headers: HeaderMap, body: Bytes) -> StatusCode {
    let answer = desk.answers.lock().expect("nobody panics while holding this").pop_front();
    let posted = Posted { path: uri.path().to_string(), headers, body };
    // A test that has seen enough listens no more.
    let _ = desk.calls.send(posted);
    answer.and_then(|status| StatusCode::from_u16(status).ok()).unwrap_or(StatusCode::CREATED)
}

impl Posted {
    /// A header of the request.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// What the house claims of itself, once its signature is checked, and its key.
    pub fn claims(&self) -> (Value, String) {
        let token = self.header("authorization").strip_prefix("vapid t=").expect("the house vouches for itself");
        let (token, key) = token.split_once(", k=").expect("a key");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let verified =
            UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key)).verify(signed.as_bytes(), &bytes(signature));
        verified.expect("the signature is of that key");
        let (_, claims) = signed.split_once('.').expect("claims");
        (serde_json::from_slice(&bytes(claims)).expect("JSON"), key.to_string())
    }
}
