//! Calling guests who are away from this table although it waits for them.

use boards::Lang;
use room::{GuestId, Ms, Room};
use store::{Call, CallAnswer, Device};
use table::Seat;

use super::Driver;
use super::guard::Broken;
use crate::push::{News, Said, Watch, Whereabouts};
use crate::render;

impl Driver {
    /// Looks who is here, who is away, and who has been away for so long that they are to be called.
    pub(super) async fn watch(&mut self) -> Result<(), Broken> {
        let Some(push) = self.house.0.config.push.as_ref() else { return Ok(()) };
        let (now, grace) = (self.house.0.clock.now(), push.grace.as_millis() as Ms);
        let watches = &mut self.watches;
        let is_over = self.room.ask(|room| {
            for (guest, _) in room.awaited() {
                // Nearly always everybody is there, and there is nothing to look after.
                if !watches.contains_key(guest) && !room.is_here(guest) {
                    watches.insert(guest.clone(), Watch::default());
                }
            }
            room.outcome().is_some()
        })?;
        if self.watches.is_empty() {
            return Ok(());
        }
        if is_over {
            self.watches.clear();
            let forgotten = self.house.0.store.forget_calls(&self.id).await;
            self.note(forgotten);
            return Ok(());
        }
        let (mut came, mut due) = (Vec::new(), Vec::new());
        let watches = &mut self.watches;
        self.room.ask(|room| {
            for (guest, watch) in watches {
                if let News::Came(question) = watch.see(whereabouts(room, guest), now) {
                    came.push((guest.clone(), question));
                }
                due.extend(watch.is_due(grace, now).map(|question| (guest.clone(), question)));
            }
        })?;
        for (guest, question) in came {
            self.note_call(&guest, question, CallAnswer::Came).await;
        }
        for (guest, question) in due {
            self.call(&guest, question, now).await?;
        }
        Ok(())
    }

    /// When the next guest is to be called.
    pub(super) fn next_call(&self) -> Option<Ms> {
        let grace = self.house.0.config.push.as_ref()?.grace.as_millis() as Ms;
        self.watches.values().filter_map(|watch| watch.due(grace)).min()
    }

    async fn call(&mut self, guest: &GuestId, question: u32, now: Ms) -> Result<(), Broken> {
        let devices = self.devices(guest).await;
        let noted = match &devices {
            // What is written down first can be lost with the house, but nobody is ever called twice.
            Some(devices) if !devices.is_empty() => self.note_call(guest, question, CallAnswer::None).await,
            Some(_) | None => None,
        };
        let Some(watch) = self.watches.get_mut(guest) else { return Ok(()) };
        match (devices, noted) {
            (Some(devices), _) if devices.is_empty() => watch.pass(question),
            (Some(devices), Some(())) => {
                watch.call(question);
                for device in devices {
                    self.tell(guest, device)?;
                }
            }
            (_, None) | (None, _) => watch.put_off(now),
        }
        Ok(())
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

    fn tell(&self, guest: &GuestId, device: Device) -> Result<(), Broken> {
        let Some(caller) = &self.house.0.caller else { return Ok(()) };
        let said = self.said(guest, Lang::from_code(&device.language).unwrap_or(Lang::En))?;
        if caller.tell(device, &self.id, &said).is_err() {
            self.house.0.metrics.push_failed.inc();
            tracing::warn!(table = %self.id, "too many calls wait to be delivered");
        }
        Ok(())
    }

    /// What a guest is told: the game and with whom, and nothing of what happened in it.
    fn said(&self, guest: &GuestId, lang: Lang) -> Result<Said, Broken> {
        let title = boards::game_title(lang, self.game.name(), self.game.title());
        let (seats, own) = self.room.ask(|room| (room.seats(), room.seats_of(guest)))?;
        let seated = Seat::all(seats.len() as u8).zip(render::seated(&seats, lang));
        let others: Vec<String> =
            seated.filter(|(seat, _)| !own.contains(*seat)).map(|(_, seated)| seated.name).collect();
        let body = boards::your_turn(lang, &title, &others);
        Ok(Said { lang, title, body })
    }
}

/// Where a guest is, as far as calls go. Several people at one device are one guest: the one who is asked first counts.
fn whereabouts(room: &Room, guest: &GuestId) -> Whereabouts {
    if room.is_here(guest) {
        return Whereabouts::Here;
    }
    let asked = room.awaited().find(|(awaited, _)| *awaited == guest);
    asked.map_or(Whereabouts::Away, |(_, token)| Whereabouts::Awaited(token))
}
