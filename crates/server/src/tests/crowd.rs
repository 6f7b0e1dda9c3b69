//! A crowd at one table: who comes to watch is told how the table stands, and nobody else hears of it.

use store::testing::Folder;

use super::fair::until_asked;
use super::seated::{Seated, open_with};

const CROWD: usize = 500;

/// How many messages came to somebody since this was asked last.
fn heard(seated: &mut Seated) -> usize {
    std::iter::from_fn(|| seated.incoming.try_recv().ok()).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_hundred_spectators_are_sent_as_much_each_as_one_and_nobody_else_hears_of_them() {
    let folder = Folder::new().expect("a temporary folder");
    let house = open_with(&folder, 0).await;
    let mut player = Seated::at_new_table(&house).await;
    until_asked(&mut player).await;
    let mut bystander = Seated::at_new_table_of(&house, "theguestwhoplays").await;
    until_asked(&mut bystander).await;
    let mut first = Seated::arrive(&house, &player.table, "spectator").await;
    first.settle().await;
    let of_one = heard(&mut first);
    assert!(of_one > 0, "somebody who comes is shown the table");
    heard(&mut player);
    let mut crowd = Vec::new();
    for number in 0..CROWD {
        crowd.push(Seated::arrive(&house, &player.table, &format!("spectator{number}")).await);
    }
    player.settle().await;
    let of_crowd: usize = crowd.iter_mut().map(heard).sum();
    assert_eq!(of_crowd, CROWD * of_one, "the work grows with the crowd, and not faster");
    assert_eq!((heard(&mut first), heard(&mut player), heard(&mut bystander)), (0, 0, 0), "nobody else is told");
    // The table next door is asked and answers as if nobody had come.
    let question = bystander.next_question().await;
    bystander.answer(&question).await;
    drop(crowd);
}
