import { afterEach, describe, expect, it, vi } from 'vitest';

import { allowedEvents } from '#src/browser/analytics-events.ts';
import { setAnalyticsSink, track, type AnalyticsEvent } from '#src/browser/analytics.ts';
import { now, setClock, today, todayUtc } from '#src/browser/clock.ts';
import { log, setLogSink } from '#src/browser/log.ts';
import { contentTypes } from '#src/contracts/content-types.ts';

const restore: (() => void)[] = [];
afterEach(() => {
  for (const put of restore.splice(0)) put();
  vi.unstubAllEnvs();
});

function readLog(): unknown[][] {
  const lines: unknown[][] = [];
  restore.push(setLogSink((level, message, facts) => lines.push([level, message, facts])));
  return lines;
}

describe('the log', () => {
  it('says how bad it is, what, and the facts', () => {
    const lines = readLog();
    log.info('started');
    log.warn('slow', { call: 'search.terms', status: 429, field: null });
    log.error('broken', { route: '/reset/:resetToken', missing: undefined });
    expect(lines).toEqual([
      ['info', 'started', {}],
      ['warn', 'slow', { call: 'search.terms', status: 429, field: null }],
      ['error', 'broken', { route: '/reset/:resetToken' }],
    ]);
  });

  it('says a thing once per key', () => {
    const lines = readLog();
    for (const key of ['a', 'b', 'a', 'a']) log.once(key, 'warn', `about ${key}`);
    expect(lines.map(([, message]) => message)).toEqual(['about a', 'about b']);
  });

  it('cannot be made to hold a forged or endless line', () => {
    const lines = readLog();
    log.error('bad\r\nINFO signed in', { company: `x\u001b[31m${'y'.repeat(10_000)}` });
    expect(JSON.stringify(lines)).not.toMatch(/\\r|\\n|\\u001b/);
    expect(JSON.stringify(lines).length).toBeLessThan(1_000);
  });

  it('never breaks what it reports, even when it cannot be written', () => {
    restore.push(
      setLogSink(() => {
        throw new Error('disk full');
      }),
    );
    expect(() => log.error('broken')).not.toThrow();
  });
});

describe('an event', () => {
  it('goes to the service with what is known of it', () => {
    const events: AnalyticsEvent[] = [];
    restore.push(setAnalyticsSink((event) => events.push(event)));
    track('project', 'save');
    track('download', 'file', 'dxf', 12);
    track('download', 'file', 'dxf', Number.NaN);
    expect(events).toEqual([
      { category: 'project', action: 'save' },
      { category: 'download', action: 'file', label: 'dxf', value: 12 },
      { category: 'download', action: 'file', label: 'dxf' },
    ]);
  });

  it('has words for every type of content', () => {
    expect(allowedEvents.favorite.labels).toEqual([...contentTypes, 'company', 'all']);
  });

  it.each([
    ['an email address', ['favorite', 'add', 'ada@lintel.test']],
    ['a token', ['account', 'failed', 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl']],
    ['what was typed', ['search', 'results', 'hospital in Shelton for the Okafor family']],
    ['an address', ['outbound', 'open', 'https://forms.example.com/?email=ada%40lintel.test']],
    ['another action', ['favorite', 'ada@lintel.test']],
    ['another category', ['ada@lintel.test', 'add', 'cad']],
    ['a name that every object has', ['__proto__', 'constructor', 'toString']],
    ['a word of another category', ['favorite', 'add', 'dxf']],
    ['no text at all', ['favorite', 'add', { email: 'ada@lintel.test' }]],
  ])('that holds %s is dropped whole, whatever the types say', (_, words) => {
    const events: AnalyticsEvent[] = [];
    restore.push(setAnalyticsSink((event) => events.push(event)));
    Reflect.apply(track, undefined, words);
    expect(events).toEqual([]);
  });

  it.each([
    ['a telephone number', 2_039_299_444],
    ['a part of a whole', 0.5],
    ['words', 'ada@lintel.test'],
  ])('goes without a value that is %s', (_, value) => {
    const events: AnalyticsEvent[] = [];
    restore.push(setAnalyticsSink((event) => events.push(event)));
    Reflect.apply(track, undefined, ['favorite', 'add', 'cad', value]);
    expect(events).toEqual([{ category: 'favorite', action: 'add', label: 'cad' }]);
  });

  it('that comes before it is known where events go waits for that', async () => {
    vi.resetModules();
    const analytics = await import('#src/browser/analytics.ts');
    const events: AnalyticsEvent[] = [];
    analytics.track('search', 'results', 'all', 12);
    analytics.startAnalytics((event) => events.push(event));
    analytics.track('compare', 'open');
    expect(events.map(({ category }) => category)).toEqual(['search', 'compare']);
  });

  it('is lost without a word where the service is missing or blocked', () => {
    expect(() => track('project', 'save')).not.toThrow();
    restore.push(
      setAnalyticsSink(() => {
        throw new TypeError('blocked');
      }),
    );
    expect(() => track('project', 'save')).not.toThrow();
  });
});

describe('the clock', () => {
  it.each([
    ['America/Los_Angeles', '2026-11-03T01:30:00Z', '2026-11-02', '2026-11-03'],
    ['America/New_York', '2026-11-03T04:59:59Z', '2026-11-02', '2026-11-03'],
    ['America/New_York', '2026-11-03T05:00:00Z', '2026-11-03', '2026-11-03'],
    ['Pacific/Auckland', '2026-11-02T11:00:00Z', '2026-11-03', '2026-11-02'],
    ['UTC', '1970-01-01T00:00:00Z', '1970-01-01', '1970-01-01'],
  ])('in %s at %s the day is %s, and %s in UTC', (zone, moment, day, dayUtc) => {
    vi.stubEnv('TZ', zone);
    restore.push(setClock(() => Date.parse(moment)));
    expect(now()).toBe(Date.parse(moment));
    expect(today()).toBe(day);
    expect(todayUtc()).toBe(dayUtc);
  });

  it('survives a time that is none', () => {
    restore.push(setClock(() => Number.NaN));
    expect(today()).toBe('1970-01-01');
  });
});
