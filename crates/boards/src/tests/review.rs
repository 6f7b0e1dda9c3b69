//! A game in hindsight: curves that lead to steps, and the same to read.

use maud::html;
use table::Seat;

use crate::pages::{Chances, Costly, Deed, Hindsight, ReviewPage, ReviewState, review};
use crate::{Lang, Scene, Seated};

fn seated(name: &str) -> Seated {
    Seated::guest(name)
}

fn deed(told: &str) -> Deed {
    Deed { told: Some(told.to_string()), ..Deed::default() }
}

fn page(lang: Lang) -> String {
    let seats = [seated("Aki"), seated("Ben")];
    let scene = Scene::new(lang, None, &seats);
    let after = [vec![0.5, 0.5], vec![0.25, 0.75], vec![1.0, 0.0]];
    let one = Costly {
        step: 1,
        seat: Seat::new(0),
        done: deed("Aki plays a crane"),
        better: Deed { sketch: html! { svg {} }, ..deed("Aki plays a pine") },
        cost: 0.25,
        half_width: 0.04,
    };
    let silent = Costly { step: 2, done: Deed::default(), better: deed("Aki cries"), half_width: 0.003, ..one.clone() };
    let costly = [one, silent];
    let found = Hindsight {
        chances: Chances { after: &after, turns: &[2], shown: None },
        told: &[None, Some("Aki plays a crane".to_string()), Some("Ben sleeps".to_string())],
        costly: &costly,
        adviser: "master",
        worlds: 120,
        command: "zashiki review FILE --seed 7",
    };
    let state = ReviewState::Found(&found);
    review(&ReviewPage { scene: &scene, id: "t1", game: "rinpa", title: "Rinpa", state }).into_string()
}

#[test]
fn every_step_of_the_curve_and_of_the_table_leads_to_the_replay() {
    let page = page(Lang::En);
    for step in 0..3 {
        // The picture, the table, and the lists: what cost most has the first and the last step, turns the last one.
        let lists = step;
        assert_eq!(page.matches(&format!("/table/t1/replay?step={step}\"")).count(), 2 + lists, "step {step}");
    }
}

#[test]
fn curves_are_told_apart_by_more_than_color_and_the_numbers_are_there_to_read() {
    let page = page(Lang::En);
    assert!(page.contains(r#"points="0,50.0 1,75.0 2,0.0" stroke-dasharray="none""#), "{page}");
    assert!(page.contains(r#"points="0,50.0 1,25.0 2,100.0" stroke-dasharray="9 4""#), "{page}");
    assert!(page.contains("<td>25%</td><td>75%</td>"), "{page}");
    assert!(page.contains("Aki plays a pine") && page.contains("25 ± 4 percentage points"), "{page}");
    assert!(page.contains("25 ± 1 percentage points"), "the interval is small, but it is there: {page}");
    assert_eq!(page.matches("review-sketch").count(), 1, "where words are enough there is no picture");
    assert!(page.contains("Aki lets it pass") && page.contains("Aki cries"), "{page}");
}

#[test]
fn a_review_is_told_in_both_languages() {
    let japanese = page(Lang::Ja);
    assert!(
        japanese.contains("Akiは見送る") && japanese.contains("Aki plays a pine") && !japanese.contains("would have"),
        "{japanese}"
    );
}
