//! When somebody is to be called to a table. No clock is read here and nothing is sent.
//!
//! A guest who is asked and has not been at the table for a while is called, once for each question, and never again
//! before they have been there: a table at which a bot plays on for somebody must not call at every move.

use room::Ms;
use store::CallAnswer;

/// How things stand between one guest and the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whereabouts {
    /// They are connected.
    Here,
    /// They are away, and nobody waits for them.
    Away,
    /// They are away, and the game waits for them to answer this question.
    Awaited(u32),
}

/// What is known about one guest of a table.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Watch {
    /// The latest call, and what came of it.
    called: Option<(u32, CallAnswer)>,
    /// The question that they are away from, and since when.
    waits: Option<(u32, Ms)>,
    /// A question for which there was nobody to call.
    passed: Option<u32>,
}

/// Something to write down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum News {
    /// Nothing.
    None,
    /// The guest who was called for this question came.
    Came(u32),
}

impl Watch {
    /// As it was written down.
    pub(crate) fn after(question: u32, answer: CallAnswer) -> Watch {
        Watch { called: Some((question, answer)), ..Watch::default() }
    }

    /// Looks at how things stand now.
    pub(crate) fn see(&mut self, whereabouts: Whereabouts, now: Ms) -> News {
        match whereabouts {
            Whereabouts::Here => {
                // A guest who is here may switch a device on.
                (self.waits, self.passed) = (None, None);
                if let Some((question, CallAnswer::None)) = self.called {
                    self.called = Some((question, CallAnswer::Came));
                    return News::Came(question);
                }
            }
            Whereabouts::Away => self.waits = None,
            Whereabouts::Awaited(question) if !self.may_call(question) => self.waits = None,
            Whereabouts::Awaited(question) => {
                let since = self.waits.filter(|&(known, _)| known == question).map_or(now, |(_, since)| since);
                self.waits = Some((question, since));
            }
        }
        News::None
    }

    fn may_call(&self, question: u32) -> bool {
        let called = match self.called {
            None => false,
            Some((_, CallAnswer::None)) => true,
            Some((known, CallAnswer::Came)) => known == question,
        };
        !called && self.passed != Some(question)
    }

    /// When they are to be called, if they stay away for so long.
    pub(crate) fn due(&self, grace: Ms) -> Option<Ms> {
        self.waits.map(|(_, since)| since + grace)
    }

    /// The question for which they are to be called now.
    pub(crate) fn is_due(&self, grace: Ms, now: Ms) -> Option<u32> {
        self.waits.filter(|(_, since)| since + grace <= now).map(|(question, _)| question)
    }

    /// They were called for this question.
    pub(crate) fn call(&mut self, question: u32) {
        *self = Watch::after(question, CallAnswer::None);
    }

    /// There was nobody to call for this question.
    pub(crate) fn pass(&mut self, question: u32) {
        self.waits = None;
        self.passed = Some(question);
    }

    /// It could not be found out whether there is anybody to call: it is tried again after as long as now.
    pub(crate) fn put_off(&mut self, now: Ms) {
        self.waits = self.waits.map(|(question, _)| (question, now));
    }
}

#[cfg(test)]
mod tests {
    use store::CallAnswer;

    use super::Whereabouts::{Awaited, Away, Here};
    use super::{News, Watch, Whereabouts};

    const GRACE: u64 = 30;

    /// What holds, what is seen at which moment, and at which moments somebody is called for which question.
    type Ruling = (&'static str, &'static [(u64, Whereabouts)], &'static [(u64, u32)]);

    /// What is seen at which moment, and the moments at which somebody is called, with the question.
    fn calls(seen: &[(u64, Whereabouts)]) -> Vec<(u64, u32)> {
        let mut watch = Watch::default();
        let mut calls = Vec::new();
        let mut seen = seen.iter().peekable();
        let mut whereabouts = Here;
        for now in 0..1_000 {
            while let Some((_, next)) = seen.next_if(|(at, _)| *at == now) {
                whereabouts = *next;
            }
            watch.see(whereabouts, now);
            if let Some(question) = watch.is_due(GRACE, now) {
                assert_eq!(watch.due(GRACE), Some(now), "it is woken in time");
                watch.call(question);
                calls.push((now, question));
            }
        }
        calls
    }

    #[test]
    fn somebody_is_called_once_for_a_question_and_not_again_before_they_came() {
        let rulings: [Ruling; 10] = [
            ("a guest who is there is not called", &[(0, Here)], &[]),
            ("a guest who is away and not asked is not called", &[(5, Away)], &[]),
            ("a guest who is asked while away is called after the grace", &[(5, Away), (10, Awaited(1))], &[(40, 1)]),
            ("a guest who leaves while asked is called too", &[(0, Here), (20, Awaited(3))], &[(50, 3)]),
            ("a guest who is back in time is not called", &[(10, Awaited(1)), (39, Here)], &[]),
            (
                "a page that is loaded again starts the grace anew",
                &[(10, Awaited(1)), (30, Here), (31, Awaited(1))],
                &[(61, 1)],
            ),
            (
                "a bot that plays on for them makes no new call",
                &[(10, Awaited(1)), (60, Away), (70, Awaited(2)), (200, Awaited(3))],
                &[(40, 1)],
            ),
            (
                "a guest who came and left again is not called for the same",
                &[(10, Awaited(1)), (60, Here), (70, Awaited(1))],
                &[(40, 1)],
            ),
            (
                "a guest who came, answered and left is called for the next",
                &[(10, Awaited(1)), (60, Here), (70, Away), (90, Awaited(2))],
                &[(40, 1), (120, 2)],
            ),
            ("a question that passes in time calls nobody", &[(10, Awaited(1)), (35, Awaited(2)), (50, Away)], &[]),
        ];
        for (ruling, seen, expected) in rulings {
            assert_eq!(calls(seen), expected, "{ruling}");
        }
    }

    #[test]
    fn what_was_written_down_holds_when_the_table_is_woken_again() {
        let mut called = Watch::after(4, CallAnswer::None);
        called.see(Awaited(4), 0);
        assert_eq!(called.due(GRACE), None);
        called.see(Awaited(6), 100);
        assert_eq!(called.due(GRACE), None, "not before they came");
        assert_eq!(called.see(Here, 200), News::Came(4));
        assert_eq!(called.see(Here, 201), News::None, "it is written down once");
        called.see(Awaited(6), 300);
        assert_eq!(called.due(GRACE), Some(330));
        let mut came = Watch::after(4, CallAnswer::Came);
        came.see(Awaited(4), 0);
        assert_eq!(came.due(GRACE), None, "they have seen this question");
    }

    #[test]
    fn a_guest_without_a_device_is_looked_up_once_for_a_question() {
        let mut watch = Watch::default();
        watch.see(Awaited(1), 0);
        watch.pass(1);
        watch.see(Awaited(1), 50);
        assert_eq!(watch.due(GRACE), None);
        watch.see(Awaited(2), 60);
        assert_eq!(watch.due(GRACE), Some(90));
        watch.put_off(100);
        assert_eq!(watch.due(GRACE), Some(130), "a store that is away is asked again later");
        watch.pass(2);
        watch.see(Here, 200);
        watch.see(Awaited(2), 210);
        assert_eq!(watch.due(GRACE), Some(240), "a guest who was there may have a device now");
    }
}
