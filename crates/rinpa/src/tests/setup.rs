//! §2: dealing, open cards, and who leads.

use table::{Audience, BySeat, Game, Input, Journal, Rng, Seat, SeatSet, Seed};

use crate::{Action, Card, Cards, DeadBecause, Deals, Deck, Event, Options, Rinpa, Ties};

/// A new game and what was told of it.
fn deal(seats: u8, options: Options, number: u64) -> (Rinpa, Journal<Event>) {
    let mut journal = Journal::open();
    let game = Rinpa::setup(seats, &options, &mut Rng::new(&Seed::numbered(2, number)), &mut journal);
    (game, journal)
}

#[test]
fn hands_and_open_cards_are_as_many_as_the_table_says() {
    let expected = [
        (Deck::Full, [(3, 15, 3), (4, 11, 4), (5, 9, 3)]),
        (Deck::Small, [(3, 7, 3), (4, 5, 4), (5, 4, 4)]),
        (Deck::Tiny, [(3, 2, 2), (4, 2, 0), (5, 1, 3)]),
    ];
    for (deck, rows) in expected {
        for (seats, hand, open) in rows {
            let (game, _) = deal(seats, Options { deck, ..Options::default() }, 1);
            assert!(game.hands[..seats as usize].iter().all(|cards| cards.len() == hand));
            assert_eq!(game.laid.len(), open, "{deck:?} with {seats} seats");
            assert_eq!(hand * seats + open, deck.cards().len());
            assert_eq!(game.audit(), Ok(()));
        }
    }
}

#[test]
fn every_card_can_come_to_every_place() {
    let mut seen = [Cards::NONE; 5];
    for number in 0..200 {
        let (game, _) = deal(4, Options::default(), number);
        for (seen, cards) in seen.iter_mut().zip(game.hands[..4].iter().chain([&game.laid])) {
            *seen |= *cards;
        }
    }
    assert_eq!(seen, [Card::ALL; 5]);
}

#[test]
fn a_hand_is_told_to_its_seat_and_its_size_to_everyone_else() {
    let (game, journal) = deal(3, Options::default(), 1);
    for seat in Seat::all(3) {
        let cards = game.hands[seat.index()];
        let told = |audience, event| journal.news().iter().any(|news| news.audience == audience && news.event == event);
        assert!(told(Audience::Only(SeatSet::only(seat)), Event::Hand { seat, cards }));
        assert!(told(Audience::Except(SeatSet::only(seat)), Event::HandDealt { seat, count: 15 }));
    }
    assert!(
        journal
            .news()
            .iter()
            .any(|news| { news.audience == Audience::Everyone && news.event == Event::OpenCards { cards: game.laid } })
    );
}

#[test]
fn ruling_8_chance_says_who_leads_first() {
    const GAMES: u64 = 4_000;
    let mut led: BySeat<u32, 5> = BySeat::all(5, 0);
    for number in 0..GAMES {
        let (game, _) = deal(5, Options { deck: Deck::Tiny, ..Options::default() }, number);
        led[game.turn] += 1;
    }
    // 800 are expected of each; five standard deviations are 126.
    assert!(led.as_slice().iter().all(|times| times.abs_diff(800) < 126), "{led:?}");
}

#[test]
fn ruling_11_later_deals_are_led_by_the_seat_to_the_left_of_the_first_leader() {
    for seats in Rinpa::SEATS {
        let (mut game, mut journal) = deal(seats, Options::default(), 3);
        let mut rng = Rng::new(&Seed::numbered(3, 3));
        let mut legal: Vec<Action> = Vec::new();
        while let Some(seat) = game.waiting().must.first() {
            legal.clear();
            game.legal(seat, &mut legal);
            game.apply(Input::Choose(seat, legal[legal.len() / 2]), &mut rng, &mut journal);
        }
        let leader = |news: &table::News<Event>| {
            if let Event::DealBegins { leader, .. } = news.event { Some(leader) } else { None }
        };
        let leaders: Vec<Seat> = journal.news().iter().filter_map(leader).collect();
        let around: Vec<Seat> = leaders[0].round(seats).collect();
        assert_eq!(leaders, around);
    }
}

#[test]
fn important_3_what_the_open_cards_complete_is_dead() {
    // Two of the eight cards of the tiny deck lie open: in one deal of seven they are a set.
    let options = Options { deals: Deals::One, ties: Ties::Shared, deck: Deck::Tiny };
    let complete = |game: &Rinpa| game.laid.first().map(crate::Card::set) == game.laid.last().map(crate::Card::set);
    let deals: Vec<_> = (0..100).map(|number| deal(3, options, number)).filter(|(game, _)| complete(game)).collect();
    assert!(!deals.is_empty());
    for (mut game, mut journal) in deals {
        let set = game.laid.first().expect("two cards lie open").set();
        assert!(game.dead.contains(set));
        let dead = Event::SetDead { set, because: DeadBecause::LaidOpen };
        assert!(journal.news().iter().any(|news| news.event == dead));
        let mut rng = Rng::new(&Seed::numbered(4, 4));
        let mut legal = Vec::new();
        while let Some(seat) = game.waiting().must.first() {
            legal.clear();
            game.legal(seat, &mut legal);
            game.apply(Input::Choose(seat, legal[0]), &mut rng, &mut journal);
        }
        let points = game.outcome().expect("the game was played to its end").points;
        assert_eq!(points.as_slice().iter().sum::<i32>(), 6, "two of the eight points are nobody's");
    }
}

#[test]
fn chance_is_used_in_the_order_that_the_readme_tells() {
    for (deck, lowest, hands) in
        [(Deck::Full, 1, [15, 11, 9]), (Deck::Small, 7, [7, 5, 4]), (Deck::Tiny, 11, [2, 2, 1])]
    {
        for (seats, hand) in (3..=5).zip(hands) {
            let (game, _) = deal(seats, Options { deck, ..Options::default() }, u64::from(seats));
            // The same told again, from the README alone.
            let mut told = Rng::new(&Seed::numbered(2, u64::from(seats)));
            assert_eq!(game.first_leader.index(), told.below(u32::from(seats)) as usize);
            let mut order: Vec<String> = ["S", "K", "H", "I"]
                .iter()
                .flat_map(|artist| (lowest..=12).map(move |rank| format!("{artist}{rank}")))
                .collect();
            told.shuffle(&mut order);
            for (seat, told) in Seat::all(seats).zip(order.chunks(hand)) {
                let mut told = told.to_vec();
                let mut held: Vec<String> = game.hands[seat.index()].iter().map(|card| card.to_string()).collect();
                told.sort();
                held.sort();
                assert_eq!(held, told, "the hand of {seat}");
            }
        }
    }
}
