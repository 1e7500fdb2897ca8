import { describe, expect, it } from 'vitest';
import { drawDetail } from '#src/reference-api/drawings/details/details.ts';
import type { Drawing, HatchPattern, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { inchText } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import { noteHeight } from '#src/reference-api/drawings/drafting/primitive.ts';
import { drawingArea } from '#src/reference-api/drawings/sheet/sheet-size.ts';
import { everyDetail, sizesOf } from '#tests/reference-api/drawings/detail-cases.ts';
import { distanceToConstruction, leadersOf, materialsAt } from '#tests/reference-api/drawings/leader-tips.ts';

/** How near an arrowhead comes to the line that it points at, in inches of paper. */
const near = 0.03;

/** The hatches of the first material that a note names. */
const materials: readonly (readonly [RegExp, readonly HatchPattern[]])[] = [
  [/\b(?:concrete (?!.*deck)(?!paver|unit|masonry|channel)|concrete$|footing|encasement)/, ['concrete']],
  [/\bpolymer concrete/, ['sand']],
  [/\bbatt|blanket|safing/, ['batt-insulation', 'sand']],
  [/\b(?:rigid|continuous|tapered|extruded polystyrene|polyiso\S*) .*insulation/, ['rigid-insulation']],
  [/gypsum|wall ?board/, ['gypsum']],
  [/\b(?:membrane|underlayment|retarder|geotextile)/, ['membrane']],
  [/^(?!.*(?:set in|with|and|over|at) )(?:.*\bsealant|.* gasket)/, ['sealant']],
  [/plywood/, ['plywood']],
  [/\bceiling panel/, ['sand']],
  [/low-expansion foam|foam in opening|mortar collection net/, ['foam']],
  [/\bglass unit|^insulating glass|lite\b/, ['glass']],
  [/gravel|(?<!-)aggregate/, ['gravel', 'sand']],
  [/\b(?:undisturbed|compacted) (?:.*soil|subgrade)/, ['earth']],
  [/\b(?:floor|wall|porcelain|quarry) tile/, ['tile']],
  [/^(?!.*in (?:mortar|grout)).*(?:\bgrout\b|mortar bed|thin-set)/, ['sand']],
  [/\b(?:masonry|cmu|brick)\b(?!.*anchor|.*tie)/, ['masonry']],
];

function drawings({ key, definition }: (typeof everyDetail)[number]): { sizes: string; drawing: Drawing }[] {
  return (['default', 'least', 'greatest'] as const).map((end) => ({
    sizes: end,
    drawing: drawDetail(key, { parameters: sizesOf(definition, end) }),
  }));
}

type Dimension = Extract<Shape, { kind: 'dimension' }>;
const dimensionsOf = ({ shapes }: Drawing): Dimension[] =>
  shapes.filter((shape) => shape.kind === 'dimension');

describe.each(everyDetail)('$key', ({ key, definition }) => {
  const forms = drawings({ key, definition });

  it('has every leader end in or on a part, in the material that its note names', () => {
    const astray = forms.flatMap(({ sizes, drawing }) =>
      leadersOf(drawing).flatMap(({ points: [tip], text }) => {
        const note = text.replaceAll('\n', ' ').toLowerCase();
        if (!tip) return [`${sizes}: ${note} has no leader`];
        if (distanceToConstruction(drawing, tip) > near * drawing.scale)
          return [`${sizes}: ${note} ends in the air`];
        const named = materials.filter(([word]) => word.test(note)).flatMap(([, patterns]) => patterns);
        const found = materialsAt(drawing, tip, near * drawing.scale);
        if (named.length === 0 || named.some((pattern) => found.has(pattern))) return [];
        return [`${sizes}: ${note} ends in ${[...found].join(', ') || 'nothing hatched'}`];
      }),
    );
    expect(astray).toEqual([]);
  });

  it('has every dimension say the distance between its ends', () => {
    const wrong = forms.flatMap(({ sizes, drawing }) =>
      dimensionsOf(drawing).flatMap(({ from, to, text }) => {
        const measured = text.replace(/ (?:MIN\.|MAX\.|DIA\.|BITE|FRAME|FACE)$/, '');
        return measured === inchText(Math.hypot(to.x - from.x, to.y - from.y)) ? [] : [`${sizes}: ${text}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('sets larger dimensions outside smaller ones', () => {
    const crossed = forms.flatMap(({ sizes, drawing }) =>
      crossedDimensions(drawing).map((pair) => `${sizes}: ${pair}`),
    );
    expect(crossed).toEqual([]);
  });

  it('fills its sheet, with notes as high as the CAD standard asks', () => {
    const { bounds, scale } = drawDetail(key);
    const [width, height] = [(bounds.max.x - bounds.min.x) / scale, (bounds.max.y - bounds.min.y) / scale];
    expect((width * height) / (drawingArea.width * drawingArea.height)).toBeGreaterThan(0.38);
    expect(noteHeight).toBeGreaterThanOrEqual(3 / 32);
  });
});

/** Parallel dimensions on one side of the drawing of which the outer one is the shorter, over the same stretch. */
function crossedDimensions(drawing: Drawing): string[] {
  const lines = dimensionsOf(drawing).map(({ from, to, offset, text }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const turn = Math.round((Math.atan2(along.y, along.x) * 180) / Math.PI + 360) % 180;
    const flip = Math.abs(turn) === 0 ? Math.sign(along.x) : Math.sign(along.y);
    const direction = { x: along.x * flip, y: along.y * flip };
    const ends = [from, to]
      .map((point) => point.x * direction.x + point.y * direction.y)
      .toSorted((a, b) => a - b);
    const away = -from.x * along.y + from.y * along.x + offset;
    return {
      turn,
      length,
      text,
      low: ends[0] ?? 0,
      high: ends[1] ?? 0,
      at: away * flip,
      out: Math.sign(offset * flip),
    };
  });
  return lines.flatMap((inner) =>
    lines
      .filter(
        (outer) =>
          outer !== inner &&
          outer.turn === inner.turn &&
          outer.out === inner.out &&
          (outer.at - inner.at) * inner.out > 0.05 * drawing.scale &&
          Math.min(outer.high, inner.high) - Math.max(outer.low, inner.low) > 0.05 * drawing.scale &&
          outer.length < inner.length - 1e-6,
      )
      .map((outer) => `${outer.text} outside ${inner.text}`),
  );
}
