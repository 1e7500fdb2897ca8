import type { Drawing, HatchPattern, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';
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

/** One rule for all constructions: what of a drawing breaks it, in words. */
export interface RuleOfAssembly {
  rule: string;
  broken: (drawing: Drawing, key: string) => string[];
}

/** What is taken as touching, in inches of the building. */
const contact = 0.07;

const at = ({ x, y }: Point) => `${x.toFixed(2)}, ${y.toFixed(2)}`;
const roleIs =
  (...roles: readonly Part['role'][]) =>
  ({ role }: Part) =>
    roles.includes(role);
const isPattern =
  (...patterns: readonly HatchPattern[]) =>
  ({ pattern }: Part) =>
    pattern !== undefined && patterns.includes(pattern);

const isSeal = roleIs('sealant', 'bead', 'rod', 'gasket', 'fastener', 'head');

/** The two pairs of opposite sides of a rectangle, each side as its middle. */
function oppositeSides({ points: [a, b, c, d] }: Part): [Point, Point][] {
  return [
    [middle(a, b), middle(c, d)],
    [middle(b, c), middle(d, a)],
  ];
}

const solid = isPattern(
  'concrete',
  'masonry',
  'steel',
  'aluminum',
  'wood',
  'plywood',
  'gypsum',
  'glass',
  'tile',
  'rigid-insulation',
);

const isMetal = isPattern('steel', 'aluminum');

/** Metal that is cast or anchored into concrete, and parts that are one: welded, poured together, or an outline and its hatch. */
const mayShare = (one: Part, other: Part) =>
  (one.pattern === 'concrete' && isMetal(other)) ||
  (isMetal(one) && one.pattern === other.pattern) ||
  isSameOutline(one.points, other.points);

function overlaps(drawing: Drawing): string[] {
  const step = Math.max(0.04, 0.02 * drawing.scale);
  const parts = partsOf(drawing).filter((part) => part.closed && (solid(part) || part.role === 'wood'));
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => !mayShare(one, other) && !mayShare(other, one))
      .flatMap((other) => {
        const area = sharedArea(one, other, step);
        const [first] = one.points;
        return area > Math.max(0.1, 4 * step * step)
          ? [
              `${one.pattern ?? 'wood'} and ${other.pattern ?? 'wood'} share ${area.toFixed(2)} sq in. (${at(first ?? { x: 0, y: 0 })})`,
            ]
          : [];
      }),
  );
}

/** Layers that keep water or air out, in groups of those that touch. */
function groupsOf(layers: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const layer of layers) {
    const near = groups.filter((group) => group.some((other) => touch(layer, other, contact)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([layer, ...near.flat()]);
  }
  return groups;
}

/** Drawings in two halves, whose layers end at what stands between them, so they have two groups. */
function isInHalves(layers: readonly Part[]): boolean {
  return layers.every(({ points }) =>
    layers.some((other) =>
      points.every((point) =>
        other.points.some(
          ({ x, y }) =>
            (Math.abs(x + point.x) < 1e-6 && Math.abs(y - point.y) < 1e-6) ||
            (Math.abs(x - point.x) < 1e-6 && Math.abs(y + point.y) < 1e-6),
        ),
      ),
    ),
  );
}

/** Details that show both sides of an opening through which air, or a pipe that is sealed to both, is meant to go. */
const openings = new Set(['louver-in-wall', 'wall-penetration']);

/** What a note that begins with such words points at. */
const noted: readonly (readonly [RegExp, (part: Part) => boolean])[] = [
  [
    /^(?:gasketed |self-drilling |machine |tamper-resistant )?(?:screw|fastener|bolt)\b/,
    roleIs('fastener', 'head'),
  ],
  [/^(?:hanger|mounting|anchor|cast-in anchor|guide) bolt/, roleIs('fastener', 'head')],
  [/^rivet/, roleIs('fastener', 'head')],
  [/^sealant and backer rod/, roleIs('sealant', 'rod', 'bead')],
  [/\b(?:inner|interior) air seal\b|outer seal$|^weatherseal/, roleIs('sealant')],
  [/^(?:closed|open)-cell .*backer rod$/, roleIs('rod')],
  [
    /^(?:continuous|pressure-treated|fire-retardant-treated|double|wood) (?:wood )?(?:blocking|nailer|top plate)/,
    (part) => part.role === 'wood' || isPattern('wood')(part),
  ],
  [/isolator/, isPattern('sealant')],
  [
    /^(?:continuous |interior wedge |exterior |epdm )?(?:glazing |compressible )?gasket\b(?!.*\bsealant)/,
    roleIs('gasket'),
  ],
];

export const rulesOfAssembly: readonly RuleOfAssembly[] = [
  {
    rule: 'a note on a fastener, a seal, or blocking ends at one',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      return drawing.shapes.flatMap((shape) => {
        if (shape.kind !== 'leader') return [];
        const [text, tip] = [
          shape.text.replaceAll('\n', ' ').toLowerCase(),
          shape.points[0] ?? { x: 0, y: 0 },
        ];
        const wanted = noted.find(([words]) => words.test(text))?.[1];
        const isThere = parts.some((part) => wanted?.(part) && distanceTo(tip, part) <= 0.03 * drawing.scale);
        return wanted && !isThere ? [text] : [];
      });
    },
  },
  {
    rule: 'a panel on clips or over a cleat shows them, with what fastens them',
    broken: ({ shapes }) => {
      const notes = shapes.flatMap((shape) =>
        shape.kind === 'leader' ? [shape.text.replaceAll('\n', ' ')] : [],
      );
      const isFastened = (word: string) =>
        notes.some((note) => note.includes(word) && /SCREWED|FASTENED|NAILED|RIVETED/.test(note));
      return ['CLIP', 'CLEAT'].filter(
        (word) =>
          notes.some((note) =>
            [`PANEL ON ${word}`, `HEMMED OVER ${word}`].some((held) => note.includes(held)),
          ) && !isFastened(word),
      );
    },
  },
  { rule: 'no two solid parts are in one place', broken: overlaps },
  {
    rule: 'a fastener through a membrane is covered by what is outside of it',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const sheets = parts.filter(isPattern('membrane'));
      const covers = parts.filter((part) => !isSeal(part));
      return parts.filter(roleIs('head')).flatMap(({ points }) => {
        const outer = middle(points[0], points[3]);
        const inner = middle(points[1], points[2]);
        const length = Math.hypot(outer.x - inner.x, outer.y - inner.y) || 1;
        const ray = (by: number): Point => ({
          x: outer.x + ((outer.x - inner.x) / length) * by,
          y: outer.y + ((outer.y - inner.y) / length) * by,
        });
        const isOnSheet = sheets.some((sheet) => distanceTo(inner, sheet) <= 0.15);
        return isOnSheet && !covers.some((part) => meets(ray(0.01), ray(5), part))
          ? [`head at ${at(outer)}`]
          : [];
      });
    },
  },
  {
    rule: 'a sealant joint has a face on both sides, and its rod lies between them behind the bead',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const faces = parts.filter((part) => !isSeal(part));
      const beads = parts.filter(
        (part) => part.role === 'sealant' && part.points.length === 18 && !part.pattern,
      );
      const loose = beads.flatMap(({ points }) => {
        const ends = [middle(points[0], points[17]), middle(points[8], points[9])];
        return ends
          .filter((end) => !faces.some((part) => distanceTo(end, part) <= contact))
          .map((end) => `bead at ${at(end)}`);
      });
      const buried = parts
        .filter(roleIs('rod'))
        .filter(({ points }) =>
          points.some((point) =>
            parts.some(
              (part) => solid(part) && isInside(point, part.points) && distanceFromEdge(point, part) > 0.02,
            ),
          ),
        );
      return [...loose, ...buried.map(({ points: [first] }) => `rod at ${at(first ?? { x: 0, y: 0 })}`)];
    },
  },
  {
    rule: 'nothing runs through a backer rod',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const others = parts.filter((part) => !isSeal(part) && !part.pattern);
      return parts.filter(roleIs('rod')).flatMap(({ points }) => {
        const center = middle(points[0], points[points.length / 2]);
        // A little within its outline, which touches both faces of the joint.
        const inner = points.map((point) => middle(middle(middle(point, center), point), point));
        return inner
          .slice(0, inner.length / 2)
          .some((point, index) =>
            others.some((part) => meets(point, inner[index + inner.length / 2] ?? point, part)),
          )
          ? [`rod at ${at(center)}`]
          : [];
      });
    },
  },
  {
    rule: 'nothing that is above a drip overhangs it',
    broken: (drawing, key) => {
      // A lid closes over the flashing of its curb.
      if (key === 'roof-hatch') return [];
      const parts = partsOf(drawing);
      const solids = parts.filter((part) => solid(part) || isPattern('sand')(part));
      return parts.filter(roleIs('drip')).flatMap(({ points }) => {
        const ledge = points.at(-6);
        const nose = points.at(-5);
        if (!ledge || !nose || points.length < 6) return [];
        // What ends within an inch in front of it drips past it; a roof covers it.
        const column = (by: number, part: Part) => {
          const x = nose.x + Math.sign(nose.x - ledge.x) * by;
          return meets({ x, y: nose.y + 0.02 }, { x, y: nose.y + 0.5 }, part);
        };
        const over = solids.some((part) => column(0.04, part) && !column(1, part));
        return over ? [`drip at ${at(nose)}`] : [];
      });
    },
  },
  {
    rule: 'a gasket, or a bed of sealant, touches what it seals on two opposite sides',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const faces = parts.filter((part) => !isSeal(part));
      const holds = (point: Point) => faces.some((part) => distanceTo(point, part) <= contact);
      return parts
        .filter(
          ({ role, pattern, points }) =>
            !pattern && (role === 'gasket' || (role === 'sealant' && points.length === 4)),
        )
        .filter((part) => !oppositeSides(part).some((pair) => pair.every(holds)))
        .map(({ role, points: [first] }) => `${role ?? ''} at ${at(first ?? { x: 0, y: 0 })}`);
    },
  },
  {
    rule: 'a drip ends clear of what is below it',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      return parts.filter(roleIs('drip')).flatMap((drip) => {
        // Its edge is folded back, so that its lowest point is not its last.
        const tip = drip.points.toSorted((a, b) => a.y - b.y)[0] ?? { x: 0, y: 0 };
        const below = { x: tip.x, y: tip.y - 2.2 };
        const [from, isEarth] = [{ x: tip.x, y: tip.y - 0.01 }, isPattern('earth', 'gravel')];
        const hit = parts.find(
          (part) =>
            part.closed &&
            !isSeal(part) &&
            !isEarth(part) &&
            (isInside(tip, part.points) || meets(from, below, part)),
        );
        return hit ? [`drip at ${at(tip)} over ${hit.pattern ?? ''}`] : [];
      });
    },
  },
  {
    rule: 'the leg of a flashing on a barrier is covered by it',
    broken: (drawing) => {
      const barriers = partsOf(drawing).filter(isPattern('membrane'));
      return partsOf(drawing)
        .filter(roleIs('drip'))
        .flatMap(({ points: [top = { x: 0, y: 0 }, next = top] }) => {
          const isLeg = Math.abs(top.x - next.x) < 0.01 && top.y - next.y > 1;
          const has = (by: number) =>
            barriers.some((part) => distanceTo({ x: top.x + by, y: top.y }, part) <= 0.07);
          return isLeg && has(0.1) !== has(-0.1) ? [`leg at ${at(top)}`] : [];
        });
    },
  },
  {
    rule: 'steel that is fireproofed is bare nowhere',
    broken: (drawing) => {
      const sprayed = drawing.shapes.some(
        (shape) => shape.kind === 'leader' && /FIRE-RESISTIVE/.test(shape.text),
      );
      if (!sprayed) return [];
      const parts = partsOf(drawing).filter(({ closed }) => closed);
      const covers = parts.filter(isPattern('sand', 'concrete'));
      const beams = parts.filter(
        (part) =>
          part.pattern === 'steel' &&
          covers.every((cover) => !part.points.every((point) => isInside(point, cover.points))),
      );
      return beams.flatMap(({ points }) =>
        pointsAround(points, 0.25)
          .filter(
            (point) => !isInside(point, points) && !covers.some((cover) => isInside(point, cover.points)),
          )
          .map((point) => `steel at ${at(point)}`),
      );
    },
  },
  {
    rule: 'a roof covering ends over its gutter or flashing',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const gutters = parts.filter(roleIs('gutter'));
      return parts.filter(roleIs('eave')).flatMap(({ points }) => {
        const tip = points.at(-1) ?? { x: 0, y: 0 };
        const below = { x: tip.x, y: tip.y - 12 };
        const into = gutters.length > 0 ? gutters : parts.filter((part) => part.role !== 'eave');
        return into.some((part) => meets(tip, below, part)) ? [] : [`tip at ${at(tip)}`];
      });
    },
  },
  {
    rule: 'layers that keep water or air out go on without a gap',
    broken: (drawing, key) => {
      const parts = partsOf(drawing);
      const layers = parts.filter(roleIs('water', 'air')).filter(({ pattern }) => !pattern);
      const bridges = parts
        .filter((part) => part.role === 'bead' || part.role === 'sealant')
        .filter(({ pattern }) => !pattern);
      const groups = groupsOf([...layers, ...bridges]).filter((group) => group.some(roleIs('water', 'air')));
      const most = isInHalves(layers) || openings.has(key) ? 2 : 1;
      return groups.length > most
        ? [
            `${String(groups.length)} pieces: ${groups.map(([first]) => at(first?.points[0] ?? { x: 0, y: 0 })).join(' | ')}`,
          ]
        : [];
    },
  },
];

/** Points an eighth of an inch on both sides of an outline, `step` apart. */
function pointsAround(points: readonly Point[], step: number): Point[] {
  return points.flatMap((a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const across = { x: ((a.y - b.y) / length) * 0.125, y: ((b.x - a.x) / length) * 0.125 };
    return Array.from({ length: Math.floor(length / step) }, (_, count) => (count + 0.5) * step).flatMap(
      (by) =>
        [1, -1].map((side) => ({
          x: a.x + ((b.x - a.x) * by) / length + across.x * side,
          y: a.y + ((b.y - a.y) * by) / length + across.y * side,
        })),
    );
  });
}

function distanceFromEdge(point: Point, part: Part): number {
  return distanceTo(point, { ...part, closed: false, points: [...part.points, ...part.points.slice(0, 1)] });
}
