import type { Drawing, HatchPattern, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';
import { distanceTo, meets, middle, type Part, partsOf, touch } from '#tests/reference-api/drawings/parts.ts';
import type { RuleOfAssembly } from '#tests/reference-api/drawings/rules-of-assembly.ts';

const at = ({ x, y }: Point | undefined = { x: 0, y: 0 }) => `${x.toFixed(2)}, ${y.toFixed(2)}`;

const isPattern =
  (...patterns: readonly HatchPattern[]) =>
  ({ pattern }: Part) =>
    pattern !== undefined && patterns.includes(pattern);
const isMetal = isPattern('steel', 'aluminum');
const isFastener = ({ role }: Part) => role === 'fastener' || role === 'head';

const notesOf = ({ shapes }: Drawing) =>
  shapes.flatMap((shape) =>
    shape.kind === 'leader' && shape.points[0]
      ? [{ text: shape.text.replaceAll('\n', ' '), tip: shape.points[0] }]
      : [],
  );

const extentOf = ({ points }: Part) => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  low: Math.min(...points.map(({ y }) => y)),
  high: Math.max(...points.map(({ y }) => y)),
});

/** Sheet metal, drawn as an open line. */
const isSheet = ({ closed, pattern, role }: Part) =>
  !closed && pattern === undefined && (role === undefined || role === 'drip' || role === 'gutter');

/** The metal that a note points at: what is nearest to its tip, which is in it or on its line. */
function metalAt(tip: Point, parts: readonly Part[], scale: number): Part[] {
  const near = parts
    .filter((part) => isMetal(part) || isSheet(part))
    .map((part) => ({ part, away: distanceTo(tip, part) }))
    .filter(({ away }) => away <= 0.03 * scale);
  const least = Math.min(...near.map(({ away }) => away));
  return near.filter(({ away }) => away <= least + 0.005).map(({ part }) => part);
}

/** Levels at which lines end at one side of a part and go on from its other side. */
function crossings({ left, right }: { left: number; right: number }, lines: readonly Part[]): number[] {
  const ends = lines.flatMap(({ points }) => [...points.slice(0, 1), ...points.slice(-1)]);
  const near = (x: number) => ends.filter((end) => Math.abs(end.x - x) < 0.02).map(({ y }) => y);
  return near(left).filter((y) => near(right).some((other) => Math.abs(other - y) < 0.02));
}

/** Rules on what carries, covers, and lets through. */
export const rulesOfSupport: readonly RuleOfAssembly[] = [
  {
    rule: 'a vibration isolator stands under what it carries',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      return notesOf(drawing).flatMap(({ text, tip }) => {
        const isolator = parts.find((part) => isPattern('sealant')(part) && distanceTo(tip, part) < 0.1);
        if (!/ISOLATOR/.test(text) || !isolator) return [];
        const { left, right, low, high } = extentOf(isolator);
        const center = (left + right) / 2;
        const over = { x: center, y: high + 1.2 };
        const isUnder = parts.some(
          (part) =>
            part.pattern === undefined &&
            !isFastener(part) &&
            meets({ x: center, y: high + 0.46 }, over, part),
        );
        const stands = parts.some(
          (part) => isPattern('concrete')(part) && isInside({ x: center, y: low - 1 }, part.points),
        );
        return isUnder && stands ? [] : [`isolator at ${at(isolator.points[0])}`];
      });
    },
  },
  {
    rule: 'metal is cut where a pipe goes through it',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const lines = parts.filter(
        (part) => part.pattern === undefined && !isFastener(part) && part.points.length < 40,
      );
      return parts.filter(isMetal).flatMap((part) => {
        const { left, right, low, high } = extentOf(part);
        const levels = crossings({ left, right }, lines).filter((y) => y > low + 0.1 && y < high - 0.1);
        return Math.max(...levels) - Math.min(...levels) > 1 ? [`metal at ${at(part.points[0])}`] : [];
      });
    },
  },
  {
    rule: 'the header over an opening is named',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const batts = parts.filter(isPattern('batt-insulation'));
      const frames = parts.filter(isPattern('aluminum'));
      const heads = parts.filter((part) => {
        if (part.role !== 'wood' || !part.closed) return false;
        const { left, right, low, high } = extentOf(part);
        const center = (left + right) / 2;
        const isUnderBatt = batts.some((batt) => isInside({ x: center, y: high + 0.4 }, batt.points));
        const isOverFrame = frames.some((frame) => {
          const own = extentOf(frame);
          return own.high < low && low - own.high < 1 && own.right > left && own.left < right;
        });
        return isUnderBatt && isOverFrame;
      });
      const isNamed = notesOf(drawing).some(({ text }) => /HEADER|HEAD FRAMING/.test(text));
      return isNamed ? [] : heads.map(({ points: [first] }) => `head at ${at(first)}`);
    },
  },
  {
    rule: 'what a note calls bolted, screwed, or fastened has a fastener',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const fasteners = parts.filter(isFastener);
      return notesOf(drawing).flatMap(({ text, tip }) => {
        if (!/\b(?:BOLTED|SCREWED|NAILED|RIVETED|FASTENED|ANCHORED)\b/.test(text)) return [];
        const named = parts.filter((part) => distanceTo(tip, part) <= 0.03 * drawing.scale);
        return named.some((part) => fasteners.some((fastener) => touch(part, fastener, 0.18))) ? [] : [text];
      });
    },
  },
  {
    rule: 'every slat is fastened',
    broken: (drawing) => {
      if (!notesOf(drawing).some(({ text }) => /\bSLATS?, FASTENED/.test(text))) return [];
      const parts = partsOf(drawing);
      const ways = parts.filter(({ role }) => role === 'fastener');
      return parts
        .filter(({ pattern }) => pattern === 'wood')
        .filter((slat) => !ways.some(({ points }) => points.some((point) => distanceTo(point, slat) === 0)))
        .map(({ points: [first] }) => `slat at ${first?.x.toFixed(2)}, ${first?.y.toFixed(2)}`);
    },
  },
  {
    rule: 'a wire or rod goes on to what holds it, or to a break line',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const breaks: Part[] = drawing.shapes.flatMap((shape) =>
        shape.kind === 'polyline' && shape.layer === 'A-ANNO-SYMB' && shape.points.length === 6
          ? [{ points: shape.points, closed: false }]
          : [],
      );
      return notesOf(drawing).flatMap(({ text, tip }) => {
        if (!/\b(?:WIRE|ROD)\b/.test(text) || /BACKER ROD|TIE|ANCHOR/.test(text)) return [];
        return parts
          .filter((part) => !part.closed && part.points.length > 1 && distanceTo(tip, part) < 0.02)
          .flatMap((part) => [part.points[0], part.points.at(-1)].map((end) => ({ part, end })))
          .filter(
            ({ part, end }) =>
              end && ![...parts, ...breaks].some((other) => other !== part && distanceTo(end, other) < 0.2),
          )
          .map(({ end }) => `${text} ends at ${at(end)}`);
      });
    },
  },
  {
    rule: 'a cover, a closure, a box, or trim is fastened or clipped',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      return notesOf(drawing).flatMap(({ text, tip }) => {
        if (!/\b(?:CLOSURE|COVER PLATE|FACEPLATE|(?:BASE|CORNER|EAVE|RAKE) TRIM)\b|^JUNCTION BOX/.test(text))
          return [];
        const named = metalAt(tip, parts, drawing.scale);
        const isHeld = named.some(
          (part) =>
            parts.some((other) => isFastener(other) && touch(part, other, 0.08)) ||
            (!/BOX/.test(text) && isClipped(part, parts)),
        );
        return named.length === 0 || isHeld ? [] : [text];
      });
    },
  },
];

/** Whether other metal holds a part from two opposite sides. */
function isClipped(part: Part, parts: readonly Part[]): boolean {
  const { left, right, low, high } = extentOf(part);
  const others = parts.filter(
    (other) =>
      (isMetal(other) || isSheet(other)) && JSON.stringify(other.points) !== JSON.stringify(part.points),
  );
  const sides = right - left > high - low ? 'y' : 'x';
  const center = middle({ x: left, y: low }, { x: right, y: high });
  const held = (sign: number) =>
    others.some(
      (other) =>
        touch(part, other, 0.06) &&
        other.points.some((point) => (point[sides] - center[sides]) * sign > 0.02),
    );
  return held(1) && held(-1);
}
