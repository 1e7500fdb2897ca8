import { getResponse } from 'msw';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

import { calls, type CallId } from '#src/contracts/calls.ts';
import type { Call } from '#src/contracts/define-call.ts';
import { resources } from '#src/contracts/resources.ts';
import { anonymousLimits } from '#src/reference-api/http/anonymous-limits.ts';
import { ADDRESS_HEADER } from '#src/reference-api/http/caller.ts';
import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { OwnRateCounter } from '#src/reference-api/http/rate-counter.ts';
import { asking } from '#tests/contracts/ask.ts';
import { callIds, examples, type Example } from '../../../scripts/contract/examples.ts';
import { started } from '#tests/reference-api/account/client.ts';

const OFFICE = '192.0.2.7';

async function ask({ handlers }: ReferenceApi, call: Call, example: Example, address: string) {
  const [path, init] = asking(call, example);
  const headers = new Headers(init.headers);
  headers.set(ADDRESS_HEADER, address);
  const request = new Request(`http://api.test${path}`, { ...init, headers });
  const answer = await getResponse(handlers, request, { baseUrl: 'http://api.test' });
  if (!answer) throw new Error(`Nobody answers ${path}`);
  return answer;
}

const isLimited = (id: string): boolean => id in anonymousLimits;
/** Signing out is a GET of the specification. */
const writes = (call: Call): boolean => !call.readOnly || call.id === 'auth.signout';

/** The same for another person of the office: one person alone is stopped sooner. */
function byAnother(id: CallId, example: Example, count: number): Example {
  if (id !== 'auth.forgot' && id !== 'circulation.create') return example;
  const { success, output } = v.safeParse(v.looseObject({ email: v.string() }), example.body);
  return success ? { ...example, body: { ...output, email: `person-${count}@office.example` } } : example;
}

describe('what can be written without signing in has a limit per address', () => {
  const contracts = callIds.map((id) => ({ id, call: calls[id], example: examples[id] }));
  const stores = Object.values(resources).flatMap(({ create, update, delete: remove }) =>
    [create, update, remove].map((call) => ({
      id: call.id,
      call,
      example: { params: { id: 1 }, ...(call.method === 'DELETE' ? {} : { body: {} }) },
    })),
  );

  let refusing: ReferenceApi;
  beforeAll(async () => {
    refusing = await started();
  });

  it.each([...contracts, ...stores].filter(({ call, id }) => writes(call) && !isLimited(id)))(
    '$id: without one, it asks for a sign-in',
    async ({ call, example }) => {
      const withBlankToken =
        call.id === 'session.create'
          ? { body: { ...v.parse(v.looseObject({}), example.body), token: 'no-such-token' } }
          : example;
      expect((await ask(refusing, call, withBlankToken, OFFICE)).status).toBe(401);
    },
  );

  const limited = callIds.flatMap((id: CallId) => {
    const limit = anonymousLimits[id];
    return limit ? [{ id, call: calls[id], most: limit.most, minutes: limit.minutes }] : [];
  });

  it('and no other call is in the table', () => {
    expect(limited.filter(({ call }) => !writes(call)).map(({ id }) => id)).toEqual([]);
    expect(limited.map(({ id }) => id).toSorted()).toEqual(Object.keys(anonymousLimits).toSorted());
  });

  it.each(limited)(
    '$id: after $most, an address is told when to try again, and another one is not held up',
    async ({ id, call, most, minutes }) => {
      const api = await started(null, { passwordRounds: 1 });
      const example = examples[id];
      for (let count = 0; count < most; count += 1)
        expect((await ask(api, call, byAnother(id, example, count), OFFICE)).status).toBe(200);
      const refused = await ask(api, call, example, OFFICE);
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(minutes * 60 - 60);
      expect(seconds).toBeLessThanOrEqual(minutes * 60);
      expect(await refused.text()).toMatch(
        /Too many requests from your network\. Try again in \d+ minutes\./,
      );
      expect((await ask(api, call, example, '192.0.2.8')).status).not.toBe(429);
    },
  );

  it('and what does not fit does not count', async () => {
    const api = await started();
    for (let count = 0; count < 100; count += 1)
      expect((await ask(api, calls['email.send'], { body: {} }, OFFICE)).status).toBe(400);
    expect((await ask(api, calls['email.send'], examples['email.send'], OFFICE)).status).toBe(200);
  });
});

describe('the memory of a limit', () => {
  const limit = { most: 2, minutes: 60 };

  it('forgets the address of ten thousand that was not heard of for the longest', async () => {
    const tally = new OwnRateCounter();
    const use = (key: string) => tally.take([key], limit);
    for (const key of ['first', 'first', 'second', 'second']) await use(key);
    for (let count = 0; count < 9_998; count += 1) await use(`address ${count}`);
    expect(await use('first')).toBeGreaterThan(0);
    await use('one more');
    expect(await use('first')).toBe(0);
    expect(await use('second')).toBeGreaterThan(0);
  });

  it('holds no text that someone sends at length', async () => {
    const tally = new OwnRateCounter();
    for (let count = 0; count < 2; count += 1)
      await tally.take([`account ${'x'.repeat(60_000)}${count}`], limit);
    expect(await tally.take([`account ${'y'.repeat(60_000)}`], limit)).toBeGreaterThan(0);
  });
});
