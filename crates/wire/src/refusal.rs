//! Why something was not done.

words! {
    /// Why something was not done: a code for programs. The sentence for people stands beside it, in their language.
    pub enum Refusal {
        // An answer to a question.
        /// The question was answered or has passed.
        Stale = "stale",
        /// Somebody else's answer came first.
        Slower = "slower",
        /// The time limit of the question was over.
        TimeUp = "time_up",
        /// The rules of the game forbid the action.
        Forbidden = "forbidden",
        /// The text is no action of the game.
        NotAnAction = "not_an_action",
        /// The game does not wait for this seat.
        NotAsked = "not_asked",
        /// No time limit runs, so none can run out.
        NoLimit = "no_limit",
        /// The game is over.
        Over = "over",
        /// The game has not started.
        NotStarted = "not_started",
        /// Only players act.
        Spectator = "spectator",

        // The seats before the game.
        /// The game has started.
        AlreadyStarted = "already_started",
        /// Only the host does this.
        NotHost = "not_host",
        /// The seat is taken.
        SeatTaken = "seat_taken",
        /// There is no such seat.
        NoSuchSeat = "no_such_seat",
        /// No seat is open.
        Full = "full",

        // Taking back, hints, talk.
        /// They have done nothing that could be taken back.
        NothingToTakeBack = "nothing_to_take_back",
        /// This table does not take that back.
        TakeBackRefused = "take_back_refused",
        /// They have taken something back as often as one may in a game.
        NoTakeBacksLeft = "no_take_backs_left",
        /// Another take-back request is open.
        TakeBackRequestOpen = "take_back_request_open",
        /// There is no take-back request to answer.
        NoTakeBackRequest = "no_take_back_request",
        /// This table gives no hints.
        NoHints = "no_hints",
        /// There is nothing to give a hint for.
        NothingToHint = "nothing_to_hint",
        /// A hint for this guest is being computed.
        HintRunning = "hint_running",
        /// Too many hints are being computed.
        TooBusy = "too_busy",
        /// There was nothing to say.
        NothingSaid = "nothing_said",

        // A new table.
        /// The server does not have this game.
        NoSuchGame = "no_such_game",
        /// The game is not for this many seats.
        SeatCount = "seat_count",
        /// The game has no such bot.
        NoSuchPlayer = "no_such_player",
        /// The game has no such option.
        NoSuchOption = "no_such_option",
        /// The option has no such value.
        NoSuchValue = "no_such_value",
        /// A time in the settings of the table is too short or too long.
        TimeOutOfBounds = "time_out_of_bounds",
        /// The client asked for more than one seat for itself.
        TwoSeats = "two_seats",
        /// The name is empty or too long.
        BadName = "bad_name",
        /// The name has characters that nobody can see.
        InvisibleName = "invisible_name",

        // Finding a table.
        /// There is no such table.
        NoSuchTable = "no_such_table",
        /// The host closed the table for good.
        TableClosed = "table_closed",
        /// The table broke and can't be set up again.
        TableBroken = "table_broken",
        /// Stored moves of the table were lost or changed. What stands before them can be replayed and downloaded.
        TableDamaged = "table_damaged",
        /// The table is played by a version of the rules that this server does not know.
        UnknownRules = "unknown_rules",

        // Push notifications.
        /// This server sends no push notifications.
        NoPush = "no_push",
        /// The subscription is none of a push service that the server knows.
        BadSubscription = "bad_subscription",

        // Any message or request.
        /// The message or body could not be read.
        Unreadable = "unreadable",
        /// The request is longer than the server reads.
        TooLong = "too_long",
        /// The request did not arrive completely in time.
        TooSlow = "too_slow",
        /// Too many messages in a short time; this one was dropped.
        TooFast = "too_fast",
        /// Too many requests in a short time.
        TooManyRequests = "too_many_requests",
        /// Too many new tables in a short time.
        TooManyTables = "too_many_tables",
        /// Too many sockets are open at the table, or from this guest or network.
        TooManySockets = "too_many_sockets",
        /// Too many tables are being opened.
        TooManyOpening = "too_many_opening",
        /// The server can't reach its database.
        Unavailable = "unavailable",
        /// Something broke that should not.
        Internal = "internal",
    }
}

impl std::error::Error for Refusal {}
