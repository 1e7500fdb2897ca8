import { siteOrigin } from '#src/browser/location.ts';
import { trustedPolicy } from '#src/browser/trusted-types.ts';

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

/** How long a worker of ours may think about one file, in ms: files that take longer are meant to, or are broken. */
const longestMs = 10_000;

/** The worker took longer than any file that it is meant for. */
export class WorkerTimeoutError extends Error {
  override readonly name = 'WorkerTimeoutError';
}

/**
 * Starts a worker for one question and ends it with the answer, or when `signal` is aborted. Rejects if the worker
 * cannot be started or fails, and with a `WorkerTimeoutError` after 10 s; resolves to null where there are no workers.
 */
export function askWorker(address: string, question: unknown, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(address);
    if (worker === null) {
      resolve(null);
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      worker.terminate();
    };
    const stop = (): void => {
      end();
      reject(new DOMException('Aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      end();
      reject(new WorkerTimeoutError(`No answer after ${longestMs} ms.`));
    }, longestMs);
    signal.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      end();
      reject(new Error(message || 'The worker failed.'));
    });
    worker.postMessage(question, { transfer: [] });
  });
}
