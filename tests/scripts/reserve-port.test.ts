import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';

import { listen } from '#src/reference-api/serve/listen.ts';
import { reservePort } from '../../scripts/reserve-port.ts';

const host = '127.0.0.1';
const busy = createServer();
afterAll(() => void busy.close());

it('holds the next free port while the site is built, and leaves it to the server', async () => {
  const taken = await listen(busy, 0, host);
  const reserved = await reservePort(taken, host);
  expect(reserved.port).toBeGreaterThan(taken);
  expect(reserved.origin).toBe(`http://127.0.0.1:${reserved.port}`);
  const answer = await fetch(reserved.origin);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await reserved.release();
  const server = createServer();
  expect(await listen(server, reserved.port, host)).toBe(reserved.port);
  server.close();
});
