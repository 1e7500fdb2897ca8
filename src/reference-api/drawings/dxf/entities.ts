import {
  type Handles,
  type Tag,
  dxfText,
  pointTags,
  realText,
} from '#src/reference-api/drawings/dxf/tags.ts';
import type { Layer, Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import type { Primitive, TextLine } from '#src/reference-api/drawings/drafting/primitive.ts';
import { lineStep } from '#src/reference-api/drawings/drafting/text-metrics.ts';

/** The tags that every entity starts with: type, handle, owner, layer. */
export const entityHead = (
  type: string,
  handles: Handles,
  owner: string,
  layer: string,
  isOnPaper = false,
): Tag[] => [
  [0, type],
  [5, handles.take()],
  [330, owner],
  [100, 'AcDbEntity'],
  ...(isOnPaper ? ([[67, 1]] satisfies Tag[]) : []),
  [8, layer],
];

const lineTags = (a: Point, b: Point, layer: Layer, handles: Handles, owner: string): Tag[] => [
  ...entityHead('LINE', handles, owner, layer),
  [100, 'AcDbLine'],
  ...pointTags(a),
  ...pointTags(b, 11),
];

/** A LWPOLYLINE through the points. */
export const polylineTags = (
  { layer, points, closed }: Pick<Extract<Primitive, { kind: 'path' }>, 'layer' | 'points' | 'closed'>,
  handles: Handles,
  owner: string,
): Tag[] => [
  ...entityHead('LWPOLYLINE', handles, owner, layer),
  [100, 'AcDbPolyline'],
  [90, points.length],
  [70, closed ? 1 : 0],
  ...points.flatMap(({ x, y }): Tag[] => [
    [10, realText(x)],
    [20, realText(y)],
  ]),
];

function pathTags(path: Extract<Primitive, { kind: 'path' }>, handles: Handles, owner: string): Tag[] {
  const [first, second, third, fourth = third] = path.points;
  if (!first || !second) return [];
  if (path.filled && third && fourth) {
    // The corners of a SOLID zigzag: the third and fourth are swapped.
    return [
      ...entityHead('SOLID', handles, owner, path.layer),
      [100, 'AcDbTrace'],
      ...pointTags(first),
      ...pointTags(second, 11),
      ...pointTags(path.points.length > 3 ? fourth : third, 12),
      ...pointTags(third, 13),
    ];
  }
  if (path.points.length === 2) return lineTags(first, second, path.layer, handles, owner);
  return polylineTags(path, handles, owner);
}

const alignment = { left: 0, center: 1, right: 2 } as const;

const textTags = (line: TextLine, handles: Handles, owner: string): Tag[] => [
  ...entityHead('TEXT', handles, owner, line.layer),
  [100, 'AcDbText'],
  ...pointTags(line.at),
  [40, realText(line.height)],
  [1, dxfText(line.text)],
  [50, realText(line.angle)],
  [7, 'NOTES'],
  [72, alignment[line.align]],
  ...pointTags(line.at, 11),
  [100, 'AcDbText'],
];

/** One primitive as DXF entities owned by the block record `owner`. */
export function primitiveTags(primitive: Primitive, handles: Handles, owner: string): Tag[] {
  switch (primitive.kind) {
    case 'path':
      return pathTags(primitive, handles, owner);
    case 'strokes':
      return primitive.segments.flatMap(({ a, b }) => lineTags(a, b, primitive.layer, handles, owner));
    case 'circle':
      return [
        ...entityHead('CIRCLE', handles, owner, primitive.layer),
        [100, 'AcDbCircle'],
        ...pointTags(primitive.center),
        [40, realText(primitive.radius)],
      ];
    case 'arc':
      return [
        ...entityHead('ARC', handles, owner, primitive.layer),
        [100, 'AcDbCircle'],
        ...pointTags(primitive.center),
        [40, realText(primitive.radius)],
        [100, 'AcDbArc'],
        [50, realText(((primitive.start % 360) + 360) % 360)],
        [51, realText(((primitive.end % 360) + 360) % 360)],
      ];
    case 'text':
      return textTags(primitive, handles, owner);
  }
}

/** Several lines as one MTEXT, aligned with the first baseline. */
export function noteTags(lines: readonly TextLine[], handles: Handles, owner: string): Tag[] {
  const [first] = lines;
  if (!first) return [];
  const escaped = lines.map(({ text }) =>
    dxfText(text.replaceAll('\\', '\\\\').replaceAll('{', '\\{').replaceAll('}', '\\}')),
  );
  return [
    ...entityHead('MTEXT', handles, owner, first.layer),
    [100, 'AcDbMText'],
    ...pointTags({ x: first.at.x, y: first.at.y + first.height }),
    [40, realText(first.height)],
    [41, '0.0'],
    [71, first.align === 'right' ? 3 : first.align === 'center' ? 2 : 1],
    [72, 1],
    [1, escaped.join('\\P')],
    [7, 'NOTES'],
    [73, 2],
    // MTEXT advances 5/3 of the text height by default; the factor changes that to the drawing's line step.
    [44, realText((lineStep * 3) / 5)],
  ];
}
