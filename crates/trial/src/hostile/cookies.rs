//! Cookies that the house did not sign for this purpose: a name it signed, a cookie of another house, changed letters.
//!
//! A request that makes its sender a guest sets a cookie unless the sender has a good one. A forged cookie that is
//! answered without a new one was accepted.

use anyhow::Context as _;
use serde_json::json;
use table::{Rng, Seed};

use super::attackers::Attacker;
use super::http::{Http, Reply};
use super::{Attack, Figure, Ground, Unit};

/// The cookie that makes somebody a guest, and the one with the name they used last.
const GUEST: &str = "zashiki-guest";
const NAME: &str = "zashiki-name";
/// After how many cookies the attacker comes from another address.
const BY_ADDRESS: u32 = 400;
/// How many requests may be refused for coming too fast before the attack gives up.
const MOST_LIMITED: u32 = 10_000;

pub(super) async fn run(ground: &mut Ground<'_>) -> anyhow::Result<Vec<Figure>> {
    let size = ground.hostile.size;
    let house = ground.house.address();
    let mut rng = Rng::new(&Seed::numbered(20, 0));
    let victim = Attacker::new(house, 1_000_000);
    let (_, cookies) = victim.lay(&json!({ "game": "rinpa", "seats": ["me", "open", "open"] })).await?;
    let genuine = value_of(&cookies, GUEST).context("the house makes nobody a guest")?;
    check_controls(&mut victim.http().await?, &genuine).await?;
    ground.progress.start("cookies", u64::from(size.forged_cookies));
    let mut forged = signed_for_names(house, &genuine).await?;
    forged.extend(["", "gone", "=", "%3D", "null"].map(String::from));
    let (mut tried, mut accepted, mut limited, mut address) = (0, 0, 0, 0);
    let mut http = Attacker::new(house, address).http().await?;
    while tried < size.forged_cookies {
        let cookie = forged.pop().unwrap_or_else(|| changed(&genuine, &mut rng));
        let reply = sit_nowhere(&mut http, &cookie).await;
        match reply {
            Ok(reply) if reply.status == 429 => {
                limited += 1;
                anyhow::ensure!(limited < MOST_LIMITED, "the house refuses nearly all requests: {tried} were tried");
                forged.push(cookie);
            }
            Ok(reply) => {
                tried += 1;
                accepted += u32::from(is_accepted(&reply));
                ground.progress.reach(u64::from(tried));
                if !tried.is_multiple_of(BY_ADDRESS) {
                    continue;
                }
            }
            Err(_) => forged.push(cookie),
        }
        address += 1;
        http = Attacker::new(house, address).http().await?;
    }
    Ok(vec![Figure {
        attack: Attack::Cookies.name(),
        figure: "forged cookies accepted",
        unit: Unit::Count,
        before: None,
        at_most: 0.0,
        measured: Some(f64::from(accepted)),
        note: format!("of {tried}"),
    }])
}

/// A request that makes its sender a guest and does nothing else: there is no such table.
async fn sit_nowhere(http: &mut Http, guest: &str) -> anyhow::Result<Reply> {
    let cookies = format!("{GUEST}={guest}");
    http.post_json("/api/tables/aaaaaaaaaaaaaaaaaaaaaaaa/sit", &cookies, "{\"name\":\"nobody\"}").await
}

fn is_accepted(reply: &Reply) -> bool {
    value_of(&reply.cookies(), GUEST).is_none()
}

/// What is measured must tell a good cookie from none.
async fn check_controls(http: &mut Http, genuine: &str) -> anyhow::Result<()> {
    let (good, none) = (sit_nowhere(http, genuine).await?, sit_nowhere(http, "").await?);
    anyhow::ensure!(is_accepted(&good), "a genuine cookie was not accepted: status {}", good.status);
    anyhow::ensure!(!is_accepted(&none), "no cookie was taken for one: status {}", none.status);
    Ok(())
}

/// Names that the house signs, put where it expects a guest. The id of a guest stood at the end of the cookie once.
async fn signed_for_names(house: std::net::SocketAddr, genuine: &str) -> anyhow::Result<Vec<String>> {
    let id: String = genuine.chars().rev().take(24).collect::<Vec<_>>().into_iter().rev().collect();
    let mut signed = Vec::new();
    for (number, nickname) in (2_000_000..).zip([id.as_str(), "gone", "korin", "a"]) {
        let attacker = Attacker::new(house, number);
        let (table, _) = attacker.lay(&json!({ "game": "rinpa", "seats": ["open", "open", "open"] })).await?;
        let fields = format!("name={nickname}&seat=0");
        let reply = attacker.http().await?.post_form(&format!("/table/{table}/sit"), "", &fields).await?;
        // A house may refuse a name: then it signs nothing.
        signed.extend(value_of(&reply.cookies(), NAME));
    }
    anyhow::ensure!(!signed.is_empty(), "the house signs no names any more: this attack looks for them elsewhere");
    Ok(signed)
}

/// The value of a cookie in a header.
fn value_of(cookies: &str, name: &str) -> Option<String> {
    let pairs = cookies.split("; ").filter_map(|pair| pair.split_once('='));
    let found = pairs.filter(|(known, value)| *known == name && !value.is_empty()).map(|(_, value)| value.to_string());
    found.last()
}

/// The genuine cookie with one to three other letters, or cut short, or made longer.
fn changed(genuine: &str, rng: &mut Rng) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut letters = genuine.as_bytes().to_vec();
    let draw = |rng: &mut Rng| LETTERS[rng.below(LETTERS.len() as u32) as usize];
    match rng.below(8) {
        0 => letters.truncate(rng.below(letters.len() as u32) as usize),
        1 => letters.push(draw(rng)),
        _ => {
            for _ in 0..=rng.below(3) {
                let place = rng.below(letters.len() as u32) as usize;
                letters[place] = draw(rng);
            }
        }
    }
    let changed = String::from_utf8_lossy(&letters).into_owned();
    // An escape in other letters is the same cookie, and so is one that was changed into itself.
    if changed.eq_ignore_ascii_case(genuine) { format!("{genuine}A") } else { changed }
}

#[cfg(test)]
mod tests {
    use table::{Rng, Seed};

    use super::{changed, value_of};

    #[test]
    fn a_forged_cookie_is_never_the_genuine_one() {
        let mut rng = Rng::new(&Seed::numbered(1, 0));
        for _ in 0..10_000 {
            assert_ne!(changed("ab%3Dcd", &mut rng), "ab%3Dcd");
        }
    }

    #[test]
    fn a_cookie_that_is_removed_has_no_value() {
        assert_eq!(value_of("zashiki-guest=; zashiki-name=anna", "zashiki-guest"), None);
        assert_eq!(value_of("zashiki-guest=; zashiki-name=anna", "zashiki-name").as_deref(), Some("anna"));
    }
}
