import type { Drawing, Point, Role } from '#src/reference-api/drawings/geometry/drawing.ts';
import { type Part, sharedArea } from '#tests/reference-api/drawings/parts.ts';
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
