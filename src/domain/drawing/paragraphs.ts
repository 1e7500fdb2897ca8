import type { EntityLine, EntitySpan } from '#src/domain/drawing/place-text.ts';
import { lettersWidth } from '#src/domain/drawing/letter-widths.ts';
import { columnsOf, flowOf } from '#src/domain/drawing/columns.ts';
import type { DxfRecord } from '#src/lib/dxf/dxf-file.ts';
import { readMtext, type MtextParagraph, type MtextSpan } from '#src/lib/dxf/mtext.ts';
import { numberOf, pointOf, type Groups } from '#src/lib/dxf/groups.ts';

/** A text style's letter properties. */
export interface TextStyle {
  stretch: number;
  /** Degrees. */
  slant: number;
  /** 0 if each text has its own. */
  height: number;
  /** Whether text is vertical. */
  isVertical: boolean;
  isStroke: boolean;
}

/** The text's height, or the style's if it states none; 0 if it is invalid. */
export function heightOf(groups: Groups, style: TextStyle): number {
  const [, value = 0] = groups.find(([code]) => code === 40) ?? [];
  return value === 0 ? style.height : numberOf(groups, 40);
}

const aligned = ['left', 'center', 'right'] as const;
/** Distance of tab stops, and padding of a text's box, as shares of its height. */
const tabStep = 4;

/** A piece of a line between tab stops, or a whole line. */
interface Piece {
  spans: MtextSpan[];
  /** Offset from the left of the column, as a share of the text's height. */
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
  /** The corners of their box: x and y of each. */
  box: number[];
}

/** The lines of an MTEXT, wrapped to its width. `box` surrounds all of them. */
export function paragraphLines(record: DxfRecord, style: TextStyle): TextBlock {
  const { groups } = record;
  const height = heightOf(groups, style);
  const degrees = numberOf(groups, 50);
  // Long texts are split; the last piece has a different code.
  const text = groups.flatMap(([code, value]) => (code === 3 || code === 1 ? [String(value)] : [])).join('');
  const columns = columnsOf(record);
  const room = (columns?.width ?? numberOf(groups, 41)) / (height * style.stretch);
  const rows = readMtext(text, height).flatMap((paragraph) => rowsOf(paragraph, roomFor(paragraph, room)));
  const { x, y } = pointOf(groups, 10);
  const direction = pointOf(groups, 11, 1);
  const angle = degrees || (Math.atan2(direction.y, direction.x) * 180) / Math.PI;
  const attachment = numberOf(groups, 71, 1) - 1;
  const column = aligned[attachment % 3] ?? 'left';
  const { drops, places, total } = flowOf(rows, {
    columns,
    unit: height,
    spacing: numberOf(groups, 44, 1),
    isExact: numberOf(groups, 73, 1) === 2,
  });
  const above = [0, total / 2, total][Math.floor(attachment / 3)] ?? 0;
  const widest = rows.reduce((most, { pieces }) => Math.max(most, endOf(pieces)), 0);
  const across = Number.isFinite(room) && room > 0 ? room : widest;
  const wide = across * height * style.stretch;
  const whole = columns ? columns.count * (columns.width + columns.gutter) - columns.gutter : wide;
  const edge = { left: 0, center: -whole / 2, right: -whole }[column];
  const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const isFlipped = numberOf(groups, 230, 1) < 0;
  const lines = rows.flatMap((row, index) => {
    const shift = columns ? (places[index] ?? 0) * (columns.width + columns.gutter) : 0;
    const down = ((drops[index] ?? 0) - above) * height * (isFlipped ? -1 : 1);
    return row.pieces.map((piece): EntityLine => {
      const align = piece.from > 0 || row.pieces.length > 1 ? 'left' : (row.align ?? column);
      const from =
        align === 'left' ? piece.from * height * style.stretch : { center: wide / 2, right: wide }[align];
      const start = edge + shift + from;
      return {
        ...lettersOf(piece.spans, height, style),
        x: x + cosine * start + sine * down,
        y: y + sine * start - cosine * down,
        angle,
        align,
        ...(isFlipped ? { isUpsideDown: true } : {}),
      };
    });
  });
  const margin = height * Math.max(0, numberOf(groups, 45, 1.5) - 1);
  // Words wider than the box overflow on the ragged side.
  const over = Math.max(0, widest * height * style.stretch - whole);
  const before = over * { left: 0, center: 0.5, right: 1 }[column];
  const [left, right] = [edge - before - margin, edge + whole + over - before + margin];
  const [bottom, top] = [(above - total) * height - margin, above * height + margin];
  const box = [left, bottom, right, bottom, right, top, left, top].flatMap((u, at, all) => {
    const v = all[at + 1] ?? 0;
    return at % 2 === 0 ? [x + cosine * u - sine * v, y + sine * u + cosine * v] : [];
  });
  return { lines, box };
}

/** One format for the whole line if its spans have the same, as most do. */
function lettersOf(
  spans: readonly MtextSpan[],
  height: number,
  style: TextStyle,
): Pick<EntityLine, 'text' | 'height' | 'stretch' | 'slant' | 'rules' | 'isStroke' | 'spans' | 'pen'> {
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
  if (!isOne) return { ...base, spans: spans.map((span) => spanOf(span, style)) };
  const stretch = style.stretch * first.stretch;
  const slant = style.slant + first.slant;
  return {
    text,
    height: height * first.size,
    ...(stretch === 1 ? {} : { stretch }),
    ...(slant === 0 ? {} : { slant }),
    ...(first.rules === '' ? {} : { rules: first.rules }),
    ...((first.isStroke ?? style.isStroke) ? { isStroke: true } : {}),
    ...(first.index === undefined && first.rgb === undefined ? {} : { pen: penOf(first) }),
  };
}

const penOf = ({ index, rgb }: MtextSpan): NonNullable<EntityLine['pen']> => ({
  ...(index === undefined ? {} : { index }),
  ...(rgb === undefined ? {} : { rgb }),
});

function spanOf(span: MtextSpan, style: TextStyle): EntitySpan {
  const { text, size, stretch, slant, rules, stack } = span;
  const isStroke = span.isStroke ?? style.isStroke;
  return {
    text,
    size,
    stretch,
    slant,
    rules,
    ...(isStroke ? { isStroke } : {}),
    ...(stack ? { stack } : {}),
    ...penOf(span),
  };
}

const isSameLook = (one: MtextSpan, other: MtextSpan): boolean =>
  one.size === other.size &&
  one.stretch === other.stretch &&
  one.slant === other.slant &&
  one.rules === other.rules &&
  one.isStroke === other.isStroke &&
  one.index === other.index &&
  one.rgb === other.rgb;

const endOf = (pieces: readonly Piece[]): number => {
  const last = pieces.at(-1);
  return last ? last.from + last.width : 0;
};

const widthOf = ({ text, size, stretch, stack }: MtextSpan): number =>
  (stack ? Math.max(lettersWidth(stack.over), lettersWidth(stack.under)) : lettersWidth(text)) *
  size *
  stretch;

/** How much wider our text may be than its box, whose width some programs measure in their own font. */
const mostTight = 1.15;
const fewWords = 3;

/** The available width, as a multiple of the text's height. A short text that barely exceeds its box stays on one line. */
function roomFor({ spans }: MtextParagraph, room: number): number {
  if (!(room > 0)) return Infinity;
  const words = spans.flatMap(wordsOf).filter(({ text }) => text.trim() !== '');
  const width = spans.reduce((sum, span) => sum + widthOf(span), 0);
  return words.length <= fewWords && width <= room * mostTight ? Infinity : room;
}

/** Wraps a paragraph at spaces to `room`, a multiple of the text's height. */
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

/** Trailing spaces of a wrapped line take no room. */
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
