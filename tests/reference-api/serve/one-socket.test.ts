import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '#src/reference-api/serve/listen.ts';
import { oneRequestAtATime } from '#src/reference-api/serve/one-at-a-time.ts';
import { startSite, type Site } from '#tests/reference-api/serve/site.ts';

const line = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

const open = new Set<Site | Socket>();
afterEach(async () => {
  for (const one of open) await ('destroy' in one ? one.destroy() : one.close());
  open.clear();
});

async function served(...handlers: RequestHandler[]): Promise<Site> {
  const site = await startSite({ handlers });
  open.add(site);
  return site;
}

/** A connection on which all of this is sent at once; `text` is what came back, `until` waits for some of it. */
function sending(port: number, requests: string) {
  let text = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(requests));
  open.add(socket);
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => (text += bytes.toString('latin1')));
  const until = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => pattern.test(text) && resolve(text);
      socket.on('data', look);
      look();
    });
  return { socket, until };
}

/** Keeps the process busy, as an answer does that goes through all of the library. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('the requests of one connection', () => {
  it('are worked on one at a time, and answered in their order', async () => {
    let [underWay, most] = [0, 0];
    const site = await served(
      http.get('*/api/number/:n', async ({ params }) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await delay(1);
        underWay -= 1;
        return HttpResponse.text(`number ${String(params['n'])};`);
      }),
    );
    const numbers = Array.from({ length: 100 }, (_, n) => n);
    const { until } = sending(site.port, numbers.map((n) => line(`/api/number/${n}`)).join(''));
    const text = await until(/number 99;/);
    expect(most).toBe(1);
    expect([...text.matchAll(/number (\d+);/g)].map(([, n]) => Number(n))).toEqual(numbers);
  });

  it('with bodies among them all get what was sent with them', async () => {
    const site = await served(
      http.post('*/api/echo', async ({ request }) => HttpResponse.text(`got ${await request.text()};`)),
    );
    const bodies = Array.from({ length: 20 }, (_, n) => `${n}${'x'.repeat(n * 1000)}`);
    const requests = bodies.map(
      (body) => `POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    const { until } = sending(site.port, requests.join(''));
    const text = await until(/got 19x+;/);
    expect([...text.matchAll(/got (\d+x*);/g)].map(([, body]) => body)).toEqual(bodies);
  });

  it('are not even read while some wait, however many are sent', async () => {
    const held: ServerResponse[] = [];
    let isHolding = true;
    const lines = oneRequestAtATime(({ url }, response) => {
      if (isHolding) held.push(response);
      else response.end(url === '/last' ? 'last one' : '');
    });
    const server = createServer(lines.take);
    const port = await listen(server, 0, '127.0.0.1');
    const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve));
    const { socket, until } = sending(port, line(`/${'x'.repeat(1000)}`).repeat(2000) + line('/last'));
    const connection = await accepted;
    await delay(200);
    expect(held).toHaveLength(1);
    expect(connection.bytesRead).toBeLessThan(200_000);
    // Reading goes on when those taken in are through.
    isHolding = false;
    held[0]?.end();
    await until(/last one/);
    socket.destroy();
    server.close();
  });

  it('are dropped when it closes', async () => {
    const started = { gone: 0, here: 0 };
    const { promise: first, resolve: firstStarted } = Promise.withResolvers<void>();
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
    const site = await served(
      http.get('*/api/gone', async () => {
        started.gone += 1;
        firstStarted();
        await gate;
        return HttpResponse.text('gone;');
      }),
      http.get('*/api/here', () => HttpResponse.text(`here ${(started.here += 1)};`)),
    );
    const { socket } = sending(site.port, line('/api/gone').repeat(200));
    await first;
    socket.destroy();
    letGo();
    // As many of another connection, which has the same turns.
    await sending(site.port, line('/api/here').repeat(200)).until(/here 200;/);
    expect(started.gone).toBeLessThan(10);
  });
});

describe('while many connections search', () => {
  const searches = 40;
  /** A page or a read that is asked for when the first search begins; how many searches have begun when it is there. */
  async function searchesBefore(path: string, requests: (port: number) => void): Promise<number> {
    let begun = 0;
    const { promise: answered, resolve } = Promise.withResolvers<number>();
    const { promise: all, resolve: allBegun } = Promise.withResolvers<void>();
    const site = await served(
      http.get('*/api/search/:terms', () => {
        begun += 1;
        if (begun === 1)
          void fetch(new URL(path, site.url)).then(async (answer) => {
            await answer.text();
            resolve(begun);
          });
        if (begun === searches) allBegun();
        work(3);
        return HttpResponse.text('found;');
      }),
      http.get('*/api/small', () => HttpResponse.text('small')),
    );
    requests(site.port);
    await all;
    return answered;
  }

  it.each(['/', '/version.json', '/api/small', '/api/users/me'])(
    '%s is answered before they are',
    async (path) => {
      const before = await searchesBefore(path, (port) => {
        for (let count = 0; count < searches; count += 1) sending(port, line('/api/search/roof'));
      });
      expect(before).toBeLessThan(searches / 2);
    },
  );

  it('so is a search, where the others have queued up more', async () => {
    const before = await searchesBefore('/api/search/door', (port) => {
      for (let count = 0; count < 10; count += 1) sending(port, line('/api/search/roof').repeat(20));
    });
    expect(before).toBeLessThan(searches / 2);
  });

  it('a search is not begun whose client is gone', async () => {
    let begun = 0;
    const clients: Socket[] = [];
    const site = await served(
      http.get('*/api/search/:terms', () => {
        begun += 1;
        for (const client of clients) client.destroy();
        work(20);
        return HttpResponse.text('found;');
      }),
      http.get('*/api/small', () => HttpResponse.text('small')),
    );
    for (let count = 0; count < searches; count += 1)
      clients.push(sending(site.port, line('/api/search/roof')).socket);
    await Promise.all(clients.map((client) => new Promise((resolve) => client.once('close', resolve))));
    await fetch(new URL('/api/search/door', site.url));
    expect(begun).toBeLessThan(searches / 2);
  });
});
