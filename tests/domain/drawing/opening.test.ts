import { describe, expect, it } from 'vitest';

import { lineOf } from '#tests/domain/drawing/dxf-samples.ts';
import { readSample } from '#tests/domain/drawing/read-sample.ts';

const text = (line: readonly (readonly [number, string | number])[]): string =>
  line.map(([code, value]) => `${code} ${value}`).join(' | ');
const drawing = [0, 10, 20].map((y) => text(lineOf(100, 100 + y, 160, 100 + y)));
const stray = text(lineOf(90_000, 90_000, 90_001, 90_000));
const view = (groups: string) => [`0 VPORT | 2 *Active | ${groups}`];
const around = '12 130 | 22 110 | 40 50 | 41 2';
const opening = (entities: readonly string[], tables: readonly string[]) =>
  readSample({ entities, tables }).opening ?? null;

describe('the view with which a drawing was saved', () => {
  it('is the first one where stray pieces would leave the drawing small', () => {
    const box = { min: { x: 80, y: 85 }, max: { x: 180, y: 135 } };
    expect(opening([...drawing, stray], view(around))).toEqual(box);
    // The center is counted from its target.
    expect(opening([...drawing, stray], view('12 30 | 22 10 | 17 100 | 27 100 | 40 50 | 41 2'))).toEqual(box);
  });

  it.each([
    ['everything is near', drawing, view('12 130 | 22 110 | 40 20 | 41 2')],
    ['it shows a detail only', [...drawing, ...drawing, stray], view('12 100 | 22 100 | 40 2 | 41 1')],
    ['it shows nothing', [...drawing, stray], view('12 5000 | 22 0 | 40 50 | 41 2')],
    ['it has no size', [...drawing, stray], view('12 130 | 22 110')],
    ['it is turned', [...drawing, stray], view(`${around} | 51 30`)],
    ['it is from aside', [...drawing, stray], view(`${around} | 16 1 | 26 -1 | 36 1`)],
    ['it is not the active one', [...drawing, stray], [`0 VPORT | 2 Left | ${around}`]],
    ['the file has none', [...drawing, stray], []],
  ])('is not where %s', (_, entities, tables) => {
    expect(opening(entities, tables)).toBeNull();
  });
});
