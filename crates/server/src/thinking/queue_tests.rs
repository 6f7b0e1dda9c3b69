//! Nobody waits for the flood of another.

use std::collections::HashMap;

use table::{Rng, Seed};

use super::{FairQueue, JobId, Limits, Owner, PATIENCE, Rejection, Urgency};

fn owner(guest: &str, table: &str) -> Owner {
    Owner { guest: guest.into(), table: table.into() }
}

fn queue<J>() -> FairQueue<J> {
    FairQueue::new(Limits { waiting: 1_000, waiting_of_guest: 500, workers: 1 })
}

/// Takes everything out, one job after the other.
fn drain<J>(queue: &mut FairQueue<J>) -> Vec<J> {
    let mut jobs = Vec::new();
    while let Some(started) = queue.next(0) {
        queue.finish(started.id);
        jobs.push(started.job);
    }
    jobs
}

fn push<J: std::fmt::Debug>(queue: &mut FairQueue<J>, owner: &Owner, urgency: Urgency, job: J) -> JobId {
    queue.push(owner, urgency, job, 0).expect("there is room")
}

#[test]
fn guests_take_turns_and_so_do_the_tables_of_a_guest() {
    let mut queue = queue();
    for number in 0..3 {
        push(&mut queue, &owner("Anne", "one"), Urgency::Playing, format!("Anne one {number}"));
    }
    push(&mut queue, &owner("Anne", "two"), Urgency::Playing, "Anne two".to_string());
    push(&mut queue, &owner("Ben", "three"), Urgency::Playing, "Ben three".to_string());
    assert_eq!(drain(&mut queue), ["Anne one 0", "Ben three", "Anne two", "Anne one 1", "Anne one 2"]);
}

#[test]
fn behind_the_flood_of_one_guest_another_waits_for_one_job_at_most() {
    let mut queue = queue();
    for table in 0..400 {
        push(&mut queue, &owner("flood", &format!("table {table}")), Urgency::Playing, "flood");
    }
    push(&mut queue, &owner("Anne", "one"), Urgency::Playing, "Anne");
    let ahead = drain(&mut queue).iter().position(|job| *job == "Anne");
    assert_eq!(ahead, Some(1));
}

#[test]
fn a_bot_goes_before_hints_and_before_tables_that_nobody_plays_at() {
    let mut queue = queue();
    for number in 0..5 {
        let guest = owner(&format!("guest {number}"), "one");
        push(&mut queue, &guest, Urgency::Away, "away");
        push(&mut queue, &guest, Urgency::Watched, "watched");
        push(&mut queue, &guest, Urgency::Hint, "hint");
    }
    push(&mut queue, &owner("Anne", "two"), Urgency::Playing, "bot");
    assert_eq!(drain(&mut queue)[..3], ["bot", "hint", "hint"]);
}

#[test]
fn whatever_is_less_urgent_is_passed_over_a_few_times_and_no_more() {
    let mut queue = queue();
    push(&mut queue, &owner("Zoe", "empty"), Urgency::Away, "away");
    push(&mut queue, &owner("Ben", "other"), Urgency::Hint, "hint");
    for number in 0..100 {
        push(&mut queue, &owner(&format!("guest {number}"), "one"), Urgency::Playing, "bot");
    }
    let order = drain(&mut queue);
    let place = |job: &str| order.iter().position(|done| *done == job).expect("it is done");
    assert_eq!(place("hint"), PATIENCE as usize);
    assert_eq!(place("away"), PATIENCE as usize + 1);
}

#[test]
fn a_guest_has_one_hint_at_a_time_at_all_tables_together() {
    let mut queue = queue();
    let first = push(&mut queue, &owner("Anne", "one"), Urgency::Hint, 1);
    let refused = |queue: &mut FairQueue<i32>| queue.push(&owner("Anne", "two"), Urgency::Hint, 2, 0).err();
    assert_eq!(refused(&mut queue), Some((Rejection::HintRunning, 2)), "one waits");
    let started = queue.next(0).expect("a job");
    assert_eq!(started.id, first);
    assert_eq!(refused(&mut queue), Some((Rejection::HintRunning, 2)), "one is being thought out");
    push(&mut queue, &owner("Ben", "two"), Urgency::Hint, 3);
    queue.finish(first);
    assert_eq!(refused(&mut queue), None);
}

#[test]
fn a_job_that_was_cancelled_is_given_back_and_never_begins() {
    let mut queue = queue();
    let one = push(&mut queue, &owner("Anne", "one"), Urgency::Hint, "one");
    push(&mut queue, &owner("Ben", "one"), Urgency::Playing, "two");
    assert_eq!(queue.cancel(one), Some("one"));
    assert_eq!(queue.cancel(one), None, "it is gone");
    push(&mut queue, &owner("Anne", "one"), Urgency::Hint, "three");
    assert_eq!(drain(&mut queue), ["two", "three"]);
}

#[test]
fn a_job_that_has_begun_can_not_be_cancelled() {
    let mut queue = queue();
    let one = push(&mut queue, &owner("Anne", "one"), Urgency::Playing, "one");
    assert!(queue.next(0).is_some());
    assert_eq!(queue.cancel(one), None);
}

#[test]
fn too_much_is_given_back_in_all_and_of_one_guest() {
    let mut queue = FairQueue::new(Limits { waiting: 5, waiting_of_guest: 3, workers: 1 });
    for number in 0..3 {
        push(&mut queue, &owner("Anne", "one"), Urgency::Playing, number);
    }
    let more = queue.push(&owner("Anne", "two"), Urgency::Playing, 3, 0);
    assert_eq!(more, Err((Rejection::Full, 3)), "she has three");
    push(&mut queue, &owner("Ben", "one"), Urgency::Playing, 4);
    push(&mut queue, &owner("Ben", "one"), Urgency::Playing, 5);
    assert_eq!(
        queue.push(&owner("Zoe", "one"), Urgency::Playing, 6, 0),
        Err((Rejection::Full, 6)),
        "the house is full"
    );
    drain(&mut queue);
    assert!(queue.push(&owner("Anne", "two"), Urgency::Playing, 7, 0).is_ok());
}

#[test]
fn of_several_workers_one_is_kept_for_those_who_play() {
    let mut queue = FairQueue::new(Limits { waiting: 100, waiting_of_guest: 100, workers: 2 });
    for number in 0..5 {
        push(&mut queue, &owner(&format!("guest {number}"), "one"), Urgency::Hint, "hint");
    }
    let hint = queue.next(0).expect("one hint");
    assert!(queue.next(0).is_none(), "the other worker waits for those who play");
    push(&mut queue, &owner("Anne", "one"), Urgency::Playing, "bot");
    assert_eq!(queue.next(0).map(|started| started.job), Some("bot"));
    queue.finish(hint.id);
    assert_eq!(queue.next(0).map(|started| started.job), Some("hint"));
}

#[test]
fn how_long_a_job_waited_is_told() {
    let mut queue = queue();
    queue.push(&owner("Anne", "one"), Urgency::Playing, (), 1_000).expect("there is room");
    assert_eq!(queue.next(1_250).map(|started| started.waited), Some(250));
}

/// Random pushes, starts and cancels by a few guests.
#[test]
fn whatever_happens_every_job_comes_out_once_and_turns_are_kept() {
    for number in 0..100 {
        let mut rng = Rng::new(&Seed::numbered(22, number));
        let mut queue: FairQueue<(usize, u32)> = queue();
        let mut waiting: HashMap<JobId, (usize, u32)> = HashMap::new();
        // How many jobs of others were begun since a guest who waits had a job begun, by guest.
        let mut passed: [HashMap<usize, u32>; 4] = Default::default();
        for step in 0..400 {
            match rng.below(5) {
                0..=1 => {
                    let guest = rng.below(4) as usize;
                    let owner = owner(&format!("guest {guest}"), &format!("table {}", rng.below(3)));
                    if let Ok(id) = queue.push(&owner, Urgency::Playing, (guest, step), 0) {
                        waiting.insert(id, (guest, step));
                    }
                }
                2 if !waiting.is_empty() => {
                    let mut ids: Vec<JobId> = waiting.keys().copied().collect();
                    ids.sort_by_key(|id| id.0);
                    let id = ids[rng.below(ids.len() as u32) as usize];
                    assert_eq!(queue.cancel(id), waiting.remove(&id), "seed {number}");
                }
                _ => {
                    let Some(started) = queue.next(0) else {
                        assert!(waiting.is_empty(), "seed {number}");
                        continue;
                    };
                    assert_eq!(waiting.remove(&started.id), Some(started.job), "seed {number}");
                    queue.finish(started.id);
                    let (guest, _) = started.job;
                    passed[guest].clear();
                    for (other, passed) in passed.iter_mut().enumerate().filter(|(other, _)| *other != guest) {
                        if waiting.values().any(|(owner, _)| *owner == other) {
                            *passed.entry(guest).or_default() += 1;
                        } else {
                            passed.clear();
                        }
                    }
                }
            }
            for (guest, passed) in passed.iter_mut().enumerate() {
                if !waiting.values().any(|(owner, _)| *owner == guest) {
                    passed.clear();
                }
                // One who asks again after being served is behind everybody who waits.
                assert!(passed.values().all(|times| *times <= 1), "seed {number}: guest {guest} waits too long");
            }
            assert_eq!(queue.len(), waiting.len(), "seed {number}");
        }
    }
}
