import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Bytes that a client must move per window. For 20 seconds, that is 3.3 kB/s: on EDGE with 30 kB/s, each of a phone's
 * six connections has 5. It is also more than the 64 kB that a system accepts at once for a client that reads nothing.
 */
export const LEAST_BYTES = 66_000;

/** Checks per window. A slow connection ends at most half a window after its first window. */
const LOOKS = 2;

interface Look {
  /** The connection's latest request. */
  request: IncomingMessage | undefined;
  /** The client has something to do: send the rest of a body, or take a response. */
  isOwed: boolean;
  /** Bytes moved since the connection opened, at least. */
  moved: number;
}

/**
 * Cuts connections whose client, for a whole window, sent less than `LEAST` of a body or took less of a response
 * without finishing. The window is in milliseconds.
 */
export function cutSlowClients(server: Server, windowMs: number): void {
  const connections = new Map<Socket, readonly Look[]>();
  const requests = new WeakMap<Socket, IncomingMessage>();
  server.on('request', (request) => requests.set(request.socket, request));
  server.on('connection', (socket) => {
    connections.set(socket, []);
    socket.once('close', () => connections.delete(socket));
  });
  const timer = setInterval(() => {
    const held = connections.size > 0 ? unacknowledgedBytesByPort() : new Map<string, number>();
    for (const [socket, looks] of connections) {
      const request = requests.get(socket);
      const heldHere = socket.writableLength;
      const waitingBytes = held.get(portsOf(socket)) ?? 0;
      const isOwed = heldHere + waitingBytes > 0 || request?.complete === false;
      // How much of what waits here the system has already accepted is unknown.
      const most = socket.bytesRead + socket.bytesWritten - waitingBytes;
      const window = [...looks, { request, isOwed, moved: most - heldHere }].slice(-1 - LOOKS);
      const isSame = window.length > LOOKS && window.every((look) => look.isOwed && look.request === request);
      if (isSame && most - (window[0]?.moved ?? 0) < LEAST_BYTES) socket.resetAndDestroy();
      else connections.set(socket, window);
    }
  }, windowMs / LOOKS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

const portsOf = ({ localPort = 0, remotePort = 0 }: Socket) => `${localPort} ${remotePort}`;

const portIn = (address: string): number => Number.parseInt(address.slice(-4), 16);

/**
 * Bytes that the system has accepted from this process and the client has not confirmed, by local and remote port. They
 * can be megabytes per connection. Only Linux tells; elsewhere, accepted bytes count as sent.
 */
function unacknowledgedBytesByPort(): Map<string, number> {
  const held = new Map<string, number>();
  for (const path of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of textOf(path).split('\n')) {
      // Fields: addresses and ports in hexadecimal, state (01 is established), lengths of the queues.
      const [, local = '', remote = '', state, queues = ''] = line.trim().split(/ +/);
      if (state !== '01') continue;
      const ports = `${portIn(local)} ${portIn(remote)}`;
      // If several hosts have the same port, all get the benefit of the doubt.
      held.set(ports, Math.min(held.get(ports) ?? Infinity, Number.parseInt(queues.slice(0, 8), 16)));
    }
  }
  return held;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
