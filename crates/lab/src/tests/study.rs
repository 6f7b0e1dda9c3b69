//! A study counts what happened.

use rinpa::Rinpa;
use table::{BySeat, Outcome, Rng, Seat, Seed};

use crate::course::{GameCourse, PARTS};
use crate::deeds::{Deed, Deeds};
use crate::doers::Ratio;
use crate::{Block, Interval, Study, StudyReport, Variance};

fn study_of(levels: &[&str], games: u64) -> Study {
    Study {
        seats: 3,
        options: vec![("deals".to_string(), "one".to_string())],
        player: "uniform".to_string(),
        levels: levels.iter().map(ToString::to_string).collect(),
        games,
        seed: 2,
    }
}

fn study() -> StudyReport {
    let study = study_of(&["uniform", "greedy"], 30);
    assert_eq!(study.all_games(), 60);
    study.run::<Rinpa>(&|_| {}).expect("a good study")
}

fn outcome(points: [i32; 3]) -> Outcome {
    Outcome::by_points(BySeat::from_fn(3, |seat: Seat| points[seat.index()]))
}

#[test]
fn a_study_of_rinpa_tells_what_rinpa_is_like() {
    let report = study();
    assert_eq!(report.games, 30);
    assert!(report.length.low >= 45.0, "three seats play fifteen cards each: {:?}", report.length);
    assert!(report.branching.low >= 2.0, "a real choice has two actions at least: {:?}", report.branching);
    assert_eq!(report.leader_wins.len(), PARTS);
    assert!(report.leader_wins[PARTS - 1] > 0.9, "at the end the only leader has won");
    assert!(report.leader_wins[PARTS / 4] < 0.9, "early on nobody knows");
    let wins: f64 = report.balance.seats.iter().map(|seat| seat.win_share.mean).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    let skill = report.skill.as_ref().expect("two levels");
    assert!((skill.by_level + skill.by_deal + skill.rest - 1.0).abs() < 1e-9);
    assert!(skill.by_level > 0.1 && skill.levels[1].points.mean > skill.levels[0].points.mean, "{skill:?}");
    let text = report.to_text();
    assert!(text.contains("what decides between the levels") && text.contains("what is done"), "{text}");
    let blocks = report.document().blocks;
    assert!(blocks.contains(&Block::heading("Skill and luck")), "{blocks:?}");
    assert_eq!(blocks.iter().filter(|block| matches!(block, Block::Curves { .. })).count(), 2, "{blocks:?}");
    assert_eq!(text, study().to_text(), "it is repeatable");
}

/// Whether a study says this both as text and as a document.
fn says(report: &StudyReport, remark: &str) -> bool {
    report.to_text().contains(remark) && report.document().blocks.contains(&Block::paragraph(remark))
}

#[test]
fn levels_for_whom_there_is_no_seat_are_named() {
    let report = study_of(&["uniform", "pimc:1", "tree:1", "tree:2", "greedy"], 2).run::<Rinpa>(&|_| {});
    let report = report.expect("a good study");
    let compared: Vec<&str> =
        report.skill.as_ref().expect("several levels").levels.iter().map(|one| one.level.as_str()).collect();
    assert_eq!(compared, ["uniform", "tree:1", "greedy"]);
    assert_eq!(report.left_out, ["pimc:1", "tree:2"]);
    let remark = "Left out, since only 3 levels fit on 3 seats: pimc:1, tree:2.";
    assert!(says(&report, remark));
    assert!(study().left_out.is_empty() && !study().to_text().contains("Left out"));
    let typo = study_of(&["uniform", "nobody", "greedy", "tree:1"], 2).run::<Rinpa>(&|_| {});
    assert!(typo.expect_err("nobody has that name").to_string().contains("rinpa has no player 'nobody'"));
}

#[test]
fn a_single_level_tells_nothing_about_skill_and_that_is_said() {
    let report = study_of(&["greedy"], 2).run::<Rinpa>(&|_| {}).expect("a good study");
    assert!(report.skill.is_none() && report.left_out.is_empty());
    let remark = "Skill is not told from luck: that takes two different levels at least, and one was named.";
    assert!(says(&report, remark));
}

#[test]
fn the_course_of_a_game_knows_leads_and_decisions() {
    let mut course = GameCourse::default();
    for (legal, expected) in
        [(3, [1.0, 0.0, 0.0]), (1, [0.0, 1.0, 0.0]), (0, [1.0, 1.0, 0.0]), (5, [0.0, 2.0, 0.0]), (2, [3.0, 2.0, 0.0])]
    {
        course.step(legal, &expected);
    }
    course.end(&outcome([7, 4, 4]));
    assert_eq!(course.length(), 5);
    assert_eq!(course.choices().collect::<Vec<_>>(), [3.0, 5.0, 2.0], "where there was one action there was no choice");
    assert_eq!(course.lead_changes(), 2, "from A to B and back; level seats change nothing");
    assert_eq!(course.decided(), 0.8, "the winner was ahead for good only at the last of five steps");
    assert_eq!((course.margin(), course.is_shared()), (3.0, false));
    assert_eq!((course.leader_wins(PARTS - 1), course.leader_wins(PARTS / 2)), (1.0, 0.0));
    assert_eq!(course.leader_wins(PARTS * 3 / 5 - 1), 0.5, "two were level, and one of them won");
    assert_eq!(course.leader_wins(0), 1.0 / 3.0, "before the first step all three are");
}

#[test]
fn deeds_are_counted_by_kind_and_by_those_who_did_them() {
    let mut deeds = Deeds::default();
    let [a, b] = [Seat::new(0), Seat::new(1)];
    deeds.note(a, Some(&"show hokusai 1 2"), &["show hokusai 1 2", "show hokusai 3", "draw pile"]);
    deeds.note(a, Some(&"show hokusai 4"), &["show hokusai 4", "draw pile"]);
    deeds.note(b, Some(&"draw pile"), &["show hokusai 4", "draw pile"]);
    deeds.note(a, Some(&"place -3 4 turned"), &["place -3 4 turned", "place 3 -4 turned"]);
    deeds.note(a, None, &["stop"]);
    deeds.note(b, Some(&"stop"), &["stop"]);
    deeds.end(&outcome([9, 3, 1]));
    let report = deeds.report(1);
    let show = &report[0];
    let means = |deed: &Deed| (deed.action.clone(), deed.win_share.mean, deed.points.mean);
    assert_eq!((means(show), show.per_game), (("show hokusai".to_string(), 1.0, 9.0), 2.0));
    assert_eq!(show.win_share.half_width, f64::INFINITY, "one game tells nothing");
    assert!((show.chosen_when_possible - 2.0 / 3.0).abs() < 1e-12);
    assert_eq!(means(&report[1]), ("draw pile".to_string(), 0.0, 3.0));
    assert_eq!(report[2].action, "place turned", "numbers below zero are numbers too");
    let stop = &report[3];
    assert_eq!((means(stop), stop.chosen_when_possible), (("stop".to_string(), 0.0, 3.0), 0.5));
}

#[test]
fn variance_is_told_apart_by_its_cause() {
    let names = ["weak".to_string(), "strong".to_string()];
    let seatings = vec![vec![0, 1], vec![1, 0]];
    let two =
        |a: i32, b: i32| Outcome::by_points(BySeat::from_fn(2, |seat: Seat| if seat.index() == 0 { a } else { b }));
    // Only who plays matters.
    let skill: Vec<Vec<Outcome>> = (0..8).map(|_| vec![two(0, 10), two(10, 0)]).collect();
    let found = Variance::of(&names, &seatings, &skill);
    assert!(found.by_level > 0.99, "{found:?}");
    // Only what is dealt matters: now A has the better cards, now B.
    let luck: Vec<Vec<Outcome>> =
        (0..8).map(|deal| if deal % 2 == 0 { vec![two(10, 0); 2] } else { vec![two(0, 10); 2] }).collect();
    let found = Variance::of(&names, &seatings, &luck);
    assert!(found.by_deal > 0.99, "{found:?}");
    assert_eq!(found.levels[0].points.mean, 5.0);
}

#[test]
fn the_parts_of_the_variance_add_up_to_that_of_all_points() {
    // The levels are at 0 and at 10, two of every three seats the strong one's: a variance of 100 · 2/9. Chance in play
    // adds or takes 5: a variance of 25.
    let names = ["weak".to_string(), "strong".to_string()];
    let seatings = vec![vec![0, 1, 1], vec![1, 1, 0], vec![1, 0, 1]];
    let mut rng = Rng::new(&Seed::numbered(1, 1));
    let mut game = |seating: &Vec<usize>| {
        let mut points = |seat: Seat| 10 * seating[seat.index()] as i32 + if rng.below(2) == 0 { 5 } else { -5 };
        Outcome::by_points(BySeat::from_fn(3, &mut points))
    };
    let deals: Vec<Vec<Outcome>> = (0..4_000).map(|_| seatings.iter().map(&mut game).collect()).collect();
    let found = Variance::of(&names, &seatings, &deals);
    let by_level = 200.0 / 9.0 / (200.0 / 9.0 + 25.0);
    assert!((found.by_level - by_level).abs() < 0.02 && found.by_deal < 0.02, "{found:?}");
}

#[test]
fn a_lead_that_a_loser_shares_has_decided_nothing() {
    let decided = |steps: &[[f32; 3]], points| {
        let mut course = GameCourse::default();
        steps.iter().for_each(|expected| course.step(2, expected));
        course.end(&outcome(points));
        course.decided()
    };
    let (alone, level, losers) = ([2.0, 1.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 1.0]);
    assert_eq!(decided(&[alone, losers, level, alone], [7, 4, 4]), 0.75);
    assert_eq!(decided(&[level, level], [7, 4, 4]), 1.0, "it was open to the end");
    assert_eq!(decided(&[level, level], [7, 7, 4]), 0.0, "both win");
}

#[test]
fn a_deal_with_more_doers_counts_more_and_intervals_are_over_deals() {
    let mut ratio = Ratio::default();
    ratio.add_deal(4, 1.0);
    ratio.add_deal(0, 0.0);
    ratio.add_deal(1, 1.0);
    assert_eq!(ratio.interval().mean, 0.4, "two victories of five doers");
    let observations = [0.0, 1.0, 0.0, 0.5, 1.0, 1.0, 0.0, 0.0, 1.0, 0.5, 0.0, 1.0];
    let mut alone = Ratio::default();
    observations.iter().for_each(|&share| alone.add_deal(1, share));
    let (ratio, student) = (alone.share(), Interval::of(&observations));
    assert_eq!(ratio.mean, student.mean);
    assert!((ratio.half_width - student.half_width).abs() < 1e-12, "one doer a deal is what Student has");
    let mut always = Ratio::default();
    (0..40).for_each(|_| always.add_deal(2, 2.0));
    assert!((always.share().low() - 0.912).abs() < 0.000_5, "forty of forty are not certain");
}
