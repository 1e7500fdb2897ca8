import { HttpResponse, delay, http } from 'msw';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { setToken } from '#src/api/send-request.ts';
import { call } from '#src/api/call.ts';
import { clearReads } from '#src/api/reads.ts';
import { csinosByDivision, csinosRelated } from '#src/contracts/csi.ts';
import { defineCall } from '#src/contracts/define-call.ts';
import { searchTerms } from '#src/contracts/search.ts';
import { failing, good, logged, question, related, section } from '#tests/api/answers.ts';
import { fakeTime } from '#tests/support/fake-time.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const note = defineCall('test.note', 'POST /api/csinos/note', { answer: v.object({ ok: v.boolean() }) });

describe('a call that is answered', () => {
  it('gives the data, checked against the contract', async () => {
    answerWith(http.get(related, () => HttpResponse.json([{ ...section, otherUser: 'dropped' }])));
    expect(await call(csinosRelated, question)).toEqual({ data: [section] });
  });

  it('encodes what goes into path and query, and leaves empty values out', async () => {
    const urls: string[] = [];
    answerWith(
      http.get('*/api/search/*', ({ request: { url } }) => {
        urls.push(url);
        return failing(404)();
      }),
    );
    await call(searchTerms, {
      params: { terms: '5/8" a&b?c#d%2f' },
      query: { certification: 'A&B=C #1', division: '', mf: '04' },
    });
    const [url = ''] = urls;
    expect(url).toMatch(/\/api\/search\/5%2F8%22%20a%26b%3Fc%23d%252f\?/);
    expect([...new URL(url).searchParams]).toEqual([
      ['certification', 'A&B=C #1'],
      ['mf', '04'],
    ]);
  });

  it('is kept: the same question is not asked again, until answers are forgotten', async () => {
    answerWith(http.get(related, good));
    await call(csinosRelated, question);
    await call(csinosRelated, question);
    expect(sentRequests).toHaveLength(1);
    clearReads();
    await call(csinosRelated, question);
    expect(sentRequests).toHaveLength(2);
  });

  it('is kept for five minutes', async () => {
    fakeTime();
    answerWith(http.get(related, good));
    await call(csinosRelated, question);
    await vi.advanceTimersByTimeAsync(299_000);
    await call(csinosRelated, question);
    expect(sentRequests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await call(csinosRelated, question);
    expect(sentRequests).toHaveLength(2);
  });

  it('is not kept when it was on its way during a write: it may tell of before', async () => {
    let answerFirst = () => {};
    const first = new Promise<void>((resolve) => (answerFirst = resolve));
    answerWith(
      http.get('*/api/csinos/es/by-division/07', async () => {
        await first;
        return good();
      }),
      http.post('*/api/csinos/note', () => HttpResponse.json({ ok: true })),
    );
    const read = () => call(csinosByDivision, { params: { division: '07' }, query: {} });
    const early = read();
    await vi.waitFor(() => expect(sentRequests).toHaveLength(1));
    await call(note, {});
    answerFirst();
    expect(await early).toEqual({ data: [section] });
    await read();
    expect(sentRequests).toHaveLength(3);
  });
});

describe('the token', () => {
  const elsewhere = defineCall('test.elsewhere', 'GET //elsewhere.test/api/thing', {
    answer: v.object({ ok: v.boolean() }),
  });

  it('goes to the origin of the API and nowhere else', async () => {
    const sent = new Map<string, string | null>();
    const keep = ({ request: { url, headers } }: { request: Request }) => {
      sent.set(new URL(url).host, headers.get('authorization'));
      return HttpResponse.json({ ok: true }, { headers: { 'access-control-allow-origin': '*' } });
    };
    answerWith(
      http.all('http://elsewhere.test/api/thing', keep),
      http.get(related, (info) => {
        keep(info);
        return good();
      }),
    );
    const fetched = vi.spyOn(globalThis, 'fetch');
    setToken('secret');
    await call(csinosRelated, question);
    await call(elsewhere, {});
    setToken(null);
    expect(Object.fromEntries(sent)).toEqual({
      [location.host]: 'Bearer secret',
      'elsewhere.test': null,
    });
    const requests = fetched.mock.calls.map(([input, init]) => new Request(input, init));
    expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'omit']);
    // Some browsers would ask another origin's leave for one.
    expect(requests.map(({ headers }) => headers.get('user-agent'))).toEqual([null, null]);
  });

  it('is not sent when there is none', async () => {
    const sent: (string | null)[] = [];
    answerWith(
      http.get(related, ({ request: { headers } }) => {
        sent.push(headers.get('authorization'));
        return good();
      }),
    );
    await call(csinosRelated, question);
    expect(sent).toEqual([null]);
  });
});

describe('a call that fails gives an error and never throws', () => {
  it.each([
    [400, 'The server didn’t understand the request.'],
    [401, 'You’re not signed in, or your session has ended.'],
    [403, 'You don’t have access to this.'],
    [404, 'This couldn’t be found.'],
    [418, 'The server refused the request.'],
  ])('with %i, after one attempt', async (status, message) => {
    answerWith(http.get(related, failing(status)));
    const { error } = await call(csinosRelated, question);
    expect(error).toMatchObject({ call: 'csinos.related', kind: 'http', status, message });
    expect(sentRequests).toHaveLength(1);
  });

  it.each([
    [
      'a page of HTML',
      () => new HttpResponse('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      'answer',
    ],
    [
      'broken JSON',
      () => new HttpResponse('[{"number":', { headers: { 'content-type': 'application/json' } }),
      'answer',
    ],
    ['nothing', () => new HttpResponse(null, { status: 200 }), 'answer'],
    ['null in place of a list', () => HttpResponse.json(null), 'answer'],
    ['a text in place of a number', () => HttpResponse.json([{ ...section, doc_count: '3' }]), '0.doc_count'],
    [
      'a missing field',
      () => HttpResponse.json([{ number: '074213', number95: null, doc_count: 3 }]),
      '0.title',
    ],
  ])('with 200 and %s, after one attempt, naming call and field', async (_, answer, field) => {
    answerWith(http.get(related, answer));
    const { error } = await call(csinosRelated, question);
    expect(error).toMatchObject({ call: 'csinos.related', kind: 'invalid', field });
    expect(sentRequests).toHaveLength(1);
  });

  it('logs an answer that does not fit once, however often it comes', async () => {
    const lines = logged();
    answerWith(http.get(related, () => HttpResponse.json([{ ...section, doc_count: 'many' }])));
    await call(csinosRelated, { query: { qstr: 'one' } });
    await call(csinosRelated, { query: { qstr: 'two' } });
    expect(lines).toEqual([
      'error An answer does not fit its contract {"call":"csinos.related","status":200,"field":"0.doc_count"}',
    ]);
  });

  it.each([401, 403, 404, 429, 500])('logs %i specially, without what was asked', async (status) => {
    const lines = logged();
    answerWith(http.get(related, failing(status)));
    await call(csinosRelated, { query: { qstr: 'secret plans' } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^warn Answered ${status} `));
    expect(lines[0]).not.toContain('secret');
  });
});

describe('a visitor who leaves', () => {
  it('is told nothing, and nothing is logged', async () => {
    const lines = logged();
    answerWith(http.get(related, () => delay('infinite')));
    const leaving = new AbortController();
    const answer = call(csinosRelated, { ...question, signal: leaving.signal });
    const asked = () => sentRequests.filter(({ path }) => related.endsWith(path));
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
    leaving.abort();
    expect((await answer).error?.kind).toBe('cancelled');
    expect(lines).toEqual([]);
  });

  it('asks nothing when already gone', async () => {
    const gone = AbortSignal.abort();
    expect((await call(csinosRelated, { ...question, signal: gone })).error?.kind).toBe('cancelled');
    expect(sentRequests).toEqual([]);
  });

  it('ends the request when the last one leaves', async () => {
    let isEnded: boolean | null = null;
    answerWith(
      http.get(related, ({ request: { signal } }) => {
        isEnded = false;
        signal.addEventListener('abort', () => {
          isEnded = true;
        });
        return delay('infinite');
      }),
    );
    const [one, other] = [new AbortController(), new AbortController()];
    const both = [one, other].map(({ signal }) => call(csinosRelated, { ...question, signal }));
    await vi.waitFor(() => expect(isEnded).toBe(false));
    one.abort();
    await both[0];
    expect(isEnded).toBe(false);
    other.abort();
    await both[1];
    await vi.waitFor(() => expect(isEnded).toBe(true));
  });
});
