//! §1: the cards.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use expect_test::expect;

use crate::{CARDS, Card, CardBox, CardsError, Kind, Turn};

const DATA: &str = include_str!("../../data/cards.tsv");

#[test]
fn the_64_cards() {
    let mut text = String::new();
    for card in Card::all() {
        let end = if card.index() % 8 == 7 { '\n' } else { ' ' };
        write!(text, "{card}{end}").unwrap();
    }
    expect![[r#"
        FFPTGT TTGPFP PPFGTG GGTFPF FGTGPF TFPFGT PTGTFP GPFPTG
        FFTTGP TTPPFG PPGGTF GGFFPT FTPTFG TPGPTF PGFGPT GFTFGP
        FPGPTG TGFGPF PFTFGT GTPTFP FFGTGP TTFPFG PPTGTF GGPFPT
        FPGTPG TGFPGF PFTGFT GTPFTP FGPGFT TFGFTP PTFTPG GPTPGF
        FPGTTG TGFPPF PFTGGT GTPFFP FTGPPF TPFGGT PGTFFP GFPTTG
        FTGPTG TPFGPF PGTFGT GFPTFP FGGPTT TFFGPP PTTFGG GPPTFF
        FPTPTF TGPGPT PFGFGP GTFTFG FFTTGG TTPPFF PPGGTT GGFFPP
        FPFPGG TGTGFF PFPFTT GTGTPP FTTFGG TPPTFF PGGPTT GFFGPP
    "#]]
    .assert_eq(&text);
}

#[test]
fn the_reconstruction_is_balanced() {
    let mut at = BTreeMap::new();
    for card in Card::all() {
        for (row, squares) in card.squares(Turn::Upright).into_iter().enumerate() {
            for (column, kind) in squares.into_iter().enumerate() {
                *at.entry((row, column, kind)).or_insert(0) += 1;
            }
        }
    }
    // Each kind sixteen times in each of the six positions.
    assert_eq!(at.len(), 24);
    assert!(at.values().all(|&count| count == 16));
}

#[test]
fn no_card_has_three_equal_in_a_column_and_none_is_another_turned() {
    let mut seen = BTreeSet::new();
    for card in Card::all() {
        let squares = card.squares(Turn::Upright);
        for column in 0..2 {
            let [top, middle, bottom] = squares.map(|row| row[column]);
            assert!(top != middle || middle != bottom, "{card}");
        }
        assert!(seen.insert(squares) && seen.insert(card.squares(Turn::Turned)), "{card}");
    }
    assert_eq!(seen.len(), 2 * CARDS);
}

#[test]
fn a_card_turned_twice_is_as_before() {
    let card = Card::from_letters("PPGGTF").unwrap();
    let [p, g, t, f] = [Kind::Pond, Kind::Garden, Kind::Tatami, Kind::Floor];
    assert_eq!(card.squares(Turn::Upright), [[p, p], [g, g], [t, f]]);
    assert_eq!(card.squares(Turn::Turned), [[f, t], [g, g], [p, p]]);
}

#[test]
fn a_card_is_known_by_its_letters() {
    assert!(Card::all().all(|card| Card::from_letters(&card.to_string()) == Some(card)));
    assert_eq!(Card::from_letters("FFFFFF"), None);
}

#[test]
fn a_wrong_table_of_cards_is_refused_with_its_line() {
    let refused = |text: &str| CardBox::read(text).expect_err("the table is wrong").to_string();
    assert!(CardBox::read(DATA).is_ok());
    assert_eq!(refused(""), "line 1: begin with the titles top, middle and bottom");
    assert_eq!(refused("FF\tTT\tPP"), "line 1: begin with the titles top, middle and bottom");
    let with = |line: &str| refused(&format!("# why\ntop\tmiddle\tbottom\n{line}"));
    assert_eq!(with("FF\tTT"), "line 3: write three rows between tabs");
    assert_eq!(with("FF\tTT\tPP\tGG"), "line 3: write three rows between tabs");
    assert_eq!(with("FF\tTT\tP"), "line 3: write two letters for each row, of F, T, P and G");
    assert_eq!(with("FF\tTT\tPX"), "line 3: write two letters for each row, of F, T, P and G");
    assert_eq!(CardBox::read(&DATA.replace("FF\tPT\tGT\n", "")), Err(CardsError::Count { found: 63 }));
    assert_eq!(with("FF\tTT\tPG"), "there are 1 cards here, but the rules say 64: add or remove lines");
}
