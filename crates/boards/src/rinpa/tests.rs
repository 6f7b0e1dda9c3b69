//! What must hold of Rinpa's board, shown on random games and on the examples of the rules page.

mod shown;
mod told;

use rinpa::{Deck, Event, Options, Rinpa};
use table::{Game, Input, Journal, Rng, Seat, Seed, Viewer};

use crate::tests::looking::{guests, legal};
use crate::{Board, Lang, Scene};

/// Everybody who looks at a table.
fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Plays a random game and shows every step of it to `look`: the game and the news that led there.
fn random_game(number: u64, seats: u8, options: Options, mut look: impl FnMut(&Rinpa, &Journal<Event>)) {
    let mut rng = Rng::new(&Seed::numbered(27, number));
    let mut journal = Journal::open();
    let mut game = Rinpa::setup(seats, &options, &mut rng, &mut journal);
    loop {
        look(&game, &journal);
        journal.clear();
        let Some(seat) = game.waiting().must.first() else { return };
        let legal = legal(&game, Viewer::Seat(seat));
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
    }
}

/// A random game for every number of seats and every deck.
fn random_games(mut look: impl FnMut(&Rinpa, &Journal<Event>)) {
    for seats in Rinpa::SEATS {
        for deck in [Deck::Full, Deck::Small, Deck::Tiny] {
            random_game(u64::from(seats), seats, Options { deck, ..Options::default() }, &mut look);
        }
    }
}

/// The table as this viewer gets it.
fn draw(game: &Rinpa, viewer: Viewer, lang: Lang) -> String {
    let guests = guests(game.seats());
    let scene = Scene::new(lang, viewer.seat(), &guests);
    Rinpa::draw(&game.view(viewer), &legal(game, viewer), &scene).into_string()
}

/// The values of an attribute, in the order in which they stand there.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let value = |part: &'a str| part.split_once('"').expect("a value ends with a quote").0;
    html.split(&format!(" {attribute}=\"")).skip(1).map(value).collect()
}

/// The buttons: what each does, and whether it can be done now.
fn buttons(html: &str) -> Vec<(&str, Reach)> {
    let button = |part| {
        let tag: &str = str::split_once(part, '>').expect("a tag ends").0;
        let [action] = values(tag, "data-action")[..] else { panic!("a button that does not do one thing: {tag}") };
        assert_eq!(values(tag, "type"), ["button"]);
        match values(tag, "aria-disabled")[..] {
            [] => (action, Reach::In),
            ["true"] => (action, Reach::Out),
            _ => panic!("a button that is neither in reach nor out of it: {tag}"),
        }
    };
    html.split("<button").skip(1).map(button).collect()
}

/// Whether a button does something now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reach {
    In,
    Out,
}
