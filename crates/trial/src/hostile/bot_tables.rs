//! Many tables at which only bots sit, laid without a cookie: once they thought at the cost of everybody's bots.

use serde_json::json;
use tokio::time::sleep;

use super::attackers::Attacker;
use super::bystander::Bystander;
use super::{Attack, Figure, Ground, Unit};

/// How many are laid from one address.
const BY_ADDRESS: u32 = 20;

pub(super) async fn run(ground: &mut Ground<'_>) -> anyhow::Result<Vec<Figure>> {
    let size = ground.hostile.size;
    let house = ground.house.address();
    let bystander = Bystander::sit(house)?;
    let before = bystander.measure(size.before).await;
    ground.progress.start("bot-tables", u64::from(size.bot_tables));
    let games = ["iki", "edo-yashiki", "rinpa"];
    let mut laid = 0;
    for number in 0..size.bot_tables {
        let attacker = Attacker::new(house, number / BY_ADDRESS);
        let wish = json!({ "game": games[number as usize % games.len()], "seats": ["master", "master", "master"] });
        laid += u32::from(attacker.lay(&wish).await.is_ok());
        ground.progress.reach(u64::from(number) + 1);
    }
    sleep(size.during).await;
    let during = bystander.take();
    bystander.leave()?;
    let note = format!("{laid} of {} tables laid", size.bot_tables);
    Ok(vec![
        Figure {
            attack: Attack::BotTables.name(),
            figure: "bystander's bot, slowest answer",
            unit: Unit::Ms,
            before: before.bot.worst(),
            at_most: 1_500.0,
            measured: during.bot.worst(),
            note: format!("{note}, {} answers of bots", during.bot.count()),
        },
        Figure {
            attack: Attack::BotTables.name(),
            figure: "bystander's move, p99",
            unit: Unit::Ms,
            before: before.human.quantile(0.99),
            at_most: 10.0,
            measured: during.human.quantile(0.99),
            note: format!("{note}, {} moves", during.human.count()),
        },
    ])
}
