import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { clearReads } from '#src/api/reads.ts';
import { setLogSink } from '#src/browser/log.ts';
import { calls } from '#src/contracts/calls.ts';
import type { Call } from '#src/contracts/define-call.ts';
import { resources } from '#src/contracts/resources.ts';
import { callIds, examples, type Example } from '../../scripts/contract/examples.ts';
import { moment } from '#tests/support/stopped-time.ts';
import { stopTime } from '#tests/support/fake-time.ts';
import { faults, tooMuch, type Fault } from '#tests/support/faults.ts';

interface Row {
  call: Call;
  example: Example;
}

const params = { id: 1, ids: '1,2' };
const exampleOf = ({ method }: Call): Example =>
  method === 'GET' ? { params } : { params, body: { title: 'x' } };
/** Every call that the site has; two with one address share their answer and count once. */
const rows: readonly Row[] = [
  ...new Map<string, Row>(
    [
      ...Object.values(resources)
        .flatMap(({ get, es, byIds, list, create, update, delete: remove }): Call[] => [
          get,
          es,
          byIds,
          list,
          create,
          update,
          remove,
        ])
        .map((generic) => ({ call: generic, example: exampleOf(generic) })),
      ...callIds.map((id) => ({ call: calls[id], example: examples[id] })),
    ].map((row) => [`${row.call.method} ${row.call.path}`, row]),
  ).values(),
];

const outcome = v.object({
  error: v.optional(v.object({ kind: v.string(), status: v.nullable(v.number()), message: v.string() })),
});
async function send({ call: contract, example }: Row) {
  const given: unknown = await Reflect.apply(call, undefined, [contract, example]);
  return v.parse(outcome, given);
}

/** The results and the number of requests of each call under one network fault. */
async function answeredBy(fault: Fault, sentRequests: readonly Row[]) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const { url, method, signal } = new Request(input, init);
    sent.push(`${method} ${new URL(url).pathname}${new URL(url).search}`);
    return Promise.resolve(fault.answer(signal));
  });
  const results = Promise.all(sentRequests.map(send));
  let isDone = false;
  void results.finally(() => (isDone = true));
  // Three attempts of 8 s, pauses between them, and what a busy machine adds: code that is loaded takes no fake time.
  for (let seconds = 0; !isDone && seconds <= 40; seconds += 1) {
    await untilNothingIsSent(sent);
    await moment();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(isDone, 'every call ends within 40 seconds').toBe(true);
  return { results: await results, sent };
}

/** Calls go out one a task, which no fake clock turns forward. */
async function untilNothingIsSent(sent: readonly string[]): Promise<void> {
  let before = -1;
  while (before !== sent.length) {
    before = sent.length;
    for (let turn = 0; turn < 9; turn += 1) await setImmediate();
  }
}

beforeEach(() => {
  setLogSink(() => undefined);
  stopTime();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  clearReads();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('every call, answered by', () => {
  it.each([...faults])('$name, gives an error that says so', async (fault) => {
    const failing = rows.filter(({ call: { answer } }) => !fault.isOfJson || answer.type !== 'string');
    const { results, sent } = await answeredBy(fault, failing);
    const given = results.map(({ error }, index) => [failing[index]?.call.id, error?.kind, error?.status]);
    expect(given).toEqual(failing.map(({ call: { id } }) => [id, fault.kind, fault.status]));
    expect(results.filter(({ error }) => !/^[A-Z][^{<]+\.$/.test(error?.message ?? ''))).toEqual([]);
    const times = failing.map(({ call: { readOnly } }) => (readOnly ? fault.reads : 1));
    expect(sent).toHaveLength(times.reduce<number>((sum, count) => sum + count, 0));
  });

  it('50 MB of another shape, gives an error and asks no second time', async () => {
    const search = { call: calls['search.terms'], example: examples['search.terms'] };
    const { results, sent } = await answeredBy(tooMuch, [search]);
    expect(results.map(({ error }) => error?.kind)).toEqual(['invalid']);
    expect(sent).toHaveLength(1);
  });
});
