//! Tuning is repeatable; its pages are written from the kept results, and players use what was shown to be better.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use catalog::{Entry, Visitor};
use iki::Iki;
use rinpa::Rinpa;

use crate::figures::percent;
use crate::{
    ArenaError, Course, Interval, Kept, Ladder, Proof, Taken, Tune, TuneError, TuneReport, Watch, kept_tunes,
    tune_document,
};

fn tune(set: Option<&str>, rounds: u32) -> Result<TuneReport, TuneError> {
    let tune = Tune {
        seats: 3,
        options: vec![("deals".to_string(), "one".to_string())],
        set: set.map(str::to_string),
        start: None,
        iterations: Some(4),
        rounds,
        deals: 1,
        moved: Tune::MOVED,
        proof: 2,
        seed: 9,
    };
    assert_eq!(tune.games(), u64::from(rounds) * 6 + 12);
    let (games, notes) = (Mutex::new(0), Mutex::new(Vec::new()));
    let count = |more| *games.lock().unwrap() += more;
    let note = |note: &str| notes.lock().unwrap().push(note.to_string());
    let report = tune.run::<Rinpa>(&Watch { games: &count, note: &note })?;
    assert_eq!(*games.lock().unwrap(), tune.games());
    if let Course::Rounds(rounds) = &report.course {
        assert_eq!(notes.lock().unwrap().len(), rounds.len());
    }
    Ok(report)
}

#[test]
fn the_same_seed_finds_the_same_weights_on_any_number_of_threads() {
    for set in ["search", "chances"] {
        let run = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be had");
            pool.install(|| tune(Some(set), 3).expect("three can play"))
        };
        assert_eq!(run(1), run(2));
    }
}

#[test]
fn every_round_takes_a_step_towards_the_better_of_two() {
    let report = tune(None, 6).expect("three can play");
    let Course::Rounds(rounds) = &report.course else { panic!("a search is tuned by play") };
    assert_eq!(rounds.len(), 6);
    let mut before = &report.start;
    for round in rounds {
        assert_eq!(round.score == 0.5, round.weights == *before, "a level score is no reason to move: {round:?}");
        before = &round.weights;
        assert!((0.1..=1.6).contains(&before[0]) && (0.0..=1.0).contains(&before[1]));
    }
    assert!(report.to_text().contains("the found weights score"));
}

#[test]
fn a_fit_misses_by_less_than_what_it_began_with() {
    let report = tune(Some("chances"), 20).expect("three can play");
    let Course::Fit(fit) = &report.course else { panic!("chances are fitted") };
    assert_eq!(fit.games, 20 * 6);
    assert!(fit.positions > 1_000 && fit.after < fit.before, "{fit:?}");
}

#[test]
fn every_lesson_adds_its_games_and_fits_better_than_the_one_before() {
    let learn = |threads| {
        let tune = Tune {
            seats: 2,
            options: Vec::new(),
            set: Some("judgment".to_string()),
            start: None,
            iterations: Some(40),
            rounds: 3,
            deals: 15,
            moved: Tune::MOVED,
            proof: 1,
            seed: 4,
        };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be had");
        pool.install(|| tune.run::<Iki>(&Watch { games: &|_| (), note: &|_| () })).expect("two can play")
    };
    let report = learn(1);
    assert_eq!(report, learn(2), "the same on any number of threads");
    let Course::Lessons(lessons) = &report.course else { panic!("a judgment is learnt") };
    assert_eq!(lessons.iter().map(|fit| fit.games).collect::<Vec<u64>>(), [30, 60, 90]);
    assert!(lessons.iter().all(|fit| fit.after < fit.before), "{lessons:?}");
    let table = report.to_tsv();
    assert_eq!(table.lines().next(), Some("weight\tnumber"));
    assert_eq!(table.lines().count(), 1 + report.names.len());
}

#[test]
fn weights_that_a_game_does_not_have_are_refused_with_those_it_has() {
    let error = tune(Some("luck"), 1).expect_err("there is no such set");
    assert_eq!(error.to_string(), "rinpa has no weights 'luck': choose from search, chances");
    assert_eq!(tune(None, 0), Err(TuneError::Contest(ArenaError::NoDeals)));
}

/// A result of a tuning that nobody has run, with this score in its final match.
fn result_with(mean: f64, half_width: f64) -> Kept<TuneReport> {
    let report = TuneReport {
        game: "rinpa".to_string(),
        rules: 1,
        set: "search".to_string(),
        seats: 3,
        options: Vec::new(),
        iterations: 4,
        seed: 1,
        games: 12,
        names: ["exploration", "lead_part", "certainty"].map(String::from).to_vec(),
        start: vec![0.5, 0.5, 2.0],
        course: Course::Rounds(Vec::new()),
        found: vec![0.6, 0.5, 2.0],
        score: Interval { mean, half_width },
    };
    let command = "zashiki tune rinpa -w search -s 3".to_string();
    Kept { command, seconds: 1, machine: "a table".into(), date: "2026-01-01".into(), report }
}

#[test]
fn found_weights_are_due_only_if_the_interval_of_their_score_lies_above_one_half() {
    for (mean, half_width, proof, due) in [
        (0.53, 0.02, Proof::Better, Taken::Found),
        (0.53, 0.04, Proof::Open, Taken::Start),
        (0.55, 0.05, Proof::Open, Taken::Start),
        (0.5, 0.0, Proof::Open, Taken::Start),
        (0.48, 0.04, Proof::Open, Taken::Start),
        (0.48, 0.01, Proof::Worse, Taken::Start),
        (0.9, f64::INFINITY, Proof::Open, Taken::Start),
    ] {
        let result = result_with(mean, half_width);
        assert_eq!((result.report.proof(), result.due()), (proof, due), "{mean} ± {half_width}");
    }
    assert!(result_with(0.53, 0.04).report.to_text().ends_with(": no clear difference\n"));
}

#[test]
fn the_pages_are_written_from_the_kept_results_and_players_use_what_is_due() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/tuning");
    let (mut sets, mut without_proof) = (0, 0);
    for game in catalog::games().iter().map(|game| game.name()) {
        let tunes = kept_tunes(&folder, game).expect("the results are kept and can be read");
        for tune in &tunes {
            assert!(tune.command.contains("--docs"), "{}", tune.command);
            assert_eq!(tune.taken(), tune.due(), "{game} {}", tune.report.set);
        }
        sets += tunes.len();
        without_proof += tunes.iter().filter(|tune| tune.is_taken_without_proof()).count();
        if !tunes.is_empty() {
            let page = fs::read_to_string(folder.join(format!("{game}.md"))).expect("the page is there");
            assert!(page == tune_document(game, &tunes), "write it again: zashiki tune {game} -w SET … --docs docs");
        }
    }
    assert!(sets >= 11, "every game was tuned");
    assert!(without_proof <= 6, "nothing more is taken over without proof");
}

#[test]
fn the_table_of_results_says_what_the_pages_say() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let text = fs::read_to_string(docs.join("bots.md")).expect("the page is there");
    for game in catalog::games() {
        let tunes = kept_tunes(&docs.join("tuning"), game.name()).expect("the results are kept and can be read");
        for tune in &tunes {
            let TuneReport { set, seats, score, .. } = &tune.report;
            let is_for_some_seats = tunes.iter().any(|other| other.report.set == *set && other.report.seats != *seats);
            let seats = if is_for_some_seats { format!(", {seats} seats") } else { String::new() };
            let is_taken = match tune.taken() {
                Taken::Found if tune.is_taken_without_proof() => "yes, without proof",
                Taken::Found => "yes",
                Taken::Start | Taken::Neither => "no",
            };
            let row = format!("| {} | `{set}`{seats} | {} | {is_taken} |", game.title(), percent(*score, 1));
            assert!(text.contains(&row), "docs/bots.md must say {row}");
        }
    }
}

/// The first round of a result that is kept, or its first lesson, played again by the players of today.
struct FirstRound<'a> {
    kept: &'a Kept<TuneReport>,
    deals: u64,
}

impl Visitor for FirstRound<'_> {
    type Output = Course;

    fn visit<G: Entry>(self) -> Course {
        let report = &self.kept.report;
        let tune = Tune {
            seats: report.seats,
            options: report.options.clone(),
            set: Some(report.set.clone()),
            start: Some(report.names.iter().cloned().zip(report.start.iter().copied()).collect()),
            iterations: Some(report.iterations),
            rounds: 1,
            deals: self.deals,
            moved: word_after(&self.kept.command, "--moved").unwrap_or(Tune::MOVED),
            proof: 1,
            seed: report.seed,
        };
        tune.run::<G>(&Watch { games: &|_| (), note: &|_| () }).expect("it was run before").course
    }
}

fn word_after<T: std::str::FromStr>(command: &str, name: &str) -> Option<T> {
    command.split(' ').skip_while(|&word| word != name).nth(1)?.parse().ok()
}

/// Results that take too long for a test. They depend on no other set, or are learnt like a set that is played here.
const NOT_PLAYED: [&str; 3] = ["edo-yashiki-foresight-4.json", "iki-judgment-3.json", "iki-judgment-4.json"];

/// Sets of weights that depend on each other in a circle could not be found again once they are taken over.
#[test]
fn kept_results_are_found_again_by_the_players_of_today() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/tuning");
    for game in catalog::games().iter().map(|game| game.name()) {
        let kept = kept_tunes(&folder, game).expect("the results are kept and can be read");
        for kept in kept.iter().filter(|kept| !NOT_PLAYED.contains(&kept.file_name().as_str())) {
            let TuneReport { set, seats, course, .. } = &kept.report;
            let first = match course {
                Course::Rounds(rounds) => Course::Rounds(rounds[..1].to_vec()),
                Course::Lessons(lessons) => Course::Lessons(lessons[..1].to_vec()),
                // It has no rounds: all of it would have to be played.
                Course::Fit(_) => continue,
            };
            let games = word_after(&kept.command, "-g").expect("the command says how many games a round has");
            let round = FirstRound { kept, deals: Ladder::deals_for(*seats, games) };
            assert_eq!(
                catalog::visit(game, round),
                Ok(first),
                "{game} {set}: tune it again, and the sets that depend on it"
            );
        }
    }
}
