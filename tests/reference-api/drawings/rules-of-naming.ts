import type { Drawing, HatchPattern, Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';
import {
  distanceTo,
  extentOf,
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

const notesOf = ({ shapes }: Drawing) =>
  shapes.flatMap((shape) =>
    shape.kind === 'leader' && shape.points[0]
      ? [{ text: shape.text.replaceAll('\n', ' '), tip: shape.points[0] }]
      : [],
  );

const topOf = ({ points }: Part) => Math.max(...points.map(({ y }) => y));

/** Thickness of a board, however its ends are cut. */
function thicknessOf({ points }: Part): number {
  const sides = points.map((a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    return { length: Math.hypot(b.x - a.x, b.y - a.y), area: (a.x * b.y - b.x * a.y) / 2 };
  });
  const area = Math.abs(sides.reduce((sum, side) => sum + side.area, 0));
  const [longest = 1, next = 1] = sides.map(({ length }) => length).toSorted((a, b) => b - a);
  return (2 * area) / (longest + next);
}

/** What seals, and what a note on it says; the gaskets of a frame come with it. */
const seals = new Set(['bead', 'sealant']);
const namesSeal = /SEAL|GASKET|ADHESIVE|BACKER ROD|BUTYL|MASTIC|TAPE/;

/** The width of a bead, which tells others of its kind. */
const measureOf = ({ points }: Part): number => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
};

/** Materials that a reader cannot tell from their hatch alone, with what a note on a part that holds them may say. */
const namedMaterials: Readonly<Partial<Record<HatchPattern, RegExp>>> = {
  'batt-insulation': /BATT/,
  'rigid-insulation': /RIGID/,
  gypsum: /GYPSUM|COVER BOARD/,
  wood: /WOOD|FURRING/,
  steel: /STEEL/,
};

/** Whether a sheet of metal is folded back at its end, over the width of a hem. */
function isHemmed(points: readonly Point[]): boolean {
  const [a, b] = points.slice(-4);
  const [c, d] = points.slice(-2);
  if (points.length < 4 || !a || !b || !c || !d) return false;
  const [there, back] = [Math.atan2(b.y - a.y, b.x - a.x), Math.atan2(d.y - c.y, d.x - c.x)];
  const width = Math.hypot(d.x - c.x, d.y - c.y);
  return (
    Math.cos(there - back) < -0.94 &&
    width > 0.15 &&
    width <= 0.75 &&
    distanceTo(c, { points: [a, b], closed: false }) < 0.35
  );
}

/** Ribs of a deck in section: the same level again after each pitch of five corners. */
const isDeck = ({ points, closed }: Part): boolean =>
  !closed &&
  points.some(({ x, y }, index) =>
    [1, 2].every((pitch) => {
      const next = points[index + 5 * pitch];
      return next !== undefined && Math.abs(next.x - x - 6 * pitch) < 0.01 && Math.abs(next.y - y) < 0.01;
    }),
  );

/** Rules on what notes say, and on what has to have one. */
export const rulesOfNaming: readonly RuleOfAssembly[] = [
  {
    rule: 'every board of plywood is named, or another as thick',
    broken: (drawing) => {
      const tips = notesOf(drawing).map(({ tip }) => tip);
      const boards = partsOf(drawing).filter(({ pattern }) => pattern === 'plywood');
      return boards
        .filter((board) => {
          const alike = boards.filter((other) => Math.abs(thicknessOf(other) - thicknessOf(board)) < 0.02);
          return !alike.some((other) => tips.some((tip) => isInside(tip, other.points)));
        })
        .map(({ points: [first] }) => `board at ${at(first)}`);
    },
  },
  {
    rule: 'every material that takes room on the sheet is named',
    broken: (drawing) => {
      const notes = notesOf(drawing);
      const least = 0.05 * drawing.scale ** 2;
      return [...Map.groupBy(partsOf(drawing), ({ pattern }) => pattern)].flatMap(([pattern, alike]) => {
        const words = pattern && namedMaterials[pattern];
        if (!words || !alike.some((part) => sharedArea(part, part, 0.05 * drawing.scale) > least)) return [];
        return notes.some(
          ({ text, tip }) =>
            words.test(text) || alike.some((part) => distanceTo(tip, part) < 0.04 * drawing.scale),
        )
          ? []
          : [pattern];
      });
    },
  },
  {
    rule: 'every face of an exterior wall that is of gypsum board is named',
    broken: (drawing) => {
      const notes = notesOf(drawing);
      if (!notes.some(({ text }) => /SHEATHING|BARRIER|CLADDING|WALL PANEL/.test(text))) return [];
      const named = notes.filter(({ text }) => /GYPSUM|SHEATHING|COVER BOARD|BACKER BOARD/.test(text));
      const boards = partsOf(drawing).filter(
        (part) =>
          part.pattern === 'gypsum' &&
          sharedArea(part, part, 0.05 * drawing.scale) > 0.05 * drawing.scale ** 2,
      );
      // Boards of one plane are one face, and so are those that turn a corner or return into an opening.
      const isOneFace = (one: Part, other: Part) =>
        touch(one, other, 0.1) ||
        (['x', 'y'] as const).some(
          (axis) =>
            extentOf(one)[axis][1] - extentOf(one)[axis][0] < thicknessOf(one) + 0.05 &&
            [0, 1].every(
              (end) => Math.abs((extentOf(one)[axis][end] ?? 0) - (extentOf(other)[axis][end] ?? 0)) < 0.05,
            ),
        );
      const pointedAt = (words: RegExp) =>
        boards.filter((board) =>
          named.some(({ text, tip }) => words.test(text) && distanceTo(tip, board) < 0.35),
        );
      const both = pointedAt(/BOTH SIDES/).map(thicknessOf);
      let faces = [
        ...pointedAt(/./),
        ...boards.filter((board) =>
          both.some((thickness) => Math.abs(thicknessOf(board) - thickness) < 0.01),
        ),
      ];
      for (const board of boards) if (faces.some((face) => isOneFace(board, face))) faces = [...faces, board];
      return boards
        .filter((board) => !faces.includes(board))
        .map(({ points: [first] }) => `board at ${at(first)}`);
    },
  },
  {
    rule: 'a deck in section is named',
    broken: (drawing) =>
      partsOf(drawing).some(isDeck) && !notesOf(drawing).some(({ text }) => /STEEL (?:ROOF )?DECK/.test(text))
        ? ['deck']
        : [],
  },
  {
    rule: 'every seal is named, or another of its kind',
    broken: (drawing) => {
      const tips = notesOf(drawing).filter(({ text }) => namesSeal.test(text));
      const drawn = partsOf(drawing).filter(
        ({ role, pattern }) => pattern !== undefined && role !== undefined && seals.has(role),
      );
      const near = Math.max(1, 0.5 * drawing.scale);
      return drawn
        .filter(
          (seal) =>
            !drawn.some(
              (other) =>
                other.role === seal.role &&
                (seal.role === 'sealant' ||
                  Math.abs(measureOf(other) - measureOf(seal)) < 0.25 * measureOf(seal)) &&
                tips.some(({ tip }) => distanceTo(tip, other) < near),
            ),
        )
        .map(({ role, points: [first] }) => `${role ?? ''} at ${at(first)}`);
    },
  },
  {
    rule: 'a vapor retarder under a slab is named',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const gravel = parts.filter(({ pattern }) => pattern === 'gravel');
      const concrete = parts.filter(({ pattern }) => pattern === 'concrete');
      if (notesOf(drawing).some(({ text }) => /VAPOR RETARDER/.test(text))) return [];
      return parts
        .filter((part) => part.pattern === 'membrane' && thicknessOf(part) < 0.3)
        .filter((part) => {
          const xs = part.points.map(({ x }) => x);
          const x = (Math.min(...xs) + Math.max(...xs)) / 2;
          const [above, below] = [topOf(part) + 0.05, topOf(part) - thicknessOf(part) - 0.05];
          return (
            concrete.some(({ points }) => isInside({ x, y: above }, points)) &&
            gravel.some(({ points }) => isInside({ x, y: below }, points))
          );
        })
        .map(({ points: [first] }) => `retarder at ${at(first)}`);
    },
  },
  {
    rule: 'a note on insulation ends within it, not at its edge',
    broken: (drawing) => {
      const hatched = partsOf(drawing).filter(
        ({ pattern }) => pattern === 'batt-insulation' || pattern === 'rigid-insulation',
      );
      return notesOf(drawing)
        .filter(({ text }) => /\bBATT\b|^(?:RIGID|CONTINUOUS|PIPE)\b.* INSULATION\b/.test(text))
        .filter(
          ({ tip }) =>
            !hatched.some(
              ({ points }) =>
                isInside(tip, points) &&
                distanceTo(tip, { points: [...points, ...points.slice(0, 1)], closed: false }) >
                  0.02 * drawing.scale,
            ),
        )
        .map(({ text }) => text);
    },
  },
  {
    rule: 'what is nailed blind is covered by the next board',
    broken: (drawing) => {
      if (!notesOf(drawing).some(({ text }) => /BLIND NAILED/.test(text))) return [];
      const parts = partsOf(drawing);
      const siding = parts.filter(({ pattern }) => pattern === 'sand');
      // A nail in the lap is in the lower board, and the upper one begins outside of its head.
      return parts
        .filter(({ role }) => role === 'head')
        .map(({ points }) => middle(points[0], points[3]))
        .filter((head) => {
          const lapped = siding.filter((part) => distanceTo(head, part) < 0.2);
          const upper = lapped.toSorted((a, b) => topOf(b) - topOf(a))[0];
          return lapped.length > 1 && upper && isInside(head, upper.points);
        })
        .map((head) => `nail at ${at(head)}`);
    },
  },
  {
    rule: 'what a note calls hemmed has a hem',
    broken: (drawing) =>
      notesOf(drawing).flatMap(({ text, tip }) => {
        if (!/HEMMED/.test(text)) return [];
        const sheet = polylines(drawing)
          .filter(({ layer, closed }) => !closed && (layer === 'A-DETL-OTLN' || layer === 'A-DETL-MEDM'))
          .map(({ points }) => points)
          .toSorted(
            (a, b) =>
              distanceTo(tip, { points: a, closed: false }) - distanceTo(tip, { points: b, closed: false }),
          )[0];
        return sheet && (isHemmed(sheet) || isHemmed(sheet.toReversed())) ? [] : [text];
      }),
  },
  {
    rule: 'a drip of sheet metal ends in a hem, unless it ends in the ground',
    broken: (drawing) => {
      const ground = partsOf(drawing).filter(({ pattern }) => pattern === 'earth' || pattern === 'gravel');
      return partsOf(drawing)
        .filter(({ role, closed, points }) => role === 'drip' && !closed && !isHemmed(points))
        .flatMap(({ points }) => {
          const end = points.at(-1) ?? { x: 0, y: 0 };
          return ground.some((part) => distanceTo(end, part) < 0.6) ? [] : [`drip at ${at(end)}`];
        });
    },
  },
  {
    rule: 'an angle that a note names is drawn',
    broken: (drawing) =>
      notesOf(drawing).flatMap(({ text, tip }) => {
        const said = /\b(\d+)(-1\/2)? DEGREE/.exec(text);
        if (!said) return [];
        const wanted = Number(said[1]) + (said[2] ? 0.5 : 0);
        const near = polylines(drawing).filter((part) => distanceTo(tip, part) < 0.03 * drawing.scale);
        const isDrawn = near.some(({ points }) =>
          stretches(points).some(
            ([a, b]) =>
              Math.abs((Math.atan2(Math.abs(b.y - a.y), Math.abs(b.x - a.x)) * 180) / Math.PI - wanted) < 0.5,
          ),
        );
        return isDrawn ? [] : [text];
      }),
  },
];
