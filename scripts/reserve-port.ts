import { createServer } from 'node:http';
import { listen, originOf } from '../src/reference-api/door/node.ts';

interface ReservedPort {
  port: number;
  /** As the server that follows calls itself. */
  origin: string;
  /** Leaves the port to that server. */
  release(): Promise<void>;
}

/** Holds a port, or the next free one, while the site is built: what is built names the address where it will be served. */
export async function reservePort(wanted: number, host: string): Promise<ReservedPort> {
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' });
    response.end('The site is being built. Reload in a few seconds.');
  });
  const port = await listen(server, wanted, host);
  return {
    port,
    origin: originOf(host, port),
    release: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
