import type { Drawing, Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';
import { segmentsCross } from '#src/reference-api/drawings/drafting/note-column.ts';
import {
  distanceTo,
  isSameOutline,
  meets,
  middle,
  type Part,
  partsOf,
  sharedArea,
  touch,
} from '#tests/reference-api/drawings/parts.ts';
import type { RuleOfAssembly } from '#tests/reference-api/drawings/rules-of-assembly.ts';

const at = ({ x, y }: Point | undefined = { x: 0, y: 0 }) => `${x.toFixed(2)}, ${y.toFixed(2)}`;

type Polyline = Extract<Shape, { kind: 'polyline' }>;
const polylines = ({ shapes }: Drawing): Polyline[] => shapes.filter((shape) => shape.kind === 'polyline');

const stretches = (points: readonly Point[]): [Point, Point][] =>
  points.slice(1).map((b, index) => [points[index] ?? b, b]);

/** Bent sheet metal that is cut: open lines, but not the edges of what goes on past a break line. */
const sheetMetal = (drawing: Drawing): Polyline[] => {
  const filled = partsOf(drawing).filter(({ closed, pattern }) => closed && pattern !== undefined);
  return polylines(drawing).filter(
    ({ layer, closed, points }) =>
      !closed &&
      layer === 'A-DETL-OTLN' &&
      !filled.some((part) => points.every((point) => distanceTo(point, { ...part, closed: false }) < 0.02)),
  );
};

/** Thinner sheet metal beyond what is cut, as cleats at drips. */
const cleats = (drawing: Drawing): Polyline[] =>
  polylines(drawing).filter(
    ({ layer, closed, role }) => !closed && layer === 'A-DETL-MEDM' && role === undefined,
  );

/** Whether a flashing is let into what is cast, lapped by a membrane, or joined to other metal. */
function isHeldBy(part: Part, sheet: Part): boolean {
  if (isSameOutline(part.points, sheet.points)) return false;
  if (part.pattern === 'concrete') return isInside(sheet.points[0] ?? { x: 0, y: 0 }, part.points);
  const isMetal = !part.closed || part.pattern === 'steel' || part.pattern === 'aluminum';
  return (isMetal || part.pattern === 'membrane') && touch(part, sheet, 0.14);
}

const ends = ({ points }: Polyline): Point[] => [...points.slice(0, 1), ...points.slice(-1)];

const between = (a?: Point, b?: Point) => Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));

const isFastener = ({ role }: Part) => role === 'fastener' || role === 'head';
const boards = ['gypsum', 'plywood'];

/** Metal and seals that concrete and grout are poured around. */
const isCastIn = (one: Part, other: Part) =>
  (one.pattern === 'concrete' || one.pattern === 'sand') &&
  ['steel', 'aluminum', 'membrane', 'sealant'].includes(other.pattern ?? '');

/** Parts that stand in or on a floor that people and carts cross. */
const crossed = new Set(['floor-transition', 'door-threshold', 'expansion-joint', 'entrance-mat']);

/** Slabs outdoors, and of pits, which need no vapor retarder. */
const outdoors = new Set([
  'dock-leveler-pit',
  'bike-rack',
  'bench-anchorage',
  'bollard',
  'trench-drain',
  'catch-basin',
  'post-footing',
  'pipe-trench',
]);

export const rulesOfJoining: readonly RuleOfAssembly[] = [
  {
    rule: 'no sheet of metal goes through another',
    broken: (drawing) => {
      const sheets = sheetMetal(drawing);
      return sheets.flatMap((one, index) =>
        sheets
          .slice(index + 1)
          .filter(
            (other) =>
              !ends(one).some((end) => distanceTo(end, other) < 0.05) &&
              !ends(other).some((end) => distanceTo(end, one) < 0.05),
          )
          .filter((other) =>
            stretches(one.points).some(([a, b]) =>
              stretches(other.points).some(([c, d]) => segmentsCross(a, b, c, d)),
            ),
          )
          .map(() => `sheet at ${at(one.points[0])}`),
      );
    },
  },
  {
    rule: 'a gutter and a flashing are fastened, clipped, or let in',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const held = [...parts.filter(({ closed }) => closed), ...sheetMetal(drawing), ...cleats(drawing)];
      const breaks = polylines(drawing).filter(
        ({ layer, points }) => layer === 'A-ANNO-SYMB' && points.length > 4,
      );
      const goesOn = ({ points: [end = { x: 0, y: 0 }] }: Part) =>
        breaks.some((line) => distanceTo(end, line) < 0.1);
      return parts
        .filter((part) => part.role === 'gutter' || (part.role === 'drip' && !goesOn(part)))
        .filter(
          (sheet) =>
            !parts.some((part) => isFastener(part) && touch(sheet, part, 0.06)) &&
            (sheet.role === 'gutter' || !held.some((part) => isHeldBy(part, sheet))),
        )
        .map(({ role, points: [first] }) => `${role ?? ''} at ${at(first)}`);
    },
  },
  {
    rule: 'batts run along the boards between which they lie',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const faces = parts.filter(({ pattern }) => pattern !== undefined && boards.includes(pattern));
      return drawing.shapes.flatMap((shape) => {
        if (shape.kind !== 'hatch' || shape.pattern !== 'batt-insulation' || shape.boundary.length !== 4)
          return [];
        const [a, b, c, d] = shape.boundary;
        const lies = (one?: Point, other?: Point) =>
          faces.some((part) => distanceTo(middle(one, other), part) < 0.25);
        return lies(b, c) && lies(d, a) && !(lies(a, b) || lies(c, d)) ? [`batt at ${at(a)}`] : [];
      });
    },
  },
  {
    rule: 'two materials do not fill one place',
    broken: (drawing) => {
      const hatches = partsOf(drawing).filter(
        ({ pattern, role }) =>
          pattern !== undefined && role !== 'bead' && role !== 'fastener' && role !== 'head',
      );
      const step = Math.max(0.04, 0.02 * drawing.scale);
      return hatches.flatMap((one, index) =>
        hatches.slice(index + 1).flatMap((other) => {
          if (one.pattern === other.pattern || isCastIn(one, other) || isCastIn(other, one)) return [];
          const area = sharedArea(one, other, step);
          return area > Math.max(0.12, 6 * step * step)
            ? [
                `${one.pattern ?? ''} and ${other.pattern ?? ''} share ${area.toFixed(2)} sq in. (${at(one.points[0])})`,
              ]
            : [];
        }),
      );
    },
  },
  {
    rule: 'a batt is cut around what is in it',
    broken: (drawing) => {
      const batts = partsOf(drawing).filter(({ pattern }) => pattern === 'batt-insulation');
      return polylines(drawing)
        .filter(
          ({ layer, closed, role }) =>
            closed && role === undefined && (layer === 'A-DETL-OTLN' || layer === 'A-DETL-MEDM'),
        )
        .filter(({ points }) =>
          batts.some(
            (batt) =>
              !isSameOutline(batt.points, points) &&
              sharedArea(batt, { points, closed: true }, 0.05 * drawing.scale) > 0.3 &&
              points.every((point) => isInside(point, batt.points)),
          ),
        )
        .map(({ points: [first] }) => `part at ${at(first)}`);
    },
  },
  {
    rule: 'a ramp on a floor rises 1:2 at most',
    broken: (drawing, key) =>
      crossed.has(key)
        ? partsOf(drawing)
            .filter(({ pattern, points }) => pattern === 'aluminum' && points.every(({ y }) => y < 1.5))
            .flatMap(({ points }) =>
              stretches([...points, ...points.slice(0, 1)])
                .filter(([a, b]) => {
                  const [run, rise] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
                  const above = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + 0.01 };
                  const isTop = !meets(above, { x: above.x, y: above.y + 9 }, { points, closed: true });
                  return run > 0.2 && rise > 0.25 && rise > run * 0.501 && isTop;
                })
                .map(([a]) => `ramp at ${at(a)}`),
            )
        : [],
  },
  {
    rule: 'a slab of a room lies on a vapor retarder, not on gravel',
    broken: (drawing, key) => {
      if (outdoors.has(key)) return [];
      const parts = partsOf(drawing);
      const slabs = parts.filter(({ pattern }) => pattern === 'concrete');
      return parts
        .filter(({ pattern }) => pattern === 'gravel')
        .flatMap(({ points }) => {
          const top = Math.max(...points.map(({ y }) => y));
          const [left, right] = [
            Math.min(...points.map(({ x }) => x)),
            Math.max(...points.map(({ x }) => x)),
          ];
          const over = { x: left + (right - left) * 0.6, y: top + 0.08 };
          return slabs.some((slab) => isInside(over, slab.points)) ? [`slab at ${at(over)}`] : [];
        });
    },
  },
  {
    rule: 'ground has its line where it ends upward',
    broken: (drawing) => {
      const lines = polylines(drawing).filter(({ layer }) => layer === 'A-DETL-OTLN');
      const soils = partsOf(drawing).filter(({ pattern }) => pattern === 'earth');
      const others = partsOf(drawing).filter(({ pattern }) => pattern !== undefined);
      return soils.flatMap(({ points }) =>
        stretches([...points, ...points.slice(0, 1)])
          .filter(([a, b]) => Math.abs(b.x - a.x) > Math.abs(b.y - a.y) * 4)
          .map(([a, b]) => middle(a, b))
          .filter(
            (top) =>
              !isInside({ x: top.x, y: top.y + 0.02 }, points) &&
              isInside({ x: top.x, y: top.y - 0.02 }, points) &&
              !others.some((part) =>
                [0.1, 0.5, 0.8].some((by) => isInside({ x: top.x, y: top.y + by }, part.points)),
              ) &&
              !lines.some((line) => distanceTo(top, { points: line.points, closed: false }) < 0.3),
          )
          .map((top) => `ground at ${at(top)}`),
      );
    },
  },
  {
    rule: 'gypsum board thicker than one board is drawn in its layers',
    broken: (drawing) => {
      const lines = polylines(drawing).filter(({ closed, points }) => !closed && points.length === 2);
      return partsOf(drawing)
        .filter(({ pattern, points }) => pattern === 'gypsum' && points.length === 4)
        .filter(({ points: [a, b, c, d] }) => {
          const [one, other] = [between(a, b), between(b, c)];
          if (Math.min(one, other) < 0.9 || Math.max(one, other) < 1.5 * Math.min(one, other)) return false;
          const center = middle(middle(a, b), middle(c, d));
          return !lines.some((line) => distanceTo(center, { points: line.points, closed: false }) < 0.02);
        })
        .map(({ points: [first] }) => `board at ${at(first)}`);
    },
  },
];
