import { boundsOf } from '#src/reference-api/drawings/bounds.ts';
import { entityHead, noteTags, primitiveTags } from '#src/reference-api/drawings/dxf-entities.ts';
import { objectsSection } from '#src/reference-api/drawings/dxf-objects.ts';
import { tablesSection } from '#src/reference-api/drawings/dxf-tables.ts';
import type { Tag } from '#src/reference-api/drawings/dxf-tags.ts';
import { dxfText, Handles, pointTags, real, tagsText } from '#src/reference-api/drawings/dxf-tags.ts';
import { placeDimension } from '#src/reference-api/drawings/explode-dimension.ts';
import type { Drawing, Shape } from '#src/reference-api/drawings/geometry.ts';
import { explodeShape } from '#src/reference-api/drawings/explode-shape.ts';
import type { TitleBlock } from '#src/reference-api/drawings/title-block.ts';
import { titleBlockShapes } from '#src/reference-api/drawings/title-block.ts';

export interface DxfOptions {
  /** Adds frame and title block as a block with one insert. */
  titleBlock?: TitleBlock;
}

interface Block {
  name: string;
  record: string;
  tags: Tag[];
}

function shapeTags(shape: Shape, scale: number, handles: Handles, owner: string): Tag[] {
  const primitives = explodeShape(shape, scale);
  const lines = primitives.filter((primitive) => primitive.kind === 'text');
  if (lines.length < 2) return primitives.flatMap((primitive) => primitiveTags(primitive, handles, owner));
  const others = primitives.filter((primitive) => primitive.kind !== 'text');
  return [
    ...others.flatMap((primitive) => primitiveTags(primitive, handles, owner)),
    ...noteTags(lines, handles, owner),
  ];
}

/** A live aligned dimension that shows the drawn block, so that the text is the one the detailer wrote. */
function dimensionTags(
  shape: Extract<Shape, { kind: 'dimension' }>,
  block: string,
  scale: number,
  handles: Handles,
  owner: string,
): Tag[] {
  const { end, center } = placeDimension(shape, scale);
  return [
    ...entityHead('DIMENSION', handles, owner, shape.layer),
    [100, 'AcDbDimension'],
    [2, block],
    ...pointTags(end),
    ...pointTags(center, 11),
    [70, 33],
    [71, 5],
    [1, dxfText(shape.text)],
    [3, 'Standard'],
    [100, 'AcDbAlignedDimension'],
    ...pointTags(shape.from, 13),
    ...pointTags(shape.to, 14),
  ];
}

function blockTags({ name, record, tags }: Block, handles: Handles): Tag[] {
  const layer = '0';
  return [
    ...entityHead('BLOCK', handles, record, layer),
    [100, 'AcDbBlockBegin'],
    [2, name],
    [70, name.startsWith('*D') ? 1 : 0],
    ...pointTags({ x: 0, y: 0 }),
    [3, name],
    [1, ''],
    ...tags,
    ...entityHead('ENDBLK', handles, record, layer),
    [100, 'AcDbBlockEnd'],
  ];
}

function headerSection({ min, max }: Drawing['bounds'], scale: number, seed: string): Tag[] {
  return [
    [0, 'SECTION'],
    [2, 'HEADER'],
    [9, '$ACADVER'],
    [1, 'AC1015'],
    [9, '$DWGCODEPAGE'],
    [3, 'ANSI_1252'],
    [9, '$INSUNITS'],
    [70, 1],
    [9, '$MEASUREMENT'],
    [70, 0],
    [9, '$LUNITS'],
    [70, 4],
    [9, '$EXTMIN'],
    ...pointTags(min),
    [9, '$EXTMAX'],
    ...pointTags(max),
    [9, '$LTSCALE'],
    [40, real(scale)],
    [9, '$DIMSCALE'],
    [40, real(scale)],
    [9, '$HANDSEED'],
    [5, seed],
    [0, 'ENDSEC'],
  ];
}

/**
 * The drawing as a DXF file of release 2000 (AC1015) in inches: NCS layers, live dimensions, notes as MTEXT,
 * materials as clipped lines on A-DETL-PATT. ASCII throughout.
 */
export function drawingToDxf(drawing: Drawing, { titleBlock }: DxfOptions = {}): string {
  const handles = new Handles();
  const { scale } = drawing;
  const model: Block = { name: '*Model_Space', record: handles.take(), tags: [] };
  const paper: Block = { name: '*Paper_Space', record: handles.take(), tags: [] };
  const blocks = [model, paper];
  const entities: Tag[] = [];
  for (const shape of drawing.shapes) {
    if (shape.kind !== 'dimension') {
      entities.push(...shapeTags(shape, scale, handles, model.record));
      continue;
    }
    const block: Block = { name: `*D${blocks.length - 1}`, record: handles.take(), tags: [] };
    block.tags.push(...shapeTags(shape, scale, handles, block.record));
    blocks.push(block);
    entities.push(...dimensionTags(shape, block.name, scale, handles, model.record));
  }
  let bounds = drawing.bounds;
  if (titleBlock) {
    const block: Block = { name: 'TITLE-BLOCK', record: handles.take(), tags: [] };
    const shapes = titleBlockShapes(titleBlock, drawing);
    for (const shape of shapes) block.tags.push(...shapeTags(shape, scale, handles, block.record));
    blocks.push(block);
    entities.push(
      ...entityHead('INSERT', handles, model.record, 'A-ANNO-TTLB'),
      [100, 'AcDbBlockReference'],
      [2, block.name],
      ...pointTags({ x: 0, y: 0 }),
    );
    bounds = boundsOf([...shapes, ...drawing.shapes], scale);
  }
  const body: Tag[] = [
    [0, 'SECTION'],
    [2, 'CLASSES'],
    [0, 'ENDSEC'],
    ...tablesSection(drawing, handles, blocks),
    [0, 'SECTION'],
    [2, 'BLOCKS'],
    ...blocks.flatMap((block) => blockTags(block, handles)),
    [0, 'ENDSEC'],
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...entities,
    [0, 'ENDSEC'],
    ...objectsSection(handles),
    [0, 'EOF'],
  ];
  return tagsText([...headerSection(bounds, scale, handles.seed()), ...body]);
}
