import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** `hasMore` tells whether the same connection has more requests waiting. */
type Handle = (request: IncomingMessage, response: ServerResponse, hasMore: () => boolean) => void;

interface Connection {
  /** The response in progress. */
  response: ServerResponse | undefined;
  waiting: [request: IncomingMessage, response: ServerResponse][];
}

/**
 * Passes on the requests of each connection one at a time. While some wait, the connection is not read, so at most one
 * chunk of it (64 kB) is taken in. Requests waiting on a closed connection are dropped.
 */
export function oneRequestAtATime(handle: Handle) {
  const connections = new WeakMap<Duplex, Connection>();

  const opened = (socket: Duplex): Connection => {
    const connection: Connection = { response: undefined, waiting: [] };
    connections.set(socket, connection);
    socket.on('resume', () => {
      // Node resumes the socket after each request that it has read.
      if (connection.waiting.length > 0) socket.pause();
    });
    socket.once('close', () => {
      connection.waiting = [];
    });
    return connection;
  };
  const next = (socket: Duplex, connection: Connection) => {
    const [request, response] = connection.waiting.shift() ?? [];
    connection.response = response;
    if (connection.waiting.length === 0 && socket.isPaused()) socket.resume();
    if (!request || !response) return;
    response.once('close', () => next(socket, connection));
    handle(request, response, () => connection.waiting.length > 0);
  };
  return {
    /** For the server's `request`. */
    take: (request: IncomingMessage, response: ServerResponse): void => {
      const { socket } = request;
      const connection = connections.get(socket) ?? opened(socket);
      connection.waiting.push([request, response]);
      if (connection.response) socket.pause();
      else next(socket, connection);
    },
    /** Whether part of a response has been sent on this connection, and the rest has not. */
    isAnswering: (socket: Duplex): boolean => connections.get(socket)?.response?.headersSent === true,
  };
}
