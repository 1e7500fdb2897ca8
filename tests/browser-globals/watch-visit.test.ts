import { trackError, trackFailedCall } from '#src/browser/analytics-of-faults.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { setAnalyticsSink, type AnalyticsEvent } from '#src/browser/analytics.ts';
import { log } from '#src/browser/log.ts';
import { placesOf, reportVital, watchVisit } from '#src/browser/watch-visit.ts';

const restore: (() => void)[] = [];
afterEach(() => {
  for (const put of restore.splice(0).toReversed()) put();
  vi.restoreAllMocks();
});

function events(): AnalyticsEvent[] {
  const all: AnalyticsEvent[] = [];
  restore.push(setAnalyticsSink((event) => all.push(event)));
  return all;
}

function watching(): AnalyticsEvent[] {
  const sent = events();
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  const stop = watchVisit();
  restore.push(stop);
  return sent;
}

describe('a visit that is watched', () => {
  it('tells its speed in whole numbers, and movement in thousandths', () => {
    const sent = events();
    reportVital({ name: 'LCP', rating: 'good', value: 1234.56 });
    reportVital({ name: 'CLS', rating: 'needs-improvement', value: 0.1234 });
    reportVital({ name: 'INP', rating: 'poor', value: Number.NaN });
    expect(sent).toEqual([
      { category: 'vital', action: 'LCP', label: 'good', value: 1235 },
      { category: 'vital', action: 'CLS', label: 'needs-improvement', value: 123 },
      { category: 'vital', action: 'INP', label: 'poor' },
    ]);
  });

  it('tells which call failed and how, and nothing of what it was asked', () => {
    const sent = watching();
    log.warn('Answered 404', { call: 'search.terms', status: 404, field: 'ada@lintel.test' });
    log.error('No answer for roof edge', { call: 'lintel-alerts.list', status: null });
    log.info('Restored', { call: 'users.me', status: 200 });
    log.error('broken', { route: '/reset/:resetToken' });
    expect(sent).toEqual([
      { category: 'call', action: 'failed', label: 'search.terms', value: 404 },
      { category: 'call', action: 'failed', label: 'lintel-alerts.list', value: 0 },
    ]);
  });

  it('does not flood the service', () => {
    const sent = watching();
    for (let count = 0; count < 100; count += 1)
      log.warn('Answered 500', { call: 'search.terms', status: 500 });
    expect(sent).toHaveLength(20);
  });

  it('tells where a script failed, once, and never what it said', () => {
    const sent = watching();
    const error = new Error('Cannot read ada@lintel.test');
    error.stack = `Error: Cannot read ada@lintel.test\n    at go (${location.origin}/-/assets/main-1a2b.js:1:2345)`;
    for (let count = 0; count < 3; count += 1)
      dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    const rejected = Object.assign(new Event('unhandledrejection'), { reason: 'token=secret' });
    dispatchEvent(rejected);
    expect(sent).toEqual([
      { category: 'error', action: 'script', build: 'dev', at: ['main-1a2b.js:1:2345'] },
      { category: 'error', action: 'promise', build: 'dev', at: [] },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/ada|secret/);
  });
});

it.each([
  ['https://x.test/-/assets/app-Ab_1.js:10:20', ['app-Ab_1.js:10:20']],
  ['    at f (https://x.test/-/worker/read-2.js:1:1)', ['read-2.js:1:1']],
  ['g@https://x.test/-/assets/app.js:3:4', ['app.js:3:4']],
  ['    at https://x.test/reset/0123456789abcdef:1:2', []],
  ['    at https://x.test/-/assets/app.js?token=1:1:2', []],
  ['    at https://evil.test/x?https://x.test/-/assets/../ada.js:1:2', []],
  ['    at chrome-extension://abc/-/assets/app.js:1:2', []],
  ['Error: https://x.test/-/assets/ada@lintel.test.js:1:2', []],
])('of the line %s of a stack stays %j', (line, places) => {
  expect(placesOf(line, 'https://x.test')).toEqual(places);
});

it('sends no name that is none, however it is called', () => {
  const sent = events();
  trackFailedCall('ada@lintel.test', 404);
  trackFailedCall('search.terms roof', 404);
  trackFailedCall('search.terms', 6_015_550_110);
  trackError('script', 'a build with spaces', []);
  trackError('script', 'b1', ['https://x.test/reset/token', 'ok-1.js:1:2']);
  expect(sent).toEqual([{ category: 'error', action: 'script', build: 'b1', at: ['ok-1.js:1:2'] }]);
});
