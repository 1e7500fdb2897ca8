import { siteOrigin } from '#src/browser/location.ts';
import { trustedPolicy } from '#src/browser/trusted-types.ts';
import { readingStarted } from '#src/lib/begun-reading.ts';

/** Where a build puts workers, see `worker` in vite.config.ts. */
const built = /^\/-\/(?:worker|wasm)\/[\w-]+\.js$/;
/** Where the dev server has them. */
const served = /^\/src\/workers\/[\w-]+\.ts$/;

/**
 * The address of a worker of ours, else an error: only files of the folder for workers on our own origin become one.
 * @internal
 */
export function workerAddress(address: string): string {
  const url = new URL(address, siteOrigin());
  const isOurs = url.origin === siteOrigin();
  const isWorker = built.test(url.pathname) || (import.meta.env?.DEV && served.test(url.pathname));
  if (!isOurs || !isWorker) throw new TypeError(`Not a worker of this site: ${address}`);
  return url.href;
}

const rules = { createScriptURL: workerAddress };
let policy: typeof rules | null = null;

/** Under Trusted Types, the address of a worker is closed; this policy lets our own through and nothing else. */
function trusted(address: string): string {
  policy ??= trustedPolicy('app-worker', rules) ?? rules;
  return policy.createScriptURL(address);
}

/** `address` is from `import address from '#src/workers/….ts?worker&url'`. Null where there are no workers. */
export function startWorker(address: string): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(trusted(address), { type: 'module' });
}

/** How long a worker of ours may read one file, in ms: files that take longer are meant to, or are broken. */
const longestMs = 10_000;
/** How long its code may take to load. */
const loadingMs = 60_000;
/** Ticks are counted, not time: a computer that slept is no reason to end anything. */
const tickMs = 100;

/** The worker took longer than any file that it is meant for. */
export class WorkerTimeoutError extends Error {
  override readonly name = 'WorkerTimeoutError';
}

/** Calls `onLate` once, so many ms after the start, without those in which this computer sleeps. Gives the way to stop it. */
export function afterAwake(ms: number, onLate: () => void): () => void {
  let left = ms;
  const timer = setInterval(() => {
    left -= tickMs;
    if (left > 0) return;
    clearInterval(timer);
    onLate();
  }, tickMs);
  return () => clearInterval(timer);
}

/**
 * Starts a worker for one question and ends it with the answer, or when `signal` is aborted. Rejects if the worker
 * cannot be started or fails, and with a `WorkerTimeoutError` once it has read for 10 s; resolves to null where there are no
 * workers.
 */
export async function askWorker(address: string, question: unknown, signal: AbortSignal): Promise<unknown> {
  const worker = startWorker(address);
  if (worker === null) return null;
  const { promise: answer, resolve, reject } = Promise.withResolvers<unknown>();
  const stop = (): void => reject(new DOMException('Aborted', 'AbortError'));
  const late = (): void => reject(new WorkerTimeoutError('The worker gave no answer.'));
  let endWait = afterAwake(loadingMs, late);
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== readingStarted) return resolve(data);
    endWait();
    endWait = afterAwake(longestMs, late);
  });
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker failed.')));
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  worker.postMessage(question, { transfer: [] });
  try {
    return await answer;
  } finally {
    endWait();
    signal.removeEventListener('abort', stop);
    worker.terminate();
  }
}
