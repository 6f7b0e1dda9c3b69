//! The searches at a real game: Rinpa.

use bots::{
    Attentive, AttentiveSettings, Bot, Budget, Greedy, GreedySettings, TreeSearch, TreeSearchSettings, Wavering,
    WaveringSettings,
};
use rinpa::{Deals, Deck, Options, Rinpa, Ties};
use table::{Game, Journal, Seat, Viewer};

use super::{play_deal, rng, tree, uniform};
use crate::rinpa::RinpaMind;

/// The game as it is usually played: as many deals as seats.
const USUAL: Options = Options { deals: Deals::Each, ties: Ties::Shared, deck: Deck::Full };
const ONE_DEAL: Options = Options { deals: Deals::One, ..USUAL };

#[test]
fn from_the_first_card_of_a_deal_iterations_allocate_nothing_once_the_tree_is_warm() {
    let mut journal = Journal::open();
    let game = Rinpa::setup(4, &USUAL, &mut rng(0), &mut journal);
    let seat = game.waiting().must.first().expect("somebody leads");
    let view = game.view(Viewer::Seat(seat));
    let mut bot = tree::<Rinpa>(2_000, 0);
    journal.heard_by(Viewer::Seat(seat)).for_each(|event| bot.hear(seat, event));
    bot.search(&view);
    bot.search(&view);
    let spent = allocation_counter::measure(|| {
        bot.search(&view);
    });
    assert!(spent.count_total <= 1, "{} allocations in 2000 iterations", spent.count_total);
}

/// The points of seats A and C less those of B and D, for one deal a number.
fn lead(deal: u64, one: impl Fn(u64) -> Box<dyn Bot<Rinpa>>, other: impl Fn(u64) -> Box<dyn Bot<Rinpa>>) -> i32 {
    let first = play_deal(ONE_DEAL, deal, vec![one(1), other(2), one(3), other(4)]).1;
    let second = play_deal(ONE_DEAL, deal, vec![other(1), one(2), other(3), one(4)]).1;
    let points = |seat| first.points[Seat::new(seat)] - second.points[Seat::new(seat)];
    points(0) - points(1) + points(2) - points(3)
}

fn greedy(number: u64) -> Box<dyn Bot<Rinpa>> {
    Box::new(Greedy::new(
        GreedySettings { worlds: Budget::Iterations(8), ..GreedySettings::default() },
        RinpaMind::DEFAULT,
        rng(number),
    ))
}

fn searcher(number: u64) -> Box<dyn Bot<Rinpa>> {
    Box::new(tree::<Rinpa>(200, number))
}

#[test]
fn greedy_beats_dice_and_tree_search_beats_greedy() {
    let greedy_over_dice: i32 = (0..40).map(|deal| lead(deal, greedy, uniform)).sum();
    let search_over_greedy: i32 = (0..40).map(|deal| lead(deal, searcher, greedy)).sum();
    // Sums over 80 deals of two seats against two: a point a deal and seat is clear.
    assert!(greedy_over_dice > 160, "{greedy_over_dice}");
    assert!(search_over_greedy > 160, "{search_over_greedy}");
}

#[test]
fn an_absent_minded_and_wavering_player_plays_whole_games_at_every_table() {
    for seats in Rinpa::SEATS {
        let player = |number| -> Box<dyn Bot<Rinpa>> {
            Box::new(Attentive::new(AttentiveSettings { attention: 0.5 }, rng(number), |mut rng| {
                let settings = TreeSearchSettings { budget: Budget::Iterations(20), ..TreeSearchSettings::default() };
                let wavering = WaveringSettings { doubt: 0.05, top: 3 };
                let own = rng.fork();
                Wavering::new(TreeSearch::new(settings, RinpaMind::DEFAULT, rng), wavering, own)
            }))
        };
        let players = (0..u64::from(seats)).map(player).collect();
        let (table, _) = play_deal(USUAL, u64::from(seats), players);
        assert!(table.game().outcome().is_some());
    }
}
