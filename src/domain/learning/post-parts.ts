import { plainText } from '#src/lib/plain-text.ts';

/** A part of a post: the text under one heading, or before the first. */
export interface PostPart {
  /** Anchor: `part-2`. */
  id: string;
  /** Plain text; null before the first heading. */
  title: string | null;
  /** Untrusted HTML. */
  html: string;
}

const longestTitle = 1_000;

/**
 * Splits a post at its second-level headings, so that each gets an anchor. The parts are as untrusted as the whole; the
 * component that shows them sanitizes them.
 */
export function postParts(html: string): PostPart[] {
  // Splits at start tags first, then each part at its end tag: one pattern for both would rescan from every start tag.
  const [intro = '', ...pieces] = html.split(/(<h2\b[^<>]*>)/i);
  const parts: PostPart[] = [{ id: 'part-0', title: null, html: intro }];
  for (let at = 0; at < pieces.length; at += 2) {
    const [start = '', piece = ''] = pieces.slice(at, at + 2);
    const end = /<\/h2\s*>/i.exec(piece);
    if (end === null || end.index > longestTitle) {
      const last = parts.at(-1);
      if (last) last.html += start + piece;
      continue;
    }
    const title = plainText(piece.slice(0, end.index)).trim();
    parts.push({
      id: `part-${parts.length}`,
      title: title === '' ? null : title,
      html: piece.slice(end.index + end[0].length),
    });
  }
  return parts.filter((part) => part.title !== null || part.html.trim() !== '');
}
