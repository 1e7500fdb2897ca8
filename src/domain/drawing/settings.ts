import { lengthText } from '#src/domain/drawing/dimension-text.ts';
import type { DxfFile } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, pointOf, textOf, type Group, type Groups } from '#src/lib/dxf/groups.ts';

/** An arrowhead: a filled arrow, or the file's block, which is one unit long. */
export interface Arrowhead {
  /** Its length; 0 if there is none. */
  size: number;
  /** Empty for a filled arrow. */
  block: string;
}

/** Settings that a file states once for all entities. */
export interface Settings {
  /** The style of a dimension, leader, or tolerance, including its overrides. */
  dimensionStyleOf: (entity: Groups) => DimensionStyle;
  /** The style of an MLINE; no groups if the file has none. */
  multilineStyleOf: (entity: Groups) => Groups;
  /** The arrowhead by its block's name. */
  arrowheadOf: (block: string, size: number) => Arrowhead;
  /** `$PDMODE`, and `$PDSIZE` in model units. */
  pointMode: number;
  pointSize: number;
  /** `$ATTMODE`: which attributes are visible. */
  attributes: number;
  /** `$FILLMODE`: whether areas are filled, or only outlined. */
  isFilled: boolean;
  /** `$XCLIPFRAME`: whether the frames of clipped blocks are printed. */
  hasClipFrames: boolean;
  /** Whether the frames of wipeouts are printed. */
  hasWipeoutFrames: boolean;
}

/** A dimension style; lengths are in model units. */
export interface DimensionStyle {
  /** At both ends of its line. */
  arrows: readonly [Arrowhead, Arrowhead];
  /** At the end of a leader. */
  leader: Arrowhead;
  /** Size of the oblique tick; 0 for an arrow. */
  tick: number;
  /** Suppressed lines: extension lines (75, 76) and halves of the dimension line (281, 282). */
  isLeftOut: (code: 75 | 76 | 281 | 282) => boolean;
  /** Own colors of the dimension line, the extension lines, and the text. */
  pens: Readonly<Record<'line' | 'extension' | 'text', readonly Group[]>>;
  height: number;
  gap: number;
  /** Extension lines: offset from the point, and length past the dimension line. */
  offset: number;
  beyond: number;
  textStyle: string;
  angleDecimals: number;
  lengthText: (length: number) => string;
}

export function settingsOf({ header, tables, objects, blocks: drawn }: DxfFile): Settings {
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
  const arrowheadOf = (block: string, size: number): Arrowhead => {
    if (/^_none$/i.test(block)) return { size: 0, block: '' };
    // A filled arrow is drawn without its block.
    const isDrawn = !/^_closedfilled$/i.test(block) && drawn.get(block.toLowerCase())?.entities.length;
    return { size, block: isDrawn ? block : '' };
  };
  return {
    arrowheadOf,
    multilineStyleOf: (entity) => multilines.get(textOf(entity, 2).toLowerCase()) ?? [],
    hasWipeoutFrames: objectsOf('WIPEOUTVARIABLES').some((groups) => numberOf(groups, 70) === 1),
    dimensionStyleOf: (entity) => {
      const own = styles.get(textOf(entity, 3).toLowerCase()) ?? styles.get('standard') ?? [];
      // The first group of a code wins.
      return dimensionStyle([...overridesOf(entity), ...own], textStyles, blocks, arrowheadOf);
    },
    pointMode: numberOf(header.get('$PDMODE') ?? [], 70),
    pointSize: pointSizeOf(header),
    attributes: numberOf(header.get('$ATTMODE') ?? [], 70, 1),
    isFilled: numberOf(header.get('$FILLMODE') ?? [], 70, 1) !== 0,
    hasClipFrames: numberOf(header.get('$XCLIPFRAME') ?? [], 280, 2) === 1,
  };
}

/** An entity's overrides of its style, in extended data as alternating codes and values. */
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

/** A size of 0 or less is a percentage of the window, 5 by default. */
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
  arrowheadOf: Settings['arrowheadOf'],
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
  const blockOf = (handle: number, name: number): string =>
    blocks.get(textOf(groups, handle)) ?? textOf(groups, name);
  const mark = blockOf(342, 5);
  const ends = numberOf(groups, 173) === 1 ? [blockOf(343, 6), blockOf(344, 7)] : [mark, mark];
  const [first, second] = ends.map((block) => arrowheadOf(block, arrow));
  const none: Arrowhead = { size: arrow, block: '' };
  const pen = (code: number): Group[] => (numberOf(groups, code) > 0 ? [[62, numberOf(groups, code)]] : []);
  return {
    arrows: [first ?? none, second ?? none],
    leader: arrowheadOf(blocks.get(textOf(groups, 341)) ?? '', arrow),
    tick: size(142, 0) || (strokes.test(mark) && first?.block === '' ? arrow / 2 : 0),
    isLeftOut: (code) => numberOf(groups, code) === 1,
    pens: { line: pen(176), extension: pen(177), text: pen(178) },
    height: size(140, 0.18),
    gap: Math.abs(size(147, 0.09)),
    offset: size(42, 0.0625),
    beyond: size(44, 0.18),
    textStyle: textStyles.get(textOf(groups, 340)) ?? '',
    angleDecimals: numberOf(groups, 179, 0),
    lengthText: (length) => lengthText(length * factor, form),
  };
}
