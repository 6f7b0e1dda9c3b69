//! Fuzzes records; what must hold is in `crates/fuzzing/src/records.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    fuzzing::records::check(bytes);
});
