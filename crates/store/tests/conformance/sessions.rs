//! Rulings about sessions that end, links that carry a seat, and the secrets of cookies.

use store::{CarryLink, CarryState, CookieSecret, Device, Digest, EndedSessions, Secret, UnixMs};

use crate::house::{House, close, guest_id, id, on_both};

on_both!(
    of_many_who_use_a_link_at_once_one_finds_it_good,
    a_used_or_expired_link_names_nobody,
    a_link_that_is_long_over_is_deleted,
    ended_sessions_are_known_when_the_house_opens_again,
    a_generation_never_goes_back,
    a_guest_who_ends_sessions_has_no_links_and_no_devices_left,
    the_first_secret_is_drawn_once,
    a_retired_secret_is_kept_until_it_is_dropped,
);

fn link(guest: &str) -> CarryLink {
    CarryLink { guest: guest_id(guest), table: id("table") }
}

async fn of_many_who_use_a_link_at_once_one_finds_it_good(house: House) {
    let store = house.open().await;
    let token = Digest([1; 32]);
    store.save_carry_link(&token, &link("korin"), UnixMs(50), UnixMs(10)).await.unwrap();
    assert_eq!(store.carry_link(&token, UnixMs(10)).await.unwrap(), CarryState::Good(link("korin")));
    let using = (0..12).map(|_| {
        let store = store.clone();
        tokio::spawn(async move { store.use_carry_link(&token, UnixMs(11)).await.unwrap() })
    });
    let mut good = 0;
    for used in using.collect::<Vec<_>>() {
        match used.await.unwrap() {
            CarryState::Good(found) => {
                assert_eq!(found, link("korin"));
                good += 1;
            }
            CarryState::Used => {}
            state @ (CarryState::Expired | CarryState::Unknown) => panic!("{state:?}"),
        }
    }
    assert_eq!(good, 1);
}

async fn a_used_or_expired_link_names_nobody(house: House) {
    let store = house.open().await;
    let (used, late, never) = (Digest([1; 32]), Digest([2; 32]), Digest([3; 32]));
    for token in [&used, &late] {
        store.save_carry_link(token, &link("korin"), UnixMs(50), UnixMs(10)).await.unwrap();
    }
    assert_eq!(store.use_carry_link(&used, UnixMs(50)).await.unwrap(), CarryState::Good(link("korin")));
    for now in [UnixMs(50), UnixMs(51)] {
        assert_eq!(store.carry_link(&used, now).await.unwrap(), CarryState::Used);
        assert_eq!(store.use_carry_link(&used, now).await.unwrap(), CarryState::Used);
    }
    assert_eq!(store.use_carry_link(&late, UnixMs(51)).await.unwrap(), CarryState::Expired);
    assert_eq!(store.carry_link(&late, UnixMs(51)).await.unwrap(), CarryState::Expired);
    assert_eq!(store.use_carry_link(&never, UnixMs(10)).await.unwrap(), CarryState::Unknown);
}

async fn a_link_that_is_long_over_is_deleted(house: House) {
    const HOUR: u64 = 3_600_000;
    let store = house.open().await;
    let (old, new) = (Digest([1; 32]), Digest([2; 32]));
    store.save_carry_link(&old, &link("korin"), UnixMs(50), UnixMs(10)).await.unwrap();
    store.save_carry_link(&new, &link("kenzan"), UnixMs(3 * HOUR), UnixMs(50 + HOUR)).await.unwrap();
    assert_eq!(store.carry_link(&old, UnixMs(50 + HOUR)).await.unwrap(), CarryState::Expired);
    let newer = Digest([3; 32]);
    store.save_carry_link(&newer, &link("kenzan"), UnixMs(3 * HOUR), UnixMs(51 + HOUR)).await.unwrap();
    assert_eq!(store.carry_link(&old, UnixMs(51 + HOUR)).await.unwrap(), CarryState::Unknown);
    assert_eq!(store.carry_link(&new, UnixMs(51 + HOUR)).await.unwrap(), CarryState::Good(link("kenzan")));
}

fn ended(guest: u8, generation: u32, at: u64) -> EndedSessions {
    EndedSessions { guest: Digest([guest; 32]), generation, ended_at: UnixMs(at) }
}

async fn ended_sessions_are_known_when_the_house_opens_again(house: House) {
    let store = house.open().await;
    store.end_sessions(&guest_id("korin"), &ended(1, 1, 10)).await.unwrap();
    store.end_sessions(&guest_id("kenzan"), &ended(2, u32::MAX, 30)).await.unwrap();
    close(store).await;
    let store = house.open().await;
    let mut all = store.ended_sessions(UnixMs(10)).await.unwrap();
    all.sort_by_key(|ended| ended.guest.0);
    assert_eq!(all, [ended(1, 1, 10), ended(2, u32::MAX, 30)]);
    assert_eq!(store.ended_sessions(UnixMs(11)).await.unwrap(), [ended(2, u32::MAX, 30)], "the other is too old");
    assert_eq!(store.ended_sessions(UnixMs(0)).await.unwrap(), [ended(2, u32::MAX, 30)], "and was deleted");
}

async fn a_generation_never_goes_back(house: House) {
    let store = house.open().await;
    store.end_sessions(&guest_id("korin"), &ended(1, 5, 10)).await.unwrap();
    store.end_sessions(&guest_id("korin"), &ended(1, 4, 20)).await.unwrap();
    assert_eq!(store.ended_sessions(UnixMs(0)).await.unwrap(), [ended(1, 5, 10)]);
    store.end_sessions(&guest_id("korin"), &ended(1, 6, 30)).await.unwrap();
    assert_eq!(store.ended_sessions(UnixMs(0)).await.unwrap(), [ended(1, 6, 30)]);
}

async fn a_guest_who_ends_sessions_has_no_links_and_no_devices_left(house: House) {
    let store = house.open().await;
    let (own, other) = (Digest([1; 32]), Digest([2; 32]));
    for (token, guest) in [(&own, "korin"), (&other, "kenzan")] {
        store.save_carry_link(token, &link(guest), UnixMs(50), UnixMs(10)).await.unwrap();
        let device = Device {
            guest: guest_id(guest),
            endpoint: format!("https://push.example.org/{guest}"),
            public_key: vec![4; 65],
            auth: vec![1; 16],
            language: "en".to_string(),
            added_at: UnixMs(1),
        };
        store.save_device(&device, 8).await.unwrap();
    }
    store.end_sessions(&guest_id("korin"), &ended(1, 1, 10)).await.unwrap();
    assert_eq!(store.carry_link(&own, UnixMs(11)).await.unwrap(), CarryState::Unknown);
    assert_eq!(store.carry_link(&other, UnixMs(11)).await.unwrap(), CarryState::Good(link("kenzan")));
    assert_eq!(store.devices_of_guest(&guest_id("korin")).await.unwrap().len(), 0);
    assert_eq!(store.devices_of_guest(&guest_id("kenzan")).await.unwrap().len(), 1);
}

fn secret(byte: u8) -> Secret {
    Secret::from_bytes([byte; 32])
}

fn kept(byte: u8, retired_at: Option<u64>) -> CookieSecret {
    CookieSecret { secret: secret(byte), retired_at: retired_at.map(UnixMs) }
}

async fn the_first_secret_is_drawn_once(house: House) {
    let store = house.open().await;
    let asking = (1..=8).map(|byte| {
        let store = store.clone();
        tokio::spawn(async move { store.cookie_secrets(|| secret(byte), UnixMs(1)).await.unwrap() })
    });
    let mut drawn = Vec::new();
    for asked in asking.collect::<Vec<_>>() {
        drawn.push(asked.await.unwrap());
    }
    assert_eq!(drawn[0].len(), 1);
    assert!(drawn.iter().all(|secrets| *secrets == drawn[0]), "everybody has the same");
}

async fn a_retired_secret_is_kept_until_it_is_dropped(house: House) {
    let store = house.open().await;
    let unneeded = || panic!("there is a secret");
    store.cookie_secrets(|| secret(1), UnixMs(1)).await.unwrap();
    store.rotate_cookie_secret(&secret(2), UnixMs(10)).await.unwrap();
    store.rotate_cookie_secret(&secret(3), UnixMs(20)).await.unwrap();
    let all = [kept(3, None), kept(2, Some(20)), kept(1, Some(10))];
    assert_eq!(store.cookie_secrets(unneeded, UnixMs(21)).await.unwrap(), all);
    store.drop_cookie_secrets(UnixMs(10)).await.unwrap();
    assert_eq!(store.cookie_secrets(unneeded, UnixMs(21)).await.unwrap(), all[..2]);
    store.drop_cookie_secrets(UnixMs(99)).await.unwrap();
    assert_eq!(store.cookie_secrets(unneeded, UnixMs(21)).await.unwrap(), all[..1]);
}
