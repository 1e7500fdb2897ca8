import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';

import { setToken } from '#src/api/send-request.ts';
import { fetchFile, fileAddress } from '#src/api/files.ts';
import { answerWith } from '#tests/support/server.ts';

const signal = new AbortController().signal;
const file = (url: string, name = 'edge.dxf') => ({
  url,
  name,
  format: 'DXF',
  bytes: null,
  updated: '2026-10-12',
});
const own = '/api/files/cad/1/edge.dxf';

afterEach(() => setToken(null));

describe('the address of a file', () => {
  it.each([
    ['/api/files/cad/1/a.dxf', 'http://localhost:3000/api/files/cad/1/a.dxf'],
    ['https://files.example/a.dxf', 'https://files.example/a.dxf'],
    ['http://files.example/a.dxf', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['mailto:a@b.example', null],
    ['//evil.example/a', null],
    ['https://ada:secret@evil.example/', null],
    ['', null],
  ])('%s', (url, expected) => {
    expect(fileAddress(file(url))?.href ?? null).toBe(expected);
  });
});

describe('a file', () => {
  it('arrives whole, piece by piece', async () => {
    answerWith(http.get(`*${own}`, () => new HttpResponse('0\nSECTION\n'.repeat(1000))));
    let bytes = 0;
    const { data } = await fetchFile(file(own), { signal, onBytes: (count) => (bytes += count) });
    expect(await data?.text()).toBe('0\nSECTION\n'.repeat(1000));
    expect(bytes).toBe(10_000);
  });

  it('is asked for with the bearer at the API, and without it elsewhere', async () => {
    setToken('secret');
    const seen: Record<string, string | null> = {};
    answerWith(
      http.get('*/edge.dxf', ({ request }) => {
        seen[new URL(request.url).origin] = request.headers.get('authorization');
        return new HttpResponse('x', { headers: { 'access-control-allow-origin': '*' } });
      }),
      http.options(
        'https://files.example/*',
        () => new HttpResponse(null, { headers: { 'access-control-allow-origin': '*' } }),
      ),
    );
    await fetchFile(file(own), { signal });
    await fetchFile(file('https://files.example/edge.dxf'), { signal });
    expect(seen).toEqual({
      [new URL(own, location.href).origin]: 'Bearer secret',
      'https://files.example': null,
    });
  });

  it.each([
    ['gone', () => new HttpResponse(null, { status: 404 }), 'http', 'The file is no longer available.'],
    ['closed', () => new HttpResponse(null, { status: 403 }), 'http', 'You don’t have access to the file.'],
    [
      'an error',
      () => new HttpResponse(null, { status: 500 }),
      'http',
      'The server couldn’t send the file (error 500).',
    ],
    ['too many', () => new HttpResponse(null, { status: 429 }), 'http', 'Too many requests right now.'],
    ['no network', () => HttpResponse.error(), 'network', 'Couldn’t reach the server.'],
    [
      'a sign-in page',
      () => HttpResponse.html('<p>Sign in'),
      'invalid',
      'The server sent a web page instead.',
    ],
  ])('says so when it is %s', async (_, answer, kind, message) => {
    answerWith(http.get(`*${own}`, answer));
    expect((await fetchFile(file(own), { signal })).error).toMatchObject({ kind, message });
  });

  it('may be a page of HTML when that is its format', async () => {
    answerWith(http.get('*/spec.html', () => HttpResponse.html('<p>Spec')));
    const { data } = await fetchFile(file('/api/files/spec/1/spec.html', 'spec.html'), { signal });
    expect(await data?.text()).toBe('<p>Spec');
  });

  it('is given up when the visitor cancels', async () => {
    const end = new AbortController();
    answerWith(http.get(`*${own}`, () => new Promise<never>(() => undefined)));
    const result = fetchFile(file(own), { signal: end.signal });
    setTimeout(() => end.abort(), 20);
    expect((await result).error).toMatchObject({ kind: 'cancelled' });
  });
});
