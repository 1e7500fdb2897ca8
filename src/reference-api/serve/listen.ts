import type { Server } from 'node:http';

const TRIES = 20;

/** Listens on the port, or on the next free one, which it logs. Returns the port. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let offset = 0; ; offset += 1) {
    try {
      await listenOn(server, port + offset, host);
      if (offset > 0) console.log(`Port ${port} is in use, taking ${port + offset}.`);
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port + offset;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || port === 0 || offset === TRIES) throw error;
    }
  }
}

const listenOn = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Interval for closing connections whose last response has been sent, in ms. */
const LOOK_MS = 20;

/** Accepts no more connections, and resolves when all have ended; cuts those that are still in use after `graceMs`. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  return new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  }).finally(() => {
    clearInterval(look);
    clearTimeout(timer);
  });
}
