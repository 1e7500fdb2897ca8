import { Budget } from '#src/lib/budget.ts';

/** Text in markup, or a tag. `<a/>` is a start and an end. */
export type MarkupToken =
  | { kind: 'text'; text: string }
  | { kind: 'start'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'end'; name: string };

/** Markup with a document type or that isn't well-formed. */
export class MarkupError extends Error {
  override readonly name = 'MarkupError';
  readonly reason: 'doctype' | 'broken';

  constructor(reason: 'doctype' | 'broken') {
    super(reason);
    this.reason = reason;
  }
}

const mostTags = 4_000_000;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with its entities decoded; unknown ones stay, because entities of a document type are never expanded. */
function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name] ?? all;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    const isValid = code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isValid ? String.fromCodePoint(code) : '';
  });
}

/**
 * The tags and texts of XML or similar markup, in order, without comments and instructions. Throws a `MarkupError` at a
 * document type, which could only define entities. A `<` that begins no tag is text.
 */
export function markupTokens(text: string): MarkupToken[] {
  const tokens: MarkupToken[] = [];
  const budget = new Budget(mostTags);
  const put = (from: number, to: number): void => {
    if (to > from) tokens.push({ kind: 'text', text: decoded(text.slice(from, to)) });
  };
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    if (open === -1) break;
    put(at, open);
    at = open;
    if (text.startsWith('<!--', open)) at = after(text, '-->', open + 4);
    else if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open);
      tokens.push({ kind: 'text', text: text.slice(open + 9, end === -1 ? text.length : end) });
      at = end === -1 ? text.length : end + 3;
    } else if (text.startsWith('<?', open)) at = after(text, '?>', open);
    else if (text.startsWith('<!', open)) throw new MarkupError('doctype');
    else {
      budget.spend();
      at = tagAt(text, open, tokens);
    }
  }
  put(at, text.length);
  return tokens;
}

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at + end.length;
}

const longestName = 120;
const nameAt = /\/?([A-Za-z_][\w:.-]{0,80})/y;

/** Adds the tag at `open`; returns where it ends. */
function tagAt(text: string, open: number, tokens: MarkupToken[]): number {
  nameAt.lastIndex = open + 1;
  const name = nameAt.exec(text)?.[1];
  if (name === undefined) {
    tokens.push({ kind: 'text', text: '<' });
    return open + 1;
  }
  let at = nameAt.lastIndex;
  if (text[open + 1] === '/') {
    tokens.push({ kind: 'end', name });
    return after(text, '>', at);
  }
  const attributes: Record<string, string> = {};
  for (;;) {
    const found = attributeAt(text, at);
    if (found === null) break;
    attributes[found.name] = decoded(found.value);
    at = found.end;
  }
  const close = text.indexOf('>', at);
  tokens.push({ kind: 'start', name, attributes });
  if (close !== -1 && text[close - 1] === '/') tokens.push({ kind: 'end', name });
  return close === -1 ? text.length : close + 1;
}

const isSpace = (sign: string | undefined): boolean =>
  sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t' || sign === '/';

/** The attribute at a position, after spaces; null if there is none. */
function attributeAt(text: string, from: number): { name: string; value: string; end: number } | null {
  let at = from;
  while (isSpace(text[at])) at += 1;
  // Not in the whole text: most tags have no attribute left, and the next one may be far.
  const ahead = text.slice(at, at + longestName + 1);
  const length = ahead.indexOf('=');
  if (length === -1) return null;
  const equals = at + length;
  const name = ahead.slice(0, length).trim();
  if (!/^[\w:.-]+$/.test(name)) return null;
  let open = equals + 1;
  while (isSpace(text[open])) open += 1;
  const quote = text[open];
  if (quote !== '"' && quote !== "'") return null;
  const close = text.indexOf(quote, open + 1);
  return close === -1 ? null : { name, value: text.slice(open + 1, close), end: close + 1 };
}
