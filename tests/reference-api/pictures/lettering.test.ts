import { expect, it } from 'vitest';

import { lettering, letteringWidth } from '#src/reference-api/drawings/svg/lettering.ts';

const line = { x: 100, y: 50, size: 20 };

/** The x coordinates of the outlines, in the picture. */
function reachOf(written: string): { least: number; most: number } {
  const [, left = 0, scale = 1] = (
    /translate\((-?[\d.]+) [\d.]+\) scale\(([\d.]+)\)/.exec(written) ?? []
  ).map(Number);
  const xs: number[] = [];
  let x = 0;
  for (const [, command = '', numbers = ''] of / d="([^"]*)"/
    .exec(written)?.[1]
    ?.matchAll(/([Mlhvqz])([^Mlhvqz]*)/g) ?? []) {
    const values = (numbers.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'M') x = values[0] ?? 0;
    if (command === 'l' || command === 'h') x += values[0] ?? 0;
    if (command === 'q') x += values[2] ?? 0;
    xs.push(x);
  }
  return { least: left + Math.min(...xs) * scale, most: left + Math.max(...xs) * scale };
}

it.each(['start', 'middle', 'end'] as const)(
  'sets letters as outlines within their width, anchored at the %s',
  (anchor) => {
    for (const text of [`ROOF +67'-0"`, 'É Brightdeck & Sons', 'i']) {
      const width = letteringWidth(text, line.size);
      const from = line.x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
      const { least, most } = reachOf(lettering({ ...line, text, anchor }));
      expect(least).toBeGreaterThanOrEqual(from - 1);
      expect(most).toBeLessThanOrEqual(from + width + 1);
      expect(most - least).toBeGreaterThan(width * 0.25);
    }
  },
);

it('is wider in bold, and says what it reads', () => {
  expect(letteringWidth('Northfold', 20, true)).toBeGreaterThan(letteringWidth('Northfold', 20));
  expect(lettering({ ...line, text: 'A "B" & <C>' })).toContain(
    'aria-label="A &quot;B&quot; &amp; &lt;C&gt;"',
  );
});

it('stays text in a script that the font lacks', () => {
  expect(lettering({ ...line, text: '日本' })).toMatch(/^<text [^>]*>日本<\/text>$/);
});
