import { expect, test } from 'vitest';

import { constructionView } from '#src/domain/drawing/construction-view.ts';
import type { SheetLayer, SheetText } from '#src/domain/drawing/sheet.ts';

const bounds = { min: { x: 0, y: 0 }, max: { x: 1100, y: 850 } };
const phone = { width: 390, height: 640 };
const desk = { width: 1360, height: 800 };
const layer = (name: string, points: number[], isOff = false): SheetLayer => ({
  name,
  color: null,
  weight: 0.25,
  isOff,
  groups: [{ color: null, weight: 0.25, dashes: [], shapes: [{ kind: 'line', points, closed: false }] }],
  entities: 1,
});
const border = layer('A-ANNO-TTLB', [0, 0, 1100, 850]);
const wall = layer('A-DETL-OTLN', [100, 200, 600, 700]);
const texts: SheetText[] = [700, 500, 300].map((y) => ({
  text: 'STEEL ROOF DECK',
  layer: 'A-ANNO-NOTE',
  kind: 'note',
  x: 850,
  y,
  height: 9,
  angle: 0,
  align: 'left',
}));
const sheet = { layers: [border, wall], texts, bounds, hasPaper: true };

test('a sheet on a phone opens on what is built', () => {
  expect(constructionView(sheet, phone)).toEqual({ min: { x: 100, y: 200 }, max: { x: 600, y: 700 } });
});

test('what is off does not count', () => {
  const layers = [border, wall, layer('A-DETL-PATT', [0, 0, 1000, 800], true)];
  expect(constructionView({ ...sheet, layers }, phone)?.max.x).toBe(600);
});

test.each([
  ['its notes can be read', sheet, desk],
  ['its layers don’t tell notes from construction', { ...sheet, layers: [layer('0', [0, 0, 9, 9])] }, phone],
  ['there are only notes', { ...sheet, layers: [border] }, phone],
  ['it has no paper', { ...sheet, hasPaper: false }, phone],
])('a drawing opens as a whole if %s', (_why, whole, size) => {
  expect(constructionView(whole, size)).toBeNull();
});
