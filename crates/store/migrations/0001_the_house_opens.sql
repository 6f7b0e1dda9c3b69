-- One text for SQLite and PostgreSQL: only `text`, `bigint` and `bytea`, no booleans, no generated keys.
-- Times are milliseconds since 1970. Ids are unguessable texts made by the program.

-- A table: what is needed to replay its game, and how far it has come.
create table tables (
    id            text   not null primary key,
    game          text   not null,
    rules         bigint not null,
    seats         bigint not null check (seats > 0),
    options       text   not null, -- one option a line: its name, a space, its value
    seed          bytea  not null, -- 32 bytes, secret until the game is over
    visibility    text   not null check (visibility in ('public', 'private')),
    host          text   not null, -- the guest who opened it
    settings      text   not null, -- opaque to the store
    created_at_ms bigint not null,
    state         text   not null check (state in ('waiting', 'running', 'finished', 'abandoned')),
    started_at_ms bigint,
    ended_at_ms   bigint,
    result        text,
    check ((state in ('finished', 'abandoned')) = (ended_at_ms is not null)),
    check ((state = 'finished') = (result is not null))
);

-- Few tables are live, many are over: both lists below look only at the live ones.
create index live_tables on tables (created_at_ms) where state in ('waiting', 'running');

-- Who sits where: a guest with the name they sat down with, or a bot. A vacant seat has no row.
create table seats (
    table_id  text   not null references tables (id),
    seat      bigint not null check (seat >= 0),
    guest_id  text,
    nickname  text,
    bot_level text,
    primary key (table_id, seat),
    check ((guest_id is null) = (nickname is null)),
    check ((guest_id is null) <> (bot_level is null))
);

create index seats_of_a_guest on seats (guest_id) where guest_id is not null;

-- What happened at a table, in order from 0. The primary key refuses a second input of the same number.
-- There is no foreign key: it would lock the row of the table once an input, and cost PostgreSQL half of its speed.
-- The one door that writes here first looks whether the table is there.
create table inputs (
    table_id text   not null,
    seq      bigint not null,
    line     text   not null,
    primary key (table_id, seq)
);

-- People who played here, known by a cookie.
create table guests (
    id            text   not null primary key,
    nickname      text   not null,
    language      text   not null,
    created_at_ms bigint not null
);

-- Secrets of the house itself, by name, such as the key that signs cookies.
create table house (
    name  text  not null primary key,
    value bytea not null
);
