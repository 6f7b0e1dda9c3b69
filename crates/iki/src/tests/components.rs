//! §2, §3: the tables: what is in the box, and what a broken table is told.

use std::fmt::Write as _;

use expect_test::expect_file;

use crate::components::{CardGroup, Kind, Season, components};
use crate::data::{EMBEDDED, Tables, read};
use crate::effects::Skill;
use crate::goods::Bundle;
use crate::ids::{CardId, Place, StallId};

#[test]
fn the_box_reads_as_text() {
    let mut text = String::new();
    for card in &components().occupations {
        let season = card.season.map_or("start", Season::word);
        let spaces: Vec<String> = card.salary[usize::from(card.first_level)..].iter().map(Bundle::to_string).collect();
        let pay = card.reward.map_or(spaces.join(" / "), |reward| format!("{reward} (after {})", spaces.len()));
        let (name, kind, skill) = (card.name, card.kind, card.skill);
        let extra = if card.group == CardGroup::Extra { ", extra" } else { "" };
        let (cost, fire) = (card.cost, card.firefighters);
        writeln!(
            text,
            "{name} ({}): {season} {kind}, {cost} mon, {fire} firefighters; {skill}; {pay}{extra}",
            card.japanese
        )
        .unwrap();
    }
    for building in &components().buildings {
        writeln!(text, "{}: {} lumber + {} koban, {}", building.name, building.lumber, building.koban, building.score)
            .unwrap();
    }
    for fish in &components().fish {
        writeln!(text, "{} of {}: {} mon, {} iki", fish.name, fish.season, fish.cost, fish.iki).unwrap();
    }
    for pipe in &components().pipes {
        writeln!(text, "{}: {} mon, {} firefighting", pipe.name, pipe.cost, pipe.firefighting).unwrap();
    }
    for pouch in &components().pouches {
        writeln!(text, "{}: {} mon, {} iki", pouch.name, pouch.cost, pouch.iki).unwrap();
    }
    for place in &components().shops {
        let deal = place.deal.map_or("tokens".to_string(), |deal| deal.to_string());
        writeln!(text, "{} before {} and {}: {deal}", place.name, place.stalls[0], place.stalls[1]).unwrap();
    }
    for row in &components().rows {
        writeln!(text, "{}: {}", row.id, row.name).unwrap();
    }
    expect_file!["../../fixtures/box.txt"].assert_eq(&text);
}

#[test]
fn each_season_has_2_masters_3_artisans_2_sellers_3_peddlers_and_3_specials() {
    for season in Season::ALL {
        let of_kind = |kind| components().stack(Some(season)).filter(|card| card.card().kind == kind).count();
        assert_eq!(Kind::ALL.map(of_kind), [2, 3, 2, 3, 3], "{season}");
        let extras = components().stack(Some(season)).filter(|card| card.card().group == CardGroup::Extra).count();
        assert_eq!(extras, 2, "{season}");
    }
    assert!(components().stack(None).all(|card| card.card().kind == Kind::Peddler));
}

#[test]
fn the_buildings_take_the_15_lumber_and_8_koban_of_the_box() {
    let buildings = &components().buildings;
    let lumber: u8 = buildings.iter().map(|building| building.lumber).sum();
    let koban: u8 = buildings.iter().map(|building| building.koban).sum();
    assert_eq!((lumber, koban), (15, 8));
}

#[test]
fn every_skill_reads_back_as_itself() {
    for card in CardId::all() {
        let skill = card.card().skill;
        assert_eq!(Skill::parse(&skill.to_string()), Some(skill), "{card}");
    }
    for place in Place::all() {
        if let Some(deal) = place.space().deal {
            assert_eq!(Skill::parse(&deal.to_string()), Some(deal));
        }
    }
    assert_eq!(Skill::parse("pay 1 rice or 1 sandal to level up"), None);
    assert_eq!(Skill::parse("gain 0 rice"), None);
}

#[test]
fn inner_shops_stand_before_the_crossroads_and_outer_shops_before_the_ends() {
    for stall in StallId::all() {
        let is_inner = stall.depth() >= 2;
        let place = stall.front().index();
        assert_eq!(is_inner, [0, 3, 4, 7].contains(&place), "{stall}");
    }
}

/// The error of tables in which one text is replaced.
fn error(change: impl FnOnce(&mut Tables)) -> String {
    let mut tables = Tables { ..EMBEDDED };
    change(&mut tables);
    read(&tables).expect_err("the tables are wrong").to_string()
}

#[test]
fn a_broken_table_is_told_where_and_why() {
    let replaced = |text: &str, from: &str, to: &str| -> &'static str {
        assert!(text.contains(from));
        Box::leak(text.replacen(from, to, 1).into_boxed_str())
    };
    assert_eq!(
        error(|tables| tables.pipes = replaced(EMBEDDED.pipes, "grey pipe\t2", "grey pipe\tmany")),
        "pipes.tsv, line 2: 'many' is no cost"
    );
    assert_eq!(
        error(|tables| tables.pipes = replaced(EMBEDDED.pipes, "id\tname", "id\tcolor")),
        "pipes.tsv, line 1: the title must be 'id', 'name', 'cost', 'firefighting'"
    );
    assert_eq!(
        error(|tables| tables.fish = replaced(EMBEDDED.fish, "fall1\t", "spring1\t")),
        "fish.tsv, line 6: 'spring1' stands here a second time"
    );
    assert_eq!(
        error(|tables| tables.occupations = replaced(EMBEDDED.occupations, "\tgain 1 rice\t", "\teat 1 rice\t")),
        "occupations.tsv, line 2: 'eat 1 rice' is no skill"
    );
    assert_eq!(
        error(|tables| tables.occupations = replaced(EMBEDDED.occupations, "- | grey | grey", "- | grey | 1 mon")),
        "occupations.tsv, line 17: '- | grey | 1 mon' is no salary"
    );
    assert_eq!(
        error(|tables| tables.occupations = replaced(EMBEDDED.occupations, "save once from fire", "salary")),
        "occupations.tsv, line 17: 'salary' is no retired"
    );
    assert_eq!(
        error(|tables| tables.shops = replaced(EMBEDDED.shops, "A1 A2", "A1 A3")),
        "shops.tsv, line 1: 'a stall behind no shop or behind two' is no stalls"
    );
    assert_eq!(
        error(|tables| tables.rows = replaced(EMBEDDED.rows, "A1 A2 A3 A4", "A4 A3 A2 A1")),
        "rows.tsv, line 2: 'A4 A3 A2 A1' is no from the outer corner to the crossroads"
    );
    assert_eq!(
        error(|tables| tables.buildings = replaced(EMBEDDED.buildings, "shrine\tShrine\t", "shrine\tShrine")),
        "buildings.tsv, line 6: give every column a cell, separated by tabs"
    );
    let without_last_line = EMBEDDED.pouches.trim_end().rsplit_once('\n').unwrap().0;
    assert_eq!(error(|tables| tables.pouches = without_last_line), "pouches.tsv, line 4: the table must have 4 rows");
}
