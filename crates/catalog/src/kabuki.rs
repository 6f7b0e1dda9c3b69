//! Kabuki in the catalog.

use kabuki::{Event, Kabuki};

use crate::{CountedEvent, Entry, Hands, LookingBack};

impl Entry for Kabuki {
    const TITLE: &'static str = "Kabuki";
    const ABOUT: &'static str =
        "Remember what lies under the masks, and cry \"Stop!\" when an actor gets one they have worn before.";
    const HANDS: Hands = Hands::Open;
    const LOOKING_BACK: LookingBack = LookingBack::Refused;

    fn counted(event: &Event) -> Option<CountedEvent> {
        if let Event::Caught { stopper, .. } = *event {
            return Some(CountedEvent { seat: stopper, topic: "cried stop", item: "and was right" });
        }
        if let Event::Mistaken { stopper } = *event {
            return Some(CountedEvent { seat: stopper, topic: "cried stop", item: "and was wrong" });
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use bots::{Bot, Reaction, play};
    use kabuki::{Action, Event, Kabuki, KabukiOptions, View};
    use table::{Input, Journal, Seat, Seed, Table, Viewer};

    /// Cries at every mask, always as quickly.
    struct Crier;

    impl Bot<Kabuki> for Crier {
        fn hear(&mut self, _seat: Seat, _event: &Event) {}

        fn choose(&mut self, _seat: Seat, _view: &View, legal: &[Action]) -> Action {
            legal[0]
        }

        fn react(&mut self, _seat: Seat, _view: &View, _legal: &[Action]) -> Option<Reaction<Action>> {
            Some(Reaction { action: Action::Stop, after_ms: 400 })
        }
    }

    #[test]
    fn among_voices_of_the_same_millisecond_the_placers_left_has_the_stop() {
        let mut journal = Journal::open();
        let mut table = Table::<Kabuki>::open(4, KabukiOptions::default(), Seed::numbered(1, 2), &mut journal)
            .expect("four can play");
        let mut criers: Vec<Box<dyn Bot<Kabuki>>> = (0..4).map(|_| Box::new(Crier) as Box<dyn Bot<Kabuki>>).collect();
        let mut stops = 0;
        let mut placer = None;
        play(&mut table, &mut journal, &mut criers, |step| {
            if let Some(Input::Choose(seat, Action::Stop)) = step.input {
                assert_eq!(placer.map(|placer: Seat| placer.left(1, 4)), Some(seat));
                stops += 1;
            }
            placer = Some(table::Game::view(step.table.game(), Viewer::Spectator).active);
        });
        assert!(stops > 10, "only {stops} stops");
    }
}
