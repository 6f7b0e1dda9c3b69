-- How many inputs a table had when they were counted last: a table that has fewer has lost its last ones. Tables of older
-- versions have no row until they are counted.
create table input_counts (
    table_id text   not null primary key,
    inputs   bigint not null
);

-- SQLite numbers its rows, so nobody has to count the inputs of all tables.
delete from totals where name = 'inputs';
