import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'msw';
import { answerFromHandlers, withoutSecrets } from '#src/reference-api/serve/answer-from-handlers.ts';
import { forPlainHttp, readHeaderRules } from '#src/reference-api/serve/header-rules.ts';
import { listen } from '#src/reference-api/serve/listen.ts';
import { sendResponse, toRequest } from '#src/reference-api/serve/node-bridge.ts';
import { readTarget } from '#src/reference-api/serve/read-target.ts';
import { readRedirectRules } from '#src/reference-api/serve/redirect-rules.ts';
import { sendFile, sendPlain, sendRedirect } from '#src/reference-api/serve/send.ts';
import { readSiteFiles } from '#src/reference-api/serve/site-files.ts';

export interface ServerOptions {
  /** The built site; a folder that is missing gives a server of the API alone. */
  dist: string;
  /** `netlify.toml`; null takes the rules the built site brings in `_redirects`. */
  rules: string | null;
  /** Null: no API, a static host. */
  handlers: RequestHandler[] | null;
  /** 0 takes any free port; a port in use gives the next free one. */
  port: number;
  host?: string;
  /** The origin that answers with absolute addresses name; null or none: the server's own. */
  site?: string | null;
  /** Milliseconds an API answer is held back, between the two numbers. */
  latency?: readonly [number, number];
}

export interface RunningServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** Serves a built site as its host would, with the API on the same origin. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { handlers, latency = [0, 0], host = '127.0.0.1', site = null } = options;
  const files = await readSiteFiles(options.dist);
  const match = await readRedirectRules(
    options.rules === null ? { redirects: join(options.dist, '_redirects') } : { config: options.rules },
  );
  const headersFor = await readHeaderRules(options.rules ?? undefined, join(options.dist, '_headers'));
  let origin = '';

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const target = readTarget(request.url ?? '');
    if (!target) return sendPlain(response, 400, 'Bad request');
    const headers = forPlainHttp(headersFor(target.path));
    const rule = match(target.path, target.query);

    if (rule && /^https?:/.test(rule.to)) {
      if (!handlers) return sendPlain(response, 404, 'No API here');
      // The page's policy says nothing about an API answer, but sniffing and referrers concern it too.
      const { 'content-security-policy': _policy, ...apiHeaders } = headers;
      const asked = await toRequest(request, response, site ?? origin);
      if (latency[1] > 0) await wait(latency[0] + Math.random() * (latency[1] - latency[0]));
      return sendResponse(await answerFromHandlers(handlers, asked), request, response, apiHeaders);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendPlain(response, 405, 'Method not allowed');
    }
    const own = files.get(target.path === '/' ? '/index.html' : target.path);
    if (own && !rule?.force) return sendFile(own, 200, headers, request, response);
    if (rule && rule.status >= 300 && rule.status < 400) {
      return sendRedirect(rule, target.query, headers, response);
    }
    const instead = files.get(rule?.to ?? '/404.html');
    if (instead) return sendFile(instead, rule?.status ?? 404, headers, request, response);
    return sendPlain(response, 404, 'Not found');
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${withoutSecrets(request.url ?? '').slice(0, 200)} failed:`, error);
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, 'Something went wrong');
    });
  });
  const port = await listen(server, options.port, host);
  origin = `http://${host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? 'localhost' : host}:${port}`;

  return {
    url: `${origin}/`,
    port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
