//! Accepting connections: no more than a stated number, in all and from one address, and none that is slow for ever.

mod refusal;

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

use crate::counts::Counts;
use crate::house::House;
use crate::network::{Network, is_proxy};
use crate::round_trip::Ends;
use crate::seldom::Seldom;
use crate::stream::{Place, Stream};
use refusal::{Refusal, tell};

/// The longest head of a request, in bytes.
const MAX_HEAD: usize = 32 * 1024;
/// The most headers of a request.
const MAX_HEADERS: usize = 64;
/// How many connections are told at once that they are refused; the others are closed without a word.
const REFUSED_AT_ONCE: usize = 32;
/// How long a connection that is refused has to take the answer.
const REFUSAL_PATIENCE: Duration = Duration::from_secs(1);
/// How long accepting pauses after the system refused, at first and at most.
const PAUSES: (Duration, Duration) = (Duration::from_millis(20), Duration::from_secs(1));

/// The other end of a connection, known to every request on it.
#[derive(Clone, Copy)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Takes connections until it is told to stop.
pub(crate) struct Acceptor {
    house: House,
    app: Router,
    places: Arc<Semaphore>,
    networks: Arc<Counts<Network>>,
    refusing: Arc<Semaphore>,
    /// Told once when no more requests are taken; every connection that is still open listens.
    closing: watch::Sender<()>,
    refused: Seldom,
    failed: Seldom,
}

impl Acceptor {
    /// An acceptor with room for this many connections.
    pub(crate) fn new(house: House, app: Router, most: usize) -> Acceptor {
        let per_address = house.0.config.limits.connections_per_address;
        Acceptor {
            house,
            app,
            places: Arc::new(Semaphore::new(most.min(Semaphore::MAX_PERMITS))),
            networks: Counts::new(per_address),
            refusing: Arc::new(Semaphore::new(REFUSED_AT_ONCE)),
            closing: watch::Sender::new(()),
            refused: Seldom::default(),
            failed: Seldom::default(),
        }
    }

    /// Accepts until `stop`, then waits for requests that are being answered.
    pub(crate) async fn run(self, listener: TcpListener, stop: impl Future<Output = ()>) {
        tokio::select! {
            () = self.accept_all(&listener) => {}
            () = stop => {}
        }
        drop(listener);
        self.closing.send_replace(());
        self.closing.closed().await;
    }

    async fn accept_all(&self, listener: &TcpListener) {
        let mut pause = PAUSES.0;
        loop {
            match listener.accept().await {
                Ok((stream, peer)) => {
                    pause = PAUSES.0;
                    self.take(stream, peer);
                }
                Err(error) if is_of_connection(&error) => {}
                Err(error) => {
                    if let Some(times) = self.failed.happened(self.house.0.clock.now()) {
                        tracing::error!(%error, times, "connections can't be accepted; raise the limit of open files");
                    }
                    sleep(pause).await;
                    pause = (pause * 2).min(PAUSES.1);
                }
            }
        }
    }

    fn take(&self, stream: TcpStream, peer: SocketAddr) {
        let Ok(of_all) = Arc::clone(&self.places).try_acquire_owned() else {
            return self.refuse(stream, Refusal::Full);
        };
        let is_proxy = is_proxy(&self.house.0.config.trusted_proxies, peer.ip());
        let of_network = match (is_proxy, self.networks.enter(Network::of(peer.ip()))) {
            (true, _) => None,
            (false, Some(ticket)) => Some(ticket),
            (false, None) => return self.refuse(stream, Refusal::TooManyOfAddress),
        };
        // A second move that follows closely would otherwise wait until the first one's arrival is confirmed, up to 40
        // ms. Where it can't be switched off, a house that is slow at times is better than none.
        let _ = stream.set_nodelay(true);
        let place = Place::take(self.house.0.metrics.connections.clone(), of_all, of_network);
        self.serve(stream, peer, place);
    }

    fn serve(&self, stream: TcpStream, peer: SocketAddr, place: Place) {
        let timeouts = self.house.0.config.timeouts;
        let app = TowerToHyperService::new(self.app.clone());
        let ends = Ends::of(&stream, peer);
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer));
            request.extensions_mut().insert(ends);
            app.call(request)
        });
        let stream = TokioIo::new(Stream::new(stream, timeouts.write, place));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(timeouts.headers)
            .max_buf_size(MAX_HEAD)
            .max_headers(MAX_HEADERS)
            .serve_connection(stream, service)
            .with_upgrades();
        let mut closing = self.closing.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // An end that is slow, gone or speaks no HTTP is nothing to write down.
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = closing.changed() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }

    /// Says why, if there are not too many to say it to.
    fn refuse(&self, stream: TcpStream, refusal: Refusal) {
        self.house.0.metrics.refused_connections.inc();
        if let Some(times) = self.refused.happened(self.house.0.clock.now()) {
            match refusal {
                Refusal::Full => tracing::warn!(times, "connections were refused: the house is full"),
                Refusal::TooManyOfAddress => {
                    tracing::warn!(times, "connections were refused: an address has too many");
                }
            }
        }
        let Ok(permit) = Arc::clone(&self.refusing).try_acquire_owned() else { return };
        tokio::spawn(async move {
            let _permit = permit;
            // A client that does not read it is not waited for.
            let _ = timeout(REFUSAL_PATIENCE, tell(stream, refusal)).await;
        });
    }
}

/// Whether the error is that of one connection, which went away before it was accepted.
fn is_of_connection(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused | io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset
    )
}
