//! What concerns everybody at a table, and why a socket is closed.

words! {
    /// Something about the server that concerns everybody at the table.
    pub enum Notice {
        /// The database can't be reached: the table holds everybody's place.
        Holding = "holding",
        /// The database is back.
        GoingOn = "going-on",
        /// The table broke and was set up again from its record.
        Reopened = "reopened",
        /// The table broke and could not be set up again.
        Broken = "broken",
        /// The server closes; the table goes on when it opens again.
        Closing = "closing",
        /// The host closed the table for good.
        Abandoned = "abandoned",
    }
}

words! {
    /// Why the server closes a socket for good. The word is also the reason in the closing frame.
    pub enum CloseReason {
        /// The client sent too many messages.
        Flooding = "Flooding",
        /// A message was longer than the server reads.
        TooLong = "TooLong",
        /// The client did not answer for a long time.
        Silent = "Silent",
        /// The table is gone.
        NoTable = "NoTable",
        /// Too many sockets are open at the table, or from this guest or network.
        TooManySockets = "TooManySockets",
        /// The guest ended this session from another device.
        SessionEnded = "SessionEnded",
    }
}
