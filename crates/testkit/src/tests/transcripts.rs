//! Transcripts of the toys, as they read.

use expect_test::expect;
use table::Seed;

use crate::toys::{Bids, Hands, Snap};
use crate::transcript;

#[test]
fn a_game_of_hands() {
    let text = transcript::<Hands>(Seed::numbered(1, 1), 2, Default::default());
    expect![[r#"
        toy-hands, rules 1, 2 seats
        deck: seven

        the set-up
          7 cards are dealt, one is set aside, and A leads.
          [only A] You hold 2 5 7.
          [only B] You hold 3 4 6.
          A sees:
            *A 0 points, 3 cards
             B 0 points, 3 cards
            in hand: 2 5 7
          B sees:
            *A 0 points, 3 cards
             B 0 points, 3 cards
            in hand: 3 4 6
          a spectator sees:
            *A 0 points, 3 cards
             B 0 points, 3 cards

        1. A 7
          A plays 7.

        2. B 3
          B plays 3.
          A takes the trick.

        3. A 5
          A plays 5.

        4. B 6
          B plays 6.
          B takes the trick.

        5. B 4
          B plays 4.

        6. A 2
          A plays 2.
          B takes the trick.
          1 was set aside.
          a spectator sees:
             A 1 points, 0 cards
            *B 2 points, 0 cards
            set aside: 1

        the end
          A: 1 points, place 2
          B: 2 points, place 1
    "#]]
    .assert_eq(&text);
}

#[test]
fn a_game_of_bids() {
    let text = transcript::<Bids>(Seed::numbered(1, 1), 3, Default::default());
    expect![[r#"
        toy-bids, rules 2, 3 seats
        ladder: three

        the set-up
          Everybody holds 1 2 3.
          The prize is 2.
          A sees:
            prize: 2, to come: 1 3
            A 0 points, holds, 1 2 3
            B 0 points, holds, 1 2 3
            C 0 points, holds, 1 2 3
          B sees:
            prize: 2, to come: 1 3
            A 0 points, holds, 1 2 3
            B 0 points, holds, 1 2 3
            C 0 points, holds, 1 2 3
          C sees:
            prize: 2, to come: 1 3
            A 0 points, holds, 1 2 3
            B 0 points, holds, 1 2 3
            C 0 points, holds, 1 2 3
          a spectator sees:
            prize: 2, to come: 1 3
            A 0 points, holds, 1 2 3
            B 0 points, holds, 1 2 3
            C 0 points, holds, 1 2 3

        1. C 1
          [only C] You bid 1.
          [all but C] C has bid.

        2. A 3
          [only A] You bid 3.
          [all but A] A has bid.

        3. B 1
          [only B] You bid 1.
          [all but B] B has bid.
          The bids: A 3 B 1 C 1
          A wins the prize.
          The prize is 1.

        4. B 3
          [only B] You bid 3.
          [all but B] B has bid.

        5. C 3
          [only C] You bid 3.
          [all but C] C has bid.

        6. A 2
          [only A] You bid 2.
          [all but A] A has bid.
          The bids: A 2 B 3 C 3
          A wins the prize.
          The prize is 3.

        7. C 2
          [only C] You bid 2.
          [all but C] C has bid.

        8. A 1
          [only A] You bid 1.
          [all but A] A has bid.
          B sees:
            prize: 3, to come: nothing
            A 3 points, has bid, 1
            B 0 points, holds, 2
            C 0 points, has bid, 2

        9. B 2
          [only B] You bid 2.
          [all but B] B has bid.
          The bids: A 1 B 2 C 2
          A wins the prize.
          a spectator sees:
            all prizes are gone
            A 6 points, holds, nothing
            B 0 points, holds, nothing
            C 0 points, holds, nothing

        the end
          A: 6 points, place 1
          B: 0 points, place 2
          C: 0 points, place 2
    "#]]
    .assert_eq(&text);
}

#[test]
fn a_game_of_snap() {
    let text = transcript::<Snap>(Seed::numbered(1, 1), 2, Default::default());
    expect![[r#"
        toy-snap, rules 1, 2 seats
        pile: six

        the set-up
          3 pictures, 2 of each, are shuffled.
          Picture 2 is turned.
          A sees:
            on top: 2 -, to take: 1, to turn: 5
            A 0 points
            B 0 points
          B sees:
            on top: 2 -, to take: 1, to turn: 5
            A 0 points
            B 0 points
          a spectator sees:
            on top: 2 -, to take: 1, to turn: 5
            A 0 points
            B 0 points

        1. time
          Picture 1 is turned.

        2. B snap
          B snaps wrongly and pays a point.

        3. A snap
          A snaps wrongly and pays a point.

        4. time
          Picture 3 is turned.

        5. time
          Picture 2 is turned.

        6. B snap
          B snaps wrongly and pays a point.

        7. time
          Picture 1 is turned.

        8. A snap
          A snaps wrongly and pays a point.
          B sees:
            on top: 1 2, to take: 5, to turn: 1
            A -2 points, out
            B -2 points

        9. time
          Picture 3 is turned.

        10. time
          No cards are left.
          a spectator sees:
            no cards are left
            A -2 points
            B -2 points

        the end
          A: -2 points, place 1
          B: -2 points, place 1
    "#]]
    .assert_eq(&text);
}

#[test]
fn the_same_seed_tells_the_same_game() {
    let tell = |number| transcript::<Snap>(Seed::numbered(1, number), 4, Default::default());
    assert_eq!(tell(5), tell(5));
    assert_ne!(tell(5), tell(6));
}
