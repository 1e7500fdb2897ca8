import { expect, it } from 'vitest';

import { originOf } from '#src/reference-api/serve/origin.ts';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:4173'],
  ['localhost', 'http://localhost:4173'],
  ['0.0.0.0', 'http://localhost:4173'],
  ['::1', 'http://[::1]:4173'],
])('a server that listens on %s is at %s', (host, origin) => {
  expect(originOf(host, 4173)).toBe(origin);
});
