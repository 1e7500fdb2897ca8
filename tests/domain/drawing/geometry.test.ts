import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  boundsBetween,
  fitted,
  panned,
  visibleBounds,
  toModel,
  toScreen,
  zoomed,
} from '#src/domain/drawing/camera.ts';
import { legibleColor, aciColor } from '#src/domain/drawing/colors.ts';
import { compareSheets } from '#src/domain/drawing/compare.ts';
import { viewFrom, viewText, wholeSheet } from '#src/domain/drawing/drawing-view.ts';
import {
  angleAt,
  areaOf,
  areaText,
  feetAndInches,
  lengthText,
  measureText,
} from '#src/domain/drawing/measure.ts';
import { readDxf } from '#src/domain/drawing/read-dxf.ts';
import { snapTargetsOf } from '#src/domain/drawing/snap-targets.ts';
import { crossing, SnapIndex } from '#src/domain/drawing/snap.ts';
import { sheetToSvg } from '#src/domain/drawing/sheet-to-svg.ts';
import { dxfOf, lineOf } from '#tests/domain/drawing/dxf-samples.ts';

const holds = <T extends unknown[]>(property: fc.IPropertyWithHooks<T>): void => {
  fc.assert(property, { seed: 16, numRuns: 60 });
};

const number = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.record({ x: number, y: number });
const size = { width: 900, height: 600 };
const camera = fc.record({ x: number, y: number, zoom: fc.double({ min: 0.05, max: 200, noNaN: true }) });
const limits = { least: 1e-6, most: 1e6 };
const isNear = (a: { x: number; y: number }, b: { x: number; y: number }, digits = 4): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < 10 ** -digits;

describe('the camera', () => {
  it('finds a point of the model again from the screen', () => {
    holds(
      fc.property(camera, point, (view, at) => {
        expect(isNear(toModel(view, size, toScreen(view, size, at)), at)).toBe(true);
      }),
    );
  });

  it('keeps what is under the pointer while it zooms', () => {
    holds(
      fc.property(camera, point, fc.double({ min: 0.1, max: 10, noNaN: true }), (view, at, factor) => {
        const next = zoomed(view, size, factor, at, limits);
        expect(isNear(toScreen(next, size, toModel(view, size, at)), at, 2)).toBe(true);
      }),
    );
  });

  it('moves all by as many pixels as the hand', () => {
    holds(
      fc.property(camera, point, number, number, (view, at, dx, dy) => {
        const [before, after] = [toScreen(view, size, at), toScreen(panned(view, dx, dy), size, at)];
        expect(isNear(after, { x: before.x + dx, y: before.y + dy }, 3)).toBe(true);
      }),
    );
  });

  it('shows all of what it fits', () => {
    holds(
      fc.property(point, point, (a, b) => {
        const bounds = boundsBetween(a, b);
        const { min, max } = visibleBounds(fitted(bounds, size), size);
        expect(min.x).toBeLessThanOrEqual(bounds.min.x);
        expect(min.y).toBeLessThanOrEqual(bounds.min.y);
        expect(max.x).toBeGreaterThanOrEqual(bounds.max.x);
        expect(max.y).toBeGreaterThanOrEqual(bounds.max.y);
      }),
    );
  });

  it('stops at its limits', () => {
    expect(zoomed({ x: 0, y: 0, zoom: 1 }, size, 100, { x: 0, y: 0 }, { least: 0.5, most: 4 }).zoom).toBe(4);
    expect(zoomed({ x: 0, y: 0, zoom: 1 }, size, 0.01, { x: 0, y: 0 }, { least: 0.5, most: 4 }).zoom).toBe(
      0.5,
    );
  });
});

describe('a measure', () => {
  it.each([
    [0, '0"'],
    [0.625, '5/8"'],
    [3.5, '3 1/2"'],
    [12, `1'-0"`],
    [18.03, `1'-6"`],
    [23.97, `2'-0"`],
    [14.375, `1'-2 3/8"`],
  ])('%s inches is %s', (inches, text) => {
    expect(feetAndInches(inches)).toBe(text);
  });

  it.each([
    [lengthText(1, 'si'), '25.4 mm'],
    [lengthText(0.1, 'si'), '2.54 mm'],
    [lengthText(480, 'si'), '12.19 m'],
    [areaText(100, 'ip'), '100 sq in'],
    [areaText(288, 'ip'), '2 sq ft'],
    [areaText(10, 'si'), '6,452 mm²'],
    [areaText(1_550, 'si'), '1 m²'],
  ])('reads %s', (text, wanted) => {
    expect(text).toBe(wanted);
  });

  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 3 },
  ];
  it('of angle and area', () => {
    expect(angleAt(a, b, c)).toBeCloseTo(90);
    expect(angleAt({ x: -1, y: 0.01 }, a, { x: -1, y: -0.01 })).toBeCloseTo(1.15, 1);
    expect(areaOf([a, b, c])).toBe(6);
    expect(measureText('distance', [a], 1, 'ip')).toBeNull();
    expect(measureText('distance', [a, c], 1, 'ip')).toBe('5" (across 4", up 3")');
    expect(measureText('distance', [a, c], 12, 'ip')).toMatch(/^5'-0"/);
    expect(measureText('angle', [a, b, c], 1, 'ip')).toBe('90°');
    expect(measureText('area', [a, b, c], 1, 'ip')).toBe(`6 sq in, around it 1'-0"`);
  });

  it('of an area stays when all is moved or turned back to front', () => {
    holds(
      fc.property(fc.array(point, { minLength: 3, maxLength: 9 }), number, number, (points, dx, dy) => {
        const moved = points.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
        expect(areaOf(moved)).toBeCloseTo(areaOf(points), 2);
        expect(areaOf(points.toReversed())).toBeCloseTo(areaOf(points), 4);
      }),
    );
  });
});

describe('a mark is caught', () => {
  const sheet = readDxf(
    dxfOf([
      lineOf(0, 0, 10, 0),
      lineOf(5, -5, 5, 6),
      [
        [0, 'CIRCLE'],
        [8, 'B'],
        [10, 30],
        [20, 30],
        [40, 2],
      ],
    ]),
  );
  const snaps = new SnapIndex(
    snapTargetsOf(sheet, () => true),
    40,
  );
  it.each([
    ['an end', { x: 0.3, y: 0.2 }, { x: 0, y: 0, kind: 'end', layer: 'A' }],
    ['a crossing', { x: 5.1, y: 0.1 }, { x: 5, y: 0, kind: 'crossing' }],
    ['a middle', { x: 5, y: 0.6 }, { x: 5, y: 0.5, kind: 'middle' }],
    ['a center', { x: 30.1, y: 30 }, { x: 30, y: 30, kind: 'center', layer: 'B' }],
  ])('by %s', (_, at, wanted) => {
    expect(snaps.find(at, 0.6)).toMatchObject(wanted);
  });

  it('by nothing that is far, nor by a layer that is off', () => {
    expect(snaps.find({ x: 20, y: 20 }, 1)).toBeNull();
    expect(
      new SnapIndex(
        snapTargetsOf(sheet, (layer) => layer !== 'A'),
        40,
      ).find({ x: 0, y: 0 }, 1),
    ).toBeNull();
  });

  it('by the nearest in a crowd', () => {
    const crowd = Array.from({ length: 600 }, (_, index) =>
      lineOf(-2 + index / 1_000, -2, -2 + index / 1_000, -1.9),
    );
    const { layers } = readDxf(dxfOf([...crowd, lineOf(0, 0, 0, 9)]));
    const inCrowd = new SnapIndex(
      snapTargetsOf({ layers }, () => true),
      100,
    );
    expect(inCrowd.find({ x: 0.1, y: 0 }, 3)).toMatchObject({ x: 0, y: 0, kind: 'end' });
  });

  it('never farther than its reach', () => {
    holds(
      fc.property(point, fc.double({ min: 0.1, max: 20, noNaN: true }), (at, reach) => {
        const caught = snaps.find(at, reach);
        expect(caught === null || Math.hypot(caught.x - at.x, caught.y - at.y) <= reach).toBe(true);
      }),
    );
  });

  it('at a crossing that lies on both lines', () => {
    holds(
      fc.property(point, point, point, point, (a, b, c, d) => {
        const at = crossing({ a, b }, { a: c, b: d });
        if (!at) return;
        for (const [from, to] of [
          [a, b],
          [c, d],
        ] as const) {
          const around = Math.hypot(at.x - from.x, at.y - from.y) + Math.hypot(to.x - at.x, to.y - at.y);
          expect(around).toBeCloseTo(Math.hypot(to.x - from.x, to.y - from.y), 3);
        }
      }),
    );
  });
});

describe('a comparison', () => {
  const here = readDxf(
    dxfOf([lineOf(0, 0, 1, 0), lineOf(0, 0, 2, 0), lineOf(0, 0, 2, 0), lineOf(5, 5, 6, 6, 'A-ANNO-TTLB')]),
  );
  const there = readDxf(dxfOf([lineOf(1, 0, 0, 0), lineOf(0, 0, 2, 0), lineOf(0, 0, 3, 0)]));

  it('says what only one drawing has; a line is the same in either direction, and title blocks are left out', () => {
    const { same, here: only, there: other } = compareSheets(here, there);
    expect([same.count, only.count, other.count]).toEqual([2, 1, 1]);
    expect(other.layers[0]?.groups[0]?.shapes).toEqual([
      { kind: 'line', points: [0, 0, 3, 0], closed: false },
    ]);
  });

  it('of a drawing with itself finds nothing', () => {
    const { here: only, there: other } = compareSheets(there, there);
    expect([only.count, other.count]).toEqual([0, 0]);
  });
});

describe('the address', () => {
  const view = fc.record({
    at: fc.option(
      fc.record({
        x: fc.integer({ min: -999, max: 999 }),
        y: fc.integer({ min: -999, max: 999 }),
        width: fc.integer({ min: 1, max: 999 }),
      }),
    ),
    isDark: fc.option(fc.boolean()),
    off: fc.option(fc.array(fc.string({ minLength: 1 }), { maxLength: 4 })),
    comparedWith: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
    layout: fc.option(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })),
  });
  it('gives back what it was made from', () => {
    holds(
      fc.property(view, (one) => {
        expect(viewFrom(viewText(one))).toEqual(one);
      }),
    );
  });

  it.each([
    ['', wholeSheet],
    ['dark', { ...wholeSheet, isDark: true }],
    ['paper;with:12', { ...wholeSheet, isDark: false, comparedWith: 12 }],
  ])('says only what differs from the whole sheet: «%s»', (text, view) => {
    expect(viewText(view)).toBe(text);
  });

  it('gives back the place to a thousandth of the window, however far from the origin a survey lies', () => {
    const at = { x: 2_135_208.4271, y: -614_087.0938, width: 36.5 };
    const found = viewFrom(viewText({ ...wholeSheet, at })).at;
    expect(found?.x).toBeCloseTo(at.x, 2);
    expect(found?.y).toBeCloseTo(at.y, 2);
    expect(found?.width).toBeCloseTo(at.width, 2);
    const tiny = { x: 0.12345678, y: 0, width: 2e-5 };
    expect(viewFrom(viewText({ ...wholeSheet, at: tiny })).at?.x).toBeCloseTo(tiny.x, 8);
  });

  it('of any kind is read', () => {
    holds(
      fc.property(fc.string(), (text) => {
        expect(viewFrom(text)).toHaveProperty('off');
      }),
    );
  });

  it.each(['', 'at:1,2', 'at:x,y,z', 'at:1,2,0', 'at:1,2,-3', 'with:0', 'with:1e9', 'nonsense:1'])(
    '%s is the whole sheet',
    (text) => {
      expect(viewFrom(text)).toEqual(wholeSheet);
    },
  );
});

describe('colors', () => {
  it.each([
    [1, '#ff0000'],
    [7, null],
    [8, '#808080'],
    [10, '#ff0000'],
    [50, '#ffff00'],
    [255, '#ffffff'],
    [0, null],
    [999, null],
  ])('index %s is %s', (index, color) => {
    expect(aciColor(index)).toBe(color);
  });

  it('stand out from their ground', () => {
    expect(legibleColor('#ffff00', false)).not.toBe('#ffff00');
    expect(legibleColor('#ffff00', true)).toBe('#eaea43');
    expect(legibleColor('#0000ff', true)).not.toBe('#0000ff');
    expect(legibleColor('#0000ff', false)).toBe('#0000ff');
  });
});

it('a drawing is saved as SVG with the layers that are on, its texts as text', () => {
  const sheet = readDxf(
    dxfOf([
      lineOf(0, 0, 10, 0),
      lineOf(0, 0, 0, 10, 'B'),
      [
        [0, 'TEXT'],
        [8, 'A'],
        [10, 1],
        [20, 1],
        [40, 1],
        [1, 'A < B & "C"'],
      ],
    ]),
  );
  const svg = sheetToSvg(
    sheet,
    'Base <plate>',
    { isDark: false, isColored: false, hasWeights: true },
    (layer) => layer === 'A',
  );
  expect(svg).toContain('<title>Base &lt;plate&gt;</title>');
  expect(svg).toContain('>A &lt; B &amp; &quot;C&quot;</text>');
  expect(svg).toContain('data-layer="A"');
  expect(svg).not.toContain('data-layer="B"');
});
