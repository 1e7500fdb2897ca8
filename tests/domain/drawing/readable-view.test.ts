import { expect, test } from 'vitest';
import { fitted } from '#src/domain/drawing/camera.ts';
import { readableView } from '#src/domain/drawing/readable-view.ts';
import type { SheetText } from '#src/domain/drawing/sheet.ts';

const bounds = { min: { x: 0, y: 0 }, max: { x: 1100, y: 850 } };
const phone = { width: 390, height: 640 };
const desk = { width: 1360, height: 800 };
const note = (x: number, y: number, more: Partial<SheetText> = {}): SheetText => ({
  text: 'STEEL ROOF DECK',
  layer: 'NOTES',
  kind: 'note',
  x,
  y,
  height: 9,
  angle: 0,
  align: 'left',
  ...more,
});
const column = [note(850, 700), note(850, 500), note(850, 300)];

test.each<[what: string, texts: SheetText[], size: typeof phone]>([
  ['notes that can be read', column, desk],
  ['a sheet without notes', [note(100, 30, { kind: 'title' })], phone],
  ['an empty sheet', [], phone],
])('no way to the notes: %s', (_what, texts, size) => {
  expect(readableView({ texts, bounds }, size)).toBeNull();
});

test.each<[what: string, texts: SheetText[]]>([
  ['a column', column],
  ['a column at the right', column.map((one) => ({ ...one, x: 1050, align: 'right' as const }))],
  ['one beside the drawing', [note(850, 700)]],
  ['all over the sheet', [note(30, 820), note(900, 20), note(500, 400)]],
])('on a phone, the notes can be read: %s', (_what, texts) => {
  const part = readableView({ texts, bounds }, phone);
  expect(part?.max.y).toBeGreaterThan(texts[0]?.y ?? 0);
  expect(fitted(part ?? bounds, phone).zoom * 9).toBeGreaterThan(5);
});

test('one note far from the others stays out', () => {
  const part = readableView({ texts: [note(30, 720), ...column], bounds }, phone);
  expect(part?.min.x).toBeGreaterThan(500);
  expect(part?.max.y).toBeGreaterThan(700);
});
