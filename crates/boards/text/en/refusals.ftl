### Why something was not done, what concerns everybody at a table, and why a connection is closed.
### A refusal’s id is its code in messages.

## Answers
refusal-stale = That moment has passed. Look at the table and choose again.
refusal-slower = Someone was faster. Look at the table and choose again.
refusal-time-up = Time was up before your answer arrived.
refusal-forbidden = The rules of this game don’t allow that now.
refusal-not-an-action = “{ $action }” is not an action of this game. Look at the board and choose again.
refusal-not-asked = It is not your turn. Wait until the game asks you.
refusal-no-limit = No time limit is running, so nothing can run out.
refusal-over = The game is over: there are no more moves.
refusal-not-started = The game has not started. The host starts it.
refusal-spectator = You are watching. Only players at the table can act.

## Seats
refusal-already-started = The game has started: seats can no longer be changed.
refusal-not-host = Only the host of the table can do this.
refusal-seat-taken = Someone is already sitting there. Choose another seat.
refusal-no-such-seat = There is no such seat at this table.
refusal-full = Every seat is taken. You are welcome to watch.

## Taking back, hints and talk
refusal-nothing-to-take-back = You have done nothing that could be taken back.
refusal-take-back-refused = Something hidden was revealed, or someone has acted since. At this table that can’t be taken back.
refusal-no-take-backs-left = You have taken something back 50 times, which is the limit for one game.
refusal-take-back-request-open = Someone has already asked to take something back. Wait for the answers.
refusal-no-take-back-request = There is no take-back request to answer.
refusal-no-hints = There are no hints at this table.
refusal-nothing-to-hint = You can ask for a hint when it is your turn.
refusal-hint-running = Your hint is on its way. It will be here in a moment.
refusal-too-busy = The masters of this house are busy thinking right now. Ask again in a moment.
refusal-nothing-said = There was nothing to say. Write something first.

## A new table
refusal-no-such-game = There is no game “{ $game }” here.
refusal-seat-count = This game is for { $from } to { $to } players.
refusal-no-such-player = This game has no such bot.
refusal-no-such-option = This game has no option “{ $option }”.
refusal-no-such-value = The option “{ $option }” can’t be “{ $value }”.
refusal-time-out-of-bounds = “{ $field }” must be from { $least } to { $most } seconds.
refusal-two-seats = You can only take one seat. Choose “Me” once.
refusal-bad-name = Please enter a name of 1 to 24 characters.
refusal-invisible-name = This name contains characters that nobody can see. Please type it again without them.
refusal-choose-from = { $sentence } Choose from { $known }.

## Finding a table
refusal-no-such-table = There is no such table.
refusal-table-closed = The host has closed this table.
refusal-table-broken = This table broke and could not be restored from its record.
refusal-table-damaged = Stored moves of this game were lost or changed, so it can’t go on. Its page shows what is kept.
refusal-unknown-rules = This table is played by a version of the rules that this server does not know.

## Notifications
refusal-no-push = This house sends no notifications.
refusal-bad-subscription = This is not a subscription of a push service that the house knows.

## Any message or request
refusal-unreadable = The table did not understand that. Look at the board and choose again.
refusal-unreadable-body = The request could not be read: { $problem }
refusal-too-long = That was too long for this house. Please send less at once.
refusal-too-slow = The request did not arrive completely in time. Please try again.
refusal-too-fast = That was a bit fast. Take a breath and try again.
refusal-too-many-requests = Too many requests came in a short time. Wait a moment, then carry on.
refusal-too-many-tables = Too many new tables were opened in a short time. Wait a moment, then try again.
refusal-too-many-sockets = Too many connections are open at this table, or from you or your network. Close some first.
refusal-unavailable = The house can’t do this right now. Nothing is lost. Please try again in a minute.
refusal-too-many-opening = Too many tables are being opened right now. Please try again in a few seconds.
refusal-internal = Something went wrong, and that was our fault. Please try again.

## Forms
form-does-not-fit = Something in the form does not fit this game. Please check it.
form-beside-name = Tell us the name of everyone who plays on this device.

## Notices
notice-holding = The house can’t save anything right now. We are holding your place: nothing is lost, and play continues by itself.
notice-going-on = Thank you for waiting. Play continues.
notice-reopened = Something broke at this table. It was restored from its record: nothing is lost.
notice-broken = This table broke and could not be restored. We are sorry.
notice-closing = The house is closing for a moment. The table will pick up where it left off when the house reopens.
notice-abandoned = The host has closed this table.

## Why a connection is closed
close-reason-flooding = This page sent too many messages, so the connection was closed. Reload the page to continue.
close-reason-too-long = This page sent a message that was too long, so the connection was closed. Reload the page to continue.
close-reason-silent = We heard nothing from this page for a long time, so the connection was closed. Reload the page to continue.
close-reason-no-table = This table is no longer here.
refused-full = The house is full right now. Please try again in a minute.
refused-network = Too many connections are open from your network. Close some, then try again.
close-reason-too-many-sockets = Too many windows are open at this table or from your network. Close some, then reload this page.
close-reason-session-ended = You were signed out here from another device, so the connection was closed. Reload the page to watch.
