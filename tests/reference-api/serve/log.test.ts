import { afterEach, describe, expect, it, vi } from 'vitest';
import { logFailure, printableText, withoutSecrets } from '#src/reference-api/serve/log.ts';

describe('what a client sent, in a log', () => {
  it.each([
    ['/api/search/roof', '/api/search/roof'],
    ['/api/search/Søn Façades 日本', '/api/search/Søn Façades 日本'],
    ['a\nb\r\nc\td', 'a?b??c?d'],
    ['\u001B[31mred', '?[31mred'],
    ['\u009B31mred', '?31mred'],
    ['left\u202Eright\u200B', 'left?right?'],
    ['line\u2028end\u2029', 'line?end?'],
    ['half \uD83D', 'half ?'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(9000), `${'x'.repeat(200)}… (9000 characters)`],
  ])('%j', (text, shown) => {
    expect(printableText(text)).toBe(shown);
  });

  it.each([
    ['/auth/local/reset/abc', '/auth/local/reset/…'],
    ['/reset/abc', '/reset/…'],
    ['/API/outline-specs-report/by-abbrev/nf/secret', '/API/outline-specs-report/…'],
    ['/company/31250/reports/secret', '/company/31250/reports/…'],
    ['/search/reset', '/search/reset'],
  ])('%s without its secret', (path, shown) => {
    expect(withoutSecrets(path)).toBe(shown);
  });
});

describe('a failure, in a log', () => {
  afterEach(() => vi.restoreAllMocks());
  const logged = (path: string, error: unknown): string => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    logFailure({ method: 'GET' }, path, error);
    return String(said.mock.lastCall?.[0]);
  };

  it('is short and has one line, then where it was thrown', () => {
    const [first, ...frames] = logged(
      `/api/${'x'.repeat(9000)}`,
      new Error(`No\n    at fake:\u001B[2J${'y'.repeat(9000)}`),
    ).split('\n');
    expect(first).toMatch(
      /^GET \/api\/x+… \(9005 characters\) failed: No\?    at fake:\?\[2Jy+… \(9\d+ characters\)$/,
    );
    expect(first?.length).toBeLessThan(600);
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.length).toBeLessThanOrEqual(8);
    for (const frame of frames) expect(frame).toMatch(/^ {4}at \P{C}{1,250}$/u);
  });

  it('may be anything that was thrown', () => {
    expect(logged('/api/x', 'a word')).toMatch(/^GET \/api\/x failed: a word/);
  });
});
