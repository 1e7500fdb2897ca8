import type { DxfFile, DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { numberOf, textOf, type Groups } from '#src/lib/dxf/groups.ts';

/** Letters or a shape in a pattern; lengths are in model units. */
export interface LineMark {
  /** From the beginning of the pattern. */
  at: number;
  /** Its letters; otherwise it is a shape by number, null if its font is unknown. */
  text: string;
  shape: number | null;
  /** Height of its letters, or size of its shape's unit. */
  size: number;
  /** In degrees, relative to the line or absolute. */
  turn: number;
  isLevel: boolean;
  /** Along the line and across it. */
  x: number;
  y: number;
}

export interface LineMarks {
  /** Length of one pattern. */
  length: number;
  all: readonly LineMark[];
}

export interface LineType {
  /** Dashes and gaps in units of the model; empty for a solid line. */
  dashes: readonly number[];
  marks: LineMarks | null;
}

export const solidLine: LineType = { dashes: [], marks: null };

/** The shape font that comes with CAD programs; others are separate files. */
const usualShapes = /^(?:.*[\\/])?ltypeshp(?:\.sh[xp])?$/i;

interface Style {
  height: number;
  hasUsualShapes: boolean;
}

/** By lowercase name, at `$LTSCALE`. */
export function lineTypesOf({ header, tables }: DxfFile): Map<string, LineType> {
  const scale = numberOf(header.get('$LTSCALE') ?? [], 40) || 1;
  const styles = new Map(
    (tables.get('STYLE') ?? []).map(({ groups }): [string, Style] => [
      textOf(groups, 5),
      { height: numberOf(groups, 40), hasUsualShapes: usualShapes.test(textOf(groups, 3)) },
    ]),
  );
  return new Map(
    (tables.get('LTYPE') ?? []).map((record) => [
      textOf(record.groups, 2).toLowerCase(),
      scaledLine(lineType(record, styles), scale),
    ]),
  );
}

function lineType({ groups }: DxfRecord, styles: ReadonlyMap<string, Style>): LineType {
  const starts = groups.flatMap(([code], at) => (code === 49 ? [at] : []));
  const dashes: number[] = [];
  const all: LineMark[] = [];
  let length = 0;
  for (const [at, start] of starts.entries()) {
    const own = groups.slice(start, starts[at + 1]);
    const dash = Math.abs(numberOf(own, 49));
    dashes.push(dash);
    length += dash;
    const mark = markOf(own, length, styles);
    if (mark) all.push(mark);
  }
  return { dashes, marks: all.length > 0 && length > 0 ? { length, all } : null };
}

/** The mark after an element of the pattern: flag 2 for letters, 4 for a shape. */
function markOf(groups: Groups, at: number, styles: ReadonlyMap<string, Style>): LineMark | null {
  const flags = numberOf(groups, 74);
  if ((flags & 6) === 0) return null;
  const style = styles.get(textOf(groups, 340));
  const scale = numberOf(groups, 46, 1) || 1;
  const isText = (flags & 2) !== 0;
  return {
    at,
    text: isText ? textOf(groups, 9) : '',
    shape: !isText && style?.hasUsualShapes ? numberOf(groups, 75) : null,
    size: isText ? scale * (style?.height || 1) : scale,
    turn: numberOf(groups, 50),
    isLevel: (flags & 1) !== 0,
    x: numberOf(groups, 44),
    y: numberOf(groups, 45),
  };
}

export function scaledLine(type: LineType, scale: number): LineType {
  if (scale === 1 || scale <= 0 || (type.dashes.length === 0 && !type.marks)) return type;
  const { dashes, marks } = type;
  return {
    dashes: dashes.map((dash) => dash * scale),
    marks: marks && {
      length: marks.length * scale,
      all: marks.all.map((mark) => ({
        ...mark,
        at: mark.at * scale,
        size: mark.size * scale,
        x: mark.x * scale,
        y: mark.y * scale,
      })),
    },
  };
}
