import { entityHead, noteTags } from '#src/reference-api/drawings/dxf/entities.ts';
import { dimensionStyle } from '#src/reference-api/drawings/dxf/styles.ts';
import { type Handles, type Tag, pointTags, realText } from '#src/reference-api/drawings/dxf/tags.ts';
import type { Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';

/** A note as MTEXT with its LEADER: they move together, and the dimension style draws the arrow. */
export function leaderTags(
  shape: Extract<Shape, { kind: 'leader' }>,
  scale: number,
  handles: Handles,
  owner: string,
): Tag[] {
  const lines = explodeShape(shape, scale).filter((primitive) => primitive.kind === 'text');
  const [first] = lines;
  if (!first) return [];
  const note = handles.peek();
  return [
    ...noteTags(lines, handles, owner),
    ...entityHead('LEADER', handles, owner, shape.layer),
    [100, 'AcDbLeader'],
    [3, dimensionStyle],
    [71, 1],
    [72, 0],
    [73, 0],
    [74, first.align === 'left' ? 1 : 0],
    [75, 0],
    [40, realText(first.height)],
    [41, '0.0'],
    [76, shape.points.length],
    ...shape.points.flatMap((point) => pointTags(point)),
    [340, note],
    [211, '1.0'],
    [221, '0.0'],
    [231, '0.0'],
    [210, '0.0'],
    [220, '0.0'],
    [230, '1.0'],
    [212, '0.0'],
    [222, '0.0'],
    [232, '0.0'],
    [213, '0.0'],
    [223, '0.0'],
    [233, '0.0'],
  ];
}
