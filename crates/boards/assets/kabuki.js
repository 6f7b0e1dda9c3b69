// Kabuki.
