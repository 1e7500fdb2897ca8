import type { Drawing, Point, Role } from '#src/reference-api/drawings/geometry/drawing.ts';
import { distanceTo, type Part, partsOf, sharedArea } from '#tests/reference-api/drawings/parts.ts';
import type { RuleOfAssembly } from '#tests/reference-api/drawings/rules-of-assembly.ts';

/** Details that show a part beyond another, or in a hole, a mortise, or a bed of it. */
const inOneAnother = new Set([
  'access-door',
  'below-grade-wall',
  'coiling-door-head',
  'door-closer',
  'frame-in-masonry',
  'pilaster-base',
  'pump-base',
  'shower-floor',
  'sink',
  'siding-window-head',
  'solar-clamp',
  'sprinkler-head',
  'terminal-unit-hanging',
  'toilet-partition',
  'urinal-carrier',
  'water-closet-carrier',
]);

/** What is drawn over others on purpose. */
const over: readonly (Role | undefined)[] = [
  'head',
  'fastener',
  'sealant',
  'bead',
  'rod',
  'gasket',
  'water',
  'air',
];

function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return Math.abs(twice / 2);
}

/** Closed outlines of parts, hatched or not, without those of fasteners and layers. */
const outlines = ({ shapes }: Drawing): Part[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'polyline' &&
    shape.closed &&
    (shape.layer === 'A-DETL-OTLN' || shape.layer === 'A-DETL-MEDM') &&
    !over.includes(shape.role)
      ? [{ points: shape.points, closed: true }]
      : [],
  );

export const rulesOfOutlines: readonly RuleOfAssembly[] = [
  {
    rule: 'concrete that is cut off upright ends at a line or a break line',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const drawn = drawing.shapes.flatMap((shape): Part[] =>
        shape.kind === 'polyline' ? [{ points: shape.points, closed: shape.closed }] : [],
      );
      const sides = drawn.map(({ points, closed }) => ({
        points: closed ? [...points, ...points.slice(0, 1)] : points,
        closed: false,
      }));
      return parts
        .filter(({ pattern }) => pattern === 'concrete')
        .flatMap((part) =>
          part.points.flatMap((a, index) => {
            const b = part.points[(index + 1) % part.points.length] ?? a;
            if (Math.abs(a.x - b.x) > 0.01 || Math.abs(a.y - b.y) < 0.15 * drawing.scale) return [];
            const isOpen = [0.1, 0.9].every((along) => {
              const point = { x: a.x, y: a.y + (b.y - a.y) * along };
              const isLined = sides.some((line) => distanceTo(point, line) < 0.02 * drawing.scale);
              // Concrete that goes on in another pour has its line there.
              return (
                !isLined &&
                !parts.some((other) => other !== part && other.pattern && distanceTo(point, other) < 0.01)
              );
            });
            return isOpen ? [`side at ${a.x.toFixed(1)}, ${a.y.toFixed(1)}`] : [];
          }),
        );
    },
  },
  {
    rule: 'a part is in another or beside it, not halfway in',
    broken: (drawing, key) => {
      if (inOneAnother.has(key)) return [];
      const step = Math.max(0.03, 0.015 * drawing.scale);
      const parts = outlines(drawing);
      return parts.flatMap((one, index) =>
        parts.slice(index + 1).flatMap((other) => {
          const shared = sharedArea(one, other, step);
          const smaller = Math.min(areaOf(one.points), areaOf(other.points));
          const [{ x, y } = { x: 0, y: 0 }] = other.points;
          return shared > Math.max(0.08, 6 * step * step) && shared < smaller * 0.9
            ? [`${shared.toFixed(2)} sq in. at ${x.toFixed(1)}, ${y.toFixed(1)}`]
            : [];
        }),
      );
    },
  },
];
