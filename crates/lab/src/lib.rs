//! Arena, benchmarks and reports.
