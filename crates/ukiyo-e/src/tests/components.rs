//! §1: the cards.

use expect_test::expect;

use crate::components::CARDS;
use crate::testing::card;
use crate::{Artist, Cards, CardsError, Catalog, catalog};

const DATA: &str = include_str!("../../data/cards.tsv");

#[test]
fn the_box_has_70_cards_of_seven_artists() {
    let cards = catalog().cards();
    assert_eq!(usize::from(cards.len()), CARDS);
    assert_eq!(Artist::ALL.map(|artist| cards.of(artist).count()), [4, 6, 8, 10, 12, 14, 16]);
}

#[test]
fn the_pictures_and_their_copies() {
    let text: String = Artist::ALL
        .map(|artist| format!("{} {artist}{}\n", artist.japanese(), catalog().cards().of(artist).values(artist)))
        .concat();
    expect![[r#"
        師宣 Moronobu 1 1 2 2
        豊国 Toyokuni 1 1 2 2 3 3
        国芳 Kuniyoshi 1 1 2 2 3 3 4 4
        歌麿 Utamaro 1 1 2 2 3 3 4 4 5 5
        写楽 Sharaku 1 1 2 2 3 3 4 4 5 5 6 6
        北斎 Hokusai 1 1 2 2 3 3 4 4 5 5 6 6 7 7
        広重 Hiroshige 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8
    "#]]
    .assert_eq(&text);
}

#[test]
fn the_values_fit_what_is_known_of_the_printed_ones() {
    // The publisher's page names a Moronobu of 1; example 2 needs a Hokusai of 3, one of 6 and two more of 6 or above.
    assert!(catalog().picture(Artist::Moronobu, 1).is_some());
    assert!(catalog().picture(Artist::Hokusai, 3).is_some());
    let high = catalog().cards().of(Artist::Hokusai).at_least(card("hokusai 6").slot());
    assert!(high.count() >= 3);
}

#[test]
fn a_card_knows_its_artist_and_value() {
    let picture = card("sharaku 5");
    assert_eq!((picture.artist(), picture.value(), picture.to_string().as_str()), (Artist::Sharaku, 5, "Sharaku 5"));
}

#[test]
fn the_file_is_read_as_it_stands() {
    assert_eq!(Catalog::read(DATA).as_ref(), Ok(catalog()));
}

#[test]
fn a_wrong_table_of_cards_is_refused_with_its_line() {
    let refused = |text: &str| Catalog::read(text).expect_err("the table is wrong").to_string();
    assert_eq!(refused(""), "line 1: begin with the titles artist, value and copies");
    assert_eq!(refused("hokusai\t3\t2"), "line 1: begin with the titles artist, value and copies");
    let with = |line: &str| refused(&format!("# why\nartist\tvalue\tcopies\n{line}"));
    assert_eq!(with("hokusai\t3"), "line 3: write an artist, a value and copies between tabs");
    assert_eq!(with("hokusai\t3\t2\t1"), "line 3: write an artist, a value and copies between tabs");
    assert_eq!(with("Hokusai\t3\t2"), "line 3: name one of the seven artists in lower case");
    assert_eq!(with("hokusai\t0\t2"), "line 3: give a value from 1 to 20");
    assert_eq!(with("hokusai\t21\t2"), "line 3: give a value from 1 to 20");
    assert_eq!(with("hokusai\t3\t3"), "line 3: give 1 to 2 copies");
    assert_eq!(with("hokusai\t3\t0"), "line 3: give 1 to 2 copies");
    assert_eq!(with("hokusai\t3\t2\nhokusai\t3\t2"), "line 4: list the values of an artist from low to high");
    let nine: String = (1..=9).map(|value| format!("hokusai\t{value}\t1\n")).collect();
    assert_eq!(with(&nine), "line 11: an artist has at most 8 values");
    assert_eq!(
        Catalog::read(&DATA.replace("hokusai\t7\t2", "hokusai\t7\t1")),
        Err(CardsError::Count { artist: Artist::Hokusai, found: 13 })
    );
}

#[test]
fn sets_of_cards_count_copies() {
    let all: Vec<_> = catalog().cards().pictures().collect();
    // Every pair of multisets over four pictures that never exceeds two copies, against plain counting.
    let few = &all[..4];
    let sets: Vec<[u8; 4]> =
        (0..81u32).map(|n| [n % 3, n / 3 % 3, n / 9 % 3, n / 27].map(|count| count as u8)).collect();
    let of = |counts: &[u8; 4]| -> Cards {
        few.iter().zip(counts).flat_map(|(&card, &count)| std::iter::repeat_n(card, usize::from(count))).collect()
    };
    for one in &sets {
        let cards = of(one);
        assert_eq!(cards.len(), one.iter().sum::<u8>());
        assert_eq!(cards.iter().collect::<Cards>(), cards);
        for (place, &card) in few.iter().enumerate() {
            assert_eq!(cards.copies(card), one[place]);
            assert_eq!(cards.of(card.artist()).copies(card.slot()), one[place]);
        }
        for other in &sets {
            let zip = |combine: fn(u8, u8) -> u8| -> [u8; 4] { std::array::from_fn(|i| combine(one[i], other[i])) };
            assert_eq!(cards.minus(of(other)), of(&zip(u8::saturating_sub)));
            assert_eq!(cards.common(of(other)), of(&zip(u8::min)));
            assert_eq!(cards.contains_all(of(other)), one.iter().zip(other).all(|(one, other)| one >= other));
            let sum = zip(|one, other| one + other);
            if sum.iter().all(|&count| count <= 2) {
                assert_eq!(cards.plus(of(other)), of(&sum));
            }
        }
    }
}
