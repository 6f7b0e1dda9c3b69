//! Sessions from cookie to cookie, in a house that is open.

use guest::{Answer, Guest};
use store::testing::Folder;
use store::{Durability, GuestId, Place, Secret, Store, UnixMs};
use tokio::runtime::Runtime;

use crate::clock::unix_now;
use crate::config::Config;
use crate::keys::{KeyRing, Purpose};
use crate::serve::{Serving, open_identity, serve};
use crate::sessions::Identity;

const DAY: u64 = 24 * 60 * 60 * 1_000;
const COOKIE: &str = "zashiki-guest";

/// A house whose keys are known, so that cookies of other days can be made.
struct House {
    runtime: Runtime,
    serving: Option<Serving>,
    identity: Identity,
    _folder: Folder,
}

impl House {
    fn open() -> House {
        let folder = Folder::new().expect("a temporary folder");
        let place = Place::Folder(folder.path().to_path_buf());
        let runtime = Runtime::new().expect("threads");
        let (identity, serving) = runtime.block_on(async {
            let store = Store::open(&place, Durability::ProcessCrash).await.expect("a store");
            let identity = open_identity(&store, unix_now()).await.expect("keys");
            store.close(std::time::Duration::from_secs(30)).await.expect("it closes");
            (identity, serve(Config::new(([127, 0, 0, 1], 0).into(), place)).await.expect("an open house"))
        });
        House { runtime, serving: Some(serving), identity, _folder: folder }
    }

    /// Somebody whose cookies are this many days old.
    fn guest(&self, days: u64) -> Guest {
        let mut guest = Guest::at(self.serving.as_ref().expect("it is open").address);
        let id: GuestId = "guestofthistest".parse().expect("an id");
        let sealed_at = UnixMs(unix_now().0 - days * DAY);
        let keys = &self.identity.keys;
        let session = self.identity.sessions.begin(id).to_bytes();
        guest.set_cookie(COOKIE, &keys.seal(Purpose::Session, &session, sealed_at));
        guest.set_cookie("zashiki-name", &keys.seal(Purpose::Name, b"Aki", sealed_at));
        guest.set_cookie("zashiki-lang", "ja");
        guest.set_cookie("zashiki-look", "cards:larger");
        guest
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(serving) = self.serving.take() {
            self.runtime.block_on(serving.close());
        }
    }
}

/// The names of the cookies that an answer sets; all of them live for 400 days.
fn set(answer: &Answer) -> Vec<&str> {
    let cookies = answer.headers.iter().filter(|(name, _)| name == "set-cookie").map(|(_, value)| value.as_str());
    let mut names: Vec<&str> = cookies
        .map(|cookie| {
            assert!(cookie.contains("Max-Age=34560000"), "{cookie}");
            cookie.split('=').next().unwrap_or_default()
        })
        .collect();
    names.sort_unstable();
    names
}

#[test]
fn cookies_are_renewed_by_use_once_a_day() {
    let house = House::open();
    let mut guest = house.guest(2);
    let before = guest.cookie(COOKIE).expect("a cookie").to_string();
    assert_eq!(set(&guest.get(&boards::asset_path("icon.svg")).expect("a file")), [] as [&str; 0], "a file is for all");
    let answer = guest.get("/history").expect("an answer");
    assert_eq!(set(&answer), [COOKIE, "zashiki-lang", "zashiki-look", "zashiki-name"]);
    assert_ne!(guest.cookie(COOKIE), Some(before.as_str()));
    assert_eq!(set(&guest.get("/history").expect("an answer")), [] as [&str; 0], "the new ones are fresh");
    assert_eq!(set(&house.guest(0).get("/history").expect("an answer")), [] as [&str; 0]);
    let api = house.guest(399).post_json("/api/tables", &serde_json::json!({})).expect("an answer");
    assert!(set(&api).contains(&COOKIE), "programs keep theirs too");
}

#[test]
fn a_cookie_of_400_days_is_nobodys() {
    let house = House::open();
    let mut guest = house.guest(400);
    let before = guest.cookie(COOKIE).expect("a cookie").to_string();
    assert_eq!(set(&guest.get("/history").expect("an answer")), [] as [&str; 0], "it is not renewed");
    assert_eq!(guest.get("/history/export").expect("an answer").status, 404);
    let page = guest.post_form("/play/rinpa", &[]).expect("an answer");
    assert_eq!(set(&page), [COOKIE], "a new guest");
    assert_ne!(guest.cookie(COOKIE), Some(before.as_str()));
}

#[test]
fn a_cookie_of_another_secret_is_not_renewed() {
    let house = House::open();
    let mut guest = house.guest(2);
    let foreign = KeyRing::new(&[store::CookieSecret { secret: Secret::from_bytes([7; 32]), retired_at: None }]);
    let session = house.identity.sessions.begin("guestofthistest".parse().expect("an id")).to_bytes();
    guest.set_cookie(COOKIE, &foreign.seal(Purpose::Session, &session, UnixMs(unix_now().0 - 2 * DAY)));
    assert_eq!(set(&guest.get("/history").expect("an answer")), [] as [&str; 0]);
}
