//! What a table says, in the words of one guest: HTML for a browser, JSON for a program.

use boards::pages::{LogLine, TalkLine};
use boards::{Lang, Scene, Seated};
use room::{Frame, GuestId, Ms, Occupant, Reach, SeatNote, Sent};
use serde::Serialize;
use table::Seat;

use crate::protocol::{self, ToBrowser, ToProgram};
use crate::render::{self, Around, Sheet};

/// What a socket speaks.
pub(crate) enum Format {
    /// HTML for a browser.
    Browser(Box<Sheet>),
    /// JSON for a program.
    Program(Lang),
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
    pub(crate) fn speak(&mut self, sent: Sent, now: Ms) -> Option<String> {
        match self.format {
            Format::Browser(_) => {
                // A picture is drawn again whenever somebody comes or speaks; its clocks have run meanwhile.
                let passed = now.saturating_sub(self.framed_at);
                self.frame.iter_mut().for_each(|frame| frame.pass(passed));
                self.framed_at = now;
                self.draw_for_browser(sent)
            }
            Format::Program(lang) => Some(to_program(&sent, lang)),
        }
    }

    fn draw_for_browser(&mut self, sent: Sent) -> Option<String> {
        let lang = self.lang();
        match sent {
            Sent::Frame(frame) => {
                let announce = self.take_in(frame);
                self.table(announce)
            }
            Sent::Seats(notes) => {
                self.seats = render::seated(&notes, lang);
                self.you = seat_of(&self.guest, &notes);
                self.table(Vec::new())
            }
            Sent::Refused { token, reason } => {
                Some(json(&ToBrowser::Refused { token, text: protocol::refusal(&reason, lang) }))
            }
            Sent::Advice { token, best } => Some(json(&ToBrowser::Hint { token, best: protocol::advice(&best) })),
            Sent::Plea(plea) => {
                self.plea = plea;
                self.table(Vec::new())
            }
            Sent::Talk(talk) => {
                self.talk = talk.iter().map(|said| render::talk_line(said)).collect();
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
                Some(json(&ToBrowser::Notice { kind, text }))
            }
        }
    }

    /// Takes a frame in and says which lines are worth announcing.
    fn take_in(&mut self, frame: Box<Frame>) -> Vec<String> {
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
        self.frame = Some(frame);
        announce
    }

    /// The table as it is now. Who comes to a game is told first who is there, and then how it stands: until then their
    /// page is left alone, for all there is to draw would be the seats before the game.
    fn table(&self, announce: Vec<String>) -> Option<String> {
        let Format::Browser(sheet) = &self.format else { return None };
        let frame = self.frame.as_deref();
        if frame.is_none() && self.opening == Opening::Board {
            return None;
        }
        let around = Around { plea: self.plea, talk: &self.talk };
        let html = sheet.inner(&self.seats, self.you, frame, &self.log, around).into_string();
        let seq = frame.map_or(0, |frame| frame.seq);
        let reach = protocol::reach(frame.map_or(Reach::Whole, |frame| frame.reach));
        Some(json(&ToBrowser::Table { html, seq, reach, announce }))
    }
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
