//! What every test needs: a house of its own, and guests with browsers.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use server::{Config, Serving, serve};
use store::Place;
use table::Record;

use crate::chromium::Chromium;
use crate::guest::{Guest, Size};
use crate::laid::Laid;

/// An open house with a data folder of its own, and a driver for browsers. All of it is gone when the test ends.
pub(crate) struct Stage {
    // Browsers go before the house does, and the folder last.
    chromium: Chromium,
    /// Nothing while it is closed.
    house: Option<Serving>,
    /// How the house is opened again, under the same address.
    config: Config,
    _folder: Folder,
}

impl Stage {
    /// Opens a house in which bots answer at once.
    pub(crate) async fn open() -> Stage {
        Stage::open_with(|_| {}).await
    }

    /// Opens a house that is run in another way.
    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> Stage {
        Stage::open_in(Folder::make(), change).await
    }

    /// Opens a house in which this table already waits for its guests.
    pub(crate) async fn with(table: &Laid) -> Stage {
        let folder = Folder::make();
        table.lay(&folder.data()).await;
        Stage::open_in(folder, |_| {}).await
    }

    async fn open_in(folder: Folder, change: impl FnOnce(&mut Config)) -> Stage {
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut config = Config::new(address, folder.data());
        config.bot_delay_ms = 0..=0;
        config.limits = server::Limits::none();
        change(&mut config);
        let house = serve(config.clone()).await.expect("a house opens in an empty folder");
        config.address = house.address;
        Stage { chromium: Chromium::start(&folder.0), house: Some(house), config, _folder: folder }
    }

    /// Closes the house; browsers stay where they are.
    pub(crate) async fn shut(&mut self) {
        self.house.take().expect("it was open").close().await;
    }

    /// Opens it again where it was.
    pub(crate) async fn open_again(&mut self) {
        self.house = Some(serve(self.config.clone()).await.expect("the house opens where it was"));
    }

    /// Closes the house and says what was put in at the table that was laid before it opened.
    pub(crate) async fn close(self, table: &Laid) -> Record {
        let Stage { chromium, house, config: _, _folder: folder } = self;
        drop(chromium);
        house.expect("it is open").close().await;
        table.read(&folder.data()).await
    }

    /// A program that comes through the door.
    pub(crate) fn program(&self) -> guest::Guest {
        guest::Guest::at(self.config.address)
    }

    /// The address of a page.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("http://{}{path}", self.config.address)
    }

    /// Somebody with a browser, at the entrance.
    pub(crate) async fn guest(&self, size: Size) -> Guest {
        let guest = self.stranger(size).await;
        guest.go(&self.address("/")).await;
        guest
    }

    /// Somebody with a browser who has not come in yet.
    pub(crate) async fn stranger(&self, size: Size) -> Guest {
        Guest::new(self.chromium.browser(size).await, size).await
    }
}

/// Where the tests may write; cargo cleans it away with everything else that it built.
pub(crate) fn workshop() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}

/// A folder that is removed with everything in it.
struct Folder(PathBuf);

impl Folder {
    fn make() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = workshop().join(format!("browser-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("the target folder can be written to");
        Folder(path)
    }

    fn data(&self) -> Place {
        Place::Folder(self.0.join("data"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What can't be removed now is overwritten by nobody: the next run has another number.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
