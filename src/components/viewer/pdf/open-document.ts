import { getDocument, PDFDataRangeTransport, PDFWorker } from 'pdfjs-dist';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

import { startWorker, WorkerTimeoutError } from '#src/browser/workers.ts';
import { ThinkingTime } from '#src/components/viewer/pdf/thinking-time.ts';
import { pageText } from '#src/components/viewer/pdf/page-text.ts';
import type { PageWords } from '#src/components/viewer/pdf/page-text.ts';
import { pdfChunkBytes } from '#src/services/pdf-file.ts';
import type { PdfSource } from '#src/services/pdf-file.ts';

export interface OutlineEntry {
  title: string;
  /** From 1. */
  page: number;
  /** 0 for top-level entries. */
  level: number;
}

export interface PdfDocument {
  count: number;
  page: (number: number) => Promise<PDFPageProxy>;
  words: (number: number) => Promise<PageWords>;
  textOf: (number: number) => Promise<string>;
  outline: () => Promise<readonly OutlineEntry[]>;
  /** Rejects with a `WorkerTimeoutError` if the work takes too long. */
  limit: <T>(work: Promise<T>) => Promise<T>;
  close: () => void;
}

export type OpenedDocument =
  | { document: PdfDocument; problem?: never }
  | { document?: never; problem: string };

/** Feeds pdf.js the ranges it requests; if one fails, reading ends. */
class Parts extends PDFDataRangeTransport {
  readonly #source: PdfSource;
  readonly #time: ThinkingTime;
  readonly #onFailure: (problem: string) => void;

  constructor(source: PdfSource, time: ThinkingTime, onFailure: (problem: string) => void) {
    super(source.length, source.head.slice(), false);
    this.#source = source;
    this.#time = time;
    this.#onFailure = onFailure;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#time.awaits(1);
    this.#source
      .read(begin, end)
      .finally(() => this.#time.awaits(-1))
      .then(
        (bytes) => this.onDataRange(begin, bytes),
        (error: unknown) =>
          this.#onFailure(error instanceof Error ? error.message : 'A part of the file is missing.'),
      );
  }
}

/** Each page takes up a place in the scrolling list. */
const mostPages = 5_000;
/** Maximum pixels of one embedded image; larger ones are skipped. Browsers use four bytes per pixel. */
const mostPixels = 8_192 * 8_192;
const tooSlow = 'The file takes too long to read here.';

const problems: Readonly<Record<string, string>> = {
  PasswordException: 'The file needs a password. Download it to open it with another program.',
  InvalidPDFException: 'The file is damaged.',
};

/** Opens a PDF in its own worker. Never rejects. Calls `onLost` if a later range of the file fails. */
export async function openDocument(
  source: PdfSource,
  onLost: (problem: string) => void,
): Promise<OpenedDocument> {
  const { default: address } = await import('#src/workers/pdf.ts?worker&url');
  const port = startWorker(address);
  if (port === null) return { problem: 'This browser can’t draw PDF pages.' };
  const { promise: lost, resolve: lose } = Promise.withResolvers<string>();
  const time = new ThinkingTime();
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    range: new Parts(source, time, (problem) => {
      lose(problem);
      onLost(problem);
    }),
    worker,
    rangeChunkSize: pdfChunkBytes,
    disableAutoFetch: true,
    disableStream: true,
    maxImageSize: mostPixels,
    canvasMaxAreaInBytes: 4 * mostPixels,
    verbosity: 0,
  });
  const close = (): void => {
    void task.destroy().finally(() => {
      worker.destroy();
      port.terminate();
    });
  };
  port.addEventListener('error', () => lose('Couldn’t load the viewer.'));
  try {
    const opened = await time.limit(Promise.race([task.promise, lost]));
    if (typeof opened !== 'string' && opened.numPages > mostPages) {
      close();
      return { problem: 'The file has too many pages to show here.' };
    }
    if (typeof opened !== 'string') {
      const late = (): void => {
        close();
        onLost(tooSlow);
      };
      return { document: documentOf(opened, time, { close, late }) };
    }
    close();
    return { problem: opened };
  } catch (error) {
    close();
    if (error instanceof WorkerTimeoutError) return { problem: tooSlow };
    const name = error instanceof Error ? error.name : '';
    return { problem: problems[name] ?? 'The file can’t be read.' };
  }
}

/** Calls `late` when the worker takes too long to respond: it would not respond to anything else either. */
function documentOf(
  pdf: PDFDocumentProxy,
  time: ThinkingTime,
  { close, late }: { close: () => void; late: () => void },
): PdfDocument {
  const ask = async <T>(question: Promise<T>): Promise<T> => {
    try {
      return await time.limit(question);
    } catch (error) {
      if (error instanceof WorkerTimeoutError) late();
      throw error;
    }
  };
  const page = (number: number): Promise<PDFPageProxy> => ask(pdf.getPage(number));
  const words = async (number: number): Promise<PageWords> =>
    ask((await page(number)).getTextContent({ includeMarkedContent: true }));
  return {
    count: pdf.numPages,
    page,
    words,
    textOf: async (number) => pageText(await words(number)),
    outline: () => ask(outlineOf(pdf)),
    limit: (work) => time.limit(work),
    close,
  };
}

type Node = NonNullable<Awaited<ReturnType<PDFDocumentProxy['getOutline']>>>[number];
/** A longer table of contents would help no one; bookmarks without a page do not count. */
const mostEntries = 500;
const mostBookmarks = 5_000;

async function outlineOf(pdf: PDFDocumentProxy): Promise<readonly OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  let bookmarks = 0;
  const add = async (nodes: readonly Node[], level: number): Promise<void> => {
    for (const { title, dest, items } of nodes) {
      if (entries.length >= mostEntries || bookmarks >= mostBookmarks || level > 4) return;
      bookmarks += 1;
      const page = await pageOf(pdf, dest);
      if (page !== null && title.trim() !== '') entries.push({ title: title.trim(), page, level });
      await add(items, level + 1);
    }
  };
  await add((await pdf.getOutline()) ?? [], 0);
  return entries;
}

/** The page number that a bookmark points to; null if it points nowhere. */
async function pageOf(pdf: PDFDocumentProxy, dest: Node['dest']): Promise<number | null> {
  try {
    const place: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    const target: unknown = Array.isArray(place) ? place[0] : null;
    if (typeof target === 'number') return target + 1;
    return isReference(target) ? (await pdf.getPageIndex(target)) + 1 : null;
  } catch {
    return null;
  }
}

function isReference(value: unknown): value is { num: number; gen: number } {
  return typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;
}
