import { describe, expect, it } from 'vitest';

import { answerDrawing } from '#src/domain/drawing/answer.ts';
import { enlargementAt } from '#src/domain/drawing/paper.ts';
import type { Sheet } from '#src/domain/drawing/sheet.ts';
import { dxfOf, groupsOf, lineOf } from '#tests/domain/drawing/dxf-samples.ts';

type Groups = ReturnType<typeof groupsOf>;
const read = (...parts: Parameters<typeof dxfOf>): Sheet => {
  const { sheet, problem } = answerDrawing(dxfOf(...parts));
  if (!sheet) throw new Error(problem);
  return sheet;
};
const linesOf = (sheet: Sheet, layer: string): number[][] =>
  (sheet.layers.find(({ name }) => name === layer)?.groups ?? [])
    .flatMap(({ shapes }) => shapes)
    .map((shape) => {
      const points = shape.kind === 'fill' ? shape.loops.flat() : shape.kind === 'arc' ? [] : shape.points;
      return points.map((value) => Math.round(value * 1_000) / 1_000 || 0);
    });
const paper = (text: string): Groups => [...groupsOf(text), [67, 1]];
const sheetView = paper(
  '0 VIEWPORT | 8 VP | 10 8.5 | 20 5.5 | 40 17 | 41 11 | 68 1 | 69 1 | 12 8.5 | 22 5.5 | 45 11',
);
const main = paper('0 VIEWPORT | 8 VP | 10 5 | 20 6 | 40 8 | 41 8 | 68 1 | 69 2 | 12 48 | 22 48 | 45 96');
const detail = (more = ''): Groups =>
  paper(`0 VIEWPORT | 8 VP | 10 13 | 20 6 | 40 4 | 41 4 | 68 1 | 69 3 | 12 206 | 22 6 | 45 12${more}`);
const note = (x: number, y: number, text: string): Groups =>
  groupsOf(`0 TEXT | 8 N | 10 ${x} | 20 ${y} | 40 1 | 1 ${text}`);

describe('a sheet with windows of several scales', () => {
  const model = [
    lineOf(0, 0, 96, 96),
    lineOf(200, 0, 212, 0),
    lineOf(212, 0, 230, 0),
    lineOf(500, 0, 540, 0),
    note(10, 40, 'DETAIL A'),
    note(201, 5, 'B'),
    note(502, 20, 'NOT ON SHEET'),
  ];
  it('shows each part in its window, cut at its edge and at its own scale', () => {
    const sheet = read([...model, sheetView, main, detail()]);
    expect(linesOf(sheet, 'A')).toEqual([
      [0, 0, 96, 96],
      [120, 24, 168, 24],
      [168, 24, 168, 24],
    ]);
    expect(sheet.texts.map(({ text, height }) => [text, height])).toEqual([
      ['DETAIL A', 1],
      ['B', 4],
    ]);
    expect(sheet.scale).toBe(12);
    // Counted once, however many windows show it.
    expect(sheet.entities).toBe(model.length);
  });

  it('measures in each at its scale, across both as on the paper', () => {
    const { insets } = read([...model, sheetView, main, detail()]);
    const point = (x: number, y: number) => ({ x, y });
    expect(enlargementAt(insets, [point(130, 30), point(160, 60)])).toBeCloseTo(4);
    expect(enlargementAt(insets, [point(10, 30), point(160, 60)])).toBe(1);
  });

  it.each([
    ['turned off', ' | 90 131072'],
    ['off in files of old releases', ' | 68 0'],
    ['without a size', ' | 45 0'],
  ])('shows nothing in one that is %s', (_, more) => {
    const off = detail().filter(([code]) => !more.includes(` ${code} `));
    const sheet = read([...model, sheetView, main, [...off, ...groupsOf(more.slice(3))]]);
    expect(linesOf(sheet, 'A')).toEqual([[0, 0, 96, 96]]);
  });

  it('leaves out the layers that are frozen in it, by handle or by name', () => {
    const layers = [groupsOf('0 LAYER | 5 1F | 2 A | 70 0 | 62 7')];
    for (const frozen of [' | 331 1F', ' | 341 1F', ' | 1003 a']) {
      const sheet = read([...model, sheetView, main, detail(frozen)], { layers });
      expect(linesOf(sheet, 'A')).toEqual([[0, 0, 96, 96]]);
      expect(sheet.texts.map(({ text }) => text)).toContain('B');
    }
  });

  it('cuts curves, fills, and patterns, too', () => {
    const round = groupsOf('0 CIRCLE | 8 C | 10 96 | 20 48 | 40 10');
    const fill = groupsOf('0 SOLID | 8 F | 10 90 | 20 10 | 11 110 | 21 10 | 12 90 | 22 20 | 13 110 | 23 20');
    const inside = groupsOf('0 CIRCLE | 8 I | 10 40 | 20 48 | 40 10');
    const sheet = read([round, fill, inside, sheetView, main]);
    for (const points of linesOf(sheet, 'C'))
      expect(Math.max(...points.filter((_, at) => at % 2 === 0))).toBeCloseTo(96);
    expect(linesOf(sheet, 'F')).toEqual([[90, 10, 96, 10, 96, 20, 90, 20]]);
    expect(sheet.layers.find(({ name }) => name === 'I')?.groups[0]?.shapes[0]?.kind).toBe('arc');
  });
});

describe('a wipeout', () => {
  const cross = [lineOf(0, 0, 10, 10), lineOf(0, 10, 10, 0)];
  const mask = groupsOf(
    '0 WIPEOUT | 8 0 | 10 3 | 20 3 | 11 4 | 21 0 | 12 0 | 22 4 | 13 1 | 23 1 | 71 2 | 91 5 | 14 -0.5 | 24 -0.5 | 14 0.5 | 24 -0.5 | 14 0.5 | 24 0.5 | 14 -0.5 | 24 0.5 | 14 -0.5 | 24 -0.5',
  );
  it('hides what was drawn before it, and nothing that comes later', () => {
    const sheet = read([...cross, note(4, 5, 'OLD'), mask, lineOf(4, 5, 6, 5), note(4, 5, 'TAG')]);
    expect(linesOf(sheet, 'A')).toEqual([
      [0, 0, 3, 3],
      [7, 7, 10, 10],
      [0, 10, 3, 7],
      [7, 3, 10, 0],
      [4, 5, 6, 5],
    ]);
    expect(sheet.texts.map(({ text }) => text)).toEqual(['TAG']);
    expect(sheet.notDrawn).toEqual([]);
  });

  it('by two corners is a rectangle', () => {
    const plain = groupsOf(
      '0 WIPEOUT | 8 0 | 10 3 | 20 3 | 11 4 | 21 0 | 12 0 | 22 4 | 13 1 | 23 1 | 71 1 | 91 2 | 14 -0.5 | 24 -0.5 | 14 0.5 | 24 0.5',
    );
    expect(linesOf(read([lineOf(0, 5, 10, 5), plain]), 'A')).toEqual([
      [0, 5, 3, 5],
      [7, 5, 10, 5],
    ]);
  });

  it('makes a hole in a fill, and cuts curves', () => {
    const fill = groupsOf('0 SOLID | 8 F | 10 0 | 20 0 | 11 10 | 21 0 | 12 0 | 22 10 | 13 10 | 23 10');
    const round = groupsOf('0 CIRCLE | 8 C | 10 5 | 20 7 | 40 1');
    const sheet = read([fill, round, mask]);
    const [solid] = sheet.layers.find(({ name }) => name === 'F')?.groups[0]?.shapes ?? [];
    expect(solid?.kind === 'fill' && solid.loops.length).toBe(3);
    for (const points of linesOf(sheet, 'C'))
      expect(Math.min(...points.filter((_, at) => at % 2 === 1))).toBeGreaterThanOrEqual(7);
  });

  it('of which there are too many is counted', () => {
    const { notDrawn } = read([...cross, ...Array.from({ length: 203 }, () => mask)]);
    expect(notDrawn).toEqual([{ kind: 'WIPEOUT', count: 3 }]);
  });
});
