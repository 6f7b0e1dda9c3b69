//! What must hold of Rinpa's board.
