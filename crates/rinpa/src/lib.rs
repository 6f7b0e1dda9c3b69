//! The rules of Rinpa, a trick-taking game that restores folding screens.
