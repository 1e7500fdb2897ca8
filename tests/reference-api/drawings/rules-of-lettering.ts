import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';
import { lyingAlong } from '#src/reference-api/drawings/drafting/note-column.ts';
import type { Drawing, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';
import { distanceTo, partsOf } from '#tests/reference-api/drawings/parts.ts';
import type { RuleOfAssembly } from '#tests/reference-api/drawings/rules-of-assembly.ts';
import {
  leaderLines,
  runsThrough,
  symbolLines,
  textBoxes,
} from '#tests/reference-api/drawings/text-boxes.ts';

interface Line {
  shape: number;
  a: Point;
  b: Point;
}

/** Extension and dimension lines, with the index of the dimension. */
const dimensionLines = (drawing: Drawing): Line[] =>
  drawing.shapes.flatMap((shape, index) =>
    shape.kind === 'dimension'
      ? explodeShape(shape, drawing.scale).flatMap((primitive) => {
          const [a, b] = primitive.kind === 'path' && !primitive.filled ? primitive.points : [];
          return a && b ? [{ shape: index, a, b }] : [];
        })
      : [],
  );

/** How far on paper what is measured may be from the extension line before the dimension says what it measures. */
const farOnPaper = 3;

/** How near the tip of a leader another one may pass, on paper. */
const tipOnPaper = 0.025;

/** How far apart the tips of two notes stand at least, on paper. */
const apartOnPaper = 0.06;

/** How far beyond the end of an extension line, on paper, the nearest corner is that it could come from. */
function reachOf({ shapes, scale }: Drawing, from: Point, across: Point): number {
  const offsets = shapes
    .filter(({ layer }) => layer.startsWith('A-DETL-'))
    .flatMap((shape) => partsOf({ shapes: [shape], scale, bounds: { min: from, max: from } }))
    .flatMap(({ points }) => points)
    .map(({ x, y }) => ({ x: x - from.x, y: y - from.y }))
    .filter(({ x, y }) => Math.abs(x * across.y - y * across.x) < 0.02)
    .map(({ x, y }) => Math.abs(x * across.x + y * across.y) / scale);
  return Math.min(...offsets);
}

export const rulesOfLettering: readonly RuleOfAssembly[] = [
  {
    rule: 'bars in concrete and grout are noted',
    broken: ({ shapes }) => {
      const cast = shapes.flatMap((shape) =>
        shape.kind === 'hatch' && /^(?:concrete|sand)$/.test(shape.pattern) ? [shape.boundary] : [],
      );
      const bars = shapes.filter(
        (shape) =>
          shape.kind === 'circle' &&
          shape.layer === 'A-DETL-MEDM' &&
          shape.role === undefined &&
          shape.radius > 0.15 &&
          shape.radius < 0.4 &&
          cast.some((boundary) => isInside(shape.center, boundary)),
      );
      // Bars along the section are dashed.
      const along = shapes.filter(
        (shape) =>
          shape.kind === 'polyline' &&
          shape.layer === 'A-DETL-HIDN' &&
          shape.points.length > 2 &&
          shape.points.some((point) => cast.some((boundary) => isInside(point, boundary))),
      );
      const isNoted = shapes.some(
        (shape) => shape.kind === 'leader' && /\b(?:bars?|reinforc\w+)\b/i.test(shape.text),
      );
      const count = bars.length + along.length;
      return count === 0 || isNoted ? [] : [`${count} bars`];
    },
  },
  {
    rule: 'a dimension far from its part names it',
    broken: (drawing) =>
      drawing.shapes.flatMap((shape) => {
        if (shape.kind !== 'dimension' || / [A-Z]{4,}$/.test(shape.text)) return [];
        const { from, to, text } = shape;
        const span = Math.hypot(to.x - from.x, to.y - from.y);
        const across = { x: (from.y - to.y) / span, y: (to.x - from.x) / span };
        const reaches = [from, to].map((point) => reachOf(drawing, point, across));
        return reaches.every((reach) => Number.isFinite(reach) && reach > farOnPaper) ? [text] : [];
      }),
  },
  {
    rule: 'no span is dimensioned twice on one side',
    broken: ({ shapes }) => {
      const spans = shapes.flatMap((shape) => {
        if (shape.kind !== 'dimension') return [];
        const { from, to, offset, text } = shape;
        const ends = [from, to].map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).toSorted();
        return [{ text, key: [...ends, offset > 0].join(', ') }];
      });
      return spans
        .filter(({ key }, index) => spans.findIndex((other) => other.key === key) < index)
        .map(({ text }) => text);
    },
  },
  {
    rule: 'no dimension runs through a text of another',
    broken: (drawing) => {
      const lines = dimensionLines(drawing);
      return textBoxes(drawing)
        .filter((box) => lines.some((line) => line.shape !== box.shape && runsThrough(line, box)))
        .map(({ text }) => text);
    },
  },
  {
    rule: 'no leader runs through a text',
    broken: (drawing) => {
      const lines = leaderLines(drawing);
      return textBoxes(drawing)
        .filter((box) => lines.some((line) => line.shape !== box.shape && runsThrough(line, box)))
        .map(({ text }) => text);
    },
  },
  {
    rule: 'no leader runs through the tip of another',
    broken: (drawing) => {
      const leaders = drawing.shapes.filter((shape) => shape.kind === 'leader');
      return leaders.flatMap((one) =>
        leaders
          .filter(({ points: [tip] }) => {
            const [from, to] = one.points;
            if (!tip || !from || !to || tip === from) return false;
            return distanceTo(tip, { points: [from, to], closed: false }) < tipOnPaper * drawing.scale;
          })
          .map(({ text }) => `${one.text} through ${text}`.replaceAll('\n', ' ')),
      );
    },
  },
  {
    rule: 'two notes do not end in one place',
    broken: ({ shapes, scale }) => {
      const leaders = shapes.filter((shape) => shape.kind === 'leader');
      return leaders.flatMap(({ points: [tip], text }, index) =>
        leaders
          .slice(index + 1)
          .filter(
            ({ points: [other] }) =>
              tip && other && Math.hypot(tip.x - other.x, tip.y - other.y) < apartOnPaper * scale,
          )
          .map((other) => `${text} and ${other.text}`.replaceAll('\n', ' ')),
      );
    },
  },
  {
    rule: 'no center line, break line, or arrow runs through a text',
    broken: (drawing) => {
      const lines = symbolLines(drawing);
      return textBoxes(drawing)
        .filter((box) => lines.some((line) => runsThrough(line, box)))
        .map(({ text }) => text);
    },
  },
  {
    rule: 'no edge of a part runs through a word or a dimension',
    broken: (drawing) => {
      const edges = partsOf({
        ...drawing,
        shapes: drawing.shapes.filter(({ kind, layer }) => kind !== 'hatch' && layer !== 'A-DETL-FINE'),
      }).flatMap(({ points, closed }) => {
        const ends = closed ? [...points, ...points.slice(0, 1)] : points;
        return ends.slice(1).map((b, index) => ({ a: ends[index] ?? b, b }));
      });
      return textBoxes(drawing)
        .filter(({ shape }) => drawing.shapes[shape]?.kind !== 'leader')
        .filter((box) => edges.some((edge) => runsThrough(edge, box)))
        .map(({ text }) => text);
    },
  },
  {
    rule: 'the text of a dimension stands beside what is hatched',
    broken: (drawing) => {
      const hatched = partsOf(drawing).filter(({ pattern, closed }) => pattern !== undefined && closed);
      return textBoxes(drawing).flatMap(({ shape, text, corners }) =>
        drawing.shapes[shape]?.kind === 'dimension' &&
        hatched.some((part) => corners.some((corner) => isInside(corner, part.points)))
          ? [text]
          : [],
      );
    },
  },
  {
    rule: 'no leader lies along an edge',
    broken: (drawing) => {
      const edges = partsOf(drawing).flatMap(({ points, closed }) => {
        const ends = closed ? [...points, ...points.slice(0, 1)] : points;
        return ends.slice(1).map((b, index): [Point, Point] => [ends[index] ?? b, b]);
      });
      return drawing.shapes.flatMap((shape) => {
        if (shape.kind !== 'leader') return [];
        const [tip, elbow] = shape.points;
        const along = (near: number) =>
          tip && elbow ? lyingAlong([tip, elbow], edges, drawing.scale, near) : 0;
        return along(0.02) > 0.55 || along(0.008) > 0.2
          ? [`${shape.text.replaceAll('\n', ' ')} ${along(0.02).toFixed(2)}`]
          : [];
      });
    },
  },
];
