import { createServer } from 'node:http';
import { http } from 'msw';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rawStatus, startSite, type Site } from '#tests/reference-api/serve/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, site.url), init);

describe('the API on the site’s own origin', () => {
  it('answers a write with what the handler made of it', async () => {
    const answer = await ask('/api/echo', {
      method: 'POST',
      body: JSON.stringify({ name: 'Søn “Façades”' }),
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ name: 'Søn “Façades”' });
  });

  it('answers for the host that writes spec files, with the query as it was asked', async () => {
    const answer = await ask('/spec-file/?data=1,2&format=txt');
    expect(await answer.text()).toBe('?data=1,2&format=txt');
  });

  it('sets each cookie on its own', async () => {
    const answer = await ask('/auth/local', { method: 'POST', body: '{}' });
    expect(answer.headers.getSetCookie()).toEqual(['sid=1; HttpOnly; Path=/', 'seen=1; Path=/']);
  });

  it('answers a call no one knows with a 404 in JSON', async () => {
    const answer = await ask('/api/no-such-call');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('json');
    expect(await answer.json()).toEqual({ message: 'No such call: GET /api/no-such-call' });
  });

  it('says to clients that read compressed answers that nothing has changed', async () => {
    const answer = await ask('/api/unchanged', { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(304);
  });

  it('passes an empty answer on', async () => {
    const answer = await ask('/api/nothing');
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
  });

  it('drops the connection when the handler says so', async () => {
    await expect(ask('/api/dropped')).rejects.toThrow('fetch failed');
  });

  it('leaves a call that never answers open until the caller gives up', async () => {
    await expect(ask('/api/silent', { signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/i);
    expect((await ask('/api/small')).status).toBe(200);
  });

  it('survives a bug in a handler', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await ask('/api/broken')).status).toBe(500);
    said.mockRestore();
    expect((await ask('/api/small')).status).toBe(200);
  });

  it.each([
    '/auth/local/reset/secret-token',
    '/api/outline-specs-report/by-abbrev/northfold/secret-password',
    '/api/specwizard-specs-report/by-abbrev/northfold/secret-password?debug=1',
  ])('logs of a failed %s neither token nor password', async (path) => {
    const failing = http.get('*', () => {
      throw new Error('a bug in a handler');
    });
    const other = await startSite({ handlers: [failing] });
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await fetch(new URL(path, other.url));
    expect(said).toHaveBeenCalledOnce();
    expect(String(said.mock.lastCall?.[0])).toMatch(/^GET .+… failed: a bug in a handler\n/);
    expect(String(said.mock.lastCall?.[0])).not.toContain('secret');
    said.mockRestore();
    await other.close();
  });

  it('can be slowed down', async () => {
    const slow = await startSite({ latency: [120, 120] });
    const start = performance.now();
    await fetch(new URL('/api/small', slow.url));
    expect(performance.now() - start).toBeGreaterThan(115);
    await slow.close();
  });
});

describe('requests no honest browser sends', () => {
  it.each([
    ['GET /%E0%A4%A', 400],
    ['GET /100%', 400],
    ['GET /../../etc/passwd', 400],
    ['GET /assets/..\\..\\secret', 400],
    ['GET /assets/%2e%2e/%2E./secret', 400],
    ['GET http://other.example/', 400],
    ['GET *', 400],
    ['OPTIONS *', 400],
    ['DELETE /', 405],
    ['TRACE /api/small', 501],
    ['POST /-/assets/app-1a2b3c.js', 405],
    [`GET /${'a'.repeat(8300)}`, 414],
    [`GET /search/roof?q=${'a'.repeat(8300)}`, 414],
    [`GET /api/banners/${'a'.repeat(8300)}`, 414],
    [`GET /api/searching${'/'.repeat(8300)}`, 414],
    [`DELETE /${'a'.repeat(12_000)}`, 414],
    [`GET /${'a'.repeat(40_000)}`, 414],
    [`GET /api/search/${'a'.repeat(10_000)}`, 400],
    [`GET /api/search/roof?division=${'a'.repeat(10_000)}`, 400],
    [`GET /api/${'api/'.repeat(2000)}`, 404],
    ['GET //evil.example/x', 404],
    ['GET /api/%2e%2e%2f%2e%2e', 404],
    ['NONSENSE', 400],
  ])('%s → %i', async (line, status) => {
    const [method, target] = line.split(' ');
    expect(await rawStatus(site.port, target ? `${method} ${target}` : line)).toBe(status);
    expect((await ask('/')).status).toBe(200);
  });

  it.each([
    [`roof${'f'.repeat(9000)}`, 'terms'],
    [`roof?division=${'a'.repeat(9000)}`, 'division'],
    [`roof?${'a'.repeat(9000)}=1`, 'query'],
  ])('a search that is too long, %.20s, is told so of %s', async (search, field) => {
    const answer = await ask(`/api/search/${search}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      message: `${field}: The address is longer than 8192 characters.`,
    });
  });

  it.each([
    [`X-Long: ${'a'.repeat(40_000)}`, 431],
    ['No colon', 400],
    ['Transfer-Encoding: nonsense', 400],
  ])('with the header %s → %i', async (header, status) => {
    expect(await rawStatus(site.port, `GET / HTTP/1.1\r\n${header}\r\nX: GET`)).toBe(status);
  });
});

describe('a port that is in use', () => {
  it('gives the next free one, and says so', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const taken = typeof address === 'object' && address ? address.port : 0;
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const second = await startSite({ port: taken });
    expect(second.port).toBeGreaterThan(taken);
    expect(said).toHaveBeenCalledWith(`Port ${taken} is in use, taking ${second.port}.`);
    said.mockRestore();
    await second.close();
    other.close();
  });
});
