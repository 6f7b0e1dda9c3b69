//! One socket asks for many hints: each of them is a search, and once all bots waited for them.

use anyhow::Context as _;
use serde_json::json;
use tokio::time::sleep;
use wire::{ClientMessage, ServerMessage};

use super::attackers::Attacker;
use super::bystander::Bystander;
use super::said::{drain, hear};
use super::{Attack, Figure, Ground, Unit};
use crate::sockets;

pub(super) async fn run(ground: &mut Ground<'_>) -> anyhow::Result<Vec<Figure>> {
    let size = ground.hostile.size;
    let house = ground.house.address();
    let attacker = Attacker::new(house, 0);
    let (table, cookies) = attacker.lay(&json!({ "game": "iki", "seats": ["me", "uniform"] })).await?;
    let mut socket = attacker.socket(&format!("/socket/{table}?format=json"), &cookies).await?;
    let bystander = Bystander::sit(house)?;
    let before = bystander.measure(size.before).await;
    let is_question = |message: &ServerMessage| matches!(message, ServerMessage::Frame(frame) if frame.ask.is_some());
    while !is_question(&hear(&mut socket).await.context("the server closed the connection before the attack")?) {}
    ground.progress.start("hints", 0);
    let mut sent = 0;
    for _ in 0..size.hints {
        // A connection that is closed for it is a good answer.
        if sockets::send(&mut socket, &ClientMessage::Hint).await.is_err() {
            break;
        }
        sent += 1;
    }
    let listening = tokio::spawn(drain(socket));
    sleep(size.during).await;
    let during = bystander.take();
    listening.abort();
    bystander.leave()?;
    let more = during.bot.worst().zip(before.bot.worst()).map(|(during, before)| (during - before).max(0.0));
    Ok(vec![Figure {
        attack: Attack::Hints.name(),
        figure: "bystander's slowest bot, longer than before",
        unit: Unit::Ms,
        before: before.bot.worst(),
        at_most: 500.0,
        measured: more,
        note: format!("{sent} of {} hints sent, {} answers of bots", size.hints, during.bot.count()),
    }])
}
