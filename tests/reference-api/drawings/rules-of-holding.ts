import type { Drawing, HatchPattern, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';
import {
  distanceTo,
  isSameOutline,
  meets,
  middle,
  type Part,
  partsOf,
  touch,
} from '#tests/reference-api/drawings/parts.ts';
import type { RuleOfAssembly } from '#tests/reference-api/drawings/rules-of-assembly.ts';

const at = ({ x, y }: Point) => `${x.toFixed(2)}, ${y.toFixed(2)}`;

const heavy: readonly HatchPattern[] = [
  'steel',
  'aluminum',
  'wood',
  'plywood',
  'concrete',
  'masonry',
  'glass',
];
/** Spikes hold in compacted gravel. */
const holding: readonly HatchPattern[] = [
  'steel',
  'aluminum',
  'wood',
  'plywood',
  'concrete',
  'masonry',
  'gravel',
];

/** How deep boards are cut over the heads of girts and clips that stand behind them. */
const shallow = 0.4;
const outline = (points: Point[]) => [...points, ...points.slice(0, 1)];

/** How far the tip of a screw goes on beyond the last sheet of metal that it is in. */
const grip = 1.75;
const isFastener = ({ role }: Part) => role === 'fastener' || role === 'head';

/** Details with parts that stand on pins or hang in frames beyond the section, or swing with a gap around them. */
const heldBeyond = new Set(['louver-in-wall', 'casework-section', 'recessed-cabinet', 'countertop-edge']);

/** Parts of heavy materials that touch nothing but their own outline. */
function loose(drawing: Drawing, key: string): string[] {
  if (heldBeyond.has(key)) return [];
  const parts = partsOf(drawing).filter((part) => !isFastener(part));
  // Fine lines are what is drawn on a part, or seen of it beyond; they hold nothing.
  const lasting = partsOf({
    ...drawing,
    shapes: drawing.shapes.filter(({ kind, layer }) => kind === 'hatch' || layer !== 'A-DETL-FINE'),
  }).filter((part) => !isFastener(part));
  return parts
    .filter(({ pattern }) => pattern !== undefined && heavy.includes(pattern))
    .filter(
      (part) =>
        !lasting.some((other) => !isSameOutline(other.points, part.points) && touch(part, other, 0.08)),
    )
    .map(({ pattern, points: [first] }) => `${pattern ?? ''} at ${at(first ?? { x: 0, y: 0 })}`);
}

interface Shank {
  head: Point;
  tip: Point;
  /** How far its threads reach from its axis: they cut into both sides of a screw channel. */
  thread: number;
}

interface Head {
  /** Of its underside, or of the narrow end of a flat head. */
  head: Point;
  way: Point;
  high: number;
  outline: readonly Point[];
}

/** Heads of fasteners, and the way that each fastener goes from there. */
function headsOf(parts: readonly Part[]): Head[] {
  return parts
    .filter(({ role }) => role === 'head')
    .map(({ points }) => {
      const [outer, head] = [middle(points[0], points[3]), middle(points[1], points[2])];
      const high = Math.hypot(head.x - outer.x, head.y - outer.y) || 1;
      const way = { x: (head.x - outer.x) / high, y: (head.y - outer.y) / high };
      return { head, way, high, outline: points };
    });
}

const distance = (a: Point | undefined, b: Point | undefined) =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;

/** A flat head is widest at its face; others are as wide or wider where they bear. */
const isFlat = ({ outline: [a, b, c, d, more] }: Head) => !more && distance(a, d) > distance(b, c) + 0.01;

/** Where each fastener begins, under its head, and ends. */
function shanks(parts: readonly Part[]): Shank[] {
  return headsOf(parts).map(({ head, way, high }) => {
    const near = Math.max(0.45, 3 * high);
    const ahead = ({ x, y }: Point) => (x - head.x) * way.x + (y - head.y) * way.y;
    const aside = ({ x, y }: Point) => Math.abs((x - head.x) * way.y - (y - head.y) * way.x);
    const own = parts.filter((part) => part.role === 'fastener');
    const shank = own.filter(({ points }) => points.some((point) => distance(point, head) < near));
    const reach = Math.max(0, ...shank.flatMap(({ points }) => points).map(ahead));
    const tip = { x: head.x + way.x * reach, y: head.y + way.y * reach };
    // Threads are single strokes across the axis.
    const threads = own
      .filter(({ points }) => points.length === 2)
      .flatMap(({ points }) => points)
      .filter((point) => ahead(point) > 0.01 && ahead(point) < reach && aside(point) < 0.3);
    return { head, tip, thread: Math.max(0, ...threads.map(aside)) };
  });
}

/** Sheet metal and studs are drawn as open lines. */
const isSheet = ({ closed, pattern, role }: Part) =>
  !closed && pattern === undefined && (role === undefined || role === 'eave');

/** Points on the way of a fastener, a fiftieth of an inch apart. */
function pointsOn({ head, tip }: Pick<Shank, 'head' | 'tip'>): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(tip.x - head.x, tip.y - head.y) / 0.02));
  return Array.from({ length: steps }, (_, step) => ({
    x: head.x + ((tip.x - head.x) * (step + 1)) / (steps + 1),
    y: head.y + ((tip.y - head.y) * (step + 1)) / (steps + 1),
  }));
}

function isHeld(shank: Shank, parts: readonly Part[], isPlan: boolean): boolean {
  const way = pointsOn(shank);
  const passes = (part: Part) =>
    way.some((point) => distanceTo(point, part) <= (part.pattern === 'aluminum' ? shank.thread : 0));
  const wood = parts.filter((part) => part.role === 'wood' && part.closed);
  if (wood.some(passes)) return true;
  // What it begins in is what it fastens, unless it also ends there.
  const [first, last] = [way.slice(0, 3), way.slice(-3)];
  const holds = (part: Part) =>
    passes(part) &&
    (!first.some((point) => isInside(point, part.points)) ||
      last.some((point) => isInside(point, part.points)));
  if (parts.some((part) => part.pattern !== undefined && holding.includes(part.pattern) && holds(part)))
    return true;
  // A sheet that it goes through near its tip: those nearer to its head are what it fastens.
  const [far] = way.filter((point) => Math.hypot(point.x - shank.tip.x, point.y - shank.tip.y) <= grip);
  if (parts.some((part) => isSheet(part) && meets(far ?? shank.head, shank.tip, part))) return true;
  // Studs stand beyond a vertical section through a wall, except where it shows the blocking instead.
  // A wall with studs has boards on them; blankets of metal buildings hang on girts, which are drawn.
  const isAtStud =
    parts.some((part) => part.pattern === 'batt-insulation' && passes(part)) &&
    parts.some((part) => part.pattern === 'gypsum' || part.pattern === 'plywood');
  return isAtStud && !isPlan && !wood.some((part) => distanceTo(shank.tip, part) < 3);
}

export function rulesOfHolding(isPlan: (key: string) => boolean): readonly RuleOfAssembly[] {
  return [
    { rule: 'what is built of a solid material touches something', broken: loose },
    {
      rule: 'a fastener ends in what holds it',
      broken: (drawing, key) => {
        const parts = partsOf(drawing);
        return shanks(parts)
          .filter((shank) => !isHeld(shank, parts, isPlan(key)))
          .map(({ head }) => `fastener at ${at(head)}`);
      },
    },
    {
      rule: 'the head of a fastener bears on what it fastens',
      broken: (drawing) => {
        const all = partsOf(drawing);
        const parts = all.filter((part) => !isFastener(part));
        const isOnEdge = (point: Point) =>
          parts.some(
            ({ points, closed }) =>
              distanceTo(point, { points: closed ? outline(points) : points, closed: false }) < 0.02,
          );
        return headsOf(all)
          .filter((one) => {
            const {
              head,
              way,
              high,
              outline: [a, b, c, d],
            } = one;
            // The cone of a flat head bears on both sides of its countersink.
            if (isFlat(one)) return ![middle(a, b), middle(c, d)].every(isOnEdge);
            // Bolts have a washer under the head, which is a fifth as thick; sunk heads bear within the part.
            const ahead = (by: number): Point => ({ x: head.x + way.x * by, y: head.y + way.y * by });
            const end = ahead(high * 0.25 + 0.07);
            const takes = (part: Part) =>
              part.pattern !== 'batt-insulation' &&
              (meets(ahead(-0.03), end, part) || (part.pattern !== undefined && isInside(end, part.points)));
            return !parts.some(takes);
          })
          .map(({ head }) => `fastener at ${at(head)}`);
      },
    },
    {
      rule: 'the head of a fastener is not within solid metal',
      broken: (drawing) => {
        const parts = partsOf(drawing);
        const metal = parts.filter(({ pattern }) => pattern === 'steel' || pattern === 'aluminum');
        // A head of more corners is seen from its face.
        return headsOf(parts)
          .filter(({ outline: { length } }) => length === 4)
          .map(({ outline: [a, , c] }) => middle(a, c))
          .filter((center) => metal.some(({ points }) => isInside(center, points)))
          .map((center) => `fastener at ${at(center)}`);
      },
    },
    {
      rule: 'the head of a fastener stands clear of what is beside it',
      broken: (drawing) => {
        const parts = partsOf(drawing);
        const solid = parts.filter(({ pattern }) => pattern !== undefined && heavy.includes(pattern));
        return parts
          .filter(({ role }) => role === 'head')
          .filter(({ points }) => {
            const center = middle(points[0], points[2]);
            // A little within its outline: a head may touch. One that is sunk into a part is all in it.
            const corners = points
              .slice(0, 4)
              .map(({ x, y }) => ({ x: x + (center.x - x) * 0.1, y: y + (center.y - y) * 0.1 }));
            return solid.some((part) => {
              const inside = corners.filter((corner) => isInside(corner, part.points)).length;
              return inside > 0 && inside < corners.length;
            });
          })
          .map(({ points: [first] }) => `fastener at ${at(first ?? { x: 0, y: 0 })}`);
      },
    },
    {
      rule: 'the head of a fastener is not buried in insulation',
      broken: (drawing) => {
        const parts = partsOf(drawing);
        const boards = parts.filter(({ pattern }) => pattern === 'rigid-insulation');
        return parts
          .filter(({ role }) => role === 'head')
          .map(({ points }) => middle(points[0], points[3]))
          .filter((head) =>
            boards.some(
              ({ points }) =>
                isInside(head, points) &&
                distanceTo(head, { points: outline(points), closed: false }) > shallow,
            ),
          )
          .map((head) => `fastener at ${at(head)}`);
      },
    },
    {
      rule: 'two fasteners do not cross',
      broken: (drawing) => {
        const near = 0.03;
        const ways = shanks(partsOf(drawing)).map((shank) => ({
          shank,
          line: { points: [shank.head, shank.tip], closed: false },
          points: [shank.head, ...pointsOn(shank), shank.tip],
        }));
        type Way = (typeof ways)[number];
        // Their points are compared only where the lines come that near.
        const comesNear = ({ shank: { head, tip }, line }: Way, other: Way) =>
          meets(head, tip, other.line) ||
          [head, tip].some((point) => distanceTo(point, other.line) < near) ||
          other.line.points.some((point) => distanceTo(point, line) < near);
        return ways.flatMap((one, index) =>
          ways
            .slice(index + 1)
            .filter((other) => comesNear(one, other))
            .filter((other) =>
              one.points.some(({ x, y }) =>
                other.points.some((point) => Math.hypot(point.x - x, point.y - y) < near),
              ),
            )
            .map(() => `fastener at ${at(one.shank.head)}`),
        );
      },
    },
    {
      rule: 'a fastener does not run in a sealant joint',
      broken: (drawing) => {
        const parts = partsOf(drawing);
        const seals = parts.filter(({ role, pattern }) => pattern === 'sealant' || role === 'sealant');
        return shanks(parts)
          .filter((shank) =>
            seals.some(
              (seal) => pointsOn(shank).filter((point) => distanceTo(point, seal) <= 0.02).length > 16,
            ),
          )
          .map(({ head }) => `fastener at ${at(head)}`);
      },
    },
    {
      rule: 'an anchor cuts through no reinforcing bar',
      broken: (drawing) => {
        const parts = partsOf(drawing);
        const bars = drawing.shapes.flatMap((shape) =>
          shape.kind === 'circle' && !shape.role && shape.layer === 'A-DETL-MEDM' ? [shape] : [],
        );
        const concrete = parts.filter(({ pattern }) => pattern === 'concrete');
        return shanks(parts).flatMap(({ head, tip }) =>
          bars
            .filter(({ center }) => concrete.some(({ points }) => isInside(center, points)))
            .filter(
              ({ center, radius }) =>
                distanceTo(center, { points: [head, tip], closed: false }) < radius + 0.1,
            )
            .map(({ center }) => `bar at ${at(center)}`),
        );
      },
    },
  ];
}
