//! What must hold of pages, texts and files.
