//! Sessions: which device is which guest, and how a session ends before its cookie does.
//!
//! A session is nothing but its sealed cookie: guest, device and a generation. Ending all others raises the
//! generation of their guest; cookies of a lower one are refused from that moment on and their sockets are closed. Only
//! guests who ever did that are kept in memory, so that no request reads the database for it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ring::digest::{SHA256, digest};
use room::ConnectionId;
use store::{Digest, EndedSessions, GuestId, Store, StoreError, UnixMs};
use tokio::sync::watch;

use crate::identity;
use crate::keys::KeyRing;

/// The SHA-256 hash of something.
pub(crate) fn hash(bytes: &[u8]) -> Digest {
    let mut hash = [0; 32];
    hash.copy_from_slice(digest(&SHA256, bytes).as_ref());
    Digest(hash)
}

/// A device of a guest, drawn when its session begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DeviceId([u8; 16]);

/// A guest on one device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Session {
    pub(crate) guest: GuestId,
    device: DeviceId,
    generation: u32,
}

impl Session {
    /// The first session of a guest, on a device that is new too.
    fn new(guest: GuestId, generation: u32) -> Session {
        let mut device = [0; 16];
        device.copy_from_slice(&identity::draw()[..16]);
        Session { guest, device: DeviceId(device), generation }
    }

    /// As the cookie holds it.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        [&self.generation.to_be_bytes(), self.device.0.as_slice(), self.guest.as_str().as_bytes()].concat()
    }

    /// Reads what a cookie holds.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Session> {
        let (generation, rest) = bytes.split_first_chunk()?;
        let (device, guest) = rest.split_first_chunk()?;
        let guest = std::str::from_utf8(guest).ok()?.parse().ok()?;
        Some(Session { guest, device: DeviceId(*device), generation: u32::from_be_bytes(*generation) })
    }
}

/// Why a socket is closed whose session has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SocketEnd {
    /// It was ended from another device.
    Ended,
    /// It was the device that ended the others: its pages have a new cookie now and come back by themselves.
    Renewed,
}

/// Why the other sessions of a guest were not ended.
#[derive(Debug)]
pub(crate) enum EndError {
    /// This session has ended itself.
    NotValid,
    /// The store did not take it.
    Store(StoreError),
}

/// A generation above those of all sessions of this guest: the time in seconds, so that it is also above those whose
/// end is no longer kept; nothing after the last one.
fn next_generation(session: &Session, now: UnixMs) -> Option<u32> {
    let seconds = u32::try_from(now.0 / 1_000).unwrap_or(u32::MAX - 1);
    session.generation.checked_add(1).map(|next| next.max(seconds))
}

/// What tells guests apart.
pub(crate) struct Identity {
    pub(crate) keys: KeyRing,
    pub(crate) sessions: Sessions,
}

/// All that is known of sessions beside their cookies.
pub(crate) struct Sessions {
    state: Arc<Mutex<State>>,
    /// Held while sessions are being ended, until that is stored and done.
    ending: tokio::sync::Mutex<()>,
}

#[derive(Default)]
struct State {
    /// From which generation on sessions are good, for guests who ended some.
    generations: HashMap<Digest, u32>,
    sockets: HashMap<GuestId, Vec<Socket>>,
}

struct Socket {
    connection: ConnectionId,
    session: Session,
    end: watch::Sender<Option<SocketEnd>>,
}

impl State {
    fn generation(&self, guest: &GuestId) -> u32 {
        if self.generations.is_empty() {
            return 0;
        }
        self.generations.get(&hash(guest.as_str().as_bytes())).copied().unwrap_or(0)
    }

    fn is_valid(&self, session: &Session) -> bool {
        session.generation >= self.generation(&session.guest)
    }

    /// Refuses everything of a lower generation from now on, and closes its sockets.
    fn end(&mut self, guest: &GuestId, generation: u32, by: Option<DeviceId>) {
        let known = self.generations.entry(hash(guest.as_str().as_bytes())).or_default();
        *known = generation.max(*known);
        for socket in self.sockets.get(guest).into_iter().flatten() {
            if socket.session.generation < generation {
                let end = if by == Some(socket.session.device) { SocketEnd::Renewed } else { SocketEnd::Ended };
                // One that is closing anyway need not be told.
                let _ = socket.end.send(Some(end));
            }
        }
    }
}

impl Sessions {
    /// As the store knows them when the house opens.
    pub(crate) fn new(ended: &[EndedSessions]) -> Sessions {
        let generations = ended.iter().map(|ended| (ended.guest, ended.generation)).collect();
        let state = State { generations, sockets: HashMap::new() };
        Sessions { state: Arc::new(Mutex::new(state)), ending: tokio::sync::Mutex::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a session of this guest on a new device.
    pub(crate) fn begin(&self, guest: GuestId) -> Session {
        let generation = self.state().generation(&guest);
        Session::new(guest, generation)
    }

    /// Whether a session has not been ended.
    pub(crate) fn is_valid(&self, session: &Session) -> bool {
        self.state().is_valid(session)
    }

    /// Ends all other sessions of a guest. The one that asks goes on as the session that is returned, in a new cookie.
    pub(crate) async fn end_others(&self, store: &Store, session: &Session, now: UnixMs) -> Result<Session, EndError> {
        let _turn = self.ending.lock().await;
        let next = next_generation(session, now).filter(|_| self.is_valid(session)).ok_or(EndError::NotValid)?;
        let guest = &session.guest;
        let ended = EndedSessions { guest: hash(guest.as_str().as_bytes()), generation: next, ended_at: now };
        store.end_sessions(guest, &ended).await.map_err(EndError::Store)?;
        self.state().end(guest, next, Some(session.device));
        Ok(Session { generation: next, ..session.clone() })
    }

    /// Forgets a guest in the store, and ends all their sessions for good.
    pub(crate) async fn forget(&self, store: &Store, guest: &GuestId, now: UnixMs) -> Result<(), StoreError> {
        let _turn = self.ending.lock().await;
        let ended = EndedSessions { guest: hash(guest.as_str().as_bytes()), generation: u32::MAX, ended_at: now };
        store.forget_guest(guest, &ended).await?;
        self.state().end(guest, u32::MAX, None);
        Ok(())
    }

    /// Watches a session for an open socket. If it has ended by now, the watch says so at once.
    pub(crate) fn watch(&self, session: Session, connection: ConnectionId) -> SessionWatch {
        let mut state = self.state();
        let ended = if state.is_valid(&session) { None } else { Some(SocketEnd::Ended) };
        let (end, ended) = watch::channel(ended);
        let guest = session.guest.clone();
        state.sockets.entry(guest.clone()).or_default().push(Socket { connection, session, end });
        SessionWatch { state: Arc::clone(&self.state), guest, connection, ended }
    }
}

/// The watch over the session of a socket, until it is dropped.
pub(crate) struct SessionWatch {
    state: Arc<Mutex<State>>,
    guest: GuestId,
    connection: ConnectionId,
    ended: watch::Receiver<Option<SocketEnd>>,
}

impl SessionWatch {
    /// Waits until the session ends.
    pub(crate) async fn ended(&mut self) -> SocketEnd {
        let end = self.ended.wait_for(Option::is_some).await.map(|end| *end);
        // The other end lives as long as this watch, and has said something by now.
        end.ok().flatten().unwrap_or(SocketEnd::Ended)
    }
}

impl Drop for SessionWatch {
    fn drop(&mut self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sockets) = state.sockets.get_mut(&self.guest) {
            sockets.retain(|socket| socket.connection != self.connection);
            if sockets.is_empty() {
                state.sockets.remove(&self.guest);
            }
        }
    }
}
