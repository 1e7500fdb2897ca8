import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { Client, password, signedIn, started } from '#tests/reference-api/account/client.ts';
import { startSite, type Site } from '#tests/reference-api/serve/site.ts';

const wrong = (email: string, address?: string) => ({
  body: { email, password: 'not this one' },
  ...(address !== undefined && { address }),
});

describe('wrong passwords', () => {
  it('of one account end after ten, for the right one too, and start over a quarter of an hour later', async () => {
    const api = await started();
    for (let count = 0; count < 10; count += 1)
      expect(
        (await new Client(api, `http://${count}.test`).ask('auth.login', wrong('ada@lintel.test'))).status,
      ).toBe(401);
    const answer = await new Client(api).ask('auth.login', { body: { email: 'ADA@lintel.test ', password } });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(890);
    expect(await answer.text()).toContain('Too many tries. Try again in 15 minutes.');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    await new Client(api).signIn('ada@lintel.test');
    vi.useRealTimers();
  });

  it('of one address end after ten, whichever account is tried', async () => {
    const api = await started();
    for (let count = 0; count < 10; count += 1)
      expect((await new Client(api).ask('auth.login', wrong(`person-${count}@lintel.test`))).status).toBe(
        401,
      );
    expect((await new Client(api).ask('auth.login', wrong('ben@lintel.test'))).status).toBe(429);
  });

  it('many at once are no more than ten', async () => {
    const api = await started();
    const tries = Array.from(
      { length: 40 },
      async () => (await new Client(api).ask('auth.login', wrong('ada@lintel.test'))).status,
    );
    expect((await Promise.all(tries)).filter((status) => status === 401)).toHaveLength(10);
  });

  it('forgotten are those before the right one; and the old password of a change counts as well', async () => {
    const api = await started();
    for (let count = 0; count < 9; count += 1)
      await new Client(api).ask('auth.login', wrong('ada@lintel.test'));
    const ada = await signedIn(api);
    const change = {
      params: { userSeq: 4201 },
      body: { oldPassword: 'not this one', newPassword: 'four words are enough' },
    };
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await ada.ask('circulation.password', change)).status);
    expect(statuses).toEqual([422, 429, 429]);
  });
});

describe('behind a proxy', () => {
  const site = 'https://lintel.example';
  /** How many of 25 sign-ins with a wrong password were judged, each with another entry that the client wrote itself. */
  async function judged(
    options: { proxies?: number },
    of: (n: number) => { email: string; forwarded: string },
  ): Promise<number> {
    const { handlers } = await started();
    const server = await startSite({ handlers, site, ...options });
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) {
      const { email, forwarded } = of(n);
      const { status } = await fetch(new URL('/auth/local', server.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify(wrong(email).body),
      });
      statuses.push(status);
    }
    await server.close();
    expect(new Set(statuses)).toEqual(new Set(statuses.includes(429) ? [401, 429] : [401]));
    return statuses.filter((status) => status === 401).length;
  }
  const someone = (n: number) => `person-${n}@lintel.test`;

  it.each([
    [
      'what a client writes itself counts for nothing',
      { proxies: 1 },
      (n: number) => `10.0.0.${n}, 203.0.113.7`,
      10,
    ],
    ['nor does it without a trusted proxy', {}, (n: number) => `10.0.0.${n}`, 10],
    ['what is no address counts as the proxy’s own', { proxies: 1 }, (n: number) => `unknown-${n}`, 10],
    ['the addresses of one subscriber count as one', { proxies: 1 }, (n: number) => `2001:db8::${n}`, 10],
    ['those of others do not', { proxies: 1 }, (n: number) => `10.0.0.1, 203.0.113.${n}`, 25],
  ] as const)('%s', async (_, options, forwarded, count) => {
    expect(await judged(options, (n) => ({ email: someone(n), forwarded: forwarded(n) }))).toBe(count);
  });

  it('one account has ten in any case', async () => {
    const ada = (n: number) => ({ email: 'ada@lintel.test', forwarded: `203.0.113.${n}` });
    expect(await judged({ proxies: 1 }, ada)).toBe(10);
  });
});

describe('the size of a body', () => {
  const project = (note: string) => ({
    body: {
      name: 'Annex',
      type: 'Office',
      owner: '',
      last_spec_date: null,
      items: Array.from({ length: 100 }, (_, index) => ({
        content_id: index + 1,
        content_type: 'product',
        added_at: '2026-11-02',
        status: 'considering',
        note,
        documents: [],
        seen: null,
      })),
    },
  });

  it('is 64 kB', async () => {
    const ada = await signedIn(await started());
    const search = (length: number) => ({
      body: { content_type: 'all', search_terms: 'roof', query: 'x'.repeat(length) },
    });
    expect(await ada.refused('userSearches.create', search(64_000))).toBe(
      '413 This is too large to save. The limit is 64 kB.',
    );
    expect((await ada.refusal('userSearches.create', search(63_000))).status).toBe(422);
  });

  it('is 1 MB for a project', async () => {
    const ada = await signedIn(await started());
    expect((await ada.ask('charProject.create', project('x'.repeat(1900)))).status).toBe(200);
    expect(await ada.refused('charProject.create', project('x'.repeat(10_000)))).toBe(
      '413 This is too large to save. The limit is 1000 kB.',
    );
  });
});

describe('over the wire', () => {
  let site: Site;
  let impatient: Site;
  beforeAll(async () => {
    const { handlers } = await started();
    site = await startSite({ handlers });
    impatient = await startSite({ handlers, patienceMs: 500 });
  });
  afterAll(() => Promise.all([site.close(), impatient.close()]));

  const post = (init: RequestInit) => {
    const streamed = { method: 'POST', duplex: 'half', ...init };
    return fetch(`${site.url}auth/local/forgot`, streamed);
  };

  it('a body without a length ends where the limit is', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 10_000;
        if (sent > 50_000_000) controller.close();
        else controller.enqueue(new Uint8Array(10_000).fill(32));
      },
    });
    const status = await post({ body: endless, headers: { 'content-type': 'application/json' } }).then(
      (answer) => answer.status,
      () => 'cut',
    );
    expect([413, 'cut']).toContain(status);
    expect(sent).toBeLessThan(10_000_000);
  });

  it('a body that grows when it is unpacked is not unpacked', async () => {
    const body = gzipSync(Buffer.alloc(20_000_000, ' '));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    expect((await post({ body: new Uint8Array(body), headers })).status).toBe(415);
  });

  it.each([
    ['headers', 'POST /auth/local/forgot HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    [
      'a body',
      'POST /auth/local/forgot HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ],
  ])('%s that come a letter at a time are cut off', { timeout: 10_000 }, async (_, beginning) => {
    const took = await new Promise<number>((resolve) => {
      const start = performance.now();
      const socket = connect(impatient.port, '127.0.0.1', () => socket.write(beginning));
      const letters = setInterval(() => socket.write(' '), 50);
      socket.on('error', () => undefined);
      socket.resume().on('close', () => {
        clearInterval(letters);
        resolve(performance.now() - start);
      });
    });
    expect(took).toBeLessThan(4000);
    expect((await fetch(impatient.url)).status).toBe(200);
  });
});
