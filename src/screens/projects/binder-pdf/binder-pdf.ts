import { brand } from '#src/brand.ts';
import type { OfficeTemplate } from '#src/contracts/office-template.ts';
import type { SubmittalBook } from '#src/domain/design-projects/submittal-book.ts';
import { listEdges } from '#src/domain/office-template/list-edges.ts';
import { textOfParts } from '#src/domain/office-template/page-lines.ts';
import { pageSizes } from '#src/domain/specification/writers/page-size.ts';
import { asArtifact, drawText, type Canvas } from '#src/domain/specification/writers/pdf/canvas.ts';
import { facesOfText, officeText, type LoadFont } from '#src/domain/specification/writers/pdf/faces.ts';
import { layOut, type Block } from '#src/domain/specification/writers/pdf/layout.ts';
import type { Place } from '#src/domain/specification/writers/pdf/section-blocks.ts';
import { addElement, rootElement } from '#src/domain/specification/writers/pdf/structure.ts';
import { startPages, taggedDocument } from '#src/domain/specification/writers/pdf/tagged-document.ts';
import { textWidth } from '#src/domain/specification/writers/pdf/typeface.ts';
import type { Paper } from '#src/domain/specification/writers/print-options.ts';
import { bindPages, type Bound } from '#src/screens/projects/binder-pdf/bind.ts';
import { contentsBlocks, drawNumbers } from '#src/screens/projects/binder-pdf/contents.ts';
import type { Entry, Line } from '#src/screens/projects/binder-pdf/contents.ts';
import {
  coverBlocks,
  dividerBlocks,
  itemBlocks,
  pageBottom,
  pageMargin,
} from '#src/screens/projects/binder-pdf/own-blocks.ts';
import type { Sheets } from '#src/screens/projects/binder-pdf/own-blocks.ts';
import { readSources, type Source } from '#src/screens/projects/binder-pdf/sources.ts';
import type { MissingFile } from '#src/services/zip-download.ts';

interface Binder {
  blob: Blob;
  /** Files that aren't PDFs or couldn't be included. */
  unread: readonly MissingFile[];
}

/** The office template's look. */
interface Look {
  paper: Paper;
  office?: OfficeTemplate | undefined;
}

const twipsPerPoint = 20;

/**
 * Builds a submittal as one tagged PDF: cover with stamps, contents with page numbers, a divider per section, a cover page per
 * item with its options marked, and the documents after it. Rejects with the signal's reason, or if a font can't be loaded.
 */
export async function binderPdf(
  book: SubmittalBook,
  had: ReadonlyMap<string, Blob>,
  { signal, load }: { signal: AbortSignal; load: LoadFont },
  { paper, office }: Look = { paper: 'letter' },
): Promise<Binder> {
  const sources = await readSources(book, had, signal);
  const faces = await facesOfText(`${JSON.stringify(book)}\n${officeText(office)}`, load, office?.font);
  const size = pageSizes[paper];
  const sheets = { faces, width: size.width / twipsPerPoint, height: size.height / twipsPerPoint };
  const pages = startPages(faces);
  const root = rootElement();
  const places: Place[] = [];
  const bound: Bound[] = [];
  const frame = { top: sheets.height - pageMargin, bottom: pageBottom };
  const put = (blocks: readonly Block[]): void => layOut(blocks, frame, pages.next);
  const part = () => addElement(root, 'Sect');

  // The entries of the contents; their page numbers are set when the pages are drawn.
  const entries: Entry[] = [];
  const enter = (label: string, level: Entry['level']): Entry => {
    const entry = { label, level, page: 0 };
    entries.push(entry);
    return entry;
  };
  const sections = book.sections.map((section) => ({
    section,
    entry: enter(section.number === '' ? 'No section' : `${section.number} ${section.title}`, 0),
    items: section.items.map((item) => ({
      item,
      entry: enter(`${item.mark}  ${item.title}`, 1),
      documents: item.documents.flatMap((one) => {
        const source = sources.of.get(one);
        return source ? [{ source, entry: enter(one.label, 2) }] : [];
      }),
    })),
  }));

  put(coverBlocks(sheets, part(), book, office));
  const lines: Line[] = [];
  put(contentsBlocks(sheets, part(), entries, lines));
  const arrive =
    (entry: Entry) =>
    (canvas: Canvas, top: number): void => {
      entry.page = canvas.page;
      places.push({ title: entry.label, level: entry.level, page: canvas.page, top });
    };
  for (const { section, entry, items } of sections) {
    put(dividerBlocks(sheets, part(), section, arrive(entry)));
    for (const { item, entry: of, documents } of items) {
      const labels = item.documents.map((one) => {
        if (sources.of.has(one)) return one.label;
        const isBound = sources.bound.has(one.file.file.url);
        return `${one.label} (${isBound ? 'bound with an item before' : 'not included'})`;
      });
      put(itemBlocks(sheets, part(), item, labels, arrive(of)));
      for (const { source, entry: document } of documents) {
        const first = pages.drawn.length;
        const element = addElement(root, 'Part');
        document.page = first;
        for (let count = source.pdf.getPageCount(); count > 0; count -= 1) {
          const canvas = pages.next();
          if (source.tags !== null) continue;
          const text = addElement(element, 'P');
          text.kids.push({ page: canvas.page, number: canvas.marked.push(text) - 1 });
        }
        bound.push({ source, first });
      }
    }
  }
  drawEdges(sheets, pages.drawn, bound, listEdges({ ...book.running, office }));
  const own = taggedDocument(pages, {
    about: {
      title: `${book.title} - Submittal`,
      author: office?.name || brand.name,
      subject: 'Submittal',
      date: book.day,
      isUniversal: bound.every(({ source }) => source.isUniversal),
    },
    root,
    places,
    links: drawNumbers(sheets, lines),
    logo: office?.logo,
    width: sheets.width,
    height: sheets.height,
  });
  signal.throwIfAborted();
  const bytes = bound.length === 0 ? own : Uint8Array.from(await bindPages(own, bound));
  return { blob: new Blob([bytes], { type: 'application/pdf' }), unread: sources.unread };
}

/** Header and footer of each page, small and at its edge, because the bound-in documents have their own margins. */
function drawEdges(
  sheets: Sheets,
  drawn: readonly Canvas[],
  bound: readonly Bound[],
  edges: ReturnType<typeof listEdges>,
): void {
  const look = { face: sheets.faces.regular, size: 7, brightness: 0 };
  const sizes = new Map(
    bound.flatMap(({ source, first }) => sizesOf(source).map((size, at) => [first + at, size])),
  );
  for (const canvas of drawn) {
    const { width, height } = sizes.get(canvas.page) ?? sheets;
    const numbers = { page: canvas.page + 1, pages: drawn.length };
    const draw = (parts: typeof edges.headLeft, y: number, isAtRight: boolean): void => {
      const text = textOfParts(parts, numbers);
      drawText(canvas, text, isAtRight ? width - 24 - textWidth(look.face, text, look.size) : 24, y, look);
    };
    const line = (left: typeof edges.headLeft, right: typeof edges.headLeft, y: number, kind: string): void =>
      asArtifact(
        canvas,
        () => {
          draw(left, y, false);
          draw(right, y, true);
        },
        kind,
      );
    line(edges.headLeft, edges.headRight, height - 18, 'Header');
    line(edges.footLeft, edges.footRight, 11, 'Footer');
  }
}

/** The sizes of pages as displayed. */
const sizesOf = ({ pdf }: Source): { width: number; height: number }[] =>
  pdf.getPages().map((page) => {
    const { width, height } = page.getCropBox();
    return page.getRotation().angle % 180 === 0 ? { width, height } : { width: height, height: width };
  });
