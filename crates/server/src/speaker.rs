//! What a table says, in the words of one guest: HTML for a browser, JSON for a program.

use std::sync::Arc;

use boards::pages::{LogLine, TalkLine};
use boards::{Lang, Scene, Seated};
use room::{Frame, GuestId, Ms, Occupant, Reach, SeatNote, Sent};
use serde::Serialize;
use table::Seat;

use crate::drawings::{Key, Kind, View};
use crate::protocol::{self, ToBrowser, ToProgram};
use crate::render::{self, Around, Sheet};

/// What a socket speaks.
pub(crate) enum Format {
    /// HTML for a browser.
    Browser(Arc<Sheet>),
    /// JSON for a program.
    Program(Lang),
}

/// What is to be said.
pub(crate) enum Speech {
    /// These words.
    Text(String),
    /// The table as it is now, which others may see in the same way.
    Picture(Picture),
}

/// A picture that is to be drawn, or was for somebody else.
pub(crate) struct Picture {
    pub(crate) key: Key,
    announce: Vec<String>,
}

/// What the table was when the line was opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opening {
    /// It waited for its guests.
    Seats,
    /// The game had begun: the board is the first thing to be shown.
    Board,
}

/// Puts what a table says into the words of one guest.
pub(crate) struct Speaker {
    pub(crate) format: Format,
    guest: GuestId,
    you: Option<Seat>,
    seats: Vec<Seated>,
    opening: Opening,
    frame: Option<Box<Frame>>,
    /// When the frame was as it is here.
    framed_at: Ms,
    log: Vec<LogLine>,
    plea: Option<room::Plea>,
    talk: Vec<TalkLine>,
}

impl Speaker {
    /// For a guest who has read the log so far.
    pub(crate) fn new(format: Format, guest: GuestId, opening: Opening, log: Vec<LogLine>) -> Speaker {
        Speaker {
            format,
            guest,
            you: None,
            seats: Vec::new(),
            opening,
            frame: None,
            framed_at: 0,
            log,
            plea: None,
            talk: Vec::new(),
        }
    }

    pub(crate) fn lang(&self) -> Lang {
        match &self.format {
            Format::Browser(sheet) => sheet.lang,
            Format::Program(lang) => *lang,
        }
    }

    /// What to send for this; nothing if it need not be told.
    pub(crate) fn speak(&mut self, sent: Sent, now: Ms) -> Option<Speech> {
        match self.format {
            Format::Browser(_) => {
                // A picture is drawn again whenever somebody comes or speaks; its clocks have run meanwhile.
                let passed = now.saturating_sub(self.framed_at);
                self.frame.iter_mut().for_each(|frame| frame.pass(passed));
                self.framed_at = now;
                self.draw_for_browser(sent)
            }
            Format::Program(lang) => Some(Speech::Text(to_program(&sent, lang))),
        }
    }

    fn draw_for_browser(&mut self, sent: Sent) -> Option<Speech> {
        let lang = self.lang();
        match sent {
            Sent::Frame(frame) => {
                let announce = self.take_in(frame);
                self.table(announce)
            }
            Sent::Seats(notes) => {
                let (seats, you) = (render::seated(&notes, lang), seat_of(&self.guest, &notes));
                if self.seats == seats && self.you == you {
                    return None;
                }
                (self.seats, self.you) = (seats, you);
                self.table(Vec::new())
            }
            Sent::Refused { token, reason } => {
                say(&ToBrowser::Refused { token, text: protocol::refusal(&reason, lang) })
            }
            Sent::Advice { token, best } => say(&ToBrowser::Hint { token, best: protocol::advice(&best) }),
            Sent::Plea(plea) => {
                self.plea = plea;
                self.table(Vec::new())
            }
            Sent::Talk(talk) => {
                let talk: Vec<TalkLine> = talk.iter().map(|said| render::talk_line(said)).collect();
                // Where nobody has spoken, there is nothing to draw again.
                if self.talk == talk {
                    return None;
                }
                self.talk = talk;
                self.table(Vec::new())
            }
            Sent::Said(said) => {
                let line = render::talk_line(&said);
                let announce = vec![line.text(lang)];
                render::keep_talk(&mut self.talk, line);
                self.table(announce)
            }
            Sent::Notice(notice) => {
                let (kind, text) = protocol::notice(notice, lang);
                say(&ToBrowser::Notice { kind, text })
            }
        }
    }

    /// Takes a frame in and says which lines are worth announcing.
    fn take_in(&mut self, mut frame: Box<Frame>) -> Vec<String> {
        let scene = Scene { lang: self.lang(), you: frame.you, seats: &self.seats };
        let lines = render::log_lines(&frame.news, &scene);
        let announce = match frame.reach {
            // Who comes in the middle does not want the whole game read out.
            Reach::Whole => Vec::new(),
            Reach::Step | Reach::Missed => lines.iter().map(|line| line.text.clone()).collect(),
        };
        match frame.reach {
            Reach::Whole => self.log = lines,
            Reach::Step | Reach::Missed => self.log.extend(lines),
        }
        render::keep_latest(&mut self.log);
        // They are in the log now.
        frame.news = Vec::new();
        self.frame = Some(frame);
        announce
    }

    /// The table as it is now. Who comes to a game is told first who is there, and then how it stands: until then their
    /// page is left alone, for all there is to draw would be the seats before the game.
    fn table(&self, announce: Vec<String>) -> Option<Speech> {
        let Format::Browser(sheet) = &self.format else { return None };
        if self.frame.is_none() && self.opening == Opening::Board {
            return None;
        }
        let view = View {
            sheet,
            seats: &self.seats,
            you: self.you,
            frame: self.frame.as_deref(),
            log: &self.log,
            around: Around { plea: self.plea, talk: &self.talk },
            announce: &announce,
        };
        let key = view.key(Kind::Picture, self.framed_at);
        Some(Speech::Picture(Picture { key, announce }))
    }

    /// What draws the table as it is now, wherever that is done.
    fn drawing(&self, announce: Vec<String>) -> impl FnOnce() -> String + Send + 'static {
        let sheet = match &self.format {
            Format::Browser(sheet) => Some(Arc::clone(sheet)),
            Format::Program(_) => None,
        };
        let (seats, you, frame) = (self.seats.clone(), self.you, self.frame.clone());
        let (log, talk, plea) = (self.log.clone(), self.talk.clone(), self.plea);
        move || {
            let frame = frame.as_deref();
            let around = Around { plea, talk: &talk };
            let draw = |sheet: Arc<Sheet>| sheet.inner(&seats, you, frame, &log, around).into_string();
            let html = sheet.map_or_else(String::new, draw);
            let seq = frame.map_or(0, |frame| frame.seq);
            let reach = protocol::reach(frame.map_or(Reach::Whole, |frame| frame.reach));
            json(&ToBrowser::Table { html, seq, reach, announce })
        }
    }
}

impl Picture {
    /// What draws it, in the words of the one who was to be shown it.
    pub(crate) fn drawing(self, speaker: &Speaker) -> impl FnOnce() -> String + Send + 'static {
        speaker.drawing(self.announce)
    }
}

fn say(message: &ToBrowser) -> Option<Speech> {
    Some(Speech::Text(json(message)))
}

fn seat_of(guest: &GuestId, notes: &[SeatNote]) -> Option<Seat> {
    let sits = |note: &SeatNote| matches!(&note.occupant, Occupant::Guest { id, .. } if id == guest);
    notes.iter().position(sits).map(|index| Seat::new(index as u8))
}

fn to_program(sent: &Sent, lang: Lang) -> String {
    match sent {
        Sent::Frame(frame) => json(&protocol::frame(frame)),
        Sent::Seats(notes) => json(&protocol::seats(notes)),
        Sent::Refused { token, reason } => {
            json(&ToProgram::Refused { token: *token, text: protocol::refusal(reason, lang) })
        }
        Sent::Advice { token, best } => json(&ToProgram::Hint { token: *token, best: protocol::advice(best) }),
        Sent::Plea(plea) => json(&ToProgram::Plea { plea: plea.map(protocol::plea) }),
        Sent::Talk(talk) => json(&ToProgram::Talk { lines: talk.iter().map(|said| protocol::said(said)).collect() }),
        Sent::Said(said) => json(&ToProgram::Said(protocol::said(said))),
        Sent::Notice(notice) => {
            let (kind, text) = protocol::notice(*notice, lang);
            json(&ToProgram::Notice { kind, text })
        }
    }
}

/// A message as it goes over the line.
pub(crate) fn json(value: &impl Serialize) -> String {
    // Room for a frame of the usual size, so that it is not moved again and again while it is written.
    let mut text = Vec::with_capacity(2 * 1024);
    serde_json::to_writer(&mut text, value).expect("messages are plain data with text keys");
    String::from_utf8(text).expect("JSON is text")
}
