import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import * as checks from '#src/api/contract-checks.ts';
import type { CheckOutcome, ContractCheck } from '#src/api/contract-checks.ts';
import { open } from '#tests/support/open.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';
import { head, page } from '#tests/support/page.ts';
import { readySearch } from '#tests/support/ready-search.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

// Each call has ten seconds, and the first search would wait for the index of the library.
beforeAll(readySearch, 60_000);

// Every call of the API, some of them large: a busy machine takes its time.
const summary = (text: RegExp) => screen.findByText(text, undefined, { timeout: 100_000 });
const rowOf = (id: string) =>
  within(screen.getByRole('rowheader', { name: id }).closest('tr') ?? document.body);

const report = v.object({
  environment: v.record(v.string(), v.string()),
  calls: v.array(v.looseObject({ id: v.string(), verdict: v.string(), url: v.string() })),
});

describe('all contracts', { timeout: 240_000 }, () => {
  it('fit what the reference API answers; nothing is written; one that does not fit stands first', async () => {
    await signInAs('ada');
    sentRequests.length = 0;
    const { user } = open('/test');
    const main = await page();
    const done = await summary(/calls tried: \d+ fit/);
    // The two reports that are for the people of a manufacturer, whom Ada is not.
    expect(done).toHaveTextContent(
      /^\d+ calls tried: \d+ fit, 0 do not fit, 0 failed, 2 need another sign-in\./,
    );
    expect(Number(/^\d+/.exec(done.textContent)?.[0])).toBeGreaterThan(110);
    expect(main.queryByText('not tried')).toBeNull();
    expect(main.queryByRole('columnheader', { name: 'Problem' })).toBeNull();
    expect(sentRequests.filter(({ method }) => ['PUT', 'DELETE'].includes(method))).toEqual([]);
    expect(head().robots).toBe('noindex');

    const promos = (await checks.readChecks(new AbortController().signal)).filter(({ id }) =>
      id.startsWith('homepagePromo.'),
    );
    vi.spyOn(checks, 'readChecks').mockResolvedValue(promos);
    answerWith(http.get('*/api/homepage-promo/active', () => HttpResponse.json({ title: 7 })));
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(main.getByRole('button', { name: 'Start again' }));
    await summary(/1 do not fit/);
    expect(rowOf('homepagePromo.active').getByText('does not fit')).toBeVisible();
    expect(main.getAllByRole('rowheader')[0]).toHaveTextContent('homepagePromo.active');
    expect(main.getByRole('columnheader', { name: 'Problem' })).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Copy as JSON' }));
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    const { environment, calls } = v.parse(report, JSON.parse(written.mock.lastCall?.[0] ?? ''));
    expect(calls.filter(({ verdict }) => verdict === 'does not fit').map(({ id }) => id)).toEqual([
      'homepagePromo.active',
    ]);
    expect(environment).toMatchObject({ Build: 'dev', 'Build on the host': 'dev' });
  });
});

/** Four calls, each with an outcome of its own. */
function fewChecks(outcomes: Record<string, Partial<CheckOutcome> | null | 'waits'>) {
  const few = Object.entries(outcomes).map(([id, outcome]): ContractCheck => ({
    id,
    method: 'GET',
    url: `/api/${id}`,
    run:
      outcome === null
        ? null
        : () =>
            outcome === 'waits'
              ? new Promise(() => undefined)
              : Promise.resolve({
                  verdict: 'fits',
                  milliseconds: 10,
                  status: 200,
                  field: null,
                  message: '',
                  ...outcome,
                }),
  }));
  return vi.spyOn(checks, 'readChecks').mockResolvedValue(few);
}

describe('a run', () => {
  it('tells what failed, where, and why, and what was not tried', async () => {
    fewChecks({
      good: {},
      unknown: null,
      broken: { verdict: 'failed', status: 500, message: 'The server ran into an error.' },
      wrong: {
        verdict: 'does not fit',
        field: 'hits.total',
        message: 'An unexpected response.',
        milliseconds: 30,
      },
      theirs: { verdict: 'private', status: 403, message: 'You don’t have access to this.' },
    });
    open('/test');
    const done = await summary(/calls tried:/);
    expect(done).toHaveTextContent(
      '4 calls tried: 1 fit, 1 do not fit, 1 failed, 1 need another sign-in. Mean time 15 ms.',
    );
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'broken',
      'wrong',
      'good',
      'unknown',
      'theirs',
    ]);
    const cells = (id: string) =>
      rowOf(id)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim());
    expect(cells('broken')).toEqual([
      'failed',
      '10 ms',
      '500',
      'The server ran into an error.',
      'GET /api/broken',
    ]);
    expect(cells('wrong')).toEqual([
      'does not fit',
      '30 ms',
      '200',
      'hits.total An unexpected response.',
      'GET /api/wrong',
    ]);
    expect(cells('theirs')).toEqual(['private', '10 ms', '403', '', 'GET /api/theirs']);
    expect(cells('unknown')).toEqual(['not tried', '', '', '', 'GET /api/unknown']);
  });

  it('says how far it is, cannot be copied before its end, and begins anew on request', async () => {
    fewChecks({ good: {}, slow: 'waits' });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    const { user } = open('/test');
    const main = await page();
    expect(await main.findByText('1 of 2 calls tried…')).toBeVisible();
    expect(rowOf('slow').getByText('…')).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Copy as JSON' }));
    expect(copied).not.toHaveBeenCalled();

    fewChecks({ good: {}, slow: {} });
    await user.click(main.getByRole('button', { name: 'Start again' }));
    expect(await main.findByText(/^2 calls tried: 2 fit/)).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Copy as JSON' }));
    expect(await screen.findByText('This browser doesn’t allow copying.')).toBeVisible();
  });

  it('with writes tries two more calls, on the reference API alone', async () => {
    fewChecks({ good: {} });
    const { user } = open('/test');
    const main = await page();
    await summary(/^1 calls? tried: 1 fit/);
    expect(sentRequests.filter(({ method }) => method !== 'GET')).toEqual([]);
    await user.click(main.getByRole('button', { name: 'Start again, with writes' }));
    await summary(/^3 calls tried: 3 fit/);
    expect(
      sentRequests
        .filter(({ method }) => method !== 'GET')
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/api/email', '/feedback/non-client']);
  });

  it('elsewhere offers no writes', async () => {
    closeAfterTest(() => vi.unstubAllEnvs());
    vi.stubEnv('VITE_API_ORIGIN', 'https://api.example.com');
    fewChecks({ good: {} });
    open('/test');
    const main = await page();
    await summary(/1 calls? tried:/);
    expect(main.queryByRole('button', { name: 'Start again, with writes' })).toBeNull();
    expect(main.getByText('No, or unknown')).toBeVisible();
  });

  it('without the contracts says so, and starts again', async () => {
    vi.spyOn(checks, 'readChecks').mockRejectedValue(new TypeError('Failed to fetch'));
    const { user } = open('/test');
    const main = await page();
    expect(await main.findByRole('alert')).toHaveTextContent('Couldn’t load the contracts.');
    expect(main.queryByRole('table')).toBeNull();
    fewChecks({ good: {} });
    await user.click(main.getByRole('button', { name: 'Start again' }));
    await summary(/1 calls? tried: 1 fit/);
    expect(main.queryByRole('alert')).toBeNull();
  });

  it('names the build of the host, or that it is not stated', async () => {
    fewChecks({});
    answerWith(http.get('*/version.json', () => new HttpResponse(null, { status: 404 })));
    open('/test');
    const main = await page();
    expect(await main.findByText('Not stated')).toBeVisible();
  });
});
