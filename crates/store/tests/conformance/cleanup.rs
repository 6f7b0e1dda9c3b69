//! Rulings about tables whose game never began.

use store::UnixMs;

use crate::house::{House, bot, guest, id, new_table, on_both};

on_both!(tables_that_never_began_are_removed_and_all_others_stay);

async fn tables_that_never_began_are_removed_and_all_others_stay(house: House) {
    let store = house.open().await;
    for (name, at) in [("old", 1_000), ("older", 500), ("begun", 500), ("over", 500), ("fresh", 5_000)] {
        let mut new = new_table(name);
        new.created_at = UnixMs(at);
        store.create_table(&new, &[(0, guest("korin")), (1, bot("attentive"))]).await.unwrap();
    }
    store.start_table(&id("begun"), UnixMs(600)).await.unwrap();
    store.start_table(&id("over"), UnixMs(600)).await.unwrap();
    store.finish_table(&id("over"), "{}", UnixMs(700)).await.unwrap();
    let found = store.unstarted_tables(UnixMs(2_000), 10).await.unwrap();
    assert_eq!(found, [id("older"), id("old")]);
    assert_eq!(store.unstarted_tables(UnixMs(2_000), 1).await.unwrap(), [id("older")]);
    // One of them begins while the house makes up its mind.
    store.start_table(&id("old"), UnixMs(2_100)).await.unwrap();
    let removed = store.remove_unstarted(&[id("older"), id("old"), id("begun"), id("nowhere")]).await.unwrap();
    assert_eq!(removed, 1);
    assert_eq!(store.table(&id("older")).await.unwrap(), None);
    for name in ["old", "begun", "over", "fresh"] {
        let stored = store.table(&id(name)).await.unwrap().unwrap_or_else(|| panic!("{name} stays"));
        assert_eq!(stored.seats.len(), 2, "{name}");
    }
    assert!(store.unstarted_tables(UnixMs(2_000), 10).await.unwrap().is_empty());
}
