//! Fuzzes forms; what must hold is in `crates/fuzzing/src/forms.rs`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    fuzzing::forms::check(bytes);
});
