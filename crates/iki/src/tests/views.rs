//! What a viewer sees, and what nobody may see.

use expect_test::expect;
use table::{Game, Journal, Rng, Seed, Viewer};

use crate::components::Shop;
use crate::memory::Memory;
use crate::options::IkiOptions;
use crate::pool::Stacks;
use crate::state::Iki;
use crate::testing::{A, B, Desk};

#[test]
fn the_order_of_the_stacks_is_in_nobodys_view() {
    let desk = Desk::fresh(4, IkiOptions::default());
    let unseen = desk.game.stacks.cards();
    let mut other = desk.game.clone();
    let mut rng = Rng::new(&Seed::numbered(9, 9));
    other.stacks = Stacks::shuffled(|season| IkiOptions::default().stack(season).and(unseen), &mut rng);
    assert_ne!(other, desk.game);
    for viewer in Viewer::all(4) {
        assert_eq!(other.view(viewer), desk.game.view(viewer));
    }
}

#[test]
fn imagined_stacks_hold_exactly_the_unseen_cards_in_every_order() {
    let game = Desk::fresh(3, IkiOptions::default()).game;
    let view = game.view(Viewer::Seat(A));
    let mut rng = Rng::new(&Seed::numbered(4, 4));
    let mut first = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mut world = Iki::imagine(&view, &Memory, &mut rng);
        assert_eq!(world.stacks.cards(), game.stacks.cards());
        first.insert(world.stacks.draw(crate::Season::Spring));
    }
    assert_eq!(first.len(), 9, "each of the nine covered spring cards comes up");
}

#[test]
fn covered_hunger_is_seen_by_its_seat_alone_and_imagined_by_the_others() {
    let mut desk = Desk::new(3).month(3);
    desk = desk.employ(A, "A1", "brush", 0).employ(A, "A2", "tatami", 0);
    desk = desk.employ(B, "B1", "tofu", 0).employ(B, "B2", "soba", 0);
    desk.end_month();
    desk.play("B starve B1");
    let own = desk.game.view(Viewer::Seat(B));
    let other = desk.game.view(Viewer::Seat(A));
    assert_eq!(own.starving.len(), 1);
    assert!(other.starving.is_empty() && other.players[B].starving == 1 && other.players[B].hungry == 0);
    let mut rng = Rng::new(&Seed::numbered(5, 5));
    let mut imagined = std::collections::BTreeSet::new();
    for _ in 0..50 {
        let world = Iki::imagine(&other, &Memory, &mut rng);
        imagined.insert(format!("{:?}", world.player(B).starving));
        assert_eq!(Iki::imagine(&own, &Memory, &mut rng).player(B).starving, own.starving);
    }
    assert_eq!(imagined.into_iter().collect::<Vec<_>>(), ["{B1}", "{B2}"]);
}

#[test]
fn a_view_reads_as_text() {
    let mut desk = Desk::new(3)
        .month(5)
        .employ(A, "A1", "salt", 1)
        .employ(B, "A4", "seamstress", 0)
        .built(B, "C2", "bathhouse")
        .retired(A, "brush")
        .offer("glass", 1)
        .offer("oxcart", 0)
        .power(B, 3)
        .visit(A, Shop::Fish);
    desk.play("A fish spring1");
    expect![[r#"
        May (ends with a fire of strength 5)
               Sandal Shop
                 A3 free
                 A4 B's Seamstress, artisan (1), pay 2 mon to level up
               Rice Shop
                 A1 A's Salt Peddler, street peddler (2), gain 1 rice
                 A2 free
               Fire Tower
                 B1 free
                 B2 free
               Tobacco Shop
                 B3 free
                 B4 free, 2 mon
               Pawn Shop
                 C3 free
                 C4 free, 2 mon
          A    Fish Market
                 C1 free
                 C2 B's Bathhouse
               Construction Site
                 D1 free
                 D2 free
               Exchange Shop
                 D3 free
                 D4 free, 2 mon
          on offer: glass (Glassblower), artisan, 5 mon, pay 3 mon to gain 3 iki, salary 1 iki / 3 iki / 4 iki, 1 mon on it
          on offer: oxcart (Ox Cart), special, 4 mon, gain 1 lumber, once retired: walk 1 step more
          covered: 0 cards of summer
          fish: spring2 (noodle fish), 3 mon, 0 iki
          pipe: grey pipe, 2 mon, firefighting 1
          pouch: grey pouch, 2 mon, 2 iki
          to build: merchanthouse (Merchant House), 3 lumber + 1 koban, scores 3 iki per sandal
          to build: storehouse (Storehouse), 3 lumber + 1 koban, scores 3 iki per rice
          to build: teahouse (Tea House), 2 lumber + 1 koban, scores 11 iki
          to build: shrine (Shrine), 2 lumber + 2 koban, scores 16 iki
          to build: theater (Kabuki Theater), 4 lumber + 2 koban, scores 21 iki
          Way of Life: 1 A; firefighters: B 3, A 0, C 0
        A: 0 iki (8 if it ended now), 6 mon, 1 rice (needs 1), 1 sandals, 0 lumber, 0 koban, 3 Kobun
           retired: Brush Maker
           has: noodle fish
        B: 0 iki (10 if it ended now), 8 mon, 1 rice (needs 1), 1 sandals, 0 lumber, 0 koban, 2 Kobun
        C: 0 iki (1 if it ended now), 8 mon, 1 rice (needs 0), 1 sandals, 0 lumber, 0 koban, 4 Kobun
        A to decide: do business with the shop and one professional, or say that you are done (§9)
    "#]].assert_eq(&desk.game.view(Viewer::Seat(A)).to_string());
}

#[test]
fn the_set_up_is_told_card_by_card() {
    let mut journal = Journal::open();
    let game = Iki::setup(4, &IkiOptions::default(), &mut Rng::new(&Seed::numbered(1, 1)), &mut journal);
    let told: Vec<String> = journal.news().iter().map(|news| news.event.to_string()).collect();
    let offered: Vec<String> = game.pool.iter().map(|(card, _)| format!("the {card} looks for work")).collect();
    assert_eq!(told, offered);
}
