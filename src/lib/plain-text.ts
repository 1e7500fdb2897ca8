import { withoutElements } from '#src/lib/without-elements.ts';

/** Longer texts are cut before markup is removed. */
const maxLength = 20_000;
/** Elements without readable text. */
const wordless = ['script', 'style', 'template', 'iframe', 'object'];
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  deg: '°',
  reg: '®',
  trade: '™',
  ndash: '–',
  mdash: '—',
  frac12: '½',
  times: '×',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  lrm: '',
  rlm: '',
};

const character = (code: number): string =>
  code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';

/** Replaces character references; unknown ones stay as they are. */
export function decodedEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi,
    (all, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return character(Number(decimal));
      if (hex !== undefined) return character(Number.parseInt(hex, 16));
      return entities[name?.toLowerCase() ?? ''] ?? all;
    },
  );
}

/** The text of a string that may contain HTML: no tags, entities decoded. `under < 5 mm` stays as it is. */
export const plainText = (html: string): string =>
  decodedEntities(withoutTags(html.slice(0, maxLength))).replace(/[ \t\r\n]+/g, ' ');

/** Most texts have no tag: looking for its first character is much quicker than the patterns. */
function withoutTags(html: string): string {
  if (!html.includes('<')) return html;
  return withoutElements(html, wordless)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<\/?[a-z][^<>]*(?:>|$)/gi, ' ');
}
