//! §2: setting up.

use std::collections::HashSet;

use table::{Game, Journal, Rng, Seat, Seed};

use crate::testing::{A, Scene, card};
use crate::{ALL_KINDS, Card, Deck, EdoYashiki, EdoYashikiOptions, Event, Place};

fn set_up(seats: u8, number: u64) -> (EdoYashiki, Journal<Event>) {
    let mut journal = Journal::open();
    let mut rng = Rng::new(&Seed::numbered(2, number));
    (EdoYashiki::setup(seats, &EdoYashikiOptions::default(), &mut rng, &mut journal), journal)
}

#[test]
fn everybody_begins_with_one_card_at_the_origin_and_no_points() {
    for seats in 2..=5 {
        let (game, _) = set_up(seats, 1);
        for seat in Seat::all(seats) {
            let house = game.houses[seat];
            assert_eq!((house.cards(), house.last().map(|laid| laid.place)), (1, Some(Place::default())));
            assert_eq!((game.points[seat], game.markers[seat]), (0, ALL_KINDS));
        }
    }
}

#[test]
fn as_many_cards_lie_in_line_as_there_are_seats() {
    for seats in 2..=5 {
        let (game, _) = set_up(seats, 1);
        assert_eq!(game.slots().len(), usize::from(seats));
        assert_eq!(game.pile.left(), 64 - 2 * seats);
    }
}

#[test]
fn chance_chooses_the_start_player_and_shuffles_the_deck() {
    let starts: HashSet<usize> = (0..60).map(|number| set_up(5, number).0.start.index()).collect();
    assert_eq!(starts.len(), 5);
    let decks: HashSet<String> = (0..20).map(|number| format!("{:?}", set_up(2, number).0.pile)).collect();
    assert_eq!(decks.len(), 20);
}

#[test]
fn the_first_cards_and_the_line_are_told_to_everyone() {
    let scene = Scene::draft(2, &["FFPTGT", "PPGGTT", "TTGPFP", "GGTFPF"]);
    let news = scene.news();
    assert_eq!(news[0], Event::Founded { seat: A, card: card("FFPTGT") });
    let Event::LinedUp { round: 1, start: A, cards, deck: 60 } = news[2] else { panic!("{:?}", news[2]) };
    assert_eq!(*cards, [card("TTGPFP"), card("GGTFPF")]);
}

#[test]
fn the_small_deck_has_ten_copies_of_two_cards() {
    let cards: Vec<usize> = Deck::Small.cards().map(Card::index).collect();
    assert_eq!(cards, [vec![0; 10], vec![1; 10]].concat());
    assert_eq!((Deck::Small.size(), Deck::Full.size()), (20, 64));
}

#[test]
fn chance_is_used_in_the_order_that_the_readme_tells() {
    let data = include_str!("../../data/cards.tsv");
    let cards = || data.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| line.replace('\t', ""));
    for (seats, number) in (2..=5).zip(1..) {
        for deck in [Deck::Full, Deck::Small] {
            let seed = Seed::numbered(21, number);
            let options = EdoYashikiOptions { deck, ..EdoYashikiOptions::default() };
            let mut game = EdoYashiki::setup(seats, &options, &mut Rng::new(&seed), &mut Journal::closed());
            // The same told again, from the README and the data alone.
            let mut told = Rng::new(&seed);
            let start = told.below(u32::from(seats)) as u8;
            let mut order: Vec<String> = match deck {
                Deck::Full => cards().collect(),
                Deck::Small => cards().take(2).flat_map(|card| std::iter::repeat_n(card, 10)).collect(),
            };
            told.shuffle(&mut order);
            assert_eq!(game.start, Seat::new(start));
            for steps in 0..seats {
                let seat = Seat::new((start + steps) % seats);
                let founded = game.houses[seat].laid()[0].card;
                assert_eq!(Some(founded.to_string()), order.pop(), "the first card of {seat}");
            }
            for slot in game.slots() {
                assert_eq!(Some(slot.card.to_string()), order.pop(), "the line, from the left");
            }
            while game.pile.left() > 0 {
                assert_eq!(Some(game.pile.draw().to_string()), order.pop(), "the deck");
            }
            assert_eq!(order, [] as [String; 0]);
        }
    }
}
