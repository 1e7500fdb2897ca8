import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { listContentByIds } from '#src/api/content.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const { signal } = new AbortController();
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

it.each([
  [1, 1],
  [100, 1],
  [101, 2],
  [230, 3],
])('%d products by their ids are asked for in %d calls, and all come in order', async (count, calls) => {
  const { data } = await listContentByIds('product', upTo(count), signal);
  expect(data?.map(({ id }) => id)).toEqual(upTo(count));
  expect(sentRequests).toHaveLength(calls);
});

it('no ids, no call', async () => {
  expect(await listContentByIds('product', [], signal)).toEqual({ data: [] });
  expect(sentRequests).toEqual([]);
});

it.each(['certificate', 'datasheet', 'webinar', 'cad'] as const)(
  '%s: those that do not exist are left out',
  async (type) => {
    const { data } = await listContentByIds(type, [1, 99_999_999, 2], signal);
    expect(data?.map(({ id, content_type }) => [content_type, id])).toEqual([
      [type, 1],
      [type, 2],
    ]);
  },
);

it('one call that fails fails all', async () => {
  answerWith(
    http.get('*/api/*', ({ request }) =>
      request.url.includes('230') ? HttpResponse.json({ message: 'No.' }, { status: 403 }) : undefined,
    ),
  );
  expect((await listContentByIds('product', upTo(230), signal)).error?.status).toBe(403);
});
