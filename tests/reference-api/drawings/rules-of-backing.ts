import type { Drawing, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';
import {
  distanceTo,
  extentOf,
  meets,
  type Part,
  partsOf,
  sharedArea,
  touch,
} from '#tests/reference-api/drawings/parts.ts';
import type { RuleOfAssembly } from '#tests/reference-api/drawings/rules-of-assembly.ts';

const at = ({ x, y }: Point | undefined = { x: 0, y: 0 }) => `${x.toFixed(2)}, ${y.toFixed(2)}`;
const isFastener = ({ role }: Part) => role === 'fastener' || role === 'head';

/** The least width of a hollow unit, and the scale from which its cells are drawn. */
const unit = { least: 5, scale: 8 };

/** How deep the water stands over the dip of a trap, in inches. */
const seal = 1.95;

/** Constructions with a fixture that has its trap in it. */
const trapped = new Set(['urinal-carrier', 'water-closet-carrier']);

/** Floors with metal that people and carts cross. */
const crossed = new Set(['expansion-joint', 'floor-transition', 'entrance-mat']);

const isMasonry = ({ pattern, points }: Part) => {
  const { x, y } = extentOf({ points });
  return pattern === 'masonry' && Math.min(x[1] - x[0], y[1] - y[0]) > unit.least;
};

const linesOf = ({ shapes }: Drawing, hidden: boolean) =>
  shapes.flatMap((shape) =>
    shape.kind === 'polyline' && !shape.closed && (shape.layer === 'A-DETL-HIDN') === hidden
      ? [shape.points]
      : [],
  );

/** How far apart the concrete on both sides of the middle is, under a cover at y = 0. */
function widthOfJoint(parts: readonly Part[]): number {
  const concrete = parts.filter(({ pattern }) => pattern === 'concrete').map((part) => extentOf(part).x);
  const left = Math.max(...concrete.filter(([, most]) => most < 0).map(([, most]) => most));
  const right = Math.min(...concrete.filter(([least]) => least > 0).map(([least]) => least));
  return right - left;
}

/** Whether a line comes down from above a level, turns deep enough under it, and goes up over it again. */
function dipsUnder(level: number, line: readonly Point[]): boolean {
  const isOver = ({ y }: Point) => y > level + 0.1;
  return line.some(
    ({ y }, index) =>
      y <= level - seal && line.slice(0, index).some(isOver) && line.slice(index + 1).some(isOver),
  );
}

/** Plans of masonry, in which cells are closed all around. */
const masonryPlans = new Set(['frame-in-masonry', 'coiling-door-jamb']);

/** Rules on what stands behind, under, and around a part, so that it holds or works. */
export const rulesOfBacking: readonly RuleOfAssembly[] = [
  {
    rule: 'concrete masonry units show their cells',
    broken: (drawing) =>
      drawing.scale > unit.scale
        ? []
        : partsOf(drawing)
            .filter(isMasonry)
            .filter(({ points }) => {
              const { x, y } = extentOf({ points });
              const whole = { points, closed: true };
              return sharedArea(whole, whole, 0.2) > 0.95 * (x[1] - x[0]) * (y[1] - y[0]);
            })
            .map(({ points: [first] }) => `unit at ${at(first)}`),
  },
  {
    rule: 'a bead of sealant touches what it seals on both sides',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const others = parts.filter(({ role }) => role !== 'bead');
      return parts
        .filter(({ role, pattern }) => role === 'bead' && pattern !== undefined)
        .flatMap(({ points }) => {
          const touched = points.filter((point) => others.some((part) => distanceTo(point, part) <= 0.04));
          const { x } = extentOf({ points });
          // A quarter of a turn is enough in a corner.
          const isBetween = touched.some((one) =>
            touched.some((other) => Math.hypot(one.x - other.x, one.y - other.y) > (x[1] - x[0]) * 0.6),
          );
          const [first] = points;
          return isBetween ? [] : [`bead at ${first?.x.toFixed(2)}, ${first?.y.toFixed(2)}`];
        });
    },
  },
  {
    rule: 'a board or a stool that ends at a window frame is sealed to it',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      if (!parts.some(({ pattern }) => pattern === 'glass')) return [];
      const frames = parts.filter(({ pattern }) => pattern === 'aluminum');
      const seals = parts.filter(({ role }) => role === 'bead' || role === 'sealant');
      return parts
        .filter(({ pattern }) => pattern === 'gypsum' || pattern === 'tile')
        .filter((board) => frames.some((frame) => touch(board, frame, 0.3)))
        .filter(
          (board) =>
            !seals.some(
              (seal) => touch(board, seal, 0.08) && frames.some((frame) => touch(frame, seal, 0.08)),
            ),
        )
        .map(({ points: [first] }) => `board at ${at(first)}`);
    },
  },
  {
    rule: 'grout is poured into units that are open at the top',
    broken: (drawing, key) => {
      if (masonryPlans.has(key)) return [];
      const units = partsOf(drawing).filter(isMasonry);
      return partsOf(drawing)
        .filter(({ pattern }) => pattern === 'sand')
        .filter((cell) => {
          const { x, y } = extentOf(cell);
          const over = { x: (x[0] + x[1]) / 2, y: y[1] + 0.2 };
          return units.some((unit) => y[0] > extentOf(unit).y[0] + 0.5 && isInside(over, unit.points));
        })
        .map(({ points: [first] }) => `grout at ${at(first)}`);
    },
  },
  {
    rule: 'a masonry wall is drawn in its courses',
    broken: (drawing) => {
      const lines = partsOf(drawing).filter(({ pattern }) => pattern === undefined);
      return partsOf(drawing)
        .filter(({ pattern }) => pattern === 'masonry')
        .filter((wall) => {
          const { x, y } = extentOf(wall);
          const middle = (x[0] + x[1]) / 2;
          const levels = Array.from(
            { length: Math.floor((y[1] - y[0]) / 8) },
            (_, index) => y[0] + index * 8,
          );
          return levels.some(
            (level) =>
              !lines.some((line) =>
                meets({ x: middle, y: level + 0.1 }, { x: middle, y: level + 8.1 }, line),
              ),
          );
        })
        .map(({ points: [first] }) => `wall at ${at(first)}`);
    },
  },
  {
    rule: 'no head of a fastener stands over a floor that is crossed',
    broken: (drawing, key) => {
      if (!crossed.has(key)) return [];
      const parts = partsOf(drawing);
      const floor = Math.max(
        ...parts
          .filter(({ pattern }) => pattern === 'aluminum' || pattern === 'tile')
          .map((part) => extentOf(part).y[1]),
      );
      return parts
        .filter((part) => part.role === 'head' && extentOf(part).y[1] > floor + 0.01)
        .filter((part) => extentOf(part).y[0] >= floor - 0.01)
        .map(({ points: [first] }) => `head at ${at(first)}`);
    },
  },
  {
    rule: 'a wood sill plate on concrete is anchored',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const concrete = parts.filter(({ pattern }) => pattern === 'concrete');
      return parts
        .filter((part) => {
          if (part.role !== 'wood' || !part.closed) return false;
          const { x, y } = extentOf(part);
          const center = (x[0] + x[1]) / 2;
          const [above, below] = [
            { x: center, y: y[0] + 0.05 },
            { x: center, y: y[0] - 0.35 },
          ];
          return y[1] - y[0] < 2 && concrete.some((slab) => meets(above, below, slab));
        })
        .filter((plate) => !parts.some((part) => isFastener(part) && touch(plate, part, 0)))
        .map(({ points: [first] }) => `plate at ${at(first)}`);
    },
  },
  {
    rule: 'the water in a trap stands over its dip',
    broken: (drawing, key) => {
      if (!trapped.has(key)) return [];
      const holds = linesOf(drawing, true).some(
        ([a, b]) => a && b && a.y === b.y && linesOf(drawing, false).some((line) => dipsUnder(a.y, line)),
      );
      return holds ? [] : [key];
    },
  },
  {
    rule: 'the cover of a floor joint lets it close by a quarter',
    broken: (drawing, key) => {
      if (key !== 'expansion-joint') return [];
      const parts = partsOf(drawing);
      const metal = parts.filter(({ pattern, closed }) => pattern === 'aluminum' && closed);
      const cover = metal.find((part) => extentOf(part).x[0] < 0 && extentOf(part).x[1] > 0);
      if (!cover) return ['no cover'];
      const { x, y } = extentOf(cover);
      const middle = { x: x[1] + 0.01, y: (y[0] + y[1]) / 2 };
      const reach = { ...middle, x: x[1] + widthOfJoint(parts) / 8 };
      return metal.some((part) => part !== cover && meets(middle, reach, part))
        ? [`cover at ${at(middle)}`]
        : [];
    },
  },
];
