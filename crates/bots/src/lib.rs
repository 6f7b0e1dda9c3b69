//! Players generic over any game: uniform, greedy, determinised search, information-set tree search.
