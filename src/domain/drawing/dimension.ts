import { arcPart, arrowLine, linePart, noteAt, tickAt } from '#src/domain/drawing/dimension-parts.ts';
import { dimensionText } from '#src/domain/drawing/dimension-text.ts';
import type { DimensionStyle } from '#src/domain/drawing/settings.ts';
import type { Point } from '#src/domain/drawing/sheet.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, pointOf, textOf, type Groups } from '#src/lib/dxf/groups.ts';

/** The entities of a DIMENSION whose block is missing. CAD programs draw the block from the same points. */
export function dimensionParts(groups: Groups, style: DimensionStyle): DxfRecord[] {
  const kind = numberOf(groups, 70) & 7;
  switch (kind) {
    case 0:
    case 1:
      return linearParts(groups, style, kind === 1);
    case 2:
    case 5:
      return angularParts(groups, style, kind === 2);
    case 3:
    case 4:
      return radialParts(groups, style, kind === 3);
    case 6:
      return ordinateParts(groups, style);
    default:
      return [];
  }
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const along = ({ x, y }: Point, turn: number, by: number): Point => ({
  x: x + Math.cos(turn) * by,
  y: y + Math.sin(turn) * by,
});
const turnOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
const has = (groups: Groups, wanted: number): boolean => groups.some(([code]) => code === wanted);

/** Places its text where the file says, else above the middle of its line. */
function labelOf(
  groups: Groups,
  style: DimensionStyle,
  measured: string,
  middle: Point,
  turn: number,
): DxfRecord[] {
  const text = dimensionText(textOf(groups, 1), measured);
  // Readable from below or from the right.
  const upright = Math.cos(turn) < -1e-9 || (Math.abs(Math.cos(turn)) <= 1e-9 && Math.sin(turn) < 0);
  const angle = upright ? turn + Math.PI : turn;
  const isPlaced = has(groups, 11) && (numberOf(groups, 11) !== 0 || numberOf(groups, 21) !== 0);
  const at = isPlaced
    ? pointOf(groups, 11)
    : along(middle, angle + Math.PI / 2, style.gap + style.height / 2);
  return text === ''
    ? []
    : [noteAt(at, text, has(groups, 53) ? radians(numberOf(groups, 53)) : angle, style)];
}

function linearParts(groups: Groups, style: DimensionStyle, isAligned: boolean): DxfRecord[] {
  const [line, one, other] = [pointOf(groups, 10), pointOf(groups, 13), pointOf(groups, 14)];
  const turn = isAligned ? turnOf(one, other) : radians(numberOf(groups, 50));
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const feet = [one, other].map((point) =>
    along(line, turn, (point.x - line.x) * dx + (point.y - line.y) * dy),
  );
  const [from, to] = feet;
  if (!from || !to || distance(from, to) === 0) return [];
  const extensions = [one, other].flatMap((point, at) => {
    const foot = feet[at] ?? point;
    const [way, length] = [turnOf(point, foot), distance(point, foot)];
    return length <= style.offset || style.isLeftOut(at === 0 ? 75 : 76)
      ? []
      : [linePart([along(point, way, style.offset), along(foot, way, style.beyond)], style.pens.extension)];
  });
  const measured = style.lengthText(distance(from, to));
  const middle = between(from, to);
  const { tick, arrows, pens } = style;
  const halves = ([from, to] as const).flatMap((end, at) => {
    if (style.isLeftOut(at === 0 ? 281 : 282)) return [];
    return tick > 0
      ? [linePart([end, middle], pens.line), tickAt(end, turn, tick, pens.line)]
      : [arrowLine(end, middle, arrows[at] ?? arrows[0], pens.line)];
  });
  return [...extensions, ...halves, ...labelOf(groups, style, measured, middle, turnOf(from, to))];
}

function radialParts(groups: Groups, style: DimensionStyle, isDiameter: boolean): DxfRecord[] {
  const [center, edge] = [pointOf(groups, 10), pointOf(groups, 15)];
  const length = distance(center, edge);
  if (length === 0) return [];
  const measured = `${isDiameter ? '⌀' : 'R'}${style.lengthText(length)}`;
  const middle = between(center, edge);
  return [
    arrowLine(edge, isDiameter ? middle : center, style.arrows[0], style.pens.line),
    ...(isDiameter ? [arrowLine(center, middle, style.arrows[1], style.pens.line)] : []),
    ...labelOf(groups, style, measured, middle, turnOf(center, edge)),
  ];
}

function angularParts(groups: Groups, style: DimensionStyle, isOfLines: boolean): DxfRecord[] {
  const [one, other, third] = [pointOf(groups, 13), pointOf(groups, 14), pointOf(groups, 15)];
  const last = pointOf(groups, 10);
  const center = isOfLines ? crossing(one, other, third, last) : third;
  if (!center) return [];
  const through = isOfLines ? pointOf(groups, 16) : last;
  const radius = distance(center, through);
  const far = (a: Point, b: Point): Point => (distance(center, a) > distance(center, b) ? a : b);
  const feet = isOfLines ? [far(one, other), far(third, last)] : [one, other];
  const [from = 0, to = 0] = feet.map((point) => turnOf(center, point));
  const full = 2 * Math.PI;
  const past = (turn: number, start: number): number => (((turn - start) % full) + full) % full;
  // Of the two arcs, the one through its point.
  const isForward = past(turnOf(center, through), from) <= past(to, from);
  const [start, sweep] = isForward ? [from, past(to, from)] : [to, past(from, to)];
  const middle = along(center, start + sweep / 2, radius);
  const ends = [start, start + sweep].map((turn) => along(center, turn, radius));
  const decimals = Math.max(0, style.angleDecimals);
  const measured = `${((sweep * 180) / Math.PI).toFixed(decimals)}°`;
  return [
    ...feet.flatMap((point, at) => {
      const end = ends.toSorted((a, b) => distance(a, point) - distance(b, point))[0];
      return end && distance(center, point) < radius && at < 2
        ? [linePart([point, end], style.pens.extension)]
        : [];
    }),
    arcPart(center, radius, [start, sweep], style.pens.line),
    ...ends.map((end, at) =>
      arrowLine(
        end,
        along(end, start + sweep * at + (at === 0 ? 1 : -1) * (Math.PI / 2), style.arrows[0].size),
        style.arrows[at] ?? style.arrows[0],
        style.pens.line,
      ),
    ),
    ...labelOf(groups, style, measured, middle, start + sweep / 2 - Math.PI / 2),
  ];
}

function ordinateParts(groups: Groups, style: DimensionStyle): DxfRecord[] {
  const [origin, feature, end] = [pointOf(groups, 10), pointOf(groups, 13), pointOf(groups, 14)];
  const isX = (numberOf(groups, 70) & 64) !== 0;
  const measured = style.lengthText(Math.abs(isX ? feature.x - origin.x : feature.y - origin.y));
  return [
    linePart([feature, end], style.pens.extension),
    ...labelOf(groups, style, measured, end, isX ? Math.PI / 2 : 0),
  ];
}

/** Where two lines meet; null if they are parallel. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const area = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(area) < 1e-12) return null;
  const share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / area;
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}
