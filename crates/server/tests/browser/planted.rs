//! The search for leaks finds those that are planted, and no others.

use boards::patch::{Patch, Picture};
use boards::{Lang, Scene, Seated};
use serde_json::{Value, json};
use table::{Input, Record, Seat, Seed, Viewer};

use crate::guest::Received;
use crate::secrets::{Truth, cards_in, look_through};

/// A deal in which everybody plays the first card they can.
fn a_deal() -> Record {
    let rinpa = catalog::game("rinpa").expect("Rinpa is in the house");
    let options = [("deals".to_string(), "one".to_string())];
    let (mut table, _) = rinpa.open(4, &options, Seed::from_bytes([7; 32])).expect("four can play");
    while let Some(seat) = table.waiting().must.iter().next() {
        let action = table.sight(Viewer::Seat(seat)).legal().remove(0);
        table.put(Input::Choose(seat, &action)).expect("a legal action");
    }
    table.record()
}

/// What a viewer of that deal is sent, as pages, patches and JSON.
fn sent(record: &Record, viewer: Viewer, lang: Lang) -> Vec<Received> {
    let seats: Vec<Seated> = ["Aki", "Ben", "Chie", "Dan"].map(Seated::guest).into();
    let scene = Scene::new(lang, viewer.seat(), &seats);
    let rinpa = catalog::game("rinpa").expect("Rinpa is in the house");
    let mut sent = Vec::new();
    let received = |format: &str, data: String| Received { format: format.to_string(), data, shown: None };
    let mut last: Option<Picture> = None;
    let mut seq = 0;
    let watch = &mut |step: catalog::ReplayStep<'_>| {
        seq += 1;
        let sight = step.table.sight(viewer);
        let heard = || step.news.iter().filter(|news| news.audience.includes(viewer));
        let announce: Vec<String> = heard().filter_map(|news| boards::tell(news.event.as_ref(), &scene)).collect();
        let html = format!(
            "<div id=\"board\" data-seq=\"{seq}\">{}</div>",
            boards::draw(sight.as_ref(), &scene).into_string()
        );
        sent.push(received("page", html.clone()));
        let page = json!({ "type": "table", "html": html, "seq": seq, "announce": announce });
        sent.push(received("html", page.to_string()));
        let news: Vec<_> = heard().map(|news| news.event.json()).collect();
        let json = json!({ "type": "frame", "seq": seq, "news": news, "view": sight.json() });
        sent.push(received("json", json.to_string()));
        let picture = Picture::of(html.clone());
        if let Some(last) = &last {
            let patch = Patch::between(last, &picture).expect("a board can be patched");
            let changes: Value = serde_json::from_str(patch.json()).expect("JSON");
            let patch = json!({ "type": "patch", "changes": changes, "seq": seq, "announce": announce });
            sent.push(Received { shown: Some(html), ..received("html", patch.to_string()) });
        }
        last = Some(picture);
    };
    rinpa.replay(record, watch).expect("it was just played");
    sent
}

const A: Viewer = Viewer::Seat(Seat::new(0));

/// Looks through what seat A was sent after something was planted in the message at this place.
fn planted(place: usize, plant: impl FnOnce(&str) -> String) -> Vec<String> {
    let record = a_deal();
    let mut sent = sent(&record, A, Lang::En);
    let planted = plant(&sent[place].data);
    assert_ne!(planted, sent[place].data, "something was planted");
    sent[place].data = planted;
    look_through(&sent, A, &Truth::of(&record)).leaks
}

/// A card that seat B holds at the beginning and plays late.
fn of_b() -> String {
    let record = a_deal();
    let mut plays = record.inputs.iter().filter_map(|input| match input {
        Input::Choose(seat, action) if seat.index() == 1 && !action.starts_with("take") => Some(action),
        Input::Choose(..) | Input::TimeUp => None,
    });
    plays.next_back().expect("everybody plays cards").clone()
}

#[test]
fn nothing_is_found_in_what_every_viewer_may_see() {
    let record = a_deal();
    let truth = Truth::of(&record);
    for lang in Lang::ALL {
        for viewer in Viewer::all(4) {
            let finding = look_through(&sent(&record, viewer, lang), viewer, &truth);
            assert_eq!(finding.leaks, [] as [String; 0], "{viewer:?} in {lang:?}");
            assert!(finding.pictures > 100, "a deal of four has more than 48 steps, each sent four times");
            assert_eq!(finding.named.len(), 48, "in the end every card lies open: {:?}", finding.named);
        }
    }
}

#[test]
fn the_pictures_of_another_seat_are_found() {
    let record = a_deal();
    let truth = Truth::of(&record);
    for format in ["page", "html", "json"] {
        let mut sent = sent(&record, Viewer::Seat(Seat::new(1)), Lang::Ja);
        sent.retain(|message| message.format == format);
        let leaks = look_through(&sent, A, &truth).leaks;
        assert!(leaks.len() > 12, "twelve cards were in that hand, and as {format} only these were found: {leaks:?}");
        let watched = look_through(&sent, Viewer::Spectator, &truth).leaks;
        assert!(watched.len() > 12, "spectators see no hand: {watched:?}");
    }
}

#[test]
fn a_key_of_a_hidden_card_is_found() {
    let card = of_b();
    let leaks =
        planted(1, |data| data.replacen("data-key=\\\"seat-B\\\"", &format!("data-key=\\\"card-{card}\\\""), 1));
    assert_eq!(leaks, [format!("picture 1, html: {card} is named")]);
}

#[test]
fn a_hidden_card_in_a_patch_or_in_what_it_leads_to_is_found() {
    let card = of_b();
    let record = a_deal();
    let truth = Truth::of(&record);
    let honest = sent(&record, A, Lang::En);
    let place = honest.iter().position(|message| message.shown.is_some()).expect("there are patches");
    let named = [format!("picture 2, html: {card} is named")];

    let mut in_patch = honest.clone();
    in_patch[place].data = in_patch[place].data.replacen("\"changes\":[", &format!("\"changes\":[\"{card}\","), 1);
    assert_eq!(look_through(&in_patch, A, &truth).leaks, named);

    // A patch may name nothing and still make a gap another one.
    let mut in_gap = honest.clone();
    let shown = in_gap[place].shown.as_mut().expect("a patch");
    *shown = shown.replacen(&format!("data-key=\"gap-{card}\""), "data-key=\"gap-?\"", 1);
    assert_eq!(
        look_through(&in_gap, A, &truth).leaks,
        [format!("picture 2: the gap of {card} is not like the others")]
    );
}

#[test]
fn a_gap_that_looks_different_is_found() {
    let card = of_b();
    let gap = format!("data-key=\"gap-{card}\"><span class=\"rinpa-gap\" data-look=\"");
    let leaks = planted(0, |data| data.replace(&format!("{gap}gap"), &format!("{gap}theirs")));
    let odd = format!("picture 1: the gap of {card} is not like the others");
    assert_eq!(leaks, [odd, format!("picture 1, page: {card} is named")]);
}

#[test]
fn a_hidden_card_in_the_log_or_in_json_is_found() {
    let card = of_b();
    let (_, [english, japanese]) = names(&card);
    for line in [english, japanese] {
        let leaks =
            planted(1, |data| data.replacen("\"announce\":[", &format!("\"announce\":[\"Ben holds {line}\","), 1));
        assert_eq!(leaks, [format!("picture 1, html: {card} is named")]);
    }
    let leaks = planted(2, |data| data.replacen("\"news\":[", &format!("\"news\":[{{\"dealt\":\"{card}\"}},"), 1));
    assert_eq!(leaks, [format!("picture 1, json: {card} is named")]);
    let leaks = planted(2, |data| data.replacen(&format!("\"{card}\""), "\"\"", 1));
    assert_eq!(leaks, [format!("picture 1: the gap of {card} is not like the others")]);
}

#[test]
fn a_seed_before_the_end_is_found() {
    let seed = a_deal().seed.to_string();
    assert_eq!(planted(1, |data| data.replacen("Aki", &seed, 1)), ["picture 1: the seed before the end"]);
}

/// A card in words.
fn names(card: &str) -> (char, [String; 2]) {
    let (letter, rank) = (card.chars().next().expect("a letter"), &card[1..]);
    let artist = match letter {
        'S' => ["Sōtatsu", "宗達"],
        'K' => ["Kōrin", "光琳"],
        'H' => ["Hōitsu", "抱一"],
        _ => ["Kiitsu", "其一"],
    };
    (letter, [format!("{} {rank}", artist[0]), format!("{}{rank}", artist[1])])
}

#[test]
fn cards_are_found_by_notation_words_and_pictures_and_screens_are_not_cards() {
    let named = |text: &str| cards_in(text).into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(named("data-action=\"K7\" card-S12, Hōitsu 3; 其一10"), "H3 I10 K7 S12");
    assert_eq!(named("take K7-10, Dragons (Sōtatsu 1–6), SK7, 光琳7–10, K13, K0"), "");
    assert_eq!(named("<svg viewBox=\"200 0 100 160\"><use href=\"/a.svg?v=1#cherries\""), "K9");
}
