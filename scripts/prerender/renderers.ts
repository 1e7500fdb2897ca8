import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

export const Rendering = v.object({
  /** The built `entry-server`. */
  code: v.string(),
  /** The folder of the built site. */
  dist: v.string(),
  /** The API, for what is on pictures of links. */
  apiOrigin: v.string(),
  /** The folder of the pictures that were drawn. */
  cards: v.string(),
});
type Rendering = v.InferOutput<typeof Rendering>;

const Rendered = v.object({
  /** When, in ms since 1970. */
  made: v.number(),
  /** The page, and the picture of links to it where it has one of its own; none where it could not be made. */
  files: v.array(v.object({ name: v.string(), content: v.union([v.string(), v.instance(Uint8Array)]) })),
  /** Why there is none. */
  failure: v.nullable(v.string()),
});
export type Rendered = v.InferOutput<typeof Rendered>;

/** Each renders one page at a time, and waits for the API about half of it. */
const workers = 3;
/** In MB, each; what it reads for a page is forgotten with the next. */
const memory = 256;

/** Renders pages in threads of their own, and hands each over as soon as it is there. */
export async function renderAll<Page extends { path: string }>(
  rendering: Rendering,
  pages: readonly Page[],
  take: (page: Page, rendered: Rendered) => Promise<void>,
): Promise<void> {
  const waiting = pages.values();
  await Promise.all(
    Array.from({ length: Math.min(workers, pages.length) }, async () => {
      const worker = new Worker(join(import.meta.dirname, 'render-worker.ts'), {
        workerData: rendering,
        resourceLimits: { maxOldGenerationSizeMb: memory },
      });
      try {
        for (const page of waiting) {
          const answer = once(worker, 'message');
          worker.postMessage(page.path, []);
          await take(page, v.parse(Rendered, (await answer)[0]));
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
}
