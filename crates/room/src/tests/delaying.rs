//! No way of delaying messages wins races: strategies against an honest opponent who reacts equally fast.

use table::{Rng, Seat, Seed};
use testkit::toys::Snap;

use super::script::Script;
use crate::race::ALLOWANCE_MS;
use crate::{ConnectionId, Message, RoundTripBy};

const SNAP: &dyn catalog::AnyGame = catalog::of_type::<Snap>();
const RACES: usize = 3_000;
/// How often a connection is measured before a race.
const PINGS: usize = 5;

/// How much a player delays, in milliseconds; `race` numbers the races.
struct Strategy {
    name: &'static str,
    /// The answer to a ping.
    pong: fn(race: usize, rng: &mut Rng) -> u32,
    /// The action itself.
    act: fn(race: usize, rng: &mut Rng) -> u32,
    /// What the kernel of the server sees: only somebody who rewrites TCP on their own machine can delay this alone.
    acknowledgement: fn(race: usize, rng: &mut Rng) -> u32,
}

fn never(_: usize, _: &mut Rng) -> u32 {
    0
}

const HONEST: Strategy = Strategy { name: "honest", pong: never, act: never, acknowledgement: never };

const STRATEGIES: [Strategy; 12] = [
    HONEST,
    Strategy { name: "pongs 20 ms late", pong: |_, _| 20, ..HONEST },
    Strategy { name: "pongs 100 ms late", pong: |_, _| 100, ..HONEST },
    Strategy { name: "pongs 600 ms late", pong: |_, _| 600, ..HONEST },
    Strategy { name: "pongs late at random", pong: |_, rng| rng.below(1_000), ..HONEST },
    Strategy { name: "some pongs late", pong: |_, rng| 600 * rng.below(2), ..HONEST },
    Strategy { name: "pongs late in some races", pong: |race, _| 600 * (race % 2) as u32, ..HONEST },
    Strategy { name: "acts 20 ms late", act: |_, _| 20, ..HONEST },
    Strategy { name: "acts late at random", act: |_, rng| rng.below(40), ..HONEST },
    Strategy { name: "both 20 ms late", pong: |_, _| 20, act: |_, _| 20, ..HONEST },
    Strategy { name: "pongs 600, acts 20 ms late", pong: |_, _| 600, act: |_, _| 20, ..HONEST },
    Strategy { name: "acts late in some races", pong: |_, _| 600, act: |race, _| 30 * (race % 2) as u32, ..HONEST },
];

/// A forged kernel measurement: beyond what a page or a program can do, and still bounded by the head start.
const FORGERS: [Strategy; 3] = [
    Strategy { name: "forges 100 ms", pong: |_, _| 100, acknowledgement: |_, _| 100, ..HONEST },
    Strategy { name: "forges 600 ms", pong: |_, _| 600, acknowledgement: |_, _| 600, ..HONEST },
    Strategy {
        name: "forges at random",
        pong: |_, rng| rng.below(1_000),
        acknowledgement: |_, rng| rng.below(1_000),
        ..HONEST
    },
];

/// Somebody at the table.
struct Player<'a> {
    strategy: &'a Strategy,
    /// What a message really takes each way.
    lag: u32,
    kernel: Kernel,
}

/// Whether the kernel of the server knows the round trip of a connection.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kernel {
    Measures,
    Silent,
}

/// A player whose connection the kernel measures.
fn player(strategy: &Strategy, lag: u32) -> Player<'_> {
    Player { strategy, lag, kernel: Kernel::Measures }
}

/// How fast people are: they take at least `least`, and up to `spread` longer.
#[derive(Clone, Copy)]
struct Reactions {
    least: u32,
    spread: u32,
}

const PEOPLE: Reactions = Reactions { least: 250, spread: 600 };
/// Programs that answer nearly at once: here every millisecond of credit counts.
const PROGRAMS: Reactions = Reactions { least: 100, spread: 40 };

/// The races that the first player wins, in percent. The players change seats after every race.
fn share_won(players: &[Player<'_>], reactions: Reactions) -> f64 {
    let won = (0..RACES).filter(|&race| winner(players, reactions, race) == 0).count();
    won as f64 * 100.0 / RACES as f64
}

/// The number of the player who wins this race.
fn winner(players: &[Player<'_>], reactions: Reactions, race: usize) -> usize {
    let mut script = Script::guests(SNAP, &["Anne", "Ben", "Cleo"][..players.len()]);
    // Reactions and jitter are the same whatever the players delay, so that strategies can be compared.
    let rng = &mut Rng::new(&Seed::numbered(20, race as u64));
    let delays = &mut Rng::new(&Seed::numbered(10, race as u64));
    let number_of = |player: usize| ((player + race) % players.len()) as u64;
    let jitter = |rng: &mut Rng| rng.below(5);
    let mut arrivals = Vec::new();
    for (number, Player { strategy, lag, kernel }) in players.iter().enumerate() {
        let connection = ConnectionId(number_of(number));
        for _ in 0..PINGS {
            let ms = 2 * lag + jitter(rng) + (strategy.acknowledgement)(race, delays);
            if *kernel == Kernel::Measures {
                script.put(Message::RoundTrip { connection, by: RoundTripBy::Kernel, ms });
            }
            let ms = 2 * lag + jitter(rng) + (strategy.pong)(race, delays);
            script.put(Message::RoundTrip { connection, by: RoundTripBy::Pong, ms });
        }
        // The question takes its time to the player, and the action takes it back.
        let reaction = reactions.least + rng.below(reactions.spread);
        arrivals.push((2 * lag + reaction + jitter(rng) + (strategy.act)(race, delays), number_of(number)));
    }
    arrivals.sort_unstable();
    let start = script.now;
    for &(arrival, connection) in &arrivals {
        script.wait(start + u64::from(arrival) - script.now);
        let token = script.last_frame(connection).ask.map_or(0, |ask| ask.token);
        script.choose(connection, token, "snap");
    }
    script.wait(ALLOWANCE_MS);
    let first = &script.appended[0];
    let won = |&player: &usize| *first == format!("{} snap", Seat::new(number_of(player) as u8));
    (0..players.len()).find(won).expect("somebody wins")
}

#[test]
fn no_strategy_of_delaying_beats_an_equal_opponent() {
    for reactions in [PEOPLE, PROGRAMS] {
        for strategy in &STRATEGIES {
            let players = [player(strategy, 20), player(&HONEST, 20)];
            let share = share_won(&players, reactions);
            assert!(share < 55.0, "{} wins {share:.1} % at a spread of {} ms", strategy.name, reactions.spread);
            let delays_acts = (strategy.act)(1, &mut Rng::new(&Seed::numbered(1, 1))) > 0;
            assert!(delays_acts || share > 45.0, "{} wins only {share:.1} %", strategy.name);
        }
    }
}

#[test]
fn a_guest_who_delays_pongs_only_loses_the_credit_for_lag_they_have() {
    // A true lag of 60 ms each way against 20, and an opponent who is as honest.
    let far = |strategy| share_won(&[player(strategy, 60), player(&HONEST, 20)], PEOPLE);
    let honest = far(&HONEST);
    for strategy in &STRATEGIES {
        let share = far(strategy);
        // The measurements jitter by some milliseconds, and with it the credit.
        assert!(share <= honest + 1.0, "{}: {share:.1} % instead of {honest:.1} %", strategy.name);
    }
}

#[test]
fn a_forged_round_trip_gains_no_more_than_the_head_start() {
    for strategy in &FORGERS {
        let players = [player(strategy, 20), player(&HONEST, 20)];
        let share = share_won(&players, PEOPLE);
        assert!((45.0..60.0).contains(&share), "{} wins {share:.1} %", strategy.name);
    }
}

#[test]
fn two_who_delay_their_pongs_alike_are_equal() {
    let liar = &STRATEGIES[3];
    let share = share_won(&[player(liar, 20), player(liar, 20)], PROGRAMS);
    assert!((45.0..55.0).contains(&share), "{share:.1} %");
}

#[test]
fn two_who_collude_do_not_take_races_from_the_third() {
    for (liar, reactions) in [(&STRATEGIES[3], PROGRAMS), (&STRATEGIES[3], PEOPLE), (&FORGERS[1], PEOPLE)] {
        let share = share_won(&[player(&HONEST, 20), player(liar, 20), player(liar, 20)], reactions);
        let least = if liar.name == FORGERS[1].name { 27.0 } else { 31.0 };
        assert!(share > least, "against two: {}: {share:.1} %", liar.name);
    }
}

#[test]
fn somebody_who_is_truly_far_away_is_treated_fairly_within_the_head_start() {
    // Round trips of 120 and 40 ms: of 80 ms that the far one acts later, 40 are made up for.
    let far = [player(&HONEST, 60), player(&HONEST, 20)];
    let share = share_won(&far, PEOPLE);
    assert!((40.0..50.0).contains(&share), "{share:.1} %");
    // The same two where the kernel says nothing and nobody gets credit.
    let far = far.map(|player| Player { kernel: Kernel::Silent, ..player });
    let without = share_won(&far, PEOPLE);
    assert!(share > without + 3.0, "{share:.1} % with credit, {without:.1} % without");
}
