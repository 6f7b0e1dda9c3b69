//! People at one table: taking back, talk, hints, clocks and seats that are shared.

use guest::{Guest, GuestConnection};
use serde_json::{Value, json};
use table::Seat;
use wire::{ClientMessage, Frame, Gesture, Refusal, Saying};

use crate::house::{House, actions, answer, next_question, token};

/// Two guests at a table of IKI, in which the first steps hide nothing.
fn two_guests(house: &House, settings: &Value) -> (Guest, Guest, String) {
    let (mut host, mut friend) = (house.guest(), house.guest());
    let wish = json!({ "game": "iki", "seats": ["me", "open"], "name": "Anne", "settings": settings });
    let table = host.create_table(&wish).expect("a table").id;
    assert_eq!(friend.sit(&table, "Ben"), Ok(Seat::new(1)));
    (host, friend, table)
}

fn say(connection: &mut GuestConnection, message: &ClientMessage) {
    connection.send(message).expect("an open connection");
}

fn words(text: &str) -> ClientMessage {
    ClientMessage::Say { text: text.to_string() }
}

/// The connection of the guest who is asked, with the question, and the other one.
fn asked<'a>(
    one: &'a mut GuestConnection,
    other: &'a mut GuestConnection,
) -> (&'a mut GuestConnection, &'a mut GuestConnection, Box<Frame>) {
    let frame = one.next_frame().expect("a frame");
    if frame.ask.is_some() {
        return (one, other, frame);
    }
    let question = next_question(other);
    (other, one, question)
}

#[test]
fn an_own_step_that_hid_nothing_is_taken_back_and_the_record_keeps_it() {
    let house = House::open();
    let (host, friend, table) = two_guests(&house, &json!({}));
    let (mut one, mut other) =
        (host.connect(&table, None).expect("a connection"), friend.connect(&table, None).expect("a connection"));
    let (connection, watching, question) = asked(&mut one, &mut other);
    let seq = question.seq;
    answer(connection, &question);
    connection.next_frame().expect("the step is shown");
    say(connection, &ClientMessage::TakeBack);
    let frame = connection.next_frame().expect("the step is taken back");
    assert_eq!(frame.seq, seq + 2);
    assert_eq!(frame.view, question.view, "everything is as it was");
    assert_eq!(actions(&frame), actions(&question));
    let inputs = |frame: &Frame| frame.news[0].took_back.map(|back| back.inputs);
    assert_eq!(inputs(&frame), Some(1));
    let told = std::iter::from_fn(|| watching.next_frame().ok()).find(|frame| frame.seq == seq + 2);
    assert_eq!(inputs(&told.expect("the others are told")), Some(1));
    assert_eq!(house.guest().connect(&table, None).expect("a connection").next_frame().expect("a frame").seq, seq + 2);
}

#[test]
fn talk_reaches_the_others_and_is_bounded() {
    let house = House::open();
    let (host, friend, table) = two_guests(&house, &json!({}));
    let (mut one, mut other) =
        (host.connect(&table, None).expect("a connection"), friend.connect(&table, None).expect("a connection"));
    // A guest who comes after something was said is told it in another way.
    other.next_frame().expect("both are there");
    say(&mut one, &words("good luck"));
    let said = other.next_said().expect("the other hears it");
    assert_eq!((said.name.as_str(), said.seat), ("Anne", Some(Seat::new(0))));
    assert_eq!(said.saying, Saying::Words("good luck".to_string()));
    say(&mut other, &ClientMessage::Gesture { gesture: Gesture::Bow });
    assert_eq!(one.next_said().expect("own words"), said);
    assert_eq!(one.next_said().expect("the bow").saying, Saying::Gesture(Gesture::Bow));
    for _ in 0..6 {
        say(&mut one, &words("again and again"));
    }
    let refused = one.next_refused().expect("a guest who talks too fast is told so");
    assert_eq!(refused.code, Refusal::TooFast);
    let mut watcher = house.guest().connect(&table, None).expect("a connection");
    watcher.next_frame().expect("a frame");
    say(&mut watcher, &words("Anne is winning"));
    let saying = watcher.next_said().expect("own words").saying;
    assert_eq!(saying, Saying::Words("Anne is winning".to_string()));
}

#[test]
fn a_hint_names_legal_actions_with_a_chance_unless_the_table_gives_none() {
    let house = House::open();
    let (mut guest, wish) = (
        house.guest(),
        |hints: &str| json!({ "game": "rinpa", "seats": ["me", "uniform", "uniform"], "settings": { "hints": hints } }),
    );
    let table = guest.create_table(&wish("offered")).expect("a table").id;
    let mut connection = guest.connect(&table, None).expect("a connection");
    let question = next_question(&mut connection);
    say(&mut connection, &ClientMessage::Hint);
    let hint = connection.next_hint().expect("a hint");
    assert_eq!(hint.token, token(&question));
    assert!((1..=3).contains(&hint.best.len()));
    for advice in &hint.best {
        assert!(actions(&question).contains(&advice.action), "{advice:?}");
        assert!((0.0..=1.0).contains(&advice.chance), "{advice:?}");
    }
    let table = guest.create_table(&wish("withheld")).expect("a table").id;
    let mut connection = guest.connect(&table, None).expect("a connection");
    next_question(&mut connection);
    say(&mut connection, &ClientMessage::Hint);
    assert_eq!(connection.next_refused().expect("a refusal").code, Refusal::NoHints);
}

#[test]
fn at_zero_a_bot_moves_and_a_sleeping_house_keeps_the_clocks() {
    let mut house = House::open();
    let (host, friend, table) = two_guests(&house, &json!({ "clock": { "per-move": { "seconds": 1 } } }));
    let (mut one, mut other) =
        (host.connect(&table, None).expect("a connection"), friend.connect(&table, None).expect("a connection"));
    let (connection, _, question) = asked(&mut one, &mut other);
    assert_eq!(question.clocks.iter().filter(|clock| clock.runs).count(), 1);
    let moved = connection.next_frame().expect("a bot has moved");
    assert!(moved.seq > question.seq);
    drop((one, other));
    house.close();
    house.open_again();
    let frame = host.connect(&table, None).expect("a connection").next_frame().expect("a frame");
    assert!(frame.seq >= moved.seq);
    assert_eq!(frame.clocks.len(), 2);
}

#[test]
fn two_people_at_one_device_see_one_hand_at_a_time() {
    let house = House::open();
    let mut guest = house.guest();
    let form = [
        ("name", "Anne"),
        ("seats", "3"),
        ("seat-A", "me"),
        ("seat-B", "here"),
        ("guest-B", "Ben"),
        ("seat-C", "apprentice"),
    ];
    let answer = guest.post_form("/new/rinpa", &form).expect("a form");
    let table = answer.header("location").and_then(|way| way.strip_prefix("/table/")).expect("a table").to_string();
    let mut connection = guest.connect(&table, None).expect("a connection");
    let frame = connection.next_frame().expect("a frame");
    assert_eq!(frame.you, None, "nobody's hand is shown");
    let next = frame.curtain.expect("somebody is to have the device");
    say(&mut connection, &ClientMessage::OpenCurtain { seat: next.index() as u8 });
    // The bot may have moved before the curtain was opened.
    let mut frames = std::iter::repeat_with(|| connection.next_frame().expect("a frame"));
    let frame = frames.find(|frame| frame.you.is_some()).expect("a hand is shown in the end");
    assert_eq!(frame.you, Some(next));
    say(&mut connection, &ClientMessage::OpenCurtain { seat: 2 });
    say(&mut connection, &ClientMessage::OpenCurtain { seat: 9 });
    assert_eq!(connection.next_refused().expect("a refusal").code, Refusal::NoSuchSeat);
}
