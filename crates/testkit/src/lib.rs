//! The laws every game must obey, transcripts and fixtures.
