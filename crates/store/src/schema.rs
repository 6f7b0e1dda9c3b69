//! The migrations, embedded: one text each for both databases.

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, SqlSafeStr};

/// Every migration with its number, oldest first. A migration that has been released is never changed.
const MIGRATIONS: [(i64, &str, &str); 7] = [
    (1, "the house opens", include_str!("../migrations/0001_the_house_opens.sql")),
    (2, "guests come back", include_str!("../migrations/0002_guests_come_back.sql")),
    (3, "clocks", include_str!("../migrations/0003_clocks.sql")),
    (4, "calls", include_str!("../migrations/0004_calls.sql")),
    (5, "sessions", include_str!("../migrations/0005_sessions.sql")),
    (6, "owner and checksums", include_str!("../migrations/0006_owner_and_checksums.sql")),
    (7, "input counts", include_str!("../migrations/0007_input_counts.sql")),
];

/// Brings the database to the newest schema. Two programs that start at once on one PostgreSQL wait for each other.
pub(crate) async fn migrate(connection: &mut AnyConnection) -> Result<(), sqlx::migrate::MigrateError> {
    let migrations = MIGRATIONS.map(|(version, about, sql)| {
        Migration::new(version, about.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.into()).run(connection).await
}

/// Has a SQLite database count the inputs of a table in the statement that adds them. PostgreSQL would be half as fast:
/// there they are counted less often, see `input_counts.rs`.
pub(crate) async fn count_inputs(connection: &mut AnyConnection) -> sqlx::Result<()> {
    const TRIGGERS: [&str; 2] = [
        // It counted the inputs of all tables together.
        "drop trigger if exists count_inputs",
        "create trigger if not exists count_inputs_of_table after insert on inputs begin
         insert into input_counts (table_id, inputs) values (new.table_id, new.seq + 1)
         on conflict (table_id) do update set inputs = excluded.inputs; end",
    ];
    for trigger in TRIGGERS {
        sqlx::query(trigger).execute(&mut *connection).await?;
    }
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use sqlx::migrate::{Migration, MigrationType, Migrator};
    use sqlx::{AnyConnection, Connection, SqlSafeStr, query};

    use super::MIGRATIONS;
    use crate::testing::Folder;
    use crate::{Durability, Occupant, Place, Store};

    /// A database as it was before sessions, with a game of somebody who was forgotten.
    async fn before_sessions(folder: &Folder) {
        sqlx::any::install_default_drivers();
        let url = format!("sqlite://{}?mode=rwc", folder.path().join("zashiki.db").display());
        let mut connection = AnyConnection::connect(&url).await.unwrap();
        let old = MIGRATIONS.iter().filter(|(version, _, _)| *version < 5).map(|&(version, about, sql)| {
            Migration::new(version, about.into(), MigrationType::Simple, sql.into_sql_str(), false)
        });
        Migrator::with_migrations(old.collect()).run(&mut connection).await.unwrap();
        for statement in [
            "insert into tables (id, game, rules, seats, options, seed, visibility, host, settings, created_at_ms, state)
             values ('table', 'rinpa', 1, 3, '', zeroblob(32), 'public', 'gone', '', 1, 'waiting')",
            "insert into seats (table_id, seat, guest_id, nickname) values ('table', 0, 'gone', '')",
            "insert into seats (table_id, seat, guest_id, nickname) values ('table', 1, 'korin', 'Korin')",
            "insert into calls (table_id, guest_id, question, answer) values ('table', 'gone', 1, 'none')",
            "insert into house (name, value) values ('cookies', zeroblob(32))",
            "insert into used_links (name, until_ms) values ('link', 5)",
        ] {
            query(statement).execute(&mut connection).await.unwrap();
        }
        connection.close().await.unwrap();
    }

    #[tokio::test]
    async fn a_forgotten_guest_is_nobody_that_an_id_could_name() {
        let folder = Folder::new().unwrap();
        before_sessions(&folder).await;
        let store = Store::open(&Place::Folder(folder.path().into()), Durability::ProcessCrash).await.unwrap();
        let table = store.table(&"table".parse().unwrap()).await.unwrap().unwrap();
        assert!(table.header.opened.host.is_gone());
        let gone: Vec<bool> = table.seats.iter().map(|(_, occupant)| is_gone(occupant)).collect();
        assert_eq!(gone, [true, false]);
        assert_eq!(store.calls(&"table".parse().unwrap()).await.unwrap(), []);
    }

    fn is_gone(occupant: &Occupant) -> bool {
        match occupant {
            Occupant::Guest { id, .. } => id.is_gone(),
            Occupant::Bot { .. } => false,
        }
    }
}
