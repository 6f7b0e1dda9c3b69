//! Opening the house and closing it again.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use store::{Opening, Secret, Store, StoreError, UnixMs};
use tokio::net::TcpListener;
use tokio::sync::{Notify, oneshot};
use tokio::task::JoinHandle;

use crate::accept::Acceptor;
use crate::alarm;
use crate::cleanup;
use crate::clock::unix_now;
use crate::config::Config;
use crate::driver::ToTable;
use crate::files;
use crate::house::House;
use crate::identity;
use crate::keys::{self, KeyRing};
use crate::push::{self, Caller, Letters, PushError};
use crate::reviews::Reviews;
use crate::routes;
use crate::sessions::{Identity, Sessions};
use crate::thinking::Thinking;

/// How long open requests and unwritten moves are waited for when the house closes.
const CLOSING_PATIENCE: Duration = Duration::from_secs(10);

/// How many programs may ask for figures at once.
const METRICS_CONNECTIONS: usize = 32;

/// A house that is open.
pub struct Serving {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it tells its figures, if they have an address of their own.
    pub metrics_address: Option<SocketAddr>,
    stop: oneshot::Sender<()>,
    done: JoinHandle<()>,
}

impl Serving {
    /// Closes the house: guests are told, what was accepted is written, sockets are closed.
    pub async fn close(self) {
        // If nobody listens any more, it is closed already.
        let _ = self.stop.send(());
        let _ = self.done.await;
    }
}

/// Why a house did not open.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Somebody listens there already.
    #[error("port {} is in use: choose another with --port, for instance --port 8080", .0.port())]
    InUse(SocketAddr),
    /// The address can't be listened on.
    #[error("{address} can't be listened on ({reason}): choose another with --address and --port")]
    Address {
        /// Which.
        address: SocketAddr,
        /// Why.
        reason: String,
    },
    /// The store can't be opened.
    #[error(transparent)]
    Store(StoreError),
    /// No threads for the bots.
    #[error("no threads for the bots: {0}")]
    Threads(String),
    /// Guests can't be called.
    #[error(transparent)]
    Push(PushError),
}

/// Opens the house.
pub async fn serve(mut config: Config) -> Result<Serving, ServeError> {
    let listener = listen(config.address).await?;
    let address = listener.local_addr().unwrap_or(config.address);
    let metrics_listener = match config.metrics_address {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let metrics_address = metrics_listener.as_ref().and_then(|listener| listener.local_addr().ok());
    let opening = Opening { durability: config.durability, loss: config.loss, wait: config.database_wait };
    let store = Store::open_with(&config.place, opening).await.map_err(ServeError::Store)?;
    let identity = open_identity(&store, unix_now()).await.map_err(ServeError::Store)?;
    let thinking = Thinking::new(config.bot_threads).map_err(|error| ServeError::Threads(error.to_string()))?;
    let reviews =
        Reviews::new(config.limits.reviews_at_once).map_err(|error| ServeError::Threads(error.to_string()))?;
    name_contact(&mut config);
    let (caller, letters) = match &config.push {
        Some(push) => {
            let (caller, letters) = Caller::open(&store, push).await.map_err(ServeError::Push)?;
            (Some(caller), Some(letters))
        }
        None => (None, None),
    };
    let house = House::new(config, store, thinking, reviews, caller, identity);
    let (stop, stopped) = oneshot::channel();
    let done = tokio::spawn(run(house, listener, metrics_listener, letters, stopped));
    Ok(Serving { address, metrics_address, stop, done })
}

/// What tells guests apart: the keys of cookies and the sessions that were ended. What is too old for either is
/// deleted.
pub(crate) async fn open_identity(store: &Store, now: UnixMs) -> Result<Identity, StoreError> {
    store.drop_cookie_secrets(keys::retired_too_long(now)).await?;
    let secrets = store.cookie_secrets(|| Secret::from_bytes(identity::draw()), now).await?;
    let ended = store.ended_sessions(keys::ended_too_long(now)).await?;
    Ok(Identity { keys: KeyRing::new(&secrets), sessions: Sessions::new(&ended) })
}

/// A house that is reached over an encrypted connection is its own contact, unless its host named another.
fn name_contact(config: &mut Config) {
    let own = config.public_url.clone().filter(|_| config.is_encrypted());
    if let Some(push) = &mut config.push {
        push.contact = push.contact.take().or(own);
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| {
        if error.kind() == std::io::ErrorKind::AddrInUse {
            return ServeError::InUse(address);
        }
        ServeError::Address { address, reason: error.to_string() }
    })
}

async fn run(
    house: House,
    listener: TcpListener,
    metrics_listener: Option<TcpListener>,
    letters: Option<Letters>,
    stopped: oneshot::Receiver<()>,
) {
    let closing = house.clone();
    let told = Arc::new(Notify::new());
    let tell = told.clone();
    let shutdown = async move {
        let _ = stopped.await;
        tracing::info!("the house closes");
        closing.0.closing.store(true, Ordering::Relaxed);
        closing.0.hub.tell_all(|| ToTable::Closing).await;
        tell.notify_one();
    };
    let alarm = tokio::spawn(alarm::ring(house.clone()));
    let cleanup = tokio::spawn(cleanup::for_ever(house.clone()));
    let wake = tokio::spawn(alarm::wake_for_calls(house.clone()));
    let (last_call, no_more) = oneshot::channel();
    let post = letters.zip(house.0.config.push.clone());
    let post = post.map(|(letters, push)| tokio::spawn(push::deliver(house.clone(), push, letters, no_more)));
    let metrics = metrics_listener.map(|listener| {
        let acceptor = Acceptor::new(house.clone(), routes::metrics_router(house.clone()), METRICS_CONNECTIONS);
        tokio::spawn(acceptor.run(listener, std::future::pending()))
    });
    let most = house.0.config.limits.connections.unwrap_or(usize::MAX).min(files::connections());
    tracing::info!(most, "connections are accepted");
    let serving = Acceptor::new(house.clone(), routes::router(house.clone()), most).run(listener, shutdown);
    // Sockets stay open as long as guests keep them: after a moment the house closes around them.
    let patience = async {
        told.notified().await;
        tokio::time::sleep(Duration::from_secs(1)).await;
    };
    tokio::select! {
        () = serving => {}
        () = patience => {}
    }
    metrics.inspect(JoinHandle::abort);
    cleanup.abort();
    alarm.abort();
    wake.abort();
    if let Some(post) = post {
        // If it has ended, there is nothing more to deliver.
        let _ = last_call.send(());
        let _ = post.await;
    }
    if let Err(error) = house.0.store.close(CLOSING_PATIENCE).await {
        tracing::error!(%error, "the store was closed early");
    }
}
