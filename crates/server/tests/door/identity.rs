//! Who somebody is: a signed cookie and nothing else.

use serde_json::{Value, json};

use crate::house::House;

const COOKIE: &str = "zashiki-guest";

#[test]
fn the_cookie_is_out_of_reach_for_scripts_and_other_sites() {
    let house = House::open();
    let wish = json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"] });
    let answer = house.guest().post_json("/api/tables", &wish).expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie");
    for word in [COOKIE, "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "an open line could not bring it back");
    let encrypted = House::open_with(|config| config.public_url = Some("https://play.example.org".to_string()));
    let answer = encrypted.guest().post_json("/api/tables", &wish).expect("an answer");
    assert!(answer.header("set-cookie").is_some_and(|cookie| cookie.contains("Secure")));
    assert!(answer.json()["link"].as_str().is_some_and(|link| link.starts_with("https://play.example.org/table/")));
}

#[test]
fn a_forged_cookie_makes_nobody_the_guest_of_that_name() {
    let house = House::open();
    let (guest, table) = house.guest_with_bots();
    let you = |cookie: &str| {
        let mut forger = house.guest();
        forger.set_cookie(COOKIE, cookie);
        let frame = forger.line(&table, None).expect("a line").next_of("frame").expect("a frame");
        frame["you"].clone()
    };
    let genuine = guest.cookie(COOKIE).expect("a cookie");
    assert_eq!(you(genuine), 0, "the genuine one is a key");
    // The value is a signature of 44 characters and the id of the guest.
    let decoded = genuine.replace("%3D", "=").replace("%2B", "+").replace("%2F", "/");
    let (signature, id) = decoded.split_at(44);
    let other_letter = if signature.starts_with('A') { "B" } else { "A" };
    let altered = format!("{other_letter}{}{id}", &signature[1..]);
    let (foreigner, _) = house.guest_with_bots();
    let foreign =
        foreigner.cookie(COOKIE).expect("a cookie").replace("%3D", "=").replace("%2B", "+").replace("%2F", "/");
    let borrowed = format!("{}{id}", &foreign[..44]);
    for forged in [id, altered.as_str(), borrowed.as_str(), "", "x"] {
        assert_eq!(you(forged), Value::Null, "{forged}");
    }
}

#[test]
fn a_cookie_of_another_house_is_worth_nothing() {
    let (one, other) = (House::open(), House::open());
    let (guest, _) = one.guest_with_bots();
    let (_, table) = other.guest_with_bots();
    let frame = guest.moved_to(other.address).line(&table, None).expect("a line").next_of("frame").expect("a frame");
    assert_eq!(frame["you"], Value::Null);
}
