//! People who share a table: taking back, consent, hints, talk, clocks, and one device for two.

use crate::guest::{Guest, Size, until};
use crate::stage::Stage;

/// Aki opens a table of this game by its form and Ben sits down by the link.
async fn two_friends(stage: &Stage, game: &str, agreed: &[(&str, &str)]) -> [Guest; 2] {
    let host = stage.guest(Size::Laptop).await.calm().await;
    host.go(&stage.address(&format!("/new/{game}"))).await;
    host.write("#name", "Aki").await;
    host.press("input[name='seats'][value='2'] + span").await;
    if !agreed.is_empty() {
        host.press(".table-settings > summary").await;
    }
    for (field, value) in agreed {
        host.scroll_and_press(&format!("input[name='{field}'][value='{value}']")).await;
    }
    host.follow(".new-table button.primary").await;
    joined_by_a_friend(stage, host).await
}

/// Ben sits down by the link of the table that the host has laid, and the game begins.
pub(crate) async fn joined_by_a_friend(stage: &Stage, host: Guest) -> [Guest; 2] {
    let friend = stage.stranger(Size::Phone).await.calm().await;
    friend.go(host.place().await.as_str()).await;
    friend.write("#name", "Ben").await;
    friend.follow("#sit button[type='submit']").await;
    for guest in [&host, &friend] {
        guest.look_until("the game begins", |sight| sight.seq.is_some()).await;
    }
    [host, friend]
}

/// Which of the two is asked, first, and the other.
pub(crate) async fn asked(guests: &[Guest; 2]) -> (&Guest, &Guest) {
    until("one of the two is asked", || async {
        for place in [0, 1] {
            if guests[place].look().await.token.is_some() {
                return Some((&guests[place], &guests[1 - place]));
            }
        }
        None
    })
    .await
}

/// Presses the first thing that can be done.
async fn act(guest: &Guest) {
    let seq = guest.look().await.seq;
    guest.scroll_and_press("#board button[data-action]:not([aria-disabled='true'])").await;
    guest.look_until("it is done", |sight| sight.seq > seq).await;
}

async fn log_has(guest: &Guest, words: &str) {
    let read = "return document.getElementById('log').textContent.includes(arguments[0])";
    until(&format!("the log says {words}"), || async {
        guest.ask_about::<bool>(read, vec![words.into()]).await.then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_own_step_is_taken_back_at_once_and_one_that_showed_a_card_with_consent() {
    let stage = Stage::open().await;
    let guests = two_friends(&stage, "iki", &[]).await;
    let (actor, other) = asked(&guests).await;
    let before = actor.look().await.actions;
    act(actor).await;
    actor.scroll_and_press("#take-back").await;
    actor.look_until("the step is open again", |sight| sight.actions == before).await;
    log_has(actor, "You take back one action.").await;
    log_has(other, "takes back one action.").await;

    let guests = two_friends(&stage, "ukiyo-e", &[]).await;
    let (actor, other) = asked(&guests).await;
    act(actor).await;
    actor.scroll_and_press("#take-back").await;
    other.find("#take-back-request").await;
    actor.picture("take-back-asks").await;
    other.picture("take-back-asked").await;
    let asked = other.text("#take-back-request p").await;
    assert!(asked.contains("waits for your answer"), "the player who is asked is told so: {asked}");
    other.scroll_and_press("#take-back-request button.primary").await;
    log_has(actor, "You take back one action.").await;
    assert_eq!(other.count("#take-back-request").await, 0, "nobody asks any more");
    actor.received().await;
    other.received().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_looks_back_sees_what_they_saw_and_the_present_stays_at_the_table() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.lay_table(&stage, "Aki", &["dealer", "dealer"]).await;
    for _ in 0..3 {
        let sight = guest.asked().await;
        guest.act(&sight.actions[0]).await;
    }
    let now = guest.asked().await;
    let table = guest.place().await;
    guest.press_and_turn_there("#look-back").await;
    guest.find("#back-to-table").await;
    let held = "return document.querySelectorAll('#board [data-action]').length";
    let held_then = guest.ask::<usize>(held).await;
    guest.picture("looking-back").await;
    guest.press("#replay-first").await;
    until("the first hand is shown", || async { (guest.ask::<usize>(held).await > held_then).then_some(()) }).await;
    guest.press("#board button").await;
    guest.picture("looking-back-first").await;
    guest.press_and_turn_back("#back-to-table").await;
    assert_eq!(guest.place().await, table, "there is one table, and it stayed where it was");
    assert_eq!(guest.asked().await.actions, now.actions, "nothing was played");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_marks_on_the_board_what_a_master_would_do() {
    let stage = Stage::open().await;
    let guest = stage.guest(Size::Laptop).await.calm().await;
    guest.lay_table(&stage, "Aki", &["dealer", "dealer", "dealer"]).await;
    guest.asked().await;
    guest.press("#ask-hint").await;
    let hint = guest.text("#hint ol li").await;
    assert!(hint.contains('%'), "{hint}");
    assert!(guest.count("#board .hinted").await >= 1);
    guest.picture("hint").await;
    guest.press("#hint [data-hint-close]").await;
    assert_eq!(guest.count("#hint[hidden]").await, 1);
    // Nobody talks to bots; however long the story of the game gets, there is room for it beside the story.
    assert_eq!(guest.count("#talk[open]").await, 0, "with bots alone the talk is closed");
    guest.press("#talk > summary").await;
    let grown = "const lines = document.querySelector('#log .log-lines');
        for (let line = 0; line < 90; line += 1) lines.append(lines.lastElementChild.cloneNode(true));
        const { left, top, width, height } = document.querySelector('#talk-form input').getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there?.matches('#talk-form input') && lines.clientHeight > 60;";
    assert!(guest.ask::<bool>(grown).await, "the talk was pushed out, or the story was");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_talk_and_a_guest_who_likes_silence_mutes_it() {
    let stage = Stage::open().await;
    let guests = two_friends(&stage, "edo-yashiki", &[("clock", "bank-600-5"), ("hints", "withheld")]).await;
    let [host, friend] = &guests;
    assert_eq!(host.count("#clocks .seat-clock").await, 2);
    assert_eq!(host.count("#clocks .seat-clock[data-runs]").await, 1);
    assert_eq!(host.count("#ask-hint").await, 0, "this table gives no hints");
    host.write("#talk-field", "May the best house win <b>").await;
    host.press("#talk-form button").await;
    friend.press("#talk > summary").await;
    let line = friend.text("#talk-lines li").await;
    assert_eq!(line, "Aki: May the best house win <b>");
    friend.scroll_and_press(".gesture:first-child").await;
    let gestures = "return document.querySelector('#talk-lines').textContent.includes('Ben bows.')";
    until("the bow is seen", || async { host.ask::<bool>(gestures).await.then_some(()) }).await;
    host.picture("talk").await;
    friend.picture("talk").await;
    host.scroll_and_press("#talk-mute").await;
    let shown = "return document.getElementById('talk-lines').checkVisibility()";
    assert!(!host.ask::<bool>(shown).await, "what is said is out of sight");
    host.reload().await;
    host.look_until("the table is shown", |sight| sight.seq.is_some()).await;
    assert!(!host.ask::<bool>(shown).await, "it stays muted on this device");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_hand_one_device_over_and_no_hand_is_in_it_before_its_owner_says_so() {
    let stage = Stage::open().await;
    let device = stage.guest(Size::Phone).await.calm().await;
    device.go(&stage.address("/new/rinpa")).await;
    device.write("#name", "Aki").await;
    device.press("input[name='seats'][value='3'] + span").await;
    let seat = |letter: &str, occupant: &str| {
        format!("const seat = document.getElementById('seat-{letter}'); seat.value = '{occupant}'; return null")
    };
    device.ask::<()>(&seat("B", "here")).await;
    device.ask::<()>(&seat("C", "apprentice")).await;
    device.write("input[name='guest-B']", "Ben").await;
    device.picture("hot-seat-form").await;
    device.scroll_and_press(".new-table button.primary").await;
    for _ in 0..2 {
        device.find("#curtain button").await;
        assert_eq!(device.count("#board [data-action]").await, 0, "nothing of anybody's hand is in the page");
        device.picture("curtain").await;
        device.press("#curtain button").await;
        device.look_until("the hand is shown", |sight| sight.token.is_some()).await;
        while device.count("#curtain").await == 0 {
            let seq = device.look().await.seq;
            device.scroll_and_press("#board button[data-action]:not([aria-disabled='true'])").await;
            // Behind the curtain pictures are counted as those who watch count them.
            device.look_until("it is done", |sight| sight.seq != seq || sight.token.is_none()).await;
        }
    }
    device.received().await;
}
