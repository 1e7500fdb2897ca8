import { aciColor } from '#src/domain/drawing/colors.ts';
import type { Pen } from '#src/domain/drawing/collect.ts';
import { lineTypesOf, scaledLine, solidLine, type LineType } from '#src/domain/drawing/line-types.ts';
import type { SheetLayer } from '#src/domain/drawing/sheet.ts';
import type { DxfFile, DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, textOf, type Groups } from '#src/lib/dxf/groups.ts';

/** The "default" line weight in millimeters. */
export const defaultWeight = 0.25;

export function layerOf({ groups }: DxfRecord): SheetLayer {
  const [index, weight] = [numberOf(groups, 62, 7), numberOf(groups, 370, -3)];
  return {
    name: textOf(groups, 2),
    color: colorOf(groups, Math.abs(index)),
    weight: weight >= 0 ? weight / 100 : defaultWeight,
    isOff: index < 0 || (numberOf(groups, 70) & 1) === 1,
    groups: [],
    entities: 0,
  };
}

/** A true color wins. Some programs write true black next to an index when they mean none. */
function colorOf(groups: Groups, index: number): string | null {
  const rgb = numberOf(groups, 420, -1);
  const isTrue = rgb > 0 || (rgb === 0 && numberOf(groups, 62, -1) === -1);
  return isTrue ? hexColor(rgb) : aciColor(index);
}

/** The color of a part of a text; null for black or white, undefined if it has no own color. */
export function ownColor({ index, rgb }: { index?: number; rgb?: number }): string | null | undefined {
  if (rgb !== undefined) return hexColor(rgb);
  return index === undefined || index === 0 || index > 255 ? undefined : aciColor(index);
}

export const hexColor = (rgb: number): string => `#${(rgb & 0xff_ff_ff).toString(16).padStart(6, '0')}`;

/** Offsets of transparency values: explicit, or ByBlock. */
const [ownOpacity, hostOpacity] = [0x2_00_00_00, 0x1_00_00_00];

/** Read from extended data, after an application's name. */
function layerOpacity(groups: Groups): number {
  const at = groups.findIndex(([code, value]) => code === 1001 && value === 'AcCmTransparency');
  const value = at === -1 ? 0 : numberOf(groups.slice(at), 1071);
  return value >= ownOpacity ? (value & 0xff) / 255 : 1;
}

/** Scale factor of a line type, because a sheet may show dashes in paper lengths. */
type Stretch = number;

/** The pens of entities: their own, that of their layer, or that of the block they are part of. */
export class Pens {
  private readonly lineTypes: ReadonlyMap<string, LineType>;
  private readonly layerTypes = new Map<string, LineType>();
  private readonly layerOpacities = new Map<string, number>();
  private readonly layerPens = new Map<Stretch, Map<SheetLayer, Pen>>();

  constructor(file: DxfFile) {
    this.lineTypes = lineTypesOf(file);
    for (const { groups } of file.tables.get('LAYER') ?? []) {
      const name = textOf(groups, 2).toLowerCase();
      this.layerTypes.set(name, this.lineTypes.get(textOf(groups, 6).toLowerCase()) ?? solidLine);
      this.layerOpacities.set(name, layerOpacity(groups));
    }
  }

  /** `host` is the pen of the insert whose block contains the entity. */
  of(entity: Groups, layer: SheetLayer, host: Pen, stretch: Stretch): Pen {
    // Most entities use their layer's pen.
    if (!statesPen(entity)) return this.penOfLayer(layer, stretch);
    const groups = commonOf(entity);
    const [index, weight] = [numberOf(groups, 62, 256), numberOf(groups, 370, -1)];
    const isByLayer = index < 0 || index > 255;
    const own = colorOf(groups, index);
    return {
      color: isByLayer && own === null ? layer.color : index === 0 && own === null ? host.color : own,
      weight:
        weight >= 0
          ? weight / 100
          : weight === -1
            ? layer.weight
            : weight === -2
              ? host.weight
              : defaultWeight,
      ...this.lineOf(groups, layer, host, stretch),
      ...this.opacityOf(groups, layer, host),
    };
  }

  private penOfLayer(layer: SheetLayer, stretch: Stretch): Pen {
    let pens = this.layerPens.get(stretch);
    if (!pens) this.layerPens.set(stretch, (pens = new Map<SheetLayer, Pen>()));
    const known = pens.get(layer);
    if (known) return known;
    const name = layer.name.toLowerCase();
    const opacity = this.layerOpacities.get(name) ?? 1;
    const { color, weight } = layer;
    const line = lookOf(this.layerTypes.get(name) ?? solidLine, stretch);
    const pen: Pen = { color, weight, ...line, ...(opacity < 1 ? { opacity } : {}) };
    pens.set(layer, pen);
    return pen;
  }

  private opacityOf(groups: Groups, layer: SheetLayer, host: Pen): { opacity?: number } {
    const value = numberOf(groups, 440);
    const opacity =
      value >= ownOpacity
        ? (value & 0xff) / 255
        : value >= hostOpacity
          ? (host.opacity ?? 1)
          : (this.layerOpacities.get(layer.name.toLowerCase()) ?? 1);
    return opacity < 1 ? { opacity } : {};
  }

  private lineOf(
    groups: Groups,
    layer: SheetLayer,
    host: Pen,
    stretch: Stretch,
  ): Pick<Pen, 'dashes' | 'marks'> {
    const name = textOf(groups, 6).toLowerCase();
    if (name === 'byblock') return { dashes: host.dashes, ...(host.marks ? { marks: host.marks } : {}) };
    const own = name === 'bylayer' ? undefined : this.lineTypes.get(name);
    const type = own ?? this.layerTypes.get(layer.name.toLowerCase()) ?? solidLine;
    const scale = numberOf(groups, 48, 1);
    return lookOf(type, scale > 0 ? scale * stretch : stretch);
  }
}

function lookOf(type: LineType, scale: number): Pick<Pen, 'dashes' | 'marks'> {
  const { dashes, marks } = scaledLine(type, scale);
  return { dashes, ...(marks ? { marks } : {}) };
}

/** Line type, its scale, color, weight, true color, and transparency. */
const penCodes = new Set([6, 48, 62, 370, 420, 440]);

function statesPen(groups: Groups): boolean {
  for (const [code, value] of groups) {
    if (code === 100 && value !== 'AcDbEntity') return false;
    if (penCodes.has(code)) return true;
  }
  return false;
}

/** The groups that all kinds share; later groups of a record may reuse these codes. */
function commonOf(groups: Groups): Groups {
  const end = groups.findIndex(([code, value]) => code === 100 && value !== 'AcDbEntity');
  return end === -1 ? groups : groups.slice(0, end);
}
