//! Fuzzes messages; what must hold is in `crates/fuzzing/src/messages.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    fuzzing::messages::check(bytes);
});
