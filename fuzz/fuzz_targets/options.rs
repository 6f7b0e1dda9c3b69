//! Fuzzes options; what must hold is in `crates/fuzzing/src/options.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    fuzzing::options::check(bytes);
});
