//! The form of a new table, read: every field has a closed list of values, and whatever else comes is refused.

use axum::extract::Form;
use boards::FormError;
use catalog::AnyGame;
use store::{GuestId, Visibility};
use table::{OfferedTo, Seat};
use wire::{Clock, Hints, Refusal, StandIn, TableSettings, TakeBack};

use crate::names::{self, BadName};
use crate::network::Network;
use crate::tables::Wish;

/// The fields of a form, in order.
pub(super) type Fields = Form<Vec<(String, String)>>;

/// The first field of this name.
pub(crate) fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// The table that a form wishes for.
pub(crate) fn read_wish(
    game: &'static dyn AnyGame,
    fields: &[(String, String)],
    guest: &GuestId,
    name: &str,
    network: Network,
) -> Result<Wish, FormError> {
    let seats = field(fields, "seats").and_then(|text| text.parse::<u8>().ok());
    let seats = seats.filter(|seats| game.seats().contains(seats)).ok_or(FormError::DoesNotFit)?;
    let mut places = Vec::new();
    for seat in Seat::all(seats) {
        places.push(match field(fields, &format!("seat-{seat}")).ok_or(FormError::DoesNotFit)? {
            "me" => Some(store::Occupant::Guest { id: guest.clone(), nickname: name.to_string() }),
            "open" => None,
            "here" => {
                let name = names::read(field(fields, &format!("guest-{seat}")).unwrap_or_default());
                let nickname = name.map_err(|bad| match bad {
                    BadName::Length => FormError::BesideName,
                    BadName::Invisible => FormError::Refused(Refusal::InvisibleName),
                })?;
                Some(store::Occupant::Guest { id: guest.clone(), nickname })
            }
            level if is_level(game, level) => Some(store::Occupant::Bot { level: level.to_string() }),
            _ => return Err(FormError::Refused(Refusal::NoSuchPlayer)),
        });
    }
    if Seat::all(seats).filter(|seat| field(fields, &format!("seat-{seat}")) == Some("me")).count() > 1 {
        return Err(FormError::Refused(Refusal::TwoSeats));
    }
    let mut options = Vec::new();
    for choice in game.options().iter().filter(|choice| choice.offered_to == OfferedTo::Players) {
        if let Some(value) = field(fields, &format!("option-{}", choice.name)) {
            if !choice.values.iter().any(|known| known.name == value) {
                return Err(FormError::DoesNotFit);
            }
            options.push((choice.name.to_string(), value.to_string()));
        }
    }
    let visibility = match field(fields, "visibility") {
        Some("public") => Visibility::Public,
        Some(_) | None => Visibility::Private,
    };
    let settings = read_settings(game, fields).ok_or(FormError::DoesNotFit)?;
    Ok(Wish { game, options, places, host: guest.clone(), network, visibility, settings })
}

/// What the form says that the table agrees on; what it leaves out is as usual.
fn read_settings(game: &dyn AnyGame, fields: &[(String, String)]) -> Option<TableSettings> {
    let clock = match field(fields, "clock").unwrap_or("none").split('-').collect::<Vec<_>>()[..] {
        ["none"] => Clock::None,
        ["move", seconds] => Clock::PerMove { seconds: seconds.parse().ok()? },
        ["bank", seconds, increment] => {
            Clock::Bank { seconds: seconds.parse().ok()?, increment: increment.parse().ok()? }
        }
        _ => return None,
    };
    let level = match field(fields, "stand-in-level") {
        Some(level) if is_level(game, level) => Some(level.to_string()),
        Some(_) => return None,
        None => None,
    };
    let stand_in = match field(fields, "stand-in").unwrap_or("120") {
        "never" => StandIn::Never,
        seconds => StandIn::After { seconds: seconds.parse().ok()?, level },
    };
    let hints = match field(fields, "hints").unwrap_or("offered") {
        "offered" => Hints::Offered,
        "withheld" => Hints::Withheld,
        _ => return None,
    };
    let take_back = match field(fields, "take-back").unwrap_or("consent") {
        "consent" => TakeBack::Consent,
        "own-steps" => TakeBack::OwnSteps,
        _ => return None,
    };
    let settings = TableSettings { clock, stand_in, hints, take_back };
    settings.check().ok().map(|()| settings)
}

fn is_level(game: &dyn AnyGame, name: &str) -> bool {
    game.levels().iter().any(|level| level.name == name)
}
