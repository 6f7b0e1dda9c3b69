//! What a client says is read as it was written.

use crate::{ClientMessage, Gesture};

/// Every message of a client, as `docs/PROTOCOL.md` writes it.
fn all() -> Vec<(ClientMessage, &'static str)> {
    vec![
        (
            ClientMessage::Choose { token: 12, action: "K7".to_string() },
            r#"{"type":"choose","token":12,"action":"K7"}"#,
        ),
        (ClientMessage::TakeBack, r#"{"type":"take_back"}"#),
        (ClientMessage::Agree, r#"{"type":"agree"}"#),
        (ClientMessage::Decline, r#"{"type":"decline"}"#),
        (ClientMessage::Hint, r#"{"type":"hint"}"#),
        (ClientMessage::Say { text: "good luck".to_string() }, r#"{"type":"say","text":"good luck"}"#),
        (ClientMessage::Gesture { gesture: Gesture::Bow }, r#"{"type":"gesture","gesture":"bow"}"#),
        (ClientMessage::OpenCurtain { seat: 1 }, r#"{"type":"open_curtain","seat":1}"#),
        (ClientMessage::Pong { n: 3 }, r#"{"type":"pong","n":3}"#),
    ]
}

#[test]
fn every_message_of_a_client_is_read_as_it_was_written() {
    for (message, text) in all() {
        assert_eq!(message.to_json(), text);
        assert_eq!(ClientMessage::from_json(text).expect("it was just written"), message);
    }
}

#[test]
fn what_is_no_message_of_a_client_is_not_read() {
    for text in [
        "",
        "{}",
        "[]",
        r#"{"type":"open_sesame"}"#,
        r#"{"type":"choose","token":1}"#,
        r#"{"type":"choose","token":-1,"action":"K7"}"#,
        r#"{"type":"choose","token":4294967296,"action":"K7"}"#,
        r#"{"type":"choose","token":1,"action":"K7","seat":2}"#,
        r#"{"type":"gesture","gesture":"handstand"}"#,
        r#"{"type":"pong","n":1.5}"#,
    ] {
        assert!(ClientMessage::from_json(text).is_err(), "{text}");
    }
}

#[test]
fn every_gesture_has_its_own_word() {
    for &gesture in Gesture::ALL {
        let text = format!(r#"{{"type":"gesture","gesture":"{gesture}"}}"#);
        assert_eq!(ClientMessage::from_json(&text).expect("a gesture"), ClientMessage::Gesture { gesture });
    }
}
