//! §1: cards, artists and sets.

use crate::{Artist, Card, Cards, Part, RANKS, Set, Sets};

use crate::testing::cards;

#[test]
fn there_are_48_cards_of_four_artists() {
    assert_eq!(Card::ALL.len(), 48);
    for artist in Artist::ALL {
        assert_eq!((Card::ALL & artist.cards()).len(), RANKS);
        for rank in 1..=RANKS {
            let card = Card::new(artist, rank);
            assert_eq!((card.artist(), card.rank()), (artist, rank));
            assert!(Card::ALL.contains(card));
        }
    }
}

#[test]
fn every_artist_has_a_set_of_six_of_four_and_of_two() {
    assert_eq!(Set::new(Artist::Korin, Part::Six).cards(), cards("K1 K2 K3 K4 K5 K6"));
    assert_eq!(Set::new(Artist::Hoitsu, Part::Four).cards(), cards("H7 H8 H9 H10"));
    assert_eq!(Set::new(Artist::Kiitsu, Part::Two).cards(), cards("I11 I12"));
    assert_eq!(Set::all().len(), 12);
    for set in Set::all() {
        assert_eq!(set.cards().len(), set.size());
        assert_eq!(Set::new(set.artist(), set.part()), set);
        assert_eq!(Set::at(set.index()), set);
    }
}

#[test]
fn every_card_belongs_to_one_set() {
    let all = Set::all().fold(Cards::NONE, |all, set| {
        assert!((all & set.cards()).is_empty());
        all | set.cards()
    });
    assert_eq!(all, Card::ALL);
    for card in Card::ALL.iter() {
        assert!(card.set().cards().contains(card), "{card} in {}", card.set());
        assert_eq!(card.set().artist(), card.artist());
    }
}

#[test]
fn the_screens_have_their_printed_names() {
    let names: Vec<&str> = Set::all().map(Set::kanji).collect();
    let printed = "群竜図 白達磨図 風神雷神之図 宇宙筒図 双桜図 風神雷神之図 赤茸茶茸図 金魚水草図 風神雷神之図 月蝕図 群鹿図 風神雷神之図";
    assert_eq!(names.join(" "), printed);
    for set in Set::all().filter(|set| set.part() == Part::Two) {
        assert_eq!(set.title(), "Wind God and Thunder God");
        assert_eq!(set.romaji(), "Fūjin Raijin no zu");
    }
    let artists = Artist::ALL.map(Artist::kanji).join(" ");
    assert_eq!(artists, "宗達 光琳 抱一 其一");
    assert_eq!(Artist::ALL.map(Artist::color).join(" "), "white yellow blue red");
}

#[test]
fn sets_are_listed_artist_by_artist_from_the_low_ranks_up() {
    let all: Sets = Set::all().collect();
    assert_eq!(all.to_string(), "S1-6 S7-10 S11-12 K1-6 K7-10 K11-12 H1-6 H7-10 H11-12 I1-6 I7-10 I11-12");
    assert_eq!((all & Artist::Hoitsu.sets()).to_string(), "H1-6 H7-10 H11-12");
    assert_eq!(all.first(), Set::all().next());
    assert_eq!(Sets::NONE.first(), None);
    assert_eq!(all.len(), 12);
}

#[test]
fn cards_are_listed_by_artist_and_rank() {
    let hand = cards("I1 H12 K3 S5 K11 S1");
    assert_eq!(hand.to_string(), "S1 S5 K3 K11 H12 I1");
    assert_eq!(hand.first(), Some(Card::new(Artist::Sotatsu, 1)));
    assert_eq!(hand.last(), Some(Card::new(Artist::Kiitsu, 1)));
    assert_eq!(hand.without(Card::new(Artist::Korin, 3)).len(), 5);
}
