import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';
import { lyingAlong } from '#src/reference-api/drawings/drafting/note-column.ts';
import type { Drawing, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';
import { partsOf } from '#tests/reference-api/drawings/parts.ts';
import type { RuleOfAssembly } from '#tests/reference-api/drawings/rules-of-assembly.ts';
import { runsThrough, textBoxes } from '#tests/reference-api/drawings/text-boxes.ts';

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

export const rulesOfLettering: readonly RuleOfAssembly[] = [
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
        const along = tip && elbow ? lyingAlong([tip, elbow], edges, drawing.scale) : 0;
        return along > 0.55 ? [`${shape.text.replaceAll('\n', ' ')} ${along.toFixed(2)}`] : [];
      });
    },
  },
];
