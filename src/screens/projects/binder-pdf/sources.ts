import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

import type { BookDocument, SubmittalBook } from '#src/domain/design-projects/submittal-book.ts';
import type { MissingFile } from '#src/services/zip-download.ts';

/** A document that is bound into the submittal. */
export interface Source {
  pdf: PDFDocument;
  /** Its structure for screen readers; null if it has none. */
  tags: PDFDict | null;
  /** Whether it declares PDF/UA. */
  isUniversal: boolean;
}

interface Sources {
  of: ReadonlyMap<BookDocument, Source>;
  /** Addresses of the bound-in files. */
  bound: ReadonlySet<string>;
  unread: MissingFile[];
}

/** Reads the documents of a submittal. Rejects with the signal's reason. */
export async function readSources(
  { sections }: SubmittalBook,
  had: ReadonlyMap<string, Blob>,
  signal: AbortSignal,
): Promise<Sources> {
  const found = new Map<BookDocument, Source>();
  const bound = new Set<string>();
  const unread: MissingFile[] = [];
  for (const one of sections.flatMap(({ items }) => items.flatMap(({ documents }) => documents))) {
    const data = had.get(one.file.file.url);
    if (data === undefined || one.file.isRepeated) continue;
    signal.throwIfAborted();
    const source = await readSource(data);
    if (source) {
      found.set(one, source);
      bound.add(one.file.file.url);
    } else
      unread.push({ ...one.file, reason: 'This file can’t be bound into the PDF. The ZIP includes it.' });
  }
  return { of: found, bound, unread };
}

/** Null if it isn't a PDF that can be read. */
async function readSource(data: Blob): Promise<Source | null> {
  try {
    const pdf = await PDFDocument.load(await data.arrayBuffer(), { updateMetadata: false });
    if (pdf.getPageCount() === 0) return null;
    const tags = pdf.catalog.lookup(PDFName.of('StructTreeRoot'));
    return { pdf, tags: tags instanceof PDFDict ? tags : null, isUniversal: isUniversal(pdf) };
  } catch {
    return null;
  }
}

function isUniversal({ catalog }: PDFDocument): boolean {
  const about = catalog.lookup(PDFName.of('Metadata'));
  return (
    about instanceof PDFRawStream &&
    /pdfuaid:part\s*(?:>|=\s*["'])\s*[12]/.test(new TextDecoder().decode(about.contents))
  );
}
