import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Rendered } from './render-worker.ts';

/** Each renders one page at a time, and waits for the API more than half of it. */
const workers = 4;

/** Renders pages in threads of their own, and hands each over with its page; `code` is the built `entry-server`. */
export async function renderAll<Page extends { path: string }>(
  code: string,
  pages: readonly Page[],
  take: (page: Page, rendered: Rendered) => Promise<void>,
): Promise<void> {
  const waiting = pages.values();
  await Promise.all(
    Array.from({ length: Math.min(workers, pages.length) }, async () => {
      const worker = new Worker(join(import.meta.dirname, 'render-worker.ts'), {
        workerData: code,
        env: { ...process.env, NODE_ENV: 'production' },
      });
      try {
        for (const page of waiting) {
          const answer = once(worker, 'message');
          worker.postMessage(page.path);
          const [rendered]: Rendered[] = await answer;
          if (rendered) await take(page, rendered);
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
}
