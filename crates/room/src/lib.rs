//! A running table, sans-IO: messages in, effects out.
