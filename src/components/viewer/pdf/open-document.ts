import {
  getDocument,
  PasswordResponses,
  PDFDataRangeTransport,
  PDFWorker,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { startWorker, WorkerTimeoutError } from '#src/browser/workers.ts';
import { ProcessingTimeLimit } from '#src/components/viewer/pdf/processing-time-limit.ts';
import { pageText, type PageWords } from '#src/components/viewer/pdf/page-text.ts';
import { readExtras, type DocumentExtras } from '#src/components/viewer/pdf/read-extras.ts';
import { readLinks, type PageLink } from '#src/components/viewer/pdf/read-links.ts';
import { readOutline, type OutlineEntry } from '#src/components/viewer/pdf/read-outline.ts';
import { pdfChunkBytes, type PdfSource } from '#src/services/pdf-file.ts';

export interface PdfDocument {
  count: number;
  /** Whether its last page can't be read. pdf.js ends its page list there, so more pages may be missing. */
  isCutOff: boolean;
  page: (number: number) => Promise<PDFPageProxy>;
  words: (number: number) => Promise<PageWords>;
  textOf: (number: number) => Promise<string>;
  outline: () => Promise<readonly OutlineEntry[]>;
  links: (number: number) => Promise<readonly PageLink[]>;
  extras: () => Promise<DocumentExtras>;
  attachment: (id: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** For drawing: the visible layers; other layers follow the document. */
  layers: (visible: ReadonlyMap<string, boolean>) => ReturnType<PDFDocumentProxy['getOptionalContentConfig']>;
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
  readonly #time: ProcessingTimeLimit;
  readonly #onFailure: (problem: string) => void;

  constructor(source: PdfSource, time: ProcessingTimeLimit, onFailure: (problem: string) => void) {
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
  PasswordException: 'The file needs a password.',
  InvalidPDFException: 'The file is damaged.',
};

/** Character maps, fonts, and decoders that files may need: see scripts/vite/pdf-data.ts. */
const data = `/-/pdf/${version}/`;

export interface OpenCallbacks {
  /** A later range of the file failed. */
  onLost: (problem: string) => void;
  /** The file is encrypted: asks the person; `isWrong` after a password that doesn't open it. */
  onPassword?: (give: (password: string) => void, isWrong: boolean) => void;
}

/** Opens a PDF in its own worker. Never rejects. */
export async function openDocument(
  source: PdfSource,
  { onLost, onPassword }: OpenCallbacks,
): Promise<OpenedDocument> {
  const { default: address } = await import('#src/workers/pdf.ts?worker&url');
  const port = startWorker(address);
  if (port === null) return { problem: 'This browser can’t draw PDF pages.' };
  const { promise: lost, resolve: lose } = Promise.withResolvers<string>();
  const time = new ProcessingTimeLimit();
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
    cMapUrl: `${data}cmaps/`,
    standardFontDataUrl: `${data}standard_fonts/`,
    iccUrl: `${data}iccs/`,
    wasmUrl: `${data}wasm/`,
    // The worker fetches them itself, when a page needs them.
    useWorkerFetch: true,
  });
  if (onPassword)
    task.onPassword = (give: (password: string) => void, reason: number) => {
      // Time for typing the password doesn't count.
      time.awaits(1);
      const answer = (password: string): void => {
        time.awaits(-1);
        give(password);
      };
      onPassword(answer, reason === PasswordResponses.INCORRECT_PASSWORD);
    };
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
      const lastPage = time.limit(opened.getPage(opened.numPages));
      const isCutOff = await lastPage.then(
        () => false,
        () => true,
      );
      return { document: documentOf(opened, time, { isCutOff, close, late }) };
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
  time: ProcessingTimeLimit,
  { isCutOff, close, late }: { isCutOff: boolean; close: () => void; late: () => void },
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
    isCutOff,
    page,
    words,
    textOf: async (number) => pageText(await words(number)),
    outline: () => ask(readOutline(pdf)),
    links: (number) => ask(readLinks(pdf, number)),
    extras: () => ask(readExtras(pdf)),
    attachment: async (id) => bytesOf(await ask(pdf.getAttachmentContent(id))),
    layers: async (visible) => {
      const config = await ask(pdf.getOptionalContentConfig());
      for (const [id, isVisible] of visible) config.setVisibility(id, isVisible);
      return config;
    },
    limit: (work) => time.limit(work),
    close,
  };
}

function bytesOf(content: unknown): Uint8Array<ArrayBuffer> {
  if (content instanceof Uint8Array) return new Uint8Array(content);
  throw new Error('The attachment is empty.');
}
