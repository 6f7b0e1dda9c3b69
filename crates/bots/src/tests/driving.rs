//! A table of bots on a virtual clock.

use std::sync::{Arc, Mutex};

use table::{Game, Input, Journal, Seat, SeatSet, Seed, Table, Viewer};
use testkit::toys::{Bids, BidsOptions, BidsView, Hands, HandsOptions, Pile, Snap, SnapAction, SnapOptions};

use super::toys::ToyMind;
use super::{play_deal, rng, tree, uniform};
use crate::{Bot, Greedy, GreedySettings, Reaction, Reflexes, ReflexesSettings, TableUpdate, play};

const B: Seat = Seat::new(1);
const TWELVE: SnapOptions = SnapOptions { pile: Pile::Twelve };

/// Calls every pair after the same time, and nothing else.
struct Caller {
    after_ms: u32,
    asked: Arc<Mutex<usize>>,
}

impl Caller {
    fn after(after_ms: u32) -> Caller {
        Caller { after_ms, asked: Arc::default() }
    }
}

impl Bot<Snap> for Caller {
    fn hear(&mut self, _seat: Seat, _event: &<Snap as Game>::Event) {}

    fn choose(&mut self, _seat: Seat, _view: &<Snap as Game>::View, _legal: &[SnapAction]) -> SnapAction {
        unreachable!("in snap nobody has to do anything")
    }

    fn react(&mut self, _: Seat, view: &<Snap as Game>::View, legal: &[SnapAction]) -> Option<Reaction<SnapAction>> {
        *self.asked.lock().expect("nobody panics while counting") += 1;
        let pair = view.top[0].is_some() && view.top[0] == view.top[1];
        pair.then(|| Reaction { action: legal[0], after_ms: self.after_ms })
    }
}

/// Every input of a race between callers with these delays, with its time.
fn race(deal: u64, delays: &[u32]) -> Vec<(u64, Input<SnapAction>)> {
    let mut players: Vec<Box<dyn Bot<Snap>>> = Vec::new();
    for &delay in delays {
        players.push(Box::new(Caller::after(delay)));
    }
    let mut journal = Journal::open();
    let mut table = Table::open(delays.len() as u8, TWELVE, Seed::numbered(2, deal), &mut journal)
        .expect("snap allows this many seats");
    let mut inputs = Vec::new();
    play(&mut table, &mut journal, &mut players, |step: TableUpdate<'_, Snap>| {
        inputs.extend(step.input.map(|input| (step.at_ms, input)));
    });
    inputs
}

/// How many calls each seat won in twenty races.
fn calls(delays: &[u32]) -> Vec<usize> {
    let mut counts = vec![0; delays.len()];
    for deal in 0..20 {
        for (_, input) in race(deal, delays) {
            if let Input::Choose(seat, _) = input {
                counts[seat.index()] += 1;
            }
        }
    }
    counts
}

#[test]
fn the_quickest_voice_is_served() {
    let counts = calls(&[400, 399, 401]);
    assert_eq!((counts[0], counts[2]), (0, 0));
    assert!(counts[1] > 10, "{counts:?}");
}

#[test]
fn among_equally_quick_voices_everybody_is_favored_in_turn() {
    let counts = calls(&[300, 300, 300]);
    let all: usize = counts.iter().sum();
    assert!(counts.iter().all(|&count| count * 5 > all), "{counts:?}");
}

#[test]
fn a_call_in_the_last_millisecond_counts_and_a_later_one_does_not() {
    assert!(calls(&[1_500, 1_501])[0] > 10);
    assert_eq!(calls(&[1_501, 1_501]), [0, 0]);
}

#[test]
fn time_is_up_when_nobody_cuts_in_and_the_clock_runs_on() {
    let inputs = race(0, &[1_501, 1_501]);
    assert!(inputs.iter().all(|(_, input)| *input == Input::TimeUp));
    let times: Vec<u64> = inputs.iter().map(|(at_ms, _)| *at_ms).collect();
    assert_eq!(times, (1..=inputs.len() as u64).map(|count| count * 1_500).collect::<Vec<_>>());
}

#[test]
fn after_a_cut_in_everybody_is_asked_afresh_from_that_time_on() {
    let called = (0..20).map(|deal| race(deal, &[200, 500])).find_map(|inputs| {
        let call = inputs.iter().position(|(_, input)| matches!(input, Input::Choose(..)))?;
        inputs.get(call + 1).map(|after| (inputs[call], *after))
    });
    let ((at_ms, _), (next_ms, next)) = called.expect("some race has a pair before its last card");
    // The slower call is void: otherwise it would come 300 ms later although the pair is gone.
    assert_eq!((next_ms, next), (at_ms + 1_500, Input::TimeUp));
}

#[test]
fn every_seat_that_can_act_is_asked_once_a_moment() {
    let slow = Caller::after(1_501);
    let asked = Arc::clone(&slow.asked);
    let players: Vec<Box<dyn Bot<Snap>>> = vec![Box::new(slow), Box::new(Caller::after(1_501))];
    let (table, _) = play_deal(TWELVE, 0, players);
    assert_eq!(*asked.lock().expect("nobody panics while counting"), table.inputs().len());
}

/// Bids its lowest card and notes whom it saw committed.
struct Bidder {
    saw: Arc<Mutex<Vec<SeatSet>>>,
}

impl Bot<Bids> for Bidder {
    fn hear(&mut self, _seat: Seat, _event: &<Bids as Game>::Event) {}

    fn choose(&mut self, _: Seat, view: &BidsView, legal: &[<Bids as Game>::Action]) -> <Bids as Game>::Action {
        self.saw.lock().expect("nobody panics while noting").push(view.committed);
        legal[0]
    }
}

#[test]
fn who_chooses_at_the_same_time_is_asked_once_and_before_anybody_has_chosen() {
    let saw = Arc::<Mutex<Vec<SeatSet>>>::default();
    let bidder = || -> Box<dyn Bot<Bids>> { Box::new(Bidder { saw: Arc::clone(&saw) }) };
    let (table, _) = play_deal(BidsOptions::default(), 0, vec![bidder(), bidder(), bidder()]);
    let saw = saw.lock().expect("nobody panics while noting");
    assert_eq!(saw.len(), table.inputs().len());
    assert!(saw.iter().all(|committed| committed.is_empty()));
}

/// Notes what it hears and plays its first card.
struct Listener {
    heard: Arc<Mutex<Vec<<Hands as Game>::Event>>>,
}

impl Bot<Hands> for Listener {
    fn hear(&mut self, seat: Seat, event: &<Hands as Game>::Event) {
        assert_eq!(seat, B);
        self.heard.lock().expect("nobody panics while noting").push(event.clone());
    }

    fn choose(
        &mut self,
        _: Seat,
        _: &<Hands as Game>::View,
        legal: &[<Hands as Game>::Action],
    ) -> <Hands as Game>::Action {
        legal[0]
    }
}

#[test]
fn a_bot_hears_from_the_set_up_on_what_its_seat_may_hear_and_nothing_else() {
    let heard = Arc::<Mutex<Vec<<Hands as Game>::Event>>>::default();
    let mut players: Vec<Box<dyn Bot<Hands>>> =
        vec![uniform(1), Box::new(Listener { heard: Arc::clone(&heard) }), uniform(2)];
    let mut journal = Journal::open();
    let mut table =
        Table::open(3, HandsOptions::default(), Seed::numbered(3, 0), &mut journal).expect("three can play");
    let mut expected = Vec::new();
    play(&mut table, &mut journal, &mut players, |step: TableUpdate<'_, Hands>| {
        expected.extend(step.journal.heard_by(Viewer::Seat(B)).cloned());
    });
    assert_eq!(*heard.lock().expect("nobody panics while noting"), expected);
    assert!(expected.iter().filter(|event| matches!(event, testkit::toys::HandsEvent::Hand(_))).count() == 1);
}

#[test]
fn a_searcher_calls_pairs_and_lets_the_rest_pass() {
    let reflexes = || ReflexesSettings { fastest_ms: 200, typical_extra_ms: 300, alertness: 1.0 };
    for deal in 0..10 {
        let searcher = |number| -> Box<dyn Bot<Snap>> {
            Box::new(Reflexes::new(tree::<Snap>(100, number), reflexes(), rng(number)))
        };
        let greedy = Greedy::<Snap, _>::new(GreedySettings::default(), ToyMind, rng(3));
        let greedy = Box::new(Reflexes::new(greedy, reflexes(), rng(4)));
        let (table, outcome) = play_deal(TWELVE, deal, vec![searcher(1), searcher(2), greedy]);
        let called = table.inputs().iter().filter(|input| matches!(input, Input::Choose(..))).count();
        let points: i32 = outcome.points.as_slice().iter().sum();
        assert!(outcome.points.as_slice().iter().all(|&points| points >= 0), "nobody called wrongly: {outcome:?}");
        assert_eq!(called > 0, points > 0);
    }
}

#[test]
fn a_race_of_bots_replays_from_its_seeds() {
    let game = || {
        let player = |number| -> Box<dyn Bot<Snap>> {
            let settings = ReflexesSettings { fastest_ms: 100, typical_extra_ms: 400, alertness: 0.7 };
            Box::new(Reflexes::new(tree::<Snap>(50, number), settings, rng(number + 10)))
        };
        play_deal(TWELVE, 4, vec![player(1), player(2), player(3)]).0.inputs().to_vec()
    };
    assert_eq!(game(), game());
}
