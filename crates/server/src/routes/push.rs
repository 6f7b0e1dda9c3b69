//! Devices that guests want to be called on.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use boards::{Lang, Trouble};
use store::{Device, GuestId, Kept, StoreError};
use wire::{PushKeys, PushReply, PushRequest, Refusal};

use super::api::{refuse, refuse_body};
use super::trouble;
use super::visit::Visit;
use crate::clock::unix_now;
use crate::house::House;
use crate::push::{MOST_DEVICES, read_letters};

/// Switches calls to this device on or off, or says which.
pub(super) async fn device(
    State(house): State<House>,
    visit: Visit,
    body: Result<Json<PushRequest>, JsonRejection>,
) -> Response {
    let lang = visit.lang;
    if house.0.caller.is_none() {
        return refuse(StatusCode::NOT_FOUND, Refusal::NoPush, lang);
    }
    let wish = match body {
        Ok(Json(wish)) => wish,
        Err(rejection) => return refuse_body(&rejection, lang),
    };
    let (guest, jar) = visit.guest();
    if !house.0.devices.allows(guest.clone(), house.0.clock.now()) {
        return trouble::json(Trouble::TooManyRequests, Refusal::TooManyRequests, lang);
    }
    let done = match wish {
        PushRequest::On { endpoint, keys } => match read_device(&house, guest, endpoint, &keys, lang.code()) {
            Some(device) => house.0.store.save_device(&device, MOST_DEVICES).await.map(|()| Kept::Yes),
            None => return refuse(StatusCode::UNPROCESSABLE_ENTITY, Refusal::BadSubscription, lang),
        },
        PushRequest::Off { endpoint } => house.0.store.remove_device(&endpoint).await.map(|()| Kept::No),
        PushRequest::Look { endpoint } => house.0.store.look_at_device(&guest, &endpoint, lang.code()).await,
    };
    (jar, reply(&done, lang)).into_response()
}

/// A device, if it can be called.
fn read_device(house: &House, guest: GuestId, endpoint: String, keys: &PushKeys, language: &str) -> Option<Device> {
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

fn reply(done: &Result<Kept, StoreError>, lang: Lang) -> Response {
    match done {
        Ok(kept) => Json(PushReply { on: *kept == Kept::Yes }).into_response(),
        Err(error) => trouble::json_of_store(error, lang),
    }
}
