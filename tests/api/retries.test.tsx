import { HttpResponse, delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { activitiesSearch } from '#src/contracts/activities.ts';
import { manufacturersEmailRequest } from '#src/contracts/information-requests.ts';
import type { InformationRequest } from '#src/contracts/forms/information-request.ts';
import { csinosByDivision, csinosRelated } from '#src/contracts/csi.ts';
import { answers, failing, good, logged, question, related, section } from '#tests/api/answers.ts';
import { fakeTime } from '#tests/support/fake-time.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const request: InformationRequest = {
  coid: 31250,
  productIds: [],
  firstName: 'Ada',
  lastName: 'Ortiz',
  email: 'ada@lintel.test',
  phone: '',
  firm: '',
  zip: '',
  project: '',
  message: 'Please call.',
  wants: ['call'],
};

describe('a read that fails in passing', () => {
  it.each([
    ['500', failing(500), 'http'],
    ['503', failing(503), 'http'],
    ['a broken connection', () => HttpResponse.error(), 'network'],
  ])('is asked three times: %s', async (_, answer, kind) => {
    answerWith(http.get(related, answer));
    expect((await call(csinosRelated, question)).error).toMatchObject({ kind });
    expect(sentRequests).toHaveLength(3);
  });

  it('gives the data when a later attempt succeeds, and logs nothing', async () => {
    const lines = logged();
    answerWith(http.get(related, answers(failing(500), failing(502), good)));
    expect(await call(csinosRelated, question)).toEqual({ data: [section] });
    expect(lines).toEqual([]);
  });

  it('is asked again though it is a POST, when it only reads', async () => {
    answerWith(http.post('*/api/activities/search', failing(500)));
    const result = await call(activitiesSearch, { body: { size: 1 } });
    expect(result.error?.status).toBe(500);
    expect(sentRequests).toHaveLength(3);
  });

  it('waits as long as the API asks', async () => {
    fakeTime();
    answerWith(http.get(related, answers(failing(429, { 'retry-after': '7' }), good)));
    const answer = call(csinosRelated, question);
    await vi.waitFor(() => expect(sentRequests).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sentRequests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await answer).toEqual({ data: [section] });
  });

  it('keeps the retries of other calls waiting as well', async () => {
    fakeTime();
    answerWith(
      http.get(related, answers(failing(429, { 'retry-after': '9' }), good)),
      http.get('*/api/csinos/es/by-division/07', answers(failing(500), good)),
    );
    const first = call(csinosRelated, question);
    await vi.waitFor(() => expect(sentRequests).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(500);
    const second = call(csinosByDivision, { params: { division: '07' }, query: {} });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sentRequests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect([await first, await second]).toEqual([{ data: [section] }, { data: [section] }]);
  });

  it('is left alone when the API asks for longer than a visitor waits, and says how long', async () => {
    answerWith(http.get(related, failing(429, { 'retry-after': '60' })));
    const { error } = await call(csinosRelated, question);
    expect(error).toMatchObject({
      status: 429,
      retryAfter: 60_000,
      message: 'Too many requests right now. Try again in 60 seconds.',
    });
    expect(sentRequests).toHaveLength(1);
  });

  it('ends within 25 seconds when nothing ever answers', async () => {
    fakeTime();
    answerWith(http.get(related, () => delay('infinite')));
    let ended: string | null = null;
    const answer = call(csinosRelated, question).then(({ error }) => {
      ended = error?.kind ?? 'data';
    });
    await vi.advanceTimersByTimeAsync(9_500);
    expect(sentRequests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sentRequests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(12_000);
    expect([sentRequests.length, ended]).toEqual([3, null]);
    await vi.advanceTimersByTimeAsync(3_000);
    await answer;
    expect([sentRequests.length, ended]).toEqual([3, 'timeout']);
  });
});

describe('a write', () => {
  it.each([
    ['500', failing(500)],
    ['429', failing(429, { 'retry-after': '1' })],
    ['a broken connection', () => HttpResponse.error()],
  ])('goes out once, whatever comes: %s', async (_, answer) => {
    answerWith(http.post('*/api/manufacturers/email-request', answer));
    const result = await call(manufacturersEmailRequest, { body: request });
    expect(result.error).toBeDefined();
    expect(sentRequests).toHaveLength(1);
  });

  it('is not shared: two are two', async () => {
    answerWith(
      http.post('*/api/manufacturers/email-request', () => HttpResponse.json({ ok: true, reference: 'R-1' })),
    );
    await Promise.all([
      call(manufacturersEmailRequest, { body: request }),
      call(manufacturersEmailRequest, { body: request }),
    ]);
    expect(sentRequests).toHaveLength(2);
  });

  it('sends what was typed as JSON', async () => {
    let sent: unknown = null;
    answerWith(
      http.post('*/api/manufacturers/email-request', async ({ request: arrived }) => {
        sent = { type: arrived.headers.get('content-type'), body: await arrived.json() };
        return HttpResponse.json({ ok: true, reference: 'R-1' });
      }),
    );
    expect(await call(manufacturersEmailRequest, { body: request })).toEqual({
      data: { ok: true, reference: 'R-1' },
    });
    expect(sent).toEqual({ type: 'application/json', body: request });
  });
});
