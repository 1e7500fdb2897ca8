import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';
import { placeDimension } from '#src/reference-api/drawings/drafting/explode-dimension.ts';
import type { Drawing, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';
import { distanceTo, type Part, partsOf } from '#tests/reference-api/drawings/parts.ts';
import type { RuleOfAssembly } from '#tests/reference-api/drawings/rules-of-assembly.ts';

/** On paper, in inches. */
const paper = {
  centerDash: 0.5,
  through: 0.1,
  tick: 0.07,
  line: 0.05,
  near: 0.03,
  join: 0.01,
  apart: 0.4,
  dash: 0.35,
};

const at = ({ x, y }: Point) => `${x.toFixed(2)}, ${y.toFixed(2)}`;

const dimensionsOf = ({ shapes }: Drawing) => shapes.filter((shape) => shape.kind === 'dimension');

const along = (point: Point, direction: Point) => point.x * direction.x + point.y * direction.y;

/**
 * The long lines from what is measured to the dimension: those of the dimensions, and those that bring these nearer. Dashes of
 * center lines are shorter.
 */
function extensionLines(drawing: Drawing): (readonly [Point, Point])[] {
  const own = dimensionsOf(drawing).flatMap((shape) =>
    explodeShape(shape, drawing.scale)
      .flatMap((primitive) => (primitive.kind === 'path' && !primitive.filled ? [primitive.points] : []))
      .slice(0, 2),
  );
  const drawn = drawing.shapes.flatMap((shape) =>
    shape.kind === 'polyline' && shape.layer === 'A-ANNO-SYMB' && !shape.closed ? [shape.points] : [],
  );
  return [...own, ...drawn].flatMap((points) => {
    const [a, b] = points;
    const isLong =
      a && b && points.length === 2 && Math.hypot(b.x - a.x, b.y - a.y) > paper.centerDash * drawing.scale;
    return isLong ? [[a, b] as const] : [];
  });
}

/** Whether a point is in a part and not on its edge. */
const isWithin = (point: Point, points: Part['points']) =>
  isInside(point, points) &&
  distanceTo(point, { points: [...points, ...points.slice(0, 1)], closed: false }) > 0.03;

/** Whether two lines are parts of one straight line. */
const isInLine = ([a, b]: readonly [Point, Point], points: readonly Point[]) =>
  points.every(
    ({ x, y }) =>
      Math.abs((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) < 0.02 * Math.hypot(b.x - a.x, b.y - a.y),
  );

/** Soils and what is poured or spread, whose hatches a line may cross. */
const loose = new Set(['earth', 'gravel', 'sand', 'sealant']);

export const rulesOfDimensions: readonly RuleOfAssembly[] = [
  {
    rule: 'a line that brings a dimension nearer joins its extension line',
    broken: (drawing) => {
      const own = dimensionsOf(drawing).flatMap((shape) =>
        explodeShape(shape, drawing.scale)
          .flatMap((primitive) => (primitive.kind === 'path' && !primitive.filled ? [primitive.points] : []))
          .slice(0, 2),
      );
      return drawing.shapes.flatMap((shape) => {
        if (shape.kind !== 'polyline' || shape.layer !== 'A-ANNO-SYMB' || shape.points.length !== 2)
          return [];
        const [from, to] = shape.points;
        const isDash = from && to && Math.hypot(to.x - from.x, to.y - from.y) < paper.dash * drawing.scale;
        const line: Part = { points: shape.points, closed: false };
        if (isDash) return [];
        return own
          .filter(([near, far]) => near && far && isInLine([near, far], shape.points))
          .map((points) => Math.min(...points.map((point) => distanceTo(point, line))))
          .filter((gap) => gap > paper.join * drawing.scale && gap < paper.apart * drawing.scale)
          .map(
            (gap) =>
              `gap of ${(gap / drawing.scale).toFixed(2)} in. at ${at(shape.points[0] ?? { x: 0, y: 0 })}`,
          );
      });
    },
  },
  {
    rule: 'a line that brings a dimension nearer does not lie on its extension line',
    broken: (drawing) => {
      const own = dimensionsOf(drawing).flatMap((shape) =>
        explodeShape(shape, drawing.scale)
          .flatMap((primitive) =>
            primitive.kind === 'path' && !primitive.filled
              ? [{ points: [...primitive.points], closed: false }]
              : [],
          )
          .slice(0, 2),
      );
      const line = (points: Point[]): Part => ({ points, closed: false });
      return drawing.shapes.flatMap((shape) => {
        if (shape.kind !== 'polyline' || shape.layer !== 'A-ANNO-DIMS') return [];
        return shape.points
          .filter((end) =>
            own.some((extension) => {
              const [near] = extension.points;
              const isOn = distanceTo(end, extension) < 0.001 * drawing.scale;
              const isAtStart = near && Math.hypot(near.x - end.x, near.y - end.y) < 0.01;
              return isOn && near && !isAtStart && distanceTo(near, line(shape.points)) < 0.001;
            }),
          )
          .map((end) => `twice at ${at(end)}`);
      });
    },
  },
  {
    rule: 'a line that brings a dimension nearer ends before its dimension line',
    broken: (drawing) => {
      const drawn = drawing.shapes.flatMap((shape): Part[] =>
        shape.kind === 'polyline' && shape.layer === 'A-ANNO-DIMS'
          ? [{ points: shape.points, closed: false }]
          : [],
      );
      const ticks = dimensionsOf(drawing).flatMap((shape) => {
        const { start, end } = placeDimension(shape, drawing.scale);
        return [start, end];
      });
      return drawn.flatMap(({ points: [from, to] }) => {
        if (!from || !to) return [];
        const line: Part = { points: [from, to], closed: false };
        const own = ticks.filter((tick) => isInLine([from, to], [tick]));
        const isPast = (tick: Point) =>
          distanceTo(tick, line) < 0.001 * drawing.scale &&
          [from, to].every(({ x, y }) => Math.hypot(x - tick.x, y - tick.y) > 0.001 * drawing.scale);
        // One that goes on to the next dimension passes the nearer one.
        return own.length === 1 ? own.filter(isPast).map((tick) => `past ${at(tick)}`) : [];
      });
    },
  },
  {
    rule: 'an extension line ends before what is built, or at it',
    broken: (drawing) => {
      const built = partsOf(drawing).filter(
        ({ closed, pattern }) => closed && pattern !== undefined && !loose.has(pattern),
      );
      return extensionLines(drawing).flatMap(([a, b]) => {
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        const samples = Array.from({ length: 49 }, (_, index) => (index + 1) / 50).map((t) => ({
          x: a.x + (b.x - a.x) * t,
          y: a.y + (b.y - a.y) * t,
        }));
        const through = built.filter(({ points }) => {
          const inside = samples.filter((sample) => isWithin(sample, points)).length;
          return (inside * length) / 50 > paper.through * drawing.scale;
        });
        return through.length > 0
          ? [`line at ${at(a)} through ${through.map(({ pattern }) => pattern).join(', ')}`]
          : [];
      });
    },
  },
  {
    rule: 'two dimensions of one line end at one place, or their ticks stand apart',
    broken: (drawing) => {
      const { scale } = drawing;
      const lines = dimensionsOf(drawing).map((shape) => ({
        ...placeDimension(shape, scale),
        text: shape.text,
      }));
      return lines.flatMap((one, index) =>
        lines.slice(index + 1).flatMap((other) => {
          const isOneLine =
            Math.abs(one.along.x * other.along.y - one.along.y * other.along.x) < 0.01 &&
            Math.abs(along(one.start, one.left) - along(other.start, one.left)) < paper.line * scale;
          const gaps = [one.start, one.end].flatMap((end) =>
            [other.start, other.end].map((next) => Math.abs(along(end, one.along) - along(next, one.along))),
          );
          return isOneLine && gaps.some((gap) => gap > 1e-3 && gap < paper.tick * scale)
            ? [`${one.text} and ${other.text}`]
            : [];
        }),
      );
    },
  },
  {
    rule: 'a dimension ends at a corner or at the middle of something drawn',
    broken: (drawing) => {
      const places = partsOf(drawing).flatMap(({ points }) => {
        const middle = (axis: 'x' | 'y') => {
          const values = points.map((point) => point[axis]);
          return (Math.min(...values) + Math.max(...values)) / 2;
        };
        return [...points, { x: middle('x'), y: middle('y') }];
      });
      return dimensionsOf(drawing).flatMap((shape) => {
        const { along: direction } = placeDimension(shape, drawing.scale);
        const near = paper.near * drawing.scale;
        return [shape.from, shape.to]
          .filter((end) =>
            places.every((place) => Math.abs(along(place, direction) - along(end, direction)) > near),
          )
          .map((end) => `${shape.text} at ${at(end)}`);
      });
    },
  },
];
