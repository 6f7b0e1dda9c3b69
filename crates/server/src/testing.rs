//! How the house reads what strangers send, for tests that send a great deal of it (feature `testing`).

use std::net::{IpAddr, Ipv4Addr};

use boards::{Lang, Sentence as _};
use catalog::AnyGame;
use store::Occupant;
use wire::TableSettings;

use crate::names;
use crate::network::Network;
use crate::routes::{self, field, read_wish};
use crate::tables::Wish;

/// A table that a form asked for.
pub struct TableForm {
    /// The options that it named.
    pub options: Vec<(String, String)>,
    /// Who sits where; nobody at open seats.
    pub places: Vec<Option<Occupant>>,
    /// What the table agrees on beside the rules.
    pub settings: TableSettings,
}

/// A name as it is shown; nothing if the text is no name.
pub fn read_name(text: &str) -> Option<String> {
    names::read(text).ok()
}

/// The address that a form sends a guest to: a path of the house, whatever the form says.
pub fn own_path(text: &str) -> &str {
    routes::own_path(text)
}

/// Reads the form of a new table; a refusal is the sentence that its page shows.
pub fn read_table_form(game: &'static dyn AnyGame, fields: &[(String, String)]) -> Result<TableForm, String> {
    let name = names::read(field(fields, "name").unwrap_or_default());
    let name = name.map_err(|bad| bad.refusal().text(Lang::En))?;
    let guest = "somebody".parse().expect("an id");
    let network = Network::of(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let wish = read_wish(game, fields, &guest, &name, network);
    let Wish { options, places, settings, .. } = wish.map_err(|refusal| refusal.text(Lang::En))?;
    Ok(TableForm { options, places, settings })
}
