//! JSON that only one game understands.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// JSON that only one game understands: a view, an event, a list of actions. It is passed on byte for byte.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    /// The JSON of a value.
    pub fn of(value: &impl Serialize) -> Result<Json, serde_json::Error> {
        serde_json::value::to_raw_value(value).map(Json)
    }

    /// JSON that is written already.
    pub fn from_text(text: &str) -> Result<Json, serde_json::Error> {
        RawValue::from_string(text.to_string()).map(Json)
    }

    /// Its text, exactly as it was sent.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// What it says, for a program that knows the game.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.text())
    }
}

impl From<Box<RawValue>> for Json {
    fn from(raw: Box<RawValue>) -> Json {
        Json(raw)
    }
}

/// Two values are equal if they are the same text.
impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Json {}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
