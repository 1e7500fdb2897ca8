import { parentPort, workerData } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { RenderedPage } from '../../src/entry-server/entry-server.tsx';

/** The answer to a path: its page, or why there is none. */
export type Rendered = { page: RenderedPage; failure?: never } | { page?: never; failure: string };

type Code = typeof import('../../src/entry-server/entry-server.tsx');

const code: Code = await import(pathToFileURL(v.parse(v.string(), workerData)).href);

parentPort?.on('message', (path: string) => {
  code.renderPage(path).then(
    (page) => parentPort?.postMessage({ page } satisfies Rendered),
    (error: unknown) =>
      parentPort?.postMessage({
        failure: error instanceof Error ? error.message : String(error),
      } satisfies Rendered),
  );
});
