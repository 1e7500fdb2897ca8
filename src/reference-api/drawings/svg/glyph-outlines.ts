/** Reads the outlines of a TrueType font's glyphs as SVG path data, in steps of `grain` per em. */
export interface GlyphOutlines {
  /** Path data from the origin `x` on the baseline; y points down. */
  outline(glyph: number, x: number): string;
}

type Point = readonly [x: number, y: number, onCurve: boolean];

/** @param grain Units per em of the written data: fewer make smaller files and coarser letters. */
export function glyphOutlines(tables: ReadonlyMap<string, Uint8Array>, grain: number): GlyphOutlines {
  const [head, glyf, loca] = ['head', 'glyf', 'loca'].map((name) => viewOf(tables, name));
  if (!head || !glyf || !loca) throw new Error('The font has no outlines');
  const scale = grain / head.getUint16(18);
  const isLong = head.getInt16(50) === 1;
  const offset = (glyph: number): number =>
    isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;

  const contoursOf = (glyph: number, dx = 0, dy = 0): Point[][] => {
    const at = offset(glyph);
    if (offset(glyph + 1) === at) return [];
    const count = glyf.getInt16(at);
    return count < 0 ? partsOf(at + 10, dx, dy) : simpleContours(glyf, at + 10, count, dx, dy);
  };
  /** A letter made of others, such as É: only moved, as in our fonts. */
  const partsOf = (start: number, dx: number, dy: number): Point[][] => {
    const contours: Point[][] = [];
    for (let at = start, hasMore = true; hasMore;) {
      const flags = glyf.getUint16(at);
      const part = glyf.getUint16(at + 2);
      const isWide = (flags & 1) !== 0;
      const [x, y] = isWide
        ? [glyf.getInt16(at + 4), glyf.getInt16(at + 6)]
        : [glyf.getInt8(at + 4), glyf.getInt8(at + 5)];
      for (const contour of contoursOf(part, dx + x, dy + y)) contours.push(contour);
      at += isWide ? 8 : 6;
      at += flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0;
      hasMore = (flags & 32) !== 0;
    }
    return contours;
  };
  return {
    outline: (glyph, x) =>
      contoursOf(glyph)
        .map((points) =>
          pathOf(points.map(([u, v, on]) => [Math.round(u * scale + x), Math.round(-v * scale), on])),
        )
        .join(''),
  };
}

function viewOf(tables: ReadonlyMap<string, Uint8Array>, name: string): DataView | null {
  const table = tables.get(name);
  return table ? new DataView(table.buffer, table.byteOffset, table.byteLength) : null;
}

function simpleContours(view: DataView, start: number, count: number, dx: number, dy: number): Point[][] {
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(start + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = start + count * 2;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = view.getUint8(at++);
    const times = flag & 8 ? view.getUint8(at++) + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const read = (short: number, same: number, first: number): number[] => {
    let value = first;
    return flags.map((flag) => {
      if (flag & short) value += view.getUint8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(2, 16, dx);
  const ys = read(4, 32, dy);
  const points = flags.map((flag, index): Point => [xs[index] ?? 0, ys[index] ?? 0, (flag & 1) === 1]);
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** Quadratic curves; between two points off the curve is one on it. */
function pathOf(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const start = first[2] ? first : last[2] ? last : middle(first, last);
  let [x, y] = start;
  let data = `M${x} ${y}`;
  const step = ([u, v]: Point): string => `${u - x} ${v - y}`;
  const line = (to: Point): string =>
    to[1] === y ? `h${to[0] - x}` : to[0] === x ? `v${to[1] - y}` : `l${step(to)}`.replace(' -', '-');
  let control: Point | null = null;
  const curve = (by: Point, to: Point): void => {
    data += `q${step(by)} ${step(to)}`.replaceAll(' -', '-');
    [x, y] = to;
  };
  for (const point of [...(start === first ? points.slice(1) : points), start]) {
    if (!point[2]) {
      if (control) curve(control, middle(control, point));
      control = point;
    } else if (control) {
      curve(control, point);
      control = null;
    } else if (point[0] !== x || point[1] !== y) {
      data += line(point);
      [x, y] = point;
    }
  }
  return `${data}z`;
}

const middle = ([a, b]: Point, [c, d]: Point): Point => [
  Math.round((a + c) / 2),
  Math.round((b + d) / 2),
  true,
];
