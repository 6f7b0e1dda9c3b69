//! View and legal actions to HTML and SVG; texts in English and Japanese.
