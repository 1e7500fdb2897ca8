import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '#src/browser/clock.ts';
import { reloadOnce } from '#src/browser/reload.ts';
import { removeStored } from '#src/browser/storage.ts';

let time = Date.UTC(2026, 10, 2, 12);
const reload = vi.fn<() => void>();
let restoreClock = (): void => undefined;

beforeEach(() => {
  time = Date.UTC(2026, 10, 2, 12);
  restoreClock = setClock(() => time);
});

afterEach(() => {
  restoreClock();
  vi.restoreAllMocks();
  reload.mockReset();
  removeStored('session', 'reloads');
});

describe('when a new build is there', () => {
  it('the page reloads once, and again after ten seconds', () => {
    expect(reloadOnce('/search/', reload)).toBe('reloading');
    time += 9_999;
    expect(reloadOnce('/search/', reload)).toBe('refused');
    time += 1;
    expect(reloadOnce('/search/', reload)).toBe('reloading');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('every path counts by itself, also when they take turns', () => {
    const answers = ['/a', '/b', '/a', '/b', '/__proto__', '/__proto__'].map((path) =>
      reloadOnce(path, reload),
    );
    expect(answers).toEqual(['reloading', 'reloading', 'refused', 'refused', 'reloading', 'refused']);
  });

  it('a tab kept open for days does not collect old paths', () => {
    for (let visit = 0; visit < 50; visit += 1) {
      reloadOnce(`/${visit}`, reload);
      time += 20_000;
    }
    expect(JSON.parse(sessionStorage.getItem('reloads') ?? '')).toHaveLength(1);
  });

  it.each([
    '/reset/demo-reset-token',
    '/%72eset/demo-reset-token',
    '/outline-specs-report/northfold/demo-report',
    '/specwizard-specs-report/northfold/demo-report',
    '/company/31250/resources/northfold/demo-report',
    '/company/31250/reports/northfold/demo-report/user-favorites',
  ])('no password or token in the path is stored: %s', (path) => {
    expect(reloadOnce(path, reload)).toBe('reloading');
    expect(sessionStorage.getItem('reloads')).not.toMatch(/demo-re/);
    expect(reloadOnce(path, reload)).toBe('refused');
  });

  it('something else under the key does no harm', () => {
    sessionStorage.setItem('reloads', '{"broken');
    expect(reloadOnce('/a', reload)).toBe('reloading');
    expect(reloadOnce('/a', reload)).toBe('refused');
  });
});

describe('there is no reload at all', () => {
  it('where storage is blocked', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(reloadOnce('/a', reload)).toBe('refused');
    expect(reload).not.toHaveBeenCalled();
  });

  it('where storage forgets what it is told', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue({
      ...sessionStorage,
      getItem: () => null,
      setItem: () => undefined,
    });
    expect(reloadOnce('/a', reload)).toBe('refused');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['went back a day', () => (time -= 86_400_000)],
    ['fell back to 1970', () => (time = 0)],
    ['has no time', () => (time = Number.NaN)],
  ])('where the clock %s meanwhile', (_, change) => {
    reloadOnce('/a', reload);
    change();
    expect(reloadOnce('/a', reload)).toBe('refused');
    expect(reloadOnce('/b', reload)).toBe('refused');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
