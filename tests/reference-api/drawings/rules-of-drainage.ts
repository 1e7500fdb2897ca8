import type { Drawing, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { isInside } from '#src/reference-api/drawings/hatch/clip.ts';
import { type Part, partsOf } from '#tests/reference-api/drawings/parts.ts';
import type { RuleOfAssembly } from '#tests/reference-api/drawings/rules-of-assembly.ts';

/** Of the grid in which water is followed, in inches. */
const step = 0.03;

const extentOf = (points: readonly Point[]) => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  low: Math.min(...points.map(({ y }) => y)),
  high: Math.max(...points.map(({ y }) => y)),
});

/** Whether water at a point finds a way past the outer face at `left`, running down and sideways only. */
function runsOut(from: Point, left: number, parts: readonly Part[]): boolean {
  const solid = parts.filter(({ closed, pattern }) => closed && pattern !== undefined);
  const seen = new Set<string>();
  const open: (readonly [number, number])[] = [[0, 0]];
  for (let cell = open.pop(); cell; cell = open.pop()) {
    const [column, row] = cell;
    const key = `${column} ${row}`;
    const point = { x: from.x + column * step, y: from.y - row * step };
    if (seen.has(key) || row > 200 || Math.abs(column) > 300) continue;
    seen.add(key);
    if (solid.some(({ points }) => isInside(point, points))) continue;
    if (point.x < left - step) return true;
    open.push([column + 1, row], [column, row + 1], [column - 1, row]);
  }
  return false;
}

/** Parts at the tips of the notes that name them. */
function notedParts(drawing: Drawing, words: RegExp, is: (part: Part) => boolean): Part[] {
  const parts = partsOf(drawing).filter(is);
  return drawing.shapes.flatMap((shape) => {
    const tip = shape.kind === 'leader' && words.test(shape.text) ? shape.points[0] : undefined;
    const part = tip && parts.find(({ points }) => isInside(tip, points));
    return part ? [part] : [];
  });
}

export const rulesOfDrainage: readonly RuleOfAssembly[] = [
  {
    rule: 'water in a glazing pocket finds a way out',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      const blocks = notedParts(drawing, /SETTING BLOCK/, ({ pattern }) => pattern === 'sealant');
      return blocks.flatMap((block) => {
        const { left, low, high } = extentOf(block.points);
        const frame = parts.filter(
          ({ pattern, points }) => pattern === 'aluminum' && Math.abs(extentOf(points).high - low) < 0.05,
        );
        const outer = Math.min(...frame.map(({ points }) => extentOf(points).left));
        const pocket = { x: left - 0.06, y: (low + high) / 2 };
        return runsOut(pocket, outer, parts) ? [] : [`pocket at ${left.toFixed(2)}, ${low.toFixed(2)}`];
      });
    },
  },
  {
    rule: 'water on the flashing of a masonry cavity finds a weep',
    broken: (drawing) => {
      // Water runs through the net that keeps mortar off the weeps.
      const parts = partsOf(drawing).filter(({ pattern }) => pattern !== 'gravel');
      const outer = Math.min(
        ...parts.filter(({ pattern }) => pattern === 'masonry').map(({ points }) => extentOf(points).left),
      );
      return notedParts(drawing, /MORTAR (?:COLLECTION )?NET/, ({ pattern }) => pattern === 'gravel').flatMap(
        ({ points }) => {
          const { left, right, low } = extentOf(points);
          const foot = { x: (left + right) / 2, y: low + 0.2 };
          return runsOut(foot, outer, parts) ? [] : [`cavity at ${foot.x.toFixed(2)}, ${low.toFixed(2)}`];
        },
      );
    },
  },
  {
    rule: 'water in a subsill finds the weep of its lip',
    broken: (drawing) => {
      const parts = partsOf(drawing);
      return notedParts(drawing, /SUBSILL .*WEEP/s, ({ pattern }) => pattern === 'aluminum').flatMap(
        ({ points }) => {
          const { left, low } = extentOf(points);
          const floor = { x: left + 0.5, y: low + 0.13 };
          return runsOut(floor, left, parts) ? [] : [`subsill at ${left.toFixed(2)}, ${low.toFixed(2)}`];
        },
      );
    },
  },
];
