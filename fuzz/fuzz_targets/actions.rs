//! Fuzzes actions; what must hold is in `crates/fuzzing/src/actions.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    fuzzing::actions::check(bytes);
});
