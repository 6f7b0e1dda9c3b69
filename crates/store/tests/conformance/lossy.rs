//! A connection to PostgreSQL that loses an answer when it is told to.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

use store::Place;
use store::testing::Folder;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy};
use tokio::net::{UnixListener, UnixStream};

const SOCKET: &str = ".s.PGSQL.5432";

/// Stands between a store and its server, and passes on what both say.
pub(crate) struct Lossy {
    place: Place,
    armed: Arc<AtomicBool>,
    _folder: Folder,
}

impl Lossy {
    /// Listens on a socket of its own for what is meant for the server at this place.
    pub(crate) async fn before(place: &Place) -> Lossy {
        let Place::Url(url) = place else { panic!("PostgreSQL has an address") };
        let (address, server) = url.split_once("?host=").expect("the server listens on a socket");
        let folder = Folder::new().unwrap();
        let listener = UnixListener::bind(folder.path().join(SOCKET)).unwrap();
        let armed = Arc::new(AtomicBool::new(false));
        let server = format!("{server}/{SOCKET}");
        tokio::spawn({
            let armed = Arc::clone(&armed);
            async move {
                while let Ok((client, _)) = listener.accept().await {
                    let server = UnixStream::connect(&server).await.unwrap();
                    tokio::spawn(pass_on(client, server, Arc::clone(&armed)));
                }
            }
        });
        let place = Place::Url(format!("{address}?host={}", folder.path().display()));
        Lossy { place, armed, _folder: folder }
    }

    /// Where the store finds the server through this.
    pub(crate) fn place(&self) -> &Place {
        &self.place
    }

    /// The next thing that the server says is lost, and the connection with it.
    pub(crate) fn lose_the_next_answer(&self) {
        self.armed.store(true, SeqCst);
    }
}

async fn pass_on(client: UnixStream, server: UnixStream, armed: Arc<AtomicBool>) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let asking = tokio::spawn(async move { copy(&mut from_client, &mut to_server).await });
    let mut said = vec![0; 4096];
    while let Ok(length @ 1..) = from_server.read(&mut said).await {
        if armed.swap(false, SeqCst) || to_client.write_all(&said[..length]).await.is_err() {
            break;
        }
    }
    asking.abort();
}
