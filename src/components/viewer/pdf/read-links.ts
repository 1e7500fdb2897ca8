import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as v from 'valibot';

import { pageOfDestination } from '#src/components/viewer/pdf/read-outline.ts';
import { safeHref } from '#src/lib/safe-href.ts';

/** A link on a page, to an address or to a page of the same document. */
export interface PageLink {
  /** The text under it; empty if unknown. */
  text: string;
  target: { href: string } | { page: number };
  /** In percent of the page, from its upper left corner. */
  place: { left: number; top: number; width: number; height: number };
  /** The frame that the document draws around it, as LaTeX does by default; in points. */
  frame: { color: string; width: number } | null;
}

const Link = v.object({
  subtype: v.literal('Link'),
  rect: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  url: v.optional(v.string()),
  dest: v.optional(v.unknown()),
  action: v.optional(v.string()),
  overlaidText: v.optional(v.string()),
  contentsObj: v.optional(v.object({ str: v.string() })),
  color: v.optional(v.nullable(v.pipe(v.instance(Uint8ClampedArray), v.length(3)))),
  borderStyle: v.optional(v.object({ width: v.number() })),
});
const Point = v.tuple([v.pipe(v.number(), v.finite()), v.pipe(v.number(), v.finite())]);
const Corners = v.tuple([Point, Point]);
/** No real page has so many. */
const mostLinks = 1_000;

/** A page's links with safe targets. */
export async function readLinks(pdf: PDFDocumentProxy, number: number): Promise<readonly PageLink[]> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const annotations: unknown[] = await page.getAnnotations({ intent: 'display' });
  const links: PageLink[] = [];
  for (const annotation of annotations.slice(0, mostLinks)) {
    const read = v.safeParse(Link, annotation);
    if (!read.success) continue;
    const { rect, overlaidText, contentsObj } = read.output;
    const target = await targetOf(pdf, number, read.output);
    if (target === null) continue;
    const corners = v.safeParse(Corners, [
      viewport.convertToViewportPoint(rect[0], rect[1]),
      viewport.convertToViewportPoint(rect[2], rect[3]),
    ]);
    if (!corners.success) continue;
    const [[x1, y1], [x2, y2]] = corners.output;
    links.push({
      text: (contentsObj?.str || overlaidText || '').trim(),
      target,
      frame: frameOf(read.output),
      place: {
        left: (Math.min(x1, x2) / viewport.width) * 100,
        top: (Math.min(y1, y2) / viewport.height) * 100,
        width: (Math.abs(x2 - x1) / viewport.width) * 100,
        height: (Math.abs(y2 - y1) / viewport.height) * 100,
      },
    });
  }
  return links;
}

/** Limits the frame's width to a line's. */
function frameOf({ color, borderStyle }: v.InferOutput<typeof Link>): PageLink['frame'] {
  const width = Math.min(4, borderStyle?.width ?? 0);
  return color && width > 0 ? { color: `rgb(${color.join(' ')})`, width } : null;
}

async function targetOf(
  pdf: PDFDocumentProxy,
  here: number,
  { url, dest, action }: v.InferOutput<typeof Link>,
): Promise<PageLink['target'] | null> {
  if (url !== undefined) {
    // A relative path would point to our site, not to its author's.
    const href = url.startsWith('/') ? null : safeHref(url.replace(/^http:/i, 'https:'));
    return href === null ? null : { href };
  }
  const page = await pageOfDestination(pdf, dest);
  if (page !== null) return { page };
  const named: Readonly<Record<string, number>> = {
    FirstPage: 1,
    PrevPage: here - 1,
    NextPage: here + 1,
    LastPage: pdf.numPages,
  };
  const wanted = action === undefined ? undefined : named[action];
  return wanted !== undefined && wanted >= 1 && wanted <= pdf.numPages ? { page: wanted } : null;
}
