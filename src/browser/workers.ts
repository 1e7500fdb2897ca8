import { siteOrigin } from '#src/browser/location.ts';
import { trustedPolicy } from '#src/browser/trusted-types.ts';
import { readingStarted } from '#src/lib/reading-started.ts';

/** Path of workers in a build; see `worker` in vite.config.ts. */
const built = /^\/-\/(?:worker|wasm)\/[\w-]+\.js$/;
/** Path of workers on the dev server. */
const served = /^\/src\/workers\/[\w-]+\.ts$/;

/**
 * Returns the URL of one of our workers; throws for any other. Only files in the workers' folder on our own
 * origin are allowed.
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

/** Trusted Types guard the URLs of workers; this policy allows only our own. */
function trusted(address: string): string {
  policy ??= trustedPolicy('app-worker', rules) ?? rules;
  return policy.createScriptURL(address);
}

/**
 * `address` comes from `import address from '#src/workers/….ts?worker&url'`. Returns null if there are no
 * workers.
 */
export function startWorker(address: string): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(trusted(address), { type: 'module' });
}

/** Timeout for reading a file, in ms; files that take longer are malicious or broken. */
const longestMs = 10_000;
/** Timeout for loading the worker's code, in ms. */
const loadingMs = 60_000;
/** Counts ticks instead of measuring time, so that a computer's sleep does not count. */
const tickMs = 100;

/** The worker took longer than any valid file would. */
export class WorkerTimeoutError extends Error {
  override readonly name = 'WorkerTimeoutError';
}

/**
 * Calls `onLate` once `ms` have passed, not counting time in which the computer sleeps. Returns a function
 * that cancels it.
 */
export function afterAwakeTime(ms: number, onLate: () => void): () => void {
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
 * Starts a worker for one question and terminates it with the answer, or when `signal` is aborted. Rejects if
 * the worker can't start or fails, and with a `WorkerTimeoutError` if reading takes more than 10 s; resolves
 * to null if there are no workers.
 */
export async function runWorker(address: string, question: unknown, signal: AbortSignal): Promise<unknown> {
  const worker = startWorker(address);
  if (worker === null) return null;
  const { promise: answer, resolve, reject } = Promise.withResolvers<unknown>();
  const stop = (): void => reject(new DOMException('Aborted', 'AbortError'));
  const late = (): void => reject(new WorkerTimeoutError('The worker gave no answer.'));
  let endWait = afterAwakeTime(loadingMs, late);
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== readingStarted) return resolve(data);
    endWait();
    endWait = afterAwakeTime(longestMs, late);
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
