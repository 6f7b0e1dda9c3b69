//! Rules that panic are a finding like any other: the panic is caught, silently, and becomes the explanation.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    static QUIET: Cell<u32> = const { Cell::new(0) };
}

/// Runs `work`; if it panics, the message of the panic.
///
/// Nothing is printed meanwhile, since shortening a game makes the rules panic hundreds of times.
pub(crate) fn quietly<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    silence_quiet_threads();
    QUIET.set(QUIET.get() + 1);
    // The state that a panic left half done is dropped with `work` and never read again.
    let result = panic::catch_unwind(AssertUnwindSafe(work));
    QUIET.set(QUIET.get() - 1);
    result.map_err(|payload| {
        let text = payload.downcast_ref::<&str>().map(ToString::to_string);
        let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
        format!("the rules panicked: {}", text.unwrap_or_else(|| "without a message".to_string()))
    })
}

/// Puts a panic hook before the one in place that is silent on threads that asked for it.
fn silence_quiet_threads() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let loud = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if QUIET.get() == 0 {
                loud(info);
            }
        }));
    });
}
