import { bulgedLine, ellipsePoints, splinePoints } from '#src/domain/drawing/curves.ts';
import { numberOf, type Groups } from '#src/lib/dxf/groups.ts';
import { addAll } from '#src/lib/long-lists.ts';

/** A family of parallel lines of a pattern, in the coordinates of the drawing. */
export interface PatternLine {
  /** Radians. */
  angle: number;
  baseX: number;
  baseY: number;
  /** The offset to the next line. */
  stepX: number;
  stepY: number;
  /** Dashes, gaps negative, dots 0; empty for a solid line. */
  dashes: readonly number[];
}

export interface Hatch {
  isSolid: boolean;
  loops: number[][];
  lines: PatternLine[];
}

/** More strokes than this look gray at any scale, and would freeze the page. */
const mostStrokes = 40_000;
/** Limit for the edges checked for all lines of a pattern: an outline can have many corners. */
const mostEdges = 20_000_000;
/** Maximum number of pattern lines that are represented by one. */
const coarsest = 4_096;

/** Reads a HATCH, whose groups mean different things in different places. */
export function readHatch(groups: Groups): Hatch {
  let at = 0;
  const value = (): number => Number(groups[at]?.[1] ?? 0);
  const seek = (code: number): boolean => {
    while (at < groups.length && groups[at]?.[0] !== code) at++;
    return at < groups.length;
  };
  const take = (code: number): number => {
    if (!seek(code)) return 0;
    const found = value();
    at++;
    return found;
  };
  const takeIf = (code: number, otherwise: number): number =>
    groups[at]?.[0] === code ? take(code) : otherwise;
  const isSolid = take(70) === 1;
  const all: { flags: number; points: number[] }[] = [];
  for (let left = take(91); left > 0 && at < groups.length; left--) {
    const flags = take(92);
    const points = (flags & 2) === 2 ? polylineLoop(take, takeIf) : edgeLoop(take, takeIf);
    if (points.length >= 6) all.push({ flags, points });
  }
  const loops = islandsOf(all, numberOf(groups, 75));
  const lines: PatternLine[] = [];
  if (!isSolid) {
    for (let left = take(78); left > 0 && at < groups.length; left--) {
      const line = {
        angle: radians(take(53)),
        baseX: take(43),
        baseY: take(44),
        stepX: take(45),
        stepY: take(46),
      };
      const count = take(79);
      lines.push({ ...line, dashes: Array.from({ length: Math.min(count, 32) }, () => take(49)) });
    }
  }
  return { isSolid, loops, lines };
}

/** The outlines that count: all alternately (0), the outer two (1), or only the outermost (2). Some programs set no flags. */
function islandsOf(loops: readonly { flags: number; points: number[] }[], style: number): number[][] {
  const wanted = style === 1 ? 1 | 16 : style === 2 ? 1 : 0;
  const kept = wanted === 0 ? loops : loops.filter(({ flags }) => (flags & wanted) !== 0);
  return (kept.length === 0 ? loops : kept).map(({ points }) => points);
}

type Take = (code: number) => number;
type TakeIf = (code: number, otherwise: number) => number;

function polylineLoop(take: Take, takeIf: TakeIf): number[] {
  const hasBulge = take(72) === 1;
  take(73);
  const vertices: { x: number; y: number; bulge: number }[] = [];
  for (let left = Math.min(take(93), 100_000); left > 0; left--) {
    const [x, y] = [take(10), take(20)];
    vertices.push({ x, y, bulge: hasBulge ? takeIf(42, 0) : 0 });
  }
  return bulgedLine(vertices, true);
}

function edgeLoop(take: Take, takeIf: TakeIf): number[] {
  const points: number[] = [];
  for (let left = Math.min(take(93), 100_000); left > 0; left--) {
    const kind = take(72);
    if (kind === 1) {
      points.push(take(10), take(20), take(11), take(21));
    } else if (kind === 2 || kind === 3) {
      const center = [take(10), take(20)] as const;
      const axis = kind === 3 ? ([take(11), take(21)] as const) : null;
      const size = take(40);
      const [start, end, isForward] = [radians(take(50)), radians(take(51)), takeIf(73, 1) === 1];
      const [from, to] = isForward ? [start, end] : [-end, -start];
      const arc = ellipsePoints(center, axis ?? [size, 0], axis ? size : 1, from, to);
      addAll(points, isForward ? arc : reversed(arc));
    } else if (kind === 4) addAll(points, splineEdge(take, takeIf));
    else return points;
  }
  return points;
}

function splineEdge(take: Take, takeIf: TakeIf): number[] {
  const degree = take(94);
  const [knotCount, count] = [take(95), take(96)].map((all) => Math.min(all, 100_000));
  const knots = Array.from({ length: knotCount ?? 0 }, () => take(40));
  const [control, weights]: [number[], number[]] = [[], []];
  for (let left = count ?? 0; left > 0; left--) {
    control.push(take(10), take(20));
    weights.push(takeIf(42, 1));
  }
  return splinePoints({ degree, knots, control, weights });
}

function reversed(points: readonly number[]): number[] {
  const back: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2) back.push(points[at] ?? 0, points[at + 1] ?? 0);
  return back;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The strokes of a pattern within its loops by the even-odd rule: four numbers each. If there would be too many, only every
 * second line is drawn, or fewer: such a fine pattern looks gray at any scale.
 */
export function hatchStrokes({ loops, lines }: Hatch): number[] {
  for (let every = 1; every <= coarsest; every *= 4) {
    const strokes: number[] = [];
    const coarse = lines.map((line) => ({ ...line, stepX: line.stepX * every, stepY: line.stepY * every }));
    if (coarse.every((line) => strokeFamily(line, loops, strokes))) return strokes;
  }
  return [];
}

/** False if there would be too many. */
function strokeFamily(line: PatternLine, loops: readonly number[][], strokes: number[]): boolean {
  const [cosine, sine] = [Math.cos(line.angle), Math.sin(line.angle)];
  // In the rotated frame the lines are horizontal: u is along them, v across.
  const turned = loops.map((loop) => turnedLoop(loop, cosine, sine));
  const rise = line.stepY * cosine - line.stepX * sine;
  const shift = line.stepX * cosine + line.stepY * sine;
  if (Math.abs(rise) < 1e-9) return true;
  const [baseU, baseV] = [line.baseX * cosine + line.baseY * sine, line.baseY * cosine - line.baseX * sine];
  let [low, high] = [Infinity, -Infinity];
  for (const loop of turned) {
    for (let at = 1; at < loop.length; at += 2) {
      low = Math.min(low, loop[at] ?? 0);
      high = Math.max(high, loop[at] ?? 0);
    }
  }
  const [first, last] = [(low - baseV) / rise, (high - baseV) / rise].sort((a, b) => a - b);
  if (first === undefined || last === undefined || last - first > mostStrokes) return false;
  const edges = turned.reduce((sum, { length }) => sum + length / 2, 0);
  if ((last - first) * edges > mostEdges) return false;
  const write = (from: number, to: number, v: number): void => {
    strokes.push(
      from * cosine - v * sine,
      from * sine + v * cosine,
      to * cosine - v * sine,
      to * sine + v * cosine,
    );
  };
  for (let index = Math.ceil(first); index <= last; index++) {
    const v = baseV + index * rise;
    const crossings = crossingsAt(turned, v);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [from, to] = [crossings[at] ?? 0, crossings[at + 1] ?? 0];
      dashed(from, to, baseU + index * shift, line.dashes, (a, b) => write(a, b, v));
      if (strokes.length > 4 * mostStrokes) return false;
    }
  }
  return true;
}

function turnedLoop(loop: readonly number[], cosine: number, sine: number): number[] {
  const turned: number[] = [];
  for (let at = 0; at + 1 < loop.length; at += 2) {
    const [x, y] = [loop[at] ?? 0, loop[at + 1] ?? 0];
    turned.push(x * cosine + y * sine, y * cosine - x * sine);
  }
  return turned;
}

/** Where a horizontal line enters and leaves the loops, in order. */
function crossingsAt(loops: readonly number[][], v: number): number[] {
  const crossings: number[] = [];
  for (const loop of loops) {
    for (let at = 0; at + 1 < loop.length; at += 2) {
      const next = (at + 2) % loop.length;
      const [u1, v1, u2, v2] = [loop[at] ?? 0, loop[at + 1] ?? 0, loop[next] ?? 0, loop[next + 1] ?? 0];
      if (v1 > v !== v2 > v) crossings.push(u1 + ((v - v1) / (v2 - v1)) * (u2 - u1));
    }
  }
  return crossings.sort((a, b) => a - b);
}

/** The dashes of a line that begins at `origin`, between two places on it. */
function dashed(
  from: number,
  to: number,
  origin: number,
  dashes: readonly number[],
  write: (from: number, to: number) => void,
): void {
  const period = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0);
  if (dashes.length === 0 || period < 1e-9) {
    write(from, to);
    return;
  }
  if ((to - from) / period > mostStrokes) {
    write(from, to);
    return;
  }
  let place = origin + Math.floor((from - origin) / period) * period;
  while (place < to) {
    for (const dash of dashes) {
      const end = place + Math.abs(dash);
      // A dot is a stroke as long as the pen's width.
      if (dash === 0 && place >= from && place <= to) write(place, place + period * 1e-3);
      else if (dash > 0 && end > from && place < to) write(Math.max(from, place), Math.min(to, end));
      place = end;
    }
  }
}
