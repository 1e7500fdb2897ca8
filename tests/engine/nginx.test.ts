import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createReferenceApi } from '#src/reference-api/http/api.ts';
import { startServer, type RunningServer } from '#src/reference-api/serve/start-server.ts';
import { readHeaderRules } from '#src/reference-api/serve/header-rules.ts';
import { root } from '#tests/architecture/sources.ts';
import { hasBrotli, Nginx } from '#tests/engine/nginx.ts';

const PORT = 4541;
const rules = join(root, 'netlify.toml');

/** A small site: every kind of file that the rules speak of. */
const script = 'export const text = 1;\n'.repeat(200);
const files: Readonly<Record<string, string>> = {
  'index.html': '<title>Home',
  'app.html': '<title>App',
  '404.html': '<title>Not found',
  'about.html': '<title>About',
  'product/7.html': '<title>Product 7',
  'site.webmanifest': '{}',
  'version.json': '{"build":"1"}',
  '-/assets/main-1.js': script,
  '-/worker/read-1.js': script,
  '-/wasm/ifc-1.js': script,
  '-/weblet.html': '<title>Weblet',
  '-/favicon.png': 'png',
  '-/share.png': 'png',
  'amp/index.html': '<title>AMP',
  'amp/content-type/cad.html': '<title>AMP cad',
};

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** As sent: `fetch` would resolve dots and follow redirects. */
function ask(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('latin1'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const samples: Readonly<Record<string, string>> = {
  ids: '1,2',
  id: '31250',
  contentType: 'cad',
  file: '075423-roofs.htm',
  folder: 'northfold',
  prefix: 'n',
  idHtml: 'x.html',
  terms: 'roof%20edge',
};
/** An address that fits a pattern of the rules, and one below it. */
const pathsOf = (pattern: string): string[] => {
  const filled = pattern.replaceAll(/:(\w+)/g, (_, name: string) => samples[name] ?? 'x1');
  if (!filled.includes('*')) return [filled, `${filled}?a=b&c=%2F`];
  return [
    filled.replace('*', 'one/two.htm'),
    filled.replace('*', 'one?q=1'),
    filled.replace(/\/\*$/, ''),
  ].filter(Boolean);
};

describe('nginx', () => {
  let dist: string;
  let nginx: Nginx;
  let server: RunningServer;
  let patterns: { redirects: string[]; headers: string[] };
  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'engine-dist-'));
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(dist, name)), { recursive: true });
      await writeFile(join(dist, name), text);
      if (name.endsWith('.js')) await writeFile(join(dist, `${name}.br`), brotliCompressSync(text));
    }
    const api = await createReferenceApi({ seed: 1, scale: 0.1, today: '2026-11-02', storage: null });
    server = await startServer({ dist, rules, handlers: api.handlers, port: PORT + 1, proxies: 1 });
    nginx = new Nginx({ port: PORT, dist, api: `127.0.0.1:${server.port}` });
    await nginx.start();
    const { redirects } = await parseAllRedirects({
      redirectsFiles: [],
      netlifyConfigPath: rules,
      configRedirects: [],
      minimal: false,
    });
    const { headers } = await parseAllHeaders({
      headersFiles: [],
      netlifyConfigPath: rules,
      configHeaders: [],
      minimal: true,
    });
    patterns = {
      redirects: v.parse(v.array(v.looseObject({ from: v.string() })), redirects).map(({ from }) => from),
      headers: headers.map((one) => one.for),
    };
  });
  afterAll(async () => {
    await nginx.stop();
    await server.close();
    await rm(dist, { recursive: true });
  });

  it('answers each rule’s addresses like Netlify’s own matcher: status, target, and page', async () => {
    const different: string[] = [];
    let asked = 0;
    const extra = [
      '/',
      '/about',
      '/about/',
      '/about?x=1',
      '/product/7',
      '/product/8',
      '/nosuch',
      '/nosuch.js',
      '/-/assets/main-1.js',
      '/-/assets/gone.js',
      '/index.html',
      '/app.html',
      '/a//b',
      '/ABOUT',
    ];
    for (const path of [...patterns.redirects.flatMap(pathsOf), ...extra]) {
      if (/^\/(?:api|auth|feedback|feeds|sitemaps?|spec-file)\b/.test(path)) continue;
      const [here, there] = [await ask(nginx.url, path), await ask(server.url, path)];
      asked += 1;
      const said = ({ status, headers, text }: Answer) =>
        `${status} ${String(headers.location ?? '')} ${status < 300 || status === 404 ? text.slice(0, 20) : ''}`;
      if (said(here) !== said(there)) different.push(`${path}: ${said(here)} instead of ${said(there)}`);
    }
    console.log(`${asked} addresses, ${different.length} answered otherwise`);
    expect(different).toEqual([]);
  });

  it('sends the headers of the rules, and of several that fit the last', async () => {
    const headersFor = await readHeaderRules(rules);
    const different: string[] = [];
    for (const path of [
      ...patterns.headers.flatMap(pathsOf),
      '/',
      '/nosuch',
      '/-/assets/main-1.js',
      '/company/x/reports/secret',
    ]) {
      const { headers, status } = await ask(nginx.url, path);
      for (const [name, value] of Object.entries(headersFor(path.split('?', 1)[0] ?? ''))) {
        const wanted =
          name === 'cache-control' && status >= 400 ? 'public, max-age=0, must-revalidate' : value;
        // A page has the type of its own ending.
        if (name === 'content-type' && status !== 200) continue;
        if (headers[name] !== wanted) different.push(`${path} (${status}) ${name}: ${String(headers[name])}`);
      }
    }
    expect(different).toEqual([]);
  });

  it('keeps pages fresh and assets for a year, and knows what a browser has', async () => {
    expect((await ask(nginx.url, '/about')).headers['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    );
    const asset = await ask(nginx.url, '/-/assets/main-1.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await ask(nginx.url, '/about');
    const again = await ask(nginx.url, '/about', { 'if-none-match': String(page.headers.etag) });
    expect(again.status).toBe(304);
    const type = (await ask(nginx.url, '/site.webmanifest')).headers['content-type'];
    expect(type).toBe('application/manifest+json');
  });

  it('compresses', async () => {
    const accept = { 'accept-encoding': 'gzip, deflate, br' };
    const asset = await ask(nginx.url, '/-/assets/main-1.js', accept);
    expect(asset.headers['content-encoding']).toBe(hasBrotli ? 'br' : 'gzip');
    const answer = await ask(nginx.url, '/api/manufacturers/es/31250', accept);
    expect(['gzip', 'br']).toContain(answer.headers['content-encoding']);
  });

  it('leads to the API, whose own headers count', async () => {
    const answer = await ask(nginx.url, '/api/manufacturers/es/31250');
    expect([
      answer.status,
      answer.headers['content-security-policy'],
      answer.headers['cache-control'],
    ]).toEqual([
      200,
      undefined,
      (await ask(server.url, '/api/manufacturers/es/31250')).headers['cache-control'],
    ]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect((await ask(nginx.url, '/api/search/a%2Fb?size=1')).status).toBe(200);
    expect((await ask(nginx.url, '/sitemap.xml')).text).toContain('<sitemapindex');
    expect((await ask(nginx.url, '/api/nosuch')).status).toBe(404);
  });

  it('takes no other method for a page, and sends nobody to another site', async () => {
    expect((await ask(nginx.url, '/about', {}, 'POST')).status).toBe(405);
    for (const path of [
      '/sd//evil.example',
      '/arcatcos/x//evil.example',
      '//evil.example/%2e%2e',
      '/green/clients/%0d%0aset-cookie:a=b',
    ])
      expect(String((await ask(nginx.url, path)).headers.location ?? '/')).toMatch(/^\/(?!\/)/);
  });

  it('logs no query and no secret', async () => {
    await ask(nginx.url, '/reset/0123456789abcdef?email=ada@lintel.test');
    await ask(nginx.url, '/company/x/reports/demo-report');
    const log = nginx.log();
    expect(log).toContain('"path":"/reset/..."');
    expect(log).not.toMatch(/0123456789abcdef|demo-report|ada@/);
    expect(nginx.errors()).toBe('');
  });
});
