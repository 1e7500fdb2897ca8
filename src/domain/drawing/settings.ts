import { lengthText } from '#src/domain/drawing/dimension-text.ts';
import type { DxfFile } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, pointOf, textOf } from '#src/lib/dxf/groups.ts';
import type { Group, Groups } from '#src/lib/dxf/groups.ts';

/** Settings that a file states once for all entities. */
export interface Settings {
  /** Of a dimension, a leader, or a tolerance: its style, with what it states differently. */
  dimensionStyleOf: (entity: Groups) => DimensionStyle;
  /** The style of an MLINE; without groups where the file has none. */
  multilineStyleOf: (entity: Groups) => Groups;
  /** `$PDMODE`, and `$PDSIZE` in units of the model. */
  pointMode: number;
  pointSize: number;
  /** `$ATTMODE`: which attributes are seen. */
  attributes: number;
  /** `$FILLMODE`: whether areas are filled, or only outlined. */
  isFilled: boolean;
  /** `$XCLIPFRAME`: whether the frames of clipped blocks are printed. */
  hasClipFrames: boolean;
  /** Whether the frames of wipeouts are printed. */
  hasWipeoutFrames: boolean;
}

/** What a dimension style says, lengths in units of the model. */
export interface DimensionStyle {
  /** Its length; 0 where there is none. */
  arrow: number;
  /** At the end of a leader. */
  leaderArrow: number;
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

export function settingsOf({ header, tables, objects }: DxfFile): Settings {
  const styles = new Map<string, Groups>();
  const names = (table: string) =>
    new Map((tables.get(table) ?? []).map(({ groups }) => [textOf(groups, 5), textOf(groups, 2)]));
  const [textStyles, blocks] = [names('STYLE'), names('BLOCK_RECORD')];
  for (const { groups } of tables.get('DIMSTYLE') ?? []) styles.set(textOf(groups, 2).toLowerCase(), groups);
  const objectsOf = (kind: string): Groups[] =>
    objects.flatMap(({ type, groups }) => (type === kind ? [groups] : []));
  const multilines = new Map(
    objectsOf('MLINESTYLE').map((groups) => [textOf(groups, 2).toLowerCase(), groups]),
  );
  return {
    multilineStyleOf: (entity) => multilines.get(textOf(entity, 2).toLowerCase()) ?? [],
    hasWipeoutFrames: objectsOf('WIPEOUTVARIABLES').some((groups) => numberOf(groups, 70) === 1),
    dimensionStyleOf: (entity) => {
      const own = styles.get(textOf(entity, 3).toLowerCase()) ?? styles.get('standard') ?? [];
      // Of a code, the first counts.
      return dimensionStyle([...overridesOf(entity), ...own], textStyles, blocks);
    },
    pointMode: numberOf(header.get('$PDMODE') ?? [], 70),
    pointSize: pointSizeOf(header),
    attributes: numberOf(header.get('$ATTMODE') ?? [], 70, 1),
    isFilled: numberOf(header.get('$FILLMODE') ?? [], 70, 1) !== 0,
    hasClipFrames: numberOf(header.get('$XCLIPFRAME') ?? [], 280, 2) === 1,
  };
}

/** What an entity states differently from its style, in extended data: a code and its value in turn. */
function overridesOf(groups: Groups): Group[] {
  const start = groups.findIndex(([code, value]) => code === 1000 && value === 'DSTYLE');
  const found: Group[] = [];
  for (let at = start + 2; start !== -1 && at + 1 < groups.length; at += 2) {
    const [[kind, code] = [0, ''], [, value] = [0, '']] = [groups[at], groups[at + 1]];
    if (kind !== 1070) break;
    found.push([Number(code), value]);
  }
  return found;
}

/** A size of 0 or less is a share of the window in percent, by default 5. */
function pointSizeOf(header: DxfFile['header']): number {
  const size = numberOf(header.get('$PDSIZE') ?? [], 40);
  if (size > 0) return size;
  const [min, max] = ['$EXTMIN', '$EXTMAX'].map((name) => pointOf(header.get(name) ?? [], 10));
  const height = (max?.y ?? 0) - (min?.y ?? 0);
  return height > 0 && height < 1e15 ? (height * (-size || 5)) / 100 : 1;
}

const strokes = /^_(?:archtick|oblique)$/i;

function dimensionStyle(
  groups: Groups,
  textStyles: ReadonlyMap<string, string>,
  blocks: ReadonlyMap<string, string>,
): DimensionStyle {
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
  const arrow = size(41, 0.18);
  // By the handle of its block, in files before release 2000 by its name.
  const [mark, leaderMark] = [
    blocks.get(textOf(groups, 342)) ?? textOf(groups, 5),
    blocks.get(textOf(groups, 341)) ?? '',
  ];
  const isNone = (name: string): boolean => /^_none$/i.test(name);
  return {
    arrow: isNone(mark) ? 0 : arrow,
    leaderArrow: isNone(leaderMark) ? 0 : arrow,
    tick: size(142, 0) || (strokes.test(mark) ? arrow : 0),
    height: size(140, 0.18),
    gap: Math.abs(size(147, 0.09)),
    offset: size(42, 0.0625),
    beyond: size(44, 0.18),
    textStyle: textStyles.get(textOf(groups, 340)) ?? '',
    angleDecimals: numberOf(groups, 179, 0),
    lengthText: (length) => lengthText(length * factor, form),
  };
}
