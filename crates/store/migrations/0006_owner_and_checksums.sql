-- Who may write. A process that opens the database raises the epoch, and every append names the epoch it belongs to: a
-- process that has lost the database is refused by the database itself. The scope 'house' stands for all tables.
create table owners (
    scope text   not null primary key,
    epoch bigint not null
);
insert into owners (scope, epoch) values ('house', 0);

-- Each input is chained to the one before it, so that a change or a gap is found. Older inputs have no checksum.
alter table inputs add column checksum bytea;

-- 'inputs' counts the inputs ever committed (SQLite only), 'probe' the writes that only test whether writing works.
create table totals (
    name  text   not null primary key,
    value bigint not null
);
insert into totals (name, value) values ('inputs', 0), ('probe', 0);
