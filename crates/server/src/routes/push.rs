//! Devices that guests want to be called on.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use serde_json::json;
use store::{Device, GuestId, Kept, StoreError};

use super::api::refuse;
use super::trouble;
use super::visit::Visit;
use crate::clock::unix_now;
use crate::house::House;
use crate::push::{MOST_DEVICES, read_letters};

/// What a browser wants for itself.
#[derive(Deserialize)]
#[serde(tag = "wish", rename_all = "snake_case")]
pub(super) enum DeviceWish {
    /// To be called.
    On { endpoint: String, keys: Keys },
    /// To be called no more.
    Off { endpoint: String },
    /// To know whether it is called.
    Look { endpoint: String },
}

/// The keys that a browser made for the house.
#[derive(Deserialize)]
pub(super) struct Keys {
    p256dh: String,
    auth: String,
}

/// Switches calls to this device on or off, or says which.
pub(super) async fn device(
    State(house): State<House>,
    visit: Visit,
    body: Result<Json<DeviceWish>, JsonRejection>,
) -> Response {
    if house.0.caller.is_none() {
        return refuse(StatusCode::NOT_FOUND, "this house calls nobody");
    }
    let wish = match body {
        Ok(Json(wish)) => wish,
        Err(rejection) => return refuse(rejection.status(), &rejection.body_text()),
    };
    let lang = visit.lang;
    let (guest, jar) = visit.guest();
    if !house.0.devices.allows(guest.clone(), house.0.clock.now()) {
        return refuse(StatusCode::TOO_MANY_REQUESTS, "too many requests: wait a minute");
    }
    let done = match wish {
        DeviceWish::On { endpoint, keys } => match read_device(&house, guest, endpoint, &keys, lang.code()) {
            Some(device) => house.0.store.save_device(&device, MOST_DEVICES).await.map(|()| Kept::Yes),
            None => {
                let sentence = "this is no subscription of a push service that the house knows";
                return refuse(StatusCode::UNPROCESSABLE_ENTITY, sentence);
            }
        },
        DeviceWish::Off { endpoint } => house.0.store.remove_device(&endpoint).await.map(|()| Kept::No),
        DeviceWish::Look { endpoint } => house.0.store.look_at_device(&guest, &endpoint, lang.code()).await,
    };
    (jar, reply(&done)).into_response()
}

/// A device, if it can be called.
fn read_device(house: &House, guest: GuestId, endpoint: String, keys: &Keys, language: &str) -> Option<Device> {
    let device = Device {
        guest,
        endpoint,
        public_key: read_letters(&keys.p256dh)?,
        auth: read_letters(&keys.auth)?,
        language: language.to_string(),
        added_at: unix_now(),
    };
    house.0.caller.as_ref()?.accepts(&device).then_some(device)
}

fn reply(done: &Result<Kept, StoreError>) -> Response {
    match done {
        Ok(kept) => Json(json!({ "on": *kept == Kept::Yes })).into_response(),
        Err(error) => refuse(trouble::status(trouble::of_store(error)), &error.to_string()),
    }
}
