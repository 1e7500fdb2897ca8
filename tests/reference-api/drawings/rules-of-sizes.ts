import type { Drawing, Point, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import type { RuleOfAssembly } from '#tests/reference-api/drawings/rules-of-assembly.ts';
import { middle, type Part, partsOf } from '#tests/reference-api/drawings/parts.ts';

type Circle = Extract<Shape, { kind: 'circle' }>;
type Leader = Extract<Shape, { kind: 'leader' }>;

const circlesOf = ({ shapes }: Drawing): Circle[] => shapes.filter((shape) => shape.kind === 'circle');
const notesOf = ({ shapes }: Drawing): { text: string; tip: Point }[] =>
  shapes
    .filter((shape): shape is Leader => shape.kind === 'leader')
    .map(({ text, points }) => ({ text: text.replaceAll('\n', ' '), tip: points[0] ?? { x: 0, y: 0 } }));
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** How deep a screw goes beyond what it holds, where a note says it: `1-1/4 in. into blocking`. */
const into = /(?:(\d+)-)?(?:(\d+)\/(\d+)|(\d+)) IN\. INTO BLOCKING/;

/** Screws, from under the head to the tip. */
function screwsOf(parts: readonly Part[]): { head: Point; tip: Point }[] {
  return parts.flatMap(({ role, points }, index) => {
    if (role !== 'head') return [];
    const head = middle(points[1], points[2]);
    const shanks = parts.slice(index + 1, index + 4).filter((part) => part.role === 'fastener');
    const tip = shanks.flatMap((part) => part.points).toSorted((a, b) => apart(b, head) - apart(a, head))[0];
    return tip ? [{ head, tip }] : [];
  });
}

/** What is sold or drawn in one size has that size in the drawing. */
export const rulesOfSizes: readonly RuleOfAssembly[] = [
  {
    rule: 'round parts of one size are side by side',
    broken: (drawing) =>
      circlesOf(drawing).flatMap((one, index, circles) =>
        circles
          .slice(index + 1)
          .filter(({ radius }) => radius === one.radius)
          .filter(({ center }) => apart(center, one.center) < 2 * one.radius - 0.01)
          .map(({ center }) => `${one.radius} at ${center.x.toFixed(2)}, ${center.y.toFixed(2)}`),
      ),
  },
  {
    rule: 'a reinforcing bar that is cut has the diameter of its number',
    broken: (drawing) =>
      notesOf(drawing).flatMap(({ text, tip }) => {
        const number = /\bNO\. (\d+) BARS?\b/.exec(text)?.[1];
        if (number === undefined) return [];
        const cut = circlesOf(drawing).find(
          ({ center, radius }) => apart(center, tip) <= radius + 0.01 * drawing.scale,
        );
        return cut && Math.abs(cut.radius * 16 - Number(number)) < 0.05 ? [] : [text];
      }),
  },
  {
    rule: 'bars stand as far apart as their note says',
    broken: (drawing) =>
      notesOf(drawing).flatMap(({ text, tip }) => {
        const spacing = Number(/\bBARS? AT (\d+) IN\. O\.C\./.exec(text)?.[1] ?? 0);
        const noted = circlesOf(drawing).find(
          ({ center, radius }) => apart(center, tip) <= radius + 0.01 * drawing.scale,
        );
        if (spacing === 0 || !noted) return [];
        const row = circlesOf(drawing)
          .filter(
            ({ center, radius }) => radius === noted.radius && Math.abs(center.y - noted.center.y) < 0.01,
          )
          .map(({ center }) => center.x)
          .toSorted((a, b) => a - b);
        const gaps = row.slice(1).map((x, index) => x - (row[index] ?? x));
        return gaps.every((gap) => Math.abs(gap - spacing) < 0.05)
          ? []
          : [`${text}: ${gaps.map((gap) => gap.toFixed(1)).join(', ')}`];
      }),
  },
  {
    rule: 'a screw into blocking goes as deep as its note says',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const wood = parts.filter(({ role }) => role === 'wood').flatMap(({ points }) => points);
      return notesOf(drawing).flatMap(({ text, tip: noted }) => {
        const said = into.exec(text);
        if (!said) return [];
        const [, whole = 0, above, below, only] = said;
        const wanted = only === undefined ? Number(whole) + Number(above) / Number(below) : Number(only);
        const held = screwsOf(parts).toSorted((a, b) => apart(a.head, noted) - apart(b.head, noted))[0];
        const faces = wood.map(({ x }) => x);
        const near =
          held && faces.toSorted((a, b) => Math.abs(a - held.head.x) - Math.abs(b - held.head.x))[0];
        const deep = held && near !== undefined ? Math.abs(held.tip.x - near) : 0;
        return Math.abs(deep - wanted) < 0.02 ? [] : [`${text}: ${deep.toFixed(2)}`];
      });
    },
  },
];
