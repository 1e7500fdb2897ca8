import { ellipsePoints } from '#src/domain/drawing/curves.ts';
import type { LineMark, LineMarks } from '#src/domain/drawing/line-types.ts';
import type { EntityLine } from '#src/domain/drawing/place-text.ts';
import type { Shape } from '#src/domain/drawing/sheet.ts';

/** More on one line look gray at any scale. */
const mostMarks = 2_000;

/** The shapes of standard line types by number, in units of their size. */
const shapes: ReadonlyMap<number, readonly number[]> = new Map([
  // A tie of a railroad track.
  [130, [0, -1, 0, 1]],
  [131, [0, 0, 1, 1, 2, 0]],
  [132, [0, 0, 0, 1, 2, 1, 2, -1, 0, -1, 0, 0]],
  [133, ellipsePoints([1, 0], [-1, 0], 1, 0, 2 * Math.PI)],
  // A loop of batt insulation.
  [134, [0, 0, -1, 2, ...ellipsePoints([1, 2], [-2, 0], -1, 0, Math.PI), 2, 0]],
]);

export interface MarksOfLine {
  texts: EntityLine[];
  shapes: Shape[];
  /** Whether there are shapes whose font is not in the file. */
  hasUnknown: boolean;
}

/** A line type's letters and shapes along a line; none if the pattern is too fine. */
export function marksAlong(points: readonly number[], { length, all }: LineMarks): MarksOfLine {
  const found: MarksOfLine = { texts: [], shapes: [], hasUnknown: false };
  const reach = lengthOf(points);
  if (!((reach / length) * all.length <= mostMarks)) return found;
  for (const mark of all) {
    let passed = 0;
    let next = mark.at;
    for (let at = 0; at + 3 < points.length; at += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.slice(at, at + 4);
      const size = Math.hypot(x2 - x1, y2 - y1);
      for (; size > 0 && next <= passed + size + 1e-9; next += length) {
        const share = (next - passed) / size;
        const place = { x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share };
        putMark(mark, place, Math.atan2(y2 - y1, x2 - x1), found);
      }
      passed += size;
    }
  }
  return found;
}

function putMark(mark: LineMark, at: { x: number; y: number }, along: number, found: MarksOfLine): void {
  const [cosine, sine] = [Math.cos(along), Math.sin(along)];
  const x = at.x + cosine * mark.x - sine * mark.y;
  const y = at.y + sine * mark.x + cosine * mark.y;
  const angle = mark.turn + (mark.isLevel ? 0 : (along * 180) / Math.PI);
  if (mark.text !== '') {
    found.texts.push({ text: mark.text, x, y, height: mark.size, angle, align: 'left' });
    return;
  }
  const outline = mark.shape === null ? undefined : shapes.get(mark.shape);
  if (!outline) {
    found.hasUnknown = true;
    return;
  }
  const [u, v] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)].map(
    (part) => part * mark.size,
  );
  const turned = outline.flatMap((value, index) => {
    if (index % 2 === 1) return [];
    const other = outline[index + 1] ?? 0;
    return [x + (u ?? 0) * value - (v ?? 0) * other, y + (v ?? 0) * value + (u ?? 0) * other];
  });
  found.shapes.push({ kind: 'line', points: turned, closed: false });
}

function lengthOf(points: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at + 3 < points.length; at += 2)
    sum += Math.hypot(
      (points[at + 2] ?? 0) - (points[at] ?? 0),
      (points[at + 3] ?? 0) - (points[at + 1] ?? 0),
    );
  return sum;
}
