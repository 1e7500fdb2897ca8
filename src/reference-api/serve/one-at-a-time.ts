import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** `hasMore` tells whether other requests of the same connection wait. */
type Handle = (request: IncomingMessage, response: ServerResponse, hasMore: () => boolean) => void;

interface Connection {
  /** The answer that is being worked on. */
  response: ServerResponse | undefined;
  waiting: [request: IncomingMessage, response: ServerResponse][];
}

/**
 * Hands on the requests of each connection one after the other. While some wait, the connection is not read, so no more
 * than one chunk of it (64 kB) is ever taken in; what waits on a connection that closes is dropped.
 */
export function oneAtATime(handle: Handle) {
  const connections = new WeakMap<Duplex, Connection>();

  const opened = (socket: Duplex): Connection => {
    const connection: Connection = { response: undefined, waiting: [] };
    connections.set(socket, connection);
    socket.on('resume', () => {
      // Node resumes by itself, after each request that it has read.
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
    /** Whether a part of an answer has gone out on this connection, and the rest has not. */
    isAnswering: (socket: Duplex): boolean => connections.get(socket)?.response?.headersSent === true,
  };
}
