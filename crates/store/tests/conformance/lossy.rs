//! A connection to PostgreSQL that loses an answer when it is told to.

use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Mutex};

use store::Place;
use store::testing::Folder;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{UnixListener, UnixStream};

const SOCKET: &str = ".s.PGSQL.5432";

/// The text whose answer is to be lost, until it has been seen.
type Armed = Mutex<Option<&'static str>>;

/// Stands between a store and its server, and passes on what both say.
pub(crate) struct Lossy {
    place: Place,
    armed: Arc<Armed>,
    _folder: Folder,
}

impl Lossy {
    /// Listens on a socket of its own for what is meant for the server at this place.
    pub(crate) async fn before(place: &Place) -> Lossy {
        let Place::Url(url) = place else { panic!("PostgreSQL has an address") };
        let (address, server) = url.split_once("?host=").expect("the server listens on a socket");
        let folder = Folder::new().unwrap();
        let listener = UnixListener::bind(folder.path().join(SOCKET)).unwrap();
        let armed = Arc::<Armed>::default();
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

    /// What the server says after it was sent this text is lost, and the connection with it. Other connections, on
    /// which the store looks after its database, are left alone.
    pub(crate) fn lose_the_answer_to(&self, text: &'static str) {
        *self.armed.lock().unwrap() = Some(text);
    }
}

async fn pass_on(client: UnixStream, server: UnixStream, armed: Arc<Armed>) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let lose = Arc::new(AtomicBool::new(false));
    let asking = tokio::spawn({
        let lose = Arc::clone(&lose);
        async move {
            let mut asked = vec![0; 4096];
            while let Ok(length @ 1..) = from_client.read(&mut asked).await {
                let holds = |text: &mut &str| asked[..length].windows(text.len()).any(|part| part == text.as_bytes());
                if armed.lock().unwrap().take_if(holds).is_some() {
                    lose.store(true, SeqCst);
                }
                if to_server.write_all(&asked[..length]).await.is_err() {
                    break;
                }
            }
        }
    });
    let mut said = vec![0; 4096];
    while let Ok(length @ 1..) = from_server.read(&mut said).await {
        if lose.load(SeqCst) || to_client.write_all(&said[..length]).await.is_err() {
            break;
        }
    }
    asking.abort();
}
