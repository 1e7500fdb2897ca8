import type { Affine } from '#src/domain/drawing/affine.ts';
import { composeAffine, transformPoint } from '#src/domain/drawing/affine.ts';
import { Collector } from '#src/domain/drawing/collect.ts';
import type { Sight } from '#src/domain/drawing/collect.ts';
import { dimensionParts } from '#src/domain/drawing/dimension.ts';
import { drawersByType } from '#src/domain/drawing/draw-entity.ts';
import { drawMarks } from '#src/domain/drawing/draw-marks.ts';
import { drawText } from '#src/domain/drawing/draw-text.ts';
import { endlessPoints } from '#src/domain/drawing/endless.ts';
import { textStyles } from '#src/domain/drawing/entity-text.ts';
import { framesByType } from '#src/domain/drawing/frames.ts';
import { isForEditing, isSilent } from '#src/domain/drawing/hidden.ts';
import type { Host } from '#src/domain/drawing/host.ts';
import { leaderMark, markPart } from '#src/domain/drawing/leaders.ts';
import { multilineParts } from '#src/domain/drawing/multiline.ts';
import { multileaderParts } from '#src/domain/drawing/multileader.ts';
import type { Named } from '#src/domain/drawing/multileader.ts';
import { layerOf, Pens } from '#src/domain/drawing/pens.ts';
import { arrayShifts, innerPlace, placeShape, planeOf } from '#src/domain/drawing/place.ts';
import { Polygon } from '#src/domain/drawing/polygon.ts';
import { proxyParts } from '#src/domain/drawing/proxy/graphic.ts';
import { settingsOf } from '#src/domain/drawing/settings.ts';
import type { Settings } from '#src/domain/drawing/settings.ts';
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
  private readonly endless: { entity: DxfRecord; host: Host }[] = [];

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
      markOf: this.settings.markOf,
    };
    this.styles = textStyles(table('STYLE'), numberOf(file.header.get('$TEXTSIZE') ?? [], 40));
    this.frozen = new Set(
      table('LAYER').flatMap(({ groups }) =>
        hasBit(groups, 70, 1) ? [textOf(groups, 2).toLowerCase()] : [],
      ),
    );
    this.collector = new Collector(table('LAYER').map(layerOf));
  }

  draw(entity: DxfRecord, host: Host): void {
    this.steps.spend();
    const { type, groups } = entity;
    // Invisible, as attributes of doors and sheets often are.
    if (numberOf(groups, 60) === 1 || isSilent(entity, host.depth, this.settings.attributes)) return;
    const named = textOf(groups, 8) || '0';
    if (isForEditing(type, named, host.kind)) return;
    const layer = this.collector.layer(named === '0' ? host.layer : named);
    const { frozen } = host.view;
    if (frozen.size > 0 && frozen.has(layer.name.toLowerCase())) return;
    const plane = planeOf(type, groups);
    const own: Host = {
      ...host,
      place: plane ? composeAffine(host.place, plane) : host.place,
      layer: layer.name,
      pen: this.pens.of(groups, layer, host.pen, host.stretch),
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
      const mark = leaderMark(groups, this.settings.dimensionStyleOf(groups));
      for (const part of markPart(pointsOf(groups, 10), mark))
        this.draw(part, { ...own, depth: own.depth + 1 });
    }
  }

  private drawParts(entity: DxfRecord, parts: readonly DxfRecord[], host: Host): void {
    if (parts.length === 0) this.drawProxy(entity, host);
    for (const part of parts) this.draw(part, host);
  }

  /** Draws the proxy graphic of an entity that only its own program can draw. */
  private drawProxy({ type, groups }: DxfRecord, host: Host): void {
    const parts = host.depth < deepest ? proxyParts(groups) : [];
    if (parts.length === 0) this.skip(type, host);
    for (const { record, place } of parts)
      this.draw(record, { ...host, place: composeAffine(host.place, place), depth: host.depth + 1 });
  }

  private skip(kind: string, { isCounted }: Host): void {
    if (isCounted) this.collector.skip(kind);
  }

  /** False for a kind that is not drawn. */
  private drawPlain(entity: DxfRecord, host: Host): boolean {
    const { place, kind, sight, gate } = host;
    const name = gate ?? host.layer;
    const { type } = entity;
    if (texts.has(type)) drawText(this.collector, entity, host, this.styles);
    else if (type === 'XLINE' || type === 'RAY') this.endless.push({ entity, host });
    else if (type === 'WIPEOUT') {
      const outline = outlineOf(entity.groups).map((corner) => transformPoint(place, corner));
      // In another viewport, it would hide content that only the first shows.
      if (host.isCounted && !this.collector.hide(outline)) return false;
      const points = outline.flatMap(({ x, y }) => [x, y]);
      if (this.settings.hasWipeoutFrames)
        this.collector.add(name, host.pen, { kind: 'line', points, closed: true }, sight);
    } else if (framesByType.has(type)) {
      // Their content is another file, so only their frame is drawn.
      const corners = framesByType.get(type)?.(entity.groups) ?? [];
      const [first] = corners;
      // Some programs store its position in their own data.
      if (corners.every(({ x, y }) => x === first?.x && y === first.y)) return false;
      const points = corners.flatMap(({ x, y }) => [x, y]);
      this.collector.add(name, host.pen, placeShape({ kind: 'line', points, closed: true }, place), sight);
      this.skip(type, host);
    } else {
      const shapes = drawersByType.get(type)?.(entity, this.settings);
      if (!shapes) return false;
      for (const shape of shapes) {
        const placed = placeShape(shape, place);
        // A dimension's arrows must be as visible as its lines.
        const isArrow = placed.kind === 'fill' && kind === 'dimension';
        this.collector.add(name, host.pen, isArrow ? { ...placed, isArea: false } : placed, sight);
        if (drawMarks(this.collector, placed, host)) this.skip('SHAPE in a line type', host);
      }
    }
    if (host.isCounted) this.collector.layer(name).entities++;
    return true;
  }

  private drawBlock(entity: DxfRecord, host: Host): void {
    const { type, groups } = entity;
    const block = this.file.blocks.get(textOf(groups, 2).toLowerCase());
    const isDimension = type.endsWith('DIMENSION');
    if (type === 'DIMENSION' && (!block || block.entities.length === 0)) {
      const style = this.settings.dimensionStyleOf(groups);
      this.drawParts(entity, dimensionParts(groups, style), { ...host, kind: 'dimension' });
      return;
    }
    if (!block || host.depth >= deepest) {
      this.drawProxy(entity, host);
      return;
    }
    // Its content is in another file.
    if (hasBit(block.groups, 70, 4) && block.entities.length === 0) this.skip('XREF', host);
    const inner = innerPlace(type, groups, pointOf(block.groups, 10));
    const kind = isDimension ? 'dimension' : host.kind;
    const gate = host.gate ?? (this.frozen.has(host.layer.toLowerCase()) ? host.layer : null);
    const clip = type === 'INSERT' ? this.clips.of(groups) : null;
    for (const shift of type === 'INSERT' ? arrayShifts(groups) : [{ x: 0, y: 0 }]) {
      const place = composeAffine(host.place, composeAffine(inner, [1, 0, 0, 1, shift.x, shift.y]));
      const sight = clip ? this.clipped(clip, place, host) : host.sight;
      for (const part of block.entities)
        this.draw(part, { ...host, place, kind, gate, sight, depth: host.depth + 1 });
    }
  }

  /** Draws the visible part of a clipped block, and its frame if the file prints it. */
  private clipped(clip: readonly Point[], place: Affine, { pen, gate, layer, sight }: Host): Sight {
    const outline = clip.map((corner) => transformPoint(place, corner));
    if (this.settings.hasClipFrames) {
      const points = outline.flatMap(({ x, y }) => [x, y]);
      this.collector.add(gate ?? layer, pen, { kind: 'line', points, closed: true }, sight);
    }
    return { ...sight, clips: [...sight.clips, new Polygon(outline)] };
  }

  /** Infinite lines, cut at the edge of the sheet. */
  drawEndless(bounds: Bounds): void {
    for (const { entity, host } of this.endless) {
      const points = endlessPoints(entity, host.place, bounds);
      this.collector.add(
        host.gate ?? host.layer,
        host.pen,
        { kind: 'line', points, closed: false },
        host.sight,
      );
    }
  }
}
