import { trustedPolicy } from '#src/browser/trusted-types.ts';

const maxBytes = 2_000_000;
/** Starts and ends of elements: a text file has two for each page. So many may also stand within each other. */
const maxTags = 20_000;

/** Why a text is refused as XML. */
export type XmlError = 'too-large' | 'not-xml';

const rules = { createHTML: (xml: string) => xml };
let policy: typeof rules | null = null;

/**
 * Reads XML up to 2 MB and 20,000 tags. A document type is refused: it brings nothing to our files but entities that grow or
 * fetch.
 * Nothing in the document runs or loads; take text from it, never markup.
 */
export function parseXml(text: string): { document: XMLDocument } | { error: XmlError } {
  if (text.length > maxBytes || new TextEncoder().encode(text).length > maxBytes)
    return { error: 'too-large' };
  if (text.split('<', maxTags + 2).length > maxTags + 1) return { error: 'too-large' };
  if (hasDoctype(text)) return { error: 'not-xml' };
  try {
    const document = new DOMParser().parseFromString(trusted(text.replace(/^\uFEFF/, '')), 'application/xml');
    const isBroken =
      document.documentElement === null || document.getElementsByTagName('parsererror').length > 0;
    return isBroken ? { error: 'not-xml' } : { document };
  } catch {
    return { error: 'not-xml' };
  }
}

/** Checked only before the first element: later, and in comments before it, the same letters are text. */
function hasDoctype(text: string): boolean {
  let at = text.indexOf('<');
  for (let end = asideEnd(text, at); end !== ''; end = asideEnd(text, at)) {
    const after = text.indexOf(end, at + 1 + end.length);
    at = after === -1 ? -1 : text.indexOf('<', after);
  }
  return text.startsWith('<!DOCTYPE', at);
}

/** What ends a comment or an instruction that begins here; empty where neither does. */
function asideEnd(text: string, at: number): string {
  if (at === -1) return '';
  if (text.startsWith('<!--', at)) return '-->';
  return text.startsWith('<?', at) ? '?>' : '';
}

/** The security policy lets only `app-xml` feed the parser; its texts stay inert, so they pass as they are. */
function trusted(text: string): string {
  policy ??= trustedPolicy('app-xml', rules) ?? rules;
  return policy.createHTML(text);
}
