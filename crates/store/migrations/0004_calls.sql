-- Devices that a guest wants to be called on, each with what its push service and its browser gave it.
create table devices (
    endpoint    text   not null primary key, -- the address at the push service; whoever has it can call, so it is secret
    guest_id    text   not null,
    public_key  bytea  not null,
    auth        bytea  not null,
    language    text   not null,
    added_at_ms bigint not null
);
create index devices_of_a_guest on devices (guest_id);

-- The latest call of a guest to a table, so that nobody is called twice for one question.
create table calls (
    table_id text   not null references tables (id),
    guest_id text   not null,
    question bigint not null, -- as the caller counts questions
    answer   text   not null check (answer in ('none', 'came')),
    primary key (table_id, guest_id)
);
create index calls_of_a_guest on calls (guest_id);
