//! §2: setting up a round.

use table::{Game, Journal, Rng, Seat, Seed, Viewer};

use crate::testing::seat;
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

#[test]
fn chance_is_used_in_the_order_that_the_readme_tells() {
    let data = include_str!("../../data/cards.tsv");
    for (deck, artists, hand) in [(crate::Deck::Full, 7, 5), (crate::Deck::Small, 3, 3)] {
        for (seats, number) in (2..=4).zip(1..) {
            let seed = Seed::numbered(21, number);
            let options = UkiyoEOptions { deck, ..UkiyoEOptions::default() };
            let game = UkiyoE::setup(seats, &options, &mut Rng::new(&seed), &mut Journal::closed());
            // The same told again, from the README and the data alone.
            let mut order: Vec<String> = Vec::new();
            let mut known: Vec<&str> = Vec::new();
            for line in data.lines().filter(|line| !line.starts_with('#')).skip(1) {
                let [artist, value, copies] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("three columns") };
                if !known.contains(&artist) {
                    known.push(artist);
                }
                if known.len() <= artists {
                    let copies = copies.parse().expect("a number");
                    order.extend(std::iter::repeat_n(format!("{artist} {value}"), copies));
                }
            }
            Rng::new(&seed).shuffle(&mut order);
            let hands = order.split_off(order.len() - usize::from(seats) * hand);
            let pile: Vec<String> = game.piles.draw_pile().iter().map(|card| card.to_string().to_lowercase()).collect();
            assert_eq!(pile, order, "the draw pile of {seats}, from the bottom");
            for (seat, told) in Seat::all(seats).zip(hands.chunks(hand)) {
                let mut told = told.to_vec();
                let mut held: Vec<String> =
                    game.hands[seat].iter().map(|card| card.to_string().to_lowercase()).collect();
                told.sort();
                held.sort();
                assert_eq!(held, told, "the hand of {seat}");
            }
            assert_eq!(game.turn, seat("A"));
        }
    }
}
