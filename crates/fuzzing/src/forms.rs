//! Form fields: names, the form of a new table, and the settings of a guest.
//!
//! The first byte of an input names the game; the rest is the body of a form as browsers send it.

use boards::pages::NewTable;
use boards::{Lang, Look};
use catalog::AnyGame;
use server::testing::{TableForm, own_path, read_name, read_table_form};
use store::Occupant;
use table::{OfferedTo, Rng, Seat, Seed};
use url::Url;

use crate::{Verdict, game_letter};

/// Reads the fields in every way in which the house reads fields.
pub fn check(bytes: &[u8]) -> Verdict {
    let Some((game, body)) = bytes.split_first() else { return Verdict::Refused };
    let game = crate::game(*game);
    let fields: Vec<(String, String)> = url::form_urlencoded::parse(body).into_owned().collect();
    for (_, value) in &fields {
        check_name(value);
        check_path(value);
        check_cookie(value);
    }
    check_settings(&fields);
    check_table(game, &fields)
}

/// A name is shown as it is read: reading it once more changes nothing.
fn check_name(text: &str) {
    if let Some(name) = read_name(text) {
        assert_eq!(read_name(&name).as_ref(), Some(&name), "a name stays what it is");
        assert!((1..=24).contains(&name.chars().count()), "{name:?} has 1 to 24 characters");
        assert!(!name.chars().any(char::is_control) && name.trim() == name, "{name:?} can be shown");
    }
}

/// A form can send nobody to another site.
fn check_path(text: &str) {
    let house = Url::parse("http://house.example/table/abc").expect("an address");
    let target = house.join(own_path(text)).expect("a path");
    assert_eq!(target.origin(), house.origin(), "{text:?} leads to {target}");
}

/// What a cookie says of the look reads back as it was written.
fn check_cookie(text: &str) {
    let look = Look::read(text);
    assert_eq!(Look::read(&look.to_string()), look, "{text:?}");
}

fn check_settings(fields: &[(String, String)]) {
    let mut look = Look::default();
    for (name, value) in fields {
        look.set(name, value);
    }
    assert_eq!(Look::read(&look.to_string()), look, "{fields:?}");
    let page = look.dress("<html lang=\"en\">");
    assert!(page.starts_with("<html") && page.ends_with(" lang=\"en\">"), "{page}");
}

/// A table that was accepted can be laid; a refused form is shown again with what was filled in.
fn check_table(game: &'static dyn AnyGame, fields: &[(String, String)]) -> Verdict {
    let form = match read_table_form(game, fields) {
        Ok(form) => form,
        Err(refusal) => {
            show_again(game, fields, &refusal);
            return Verdict::Refused;
        }
    };
    let TableForm { options, places, settings } = form;
    assert!(game.seats().contains(&(places.len() as u8)), "{} seats", places.len());
    for place in places.iter().flatten() {
        match place {
            Occupant::Guest { nickname, .. } => {
                assert_eq!(read_name(nickname).as_ref(), Some(nickname), "a name stays what it is");
            }
            Occupant::Bot { level } => {
                assert!(catalog::offered(game, level).is_ok(), "{level} plays {}", game.name());
            }
        }
    }
    assert_eq!(settings.check(), Ok(()), "its settings can be kept");
    let stored = serde_json::to_string(&settings).expect("settings are plain data");
    assert_eq!(serde_json::from_str(&stored).ok(), Some(settings), "its settings read back as they were stored");
    let opened = game.open(places.len() as u8, &options, Seed::numbered(0, 0));
    assert!(opened.is_ok(), "{:?}", opened.err());
    Verdict::Accepted
}

fn show_again(game: &dyn AnyGame, fields: &[(String, String)], refusal: &str) {
    let levels = game.levels();
    let levels: Vec<(&str, &str)> = levels.iter().map(|level| (level.name, level.about)).collect();
    let page = NewTable {
        lang: Lang::En,
        game: game.name(),
        title: game.title(),
        seats: game.seats(),
        options: game.options(),
        levels: &levels,
        name: None,
        error: Some(refusal),
        filled: fields,
    };
    boards::pages::new_table(&page);
}

/// Forms for tables of every game and size, with clocks and people at one device.
pub fn good(rng: &mut Rng) -> Vec<String> {
    const CLOCKS: [&str; 4] = ["none", "move-60", "bank-600-10", "move-604800"];
    const STAND_INS: [&str; 3] = ["never", "30", "604800"];
    let mut texts = Vec::new();
    for (index, game) in catalog::games().iter().enumerate() {
        for seats in game.seats() {
            let mut form = url::form_urlencoded::Serializer::new(String::new());
            form.append_pair("name", "Aki 座敷").append_pair("seats", &seats.to_string());
            for seat in Seat::all(seats) {
                let levels = game.levels();
                let place = match seat.index() {
                    0 => "me",
                    1 => "here",
                    place if place % 3 == 2 => "open",
                    _ => rng.choose(&levels).map_or("open", |level| level.name),
                };
                form.append_pair(&format!("seat-{seat}"), place);
                form.append_pair(&format!("guest-{seat}"), "お梅 & Ben");
            }
            for choice in game.options().iter().filter(|choice| choice.offered_to == OfferedTo::Players) {
                let value = rng.choose(choice.values).expect("an option has values");
                form.append_pair(&format!("option-{}", choice.name), value.name);
            }
            form.append_pair("visibility", rng.choose(&["public", "private"]).expect("two"));
            form.append_pair("clock", rng.choose(&CLOCKS).expect("some"));
            form.append_pair("stand-in", rng.choose(&STAND_INS).expect("some"));
            form.append_pair("hints", rng.choose(&["offered", "withheld"]).expect("two"));
            form.append_pair("take-back", rng.choose(&["consent", "own-steps"]).expect("two"));
            for choice in Look::default().choices() {
                form.append_pair(choice.name, rng.choose(choice.words).expect("some"));
            }
            form.append_pair("lang", "ja").append_pair("back", "/table/abc?x=1#y");
            texts.push(format!("{}{}", game_letter(index), form.finish()));
        }
    }
    texts
}
