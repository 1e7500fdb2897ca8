import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { build } from 'vite';
import { addBrotli } from '../../scripts/build-site.ts';
import { startServer, type RunningServer } from '../../src/reference-api/serve/start-server.ts';
import { catalogList, catalogProduct } from './catalog/products.ts';

const rows = Array.from({ length: 24 }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }));

/** Sites that ours is measured beside: of the same libraries, built the same way and served by the same server. */
const sites = {
  /** The least that such a site can be. */
  'hello-world': [
    http.get('/api/rows', ({ request }) => {
      const isEven = new URL(request.url).searchParams.has('even');
      return HttpResponse.json(isEven ? rows.filter(({ id }) => id % 2 === 0) : rows);
    }),
    http.get('/api/rows/:id', ({ params }) => HttpResponse.json(rows[Number(params['id']) - 1] ?? null)),
  ],
  /** A list of 24 with facets and a page for each row, written without any care for speed. */
  catalog: [
    http.get('/api/products', ({ request }) =>
      HttpResponse.json(catalogList(new URL(request.url).searchParams.get('color'))),
    ),
    http.get('/api/products/:id', ({ params }) => HttpResponse.json(catalogProduct(Number(params['id'])))),
  ],
} satisfies Record<string, readonly HttpHandler[]>;

export async function startPlainSite(name: keyof typeof sites, rules: string): Promise<RunningServer> {
  const dist = mkdtempSync(join(tmpdir(), `${name}-`));
  await build({
    root: join(import.meta.dirname, name),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: dist, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  await addBrotli(dist);
  const server = await startServer({ dist, rules, handlers: sites[name], port: 0 });
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
