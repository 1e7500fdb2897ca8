import { plainDxfText } from '#src/lib/dxf/dxf-text.ts';

/** The format of a part of an MTEXT. */
export interface MtextStyle {
  /** Height as a share of the whole text's height. */
  size: number;
  /** Width factor of its letters. */
  stretch: number;
  /** Degrees by which letters lean to the right. */
  slant: number;
  /** Lines along it: L below, O above, K through it. */
  rules: string;
  /** Whether its font is a stroke font; missing if it is the whole text's font. */
  isStroke?: boolean;
  /** A color index, or a true color as `0xrrggbb`; neither means the whole text's color. */
  index?: number;
  rgb?: number;
}

export interface MtextSpan extends MtextStyle {
  text: string;
  /** The two parts of a fraction; a tolerance has no bar between them. */
  stack?: { over: string; under: string; hasBar: boolean };
}

/** Lengths are shares of the text's height. */
export interface MtextParagraph {
  spans: MtextSpan[];
  align: 'left' | 'center' | 'right' | null;
  /** Indent of the first line, relative to the others. */
  indent: number;
  /** Left margin of all lines. */
  left: number;
  tabs: readonly number[];
  /** Whether it begins a column. */
  isColumn: boolean;
}

const plain: MtextStyle = { size: 1, stretch: 1, slant: 0, rules: '' };
const alignments: Readonly<Record<string, MtextParagraph['align']>> = { l: 'left', c: 'center', r: 'right' };

/** Parses an MTEXT. `height` is needed for parts whose height is in model units. */
export function readMtext(text: string, height: number): MtextParagraph[] {
  let form: Pick<MtextParagraph, 'align' | 'indent' | 'left' | 'tabs'> = {
    align: null,
    indent: 0,
    left: 0,
    tabs: [],
  };
  const paragraphs: MtextParagraph[] = [];
  let spans: MtextSpan[] = [];
  const begin = (isColumn: boolean): void => {
    paragraphs.push({ ...form, spans: (spans = []), isColumn });
  };
  begin(false);
  let style = plain;
  const outer: MtextStyle[] = [];
  let word = '';
  const flush = (): void => {
    if (word !== '') spans.push({ ...style, text: plainDxfText(word) });
    word = '';
  };
  const setForm = (value: string): void => {
    form = formOf(value, form);
    const own = paragraphs.at(-1);
    if (own && spans.length === 0) Object.assign(own, form);
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    const next = text[at + 1] ?? '';
    if (character === '{' || character === '}') {
      flush();
      if (character === '{') outer.push(style);
      else style = outer.pop() ?? style;
    } else if (character === '^' && 'IJM '.includes(next)) {
      at++;
      if (next === 'I') word += '\t';
      else if (next === ' ') word += '^ ';
      else if (next === 'J') {
        flush();
        begin(false);
      }
    } else if (character === '\n') {
      flush();
      begin(false);
    } else if (character !== '\\') word += character;
    else {
      at++;
      if (next === '~') word += '\u00A0';
      else if ('UM'.includes(next) && text[at + 1] === '+') word += `\\${next}`;
      else if ('\\{}'.includes(next)) word += next;
      else if ('PXN'.includes(next)) {
        flush();
        begin(next === 'N');
      } else if ('LlOoKk'.includes(next)) {
        flush();
        const others = style.rules.replace(next.toUpperCase(), '');
        style = { ...style, rules: 'LOK'.includes(next) ? others + next : others };
      } else if ('SACcFfHQTWp'.includes(next) && next !== '') {
        const end = endOf(text, at);
        const value = text.slice(at + 1, end);
        at = end;
        flush();
        if (next === 'S') spans.push({ ...style, ...stackOf(value) });
        else if (next === 'p') setForm(value);
        else if ('Ff'.includes(next)) style = { ...style, isStroke: isStrokeFont(value.split('|')[0] ?? '') };
        else style = styled(style, next, value, height);
      }
    }
  }
  flush();
  return paragraphs;
}

/** Stroke fonts are named by their file, in old files without its extension. */
export const isStrokeFont = (name: string): boolean =>
  /\.shx$|^(?:txt|simplex|complex|monotxt|roman[sdct]|isocp[23]?)$/i.test(name);

/** A formatting code with a value ends at its semicolon. */
function endOf(text: string, from: number): number {
  const end = text.indexOf(';', from);
  return end === -1 ? text.length : end;
}

function styled(style: MtextStyle, code: string, value: string, height: number): MtextStyle {
  const number = Number.parseFloat(value);
  if (!Number.isFinite(number)) return style;
  const isShare = value.endsWith('x');
  switch (code) {
    case 'H':
      if (number <= 0 || (!isShare && height <= 0)) return style;
      return { ...style, size: isShare ? style.size * number : number / height };
    case 'W':
      return number > 0 ? { ...style, stretch: isShare ? style.stretch * number : number } : style;
    case 'Q':
      return { ...style, slant: number };
    case 'C': {
      const { rgb: _, ...rest } = style;
      return { ...rest, index: number };
    }
    case 'c': {
      const { index: _, ...rest } = style;
      // Its bytes run from blue to red.
      return { ...rest, rgb: ((number & 0xff) << 16) | (number & 0xff_00) | ((number >> 16) & 0xff) };
    }
    default:
      return style;
  }
}

function formOf<T extends Pick<MtextParagraph, 'align' | 'indent' | 'left' | 'tabs'>>(
  value: string,
  form: T,
): T {
  const result = { ...form };
  let tabs: number[] | null = null;
  for (const part of value.replace(/^x/, '').split(',')) {
    const kind = part[0] ?? '';
    const number = Number.parseFloat(/[a-z]/i.test(kind) ? part.slice(1) : part);
    if (kind === 'q') result.align = alignments[part[1] ?? ''] ?? null;
    else if (kind === 'i' && Number.isFinite(number)) result.indent = number;
    else if (kind === 'l' && Number.isFinite(number)) result.left = number;
    else if (kind === 't') tabs = Number.isFinite(number) ? [number] : [];
    else if (tabs && /[\d.]/.test(kind)) tabs.push(number);
  }
  return tabs ? { ...result, tabs } : result;
}

function stackOf(value: string): Pick<MtextSpan, 'text' | 'stack'> {
  const at = value.search(/[/#^]/);
  if (at === -1) return { text: plainDxfText(value) };
  const [over, under] = [plainDxfText(value.slice(0, at)), plainDxfText(value.slice(at + 1).trimStart())];
  const text = under === '' ? over : `${over}/${under}`;
  // A slanted bar is written in the line.
  return value[at] === '#' ? { text } : { text, stack: { over, under, hasBar: value[at] === '/' } };
}
