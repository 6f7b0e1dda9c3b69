//! Every page in both languages at both sizes, looked through by axe-core for what shuts people out.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::guest::{Guest, Size};
use crate::stage::{Stage, workshop};

/// The version of axe-core, from npm.
const AXE: &str = "axe-core@4.14.0";

/// The script of axe-core, fetched once and kept in the target folder.
///
/// # Panics
/// If it can't be had: pages that nobody looked through have not passed.
fn axe() -> &'static str {
    static SCRIPT: OnceLock<String> = OnceLock::new();
    SCRIPT.get_or_init(|| {
        let folder = workshop().join(AXE.replace('@', "-"));
        let script: PathBuf = folder.join("node_modules/axe-core/axe.min.js");
        if !script.is_file() {
            std::fs::create_dir_all(&folder).expect("the target folder can be written to");
            let flags = ["--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"];
            let fetched = Command::new("npm").arg("install").args(flags).arg("--prefix").arg(&folder).arg(AXE).output();
            let fetched = fetched.expect("npm is needed to fetch axe-core: `apt-get install npm`");
            assert!(fetched.status.success(), "npm can't fetch {AXE}: {}", String::from_utf8_lossy(&fetched.stderr));
        }
        std::fs::read_to_string(&script).expect("npm fetched axe-core")
    })
}

/// A rule that a page breaks.
#[derive(Debug, Deserialize)]
struct Violation {
    id: String,
    help: String,
    nodes: Vec<Node>,
}

/// Where it breaks it.
#[derive(Debug, Deserialize)]
struct Node {
    html: String,
    #[serde(rename = "failureSummary")]
    summary: String,
}

/// What can be wrong with a page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rules {
    /// Everything that axe-core knows.
    All,
    /// What depends on colors.
    OfColors,
}

impl Rules {
    /// The script that looks for it.
    fn look_through(self) -> &'static str {
        match self {
            Rules::All => "axe.run(document, { resultTypes: ['violations'] })",
            Rules::OfColors => {
                "axe.run(document, { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] })"
            }
        }
    }
}

/// What is wrong with the page that the guest is on by day and in the evening, in words.
///
/// In the evening a page has other colors, the same in both languages, and nothing else differs.
async fn violations(guest: &Guest, page: &str) -> Vec<String> {
    let mut told = violations_under(guest, page, "light", Rules::All).await;
    let lang: String = guest.ask("return document.documentElement.lang").await;
    if lang == "en" {
        told.extend(violations_under(guest, page, "dark", Rules::OfColors).await);
        guest.under("light").await;
    }
    told
}

async fn violations_under(guest: &Guest, page: &str, light: &str, rules: Rules) -> Vec<String> {
    guest.under(light).await;
    let lang: String = guest.ask("return document.documentElement.lang").await;
    let look = rules.look_through();
    let tell = ".then(({ violations }) => done(violations), (error) => { throw error; })";
    // A page may load itself again between two scripts, so axe-core comes with every one.
    let script = format!("{}; const done = arguments[0]; {look}{tell}", axe());
    let found: Vec<Violation> = guest.ask_patiently(&script).await;
    let told = found.iter().flat_map(|violation| {
        let Violation { id, help, nodes } = violation;
        nodes.iter().map(move |Node { html, summary }| format!("{id} ({help}): {html}\n    {summary}"))
    });
    told.map(|told| format!("{page} on a {} in {lang}, {light}: {told}", guest.size().name())).collect()
}

/// Looks through a page, then through the same page in the other language, and comes back.
pub(crate) async fn look_through(guest: &Guest, page: &str, found: &mut Vec<String>) {
    for _ in 0..2 {
        guest.pictures(page).await;
        found.extend(violations(guest, page).await);
        guest.follow("form.language button").await;
        if guest.count("#table").await > 0 {
            guest.look_until("the table is quiet", |sight| !sight.restless).await;
        }
    }
}

async fn every_page(size: Size) {
    let stage = Stage::open().await;
    let guest = stage.guest(size).await.calm().await;
    let mut found = Vec::new();
    look_through(&guest, "page-home", &mut found).await;
    for page in ["/settings", "/new/rinpa", "/rules/rinpa"] {
        guest.go(&stage.address(page)).await;
        look_through(&guest, &page.replace('/', "-").replace("-rinpa", "").replacen('-', "page-", 1), &mut found).await;
    }
    guest.lay_table(&stage, "Mio", &["open", "dealer", "dealer"]).await;
    look_through(&guest, "page-lobby", &mut found).await;
    let table = guest.place().await;
    for way in ["carry", "close"] {
        guest.go(&format!("{table}/{way}")).await;
        look_through(&guest, &format!("page-{way}"), &mut found).await;
    }
    guest.go(table.as_str()).await;
    let stranger = stage.stranger(size).await;
    stranger.go(guest.place().await.as_str()).await;
    look_through(&stranger, "page-invited", &mut found).await;
    stranger.go(&stage.address("/table/there-is-none")).await;
    stranger.picture("page-message").await;
    found.extend(violations(&stranger, "page-message").await);
    stranger.go(&stage.address("/offline")).await;
    stranger.picture("page-offline").await;
    found.extend(violations(&stranger, "page-offline").await);
    guest.press("[data-key='seat-B'] button[value='apprentice']").await;
    for _ in 0..4 {
        let sight = guest.asked().await;
        guest.act(&sight.actions[0]).await;
    }
    guest.asked().await;
    look_through(&guest, "page-table", &mut found).await;
    guest.go(&format!("{table}/back")).await;
    look_through(&guest, "page-back", &mut found).await;
    guest.go(table.as_str()).await;
    guest.play_to_the_end().await;
    look_through(&guest, "page-result", &mut found).await;
    for page in
        [format!("{}/verify", table.path()), "/history".to_string(), "/sessions".to_string(), "/forget".to_string()]
    {
        guest.go(&stage.address(&page)).await;
        look_through(&guest, &page.replace(table.path(), "").replacen('/', "page-", 1), &mut found).await;
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

/// The rules and the table of the other games, each table at the moments in which it looks most different.
async fn other_games(size: Size) {
    let stage = Stage::open().await;
    let guest = stage.guest(size).await.calm().await;
    let mut found = Vec::new();
    for game in ["kabuki", "ukiyo-e"] {
        guest.go(&stage.address(&format!("/rules/{game}"))).await;
        look_through(&guest, &format!("page-rules-{game}"), &mut found).await;
    }
    guest.lay(&stage, "kabuki", "Mio", &["master"], ("window", "untimed")).await;
    // A mask is placed, one is answered, and a stack is checked, in whatever order it comes.
    let mut moments = vec![("place 1", "placing"), ("stop", "answering"), ("cover", "checking")];
    while !moments.is_empty() {
        let sight = guest.asked().await;
        let can = |action: &str| sight.actions.iter().any(|can| can == action);
        if let Some(place) = moments.iter().position(|(action, _)| can(action)) {
            look_through(&guest, &format!("page-table-kabuki-{}", moments.remove(place).1), &mut found).await;
        }
        let action = ["turn", "place 1", "stop", "cover"].into_iter().find(|action| can(action));
        guest.act(action.expect("a guest who is asked can do one of these")).await;
    }
    guest.lay(&stage, "ukiyo-e", "Mio", &["stroller"], ("rounds", "one")).await;
    for _ in 0..2 {
        guest.asked().await;
        guest.act("draw pile").await;
    }
    guest.asked().await;
    guest.scroll_and_press("#board .ukiyo-held").await;
    look_through(&guest, "page-table-ukiyo-e", &mut found).await;
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

/// The rules and the table of IKI while a card is placed, while one is hired, and in a shop.
async fn iki(size: Size) {
    let stage = Stage::open().await;
    let guest = stage.guest(size).await.calm().await;
    let mut found = Vec::new();
    guest.go(&stage.address("/rules/iki")).await;
    look_through(&guest, "page-rules-iki", &mut found).await;
    guest.lay(&stage, "iki", "Mio", &["newcomer"], ("extras", "with")).await;
    let mut moments = vec![("at", "placing"), ("hire", "hiring"), ("done", "business")];
    while !moments.is_empty() {
        let sight = guest.asked().await;
        let can = |word: &str| sight.actions.iter().any(|action| action.split(' ').next() == Some(word));
        if let Some(place) = moments.iter().position(|(word, _)| can(word)) {
            look_through(&guest, &format!("page-table-iki-{}", moments.remove(place).1), &mut found).await;
        }
        guest.scroll_and_press(&format!("#board button[data-action='{}']", sight.actions[0])).await;
        guest.look_until(&format!("{} is done", sight.actions[0]), |now| now.seq > sight.seq).await;
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

/// The rules and the table of Edo Yashiki while a card is taken, while it is placed, and when it has scored.
async fn edo_yashiki(size: Size) {
    let stage = Stage::open().await;
    let guest = stage.guest(size).await.calm().await;
    let mut found = Vec::new();
    guest.go(&stage.address("/rules/edo-yashiki")).await;
    look_through(&guest, "page-rules-edo-yashiki", &mut found).await;
    guest.lay(&stage, "edo-yashiki", "Mio", &["carpenter"], ("grab", "draft")).await;
    let mut moments = vec![("place", "placing"), ("grab", "taking")];
    while !moments.is_empty() {
        let sight = guest.asked().await;
        let word = |action: &String| action.split(' ').next().unwrap_or_default().to_string();
        if let Some(place) = moments.iter().position(|(moment, _)| sight.actions.iter().any(|can| word(can) == *moment))
        {
            look_through(&guest, &format!("page-table-edo-yashiki-{}", moments.remove(place).1), &mut found).await;
        }
        // A press by the keyboard: the button of a place in words is folded away.
        let press = "document.querySelector(`#board button[data-action='${arguments[0]}']`).click(); return null";
        guest.ask_about::<()>(press, vec![sight.actions[0].as_str().into()]).await;
        guest.look_until(&format!("{} is done", sight.actions[0]), |now| now.seq > sight.seq).await;
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn edo_yashiki_shuts_nobody_out_on_a_laptop() {
    edo_yashiki(Size::Laptop).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn edo_yashiki_shuts_nobody_out_on_a_phone() {
    edo_yashiki(Size::Phone).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn iki_shuts_nobody_out_on_a_laptop() {
    iki(Size::Laptop).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn iki_shuts_nobody_out_on_a_phone() {
    iki(Size::Phone).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_other_game_shuts_anybody_out_on_a_laptop() {
    other_games(Size::Laptop).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_other_game_shuts_anybody_out_on_a_phone() {
    other_games(Size::Phone).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_shuts_anybody_out_on_a_laptop() {
    every_page(Size::Laptop).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_page_shuts_anybody_out_on_a_phone() {
    every_page(Size::Phone).await;
}
