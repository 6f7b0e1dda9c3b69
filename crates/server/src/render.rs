//! What a browser is sent: the room's words drawn by the boards.

use boards::pages::{self, GameFrame, Lobby, LogLine, Over, Place};
use boards::{Lang, Scene, SeatKind, Seated};
use catalog::AnyGame;
use maud::Markup;
use room::{Frame, HeardStep, Occupant, SeatNote};
use table::Seat;

/// How many lines of the log a page shows.
const LOG_LINES: usize = 120;

/// A table as one guest looks at it.
pub(crate) struct Sheet {
    pub(crate) lang: Lang,
    pub(crate) id: String,
    /// The whole address of the table.
    pub(crate) link: String,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) is_host: bool,
    /// The name the guest used last.
    pub(crate) name: Option<String>,
}

impl Sheet {
    /// The title of the game in the guest's language.
    pub(crate) fn title(&self) -> String {
        boards::game_title(self.lang, self.game.name(), self.game.title())
    }

    /// The inside of the table's page.
    pub(crate) fn inner(&self, seats: &[Seated], you: Option<Seat>, frame: Option<&Frame>, log: &[LogLine]) -> Markup {
        match frame {
            None => self.lobby(seats, you),
            Some(frame) => self.game(seats, frame, log),
        }
    }

    fn lobby(&self, seats: &[Seated], you: Option<Seat>) -> Markup {
        let levels = self.game.levels();
        let levels: Vec<(&str, &str)> = levels.iter().map(|(name, about, _)| (*name, *about)).collect();
        pages::lobby(&Lobby {
            lang: self.lang,
            id: &self.id,
            link: &self.link,
            game: self.game.name(),
            title: &self.title(),
            options: &self.options,
            seats,
            you,
            is_host: self.is_host,
            levels: &levels,
            name: self.name.as_deref(),
            error: None,
        })
    }

    fn game(&self, seats: &[Seated], frame: &Frame, log: &[LogLine]) -> Markup {
        let scene = Scene { lang: self.lang, you: frame.you, seats };
        let way = |to: &str| format!("/table/{}/{to}", self.id);
        let (replay, record, again) = (way("replay"), way("record"), way("again"));
        let mut places = Vec::new();
        let mut seed = String::new();
        if let Some((outcome, published)) = &frame.over {
            let place = |seat: Seat| Place { place: outcome.places[seat], seat, points: outcome.points[seat] };
            places.extend(Seat::all(outcome.places.seats()).map(place));
            places.sort_by_key(|place| place.place);
            seed = published.to_string();
        }
        let over = frame.over.map(|_| Over {
            places: &places,
            replay_path: &replay,
            record_path: &record,
            again_path: frame.you.map(|_| again.as_str()),
            seed: &seed,
        });
        pages::game(&GameFrame {
            scene: &scene,
            game: self.game.name(),
            title: &self.title(),
            board: &frame.sight.board(&scene),
            token: frame.ask.map(|ask| ask.token),
            seq: frame.seq,
            log,
            waiting: frame.waiting.anyone(),
            left_ms: frame.time_left_ms,
            over: over.as_ref(),
            hash: &frame.hash.to_string(),
        })
    }
}

/// Who sits where, in the language of the viewer.
pub(crate) fn seated(notes: &[SeatNote], lang: Lang) -> Vec<Seated> {
    let of_seat = |(seat, note): (Seat, &SeatNote)| {
        let SeatNote { occupant, present, host } = note;
        let (name, kind) = match occupant {
            Occupant::Open => (String::new(), SeatKind::Open),
            Occupant::Guest { name, .. } => (name.clone(), SeatKind::Guest),
            Occupant::Bot { level } => (boards::bot_name(lang, seat), SeatKind::Bot(level.clone())),
        };
        Seated { name, kind, present: *present, host: *host }
    };
    Seat::all(notes.len() as u8).zip(notes).map(of_seat).collect()
}

/// The log lines that these steps make.
pub(crate) fn log_lines(news: &[HeardStep], scene: &Scene<'_>) -> Vec<LogLine> {
    let lines = news.iter().flat_map(|step| {
        let told = step.events.iter().filter_map(|event| event.tell(scene));
        told.map(|text| LogLine { seq: step.seq, text }).collect::<Vec<_>>()
    });
    lines.collect()
}

/// Keeps the latest lines of a log.
pub(crate) fn keep_latest(log: &mut Vec<LogLine>) {
    let surplus = log.len().saturating_sub(LOG_LINES);
    log.drain(..surplus);
}
