import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultView, viewFrom, viewText } from '#src/domain/viewer/model/model-view.ts';
import type { ModelView } from '#src/domain/viewer/model/model-view.ts';
import { modelKeys, viewAfterKey } from '#src/domain/viewer/model/turn-keys.ts';
import { viewAngles, viewOf } from '#src/lib/model/views.ts';

const fixed = (min: number, max: number, digits: number) =>
  fc
    .integer({ min: Math.ceil(min * 10 ** digits), max: Math.floor(max * 10 ** digits) })
    .map((value) => value / 10 ** digits);
const pan = fixed(-4, 4, 2);

const anyView: fc.Arbitrary<ModelView> = fc.record({
  type: fc.option(fc.nat({ max: 30 })),
  azimuth: fixed(-180, 180, 1),
  elevation: fixed(-90, 90, 1),
  zoom: fc.option(fixed(0.2, 40, 2)),
  pan: fc.tuple(pan, pan, pan),
  section: fc.option(fc.record({ axis: fc.constantFrom('x', 'y', 'z'), at: fixed(0, 1, 2) })),
  explode: fixed(0, 1, 2),
  hidden: fc.uniqueArray(fc.nat({ max: 99 }), { maxLength: 12 }),
  isWireframe: fc.boolean(),
  hasDimensions: fc.boolean(),
  hasClearance: fc.boolean(),
});

describe('a view in the address', () => {
  it('is nothing where all is as it begins', () => {
    expect(viewText(defaultView)).toBe('');
    expect(viewFrom('')).toEqual(defaultView);
  });

  it('comes back as it went', () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const text = viewText(view);
        expect(text).toMatch(/^[a-z0-9._~-]*$/);
        expect(viewText(viewFrom(text))).toBe(text);
        const { azimuth, elevation, ...rest } = view;
        expect(viewFrom(text)).toMatchObject({ ...rest, ...(text.includes('a') && { azimuth, elevation }) });
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it('is always one that can be shown, whatever the text', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'taezpsxhwdc0123456789._~-NaN') });
    fc.assert(
      fc.property(letters, (text) => {
        const { zoom, elevation, azimuth, explode, section, hidden } = viewFrom(text);
        expect(Math.abs(elevation)).toBeLessThanOrEqual(90);
        expect(Math.abs(azimuth)).toBeLessThanOrEqual(180);
        expect(zoom === null || (zoom >= 0.2 && zoom <= 40)).toBe(true);
        expect(explode >= 0 && explode <= 1).toBe(true);
        expect(section === null || (section.at >= 0 && section.at <= 1)).toBe(true);
        expect(hidden.every((row) => Number.isInteger(row) && row >= 0)).toBe(true);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});

describe('the keys of a model', () => {
  const after = (keys: readonly string[], isShift = false): ModelView =>
    keys.reduce<ModelView>(
      (view, key) => ({ ...view, ...viewAfterKey(view, key, isShift, view.zoom ?? 1) }),
      defaultView,
    );

  it.each([
    [['1'], 'plan'],
    [['2'], 'front'],
    [['3'], 'side'],
    [['4'], 'isometric'],
    [['2', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'], 'side'],
    [['2', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'], 'plan'],
    [['2', 'ArrowLeft'], null],
  ] as const)('%j show %s', (keys, name) => {
    expect(viewOf(after(keys))).toBe(name);
  });

  it('zoom, move, cut, and come back', () => {
    expect(after(['+', '+']).zoom).toBeCloseTo(1.5625);
    expect(after(['+', '-']).zoom).toBeCloseTo(1);
    expect(after(['2', 'ArrowRight'], true).pan[0]).toBeCloseTo(0.12);
    expect(after(['2', 'ArrowUp', '0'], true)).toMatchObject({ pan: [0, 0, 0], zoom: null });
    expect(after(['s', 'PageDown']).section).toEqual({ axis: 'z', at: 0.45 });
    expect(after(['s', 's']).section).toBeNull();
    expect(after(['w', 'd'])).toMatchObject({ isWireframe: true, hasDimensions: true });
    expect(after(Array.from({ length: 30 }, () => 'ArrowRight')).azimuth).toBe(
      viewAngles.isometric.azimuth + 90,
    );
  });

  it('that have no meaning do nothing', () => {
    for (const key of ['q', '5', 'Tab', 'PageUp', 'Enter', '['])
      expect(viewAfterKey(defaultView, key, false, 1)).toBeNull();
    expect(modelKeys.length).toBeGreaterThan(8);
  });
});
