//! The migrations, embedded: one text each for both databases.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, SqlSafeStr};

/// Every migration with its number, oldest first. A migration that has been released is never changed.
const MIGRATIONS: [(i64, &str, &str); 5] = [
    (1, "the house opens", include_str!("../migrations/0001_the_house_opens.sql")),
    (2, "guests come back", include_str!("../migrations/0002_guests_come_back.sql")),
    (3, "clocks", include_str!("../migrations/0003_clocks.sql")),
    (4, "calls", include_str!("../migrations/0004_calls.sql")),
    (6, "owner and checksums", include_str!("../migrations/0006_owner_and_checksums.sql")),
];

/// Brings the database to the newest schema. Two programs that start at once on one PostgreSQL wait for each other.
pub(crate) async fn migrate(connection: &mut AnyConnection) -> Result<(), sqlx::migrate::MigrateError> {
    let migrations = MIGRATIONS.map(|(version, about, sql)| {
        Migration::new(version, about.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.into()).run(connection).await
}

/// Has a SQLite database count its inputs in the same transaction that adds them, see `count.rs`. PostgreSQL looks after
/// its own log, and one row that every append changes would cost it much.
pub(crate) async fn count_inputs(connection: &mut AnyConnection) -> sqlx::Result<()> {
    const COUNT: &str = "create trigger if not exists count_inputs after insert on inputs begin
                         update totals set value = value + 1 where name = 'inputs'; end";
    sqlx::query(COUNT).execute(connection).await.map(drop)
}
