//! A connection as the server reads and writes it: it counts while it is open, and gives up on an end that reads
//! nothing.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use prometheus_client::metrics::gauge::Gauge;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Sleep, sleep};

use crate::counts::Ticket;
use crate::network::Network;

/// A connection's place among all that are open. It is given up when the stream is dropped, which for a socket is long
/// after its request was answered.
pub(crate) struct Place {
    open: Gauge,
    _of_all: OwnedSemaphorePermit,
    _of_network: Option<Ticket<Network>>,
}

impl Place {
    /// Takes a place; `open` counts those that are taken.
    pub(crate) fn take(open: Gauge, of_all: OwnedSemaphorePermit, of_network: Option<Ticket<Network>>) -> Place {
        open.inc();
        Place { open, _of_all: of_all, _of_network: of_network }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.open.dec();
    }
}

/// A connection.
pub(crate) struct Stream {
    tcp: TcpStream,
    write_timeout: Duration,
    /// Runs while the other end accepts nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    _place: Place,
}

impl Stream {
    pub(crate) fn new(tcp: TcpStream, write_timeout: Duration, place: Place) -> Stream {
        Stream { tcp, write_timeout, stalled: None, _place: place }
    }

    /// Passes on how a write went, unless nothing could be written for too long.
    fn in_time<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let timeout = self.write_timeout;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(timeout)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Stream {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write(cx, bytes);
        self.in_time(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write_vectored(cx, slices);
        self.in_time(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.tcp).poll_flush(cx);
        self.in_time(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(cx)
    }
}
