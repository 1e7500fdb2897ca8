import { trustedPolicy } from '#src/browser/trusted-types.ts';

const maxBytes = 2_000_000;
/** Start and end tags; a text file has two per page. Also limits the nesting. */
const maxTags = 20_000;

/** Why a text was refused. */
export type XmlError = 'too-large' | 'not-xml';

const rules = { createHTML: (xml: string) => xml };
let policy: typeof rules | null = null;

/**
 * Parses XML up to 2 MB and 20,000 tags. Refuses a document type, which could only add entities that expand
 * or load external data. Nothing in the document runs or loads; read its text, never its markup.
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

/** Checks only before the first element: later, and inside comments, the same characters are text. */
function hasDoctype(text: string): boolean {
  let at = text.indexOf('<');
  for (let end = asideEnd(text, at); end !== ''; end = asideEnd(text, at)) {
    const after = text.indexOf(end, at + 1 + end.length);
    at = after === -1 ? -1 : text.indexOf('<', after);
  }
  return text.startsWith('<!DOCTYPE', at);
}

/** What ends the comment or instruction that starts at `at`; empty if none starts there. */
function asideEnd(text: string, at: number): string {
  if (at === -1) return '';
  if (text.startsWith('<!--', at)) return '-->';
  return text.startsWith('<?', at) ? '?>' : '';
}

/**
 * The CSP allows only the `app-xml` policy for the parser; the parsed text stays inert, so it passes
 * unchanged.
 */
function trusted(text: string): string {
  policy ??= trustedPolicy('app-xml', rules) ?? rules;
  return policy.createHTML(text);
}
