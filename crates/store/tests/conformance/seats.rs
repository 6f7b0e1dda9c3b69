//! Rulings about seats.

use store::{Claim, Occupant, StoreError, UnixMs};

use crate::house::{House, bot, guest, guest_id, id, on_both, with_table};

on_both!(
    a_taken_seat_is_refused_and_says_who_sits_there,
    of_many_who_want_a_seat_at_once_one_gets_it,
    claiming_ones_own_seat_again_is_harmless,
    only_the_occupant_can_leave_a_seat,
    a_seat_that_is_not_there_can_not_be_claimed,
    who_played_a_finished_game_stays_known,
);

async fn a_taken_seat_is_refused_and_says_who_sits_there(house: House) {
    let (store, table) = with_table(&house).await;
    assert_eq!(store.claim_seat(&table, 1, &guest("korin")).await, Ok(Claim::Seated));
    let taken = Ok(Claim::Taken { by: guest("korin") });
    assert_eq!(store.claim_seat(&table, 1, &guest("kenzan")).await, taken);
    assert_eq!(store.claim_seat(&table, 1, &bot("calm")).await, taken);
    assert_eq!(store.claim_seat(&table, 2, &bot("calm")).await, Ok(Claim::Seated));
    assert_eq!(store.claim_seat(&table, 2, &bot("sharp")).await, Ok(Claim::Taken { by: bot("calm") }));
    assert_eq!(store.seats(&table).await.unwrap(), [(1, guest("korin")), (2, bot("calm"))]);
}

async fn of_many_who_want_a_seat_at_once_one_gets_it(house: House) {
    let (store, table) = with_table(&house).await;
    let wishes = (0..24).map(|number| {
        let (store, table) = (store.clone(), table.clone());
        tokio::spawn(async move {
            let wish = guest(&format!("guest{number}"));
            (wish.clone(), store.claim_seat(&table, 0, &wish).await.unwrap())
        })
    });
    let mut seated = Vec::new();
    let mut refused = Vec::new();
    for wish in wishes.collect::<Vec<_>>() {
        match wish.await.unwrap() {
            (who, Claim::Seated) => seated.push(who),
            (_, Claim::Taken { by }) => refused.push(by),
            (_, Claim::TableIsOver) => panic!("the table is not over"),
        }
    }
    assert_eq!(seated.len(), 1);
    assert_eq!(refused, vec![seated[0].clone(); 23]);
    assert_eq!(store.seats(&table).await.unwrap(), [(0, seated[0].clone())]);
}

async fn claiming_ones_own_seat_again_is_harmless(house: House) {
    let (store, table) = with_table(&house).await;
    assert_eq!(store.claim_seat(&table, 0, &guest("korin")).await, Ok(Claim::Seated));
    let renamed = Occupant::Guest { id: guest_id("korin"), nickname: "somebody else".to_string() };
    assert_eq!(store.claim_seat(&table, 0, &renamed).await, Ok(Claim::Seated));
    assert_eq!(store.seats(&table).await.unwrap(), [(0, guest("korin"))]);
}

async fn only_the_occupant_can_leave_a_seat(house: House) {
    let (store, table) = with_table(&house).await;
    store.claim_seat(&table, 0, &guest("korin")).await.unwrap();
    store.claim_seat(&table, 1, &bot("calm")).await.unwrap();
    store.release_seat(&table, 0, &guest("kenzan")).await.unwrap();
    store.release_seat(&table, 1, &bot("sharp")).await.unwrap();
    store.release_seat(&table, 1, &guest("korin")).await.unwrap();
    assert_eq!(store.seats(&table).await.unwrap(), [(0, guest("korin")), (1, bot("calm"))]);
    store.release_seat(&table, 0, &guest("korin")).await.unwrap();
    store.release_seat(&table, 1, &bot("calm")).await.unwrap();
    assert_eq!(store.seats(&table).await.unwrap(), []);
    assert_eq!(store.claim_seat(&table, 0, &guest("kenzan")).await, Ok(Claim::Seated));
}

async fn a_seat_that_is_not_there_can_not_be_claimed(house: House) {
    let (store, table) = with_table(&house).await;
    let refused = store.claim_seat(&table, 3, &guest("korin")).await;
    assert_eq!(refused, Err(StoreError::NoSuchSeat { table, seat: 3 }));
    let nowhere = id("nowhere");
    assert_eq!(store.claim_seat(&nowhere, 0, &guest("korin")).await, Err(StoreError::NoSuchTable(nowhere)));
}

async fn who_played_a_finished_game_stays_known(house: House) {
    let (store, table) = with_table(&house).await;
    store.claim_seat(&table, 0, &guest("korin")).await.unwrap();
    store.finish_table(&table, "", UnixMs(1)).await.unwrap();
    store.release_seat(&table, 0, &guest("korin")).await.unwrap();
    assert_eq!(store.claim_seat(&table, 1, &guest("kenzan")).await, Ok(Claim::TableIsOver));
    assert_eq!(store.seats(&table).await.unwrap(), [(0, guest("korin"))]);
}
