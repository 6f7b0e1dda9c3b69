### What guests keep: a fair shuffle, their seat elsewhere, their games, and being forgotten.

## Whether a shuffle was fair
verify-title = Checking a game of { $game }
verify-link = Have the house replay the game
verify-house = What the house found
verify-same = { $inputs ->
    [one] Replayed 1 input from the seed: same result.
   *[other] Replayed { $inputs } inputs from the seed: same result.
}
verify-other = { $inputs ->
    [one] Replayed 1 input from the seed: the result differs from the one that was stored.
   *[other] Replayed { $inputs } inputs from the seed: the result differs from the one that was stored.
}
verify-refused = The inputs can’t be replayed: the record was changed, or the house has a bug.
verify-damaged = { $inputs ->
    [one] Only the first input is kept. The ones after it were lost or changed in the database.
   *[other] Only the first { $inputs } inputs are kept. The ones after them were lost or changed in the database.
}
verify-house-hint = The house just set the game up again from its seed, repeated every move in the record, and compared the ending with the result it stored when the game finished.
verify-yourself = What you can check yourself
verify-checking = Your browser is computing …
verify-noted = Your browser computed the hash of the seed. It matches the hash this browser noted when it first saw the game in progress.
verify-unseen = Your browser computed the hash of the seed. It matches the hash shown here. But this browser did not see the game while it was being played, so only someone who noted the hash then can tell whether it is the same one.
verify-other-noted = Warning: this is not the hash that this browser noted when it first saw the game in progress.
verify-wrong = Warning: your browser computed a different hash from this seed than the one shown here.
verify-unable = Your browser can’t compute hashes over this unencrypted connection. The command below does the same.
verify-by-hand = In a terminal, without trusting this page:
verify-offline = Offline, with the record:

## Carrying a seat to another device
carry-title = Take your seat to another device
carry-text = Scan the code with the other device, or open the link there. It works once and expires after { $minutes } minutes. Then { $name } sits at both devices, and you can move from either.
carry-code = QR code for the link
carry-link = The link:
carry-secret = Whoever opens it first plays for you, so don’t share it.
carry-here = Sit down here as { $name }?
carry-here-text = This device will show the table as { $name } sees it, with the same hand and the same games. Nothing changes on the other device.
carry-other = On this device you are currently { $name }, with games of your own. If you sit down here, this device forgets them; to keep them, take them to another device first.
carry-sit = Sit down

## Being told when it is one's turn
push-title = When it is my turn
push-about = While you are away, this device can tell you that others are waiting for you. The switch takes effect at once, for all your games here.
push-switch = Notify me when it is my turn
push-on = This device will notify you when you are away and it is your turn.
push-insecure = Notifications don’t work over an unencrypted connection. Open the house via https.
push-unable = This browser can’t receive notifications here. On an iPhone or iPad, add the house to the home screen first.
push-denied = Your browser blocks notifications from this house. Allow them in its settings for this page, then turn this on again.
push-failed = That didn’t work. Try again in a moment.
push-your-turn = It is your turn in { $game } with { $names }.
push-your-turn-alone = It is your turn in { $game }.

## What the host does
lobby-private = By link only
lobby-public = Listed at the entrance
lobby-start-bots = Fill with bots and start
close-table = Close this table
close-title = Close this table for good?
close-text = Nobody can play on, and the game is not kept. A game in progress can only be closed when no other guest has been there for five minutes.
trouble-closed = This table was closed
trouble-closed-text = The host has put the game away. There are other tables at the entrance, and you can open one of your own.
trouble-others-here = Someone else is playing here
trouble-others-here-text = A game can only be closed when no other guest has been at the table for five minutes. You can leave at any time: your seat is kept.
trouble-not-host = Only the host can do this
trouble-not-host-text = The person who opened the table arranges it, shows or hides it, and closes it.
trouble-no-seat = You are not sitting at this table
trouble-no-seat-text = Only players at a table can take their seat to another device.
trouble-carry-bad = This link leads nowhere
trouble-carry-bad-text = Perhaps it was cut off when it was copied, or the person who made it has left the table. Ask for a new one on the other device.
trouble-carry-expired = This link has expired
trouble-carry-expired-text = A link to a seat is valid for a quarter of an hour. Make a new one on the other device.
trouble-carry-used = This link has already been used
trouble-carry-used-text = A link to a seat works for one device. Make a new one on the other device.

## My games
home-none-running = No game in progress.
home-finished = Finished
home-all-finished = All your games so far
home-see-again = Watch again
ago-now = a moment ago
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
guest-who-left = a guest who left

## The games so far
history-link = Your games so far, and what we know about you
history-title = Your games so far
history-empty = You have not finished a game here yet. When you have, its result will appear here, with your points over time and your record against each opponent.
history-begin = Play your first game
history-overview = All games
history-game = Game
history-played = Played
history-won = Won
history-place = Average place
history-shared = { $count } shared
history-all = Show all games
history-by-seats = By number of players
history-any-seats = Any number of players
history-seats = { $seats } players ({ $played })
history-none-shown = No game of this kind yet.
history-plot = { $count ->
    [one] Points in 1 game, from { $least } to { $most }
   *[other] Points in { $count } games, from { $least } to { $most }
}
history-plot-hint = Your points, with the latest game on the right. A diamond is a win, a ring any other place.
history-numbers = The same in numbers
history-day = Day
history-points = Points
history-place-of = Place
history-with = With
history-against = Opponents
history-opponent = Opponent
history-guests = Other guests
history-keeping = What we know about you
history-keeping-text = The house knows you only by a cookie. It keeps the name you gave at each table, the games you played there and, if you want to be notified when it is your turn, how to reach your devices. You can download the records of all your finished games, and you can have everything about you deleted.

# Ending it on other devices
sessions-link = Sign out all other devices …
sessions-title = Sign out all other devices?
sessions-text = Every other device you use here is signed out at once: its open tables close, and it can no longer see your hand or play for you. This device stays signed in.
sessions-links = Links to your seat stop working. No device is notified about your turn until you turn that on again.
sessions-button = Sign out all others
sessions-not = Leave it as it is
sessions-ended-title = All other devices are signed out
sessions-ended-text = Only this device is signed in as you now.
history-export = Download all records
forget-link = Delete everything about me …
forget-title = Delete everything about you?
forget-text = Your name and your id vanish from every table, and the cookie is removed from this device. Finished games stay, played by “a guest who left”. This can’t be undone, and nobody can find your games for you afterwards: download the records first if you want them.
forget-running = In unfinished games with other people, a bot takes your seat. Tables where nobody else sits, and tables you opened that have not started, are closed.
forget-button = Delete everything about me
forget-not = Keep it all
forgotten-title = You have been forgotten
forgotten-text = Nothing here carries your name or your id any more. You are welcome back as a new guest at any time.
trouble-nothing-yet = There is nothing to download yet
trouble-nothing-yet-text = Once you have finished a game here, you can download its record.
