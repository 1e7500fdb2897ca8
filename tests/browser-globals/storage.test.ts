import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

const edition = v.picklist(['04', '95']);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  removeStored('local', 'edition');
  removeStored('session', 'edition');
});

/** A storage that throws on every touch, as in a browser told to block it. */
function blockStorage(): void {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}

describe('a stored value', () => {
  it.each(['local', 'session'] as const)('comes back from the %s area', (area) => {
    expect(writeStored(area, 'edition', '95')).toBe(true);
    expect(readStored<'04' | '95'>(area, 'edition', edition, '04')).toBe('95');
  });

  it.each([
    ['nothing', null],
    ['another value', '"96"'],
    ['no JSON', '{95'],
    ['markup', '"<img src=x onerror=alert(1)>"'],
  ])('gives way to the default where the storage holds %s', (_, text) => {
    if (text !== null) localStorage.setItem('edition', text);
    expect(readStored<'04' | '95'>('local', 'edition', edition, '04')).toBe('04');
  });

  it('lives as long as the page where storage is blocked', () => {
    blockStorage();
    expect(writeStored('local', 'edition', '95')).toBe(false);
    expect(readStored<'04' | '95'>('local', 'edition', edition, '04')).toBe('95');
    removeStored('local', 'edition');
    expect(readStored<'04' | '95'>('local', 'edition', edition, '04')).toBe('04');
  });

  it('lives as long as the page where storage is full, until there is room again', () => {
    const room = localStorage;
    const full = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
      ...room,
      getItem: (key) => room.getItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    room.setItem('edition', '"04"');
    expect(writeStored('local', 'edition', '95')).toBe(false);
    expect(readStored<'04' | '95'>('local', 'edition', edition, '04')).toBe('95');
    full.mockRestore();
    expect(writeStored('local', 'edition', '04')).toBe(true);
    expect(readStored<'04' | '95'>('local', 'edition', edition, '95')).toBe('04');
  });

  it.each([
    ['nothing', undefined],
    ['a number too big for JSON', 1n],
  ])('%s is not stored, and nothing breaks', (_, value) => {
    expect(writeStored('local', 'edition', value)).toBe(false);
    expect(readStored<'04' | '95'>('local', 'edition', edition, '04')).toBe('04');
  });
});
