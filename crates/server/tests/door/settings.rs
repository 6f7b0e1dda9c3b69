//! The settings and the app, without a browser.

use crate::house::House;

/// The tag that a page begins with.
fn root(page: &str) -> &str {
    let start = page.find("<html").expect("a page");
    &page[start..=start + page[start..].find('>').expect("a tag ends")]
}

#[test]
fn the_settings_hold_on_every_page_from_its_first_tag_on() {
    let house = House::open();
    let (mut guest, table) = house.guest_with_bots();
    let fields = [
        ("back", "/rules/rinpa"),
        ("lang", "ja"),
        ("theme", "evening"),
        ("motion", "less"),
        ("sound", "on"),
        ("cards", "larger"),
        ("colors", "patterns"),
        ("hand", "left"),
    ];
    let kept = guest.post_form("/settings", &fields).expect("an answer");
    assert_eq!((kept.status, kept.header("location")), (303, Some("/rules/rinpa")));
    let marks = "<html data-theme=\"evening\" data-motion=\"less\" data-sound=\"on\" data-cards=\"larger\" \
                 data-colors=\"patterns\" data-hand=\"left\" lang=\"ja\">";
    let table = format!("/table/{table}");
    for path in ["/", "/settings", "/rules/rinpa", "/new/kabuki", "/nowhere", "/offline", &table] {
        assert_eq!(root(&guest.get(path).expect("an answer").body), marks, "{path}");
    }
    // What is no page is left alone, and so are guests who chose nothing.
    let asset = boards::asset_path("icon.svg");
    assert_eq!(guest.get(&asset).expect("an answer").body, house.guest().get(&asset).expect("an answer").body);
    assert_eq!(root(&house.guest().get("/").expect("an answer").body), "<html lang=\"en\">");
    // A form that says nothing is the usual again.
    guest.post_form("/settings", &[("lang", "en")]).expect("an answer");
    assert_eq!(root(&guest.get("/").expect("an answer").body), "<html lang=\"en\">");
}

#[test]
fn a_look_that_nobody_could_have_chosen_changes_nothing() {
    let house = House::open();
    let mut guest = house.guest();
    guest.set_cookie("zashiki-look", "cards:larger.hand:both.colors:\"><script>");
    assert_eq!(root(&guest.get("/").expect("an answer").body), "<html data-cards=\"larger\" lang=\"en\">");
    guest.post_form("/settings", &[("cards", "huge"), ("evil", "x"), ("hand", "left")]).expect("an answer");
    assert_eq!(root(&guest.get("/").expect("an answer").body), "<html data-hand=\"left\" lang=\"en\">");
}

#[test]
fn the_settings_lead_back_into_the_house_and_nowhere_else() {
    let house = House::open();
    let mut guest = house.guest();
    for (back, to) in [
        ("/table/abc?step=3&eyes=A", "/table/abc?step=3&eyes=A"),
        ("//evil.example", "/"),
        ("https://evil.example", "/"),
        ("/\\evil.example", "/"),
        ("/a\r\nset-cookie: a=b", "/"),
    ] {
        let kept = guest.post_form("/settings", &[("back", back)]).expect("an answer");
        assert_eq!(kept.header("location"), Some(to), "{back:?}");
    }
    let page = guest.get("/settings?back=%2Ftable%2Fabc%3Fstep%3D3%26eyes%3DA").expect("an answer").body;
    assert!(page.contains("value=\"/table/abc?step=3&amp;eyes=A\""), "{page}");
    let page = guest.get("/settings?back=%2F%2Fevil.example").expect("an answer").body;
    assert!(!page.contains("evil.example"), "{page}");
}

#[test]
fn the_house_can_be_installed_and_is_called_what_the_guest_calls_it() {
    let house = House::open();
    let mut guest = house.guest();
    for (lang, name) in [("en", "Zashiki"), ("ja", "座敷")] {
        guest.post_form("/settings", &[("lang", lang)]).expect("an answer");
        let answer = guest.get("/manifest.webmanifest").expect("an answer");
        assert_eq!(answer.header("content-type"), Some("application/manifest+json"));
        let manifest = answer.json();
        assert_eq!((&manifest["name"], &manifest["lang"]), (&name.into(), &lang.into()));
        let icons = manifest["icons"].as_array().expect("icons");
        for icon in icons {
            let address = icon["src"].as_str().expect("an address");
            let name = address.strip_prefix("/assets/").and_then(|name| name.split('?').next()).expect("a file");
            let file = boards::asset(name).unwrap_or_else(|| panic!("there is no {name}"));
            assert_eq!(
                (boards::asset_path(name).as_str(), Some(file.mime)),
                (address, icon["type"].as_str()),
                "{icon}"
            );
        }
        for (size, purpose) in
            [("192x192", "any"), ("512x512", "any"), ("192x192", "maskable"), ("512x512", "maskable")]
        {
            assert!(icons.iter().any(|icon| icon["sizes"] == size && icon["purpose"] == purpose), "{size} {purpose}");
        }
    }
}

#[test]
fn the_worker_is_asked_for_anew_and_may_look_after_the_whole_house() {
    let house = House::open();
    let answer = house.guest().get("/service-worker.js").expect("an answer");
    assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(answer.header("cache-control"), Some("no-cache"));
    let policy = answer.header("content-security-policy").expect("a policy");
    assert!(policy.contains("worker-src 'self'") && policy.contains("manifest-src 'self'"), "{policy}");
    // All that it keeps is files and one page, which is about nobody.
    let addresses: Vec<&str> = answer.body.split('"').skip(1).step_by(2).filter(|text| text.starts_with('/')).collect();
    let expected = ["/offline", "/assets/", "/assets/", "/", "/push"];
    assert_eq!(
        addresses, expected,
        "a form goes to / whose page nobody knows, and another address of a device to /push"
    );
}
