-- What was left on the clocks of a table when it was last noted, and when somebody has no time left.
create table clocks (
    table_id text primary key not null references tables (id),
    left_ms text not null,
    saved_at_ms bigint not null,
    due_at_ms bigint
);
create index clocks_by_due on clocks (due_at_ms);
