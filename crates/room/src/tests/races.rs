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

/// How long fair time lasts at a quick table.
const FAIR_MS: u64 = 2_000;

/// What was put in since Ben placed, after this line cried with the token it had then and everybody was heard.
fn after_a_stop(script: &mut Script, line: u64, token: u32, inputs: usize) -> Vec<String> {
    script.choose(line, token, "stop");
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
        assert_eq!(script.refusals(0), [] as [String; 0]);
    }
}

#[test]
fn a_stop_is_judged_by_when_it_was_made_although_fair_time_ended_meanwhile() {
    let mut script = ben_has_placed();
    for _ in 0..5 {
        script.put(Message::RoundTrip { connection: ConnectionId(0), ms: 240 });
    }
    let inputs = script.appended.len();
    let old = script.last_frame(0).ask.expect("Anne may cry").token;
    script.wait(FAIR_MS + ALLOWANCE_MS + 20);
    // Cleo turns the next mask as soon as she may; what Anne said 120 ms ago arrives after that.
    let new = script.last_frame(2).ask.expect("Cleo may turn").token;
    script.choose(2, new, "turn");
    script.wait(30);
    assert_eq!(after_a_stop(&mut script, 0, old, inputs), ["time", "A stop"]);
    assert_eq!(script.refusals(2), ["somebody was faster: look at the table and choose again"]);
}

#[test]
fn of_two_stops_around_the_end_of_fair_time_the_earlier_counts_whichever_question_it_answers() {
    let mut script = ben_has_placed();
    for _ in 0..5 {
        script.put(Message::RoundTrip { connection: ConnectionId(0), ms: 200 });
    }
    let inputs = script.appended.len();
    let old = script.last_frame(0).ask.expect("Anne may cry").token;
    script.wait(FAIR_MS + ALLOWANCE_MS + 10);
    let new = script.last_frame(2).ask.expect("Cleo may cry").token;
    assert_ne!(old, new);
    script.choose(2, new, "stop");
    script.wait(60);
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
    assert_eq!(script.refusals(0), ["that moment has passed: look at the table and choose again"; 2]);
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
