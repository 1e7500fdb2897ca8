import { percentDecode } from '#src/lib/percent-decoding.ts';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** Failures on demand. A number, a path segment, a query value, or an email address requests one. */
export type Failure =
  | 'not found'
  | 'error'
  | 'too many'
  | 'forbidden'
  | 'session expired'
  | 'silence'
  | 'dropped'
  | 'html'
  | 'misshapen';

/**
 * Used as company numbers, as ids of anything, and as search terms.
 * @internal
 */
export const sentinels: ReadonlyMap<string, Failure> = new Map([
  ['99404', 'not found'],
  ['99500', 'error'],
  ['99429', 'too many'],
  ['99403', 'forbidden'],
  ['99401', 'session expired'],
  ['99000', 'silence'],
  ['99001', 'dropped'],
  ['99002', 'html'],
  ['99003', 'misshapen'],
]);

/** For writes: local parts of the sender's email address, and names of projects. */
const writeSentinels: ReadonlyMap<string, Failure> = new Map([
  ['fail-500', 'error'],
  ['fail 500', 'error'],
  ['fail-429', 'too many'],
  ['fail 429', 'too many'],
]);

const RETRY_AFTER_S = 2;
const SILENCE_MS = 120_000;

const failures: Readonly<Record<Failure, (request: Request) => Response | Promise<Response>>> = {
  'not found': () => refusal(404, 'Not found.'),
  error: () => refusal(500, 'Something went wrong.'),
  'too many': () => refusal(429, 'Too many requests.', { 'retry-after': String(RETRY_AFTER_S) }),
  forbidden: () => refusal(403, 'Not allowed.'),
  'session expired': () => refusal(401, 'The session has expired.'),
  silence: async ({ signal }) => {
    await untilIdle(signal);
    return HttpResponse.error();
  },
  dropped: () => HttpResponse.error(),
  html: () =>
    new Response('<!doctype html><title>Sign in to the network</title><p>Please sign in.', {
      headers: { 'content-type': 'text/html' },
    }),
  misshapen: () =>
    HttpResponse.json({
      _source: { company: 42, title: null, csi: 'none' },
      hits: 'many',
      items: {},
      ok: 'yes',
      id: '1',
    }),
};

/** Comes before all other handlers. Requests that don't ask for a failure go on to the next handler. */
export const sentinelHandler: HttpHandler = http.all('*', async ({ request }) => {
  if (!/^\/(?:api|auth|feedback|spec-file)\//.test(new URL(request.url).pathname)) return undefined;
  const failure = await requestedFailure(request);
  return failure && failures[failure](request);
});

/**
 * The failure that a request asks for, if any. The body can still be read afterward.
 * @internal
 */
export async function requestedFailure(request: Request): Promise<Failure | undefined> {
  return failureOf(new URL(request.url)) ?? (await failureOfBody(request));
}

function failureOf({ pathname, searchParams }: URL): Failure | undefined {
  const words = [
    ...pathname.split('/').map((segment) => percentDecode(segment) ?? segment),
    ...searchParams.values(),
  ].flatMap((word) => word.split(','));
  return words.map((word) => sentinels.get(word.trim())).find(Boolean);
}

async function failureOfBody(request: Request): Promise<Failure | undefined> {
  if (
    request.method === 'GET' ||
    request.method === 'HEAD' ||
    !request.headers.get('content-type')?.includes('json')
  )
    return undefined;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null) return undefined;
  const values = new Map<string, unknown>(Object.entries(body));
  const text = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return (
    writeSentinels.get(text('email').split('@')[0] ?? '') ??
    writeSentinels.get(text('name')) ??
    sentinels.get(text('coid') || text('content_id'))
  );
}

function refusal(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return HttpResponse.json({ message }, { status, headers });
}

/** Waits until the client gives up, or two minutes at most. */
function untilIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SILENCE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
