import type { EntityLine, EntitySpan } from '#src/domain/drawing/place-text.ts';
import { lettersWidth } from '#src/domain/drawing/letter-widths.ts';
import { readMtext } from '#src/lib/dxf/mtext.ts';
import type { MtextParagraph, MtextSpan } from '#src/lib/dxf/mtext.ts';
import { numberOf, pointOf } from '#src/lib/dxf/groups.ts';
import type { Groups } from '#src/lib/dxf/groups.ts';

/** What a text style says of letters. */
export interface TextStyle {
  stretch: number;
  /** Degrees. */
  slant: number;
  /** 0 where each text has its own. */
  height: number;
}

const aligned = ['left', 'center', 'right'] as const;
/** Between tab stops, and of a box around a text, as shares of its height. */
const tabStep = 4;

/** A piece of a line between tab stops, or a whole line. */
interface Piece {
  spans: MtextSpan[];
  /** From the left of the column, as a share of the text's height. */
  from: number;
  width: number;
}

interface Row {
  pieces: Piece[];
  align: MtextParagraph['align'];
  size: number;
  isColumn: boolean;
}

export interface TextBlock {
  lines: EntityLine[];
  /** Its box, in the directions of the text, from its insertion point. */
  box: { left: number; right: number; bottom: number; top: number };
}

/** The lines of an MTEXT, broken where they are wider than its box. `box` is around all of them. */
export function paragraphLines(groups: Groups, style: TextStyle): TextBlock {
  const height = numberOf(groups, 40) || style.height;
  const degrees = numberOf(groups, 50);
  // Long texts come in pieces, the last one under its own code.
  const text = groups.flatMap(([code, value]) => (code === 3 || code === 1 ? [String(value)] : [])).join('');
  const room = numberOf(groups, 41) / (height * style.stretch);
  const rows = readMtext(text, height).flatMap((paragraph) => rowsOf(paragraph, room > 0 ? room : Infinity));
  const { x, y } = pointOf(groups, 10);
  const direction = pointOf(groups, 11, 1);
  const angle = degrees || (Math.atan2(direction.y, direction.x) * 180) / Math.PI;
  const attachment = numberOf(groups, 71, 1) - 1;
  const column = aligned[attachment % 3] ?? 'left';
  const [drops, total] = dropsOf(rows, numberOf(groups, 44, 1), numberOf(groups, 73, 1) === 2);
  const above = [0, total / 2, total][Math.floor(attachment / 3)] ?? 0;
  const widest = rows.reduce((most, { pieces }) => Math.max(most, endOf(pieces)), 0);
  const across = Number.isFinite(room) && room > 0 ? room : widest;
  const edge = { left: 0, center: -across / 2, right: -across }[column] * height * style.stretch;
  const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const isFlipped = numberOf(groups, 230, 1) < 0;
  const lines = rows.flatMap((row, index) => {
    const down = ((drops[index] ?? 0) - above) * height * (isFlipped ? -1 : 1);
    return row.pieces.map((piece): EntityLine => {
      const align = piece.from > 0 || row.pieces.length > 1 ? 'left' : (row.align ?? column);
      const start =
        align === 'left'
          ? edge + piece.from * height * style.stretch
          : edge + { center: across / 2, right: across }[align] * height * style.stretch;
      return {
        ...lettersOf(piece.spans, height, style),
        x: x + cosine * start + sine * down,
        y: y + sine * start - cosine * down,
        angle,
        align: align,
        ...(isFlipped ? { isUpsideDown: true } : {}),
      };
    });
  });
  const top = above * height;
  return {
    lines,
    box: { left: edge, right: edge + across * height * style.stretch, bottom: top - total * height, top },
  };
}

/** One look for the whole line where its spans have the same, as most do. */
function lettersOf(
  spans: readonly MtextSpan[],
  height: number,
  style: TextStyle,
): Pick<EntityLine, 'text' | 'height' | 'stretch' | 'slant' | 'isUnderlined' | 'spans' | 'pen'> {
  const text = spans.map((span) => span.text).join('');
  const [first] = spans;
  const isOne = first && !first.stack && spans.every((span) => !span.stack && isSameLook(span, first));
  const base = {
    text,
    ...(style.stretch === 1 ? {} : { stretch: style.stretch }),
    ...(style.slant === 0 ? {} : { slant: style.slant }),
    height,
  };
  if (!first) return base;
  if (!isOne) return { ...base, spans: spans.map(spanOf) };
  const stretch = style.stretch * first.stretch;
  const slant = style.slant + first.slant;
  return {
    text,
    height: height * first.size,
    ...(stretch === 1 ? {} : { stretch }),
    ...(slant === 0 ? {} : { slant }),
    ...(first.isUnderlined ? { isUnderlined: true } : {}),
    ...(first.index === undefined && first.rgb === undefined ? {} : { pen: penOf(first) }),
  };
}

const penOf = ({ index, rgb }: MtextSpan): NonNullable<EntityLine['pen']> => ({
  ...(index === undefined ? {} : { index }),
  ...(rgb === undefined ? {} : { rgb }),
});

function spanOf(span: MtextSpan): EntitySpan {
  const { text, size, stretch, slant, isUnderlined, stack } = span;
  return { text, size, stretch, slant, isUnderlined, ...(stack ? { stack } : {}), ...penOf(span) };
}

const isSameLook = (one: MtextSpan, other: MtextSpan): boolean =>
  one.size === other.size &&
  one.stretch === other.stretch &&
  one.slant === other.slant &&
  one.isUnderlined === other.isUnderlined &&
  one.index === other.index &&
  one.rgb === other.rgb;

/** Baselines below the top, and the height of all, as shares of the text's height. */
function dropsOf(rows: readonly Row[], spacing: number, isExact: boolean): readonly [number[], number] {
  const drops: number[] = [];
  let at = 0;
  for (const [index, { size, isColumn }] of rows.entries()) {
    // Columns stand side by side; without their widths, below one another.
    const step = ((isExact ? 1 : size) * 5 * spacing) / 3;
    at += index === 0 ? size : isColumn ? 2 * step : step;
    drops.push(at);
  }
  return [drops, at];
}

const endOf = (pieces: readonly Piece[]): number => {
  const last = pieces.at(-1);
  return last ? last.from + last.width : 0;
};

const widthOf = ({ text, size, stretch, stack }: MtextSpan): number =>
  (stack ? Math.max(lettersWidth(stack.over), lettersWidth(stack.under)) : lettersWidth(text)) *
  size *
  stretch;

/** Breaks a paragraph at spaces where it is wider than `room`, a multiple of the text's height. */
function rowsOf({ spans, align, indent, left, tabs, isColumn }: MtextParagraph, room: number): Row[] {
  const rows: Row[] = [];
  let row: Row = { pieces: [], align, size: 0, isColumn };
  let piece: Piece = { spans: [], from: 0, width: 0 };
  const begin = (from: number): void => {
    piece = { spans: [], from, width: 0 };
    row.pieces.push(piece);
  };
  const put = (span: MtextSpan): void => {
    const last = piece.spans.at(-1);
    if (last && !last.stack && !span.stack && isSameLook(last, span)) last.text += span.text;
    else piece.spans.push({ ...span });
    piece.width += widthOf(span);
    row.size = Math.max(row.size, span.size);
  };
  rows.push(row);
  begin(Math.max(0, left + indent));
  for (const word of spans.flatMap(wordsOf)) {
    if (word.text === '\t') {
      const at = piece.from + piece.width;
      begin(
        tabs.find((tab) => tab > at + 1e-6) ?? (left > at ? left : (Math.floor(at / tabStep) + 1) * tabStep),
      );
      continue;
    }
    const isBlank = word.text.trim() === '' && !word.stack;
    if (!isBlank && piece.from + piece.width + widthOf(word) > room * 1.001 && row.size > 0) {
      trimEnd(piece);
      rows.push((row = { pieces: [], align, size: 0, isColumn: false }));
      begin(left);
    }
    if (!(isBlank && rows.length > 1 && row.size === 0)) put(word);
  }
  for (const one of rows) {
    one.size ||= spans[0]?.size ?? 1;
    one.pieces = one.pieces.filter((part) => part.spans.length > 0);
  }
  return rows;
}

/** A space at which a line breaks takes no room. */
function trimEnd(piece: Piece): void {
  const last = piece.spans.at(-1);
  if (!last || last.stack) return;
  piece.width -= widthOf(last);
  last.text = last.text.trimEnd();
  piece.width += widthOf(last);
  if (last.text === '') piece.spans.pop();
}

/** Words, spaces, and tabs, each by itself. */
function wordsOf(span: MtextSpan): MtextSpan[] {
  if (span.stack) return [span];
  return (span.text.match(/\t|[^\S\t\u00A0]+|[^\s]+|\u00A0+/g) ?? []).map((text) => ({ ...span, text }));
}
