import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '#tests/reference-api/serve/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

/** Bytes as they cross the wire; `fetch` would unpack them. */
async function wire(path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(path, site.url), { headers }, resolve).on('error', reject);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const SCRIPT = '/-/assets/app-1a2b3c.js';

describe('a file is packed as the browser can unpack it', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('Accept-Encoding "%s" → %s', async (accepts, encoding, unpack) => {
    const { headers, body } = await wire(SCRIPT, { 'accept-encoding': accepts });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(unpack(body).toString()).toContain('standing seam');
  });

  it('a form of it that the build made is sent as it is', async () => {
    const { headers, body } = await wire('/-/assets/built-3c4d.js', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(brotliDecompressSync(body).toString()).toContain('built');
  });

  it('a part of it is sent alone', async () => {
    const { status, headers, body } = await wire('/-/assets/plex-9f8e.woff2', { range: 'bytes=4-9' });
    expect({ status, range: headers['content-range'], text: body.toString() }).toEqual({
      status: 206,
      range: 'bytes 4-9/60',
      text: 'really',
    });
  });

  it('a part of it is the bytes that its range names, and is not packed', async () => {
    const range = { range: 'bytes=0-1999', 'accept-encoding': 'gzip, br' };
    const { status, headers, body } = await wire(SCRIPT, range);
    expect([status, headers['content-encoding'], body.length]).toEqual([206, undefined, 2000]);
    expect(body.toString()).toMatch(/^console\.log\("standing seam /);
  });

  it('leaves a font as it is', async () => {
    const { headers } = await wire('/-/assets/plex-9f8e.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('font/woff2');
  });

  it('packs an answer of the API, but not one too small to gain by it', async () => {
    const many = await wire('/api/many', { 'accept-encoding': 'br' });
    expect(many.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(many.body).toString()).toContain('Product 199');
    const small = await wire('/api/small', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(small.body.toString()).toBe('{"ok":true}');
  });
});

describe('what is kept, and for how long', () => {
  it.each([
    [SCRIPT, 'public, max-age=31536000, immutable'],
    ['/version.json', 'no-cache'],
    ['/', 'public, max-age=0, must-revalidate'],
    ['/search/roof', 'public, max-age=0, must-revalidate'],
  ])('%s: %s', async (path, expected) => {
    expect((await wire(path)).headers['cache-control']).toBe(expected);
  });

  it('is asked for again only when it changed', async () => {
    const first = await wire('/', { 'accept-encoding': 'br' });
    const etag = first.headers.etag ?? '';
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    const again = await wire('/', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await wire('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('types', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    [SCRIPT, 'text/javascript; charset=utf-8'],
    ['/version.json', 'application/json'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('%s is %s', async (path, type) => {
    expect((await wire(path)).headers['content-type']).toBe(type);
  });
});

describe('HEAD', () => {
  it.each(['/', '/-/assets/built-3c4d.js', '/api/many'])('%s tells all but the body', async (path) => {
    const answer = await fetch(new URL(path, site.url), { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await answer.text()).toBe('');
  });
});
