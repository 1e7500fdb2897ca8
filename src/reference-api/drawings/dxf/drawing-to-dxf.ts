import { addAll } from '#src/lib/long-lists.ts';
import { entityHead, primitiveTags } from '#src/reference-api/drawings/dxf/entities.ts';
import { hatchTags } from '#src/reference-api/drawings/dxf/hatch.ts';
import { sheetViewports } from '#src/reference-api/drawings/dxf/layout.ts';
import { leaderTags } from '#src/reference-api/drawings/dxf/leader.ts';
import { dimensionStyle, textStyle } from '#src/reference-api/drawings/dxf/styles.ts';
import { inchText } from '#src/reference-api/drawings/drafting/scales-and-inches.ts';
import { objectsSection } from '#src/reference-api/drawings/dxf/objects.ts';
import { tablesSection } from '#src/reference-api/drawings/dxf/tables.ts';
import {
  type Tag,
  dxfText,
  Handles,
  pointTags,
  realText,
  tagsText,
} from '#src/reference-api/drawings/dxf/tags.ts';
import { placeDimension } from '#src/reference-api/drawings/drafting/explode-dimension.ts';
import type { Drawing, Shape } from '#src/reference-api/drawings/geometry/drawing.ts';
import { explodeShape } from '#src/reference-api/drawings/drafting/explode-shape.ts';
import { type TitleBlock, titleBlockShapes } from '#src/reference-api/drawings/sheet/title-block.ts';

export interface DxfOptions {
  /** Adds frame and title block to the sheet, as a block with one insert. */
  titleBlock?: TitleBlock;
}

interface Block {
  name: string;
  record: string;
  /** Handle of the layout; only model and paper space have one. */
  layout?: string;
  tags: Tag[];
}

function shapeTags(shape: Shape, scale: number, handles: Handles, owner: string): Tag[] {
  if (shape.kind === 'hatch') return hatchTags(shape, scale, handles, owner);
  if (shape.kind === 'leader') return leaderTags(shape, scale, handles, owner);
  return explodeShape(shape, scale).flatMap((primitive) => primitiveTags(primitive, handles, owner));
}

/** An associative dimension: CAD programs measure its length, and its text can only add words after it. */
function dimensionTags(
  shape: Extract<Shape, { kind: 'dimension' }>,
  block: string,
  scale: number,
  handles: Handles,
  owner: string,
): Tag[] {
  const { end, center } = placeDimension(shape, scale);
  const length = Math.hypot(shape.to.x - shape.from.x, shape.to.y - shape.from.y);
  const angle = (Math.atan2(shape.to.y - shape.from.y, shape.to.x - shape.from.x) * 180) / Math.PI;
  const behind = shape.text.slice(inchText(length).length);
  return [
    ...entityHead('DIMENSION', handles, owner, shape.layer),
    [100, 'AcDbDimension'],
    [2, block],
    ...pointTags(end),
    ...pointTags(center, 11),
    [70, 32],
    [71, 5],
    [1, behind === '' ? '' : dxfText(`<>${behind}`)],
    [42, realText(length)],
    [3, dimensionStyle],
    [100, 'AcDbAlignedDimension'],
    ...pointTags(shape.from, 13),
    ...pointTags(shape.to, 14),
    [50, realText(angle)],
    [100, 'AcDbRotatedDimension'],
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

const headerSection = ({ min, max }: Drawing['bounds'], scale: number, seed: string): Tag[] => [
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
  [40, realText(scale)],
  [9, '$DIMSCALE'],
  [40, realText(scale)],
  [9, '$DIMSTYLE'],
  [2, dimensionStyle],
  [9, '$TEXTSTYLE'],
  [7, textStyle],
  [9, '$HANDSEED'],
  [5, seed],
  [0, 'ENDSEC'],
];

/** A drawing whose model and paper spaces coincide, for the title block. */
const paperSheet: Drawing = {
  bounds: { min: { x: 0.6, y: 1.5 }, max: { x: 10.4, y: 7.9 } },
  scale: 1,
  shapes: [],
};

/**
 * The drawing as an ASCII DXF file of release 2000 (AC1015) in inches: NCS layers, materials as HATCH, real
 * dimensions, notes as MTEXT with LEADER, and a letter sheet whose viewport shows the model at its scale.
 */
export function drawingToDxf(drawing: Drawing, { titleBlock }: DxfOptions = {}): string {
  const handles = new Handles();
  const { scale } = drawing;
  const model = { name: '*Model_Space', record: handles.take(), layout: handles.take(), tags: [] };
  const paper = { name: '*Paper_Space', record: handles.take(), layout: handles.take(), tags: [] };
  const blocks: Block[] = [model, paper];
  const entities: Tag[] = [];
  for (const shape of drawing.shapes) {
    if (shape.kind !== 'dimension') {
      addAll(entities, shapeTags(shape, scale, handles, model.record));
      continue;
    }
    const block: Block = { name: `*D${blocks.length - 1}`, record: handles.take(), tags: [] };
    addAll(block.tags, shapeTags(shape, scale, handles, block.record));
    blocks.push(block);
    addAll(entities, dimensionTags(shape, block.name, scale, handles, model.record));
  }
  addAll(entities, sheetViewports(drawing, handles, paper.record));
  if (titleBlock) {
    const block: Block = { name: 'TITLE-BLOCK', record: handles.take(), tags: [] };
    for (const shape of titleBlockShapes(titleBlock, paperSheet)) {
      addAll(block.tags, shapeTags(shape, 1, handles, block.record));
    }
    blocks.push(block);
    addAll(entities, [
      ...entityHead('INSERT', handles, paper.record, 'A-ANNO-TTLB', true),
      [100, 'AcDbBlockReference'],
      [2, block.name],
      ...pointTags({ x: 0, y: 0 }),
    ]);
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
    ...objectsSection(handles, model, paper, drawing.bounds),
    [0, 'EOF'],
  ];
  return tagsText([...headerSection(drawing.bounds, scale, handles.peek()), ...body]);
}
