//! Calling guests who are away from this table although it waits for them.

use boards::Lang;
use room::{GuestId, Ms, Occupant};
use store::{Call, CallAnswer, Device};

use super::Driver;
use crate::push::{News, Said, Sight};
use crate::render;

impl Driver {
    /// Looks who is here, who is away, and who has been away for so long that they are to be called.
    pub(super) async fn watch(&mut self) {
        let Some(push) = self.house.0.config.push.as_ref() else { return };
        let (now, grace) = (self.house.0.clock.now(), push.grace.as_millis() as Ms);
        let lines = &self.lines;
        let is_here = |guest: &GuestId| lines.values().any(|(known, _)| known == guest);
        for (guest, _) in self.room.awaited() {
            // Nearly always everybody is there, and there is nothing to look after.
            if !self.watches.contains_key(guest) && !is_here(guest) {
                self.watches.insert(guest.clone(), crate::push::Watch::default());
            }
        }
        if self.watches.is_empty() {
            return;
        }
        if self.room.outcome().is_some() {
            self.watches.clear();
            let forgotten = self.house.0.store.forget_calls(&self.id).await;
            return self.note(forgotten);
        }
        let (mut came, mut due) = (Vec::new(), Vec::new());
        for (guest, watch) in &mut self.watches {
            // Several people at one device are one guest; whoever of them is asked first is who is called.
            let asked = self.room.awaited().find(|(awaited, _)| *awaited == guest).map(|(_, question)| question);
            let sight = if is_here(guest) { Sight::Here } else { asked.map_or(Sight::Away, Sight::Asked) };
            if let News::Came(question) = watch.see(sight, now) {
                came.push((guest.clone(), question));
            }
            due.extend(watch.is_due(grace, now).map(|question| (guest.clone(), question)));
        }
        for (guest, question) in came {
            self.note_call(&guest, question, CallAnswer::Came).await;
        }
        for (guest, question) in due {
            self.call(&guest, question, now).await;
        }
    }

    /// When the next guest is to be called.
    pub(super) fn next_call(&self) -> Option<Ms> {
        let grace = self.house.0.config.push.as_ref()?.grace.as_millis() as Ms;
        self.watches.values().filter_map(|watch| watch.due(grace)).min()
    }

    async fn call(&mut self, guest: &GuestId, question: u32, now: Ms) {
        let devices = self.devices(guest).await;
        let noted = match &devices {
            // What is written down first can be lost with the house, but nobody is ever called twice.
            Some(devices) if !devices.is_empty() => self.note_call(guest, question, CallAnswer::None).await,
            Some(_) | None => None,
        };
        let Some(watch) = self.watches.get_mut(guest) else { return };
        match (devices, noted) {
            (Some(devices), _) if devices.is_empty() => watch.pass(question),
            (Some(devices), Some(())) => {
                watch.call(question);
                for device in devices {
                    self.tell(guest, device);
                }
            }
            (_, None) | (None, _) => watch.put_off(now),
        }
    }

    /// The devices of a guest; nothing if the store does not say.
    async fn devices(&mut self, guest: &GuestId) -> Option<Vec<Device>> {
        let Ok(guest) = guest.0.parse() else { return Some(Vec::new()) };
        self.house.0.store.devices_of_guest(&guest).await.ok()
    }

    async fn note_call(&mut self, guest: &GuestId, question: u32, answer: CallAnswer) -> Option<()> {
        let call = Call { guest: guest.0.parse().ok()?, question, answer };
        let noted = self.house.0.store.note_call(&self.id, &call).await;
        noted.inspect_err(|error| tracing::warn!(table = %self.id, %error, "a call was not noted")).ok()
    }

    fn tell(&self, guest: &GuestId, device: Device) {
        let Some(caller) = &self.house.0.caller else { return };
        let said = self.said(guest, Lang::from_code(&device.language).unwrap_or(Lang::En));
        if caller.tell(device, &self.id, &said).is_err() {
            self.house.0.metrics.push_failed.inc();
            tracing::warn!(table = %self.id, "too many calls wait to be delivered");
        }
    }

    /// What a guest is told: the game and with whom, and nothing of what happened in it.
    fn said(&self, guest: &GuestId, lang: Lang) -> Said {
        let title = boards::game_title(lang, self.game.name(), self.game.title());
        let notes = self.room.seats();
        let is_other = |occupant: &Occupant| !matches!(occupant, Occupant::Guest { id, .. } if id == guest);
        let seated = render::seated(&notes, lang).into_iter().zip(notes.iter());
        let others: Vec<String> =
            seated.filter(|(_, note)| is_other(&note.occupant)).map(|(seated, _)| seated.name).collect();
        let body = boards::your_turn(lang, &title, &others);
        Said { lang, title, body }
    }
}
