//! IKI: a whole season by clicking, and on through May, with hires, a retirement, a Payday and a fire.

use serde_json::Value;
use table::{Input, Rng, Seat, Viewer};

use crate::guest::{Guest, Size};
use crate::laid::{Laid, chosen, seat};
use crate::stage::Stage;

/// Spring ends with a Payday, but the first fire comes at the end of May: it is played until June begins.
const JUNE: u64 = 6;
const APRIL: u64 = 4;
/// Five months are not to take longer than this, and have all that the test is about.
const MOST_INPUTS: usize = 64;
const NAMES: [&str; 2] = ["Aki", "Ben"];

/// Months that were thought out: what everybody does, in order, and what everybody sees then.
struct Script {
    inputs: Vec<(Seat, String)>,
    /// What is to be seen, and after how many inputs.
    moments: Vec<(usize, Moment)>,
}

/// Something that everybody should see.
enum Moment {
    /// A seat has hired a card.
    Hired { seat: usize, card: String, stall: String, paid: u64 },
    /// A professional of a seat has retired.
    Retired { seat: usize, card: String, stall: String },
    /// What the Payday of March has brought each seat.
    Payday(Vec<Value>),
    /// What the fire of May has done, and whose professional burned where.
    Fire { fire: Value, losses: Vec<(usize, String)> },
}

impl Moment {
    /// The hire or the retirement that a piece of news tells.
    fn of(event: &Value) -> Option<Moment> {
        let word = |of: &Value, name: &str| of[name].as_str().expect("cards and stalls are words").to_string();
        if let Some(hired) = event.get("hired") {
            let paid = hired["paid"].as_u64().expect("a price");
            return Some(Moment::Hired {
                seat: whose(hired),
                card: word(hired, "card"),
                stall: word(hired, "stall"),
                paid,
            });
        }
        let retired = event.get("retired")?;
        Some(Moment::Retired { seat: whose(retired), card: word(retired, "card"), stall: word(retired, "stall") })
    }

    fn is_hire_of(&self, who: usize) -> bool {
        matches!(self, Moment::Hired { seat, .. } if *seat == who)
    }
}

fn whose(event: &Value) -> usize {
    event["seat"].as_u64().expect("a seat is a number") as usize
}

/// Plays anyhow until June, but likes to hire and to deal with others. Nothing if it is not what the test looks for.
fn think_out(laid: &Laid) -> Option<Script> {
    let mut rng = Rng::new(&laid.seed);
    let mut table = laid.open();
    let mut script = Script { inputs: Vec::new(), moments: Vec::new() };
    let (mut month, mut losses) = (1, Vec::new());
    while month < JUNE {
        let seat = table.waiting().must.iter().next().expect("the year goes on");
        let legal = table.sight(Viewer::Seat(seat)).legal();
        let liking = |action: &String| match action.split(' ').next() {
            Some("hire") => 2,
            Some("deal" | "level") => 2,
            Some("pipe" | "pouch" | "income" | "build") => 0,
            _ => 1,
        };
        let most = legal.iter().map(liking).max().expect("who is asked can do something");
        let best: Vec<&String> = legal.iter().filter(|action| liking(action) == most).collect();
        let action = best[rng.below(best.len() as u32) as usize].clone();
        let news = table.put(Input::Choose(seat, &action)).expect("a legal action");
        script.inputs.push((seat, action));
        if script.inputs.len() > MOST_INPUTS {
            return None;
        }
        let so_far = script.inputs.len();
        for news in &news {
            let event: Value = serde_json::from_str(news.event.json().get()).expect("JSON");
            script.moments.extend(Moment::of(&event).map(|moment| (so_far, moment)));
            let burned = &event["fire"]["burned"];
            if let (Some(owner), Some(stall)) = (burned["owner"].as_u64(), burned["stall"].as_str()) {
                losses.push((owner as usize, stall.to_string()));
            }
        }
        let view: Value = serde_json::from_str(table.sight(Viewer::Spectator).json().get()).expect("JSON");
        let now = view["month"].as_u64().expect("a month is a number");
        if now > month && now == APRIL {
            let earned = view["players"].as_array().expect("seats").iter().map(|player| player["earned"].clone());
            script.moments.push((so_far, Moment::Payday(earned.collect())));
        }
        if now == JUNE {
            script.moments.push((so_far, Moment::Fire { fire: view["fire"].clone(), losses: losses.clone() }));
        }
        month = now;
    }
    let both_hire = (0..2).all(|who| script.moments.iter().any(|(_, moment)| moment.is_hire_of(who)));
    let retires = script.moments.iter().any(|(_, moment)| matches!(moment, Moment::Retired { .. }));
    (both_hire && retires && !losses.is_empty()).then_some(script)
}

/// Waits until something is on the page, and counts how often.
async fn shows(guest: &Guest, css: &str) {
    guest.find(css).await;
    assert_eq!(guest.count(css).await, 1, "{css} is there once");
}

/// Makes sure that the log tells something about a seat, in the words for its reader.
async fn told(guest: &Guest, you: bool, own: &str, about: &str, rest: &str) {
    let log = guest.log().await;
    let begin = if you { own } else { about };
    assert!(log.iter().any(|line| line.starts_with(begin) && line.contains(rest)), "{begin} … {rest}: {log:?}");
}

/// Everybody sees what has just happened.
async fn seen(guests: &[Guest; 2], moment: &Moment, is_first: bool) {
    for (who, guest) in guests.iter().enumerate() {
        match moment {
            Moment::Hired { seat, card, stall, paid } => {
                shows(guest, &format!("#stall-{stall} [data-key='card-{card}'] .iki-kobun.seat-{}", letter(*seat)))
                    .await;
                assert_eq!(guest.count(&format!("#offer-{card}")).await, 0, "{card} looks for work no more");
                let name = NAMES[*seat];
                let rest = format!("into {stall} for {paid} mon");
                told(guest, who == *seat, "You hire the ", &format!("{name} hires the "), &rest).await;
                if is_first {
                    picture(guest, &format!("#stall-{stall}"), "iki-hired").await;
                }
            }
            Moment::Retired { seat, card, stall } => {
                let pension = format!(".iki-seat.seat-{} .iki-retired [data-key='card-{card}']", letter(*seat));
                shows(guest, &pension).await;
                shows(guest, &format!("#stall-{stall}[data-state='free']")).await;
                let rest = format!("retires from {stall}.");
                told(guest, who == *seat, "Your ", &format!("{}'s ", NAMES[*seat]), &rest).await;
                if is_first {
                    picture(guest, &pension, "iki-retired").await;
                }
            }
            Moment::Payday(earned) => {
                payday(guest, earned).await;
                shows(guest, "#board .iki[data-season='summer']").await;
                picture(guest, ".iki-report-payday", "iki-payday").await;
            }
            Moment::Fire { fire, losses } => {
                burned(guest, fire).await;
                for (seat, stall) in losses {
                    let rest = format!("in {stall} burns down");
                    told(guest, who == *seat, "Your ", &format!("{}'s ", NAMES[*seat]), &rest).await;
                }
                picture(guest, ".iki-report-fire", "iki-fire").await;
            }
        }
    }
}

/// The report of a Payday says what everybody earned and ate.
async fn payday(guest: &Guest, earned: &[Value]) {
    assert!(guest.text(".iki-report-payday").await.starts_with("Payday"));
    let read = "return [...document.querySelectorAll('.iki-report-payday li')].map((line) => line.textContent)";
    let lines: Vec<String> = guest.ask(read).await;
    assert_eq!(lines.len(), earned.len());
    for ((line, earned), name) in lines.iter().zip(earned).zip(NAMES) {
        assert!(line.starts_with(name), "{line} is about {name}");
        let rest = format!("harmony {} Iki, ate {} rice", earned["harmony"], earned["eaten"]);
        assert!(line.contains(&rest), "{line} says {rest}");
        for (good, word) in [("mon", "mon"), ("rice", "rice"), ("iki", "Iki")] {
            let count = earned["salary"][good].as_u64().unwrap_or(0);
            assert!(count == 0 || line.contains(&format!("{count} {word}")), "{line} says {count} {word}");
        }
    }
}

/// The report of a fire says where it was and what burned, and the row shows it.
async fn burned(guest: &Guest, fire: &Value) {
    let said = guest.text(".iki-report-fire").await;
    assert!(said.contains("strength 5"), "{said}");
    let stalls: Vec<&str> = fire["burned"].as_array().expect("stalls").iter().filter_map(Value::as_str).collect();
    assert!(!stalls.is_empty() && stalls.iter().all(|stall| said.contains(stall)), "{said} names {stalls:?}");
    for stall in &stalls {
        shows(guest, &format!("#stall-{stall}[data-fire='burned'][data-state='free']")).await;
    }
    assert_eq!(guest.count(".iki-stall[data-fire='burned']").await, stalls.len());
}

/// Keeps a picture with this in sight.
async fn picture(guest: &Guest, css: &str, name: &str) {
    let scroll = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' }); return null";
    guest.ask_about::<()>(scroll, vec![css.into()]).await;
    guest.picture(name).await;
}

fn letter(number: usize) -> Seat {
    seat(number as u8)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_by_clicking_with_hires_a_retirement_a_payday_and_then_a_fire() {
    let (laid, script) = Laid::on_a_seed("iki", 2, ("length", "year"), think_out);
    let stage = Stage::with(&laid).await;
    let guests = [stage.stranger(Size::Laptop).await.calm().await, stage.stranger(Size::Phone).await.calm().await];
    for (guest, name) in guests.iter().zip(NAMES) {
        guest.sit_down(&stage, name).await;
    }
    let mut pictured = Vec::new();
    for (place, (seat, action)) in script.inputs.iter().enumerate() {
        let guest = &guests[seat.index()];
        let seq = place as u32 + 1;
        guest.look_until("it is this guest's turn", |sight| sight.seq == Some(seq) && sight.token.is_some()).await;
        guest.scroll_and_press(&format!("#board button[data-action='{action}']")).await;
        let moments = script.moments.iter().filter(|(after, _)| *after == place + 1);
        for (_, moment) in moments {
            for guest in &guests {
                guest.look_until(&format!("{action} is done"), |sight| sight.seq == Some(seq + 1)).await;
            }
            let kind = std::mem::discriminant(moment);
            seen(&guests, moment, !pictured.contains(&kind)).await;
            pictured.push(kind);
        }
    }
    for guest in &guests {
        guest.received().await;
    }
    let record = stage.close(&laid).await;
    assert_eq!(chosen(&record), script.inputs, "what was clicked is what was stored");
}
