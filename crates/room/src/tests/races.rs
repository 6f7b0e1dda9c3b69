//! Who was first: arrival less a capped head start for lag, within the allowance.

use catalog::Asked;
use table::{Rng, Seed};
use testkit::toys::Snap;
use wire::Refusal;

use super::script::Script;
use crate::race::ALLOWANCE_MS;
use crate::{ConnectionId, HEAD_START_MS, Message, RoundTripBy};

const SNAP: &dyn catalog::AnyGame = catalog::of_type::<Snap>();

/// Kernel and pongs agree on the round trip of a connection.
fn measure(script: &mut Script, connection: u64, ms: u32) {
    for by in [RoundTripBy::Kernel, RoundTripBy::Pong] {
        script.put(Message::RoundTrip { connection: ConnectionId(connection), by, ms });
    }
}

/// Two guests race; each reacts, and the message takes its lag to arrive. Returns who was put in first.
fn race(reactions: [(u64, u64); 2], round_trips: [u32; 2]) -> String {
    let mut script = Script::two_guests(SNAP);
    for (connection, ms) in round_trips.into_iter().enumerate() {
        measure(&mut script, connection as u64, ms);
    }
    let start = script.now;
    let mut arrivals: Vec<(u64, u64)> =
        reactions.iter().enumerate().map(|(connection, (reaction, lag))| (reaction + lag, connection as u64)).collect();
    arrivals.sort_unstable();
    for (arrival, connection) in arrivals {
        script.wait(start + arrival - script.now);
        let token = script.last_frame(connection).ask.map_or(0, |ask| ask.token);
        script.choose(connection, token, "snap");
    }
    script.wait(ALLOWANCE_MS);
    script.appended[0].clone()
}

#[test]
fn the_earlier_of_two_equal_lines_wins() {
    assert_eq!(race([(300, 20), (320, 20)], [40, 40]), "A snap");
    assert_eq!(race([(320, 20), (300, 20)], [40, 40]), "B snap");
}

#[test]
fn a_slow_line_does_not_lose_a_race_its_seat_has_won() {
    assert_eq!(race([(300, 45), (320, 5)], [90, 10]), "A snap");
}

#[test]
fn no_lag_makes_up_for_more_than_the_head_start() {
    for claimed in [2 * HEAD_START_MS as u32, 10_000] {
        assert_eq!(race([(100, 0), (100 + HEAD_START_MS - 1, 0)], [0, claimed]), "B snap");
        assert_eq!(race([(100, 0), (100 + HEAD_START_MS + 1, 0)], [0, claimed]), "A snap");
    }
}

#[test]
fn the_head_start_is_the_difference_to_the_quickest_line_of_the_race() {
    // B has 30 ms more lag than A: 29 ms later is still first, 31 ms later is not, however much lag both have.
    for shared in [0, 200] {
        let round_trips = [2 * shared, 2 * (shared + 30)];
        assert_eq!(race([(100, 0), (129, 0)], round_trips), "B snap");
        assert_eq!(race([(100, 0), (131, 0)], round_trips), "A snap");
    }
}

#[test]
fn equal_times_are_put_in_seat_order_where_the_rules_do_not_say() {
    assert_eq!(race([(300, 20), (300, 20)], [40, 40]), "A snap");
}

#[test]
fn the_seat_that_reacted_first_in_its_own_time_wins_every_clear_race_within_the_head_start() {
    let mut rng = Rng::new(&Seed::numbered(3, 3));
    let (mut clear, mut turned) = (0, 0);
    for _ in 0..400 {
        let lags: Vec<u64> = (0..2).map(|_| u64::from(rng.below(HEAD_START_MS as u32 + 1))).collect();
        let reactions: Vec<u64> = (0..2).map(|_| 250 + u64::from(rng.below(100))).collect();
        let jitter: Vec<u64> = (0..2).map(|_| u64::from(rng.below(10))).collect();
        if reactions[0].abs_diff(reactions[1]) <= 10 {
            continue;
        }
        let entries = [(reactions[0], lags[0] + jitter[0]), (reactions[1], lags[1] + jitter[1])];
        let winner = race(entries, [2 * lags[0] as u32, 2 * lags[1] as u32]);
        assert_eq!(winner, if reactions[0] < reactions[1] { "A snap" } else { "B snap" }, "{entries:?}");
        let arrivals = entries.map(|(reaction, lag)| reaction + lag);
        clear += 1;
        turned += usize::from((arrivals[0] < arrivals[1]) != (reactions[0] < reactions[1]));
    }
    assert!(clear > 250, "only {clear} races were clear");
    assert!(turned > 10, "only in {turned} races was the first to arrive not the first to react");
}

#[test]
fn when_time_is_up_the_game_goes_on_by_itself() {
    let mut script = Script::two_guests(SNAP);
    script.wait(1_500 + ALLOWANCE_MS);
    assert_eq!(script.appended, ["time"]);
}

#[test]
fn what_was_sent_in_time_counts_although_it_arrives_after_the_limit() {
    let mut script = Script::two_guests(SNAP);
    measure(&mut script, 1, 200);
    script.wait(1_500 + 35);
    script.choose_first(1);
    script.wait(ALLOWANCE_MS);
    assert_eq!(script.appended, ["B snap"]);
}

#[test]
fn what_was_sent_too_late_is_refused_and_the_limit_counts() {
    let mut script = Script::two_guests(SNAP);
    script.wait(1_500 + 90);
    script.choose_first(1);
    script.wait(ALLOWANCE_MS);
    assert_eq!(script.appended, ["time"]);
    assert_eq!(script.refusals(1), [Refusal::TimeUp]);
}

/// Anne, Ben and Cleo at Kabuki, where Ben has just placed a mask.
fn ben_has_placed() -> Script {
    let kabuki = catalog::game("kabuki").expect("kabuki is in the house");
    let mut script = Script::guests(kabuki, &["Anne", "Ben", "Cleo"]);
    loop {
        let asked = |script: &Script, connection| script.last_frame(connection).ask.map(|ask| ask.asked);
        match (0..3).find(|&connection| asked(&script, connection) == Some(Asked::Must)) {
            Some(connection) => script.choose_first(connection),
            None if asked(&script, 1).is_none() => return script,
            // Somebody else placed it: nobody cries, and the next mask is turned by itself.
            None => script.wait(6_000),
        }
    }
}

#[test]
fn among_level_stops_the_first_clockwise_from_the_placers_left_has_it() {
    let mut script = ben_has_placed();
    let inputs = script.appended.len();
    for connection in [0, 2] {
        let token = script.last_frame(connection).ask.expect("all but the placer are asked").token;
        script.choose(connection, token, "stop");
    }
    script.wait(ALLOWANCE_MS);
    assert_eq!(script.appended[inputs..], ["C stop"]);
    assert_eq!(script.refusals(0).len(), 1);
}

#[test]
fn a_level_stop_goes_before_the_turning_of_the_next_mask() {
    let mut script = ben_has_placed();
    script.wait(2_000 + ALLOWANCE_MS);
    let inputs = script.appended.len();
    for (connection, action) in [(2, "turn"), (0, "stop")] {
        let token = script.last_frame(connection).ask.expect("all but the placer are asked").token;
        script.choose(connection, token, action);
    }
    script.wait(ALLOWANCE_MS);
    assert_eq!(script.appended[inputs..], ["A stop"]);
}

/// How long fair time lasts at a quick table.
const FAIR_MS: u64 = 2_000;

/// What was put in since Ben placed, after this connection cried with the token it had then and everybody was heard.
fn after_a_stop(script: &mut Script, connection: u64, token: u32, inputs: usize) -> Vec<String> {
    script.choose(connection, token, "stop");
    script.wait(ALLOWANCE_MS);
    script.appended[inputs..].to_vec()
}

#[test]
fn a_stop_that_crosses_the_end_of_fair_time_on_its_way_counts() {
    // Made after it and heard before the table says so; the very moment the table says so; and just after.
    for ms in [FAIR_MS + 1, FAIR_MS + ALLOWANCE_MS - 1, FAIR_MS + ALLOWANCE_MS, FAIR_MS + ALLOWANCE_MS + 40] {
        let mut script = ben_has_placed();
        let inputs = script.appended.len();
        let token = script.last_frame(0).ask.expect("Anne may cry").token;
        script.wait(ms);
        assert_eq!(
            after_a_stop(&mut script, 0, token, inputs),
            ["time", "A stop"],
            "{ms} ms after the mask was placed"
        );
        assert_eq!(script.refusals(0), [] as [Refusal; 0]);
    }
}

#[test]
fn a_stop_is_judged_by_when_it_was_made_although_fair_time_ended_meanwhile() {
    let mut script = ben_has_placed();
    measure(&mut script, 0, 240);
    let inputs = script.appended.len();
    let old = script.last_frame(0).ask.expect("Anne may cry").token;
    script.wait(FAIR_MS + ALLOWANCE_MS + 20);
    // Cleo turns the next mask as soon as she may; what Anne said 120 ms ago arrives after that.
    let new = script.last_frame(2).ask.expect("Cleo may turn").token;
    script.choose(2, new, "turn");
    script.wait(30);
    assert_eq!(after_a_stop(&mut script, 0, old, inputs), ["time", "A stop"]);
    assert_eq!(script.refusals(2), [Refusal::Slower]);
}

#[test]
fn of_two_stops_around_the_end_of_fair_time_the_earlier_counts_whichever_question_it_answers() {
    let mut script = ben_has_placed();
    measure(&mut script, 0, 200);
    let inputs = script.appended.len();
    let old = script.last_frame(0).ask.expect("Anne may cry").token;
    script.wait(FAIR_MS + ALLOWANCE_MS + 10);
    let new = script.last_frame(2).ask.expect("Cleo may cry").token;
    assert_ne!(old, new);
    script.choose(2, new, "stop");
    script.wait(30);
    assert_eq!(after_a_stop(&mut script, 0, old, inputs), ["time", "A stop"]);
}

#[test]
fn a_stop_never_hits_the_next_mask() {
    let mut script = ben_has_placed();
    let old = script.last_frame(0).ask.expect("Anne may cry").token;
    // Nobody cries: the next mask is turned by itself, and Cleo places it.
    script.wait(6_000);
    script.choose(0, old, "stop");
    script.choose_first(2);
    script.choose(0, old, "stop");
    let inputs = script.appended.len();
    script.wait(FAIR_MS - 1);
    assert_eq!(script.appended.len(), inputs);
    assert_eq!(script.refusals(0), [Refusal::Stale; 2]);
}
