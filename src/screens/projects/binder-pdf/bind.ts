import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { PDFContext, PDFPage, PDFPageLeaf } from '@cantoo/pdf-lib';

import type { Source } from '#src/screens/projects/binder-pdf/sources.ts';
import { StructureTree } from '#src/screens/projects/binder-pdf/structure-tree.ts';

/** A document, and the placeholder pages that its pages replace: pages with only header and footer. */
export interface Bound {
  source: Source;
  /** Index of the first placeholder page, from 0. */
  first: number;
}

const name = (text: string): PDFName => PDFName.of(text);

/**
 * Replaces the placeholder pages with the documents' pages, under the existing header and footer, and keeps the documents' tags
 * for screen readers. Untagged content is read in drawing order.
 */
export async function bindPages(own: Uint8Array, documents: readonly Bound[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(own, { updateMetadata: false });
  const { context, catalog } = pdf;
  const places = catalog.Pages().Kids().asArray();
  const tree = new StructureTree(context, catalog.lookup(name('StructTreeRoot'), PDFDict));
  const parts = tree.parts();
  for (const [at, { source, first }] of documents.entries()) {
    const copier = PDFObjectCopier.for(source.pdf.context, context);
    const pages = source.pdf.getPages();
    const own = places.slice(first, first + pages.length).filter((one) => one instanceof PDFRef);
    // References to a source page, in links and the structure, then point to its placeholder.
    const copied: unknown = Reflect.get(copier, 'traversedObjects');
    for (const [index, { ref }] of pages.entries())
      if (copied instanceof Map && own[index]) copied.set(ref, own[index]);
    const tags = source.tags && copier.copy(source.tags);
    for (const [index, place] of own.entries()) {
      const page = pages[index];
      if (!page) continue;
      const sheet = context.lookup(place, PDFDict);
      const bound = copier.copy(page.node);
      bound.set(name('Parent'), sheet.get(name('Parent')) ?? catalog.Pages());
      bound.set(name('Tabs'), name('S'));
      putUnder(context, bound, { sheet, page, isTagged: tags !== null });
      tree.takeParents(bound, tags, sheet);
      context.assign(place, bound);
    }
    const part = parts[at];
    if (tags && part) tree.graft(part, tags);
  }
  tree.finish();
  return pdf.save();
}

/** Draws the placeholder's header and footer over the page. The content of an untagged page becomes one paragraph. */
function putUnder(
  context: PDFContext,
  bound: PDFPageLeaf,
  { sheet, page, isTagged }: { sheet: PDFDict; page: PDFPage; isTagged: boolean },
): void {
  const edges = sheet.lookup(name('Contents'));
  if (!(edges instanceof PDFRawStream)) throw new TypeError('A page of ours has one content.');
  const { x, y, width, height } = page.getCropBox();
  const isAcross = page.getRotation().angle % 180 !== 0;
  const size = isAcross ? [height, width] : [width, height];
  const form = edges.clone(context);
  form.dict.set(name('Type'), name('XObject'));
  form.dict.set(name('Subtype'), name('Form'));
  form.dict.set(name('BBox'), context.obj([0, 0, ...size]));
  form.dict.set(name('Resources'), sheet.get(name('Resources')) ?? context.obj({}));
  const { Resources } = bound.normalizedEntries();
  const pictures = Resources.lookupMaybe(name('XObject'), PDFDict)?.clone(context) ?? context.obj({});
  pictures.set(name(edgesName), context.register(form));
  const resources = Resources.clone(context);
  resources.set(name('XObject'), pictures);
  bound.set(name('Resources'), resources);
  const turn = turned(page.getRotation().angle, { x, y, width, height });
  const before = context.stream(isTagged ? 'q\n' : '/P<</MCID 0>>BDC q\n');
  const after = context.stream(`\nQ${isTagged ? '' : ' EMC'}\nq ${turn} cm /${edgesName} Do Q`);
  const contents = bound.get(name('Contents'));
  const content = contents instanceof PDFRef ? context.lookup(contents) : contents;
  const streams = content instanceof PDFArray ? content.asArray() : contents === undefined ? [] : [contents];
  bound.set(name('Contents'), context.obj([context.register(before), ...streams, context.register(after)]));
}

/** A page's resource name for the form with its header and footer; no other program uses this name. */
const edgesName = 'LintelEdges';

/** The matrix for drawing on a rotated page as it is displayed, turned clockwise by an angle. */
function turned(
  angle: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  switch (((angle % 360) + 360) % 360) {
    case 90:
      return `0 1 -1 0 ${x + width} ${y}`;
    case 180:
      return `-1 0 0 -1 ${x + width} ${y + height}`;
    case 270:
      return `0 -1 1 0 ${x} ${y + height}`;
    default:
      return `1 0 0 1 ${x} ${y}`;
  }
}
