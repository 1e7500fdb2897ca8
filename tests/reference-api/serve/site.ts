import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connect } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { delay, http, HttpResponse } from 'msw';
import { startServer, type RunningServer } from '#src/reference-api/serve/start-server.ts';

export const netlifyToml = join(import.meta.dirname, '../../../netlify.toml');

/** A small built site: the home page, that of all other addresses, and one to be framed, one hashed script, one font. */
const FILES: Record<string, string | Buffer> = {
  'index.html': '<!doctype html><title>App</title><div id="root">Home</div>',
  'app.html': '<!doctype html><title>App</title><div id="root"></div>',
  '-/weblet.html': '<!doctype html><title>Weblet</title><div id="root"></div>',
  '-/share.png': 'the picture of the site',
  '404.html': '<!doctype html><title>File not found</title>',
  'version.json': '{"build":"abc"}',
  '-/assets/app-1a2b3c.js': `console.log(${JSON.stringify('standing seam '.repeat(400))})`,
  '-/assets/plex-9f8e.woff2': 'not really a font, but packed bytes as far as a server knows',
  '-/assets/built-3c4d.js': 'console.log("built")',
  '-/assets/built-3c4d.js.br': brotliCompressSync('console.log("built")'),
  'site.webmanifest': '{}',
  '.vite/manifest.json': '{}',
};

const handlers = [
  http.get('/api/many', () =>
    HttpResponse.json({ names: Array.from({ length: 200 }, (_, i) => `Product ${i}`) }),
  ),
  http.get('/api/small', () => HttpResponse.json({ ok: true })),
  http.post('/api/echo', async ({ request }) => HttpResponse.json(await request.json(), { status: 201 })),
  http.post('/auth/local', () => {
    const headers = new Headers({ 'set-cookie': 'sid=1; HttpOnly; Path=/' });
    headers.append('set-cookie', 'seen=1; Path=/');
    return HttpResponse.json({ token: 't' }, { headers });
  }),
  http.get(
    '*/api/unchanged',
    () => new HttpResponse(null, { status: 304, headers: { 'content-type': 'application/json' } }),
  ),
  http.get('*/spec-file/', ({ request }) => HttpResponse.text(new URL(request.url).search)),
  http.get('/api/nothing', () => new HttpResponse(null, { status: 204 })),
  http.get('/api/dropped', () => HttpResponse.error()),
  http.get('/api/silent', () => delay('infinite')),
  http.get('/api/broken', () => {
    throw new Error('a bug in a handler');
  }),
];

export interface Site extends RunningServer {
  folder: string;
}

export async function startSite(options: Partial<Parameters<typeof startServer>[0]> = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const server = await startServer({ dist: folder, rules: netlifyToml, handlers, port: 0, ...options });
  return {
    ...server,
    folder,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** One request as raw text, for what `fetch` would tidy up; gives the status, undefined when the line went dead. */
export function rawStatus(port: number, requestLine: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${requestLine} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    });
    const done = () => resolve(/^HTTP\/1\.1 (\d+)/.exec(text) ? Number(text.slice(9, 12)) : undefined);
    socket.on('data', (bytes) => (text += bytes.toString('latin1')));
    socket.on('close', done);
    socket.on('error', done);
  });
}
