import { Agent, request as ask } from 'node:http';
import { constants, createSecureServer } from 'node:http2';
import { generate } from 'selfsigned';

export interface Front {
  /** With a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** Connection headers that HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * HTTP/2 before a server that speaks HTTP/1.1 only, as a CDN puts it before a site: one connection, packed headers. The
 * certificate is its own, so the browser has to be told to take it. `to` is the server's address.
 */
export async function startFront(to: string): Promise<Front> {
  const { hostname, port } = new URL(to);
  const agent = new Agent({ keepAlive: true });
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const front = createSecureServer({ key, cert }, (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    );
    const options = { hostname, port, agent, method: request.method, path: request.url, headers };
    const behind = ask(options, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    });
    behind.on('error', () => response.stream.close(constants.NGHTTP2_INTERNAL_ERROR));
    response.on('close', () => behind.destroy());
    request.pipe(behind);
  });
  await new Promise<void>((resolve) => front.listen(0, 'localhost', resolve));
  const address = front.address();
  if (typeof address !== 'object' || address === null) throw new Error('The front has no port.');
  return {
    url: `https://localhost:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        front.close(() => resolve());
      }),
  };
}
