//! The examples of the rules page: small positions, played by the rules themselves and drawn by the board.

use maud::{Markup, PreEscaped, html};
use rinpa::{Action, Artist, Card, Cards, Deals, Memory, Options, Part, Rinpa, Set, SetState, View};
use table::{BySeat, Game, Input, Journal, Rng, Seat, Seed, Viewer};

use super::card::{crest, face, stem};
use super::{names, screens};
use crate::{Lang, Scene, Seated};

/// A trick from the position in which it was led to what became of the screens.
pub(super) struct Example {
    /// Each seat's hand when it was led, seat A's first; A leads.
    hands: [&'static str; 4],
    /// What was done, in order: the cards, and the winner's choice if there was one.
    actions: &'static [&'static str],
    /// The screens that are worth looking at.
    screens: &'static [Set],
}

/// A screen completed off suit (§6).
pub(super) const OFF_SUIT: Example = Example {
    hands: ["K10 K7", "S6 H1", "K9 H2", "S2 H3"],
    actions: &["K10", "S6", "K9", "S2"],
    screens: &[Set::new(Artist::Sotatsu, Part::Six)],
};

/// The winner takes what somebody else completed (§7).
pub(super) const STRONGER: Example = Example {
    hands: ["H3 H1", "I4 S1", "H12 H11", "H8 S2"],
    actions: &["H3", "I4", "H12", "H8"],
    screens: &[Set::new(Artist::Hoitsu, Part::Four), Set::new(Artist::Kiitsu, Part::Six)],
};

/// Three screens at once, one of which dies (§7).
pub(super) const THREE_AT_ONCE: Example = Example {
    hands: ["K6 S1", "K11 S2", "K10 S3", "K7 S4"],
    actions: &["K6", "K11", "K10", "K7", "take K1-6"],
    screens: &[
        Set::new(Artist::Korin, Part::Six),
        Set::new(Artist::Korin, Part::Four),
        Set::new(Artist::Korin, Part::Two),
    ],
};

/// The names of the four who play the examples.
pub(super) fn players(lang: Lang) -> [String; 4] {
    ["a", "b", "c", "d"].map(|letter| lang.text(&format!("rinpa-example-{letter}")))
}

/// Draws an example: its trick, and the screens after it.
pub(super) fn draw(example: &Example, lang: Lang) -> Markup {
    let seats = guests(lang);
    let scene = Scene::new(lang, None, &seats);
    let (plays, _) = play(example, example.actions.len());
    let after = after(example);
    let winner = winner(&plays);
    let picture = html! {
        p.rinpa-example-step { (lang.text("rinpa-rules-before")) }
        ol.rinpa-example-trick role="list" {
            @for &(seat, card) in &plays {
                li.rinpa-seat data-winning[seat == winner] {
                    span.rinpa-name { (scene.name(seat)) }
                    div.rinpa-slot {
                        div.rinpa-played role="img" aria-label=(names::full(card, lang)) { (face(card, lang)) }
                        @if seat == winner {
                            span.rinpa-roles { span.rinpa-role.rinpa-winning { (lang.text("rinpa-won")) } }
                        }
                    }
                }
            }
        }
        p.rinpa-example-step { (lang.text("rinpa-rules-after")) }
        div.rinpa-row { @for &set in example.screens { (screens::screen(set, &after, &[], &scene)) } }
    };
    without_keys(&picture)
}

/// What a spectator sees when an example is over.
pub(super) fn after(example: &Example) -> View {
    play(example, example.actions.len()).1.view(Viewer::Spectator)
}

/// The signs by which the screens tell how they stand, each with its explanation.
pub(super) fn signs(lang: Lang) -> Markup {
    let seats = guests(lang);
    let third = Seat::new(2);
    let scene = Scene::new(lang, Some(third), &seats);
    let [six, four, two] = Part::ALL.map(|part| Set::new(Artist::Korin, part));
    let during = play(&THREE_AT_ONCE, 2).1.view(Viewer::Seat(third));
    let after = after(&THREE_AT_ONCE);
    let signs = [("held", four, &during), ("full", six, &during), ("taken", six, &after), ("dead", two, &after)];
    let picture = html! {
        dl.rinpa-signs {
            @for (sign, set, view) in signs {
                dt { (screens::screen(set, view, &[], &scene)) }
                dd { (lang.text(&format!("rinpa-sign-{sign}"))) }
            }
        }
    };
    without_keys(&picture)
}

fn guests(lang: Lang) -> [Seated; 4] {
    players(lang).map(|name| Seated::guest(&name))
}

/// Keys belong to the one card on the table: a page on which rules and table are both open must not mix them up.
fn without_keys(picture: &Markup) -> Markup {
    PreEscaped(picture.0.replace(" data-key=", " data-drawn=").replace(" data-from=", " data-drawn-from="))
}

/// Plays the first steps of an example: the cards in order, and the game after them.
fn play(example: &Example, steps: usize) -> (Vec<(Seat, Card)>, Rinpa) {
    let mut game = position(example.hands.map(cards));
    let mut plays = Vec::new();
    for action in &example.actions[..steps] {
        let action: Action = action.parse().expect("examples are written in the notation");
        let seat = game.waiting().must.first().expect("an example ends before the game does");
        if let Action::Play(card) = action {
            plays.push((seat, card));
        }
        game.check(seat, action).expect("examples follow the rules");
        game.apply(Input::Choose(seat, action), &mut Rng::new(&Seed::numbered(0, 0)), &mut Journal::closed());
    }
    (plays, game)
}

fn winner(plays: &[(Seat, Card)]) -> Seat {
    let (leader, led) = plays[0];
    let better = |best: (Seat, Card), &(seat, card): &(Seat, Card)| {
        if card.same_artist(led) && card > best.1 { (seat, card) } else { best }
    };
    plays.iter().fold((leader, led), better).0
}

/// The game in which these are the hands, A is to lead, and every other card lies in the center.
///
/// The rules deal only what they shuffled. But a seat can be told what it sees, and imagines worlds that look like it:
/// one of them has the hands that were asked for.
fn position(hands: [Cards; 4]) -> Rinpa {
    let mut view = led_by_a();
    view.hand = hands[0];
    view.hand_sizes = BySeat::from_fn(4, |seat| hands[seat.index()].len());
    view.center = Card::ALL - hands.into_iter().fold(Cards::NONE, |all, hand| all | hand);
    for set in &mut view.sets {
        let missing = set.set.cards() - view.center;
        set.state = if missing.is_empty() { SetState::Dead } else { SetState::Open { missing } };
    }
    let mut rng = Rng::new(&Seed::numbered(0, 0));
    loop {
        let world = Rinpa::imagine(&view, &Memory::default(), &mut rng);
        if Seat::all(4).all(|seat| world.view(Viewer::Seat(seat)).hand == hands[seat.index()]) {
            return world;
        }
    }
}

/// What seat A sees at the beginning of a game that it leads.
fn led_by_a() -> View {
    let options = Options { deals: Deals::One, ..Options::default() };
    let first = Seat::new(0);
    let views = (0..).map(|number| {
        let game = Rinpa::setup(4, &options, &mut Rng::new(&Seed::numbered(0, number)), &mut Journal::closed());
        game.view(Viewer::Seat(first))
    });
    views.into_iter().find(|view| view.first_leader == first).expect("one shuffle in four lets A lead")
}

fn cards(names: &str) -> Cards {
    names.split_whitespace().map(|name| name.parse::<Card>().expect("examples are written in the notation")).collect()
}

/// All screens of an artist with all their cards, to look at.
pub(super) fn gallery(artist: Artist, lang: Lang) -> Markup {
    html! {
        div class={ "rinpa-row of-" (stem(artist)) } {
            p.rinpa-artist { (crest()) span.rinpa-artist-name { (names::artist(artist, lang)) } }
            @for part in Part::ALL {
                @let set = Set::new(artist, part);
                div class={ "rinpa-screen panels-" (set.size()) } role="img" aria-label=(names::screen(set, lang)) {
                    p.rinpa-title aria-hidden="true" { span.rinpa-title-name { (names::brief_title(set, lang)) } }
                    div.rinpa-panels aria-hidden="true" {
                        @for card in set.cards().iter() { span.rinpa-place { (face(card, lang)) } }
                    }
                }
            }
        }
    }
}
