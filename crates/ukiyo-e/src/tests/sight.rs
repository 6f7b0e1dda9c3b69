//! What is seen and what has to be remembered.

use expect_test::expect;
use table::{Game, Rng, Seat, Seed, Viewer};

use crate::testing::{Board, Table, card, cards, list, seat};
use crate::{Artist, Exhibition, Memory, Phase, UkiyoE};

fn position() -> Table {
    Board::new(3)
        .hand("A", "hokusai 5 6, sharaku 1")
        .hand("B", "hiroshige 1 2, utamaro 5")
        .hand("C", "moronobu 1")
        .show("B", "hokusai 3 4 7")
        .discards("utamaro 1, utamaro 2")
        .table()
}

#[test]
fn an_exhibition_shows_its_number_and_its_lowest_card() {
    let view = position().game.view(Viewer::Spectator);
    let seen = Exhibition { owner: seat("B"), count: 3, lowest: card("hokusai 3") };
    assert_eq!(view.exhibitions[Artist::Hokusai.index()], Some(seen));
    // What lies beneath is in nobody's view: other cards would look the same.
    let other = Board::new(3).show("B", "hokusai 3 4 6").hand("A", "hokusai 5 7, sharaku 1");
    let other = other.hand("B", "hiroshige 1 2, utamaro 5").hand("C", "moronobu 1").discards("utamaro 1, utamaro 2");
    assert_eq!(other.table().game.view(Viewer::Spectator), view);
}

#[test]
fn only_the_top_of_the_discard_pile_is_seen() {
    let one = Board::new(2).discards("utamaro 1, sharaku 3, utamaro 2").table();
    let other = Board::new(2).discards("sharaku 3, utamaro 1, utamaro 2").table();
    for viewer in Viewer::all(2) {
        assert_eq!(one.game.view(viewer), other.game.view(viewer));
        assert_eq!(one.game.view(viewer).top, Some(card("utamaro 2")));
    }
}

#[test]
fn a_view_as_text() {
    expect![[r#"
        Round 1 of 3. Exhibitions: 1 of 6.
        Draw pile: 58. Discard pile: 2, Utamaro 2 on top.
        Moronobu: not on show
        Toyokuni: not on show
        Kuniyoshi: not on show
        Utamaro: not on show
        Sharaku: not on show
        Hokusai: 3 cards of B, scoring 3
        Hiroshige: not on show
        A: 3 cards in hand, 0 points
        B: 3 cards in hand, 0 points
        C: 1 card in hand, 0 points
        Your hand (A): Sharaku 1, Hokusai 5 6
        A draws the first card.
    "#]]
    .assert_eq(&position().game.view(Viewer::Seat(seat("A"))).to_string());
}

#[test]
fn an_exhibition_that_closes_is_open_to_everybody() {
    let mut table =
        Board::new(2).hand("A", "hokusai 5 6 7").show("B", "hokusai 3 4").phase(Phase::DiscardOrShow).table();
    table.play(&["A show hokusai 5 6 7"]);
    let Phase::Close(closing) = table.game.view(Viewer::Spectator).phase else { panic!("B has to choose an order") };
    assert_eq!((closing.owner, closing.works.by(closing.artist)), (seat("B"), cards("hokusai 3 4")));
}

/// What seat A remembers after these inputs.
fn remembered(table: &mut Table, inputs: &[&str]) -> Memory {
    let mut memory = Memory::of_round(1);
    for input in inputs {
        table.play(&[input]);
        for event in table.journal.heard_by(Viewer::Seat(seat("A"))) {
            UkiyoE::recall(&mut memory, seat("A"), event);
        }
    }
    memory
}

#[test]
fn cards_taken_openly_are_remembered_until_they_are_shown_or_discarded() {
    let board = || {
        Board::new(2).hand("A", "hokusai 5, sharaku 1").hand("B", "hokusai 6, toyokuni 1").pile("utamaro 3, utamaro 4")
    };
    let start = ["A draw pile", "A draw pile", "A discard hokusai 5", "B draw discard", "B draw pile"];
    let mut table = board().table();
    assert_eq!(remembered(&mut table, &start).held(seat("B")), cards("hokusai 5"));
    let discarded = remembered(&mut board().table(), &[&start[..], &["B discard hokusai 5"]].concat());
    assert_eq!(discarded.held(seat("B")), cards(""));
    let shown = remembered(&mut board().table(), &[&start[..], &["B show hokusai 5 6"]].concat());
    assert_eq!(shown.held(seat("B")), cards(""));
    assert_eq!(shown.shown, cards("hokusai 5 6"));
}

#[test]
fn the_covered_discards_are_remembered_in_order() {
    let mut table = Board::new(2).hand("A", "hokusai 5 6").hand("B", "sharaku 1").table();
    let inputs =
        ["A draw pile", "A draw pile", "A discard hokusai 5", "B draw pile", "B draw pile", "B discard sharaku 1"];
    let mut memory = remembered(&mut table, &inputs);
    assert_eq!(memory.discards(), list("hokusai 5, sharaku 1"));
    table.play(&["A draw discard"]);
    table.journal.heard_by(Viewer::Seat(seat("A"))).for_each(|event| memory.hear(event));
    assert_eq!(memory.discards(), list("hokusai 5"));
}

#[test]
fn a_new_round_makes_a_new_memory() {
    let mut memory = Memory::of_round(1);
    memory.hear(&crate::Event::Took { seat: seat("B"), card: card("hokusai 5") });
    memory.hear(&crate::Event::RoundBegun { round: 2, starter: seat("A"), pile: 50 });
    assert_eq!(memory, Memory::of_round(2));
}

#[test]
fn a_memory_that_missed_news_still_imagines_what_is_seen() {
    let mut rng = Rng::new(&Seed::numbered(4, 7));
    for number in 0..60u64 {
        let attention = [0.0, 0.3, 0.6, 0.9][number as usize % 4];
        let seats = 2 + (number % 3) as u8;
        let mut journal = table::Journal::open();
        let mut game = UkiyoE::setup(seats, &Default::default(), &mut rng, &mut journal);
        let mut memories = vec![Memory::default(); usize::from(seats)];
        let mut legal = Vec::new();
        while let Some(mover) = game.waiting().must.first() {
            for seat in Seat::all(seats) {
                for event in journal.heard_by(Viewer::Seat(seat)) {
                    if rng.unit() < attention {
                        UkiyoE::recall(&mut memories[seat.index()], seat, event);
                    }
                }
                let view = game.view(Viewer::Seat(seat));
                let world = UkiyoE::imagine(&view, &memories[seat.index()], &mut rng);
                assert_eq!(world.audit(), Ok(()), "game {number}");
                assert_eq!(world.view(Viewer::Seat(seat)), view, "game {number}");
            }
            journal.clear();
            legal.clear();
            game.legal(mover, &mut legal);
            let action = *rng.choose(&legal).expect("a seat that is waited for can act");
            game.apply(table::Input::Choose(mover, action), &mut rng, &mut journal);
        }
    }
}
