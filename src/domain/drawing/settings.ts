import { lengthText } from '#src/domain/drawing/dimension-text.ts';
import type { DxfFile } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, pointOf, textOf } from '#src/lib/dxf/groups.ts';
import type { Groups } from '#src/lib/dxf/groups.ts';

/** Settings that a file states once for all entities. */
export interface Settings {
  /** The length of an arrow in units of the model, by the name of its dimension style. */
  arrowOf: (style: string) => number;
  dimensionStyleOf: (style: string) => DimensionStyle;
  /** `$PDMODE`, and `$PDSIZE` in units of the model. */
  pointMode: number;
  pointSize: number;
  /** `$ATTMODE`: which attributes are seen. */
  attributes: number;
  /** `$FILLMODE`: whether areas are filled, or only outlined. */
  isFilled: boolean;
  /** `$XCLIPFRAME`: whether the frames of clipped blocks are printed. */
  hasClipFrames: boolean;
}

/** What a dimension style says, lengths in units of the model. */
export interface DimensionStyle {
  arrow: number;
  /** Length of the stroke in place of an arrow; 0 for an arrow. */
  tick: number;
  height: number;
  gap: number;
  /** Of extension lines: from the point, and past the line. */
  offset: number;
  beyond: number;
  textStyle: string;
  angleDecimals: number;
  lengthText: (length: number) => string;
}

export function settingsOf({ header, tables }: DxfFile): Settings {
  const arrows = new Map<string, number>();
  const styles = new Map<string, Groups>();
  const textStyles = new Map(
    (tables.get('STYLE') ?? []).map(({ groups }) => [textOf(groups, 5), textOf(groups, 2)]),
  );
  for (const { groups } of tables.get('DIMSTYLE') ?? []) {
    const name = textOf(groups, 2).toLowerCase();
    styles.set(name, groups);
    arrows.set(name, numberOf(groups, 41, 0.18) * (numberOf(groups, 40, 1) || 1));
  }
  return {
    arrowOf: (style) => arrows.get(style.toLowerCase()) ?? 0.18,
    dimensionStyleOf: (style) =>
      dimensionStyle(styles.get(style.toLowerCase()) ?? styles.get('standard') ?? [], textStyles),
    pointMode: numberOf(header.get('$PDMODE') ?? [], 70),
    pointSize: pointSizeOf(header),
    attributes: numberOf(header.get('$ATTMODE') ?? [], 70, 1),
    isFilled: numberOf(header.get('$FILLMODE') ?? [], 70, 1) !== 0,
    hasClipFrames: numberOf(header.get('$XCLIPFRAME') ?? [], 280, 2) === 1,
  };
}

/** A size of 0 or less is a share of the window in percent, by default 5. */
function pointSizeOf(header: DxfFile['header']): number {
  const size = numberOf(header.get('$PDSIZE') ?? [], 40);
  if (size > 0) return size;
  const [min, max] = ['$EXTMIN', '$EXTMAX'].map((name) => pointOf(header.get(name) ?? [], 10));
  const height = (max?.y ?? 0) - (min?.y ?? 0);
  return height > 0 && height < 1e15 ? (height * (-size || 5)) / 100 : 1;
}

function dimensionStyle(groups: Groups, textStyles: ReadonlyMap<string, string>): DimensionStyle {
  const scale = numberOf(groups, 40, 1) || 1;
  const size = (code: number, otherwise: number): number => numberOf(groups, code, otherwise) * scale;
  const separator = numberOf(groups, 278);
  const form = {
    units: numberOf(groups, 277, numberOf(groups, 270, 2)),
    decimals: numberOf(groups, 271, 4),
    zeros: numberOf(groups, 78),
    around: textOf(groups, 3),
    separator: separator > 32 ? String.fromCharCode(separator) : '.',
  };
  const factor = Math.abs(numberOf(groups, 144, 1)) || 1;
  return {
    arrow: size(41, 0.18),
    tick: size(142, 0),
    height: size(140, 0.18),
    gap: Math.abs(size(147, 0.09)),
    offset: size(42, 0.0625),
    beyond: size(44, 0.18),
    textStyle: textStyles.get(textOf(groups, 340)) ?? '',
    angleDecimals: numberOf(groups, 179, 0),
    lengthText: (length) => lengthText(length * factor, form),
  };
}
