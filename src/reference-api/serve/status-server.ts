import { createServer, type ServerResponse } from 'node:http';
import { listen } from '#src/reference-api/serve/listen.ts';

interface StatusOptions {
  port: number;
  host: string;
  /** Null if the server accepts requests; otherwise the reason. */
  notReady: () => Promise<string | null>;
  metrics: () => string;
}

/**
 * Serves on a separate port without a proxy: `/healthz`, whether the process works; `/readyz`, whether it should get requests
 * now; `/metrics`, its metrics for Prometheus.
 */
export async function startStatusServer({ port, host, notReady, metrics }: StatusOptions) {
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 405, 'Method not allowed\n');
    if (path === '/healthz') return send(response, 200, 'ok\n');
    if (path === '/metrics')
      return send(response, 200, metrics(), 'text/plain; version=0.0.4; charset=utf-8');
    if (path !== '/readyz') return send(response, 404, 'Not found\n');
    void notReady().then((why) => send(response, why === null ? 200 : 503, `${why ?? 'ready'}\n`));
  });
  const used = await listen(server, port, host);
  return {
    port: used,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function send(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}
