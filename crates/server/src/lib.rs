//! The house on the network: pages, sockets, JSON.
