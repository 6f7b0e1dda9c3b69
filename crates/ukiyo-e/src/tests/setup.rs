//! §2: setting up a round.

use table::{Game, Journal, Rng, Seat, Seed, Viewer};

use super::board::seat;
use crate::{Cards, Event, Phase, UkiyoE, UkiyoEOptions};

fn new_game(seats: u8, options: UkiyoEOptions) -> (UkiyoE, Journal<Event>) {
    let mut journal = Journal::open();
    let game = UkiyoE::setup(seats, &options, &mut Rng::new(&Seed::numbered(4, 2)), &mut journal);
    (game, journal)
}

#[test]
fn everybody_is_dealt_five_cards_and_the_rest_is_the_draw_pile() {
    for seats in 2..=4 {
        let (game, _) = new_game(seats, UkiyoEOptions::default());
        assert!(Seat::all(seats).all(|seat| game.hands[seat].len() == 5));
        assert_eq!(game.piles.drawing(), 70 - 5 * seats);
        assert_eq!(game.piles.discards(), 0);
        assert_eq!(game.exhibitions(), 0);
        assert_eq!((game.turn, game.phase), (seat("A"), Phase::FirstDraw));
    }
}

#[test]
fn a_hand_is_known_to_its_seat_alone() {
    let (game, journal) = new_game(3, UkiyoEOptions::default());
    for viewer in Viewer::all(3) {
        let dealt: Vec<Cards> = journal
            .heard_by(viewer)
            .filter_map(|event| if let Event::Dealt { cards, .. } = event { Some(*cards) } else { None })
            .collect();
        assert_eq!(dealt, viewer.seat().map(|seat| game.hands[seat]).into_iter().collect::<Vec<_>>());
        assert_eq!(game.view(viewer).hand, viewer.seat().map_or(Cards::NONE, |seat| game.hands[seat]));
    }
}

#[test]
fn the_small_deck_has_three_artists_and_hands_of_three() {
    let options = UkiyoEOptions { deck: crate::Deck::Small, ..UkiyoEOptions::default() };
    let (game, _) = new_game(4, options);
    assert!(Seat::all(4).all(|seat| game.hands[seat].len() == 3));
    assert_eq!(game.piles.drawing(), 6);
    assert_eq!(options.deck.exhibitions(), 2);
}

#[test]
fn every_option_reads_back_as_it_was_set() {
    use table::Options;
    for (choice, about) in UkiyoEOptions::CHOICES.iter().enumerate() {
        for value in 0..about.values.len() {
            let mut options = UkiyoEOptions::default();
            options.set(choice, value);
            assert_eq!(options.get(choice), value);
        }
    }
}
