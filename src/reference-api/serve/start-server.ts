import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'msw';
import type { ServerRequest } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { answerFromHandlers } from '#src/reference-api/serve/answer-from-handlers.ts';
import { apiDocs } from '#src/reference-api/serve/api-docs.ts';
import { callerAddress } from '#src/reference-api/serve/caller-address.ts';
import { crossOriginHeaders } from '#src/reference-api/serve/cross-origin.ts';
import { headersForPlainHttp, readHeaderRules } from '#src/reference-api/serve/header-rules.ts';
import { longestParameter } from '#src/contracts/define-call.ts';
import { closeServer, listen } from '#src/reference-api/serve/listen.ts';
import { logFailure } from '#src/reference-api/serve/log.ts';
import { isSlowRequest } from '#src/reference-api/serve/slow-requests.ts';
import { LARGEST_BODY, nodeHandler, type RequestContext } from '#src/reference-api/serve/node-handler.ts';
import { oneRequestAtATime } from '#src/reference-api/serve/one-at-a-time.ts';
import { originOf } from '#src/reference-api/serve/origin.ts';
import { LONGEST_ADDRESS, readTarget } from '#src/reference-api/serve/read-target.ts';
import { locationOf, readRedirectRules } from '#src/reference-api/serve/redirect-rules.ts';
import { cutSlowClients, LEAST_BYTES } from '#src/reference-api/serve/slow-clients.ts';
import { ResponseQueue } from '#src/reference-api/serve/response-queue.ts';
import { refuseUnreadable } from '#src/reference-api/serve/refuse-unreadable.ts';

export interface ServerOptions {
  /** The built site. If the folder is missing, the server has only the API. */
  dist: string;
  /** `netlify.toml`; null to use the `_redirects` of the built site. */
  rules: string | null;
  /** Null for a static host without API. */
  handlers: RequestHandler[] | null;
  /** 0 takes any free port; a port in use gives the next free one. */
  port: number;
  host?: string;
  /** The origin in absolute addresses of responses; null or omitted: the server's own. */
  site?: string | null;
  /** Other sites whose pages may read and write. */
  origins?: readonly string[];
  /** Delays each API response by milliseconds between the two numbers. */
  latency?: readonly [number, number];
  /** How many of the operator's proxies each request passes through; none by default. */
  proxies?: number;
  /** Milliseconds that a client has for its headers, and the window in which it may be slow. */
  patienceMs?: number;
  /** Called with each request's method and path without secrets; what it returns, with its status. */
  watch?: (method: string, path: string) => (status: number) => void;
}

export interface RunningServer {
  url: string;
  port: number;
  /** Number of queued requests. */
  waiting: () => { short: number; long: number };
  /** Accepts no more connections; requests in progress may take `graceMs`, then their connections are cut. */
  close(graceMs?: number): Promise<void>;
}

const PATIENCE_MS = 10_000;

/** The host's default, unless a header rule says otherwise. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Request headers that concern the requested page, not the error page sent instead. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'range'];

/**
 * Listeners for the end of a response: compression and the library that sends it (ten), the connection's turn, the queue, and
 * the metrics. Node warns of a leak above ten.
 */
const MOST_LISTENERS = 16;

/** In bytes. Also the most that a connection gets before its client takes some of it. */
const PIECE = 16_384;

/** The same response with its body sent in pieces, which shows how fast the client takes it. */
function inPieces(response: Response): Response {
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.byteLength; at += PIECE) controller.enqueue(chunk.subarray(at, at + PIECE));
    },
  });
  return response.body ? new Response(response.body.pipeThrough(pieces), response) : response;
}

/** Serves a built site as its host would, with the API on the same origin. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    handlers,
    latency = [0, 0],
    host = '127.0.0.1',
    site = null,
    proxies = 0,
    patienceMs = PATIENCE_MS,
    origins = [],
  } = options;
  const fileOf = staticMiddleware({ dir: options.dist, encodings: true, dotfiles: false });
  const match = await readRedirectRules(
    options.rules === null ? { redirects: join(options.dist, '_redirects') } : { config: options.rules },
  );
  const headersFor = await readHeaderRules(options.rules ?? undefined);
  const missing = Response.error();
  let origin = '';

  const file = async (path: string, request: Request, headers: Record<string, string>, status = 200) => {
    if (!/\.\w+$/.test(path) || path.includes('//')) return null;
    const forwarded = new Request(origin + path, { method: request.method, headers: request.headers });
    if (status !== 200) for (const name of CONDITIONS) forwarded.headers.delete(name);
    const found = await fileOf(forwarded, () => missing);
    if (found === missing) return null;
    // Otherwise browsers would keep a missing asset missing for a year.
    const cached = status >= 400 ? undefined : headers['cache-control'];
    for (const [name, value] of Object.entries({ ...headers, 'cache-control': cached ?? REVALIDATE }))
      found.headers.set(name, value);
    return status === 200 ? found : new Response(await found.bytes(), { status, headers: found.headers });
  };

  /** A file by its name, or a page without its extension. */
  const page = async (
    { path, encodedPath }: { path: string; encodedPath: string },
    request: Request,
    headers: Record<string, string>,
  ) =>
    path.endsWith('/')
      ? path === '/' && file('/index.html', request, headers)
      : ((await file(encodedPath, request, headers)) ??
        (await file(`${encodedPath}.html`, request, headers)));

  const turns = new ResponseQueue();
  const answer = async (request: ServerRequest, { req, res, hasMore }: RequestContext): Promise<Response> => {
    const { url: rawTarget = '/' } = req;
    if ((site ?? origin).length + rawTarget.length > LONGEST_ADDRESS) return tooLong(rawTarget);
    const target = readTarget(rawTarget);
    if (!target) return textResponse(400, 'Bad request');
    const isLong = isSlowRequest(target);
    if (!isLong) res.once('close', turns.short());
    // The one HTTP method that a web `Request` cannot have.
    if (request.method === 'TRACE') return textResponse(501, 'Not implemented');
    const headers = headersForPlainHttp(headersFor(target.path));
    const rule = match(target.path, target.query);

    if (rule && /^https?:/.test(rule.to)) {
      if (!handlers) return textResponse(404, 'No API here');
      const shared = crossOriginHeaders(request, origins);
      if (shared && request.method === 'OPTIONS') return new Response(null, { status: 204, headers: shared });
      if (latency[1] > 0) await wait(latency[0] + Math.random() * (latency[1] - latency[0]));
      const address = callerAddress(req, proxies);
      await turns.begin({ address, isLong, hasMore });
      // The client has gone in the meantime.
      if (res.destroyed) return Response.error();
      const forwarded = new Request((site ?? origin) + rawTarget, request);
      const response = await answerFromHandlers(handlers, forwarded, address);
      // The page's policy doesn't apply to an API response, but the rules for sniffing and referrers do.
      const { 'content-security-policy': _policy, ...apiHeaders } = headers;
      if (response.status === 0) return response;
      for (const [name, value] of Object.entries(apiHeaders))
        if (!response.headers.has(name)) response.headers.set(name, value);
      for (const [name, value] of Object.entries(shared ?? {})) response.headers.set(name, value);
      if (origins.length > 0) response.headers.append('vary', 'Origin');
      // A compressed response is sent in pieces anyway.
      const isWhole = response.headers.has('content-length') || !request.headers.has('accept-encoding');
      return isWhole ? inPieces(response) : response;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return textResponse(405, 'Method not allowed', { allow: 'GET, HEAD' });
    const docs = handlers ? await apiDocs(target.path) : null;
    if (docs) return docs;
    const own = rule?.force ? null : await page(target, request, headers);
    if (own) return own;
    if (rule && rule.status >= 300 && rule.status < 400) {
      const location = locationOf(rule, target.query);
      return new Response(null, { status: rule.status, headers: { ...headers, location } });
    }
    const named = rule && (await file(rule.to, request, headers, rule.status));
    return named ?? (await file('/404.html', request, headers, 404)) ?? textResponse(404, 'Not found');
  };

  const windowMs = 2 * patienceMs;
  const lines = oneRequestAtATime(
    nodeHandler((request, exchange) =>
      answer(request, exchange).catch((error: unknown) => {
        logFailure(request, exchange.req.url ?? '', error);
        return textResponse(500, 'Something went wrong');
      }),
    ),
  );
  const server = createServer(
    {
      headersTimeout: patienceMs,
      requestTimeout: patienceMs + Math.ceil(LARGEST_BODY / LEAST_BYTES) * windowMs,
      // Longer than any client keeps an idle connection, so none closes just as it is used again.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: patienceMs / 10,
      highWaterMark: PIECE,
    },
    lines.take,
  );
  server.on('clientError', (error, socket) => refuseUnreadable(error, socket, lines.isAnswering(socket)));
  server.on('connection', () => turns.connected());
  server.on('request', ({ method = '', url = '' }, response: ServerResponse) => {
    response.setMaxListeners(MOST_LISTENERS);
    const done = options.watch?.(method, url.split('?', 1)[0] ?? '');
    if (done) response.once('close', () => done(response.writableFinished ? response.statusCode : 0));
  });
  cutSlowClients(server, windowMs);
  const port = await listen(server, options.port, host);
  origin = originOf(host, port);

  return {
    url: `${origin}/`,
    port,
    waiting: () => turns.waiting,
    close: (graceMs = 0) => closeServer(server, graceMs),
  };
}

/** A search says what is wrong, as it does for terms that are slightly too long. */
function tooLong(target: string): Response {
  if (!target.startsWith('/api/search/')) return textResponse(414, 'URI too long');
  const [path = '', query = ''] = target.split('?', 2);
  const [name] = [...new URLSearchParams(query)].find(([, { length }]) => length > longestParameter) ?? [];
  const field = path.length > longestParameter ? 'terms' : (name?.slice(0, 40) ?? 'query');
  return Response.json(
    { message: `${field}: The address is longer than ${LONGEST_ADDRESS} characters.` },
    { status: 400 },
  );
}

const textResponse = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      ...headers,
    },
  });
