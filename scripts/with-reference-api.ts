import { join } from 'node:path';
import { loadApi, loadServer } from '../src/reference-api/door/node.ts';

const root = join(import.meta.dirname, '..');

/**
 * Builds while the reference API answers, and names it to the build, which makes the pages of the file `pages` from it. Its
 * world is the one that is served after. Someone who says where pages come from, or that there are none, is heeded.
 */
export async function withReferenceApi(
  world: { seed: number; scale: number; today: string },
  pages: string,
  build: () => Promise<void>,
): Promise<void> {
  const { PRERENDER: choice = pages, PRERENDER_API_ORIGIN: named } = process.env;
  if (choice === 'none' || named !== undefined) return build();
  const { createReferenceApi } = await loadApi();
  const { startServer } = await loadServer();
  const { seed, scale, today } = world;
  const { handlers } = await createReferenceApi({ seed, scale, today, storage: null });
  const server = await startServer({
    dist: join(root, 'no-site'),
    rules: join(root, 'netlify.toml'),
    handlers,
    port: 0,
    site: process.env['VITE_SITE_ORIGIN'] ?? null,
  });
  Object.assign(process.env, { PRERENDER: choice, PRERENDER_API_ORIGIN: new URL(server.url).origin });
  try {
    await build();
  } finally {
    await server.close();
  }
}
