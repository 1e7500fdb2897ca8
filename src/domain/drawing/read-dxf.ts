import type { Affine } from '#src/domain/drawing/affine.ts';
import { after, enlargement, identity } from '#src/domain/drawing/affine.ts';
import { boundsOf } from '#src/domain/drawing/bounds.ts';
import { Collector } from '#src/domain/drawing/collect.ts';
import type { Pen } from '#src/domain/drawing/collect.ts';
import { aciColor } from '#src/domain/drawing/colors.ts';
import { shapesOf } from '#src/domain/drawing/draw-entity.ts';
import { parseDxf } from '#src/domain/drawing/dxf-file.ts';
import type { DxfFile } from '#src/domain/drawing/dxf-file.ts';
import type { Entity, Tag } from '#src/domain/drawing/dxf-tags.ts';
import { facesAway, numberOf, numbersOf, pointsOf, textOf } from '#src/domain/drawing/dxf-tags.ts';
import { linesOf } from '#src/domain/drawing/entity-text.ts';
import { paperOf } from '#src/domain/drawing/paper.ts';
import { Budget } from '#src/lib/budget.ts';
import type { Sheet, SheetLayer, SheetText } from '#src/domain/drawing/sheet.ts';

/** Inches in a unit of a drawing, by the codes of $INSUNITS; a drawing without one is in inches. */
const unitInches: Readonly<Record<number, number>> = { 1: 1, 2: 12, 4: 1 / 25.4, 5: 1 / 2.54, 6: 1 / 0.0254 };
const deepest = 8;
/** Entities drawn, those of blocks as often as they are inserted, whether they are shown or not. */
const mostSteps = 500_000;
const texts = new Set(['TEXT', 'ATTRIB', 'MTEXT']);
/** Kinds whose points are in their own plane, which a mirroring turns to face away; others' are those of the drawing. */
const inOwnPlane = new Set([
  'LWPOLYLINE',
  'POLYLINE',
  'CIRCLE',
  'ARC',
  'SOLID',
  'TRACE',
  'TEXT',
  'ATTRIB',
  'HATCH',
  'INSERT',
]);
const mirror: Affine = [-1, 0, 0, 1, 0, 0];

/** Reads a DXF file into what is drawn. Throws where the text is no DXF file. */
export function readDxf(text: string): Sheet {
  const file = parseDxf(text);
  const paper = paperOf(file.entities);
  const reader = new Reader(file);
  for (const entity of file.entities) {
    if (entity.type === 'VIEWPORT') continue;
    const isOnPaper = numberOf(entity.tags, 67) === 1;
    reader.draw(entity, isOnPaper && paper ? paper.place : identity, null, isOnPaper ? 'title' : 'note', 0);
  }
  const { collector } = reader;
  const layers = collector.used();
  return {
    layers,
    texts: collector.texts,
    bounds: paper ? paper.bounds : boundsOf(layers, collector.texts),
    scale: paper ? enlargement(paper.place) : 1,
    hasPaper: paper !== null,
    inches: unitInches[file.units] ?? 1,
    entities: layers.reduce((sum, { entities }) => sum + entities, 0),
    notDrawn: [...collector.notDrawn].map(([kind, count]) => ({ kind, count })),
  };
}

class Reader {
  readonly collector: Collector;
  private readonly lineTypes = new Map<string, readonly number[]>();
  private readonly layerDashes = new Map<string, readonly number[]>();
  private readonly arrow: number;
  private readonly steps = new Budget(mostSteps);
  private readonly file: DxfFile;

  constructor(file: DxfFile) {
    this.file = file;
    const { layers, lineTypes, dimensionStyles } = file.records;
    for (const record of lineTypes) {
      const dashes = numbersOf(record, 49).map((dash) => Math.abs(dash) * file.lineTypeScale);
      this.lineTypes.set(textOf(record, 2), dashes);
    }
    const style = dimensionStyles.at(-1) ?? [];
    this.arrow = numberOf(style, 41, 0.18) * numberOf(style, 40, 1);
    for (const record of layers)
      this.layerDashes.set(textOf(record, 2), this.lineTypes.get(textOf(record, 6)) ?? []);
    this.collector = new Collector(layers.map(layerOf));
  }

  /** `inherited` is the layer of the insert, which layer 0 of a block takes. */
  draw(
    entity: Entity,
    outer: Affine,
    inherited: string | null,
    kind: SheetText['kind'],
    depth: number,
  ): void {
    this.steps.spend();
    const { type, tags } = entity;
    const place = inOwnPlane.has(type) && facesAway(tags) ? after(outer, mirror) : outer;
    // Invisible, as attributes of doors and sheets often are.
    if (numberOf(tags, 60) === 1) return;
    const named = textOf(tags, 8) || '0';
    const layer = named === '0' && inherited !== null ? inherited : named;
    if (type === 'INSERT' || type === 'DIMENSION') {
      this.drawBlock(entity, place, layer, type === 'DIMENSION' ? 'dimension' : kind, depth);
      return;
    }
    if (texts.has(type)) {
      this.collector.layer(layer).entities++;
      for (const line of linesOf(entity, place)) this.collector.addText({ ...line, layer, kind });
      return;
    }
    const shapes = shapesOf(entity, place, this.arrow);
    if (shapes === null) {
      this.collector.skip(type);
      return;
    }
    this.collector.layer(layer).entities++;
    const pen = this.penOf(tags, layer);
    for (const shape of shapes) this.collector.add(layer, pen, shape);
  }

  private drawBlock(
    { type, tags }: Entity,
    place: Affine,
    layer: string,
    kind: SheetText['kind'],
    depth: number,
  ): void {
    const block = this.file.blocks.get(textOf(tags, 2));
    if (!block || depth >= deepest) {
      this.collector.skip(type);
      return;
    }
    const inner = type === 'DIMENSION' ? identity : insertPlace(tags, block);
    const [columns, rows] = [Math.max(1, numberOf(tags, 70, 1)), Math.max(1, numberOf(tags, 71, 1))];
    const [across, up] = [numberOf(tags, 44), numberOf(tags, 45)];
    const isArray = type === 'INSERT' && columns * rows > 1 && columns * rows < 10_000;
    for (let at = 0; at < (isArray ? columns * rows : 1); at++) {
      const shift: Affine = [1, 0, 0, 1, (at % columns) * across, Math.floor(at / columns) * up];
      const whole = after(place, isArray ? after(shift, inner) : inner);
      for (const entity of block.entities) this.draw(entity, whole, layer, kind, depth + 1);
    }
  }

  private penOf(tags: readonly Tag[], name: string): Pen {
    const layer = this.collector.layer(name);
    const [index, weight, lineType] = [numberOf(tags, 62, 256), numberOf(tags, 370, -2), textOf(tags, 6)];
    const dashes = this.lineTypes.get(lineType) ?? this.layerDashes.get(name) ?? [];
    const isByLayer = lineType === '' || /^by(?:layer|block)$/i.test(lineType);
    return {
      color: index > 0 && index < 256 ? aciColor(index) : layer.color,
      weight: weight >= 0 ? weight / 100 : layer.weight,
      dashes: isByLayer ? (this.layerDashes.get(name) ?? []) : dashes,
    };
  }
}

function layerOf(record: readonly Tag[]): SheetLayer {
  const [color, weight] = [numberOf(record, 62, 7), numberOf(record, 370, -3)];
  return {
    name: textOf(record, 2),
    color: aciColor(Math.abs(color)),
    weight: weight >= 0 ? weight / 100 : 0.25,
    isOff: color < 0 || (numberOf(record, 70) & 1) === 1,
    groups: [],
    entities: 0,
  };
}

function insertPlace(tags: readonly Tag[], base: { x: number; y: number }): Affine {
  const [x = 0, y = 0] = pointsOf(tags, 10);
  const [scaleX, scaleY] = [numberOf(tags, 41, 1), numberOf(tags, 42, 1)];
  const angle = (numberOf(tags, 50) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return after(
    [cosine * scaleX, sine * scaleX, -sine * scaleY, cosine * scaleY, x, y],
    [1, 0, 0, 1, -base.x, -base.y],
  );
}
