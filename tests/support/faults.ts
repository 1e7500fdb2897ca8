/** How a call can fail on its way, and what the site makes of it. */
export interface Fault {
  name: string;
  answer: (signal: AbortSignal) => Response | Promise<Response>;
  /** Of the error that the call gives. */
  kind: 'http' | 'network' | 'timeout' | 'invalid';
  status: number | null;
  /** How often a read is sent; a write goes out once. */
  reads: 1 | 3;
  /** Only an answer that has to be JSON can fail like this. */
  isOfJson?: true;
}

const refused = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ message: 'No.' }, { status, headers });
const json = (body: BodyInit) => new Response(body, { headers: { 'content-type': 'application/json' } });

/** An answer that begins and never ends within the time a call has; `step` writes what comes of it. */
function endless(signal: AbortSignal, step: (stream: ReadableStreamDefaultController<Uint8Array>) => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      timer = setInterval(() => step(stream), 1_000);
      signal.addEventListener('abort', () => {
        clearInterval(timer);
        stream.error(signal.reason);
      });
    },
    cancel: () => clearInterval(timer),
  });
  return json(body);
}

const fiftyMegabytes = (): string => `{"title":"${'a'.repeat(50_000_000)}"}`;

export const faults: readonly Fault[] = [
  { name: '401', answer: () => refused(401), kind: 'http', status: 401, reads: 1 },
  { name: '403', answer: () => refused(403), kind: 'http', status: 403, reads: 1 },
  { name: '429', answer: () => refused(429), kind: 'http', status: 429, reads: 3 },
  {
    name: '429, again in 2 s',
    answer: () => refused(429, { 'retry-after': '2' }),
    kind: 'http',
    status: 429,
    reads: 3,
  },
  {
    name: '429, again in a minute',
    answer: () => refused(429, { 'retry-after': '60' }),
    kind: 'http',
    status: 429,
    reads: 1,
  },
  { name: '500', answer: () => refused(500), kind: 'http', status: 500, reads: 3 },
  {
    name: 'silence',
    answer: (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    kind: 'timeout',
    status: null,
    reads: 3,
  },
  {
    name: 'a byte a second',
    answer: (signal) => endless(signal, (stream) => stream.enqueue(new Uint8Array([0x20]))),
    kind: 'timeout',
    status: null,
    reads: 3,
  },
  {
    name: 'a dropped connection',
    answer: () => Promise.reject(new TypeError('fetch failed')),
    kind: 'network',
    status: null,
    reads: 3,
  },
  {
    name: 'a connection that drops midway',
    answer: () => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => stream.enqueue(new TextEncoder().encode('{"hits":')),
        pull: (stream) => stream.error(new TypeError('terminated')),
      });
      return json(body);
    },
    kind: 'network',
    status: null,
    reads: 3,
  },
  {
    name: 'a page of HTML with status 200',
    answer: () =>
      new Response('<!doctype html><title>Sign in to the network</title>', {
        headers: { 'content-type': 'text/html' },
      }),
    kind: 'invalid',
    status: 200,
    reads: 1,
    isOfJson: true,
  },
  {
    name: 'JSON of another shape',
    answer: () => json('{"hits":"many","items":{},"_source":42,"ok":"yes","id":"1","user":7,"token":{}}'),
    kind: 'invalid',
    status: 200,
    reads: 1,
    isOfJson: true,
  },
  {
    name: 'JSON that was cut off',
    answer: () => json('{"hits":{"total":{"value":12'),
    kind: 'invalid',
    status: 200,
    reads: 1,
    isOfJson: true,
  },
];

/** Costs a second to make and read: for a few calls, not for all. */
export const tooMuch: Fault = {
  name: '50 MB',
  answer: () => json(fiftyMegabytes()),
  kind: 'invalid',
  status: 200,
  reads: 1,
  isOfJson: true,
};
