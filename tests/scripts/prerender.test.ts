import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { listen } from '#src/reference-api/serve/listen.ts';
import { prerender } from '../../scripts/prerender/prerender.ts';

/** What the API lists; the page `/broken` can't be rendered. */
let listed: string[] = [];
const server = createServer((request, response) => {
  const tag = (path: string) => `<loc>http://site.test${path}</loc><lastmod>2026-01-01</lastmod>`;
  response.end(request.url === '/sitemap.xml' ? tag('/sitemaps/all-1.xml') : listed.map(tag).join(''));
});
const code = `export const renderPage = async (path) => {
  if (path === '/broken') throw new Error('has no end');
  return { html: '<title>' + path + '</title><p>Text</p>', answers: [], card: null };
};`;
const empty = '<head></head><aside class="notice-bar">No</aside><div id="root"></div>';

let folder = '';
let apiOrigin = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  for (const name of ['code', 'dist/.vite', 'kept']) await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'code/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'code/entry-server.js'), code);
  await writeFile(join(folder, 'dist/app.html'), empty);
  await writeFile(join(folder, 'dist/.vite/manifest.json'), '{}');
  apiOrigin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function build(choice = 'all'): Promise<string> {
  const said: string[] = [];
  const [dist, built, kept] = ['dist', 'code', 'kept'].map((name) => join(folder, name));
  if (!dist || !built || !kept) throw new Error('No folders.');
  await prerender({ dist, code: built, kept, choice, apiOrigin, say: (text) => said.push(text) });
  return said.join('\n');
}
const page = (name: string) => readFile(join(folder, 'dist', name), 'utf8').catch(() => null);

it('makes pages, makes only new ones again, and removes those of removed records', async () => {
  listed = ['/', '/about', '/product/1'];
  expect(await build()).toMatch(/^Pages: 3 of 3 made, 0 as they were, 0 failed/);
  expect(await page('about.html')).toContain('<div id="root" data-path="/about"><p>Text</p></div>');
  listed = ['/', '/about', '/product/2'];
  expect(await build()).toMatch(/^Pages: 1 of 1 made, 2 as they were/);
  expect(await page('product/1.html')).toBeNull();
  expect(await page('product/2.html')).toContain('<title>/product/2</title>');
});

it('makes everything but items, or what a file names by path or by row', async () => {
  listed = ['/about', '/product/1', '/content-type/cad', '/content-type/bim', '/sw/tool'];
  expect(await build('site')).toContain('Pages: 2 of 2 made, 1 as they were');
  await writeFile(join(folder, 'choice.txt'), '/content-type/:contentType\n/terms\n');
  expect(await build(join(folder, 'choice.txt'))).toContain('Pages: 1 of 1 made, 2 as they were');
});

it('a record that can’t be rendered costs its own page, and is named; many stop the build', async () => {
  listed = [...Array.from({ length: 120 }, (_, at) => `/press-releases/${at}`), '/broken'];
  expect(await build()).toMatch(/, 1 failed .*\n\/broken: has no end$/);
  listed = ['/about', '/broken'];
  await expect(build()).rejects.toThrow('1 of 2 pages could not be made.');
});
