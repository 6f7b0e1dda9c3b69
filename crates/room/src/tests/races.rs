//! Who was first: arrival less measured, capped lag, within the allowance.

use boards::Lang;
use catalog::Asked;
use table::{Rng, Seed};
use testkit::toys::Snap;

use super::script::{Script, person};
use crate::race::ALLOWANCE_MS;
use crate::{ConnectionId, LAG_CAP_MS, Message};

const SNAP: &dyn catalog::AnyGame = catalog::of_type::<Snap>();

/// Two guests race; each reacts, and the message takes its lag to arrive. Returns who was put in first.
fn race(reactions: [(u64, u64); 2], round_trips: [u32; 2]) -> String {
    let mut script = Script::two_guests(SNAP);
    for (line, ms) in round_trips.into_iter().enumerate() {
        for _ in 0..5 {
            script.put(Message::RoundTrip { connection: ConnectionId(line as u64), ms });
        }
    }
    let start = script.now;
    let mut arrivals: Vec<(u64, u64)> =
        reactions.iter().enumerate().map(|(line, (reaction, lag))| (reaction + lag, line as u64)).collect();
    arrivals.sort_unstable();
    for (arrival, line) in arrivals {
        script.wait(start + arrival - script.now);
        let token = script.last_frame(line).ask.map_or(0, |ask| ask.token);
        script.choose(line, token, "snap");
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
    assert_eq!(race([(300, 140), (340, 5)], [280, 10]), "A snap");
}

#[test]
fn nobody_gains_by_pretending_to_have_more_lag_than_the_cap() {
    // B was 40 ms slower than A with the cap allowed for, and pretends to round trips of ten seconds.
    let claimed = 10_000;
    let honest = u64::from(LAG_CAP_MS) + 100;
    assert_eq!(race([(100, 0), (honest + 40, 0)], [0, claimed]), "A snap");
}

#[test]
fn equal_times_are_put_in_seat_order_where_the_rules_do_not_say() {
    assert_eq!(race([(300, 20), (300, 20)], [40, 40]), "A snap");
}

#[test]
fn the_seat_that_reacted_first_in_its_own_time_wins_nearly_every_clear_race() {
    let mut rng = Rng::new(&Seed::numbered(3, 3));
    let (mut clear, mut right) = (0, 0);
    for _ in 0..400 {
        let lags: Vec<u64> = (0..2).map(|_| u64::from(rng.below(301))).collect();
        let reactions: Vec<u64> = (0..2).map(|_| 250 + u64::from(rng.below(600))).collect();
        if reactions[0].abs_diff(reactions[1]) <= ALLOWANCE_MS {
            continue;
        }
        let jitter = |rng: &mut Rng| u64::from(rng.below(31));
        let entries = [(reactions[0], lags[0] + jitter(&mut rng)), (reactions[1], lags[1] + jitter(&mut rng))];
        let winner = race(entries, [2 * lags[0] as u32, 2 * lags[1] as u32]);
        clear += 1;
        right += usize::from(winner == if reactions[0] < reactions[1] { "A snap" } else { "B snap" });
    }
    assert!(clear > 100, "only {clear} races were clear");
    assert!(right * 100 >= clear * 95, "{right} of {clear} races were decided rightly");
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
    for _ in 0..5 {
        script.put(Message::RoundTrip { connection: ConnectionId(1), ms: 200 });
    }
    script.wait(1_500 + 90);
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
    assert_eq!(script.refusals(1), ["somebody was faster: look at the table and choose again"]);
}

/// Anne, Ben and Cleo at Kabuki, where Ben has just placed a mask.
fn ben_has_placed() -> Script {
    let kabuki = catalog::game("kabuki").expect("kabuki is in the house");
    let mut script = Script::new(kabuki, ["Anne", "Ben", "Cleo"].map(person).to_vec());
    for (line, name) in (0..).zip(["Anne", "Ben", "Cleo"]) {
        script.arrive(line, name, None);
    }
    script.start();
    loop {
        let asked = |script: &Script, line| script.last_frame(line).ask.map(|ask| ask.asked);
        match (0..3).find(|&line| asked(&script, line) == Some(Asked::Must)) {
            Some(line) => script.choose_first(line),
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
    for line in [0, 2] {
        let token = script.last_frame(line).ask.expect("all but the placer are asked").token;
        script.choose(line, token, "stop");
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
    for (line, action) in [(2, "turn"), (0, "stop")] {
        let token = script.last_frame(line).ask.expect("all but the placer are asked").token;
        script.choose(line, token, action);
    }
    script.wait(ALLOWANCE_MS);
    assert_eq!(script.appended[inputs..], ["A stop"]);
}

#[test]
fn the_rules_page_tells_how_races_are_decided() {
    let kabuki = catalog::game("kabuki").expect("kabuki is in the house");
    for lang in Lang::ALL {
        let page = kabuki.rules_page(lang).into_string();
        assert!(page.contains(&format!("{ALLOWANCE_MS}")), "the allowance in {}", lang.code());
        assert!(page.contains(&format!("{LAG_CAP_MS}")), "the cap in {}", lang.code());
    }
}
