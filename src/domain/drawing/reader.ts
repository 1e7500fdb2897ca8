import type { Affine } from '#src/domain/drawing/affine.ts';
import { composeAffine, transformPoint, transformPoints } from '#src/domain/drawing/affine.ts';
import { Collector } from '#src/domain/drawing/collect.ts';
import type { Pen } from '#src/domain/drawing/collect.ts';
import { dimensionParts } from '#src/domain/drawing/dimension.ts';
import { drawersByType } from '#src/domain/drawing/draw-entity.ts';
import { endlessPoints } from '#src/domain/drawing/endless.ts';
import { linesOf, textStyles } from '#src/domain/drawing/entity-text.ts';
import { multileaderParts } from '#src/domain/drawing/multileader.ts';
import { wholeModel } from '#src/domain/drawing/paper.ts';
import type { ModelView } from '#src/domain/drawing/paper.ts';
import { defaultWeight, layerOf, ownColor, Pens } from '#src/domain/drawing/pens.ts';
import { arrayShifts, innerPlace, placeShape, planeOf } from '#src/domain/drawing/place.ts';
import { placeLine } from '#src/domain/drawing/place-text.ts';
import type { EntitySpan } from '#src/domain/drawing/place-text.ts';
import { settingsOf } from '#src/domain/drawing/settings.ts';
import type { Settings } from '#src/domain/drawing/settings.ts';
import type { Bounds, SheetText, TextSpan } from '#src/domain/drawing/sheet.ts';
import { isForEditing, isSilent } from '#src/domain/drawing/hidden.ts';
import { toleranceParts } from '#src/domain/drawing/tolerance.ts';
import { outlineOf } from '#src/domain/drawing/wipeout.ts';
import { Budget } from '#src/lib/budget.ts';
import type { DxfFile, DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { hasBit, numberOf, pointOf, textOf } from '#src/lib/dxf/groups.ts';
import type { Groups } from '#src/lib/dxf/groups.ts';

const deepest = 16;
/** Limit for entities, shown or not; those of a block count each time that it is inserted. */
const mostSteps = 500_000;
const texts = new Set(['TEXT', 'ATTRIB', 'ATTDEF', 'MTEXT']);
/** Kinds that are drawn from a block. */
const ofBlocks = new Set(['INSERT', 'DIMENSION', 'ARC_DIMENSION', 'LARGE_RADIAL_DIMENSION', 'ACAD_TABLE']);

/** How an entity is drawn: its transform, and the layer and pen of the insert that contains it. */
interface Host {
  place: Affine;
  layer: string;
  /** A frozen layer, which hides all that is inserted on it. */
  gate: string | null;
  pen: Pen;
  kind: SheetText['kind'];
  depth: number;
  /** The window through which it is seen. */
  view: ModelView;
  /** Entities that several views show are counted once. */
  isCounted: boolean;
}

export const outermost = {
  layer: '0',
  gate: null,
  pen: { color: null, weight: defaultWeight, dashes: [] },
  depth: 0,
  view: wholeModel,
  isCounted: true,
};

/** Draws entities, one after another, into its collector. */
export class Reader {
  readonly collector: Collector;
  private readonly pens: Pens;
  private readonly settings: Settings;
  private readonly steps = new Budget(mostSteps);
  private readonly file: DxfFile;
  /** By the handles of their records. */
  private readonly blockNames: ReadonlyMap<string, string>;
  private readonly styles: ReturnType<typeof textStyles>;
  private readonly frozen: ReadonlySet<string>;
  private readonly endless: { entity: DxfRecord; host: Host }[] = [];

  constructor(file: DxfFile) {
    this.file = file;
    this.pens = new Pens(file);
    this.settings = settingsOf(file);
    const table = (name: string): readonly DxfRecord[] => file.tables.get(name) ?? [];
    this.blockNames = new Map(
      table('BLOCK_RECORD').map(({ groups }) => [textOf(groups, 5), textOf(groups, 2)]),
    );
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
    if (numberOf(groups, 60) === 1 || isSilent(entity, host.depth)) return;
    const named = textOf(groups, 8) || '0';
    if (isForEditing(type, named.toLowerCase(), host.kind)) return;
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
    else if (type === 'MULTILEADER' || type === 'MLEADER')
      this.drawParts(
        type,
        multileaderParts(groups, (handle) => this.blockNames.get(handle) ?? ''),
        own,
      );
    else if (type === 'TOLERANCE') {
      const parts = toleranceParts(groups, this.settings.dimensionStyleOf(textOf(groups, 3)));
      this.drawParts(type, parts, own);
    } else if (!this.drawPlain(entity, own)) this.skip(type, own);
  }

  private drawParts(type: string, parts: readonly DxfRecord[], host: Host): void {
    if (parts.length === 0) this.skip(type, host);
    for (const part of parts) this.draw(part, host);
  }

  private skip(kind: string, { isCounted }: Host): void {
    if (isCounted) this.collector.skip(kind);
  }

  /** False for a kind that is not drawn. */
  private drawPlain(entity: DxfRecord, host: Host): boolean {
    const { place, pen, kind, view, gate } = host;
    const name = gate ?? host.layer;
    const { type } = entity;
    if (texts.has(type)) this.drawText(entity, host);
    else if (type === 'XLINE' || type === 'RAY') this.endless.push({ entity, host });
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
      for (const shape of shapes) {
        const placed = placeShape(shape, place);
        // The arrows of a dimension are to stand out as its lines do.
        const isArrow = placed.kind === 'fill' && kind === 'dimension';
        this.collector.add(name, pen, isArrow ? { ...placed, isArea: false } : placed, view.region);
      }
    }
    if (host.isCounted) this.collector.layer(name).entities++;
    return true;
  }

  private drawText(entity: DxfRecord, { place, pen, kind, view, gate, layer: own }: Host): void {
    const layer = this.collector.layer(gate ?? own);
    const { lines, box } = linesOf(entity, this.styles);
    if (box) this.drawBox(entity.groups, transformPoints(place, box), { layer: layer.name, pen, view });
    for (const line of lines) {
      const color = (line.pen && ownColor(line.pen)) ?? pen.color;
      const spans = line.spans?.map(coloredSpan);
      this.collector.addText(
        {
          ...placeLine(line, place),
          ...(spans ? { spans } : {}),
          layer: layer.name,
          kind,
          ...(color === layer.color ? {} : { color }),
        },
        view.region,
      );
    }
  }

  /** The ground of an MTEXT, which hides what is below it, and its frame. */
  private drawBox(
    groups: Groups,
    box: number[],
    { layer, pen, view }: Pick<Host, 'layer' | 'pen' | 'view'>,
  ): void {
    const flags = numberOf(groups, 90);
    if ((flags & 3) !== 0) {
      const corners = box.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: box[at + 1] ?? 0 }] : []));
      this.collector.hide(corners);
      const color = groundColor(groups);
      if ((flags & 3) === 1 && color !== null)
        this.collector.add(layer, pen, { kind: 'fill', loops: [box], isArea: true, color }, view.region);
    }
    if ((flags & 16) !== 0)
      this.collector.add(layer, pen, { kind: 'line', points: box, closed: true }, view.region);
  }

  private drawBlock({ type, groups }: DxfRecord, host: Host): void {
    const block = this.file.blocks.get(textOf(groups, 2).toLowerCase());
    const isDimension = type.endsWith('DIMENSION');
    if (type === 'DIMENSION' && (!block || block.entities.length === 0)) {
      const style = this.settings.dimensionStyleOf(textOf(groups, 3));
      this.drawParts(type, dimensionParts(groups, style), { ...host, kind: 'dimension' });
      return;
    }
    if (!block || host.depth >= deepest) {
      this.skip(type, host);
      return;
    }
    // Its content is in another file.
    if (hasBit(block.groups, 70, 4) && block.entities.length === 0) this.skip('XREF', host);
    const inner = innerPlace(type, groups, pointOf(block.groups, 10));
    const kind = isDimension ? 'dimension' : host.kind;
    const gate = host.gate ?? (this.frozen.has(host.layer.toLowerCase()) ? host.layer : null);
    for (const shift of type === 'INSERT' ? arrayShifts(groups) : [{ x: 0, y: 0 }]) {
      const place = composeAffine(host.place, composeAffine(inner, [1, 0, 0, 1, shift.x, shift.y]));
      for (const entity of block.entities)
        this.draw(entity, { ...host, place, kind, gate, depth: host.depth + 1 });
    }
  }

  /** Infinite lines, cut at the edge of the sheet. */
  drawEndless(bounds: Bounds): void {
    for (const { entity, host } of this.endless) {
      const points = endlessPoints(entity, host.place, bounds);
      this.collector.add(
        host.gate ?? host.layer,
        host.pen,
        { kind: 'line', points, closed: false },
        host.view.region,
      );
    }
  }
}

/** Behind a text: an index, or a true color; null for black or white. */
function groundColor(groups: Groups): string | null {
  const rgb = numberOf(groups, 421, -1);
  return ownColor(rgb >= 0 ? { rgb } : { index: numberOf(groups, 63) }) ?? null;
}

function coloredSpan({ index, rgb, ...span }: EntitySpan): TextSpan {
  const color = ownColor({
    ...(index === undefined ? {} : { index }),
    ...(rgb === undefined ? {} : { rgb }),
  });
  return { ...span, ...(color === undefined ? {} : { color }) };
}
