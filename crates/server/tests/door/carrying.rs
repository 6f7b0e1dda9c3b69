//! Carrying a seat to another device.

use guest::Guest;

use crate::house::{House, next_question};

/// The link on the page of a guest who wants to carry their seat, without the house.
fn link(guest: &mut Guest, table: &str) -> String {
    let page = guest.get(&format!("/table/{table}/carry")).expect("an answer");
    assert_eq!(page.status, 200, "{}", page.body);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    assert!(page.body.contains("<svg class=\"qr\""), "the code is drawn");
    let (_, after) = page.body.split_once("data-select value=\"").expect("a field with the link");
    let link = after.split('"').next().expect("a link");
    link[link.find("/carry/").expect("a way")..].to_string()
}

#[test]
fn a_carried_seat_is_the_same_guest_on_both_devices() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let question = next_question(&mut guest.connect(&table, None).expect("a connection"));
    let path = link(&mut guest, &table);
    let mut other = house.guest();
    let asked = other.get(&path).expect("an answer");
    assert_eq!(asked.status, 200);
    assert!(asked.body.contains("Sit down here as program?"), "{}", asked.body);
    assert_eq!(asked.header("set-cookie"), None, "looking makes nobody a guest");
    assert!(!asked.body.contains("with games of your own"));
    let seated = other.post_form(&path, &[]).expect("an answer");
    assert_eq!((seated.status, seated.header("location")), (303, Some(format!("/table/{table}").as_str())));
    let here = next_question(&mut other.connect(&table, None).expect("a connection"));
    assert_eq!((here.you, &here.view, &here.ask), (question.you, &question.view, &question.ask));
    let there = next_question(&mut guest.connect(&table, None).expect("a connection"));
    assert_eq!(there.you, question.you, "the first device keeps the seat");
}

#[test]
fn a_link_is_good_once_also_when_the_house_was_closed_meanwhile() {
    let mut house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let path = link(&mut guest, &table);
    for _ in 0..3 {
        assert_eq!(house.guest().get(&path).expect("an answer").status, 200, "a look uses nothing up");
    }
    assert_eq!(house.guest().post_form(&path, &[]).expect("an answer").status, 303);
    for _ in 0..2 {
        let again = house.guest().post_form(&path, &[]).expect("an answer");
        assert_eq!(again.status, 410);
        assert!(again.body.contains("This link has already been used") && again.header("set-cookie").is_none());
        house.close();
        house.open_again();
    }
    let fresh = link(&mut guest, &table);
    assert_ne!(fresh, path);
    assert_eq!(house.guest().post_form(&fresh, &[]).expect("an answer").status, 303);
}

#[test]
fn a_link_names_nobody_and_one_that_was_used_gives_nothing() {
    let mut house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let path = link(&mut guest, &table);
    assert_eq!(path.len(), "/carry/".len() + 43, "a token of 256 bits and nothing else: {path}");
    assert_eq!(house.guest().post_form(&path, &[]).expect("an answer").status, 303);
    for _ in 0..2 {
        let mut thief = house.guest();
        for answer in [thief.get(&path).expect("an answer"), thief.post_form(&path, &[]).expect("an answer")] {
            assert_eq!(answer.status, 410);
            assert!(!answer.body.contains("program") && !answer.body.contains(&table), "{}", answer.body);
            assert_eq!(answer.header("set-cookie"), None);
        }
        let frame = thief.connect(&table, None).expect("a connection").next_frame().expect("a frame");
        assert_eq!(frame.you, None, "they only watch");
        assert_eq!(thief.get(&format!("/table/{table}/carry")).expect("an answer").status, 409, "no fresh link either");
        house.close();
        let id = house.guest_id(&table);
        assert!(!path.contains(&id), "{path}");
        // What is in the files of the database gives no link away.
        let token = path.strip_prefix("/carry/").expect("a token").as_bytes();
        for file in house.files() {
            assert!(!file.windows(token.len()).any(|window| window == token), "the token is stored hashed");
        }
        house.open_again();
    }
}

#[test]
fn of_many_who_use_a_link_at_once_one_sits_down() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let path = link(&mut guest, &table);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let using: Vec<_> =
            (0..8).map(|_| scope.spawn(|| house.guest().post_form(&path, &[]).expect("an answer").status)).collect();
        using.into_iter().map(|using| using.join().expect("an answer")).collect()
    });
    assert_eq!(statuses.iter().filter(|&&status| status == 303).count(), 1, "{statuses:?}");
    assert!(statuses.iter().all(|status| [303, 410].contains(status)), "{statuses:?}");
}

#[test]
fn a_changed_link_or_one_of_another_house_is_a_friendly_page() {
    let (house, elsewhere) = (House::open(), House::open());
    let (mut guest, table) = house.guest_with_bots();
    let path = link(&mut guest, &table);
    let token = path.strip_prefix("/carry/").expect("a token");
    let changed = format!("/carry/{}{}", if token.starts_with('a') { "b" } else { "a" }, &token[1..]);
    for (house, path) in [(&house, changed.as_str()), (&house, "/carry/nonsense"), (&elsewhere, path.as_str())] {
        let looked = house.guest().get(path).expect("an answer");
        let sent = house.guest().post_form(path, &[]).expect("an answer");
        for answer in [looked, sent] {
            assert_eq!(answer.status, 404, "{path}");
            assert!(answer.body.contains("This link leads nowhere") && answer.body.contains("href=\"/\""));
            assert_eq!(answer.header("set-cookie"), None);
        }
    }
}

#[test]
fn only_the_occupant_can_carry_a_seat() {
    let house = House::open();
    let (_, table) = house.guest_with_bots();
    let (mut stranger, mut elsewhere) = (house.guest(), house.guest_with_bots().0);
    for guest in [&mut stranger, &mut elsewhere] {
        let page = guest.get(&format!("/table/{table}/carry")).expect("an answer");
        assert_eq!(page.status, 409);
        assert!(!page.body.contains("/carry/"), "{}", page.body);
    }
    assert_eq!(stranger.get("/table/nowhere/carry").expect("an answer").status, 409);
    assert_eq!(elsewhere.get("/table/nowhere/carry").expect("an answer").status, 404);
}

#[test]
fn a_guest_who_would_lose_games_is_told_and_one_who_is_there_already_goes_to_the_table() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let path = link(&mut guest, &table);
    let (mut other, _) = house.guest_with_bots();
    assert!(other.get(&path).expect("an answer").body.contains("with games of your own"));
    let mine = guest.get(&path).expect("an answer");
    assert_eq!((mine.status, mine.header("location")), (303, Some(format!("/table/{table}").as_str())));
}

#[test]
fn a_guest_who_asks_for_too_many_links_waits_and_others_do_not() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let path = format!("/table/{table}/carry");
    let refused = (0..40).map(|_| guest.get(&path).expect("an answer").status).filter(|&status| status == 429).count();
    assert!((15..=20).contains(&refused), "{refused} of 40 were refused");
    let (mut other, table) = house.guest_with_bots();
    assert_eq!(other.get(&format!("/table/{table}/carry")).expect("an answer").status, 200);
}
