import { ByteReader } from '#src/domain/drawing/proxy/bytes.ts';
import { packedPolyline } from '#src/domain/drawing/proxy/polyline.ts';
import { decodeCodePage } from '#src/lib/dxf/code-pages.ts';
import type { Group } from '#src/lib/dxf/groups.ts';

type Entity = readonly [type: string, groups: Group[]];
type Point = readonly [x: number, y: number, z: number];

const mostPoints = 100_000;
const degrees = (turn: number): number => (turn * 180) / Math.PI;

/** A part of a proxy graphic as entities. Empty for a kind that draws nothing. */
export function proxyEntities(kind: number, data: Uint8Array, isFilled: boolean): Entity[] {
  const bytes = new ByteReader(data);
  switch (kind) {
    case 2: {
      const [center, radius] = [pointFrom(bytes), bytes.real()];
      return [['CIRCLE', [...at(10, center), [40, radius]]]];
    }
    case 3:
    case 5:
      return roundThrough(pointFrom(bytes), pointFrom(bytes), pointFrom(bytes), kind === 3);
    case 4:
      return [arcEntity(bytes)];
    case 6:
    case 32:
      return [lineEntity(pointsFrom(bytes), false)];
    case 7: {
      const points = pointsFrom(bytes);
      return [isFilled ? areaEntity(points) : lineEntity(points, true)];
    }
    case 8:
      return gridEntities(bytes);
    case 9:
      return shellEntities(bytes);
    case 10:
    case 11:
    case 36:
    case 38:
      return [textEntity(bytes, kind === 10 || kind === 36, kind >= 36)];
    case 12:
    case 13: {
      const [start, other] = [pointFrom(bytes), pointFrom(bytes)];
      const along = start.map((value, index) => (other[index] ?? 0) - value);
      return [[kind === 12 ? 'XLINE' : 'RAY', [...at(10, start), [11, along[0] ?? 0], [21, along[1] ?? 0]]]];
    }
    case 33:
      return [['LWPOLYLINE', packedPolyline(data)]];
    case 44: {
      const [center] = [pointFrom(bytes), pointFrom(bytes)];
      const [long = 0, short = 0, start = 0, end = 0, turn = 0] = bytes.reals(5);
      const axis: Group[] = [
        [11, Math.cos(turn) * long],
        [21, Math.sin(turn) * long],
      ];
      return [['ELLIPSE', [...at(10, center), ...axis, [40, short / long], [41, start], [42, end]]]];
    }
    default:
      return [];
  }
}

const pointFrom = (bytes: ByteReader): Point => [bytes.real(), bytes.real(), bytes.real()];

const pointsFrom = (bytes: ByteReader, count = bytes.long()): Point[] =>
  Array.from({ length: Math.min(mostPoints, Math.max(0, count)) }, () => pointFrom(bytes));

const at = (code: number, [x, y]: Point): Group[] => [
  [code, x],
  [code + 10, y],
];

const lineEntity = (points: readonly Point[], isClosed: boolean): Entity => [
  'LWPOLYLINE',
  [[70, isClosed ? 1 : 0], ...points.flatMap((point) => at(10, point))],
];

const areaEntity = (points: readonly Point[]): Entity => [
  'HATCH',
  [
    [70, 1],
    [91, 1],
    [92, 2],
    [72, 0],
    [73, 1],
    [93, points.length],
    ...points.flatMap((point) => at(10, point)),
  ],
];

/** Its direction depends on the normal, which may point down. */
function arcEntity(bytes: ByteReader): Entity {
  const [center, radius, normal, start] = [
    pointFrom(bytes),
    bytes.real(),
    pointFrom(bytes),
    pointFrom(bytes),
  ];
  const from = Math.atan2(start[1], start[0]);
  const sweep = bytes.real() * (normal[2] < 0 ? -1 : 1);
  const [first, last] = sweep < 0 ? [from + sweep, from] : [from, from + sweep];
  return ['ARC', [...at(10, center), [40, radius], [50, degrees(first)], [51, degrees(last)]]];
}

/** The circle through three points, or its arc from the first through the second to the third. */
function roundThrough(a: Point, b: Point, c: Point, isWhole: boolean): Entity[] {
  const [[ax, ay], [bx, by], [cx, cy]] = [a, b, c];
  const area = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by));
  if (Math.abs(area) < 1e-12) return [lineEntity([a, b, c], false)];
  const [a2, b2, c2] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
  const x = (a2 * (by - cy) + b2 * (cy - ay) + c2 * (ay - by)) / area;
  const y = (a2 * (cx - bx) + b2 * (ax - cx) + c2 * (bx - ax)) / area;
  const round: Group[] = [
    [10, x],
    [20, y],
    [40, Math.hypot(ax - x, ay - y)],
  ];
  if (isWhole) return [['CIRCLE', round]];
  const [from, to] = [degrees(Math.atan2(ay - y, ax - x)), degrees(Math.atan2(cy - y, cx - x))];
  // Counterclockwise where the three points are.
  return [['ARC', [...round, [50, area > 0 ? from : to], [51, area > 0 ? to : from]]]];
}

function gridEntities(bytes: ByteReader): Entity[] {
  const [rows, columns] = [bytes.long(), bytes.long()];
  if (rows < 1 || columns < 1 || rows * columns > mostPoints) return [];
  const points = pointsFrom(bytes, rows * columns);
  const rowsOf = Array.from({ length: rows }, (_, row) => points.slice(row * columns, (row + 1) * columns));
  const columnsOf = Array.from({ length: columns }, (_, column) =>
    points.filter((_point, index) => index % columns === column),
  );
  return [...rowsOf, ...columnsOf].map((line) => lineEntity(line, false));
}

function shellEntities(bytes: ByteReader): Entity[] {
  const points = pointsFrom(bytes);
  const entities: Entity[] = [];
  for (let left = Math.min(mostPoints, bytes.long()); left > 0;) {
    const count = Math.abs(bytes.long());
    const face = Array.from({ length: Math.min(count, left) }, () => points[bytes.long()]);
    left -= count + 1;
    entities.push(
      lineEntity(
        face.flatMap((point) => (point ? [point] : [])),
        true,
      ),
    );
  }
  return entities;
}

/** Plain texts begin with their size, styled texts with their content. */
function textEntity(bytes: ByteReader, isPlain: boolean, isWide: boolean): Entity {
  const [start, normal, along] = [pointFrom(bytes), pointFrom(bytes), pointFrom(bytes)];
  const said = (): string =>
    isWide
      ? bytes.text(2, (letters) => new TextDecoder('utf-16le').decode(letters))
      : bytes.text(1, (letters) => decodeCodePage(letters, '1252'));
  const sizes = (): number[] => bytes.reals(3);
  let text = '';
  let [height = 0, stretch = 1, slant = 0]: number[] = [];
  let [isBackward, isUpsideDown] = [false, false];
  if (isPlain) {
    [height = 0, stretch = 1, slant = 0] = sizes();
    text = said();
  } else {
    text = said();
    const length = bytes.long();
    bytes.long();
    if (length >= 0) text = text.slice(0, length);
    [height = 0, stretch = 1, slant = 0] = sizes();
    bytes.real();
    [isBackward, isUpsideDown] = [bytes.long() !== 0, bytes.long() !== 0];
  }
  return [
    'TEXT',
    [
      ...at(10, start),
      [40, height],
      [41, stretch],
      [50, degrees(Math.atan2(along[1], along[0])) * (normal[2] < 0 ? -1 : 1)],
      [51, degrees(slant)],
      [71, (isBackward ? 2 : 0) + (isUpsideDown ? 4 : 0)],
      [1, text],
    ],
  ];
}
