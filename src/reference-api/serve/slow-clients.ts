import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes per second. On a bad line, EDGE with 30 kB/s, each of a phone's six connections has 5000. */
export const LEAST_RATE = 3000;

interface Look {
  /** The connection's latest request. */
  request: IncomingMessage | undefined;
  /** The client owes something: the rest of a body, or to take an answer. */
  isOwed: boolean;
  /** Bytes that have come and gone since the connection was opened. */
  moved: number;
}

/**
 * Cuts connections whose client sent a body, or took an answer, at less than `LEAST_RATE` through a whole window of
 * time, milliseconds, and is not through with it.
 */
export function cutSlowClients(server: Server, windowMs: number): void {
  const looks = new Map<Socket, Look>();
  const requests = new WeakMap<Socket, IncomingMessage>();
  server.on('request', (request) => requests.set(request.socket, request));
  server.on('connection', (socket) => {
    looks.set(socket, { request: undefined, isOwed: false, moved: 0 });
    socket.once('close', () => looks.delete(socket));
  });
  const timer = setInterval(() => {
    const held = looks.size > 0 ? heldBySystem() : new Map<string, number>();
    for (const [socket, before] of looks) {
      const request = requests.get(socket);
      const untaken = socket.writableLength + (held.get(portsOf(socket)) ?? 0);
      const now: Look = {
        request,
        isOwed: untaken > 0 || request?.complete === false,
        moved: socket.bytesRead + socket.bytesWritten - untaken,
      };
      const isSame = before.isOwed && now.isOwed && before.request === request;
      if (isSame && now.moved - before.moved < (LEAST_RATE * windowMs) / 1000) socket.resetAndDestroy();
      else looks.set(socket, now);
    }
  }, windowMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

const portsOf = ({ localPort = 0, remotePort = 0 }: Socket) => `${localPort} ${remotePort}`;

/**
 * Bytes that the system has taken over from this process and the other end has not confirmed, by local and remote port.
 * They can be megabytes a connection, and only Linux tells; elsewhere, what the system has taken counts as sent.
 */
function heldBySystem(): Map<string, number> {
  const held = new Map<string, number>();
  for (const path of ['/proc/net/tcp', '/proc/net/tcp6']) {
    // Established (01): addresses and ports in hexadecimal digits, the state, the length of the queue.
    for (const [, local = '', remote = '', queued = ''] of textOf(path).matchAll(
      /^ *\d+: [\dA-F]+:([\dA-F]{4}) [\dA-F]+:([\dA-F]{4}) 01 ([\dA-F]{8}):/gm,
    )) {
      const ports = `${Number.parseInt(local, 16)} ${Number.parseInt(remote, 16)}`;
      // Of several hosts that have the same port, all get the benefit of the doubt.
      held.set(ports, Math.min(held.get(ports) ?? Infinity, Number.parseInt(queued, 16)));
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
