//! Telling the caller how far a long run is.

/// How far a long run is. The binary draws a bar; tests stay silent.
pub trait Progress {
    /// A part of the work begins; it has this many steps, or an unknown number if 0.
    fn start(&mut self, what: &'static str, steps: u64);
    /// The current part is this far.
    fn reach(&mut self, step: u64);
    /// The same part goes on with something else.
    fn rename(&mut self, what: &'static str);
    /// Something worth a line of its own, on a terminal and in a log.
    fn remark(&mut self, text: &str);
    /// The work is done.
    fn finish(&mut self);
}

/// Shows nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl Progress for Silent {
    fn start(&mut self, _: &'static str, _: u64) {}
    fn reach(&mut self, _: u64) {}
    fn rename(&mut self, _: &'static str) {}
    fn remark(&mut self, _: &str) {}
    fn finish(&mut self) {}
}
