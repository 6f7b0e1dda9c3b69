-- Whose turn it is and when something happened last, so that a list of games need not wake a table.
alter table tables add column waiting bigint not null default 0; -- a bit for each seat that the game waits for
alter table tables add column moved_at_ms bigint;

-- Links that can be used once, by name, until when they could be used at all.
create table used_links (
    name     text   not null primary key,
    until_ms bigint not null
);
