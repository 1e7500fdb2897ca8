import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { firstDarkGray, grayHex } from '#src/domain/specification/writers/gray-shade.ts';

/** Custom properties of a block, the last one of a name wins; a mix of two neighbors is worked out. */
function grays(css: readonly string[]): number[][] {
  const stated = new Map<string, string>();
  for (const block of css)
    for (const [, name = '', value = ''] of block.matchAll(/--(g\d+): ([^;]+);/g)) stated.set(name, value);
  const colorOf = (name: string): number[] => {
    const value = stated.get(name) ?? '';
    const mix = /color-mix\(in srgb, var\(--(g\d+)\) (\d+)%, var\(--(g\d+)\)\)/.exec(value);
    if (mix) {
      const [one, other] = [colorOf(mix[1] ?? ''), colorOf(mix[3] ?? '')];
      const share = Number(mix[2]) / 100;
      return one.map((channel, index) => channel * share + (other[index] ?? 0) * (1 - share));
    }
    const digits = value.slice(1);
    const hex = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  };
  return Array.from({ length: 37 }, (_, key) => colorOf(`g${key}`));
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const classes = readFileSync('src/styles/grays.css', 'utf8');
/** The `:root` blocks of a style sheet by theme: plain ones first. */
const blocks = (css: string, theme: RegExp): string[] =>
  css
    .split(/(?=@media|^:root)/m)
    .filter((block) => block.startsWith(':root') || theme.test(block.slice(0, block.indexOf('{'))));

/** By gray: whether text on it is black (0) or white (1). */
function inksOn(theme: RegExp): number[] {
  const stated = new Map(
    blocks(classes, theme)
      .flatMap((block) => [...block.matchAll(/(--on-[\w-]+): (#\w+);/g)])
      .map(([, name = '', value = '']) => [name, value === '#000' ? 0 : 1]),
  );
  return Array.from({ length: 37 }, (_, key) => {
    const ink = new RegExp(`\\.g${key} \\{[^}]*color: var\\((--on-[\\w-]+)\\)`).exec(classes)?.[1] ?? '';
    return stated.get(ink) ?? Number.NaN;
  });
}

it.each([
  ['light', /never/],
  ['dark', /dark/],
  ['print', /print/],
])('the grays go from paper to ink, and text reads on each: %s', (_, theme) => {
  const scale = grays(blocks(`${tokens}\n${classes}`, theme)).map(luminance);
  const direction = Math.sign((scale[36] ?? 0) - (scale[0] ?? 0));
  scale
    .slice(1)
    .forEach((one, index) => expect((one - (scale[index] ?? 0)) * direction).toBeGreaterThanOrEqual(0));
  const inks = inksOn(theme);
  scale.forEach((one, key) => {
    expect(contrast(one, inks[key] ?? Number.NaN), `g${key}`).toBeGreaterThanOrEqual(4.5);
  });
});

it('a table in a document has the grays of the page, and white text where the page has', () => {
  const light = blocks(`${tokens}\n${classes}`, /never/);
  const ofPage = grays(light);
  const inks = inksOn(/never/);
  expect(ofPage).toHaveLength(37);
  ofPage.forEach(([red = 0, green = 0, blue = 0], key) => {
    const [written = 0, ...others] = [0, 2, 4].map((at) =>
      Number.parseInt(grayHex(key).slice(at, at + 2), 16),
    );
    expect(grayHex(key)).toMatch(/^[\dA-F]{6}$/);
    expect(others).toEqual([written, written]);
    expect(Math.abs(written - (red + green + blue) / 3), `g${key}: ${grayHex(key)}`).toBeLessThan(2.5);
    expect(inks[key], `g${key}`).toBe(key < firstDarkGray ? 0 : 1);
  });
});
