-- Who a visitor is: the secrets that seal cookies, sessions that were ended, and links that carry a seat.

-- Secrets from which the keys of cookies are derived. One seals and opens, retired ones only open, and only for a while.
create table cookie_secrets (
    secret        bytea  not null primary key, -- 32 bytes
    state         text   not null check (state in ('seals', 'opens')),
    drawn_at_ms   bigint not null,
    retired_at_ms bigint,
    check ((state = 'opens') = (retired_at_ms is not null))
);
create unique index one_secret_seals on cookie_secrets (state) where state = 'seals';

-- Guests who ended their sessions: cookies of a lower generation are refused. The hash is that of a random id, so that
-- the row of a guest who was forgotten leads nowhere.
create table ended_sessions (
    guest_hash  bytea  not null primary key, -- SHA-256 of the guest's id
    generation  bigint not null,
    ended_at_ms bigint not null
);

-- Links that carry a seat to another device. The token itself is in the link only.
create table carry_links (
    token_hash bytea  not null primary key, -- SHA-256 of the token
    guest_id   text   not null,
    table_id   text   not null,
    until_ms   bigint not null,
    used_at_ms bigint
);
create index carry_links_by_until on carry_links (until_ms);
create index carry_links_of_a_guest on carry_links (guest_id);
drop table used_links;

-- Cookies were signed by this secret in a format that could be forged: it must never vouch for anybody again.
delete from house where name = 'cookies';

-- A guest who was forgotten is marked by an empty text. It was 'gone', which is an id that somebody could have claimed.
update seats set guest_id = '' where guest_id = 'gone';
update tables set host = '' where host = 'gone';
delete from devices where guest_id in ('', 'gone');
delete from calls where guest_id in ('', 'gone');
