import type { Affine } from '#src/domain/drawing/affine.ts';
import { composeAffine, meanScale, identity, transformPoint } from '#src/domain/drawing/affine.ts';
import { boundsOf } from '#src/domain/drawing/bounds.ts';
import { openLayout } from '#src/domain/drawing/layouts.ts';
import { Collector } from '#src/domain/drawing/collect.ts';
import type { Pen } from '#src/domain/drawing/collect.ts';
import { drawersByType } from '#src/domain/drawing/draw-entity.ts';
import type { Settings } from '#src/domain/drawing/draw-entity.ts';
import { unitsOfDrawing } from '#src/domain/drawing/drawing-units.ts';
import { linesOf, textStyles } from '#src/domain/drawing/entity-text.ts';
import { multileaderParts } from '#src/domain/drawing/multileader.ts';
import { insetsOf, isOnPaper, paperOf, wholeModel } from '#src/domain/drawing/paper.ts';
import type { ModelView } from '#src/domain/drawing/paper.ts';
import { defaultWeight, layerOf, ownColor, Pens } from '#src/domain/drawing/pens.ts';
import { arrayShifts, innerPlace, placeShape, planeOf } from '#src/domain/drawing/place.ts';
import { placeLine } from '#src/domain/drawing/place-text.ts';
import type { EntitySpan } from '#src/domain/drawing/place-text.ts';
import { settingsOf } from '#src/domain/drawing/settings.ts';
import type { Bounds, Sheet, SheetText, TextSpan } from '#src/domain/drawing/sheet.ts';
import { outlineOf } from '#src/domain/drawing/wipeout.ts';
import { Budget } from '#src/lib/budget.ts';
import { openDxf } from '#src/lib/dxf/dxf-file.ts';
import type { DxfFile, DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit, numberOf, pointOf, textOf } from '#src/lib/dxf/groups.ts';

const deepest = 8;
/** Limit for entities, shown or not; those of a block count each time that it is inserted. */
const mostSteps = 500_000;
const texts = new Set(['TEXT', 'ATTRIB', 'ATTDEF', 'MTEXT']);
/** Kinds that are drawn from a block. */
const ofBlocks = new Set(['INSERT', 'DIMENSION', 'ARC_DIMENSION', 'LARGE_RADIAL_DIMENSION', 'ACAD_TABLE']);

/** Reads a DXF file into a sheet, by default of the layout in front. Throws if it is not one. */
export function readDxf(data: string | Uint8Array, wanted: string | null = null): Sheet {
  const { file, name: layout, names: layouts } = openLayout(openDxf(data), wanted);
  const paper = paperOf(file);
  const isModelShown = paper !== null || file.entities.some((entity) => !isOnPaper(entity));
  const views = paper?.views ?? [wholeModel];
  const reader = new Reader(file);
  for (const entity of file.entities) {
    const onPaper = isOnPaper(entity);
    // Without a viewport, paper space has no place in the model.
    if (entity.type === 'VIEWPORT' || (onPaper && !paper && isModelShown)) continue;
    if (onPaper) reader.draw(entity, { ...outermost, kind: 'title', place: paper?.place ?? identity });
    else
      for (const [at, view] of views.entries())
        reader.draw(entity, { ...outermost, kind: 'note', place: view.place, view, isCounted: at === 0 });
  }
  const { collector } = reader;
  collector.applyMasks();
  const bounds = paper ? paper.bounds : boundsOf(collector.used(), collector.texts);
  reader.drawEndless(bounds);
  const layers = collector.used();
  return {
    layers,
    texts: collector.texts,
    bounds,
    scale: paper ? meanScale(paper.place) : 1,
    hasPaper: paper !== null,
    layout,
    layouts,
    insets: insetsOf(paper),
    ...unitsOfDrawing(file),
    entities: layers.reduce((sum, { entities }) => sum + entities, 0),
    notDrawn: [...collector.notDrawn].map(([kind, count]) => ({ kind, count })),
  };
}

/** How an entity is drawn: its transform, and the layer and pen of the insert that contains it. */
interface Host {
  place: Affine;
  layer: string;
  pen: Pen;
  kind: SheetText['kind'];
  depth: number;
  /** The window through which it is seen. */
  view: ModelView;
  /** Entities that several views show are counted once. */
  isCounted: boolean;
}

const outermost = {
  layer: '0',
  pen: { color: null, weight: defaultWeight, dashes: [] },
  depth: 0,
  view: wholeModel,
  isCounted: true,
};

class Reader {
  readonly collector: Collector;
  private readonly pens: Pens;
  private readonly settings: Settings;
  private readonly steps = new Budget(mostSteps);
  private readonly file: DxfFile;
  /** By the handles of their records. */
  private readonly blockNames: ReadonlyMap<string, string>;
  private readonly styles: ReturnType<typeof textStyles>;
  private readonly endless: { entity: DxfRecord; host: Host }[] = [];

  constructor(file: DxfFile) {
    this.file = file;
    this.pens = new Pens(file);
    this.settings = settingsOf(file);
    const table = (name: string): readonly DxfRecord[] => file.tables.get(name) ?? [];
    this.blockNames = new Map(
      table('BLOCK_RECORD').map(({ groups }) => [textOf(groups, 5), textOf(groups, 2)]),
    );
    this.styles = textStyles(table('STYLE'));
    this.collector = new Collector(table('LAYER').map(layerOf));
  }

  draw(entity: DxfRecord, host: Host): void {
    this.steps.spend();
    const { type, groups } = entity;
    // Invisible, as attributes of doors and sheets often are.
    if (numberOf(groups, 60) === 1 || isSilent(entity, host.depth)) return;
    const named = textOf(groups, 8) || '0';
    const layer = this.collector.layer(named === '0' ? host.layer : named);
    if (host.view.frozen.has(layer.name.toLowerCase())) return;
    const plane = planeOf(type, groups);
    const own: Host = {
      ...host,
      place: plane ? composeAffine(host.place, plane) : host.place,
      layer: layer.name,
      pen: this.pens.of(groups, layer, host.pen),
    };
    if (ofBlocks.has(type)) this.drawBlock(entity, own);
    else if (type === 'MULTILEADER' || type === 'MLEADER') {
      const parts = multileaderParts(groups, (handle) => this.blockNames.get(handle) ?? '');
      if (parts.length === 0) this.skip(type, own);
      for (const part of parts) this.draw(part, own);
    } else if (!this.drawPlain(entity, own)) this.skip(type, own);
  }

  private skip(kind: string, { isCounted }: Host): void {
    if (isCounted) this.collector.skip(kind);
  }

  /** False for a kind that is not drawn. */
  private drawPlain(entity: DxfRecord, host: Host): boolean {
    const { place, layer: name, pen, kind, view } = host;
    const { type } = entity;
    const layer = this.collector.layer(name);
    if (texts.has(type)) {
      for (const line of linesOf(entity, this.styles)) {
        const own = line.pen && ownColor(line.pen);
        const color = own === undefined ? pen.color : own;
        const spans = line.spans?.map(coloredSpan);
        this.collector.addText(
          {
            ...placeLine(line, place),
            ...(spans ? { spans } : {}),
            layer: name,
            kind,
            ...(color === layer.color ? {} : { color }),
          },
          view.region,
        );
      }
    } else if (type === 'XLINE' || type === 'RAY') this.endless.push({ entity, host });
    else if (type === 'WIPEOUT') {
      const outline = outlineOf(entity.groups).map((corner) => transformPoint(place, corner));
      // In another window, it would hide what only the first shows.
      if (host.isCounted && !this.collector.hide(outline)) return false;
    } else if (type === 'IMAGE') {
      // Its picture is another file; where it lies is seen.
      const points = outlineOf(entity.groups).flatMap(({ x, y }) => [x, y]);
      this.collector.add(name, pen, placeShape({ kind: 'line', points, closed: true }, place), view.region);
      this.skip(type, host);
    } else {
      const shapes = drawersByType.get(type)?.(entity, this.settings);
      if (!shapes) return false;
      for (const shape of shapes) this.collector.add(name, pen, placeShape(shape, place), view.region);
    }
    if (host.isCounted) layer.entities++;
    return true;
  }

  private drawBlock({ type, groups }: DxfRecord, host: Host): void {
    const block = this.file.blocks.get(textOf(groups, 2).toLowerCase());
    if (!block || host.depth >= deepest) {
      this.skip(type, host);
      return;
    }
    // Its content is in another file.
    if (hasBit(block.groups, 70, 4) && block.entities.length === 0) this.skip('XREF', host);
    const inner = innerPlace(type, groups, pointOf(block.groups, 10));
    const kind = type.endsWith('DIMENSION') ? 'dimension' : host.kind;
    for (const shift of type === 'INSERT' ? arrayShifts(groups) : [{ x: 0, y: 0 }]) {
      const place = composeAffine(host.place, composeAffine(inner, [1, 0, 0, 1, shift.x, shift.y]));
      for (const entity of block.entities) this.draw(entity, { ...host, place, kind, depth: host.depth + 1 });
    }
  }

  /** Infinite lines, cut at the edge of the sheet. */
  drawEndless({ min, max }: Bounds): void {
    const middle = { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 };
    const reach = Math.hypot(max.x - min.x, max.y - min.y);
    for (const { entity, host } of this.endless) {
      const { place, layer, pen, view } = host;
      const [start, along] = [pointOf(entity.groups, 10), pointOf(entity.groups, 11)];
      const from = transformPoint(place, start);
      const to = transformPoint(place, { x: start.x + along.x, y: start.y + along.y });
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
      const near = (middle.x - from.x) * dx + (middle.y - from.y) * dy;
      const first = entity.type === 'RAY' ? Math.max(0, near - reach / 2) : near - reach / 2;
      const ends = [first, Math.max(first, near + reach / 2)];
      const points = ends.flatMap((at) => [from.x + dx * at, from.y + dy * at]);
      this.collector.add(layer, pen, { kind: 'line', points, closed: false }, view.region);
    }
  }
}

function coloredSpan({ index, rgb, ...span }: EntitySpan): TextSpan {
  const color = ownColor({
    ...(index === undefined ? {} : { index }),
    ...(rgb === undefined ? {} : { rgb }),
  });
  return { ...span, ...(color === undefined ? {} : { color }) };
}

/** Never visible: hidden attributes, and definitions of attributes that a block asks for. */
function isSilent({ type, groups }: DxfRecord, depth: number): boolean {
  if (type !== 'ATTRIB' && type !== 'ATTDEF') return false;
  return hasBit(groups, 70, 1) || (type === 'ATTDEF' && depth > 0 && !hasBit(groups, 70, 2));
}
