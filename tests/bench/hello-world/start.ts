import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { http, HttpResponse } from 'msw';
import { build } from 'vite';
import { addBrotli } from '../../../scripts/build-site.ts';
import { startServer, type RunningServer } from '../../../src/reference-api/serve/start-server.ts';

const rows = Array.from({ length: 24 }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));

const handlers = [
  http.get('/api/rows', ({ request }) => {
    const isEven = new URL(request.url).searchParams.has('even');
    return HttpResponse.json(isEven ? rows.filter(({ id }) => id % 2 === 0) : rows);
  }),
  http.get('/api/rows/:id', ({ params }) => HttpResponse.json(rows[Number(params['id']) - 1] ?? null)),
];

/** The yardstick: the least site of the same libraries, built the same way and served by the same server. */
export async function startHelloWorld(rules: string): Promise<RunningServer> {
  const dist = mkdtempSync(join(tmpdir(), 'hello-world-'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: dist, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  await addBrotli(dist);
  const server = await startServer({ dist, rules, handlers, port: 0 });
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
