import { type Affine, composeAffine, transformPoint } from '#src/domain/drawing/affine.ts';
import { Collector, type Clipping } from '#src/domain/drawing/collect.ts';
import { dimensionParts } from '#src/domain/drawing/dimension.ts';
import { drawersByType } from '#src/domain/drawing/draw-entity.ts';
import { drawMarks } from '#src/domain/drawing/draw-marks.ts';
import { drawText } from '#src/domain/drawing/draw-text.ts';
import { endlessPoints } from '#src/domain/drawing/endless.ts';
import { textStyles } from '#src/domain/drawing/entity-text.ts';
import { framesByType } from '#src/domain/drawing/frames.ts';
import { isNonPrinting, isHiddenAttribute } from '#src/domain/drawing/hidden.ts';
import type { InsertContext } from '#src/domain/drawing/insert-context.ts';
import { leaderArrowhead, arrowheadPart } from '#src/domain/drawing/leaders.ts';
import { multilineParts } from '#src/domain/drawing/multiline.ts';
import { multileaderParts, type Named } from '#src/domain/drawing/multileader.ts';
import { layerOf, Pens } from '#src/domain/drawing/pens.ts';
import { arrayShifts, innerPlace, placeShape, planeOf } from '#src/domain/drawing/place.ts';
import { Polygon } from '#src/domain/drawing/polygon.ts';
import { proxyParts } from '#src/domain/drawing/proxy/graphic.ts';
import { settingsOf, type Settings } from '#src/domain/drawing/settings.ts';
import type { Bounds, Point } from '#src/domain/drawing/sheet.ts';
import { toleranceParts } from '#src/domain/drawing/tolerance.ts';
import { outlineOf } from '#src/domain/drawing/wipeout.ts';
import { Clips } from '#src/domain/drawing/xclip.ts';
import { Budget } from '#src/lib/budget.ts';
import type { DxfFile, DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit, numberOf, pointOf, pointsOf, textOf } from '#src/lib/dxf/groups.ts';

const deepest = 16;
/** Limit for entities, shown or not; those of a block count each time that it is inserted. */
const mostSteps = 500_000;
const texts = new Set(['TEXT', 'ATTRIB', 'ATTDEF', 'MTEXT']);
/** Kinds of entities that are drawn from a block. */
const ofBlocks = new Set(['INSERT', 'DIMENSION', 'ARC_DIMENSION', 'LARGE_RADIAL_DIMENSION', 'ACAD_TABLE']);

/** Draws entities, one after another, into its collector. */
export class Reader {
  readonly collector: Collector;
  private readonly pens: Pens;
  private readonly clips: Clips;
  private readonly settings: Settings;
  private readonly steps = new Budget(mostSteps);
  private readonly file: DxfFile;
  private readonly named: Named;
  private readonly styles: ReturnType<typeof textStyles>;
  private readonly frozen: ReadonlySet<string>;
  private readonly endless: { entity: DxfRecord; context: InsertContext }[] = [];

  constructor(file: DxfFile) {
    this.file = file;
    this.pens = new Pens(file);
    this.clips = new Clips(file);
    this.settings = settingsOf(file);
    const table = (name: string): readonly DxfRecord[] => file.tables.get(name) ?? [];
    const names = new Map(
      ['BLOCK_RECORD', 'STYLE', 'LTYPE'].flatMap((kind) =>
        table(kind).map(({ groups }) => [textOf(groups, 5), textOf(groups, 2)] as const),
      ),
    );
    this.named = {
      nameOf: (handle) => names.get(handle) ?? '',
      blockOf: (name) => file.blocks.get(name.toLowerCase()),
      arrowheadOf: this.settings.arrowheadOf,
    };
    this.styles = textStyles(table('STYLE'), numberOf(file.header.get('$TEXTSIZE') ?? [], 40));
    this.frozen = new Set(
      table('LAYER').flatMap(({ groups }) =>
        hasBit(groups, 70, 1) ? [textOf(groups, 2).toLowerCase()] : [],
      ),
    );
    this.collector = new Collector(table('LAYER').map(layerOf));
  }

  draw(entity: DxfRecord, context: InsertContext): void {
    this.steps.spend();
    const { type, groups } = entity;
    // Invisible, as attributes of doors and sheets often are.
    if (numberOf(groups, 60) === 1 || isHiddenAttribute(entity, context.depth, this.settings.attributes))
      return;
    const named = textOf(groups, 8) || '0';
    if (isNonPrinting(type, named, context.kind)) return;
    const layer = this.collector.layer(named === '0' ? context.layer : named);
    const { frozen } = context.viewport;
    if (frozen.size > 0 && frozen.has(layer.name.toLowerCase())) return;
    const plane = planeOf(type, groups);
    const own: InsertContext = {
      ...context,
      place: plane ? composeAffine(context.place, plane) : context.place,
      layer: layer.name,
      pen: this.pens.of(groups, layer, context.pen, context.stretch),
    };
    if (ofBlocks.has(type)) this.drawBlock(entity, own);
    else if (type === 'MULTILEADER' || type === 'MLEADER')
      this.drawParts(entity, multileaderParts(groups, this.named), own);
    else if (type === 'MLINE')
      this.drawParts(entity, multilineParts(groups, this.settings.multilineStyleOf(groups)), own);
    else if (type === 'TOLERANCE') {
      const parts = toleranceParts(groups, this.settings.dimensionStyleOf(groups));
      this.drawParts(entity, parts, own);
    } else if (!this.drawPlain(entity, own)) this.drawProxy(entity, own);
    else if (type === 'LEADER' && own.depth < deepest) {
      const arrowhead = leaderArrowhead(groups, this.settings.dimensionStyleOf(groups));
      for (const part of arrowheadPart(pointsOf(groups, 10), arrowhead))
        this.draw(part, { ...own, depth: own.depth + 1 });
    }
  }

  private drawParts(entity: DxfRecord, parts: readonly DxfRecord[], context: InsertContext): void {
    if (parts.length === 0) this.drawProxy(entity, context);
    for (const part of parts) this.draw(part, context);
  }

  /** Draws the proxy graphic of an entity that only its own program can draw. */
  private drawProxy({ type, groups }: DxfRecord, context: InsertContext): void {
    const parts = context.depth < deepest ? proxyParts(groups) : [];
    if (parts.length === 0) this.skip(type, context);
    for (const { record, place } of parts)
      this.draw(record, { ...context, place: composeAffine(context.place, place), depth: context.depth + 1 });
  }

  private skip(kind: string, { isCounted }: InsertContext): void {
    if (isCounted) this.collector.skip(kind);
  }

  /** False for a kind that is not drawn. */
  private drawPlain(entity: DxfRecord, context: InsertContext): boolean {
    const { place, kind, clipping, gate } = context;
    const name = gate ?? context.layer;
    const { type } = entity;
    if (texts.has(type)) drawText(this.collector, entity, context, this.styles);
    else if (type === 'XLINE' || type === 'RAY') this.endless.push({ entity, context });
    else if (type === 'WIPEOUT') {
      const outline = outlineOf(entity.groups).map((corner) => transformPoint(place, corner));
      // In another viewport, it would hide content that only the first shows.
      if (context.isCounted && !this.collector.hide(outline)) return false;
      const points = outline.flatMap(({ x, y }) => [x, y]);
      if (this.settings.hasWipeoutFrames)
        this.collector.add(name, context.pen, { kind: 'line', points, closed: true }, clipping);
    } else if (framesByType.has(type)) {
      // Their content is another file, so only their frame is drawn.
      const corners = framesByType.get(type)?.(entity.groups) ?? [];
      const [first] = corners;
      // Some programs store its position in their own data.
      if (corners.every(({ x, y }) => x === first?.x && y === first.y)) return false;
      const points = corners.flatMap(({ x, y }) => [x, y]);
      this.collector.add(
        name,
        context.pen,
        placeShape({ kind: 'line', points, closed: true }, place),
        clipping,
      );
      this.skip(type, context);
    } else {
      const shapes = drawersByType.get(type)?.(entity, this.settings);
      if (!shapes) return false;
      for (const shape of shapes) {
        const placed = placeShape(shape, place);
        // A dimension's arrows must be as visible as its lines.
        const isArrow = placed.kind === 'fill' && kind === 'dimension';
        this.collector.add(name, context.pen, isArrow ? { ...placed, isArea: false } : placed, clipping);
        if (drawMarks(this.collector, placed, context)) this.skip('SHAPE in a line type', context);
      }
    }
    if (context.isCounted) this.collector.layer(name).entities++;
    return true;
  }

  private drawBlock(entity: DxfRecord, context: InsertContext): void {
    const { type, groups } = entity;
    const block = this.file.blocks.get(textOf(groups, 2).toLowerCase());
    const isDimension = type.endsWith('DIMENSION');
    if (type === 'DIMENSION' && (!block || block.entities.length === 0)) {
      const style = this.settings.dimensionStyleOf(groups);
      this.drawParts(entity, dimensionParts(groups, style), { ...context, kind: 'dimension' });
      return;
    }
    if (!block || context.depth >= deepest) {
      this.drawProxy(entity, context);
      return;
    }
    // Its content is in another file.
    if (hasBit(block.groups, 70, 4) && block.entities.length === 0) this.skip('XREF', context);
    const inner = innerPlace(type, groups, pointOf(block.groups, 10));
    const kind = isDimension ? 'dimension' : context.kind;
    const gate = context.gate ?? (this.frozen.has(context.layer.toLowerCase()) ? context.layer : null);
    const clip = type === 'INSERT' ? this.clips.of(groups) : null;
    for (const shift of type === 'INSERT' ? arrayShifts(groups) : [{ x: 0, y: 0 }]) {
      const place = composeAffine(context.place, composeAffine(inner, [1, 0, 0, 1, shift.x, shift.y]));
      const clipping = clip ? this.clipped(clip, place, context) : context.clipping;
      for (const part of block.entities)
        this.draw(part, { ...context, place, kind, gate, clipping, depth: context.depth + 1 });
    }
  }

  /** Draws the visible part of a clipped block, and its frame if the file prints it. */
  private clipped(
    clip: readonly Point[],
    place: Affine,
    { pen, gate, layer, clipping }: InsertContext,
  ): Clipping {
    const outline = clip.map((corner) => transformPoint(place, corner));
    if (this.settings.hasClipFrames) {
      const points = outline.flatMap(({ x, y }) => [x, y]);
      this.collector.add(gate ?? layer, pen, { kind: 'line', points, closed: true }, clipping);
    }
    return { ...clipping, clips: [...clipping.clips, new Polygon(outline)] };
  }

  /** Infinite lines, cut at the edge of the sheet. */
  drawEndless(bounds: Bounds): void {
    for (const { entity, context } of this.endless) {
      const points = endlessPoints(entity, context.place, bounds);
      this.collector.add(
        context.gate ?? context.layer,
        context.pen,
        { kind: 'line', points, closed: false },
        context.clipping,
      );
    }
  }
}
