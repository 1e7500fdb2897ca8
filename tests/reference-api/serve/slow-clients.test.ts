import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cutSlowClients } from '#src/reference-api/serve/slow-clients.ts';
import { startSite, type Site } from '#tests/reference-api/serve/site.ts';

/** More than two systems hold between them. */
const LONG = 40_000_000;
/** Less: the system takes all of it over at once. */
const SHORT = 253_000;
const patienceMs = 300;

let site: Site;
let handlers: HttpHandler[] = [];
beforeAll(async () => {
  const bytes = (length: number) => () =>
    new HttpResponse(new Uint8Array(length), { headers: { 'content-type': 'application/pdf' } });
  handlers = [
    http.get('*/api/long', bytes(LONG)),
    http.get('*/api/short', bytes(SHORT)),
    http.post('*/api/echo', async ({ request }) => HttpResponse.text(String((await request.text()).length))),
  ];
  site = await startSite({ handlers, patienceMs });
});
afterAll(() => site.close());

function asking(request: string, port = site.port): Socket {
  return connect(port, '127.0.0.1', function sent(this: Socket) {
    this.write(request);
  }).on('error', () => undefined);
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

describe('a client is cut off', () => {
  /** Who does not read is told only when it sends something. */
  async function closedUnread(path: string): Promise<Socket> {
    const socket = asking(get(path)).pause();
    const lineEnds = setInterval(() => socket.write('\r\n'), 50);
    await closed(socket);
    clearInterval(lineEnds);
    return socket;
  }

  it('that does not take a long answer', async () => {
    expect((await closedUnread('/api/long')).bytesRead).toBeLessThan(LONG);
  });

  it.runIf(process.platform === 'linux')('that does not take an answer which the system holds', async () => {
    expect((await closedUnread('/api/short')).bytesRead).toBeLessThan(SHORT);
  });

  it('that sends its body a letter at a time', async () => {
    const socket = asking('POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n').resume();
    const letters = setInterval(() => socket.write('x'), 20);
    await closed(socket);
    clearInterval(letters);
    expect(socket.bytesWritten).toBeLessThan(5000);
  });
});

describe('a client is not cut off', () => {
  it('that takes a long answer piece by piece', async () => {
    // Longer than a busy machine holds a turn up; the answer takes twice as long.
    const patient = await startSite({ handlers, patienceMs: 3_000 });
    const socket = asking(get('/api/long'), patient.port);
    const { promise: all, resolve } = Promise.withResolvers<void>();
    socket.on('data', (bytes) => {
      if (socket.bytesRead > LONG) resolve();
      socket.pause();
      setTimeout(() => socket.resume(), bytes.length / 6_000);
    });
    await expect(all).resolves.toBeUndefined();
    socket.destroy();
    await patient.close();
  });

  it('that has taken all and says nothing for a while', async () => {
    const socket = asking(get('/api/short'));
    while (socket.bytesRead < SHORT) await once(socket, 'data');
    await delay(4 * patienceMs);
    socket.write('POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nConnection: close\r\n\r\nhere');
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString('latin1')));
    await closed(socket);
    expect(text).toContain('200 OK');
  });
});

describe('who is slow is found half a window after its first', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    [100, 1_500],
    [400, 1_500],
    [600, 2_000],
    [999, 2_000],
  ])('a connection begun at %i ms is cut at %i', (begins, ends) => {
    vi.useFakeTimers();
    const server = createServer().removeAllListeners('connection');
    cutSlowClients(server, 1_000);
    const socket = new Socket().on('error', () => undefined);
    const request = new IncomingMessage(socket);
    vi.advanceTimersByTime(begins);
    server.emit('connection', socket);
    server.emit('request', request, new ServerResponse(request));
    vi.advanceTimersByTime(ends - begins - 1);
    expect(socket.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(socket.destroyed).toBe(true);
    server.emit('close');
  });
});
