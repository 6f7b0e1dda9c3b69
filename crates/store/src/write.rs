//! Every write that is not an append: a transaction that the database carries out only for its owner.
//!
//! The epoch is read inside the transaction and stays locked until it ends (see `owner.rs`). A process that opens the
//! database either waits until the write is committed, or has raised the epoch before, and then nothing is written.

use std::ops::{Deref, DerefMut};

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Transaction};
use tokio::sync::OwnedMutexGuard;

use crate::owner::NotOwned;
use crate::{Store, StoreError};

/// A transaction of the owner. Dropped, it is rolled back.
pub(crate) struct Write<'s> {
    store: &'s Store,
    transaction: Transaction<'static, Any>,
    _turn: Option<OwnedMutexGuard<()>>,
}

impl Store {
    /// Begins to write. The turn is taken first, so that those who wait for it keep no reader waiting.
    pub(crate) async fn begin(&self) -> Result<Write<'_>, StoreError> {
        let (connector, owner) = (self.connector(), self.owner());
        let turn = connector.turn().await;
        owner.check_held()?;
        self.check_files()?;
        let begun = self.pool().begin_with(connector.begin()).await;
        let mut transaction = begun.map_err(|error| self.fault(&error))?;
        match owner.hold(&mut transaction, connector).await {
            Ok(()) => Ok(Write { store: self, transaction, _turn: turn }),
            Err(NotOwned::Failed(error)) => Err(self.fault(&error)),
            Err(other @ (NotOwned::Locked | NotOwned::Replaced)) => {
                self.check();
                Err(StoreError::Unavailable { reason: other.reason() })
            }
        }
    }

    /// Writes by one statement. Says how many rows it changed.
    pub(crate) async fn write(&self, statement: Query<'_, Any, AnyArguments>) -> Result<u64, StoreError> {
        let mut write = self.begin().await?;
        let changed = write.execute(statement).await?;
        write.commit().await?;
        Ok(changed)
    }
}

impl Write<'_> {
    /// Executes a statement. Says how many rows it changed.
    pub(crate) async fn execute(&mut self, statement: Query<'_, Any, AnyArguments>) -> Result<u64, StoreError> {
        let done = statement.execute(&mut *self.transaction).await;
        Ok(done.map_err(|error| self.store.fault(&error))?.rows_affected())
    }

    /// Commits. What went into files that are not in their place any more is not written.
    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        self.transaction.commit().await.map_err(|error| self.store.fault(&error))?;
        self.store.check_files()
    }
}

impl Deref for Write<'_> {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.transaction
    }
}

impl DerefMut for Write<'_> {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }
}

#[cfg(all(test, unix))]
mod tests {
    use sqlx::{AnyConnection, Connection as _, Executor as _};

    use crate::testing::Folder;
    use crate::{Durability, Place, Store, StoreError};

    /// PostgreSQL has this ruling in the conformance suite, where everything that is written is tried.
    #[tokio::test]
    async fn nobody_becomes_the_owner_of_a_file_while_something_is_being_written() {
        const RAISE: &str = "update owners set epoch = epoch + 1 where scope = 'house'";
        let folder = Folder::new().expect("a temporary folder");
        let place = Place::Folder(folder.path().to_path_buf());
        let store = Store::open(&place, Durability::ProcessCrash).await.expect("a store");
        let url = format!("sqlite://{}", folder.path().join("zashiki.db").display());
        let mut other = AnyConnection::connect(&url).await.expect("a connection");
        other.execute("pragma busy_timeout = 0").await.expect("it does not wait");
        let write = store.begin().await.expect("the store owns the database");
        let refused = other.execute(RAISE).await.expect_err("the owner is writing");
        assert!(refused.to_string().contains("locked"), "{refused}");
        write.commit().await.expect("it is committed");
        other.execute(RAISE).await.expect("nobody writes");
        let refused = store.begin().await.map(drop).expect_err("another process owns the database");
        assert!(matches!(refused, StoreError::Unavailable { .. }), "{refused}");
    }
}
