import { plainText } from '#src/lib/plain-text.ts';

/** A stretch of a post: what stands under one heading, or before the first. */
export interface PostPart {
  /** For its anchor: `part-2`. */
  id: string;
  /** Plain text; null before the first heading. */
  title: string | null;
  /** Untrusted. */
  html: string;
}

/**
 * A post cut at its headings of the second level, so that the page can give each a place to link to. The pieces are as
 * untrusted as the whole: each is made harmless where it is shown.
 */
export function postParts(html: string): PostPart[] {
  const pieces = html.split(/<h2\b[^<>]{0,400}>([\s\S]{0,1000}?)<\/h2\s*>/gi);
  const parts: PostPart[] = [{ id: 'part-0', title: null, html: pieces[0] ?? '' }];
  for (let at = 1; at < pieces.length; at += 2) {
    const title = plainText(pieces[at] ?? '').trim();
    parts.push({
      id: `part-${(at + 1) / 2}`,
      title: title === '' ? null : title,
      html: pieces[at + 1] ?? '',
    });
  }
  return parts.filter((part) => part.title !== null || part.html.trim() !== '');
}
