import { describe, expect, it } from 'vitest';

import { countText, decimalText, fileSizeText, pluralize } from '#src/lib/numbers.ts';
import { once } from '#src/lib/once.ts';

describe('a number in text', () => {
  it.each([
    [0, 0, '0'],
    [999, 0, '999'],
    [1_000, 0, '1,000'],
    [1_234_567.5, 1, '1,234,567.5'],
    [0.5, 0, '1'],
    [1.005, 2, '1.01'],
    [2.345, 2, '2.35'],
    [12.3456789, 4, '12.3457'],
    [12.5, 4, '12.5'],
    [0.00001, 4, '0'],
    [4e-7, 6, '0'],
    [-0.3, 0, '0'],
    [-1_234.56, 1, '-1,234.6'],
    [1e15, 1, '1,000,000,000,000,000'],
  ])('%d with at most %i decimals is %s', (value, places, text) => {
    expect(decimalText(value, places)).toBe(text);
  });

  it('is what Intl writes', () => {
    const plain = [0, 1, 2, 4].map(
      (places) => [places, new Intl.NumberFormat('en-US', { maximumFractionDigits: places })] as const,
    );
    for (let step = 1; step < 3_000; step += 1) {
      const value = ((step * 7_919) % 100_003) / 10 ** (step % 6);
      for (const [places, intl] of plain) expect(decimalText(value, places)).toBe(intl.format(value));
    }
  });
});

it.each([
  [0, '0'],
  [6_214, '6,214'],
  [99.6, '100'],
])('a count of %d reads %s', (count, text) => {
  expect(countText(count)).toBe(text);
});

it.each([
  [0, 'section', undefined, '0 sections'],
  [1, 'section', undefined, '1 section'],
  [2, 'section', undefined, '2 sections'],
  [1, 'company', 'companies', '1 company'],
  [2_000, 'company', 'companies', '2,000 companies'],
])('%d × %s (%s) reads %s', (count, one, many, text) => {
  expect(pluralize(count, one, many)).toBe(text);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [12_540, '12.5 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [1_234_567_890, '1,234.6 MB'],
])('a file of %d bytes has %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});

describe('what is made once', () => {
  it('is made at the first call', () => {
    let made = 0;
    const value = once(() => (made += 1));
    expect(made).toBe(0);
    expect([value(), value(), made]).toEqual([1, 1, 1]);
  });
});
