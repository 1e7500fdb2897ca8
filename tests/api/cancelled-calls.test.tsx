import { delay, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { searchProduct } from '#src/contracts/products.ts';
import { clearReads } from '#src/api/reads.ts';
import { setLogSink } from '#src/browser/log.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

let lines: string[] = [];

beforeEach(() => {
  lines = [];
  setLogSink((level, message) => lines.push(`${level} ${message}`));
});

function slowly(ms: number): void {
  answerWith(
    http.get('*/api/search/product/1', async () => {
      await delay(ms);
    }),
  );
}

function visitor() {
  const { signal, abort } = bound(new AbortController());
  return {
    leave: abort,
    answer: call(searchProduct, { params: { id: 1 }, query: { tree: 'true' }, signal }),
  };
}

function bound(controller: AbortController) {
  return { signal: controller.signal, abort: () => controller.abort() };
}

const soon = (ms = 20) => new Promise<void>((done) => void setTimeout(done, ms));

describe('visitors who ask for the same', () => {
  it('share one request, and both get the answer', async () => {
    slowly(50);
    const [one, other] = [visitor(), visitor()];
    const [first, second] = await Promise.all([one.answer, other.answer]);
    expect([first.data?.product.id, second.data?.product.id, sentRequests.length]).toEqual([1, 1, 1]);
  });

  it.each([
    ['the first', 0],
    ['the second', 1],
  ])('keep it when %s leaves, who is told at once', async (_, leaver) => {
    slowly(150);
    const both = [visitor(), visitor()];
    await soon();
    both[leaver]?.leave();
    const left = await Promise.race([both[leaver]?.answer, soon(60).then(() => 'nothing')]);
    expect(left).toMatchObject({ error: { kind: 'cancelled' } });
    const remaining = await both[1 - leaver]?.answer;
    expect([remaining?.data?.product.id, sentRequests.length, lines]).toEqual([1, 1, []]);
  });

  it('end the request when the last one leaves, and the next one asks again', async () => {
    slowly(150);
    const both = [visitor(), visitor()];
    await soon();
    for (const { leave } of both) leave();
    const next = visitor();
    const answers = await Promise.all(both.map(({ answer }) => answer));
    expect(answers.map(({ error }) => error?.kind)).toEqual(['cancelled', 'cancelled']);
    expect((await next.answer).data?.product.id).toBe(1);
    expect([sentRequests.length <= 2, lines]).toEqual([true, []]);
  });

  it('get an answer each, however often they come and go', async () => {
    slowly(5);
    for (let turn = 0; turn < 20; turn += 1) {
      clearReads();
      const [one, other] = [visitor(), visitor()];
      if (turn % 3 > 0) await soon(turn);
      one.leave();
      if (turn % 2 === 1) await soon(0);
      const third = visitor();
      other.leave();
      const { data, error } = await third.answer;
      expect([data?.product.id, error?.kind]).toEqual([1, undefined]);
      await Promise.all([one.answer, other.answer]);
    }
    expect(lines).toEqual([]);
  });

  it('are told that it is over, and nothing is logged, when what was read is forgotten', async () => {
    slowly(100);
    const one = visitor();
    await soon();
    clearReads();
    expect((await one.answer).error?.kind).toBe('cancelled');
    expect(lines).toEqual([]);
  });

  it('make no request when they left before', async () => {
    const result = await call(searchProduct, {
      params: { id: 1 },
      query: { tree: 'true' },
      signal: AbortSignal.abort(),
    });
    expect([result.error?.kind, sentRequests, lines]).toEqual(['cancelled', [], []]);
  });
});
