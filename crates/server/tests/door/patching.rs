//! A browser that knows patches is sent what changed; any other, and any that lost its picture, is sent the whole.

use guest::{Guest, GuestConnection};
use wire::{ClientMessage, Frame, Refusal, ServerMessage, TablePage, TablePatch};

use crate::house::{House, answer, next_question};

/// What a browser is sent of a table.
#[derive(Debug)]
enum Shown {
    Whole(TablePage),
    Patch(TablePatch),
}

impl Shown {
    fn whole(self) -> TablePage {
        match self {
            Shown::Whole(page) => page,
            Shown::Patch(patch) => panic!("a patch instead of a whole picture: {patch:?}"),
        }
    }

    fn patch(self) -> TablePatch {
        match self {
            Shown::Patch(patch) => patch,
            Shown::Whole(_) => panic!("a whole picture instead of a patch"),
        }
    }
}

/// The number of the picture in the page of a table.
fn number_in_page(guest: &mut Guest, table: &str) -> u64 {
    let page = guest.get(&format!("/table/{table}")).expect("a page").body;
    let (_, after) = page.split_once("data-picture=\"").expect("the picture has a number");
    after.split('"').next().and_then(|number| number.parse().ok()).expect("it is a number")
}

fn browser(guest: &Guest, table: &str, query: &str) -> GuestConnection {
    guest.connect_with(&format!("/socket/{table}?format=html{query}"), &[]).expect("a connection")
}

/// The next picture or patch.
fn next_shown(browser: &mut GuestConnection) -> Shown {
    let shown = browser.find(|message| {
        if let ServerMessage::Table(page) = message {
            Some(Shown::Whole(page))
        } else if let ServerMessage::Patch(patch) = message {
            Some(Shown::Patch(patch))
        } else {
            None
        }
    });
    shown.expect("the connection is open")
}

/// A table at which it is the guest's turn.
struct Waiting {
    guest: Guest,
    table: String,
    playing: GuestConnection,
    question: Box<Frame>,
}

impl Waiting {
    fn at(house: &House) -> Waiting {
        let (guest, table) = house.guest_with_bots();
        let mut playing = guest.connect(&table, None).expect("a connection");
        let question = next_question(&mut playing);
        Waiting { guest, table, playing, question }
    }

    fn act(&mut self) {
        answer(&mut self.playing, &self.question);
    }
}

#[test]
fn who_comes_with_the_picture_of_the_page_is_sent_small_patches_from_it_on() {
    let house = House::open();
    let mut waiting = Waiting::at(&house);
    let mut watcher = house.guest();
    let mut shown = number_in_page(&mut watcher, &waiting.table);
    let mut browser = browser(&watcher, &waiting.table, &format!("&patches=yes&have=1&picture={shown}"));
    waiting.act();
    for _ in 0..3 {
        let patch = next_shown(&mut browser).patch();
        assert_eq!(patch.base, shown, "every patch is one of the picture before it");
        let bytes = patch.changes.as_ref().map_or(0, |changes| changes.text().len());
        assert!(bytes < 8_000, "{bytes} bytes: {patch:?}");
        shown = patch.picture;
    }
}

#[test]
fn a_browser_that_does_not_know_patches_is_sent_whole_pictures() {
    let house = House::open();
    let mut waiting = Waiting::at(&house);
    let mut browser = browser(&house.guest(), &waiting.table, "");
    waiting.act();
    for _ in 0..3 {
        let picture = next_shown(&mut browser).whole();
        assert!(picture.html.contains("id=\"board\""), "{}", picture.html);
    }
}

#[test]
fn a_browser_that_can_inflate_is_sent_the_same_in_few_bytes() {
    let house = House::open();
    let waiting = Waiting::at(&house);
    let [mut plain, mut deflated] =
        ["", "&deflate=yes"].map(|query| browser(&house.guest(), &waiting.table, &format!("&patches=yes{query}")));
    let [long, short] = [&mut plain, &mut deflated].map(|browser| next_shown(browser).whole());
    assert_eq!(long.html, short.html);
    let [plain, deflated] = [plain, deflated].map(|browser| browser.bytes_received());
    assert!(deflated * 5 < plain, "{deflated} bytes instead of {plain}");
}

#[test]
fn who_claims_a_picture_that_nobody_drew_or_that_another_has_gets_the_whole_one() {
    let house = House::open();
    let mut waiting = Waiting::at(&house);
    let of_the_player = number_in_page(&mut waiting.guest, &waiting.table);
    for claim in ["1".to_string(), "nonsense".to_string(), of_the_player.to_string()] {
        let mut browser = browser(&house.guest(), &waiting.table, &format!("&patches=yes&have=1&picture={claim}"));
        let picture = next_shown(&mut browser).whole();
        assert!(!picture.html.contains("data-action"), "for a claim of {claim}");
    }
}

#[test]
fn who_asks_for_it_gets_the_whole_picture_and_then_patches_of_that() {
    let house = House::open();
    let mut waiting = Waiting::at(&house);
    let mut browser = browser(&house.guest(), &waiting.table, "&patches=yes");
    next_shown(&mut browser).whole();
    browser.send(&ClientMessage::Redraw).expect("it is sent");
    let whole = loop {
        if let Shown::Whole(page) = next_shown(&mut browser) {
            break page;
        }
    };
    waiting.act();
    assert_eq!(next_shown(&mut browser).patch().base, whole.picture);
}

#[test]
fn a_program_that_asks_for_a_picture_is_refused() {
    let house = House::open();
    let mut waiting = Waiting::at(&house);
    waiting.playing.send(&ClientMessage::Redraw).expect("it is sent");
    assert_eq!(waiting.playing.next_refused().expect("a refusal").code, Refusal::Unreadable);
}
