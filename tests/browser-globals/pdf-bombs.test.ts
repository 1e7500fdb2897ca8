import { deflateSync } from 'node:zlib';
import { OPS } from 'pdfjs-dist';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openDocument } from '#src/components/viewer/pdf/open-document.ts';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import { readTexts } from '#src/components/viewer/pdf/use-page-texts.ts';

/* Small PDF files that would grow without end: each ends in words, the file to download beside them, or without the part. */

const { WorkerMessageHandler } = await vi.importActual<{
  WorkerMessageHandler: { initializeFromPort: (port: MessagePort) => void };
}>('pdfjs-dist/legacy/build/pdf.worker.mjs');

/** pdf.js's worker, in this thread; what stands in `lost` it never hears. */
class LocalWorker extends EventTarget {
  static lost = '';
  static last: LocalWorker | null = null;
  isEnded = false;
  readonly #page: MessagePort;
  constructor() {
    super();
    LocalWorker.last = this;
    const { port1, port2 } = new MessageChannel();
    this.#page = port1;
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
    port1.start();
    WorkerMessageHandler.initializeFromPort(port2);
    port2.start();
  }
  postMessage(message: { action?: string }, transfer: Transferable[]): void {
    if (message.action !== LocalWorker.lost) this.#page.postMessage(message, transfer);
  }
  terminate(): void {
    this.isEnded = true;
    this.#page.close();
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', LocalWorker);
  LocalWorker.lost = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const catalog = '<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R >>';
const page = (more = '') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] ${more} >>`;
const pages = (count: number, kids: string) => `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`;
function stream(head: string, bytes: Buffer): Buffer {
  const packed = deflateSync(bytes);
  return Buffer.concat([
    Buffer.from(`<< ${head} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

function pdf(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n')];
  for (const [at, object] of objects.entries())
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  parts.push(Buffer.from(`trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

function open(objects: readonly (string | Buffer)[], onLost: (problem: string) => void = () => undefined) {
  const bytes = pdf(objects);
  const read = (from: number, to: number) => Promise.resolve(bytes.slice(from, to));
  return openDocument({ length: bytes.length, head: bytes.slice(0, 65_536), read }, { onLost });
}
async function opened(objects: readonly (string | Buffer)[]): Promise<PdfDocument> {
  const { document, problem } = await open(objects);
  if (!document) throw new Error(problem);
  return document;
}

describe('a PDF', () => {
  it('of 6,000 pages is not shown, and says why', async () => {
    const kids = Array.from({ length: 6_000 }, (_, at) => `${at + 3} 0 R`).join(' ');
    const { problem } = await open([
      catalog,
      pages(6_000, kids),
      ...Array.from({ length: 6_000 }, () => page()),
    ]);
    expect(problem).toBe('The file has too many pages to show here.');
    await vi.waitFor(() => expect(LocalWorker.last?.isEnded).toBe(true));
  });

  it('of pages that double forty times has few', async () => {
    const doubled = Array.from({ length: 40 }, (_, at) =>
      pages(2 ** (40 - at), `${at + 3} 0 R ${at + 3} 0 R`),
    );
    const document = await opened([catalog, ...doubled, page()]);
    expect(document.count).toBeLessThan(5);
    document.close();
  });

  it('of lists in lists opens, without the page that has them', async () => {
    const lists = '['.repeat(500_000) + ']'.repeat(500_000);
    const document = await opened([catalog, pages(1, '3 0 R'), page(`/A ${lists}`)]);
    await expect(document.page(1)).rejects.toThrow(/call stack/);
    document.close();
  });

  it('with a picture of 60,000 by 60,000 pixels is shown without it', async () => {
    const picture = (side: number) =>
      stream(
        `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceGray`,
        Buffer.alloc(100),
      );
    const drawn = async (side: number) => {
      const document = await opened([
        catalog,
        pages(1, '3 0 R'),
        page('/Contents 4 0 R /Resources << /XObject << /P 6 0 R >> >>'),
        stream('', Buffer.from('q 9 0 0 9 0 0 cm /P Do Q')),
        '<< >>',
        picture(side),
      ]);
      const { fnArray } = await (await document.page(1)).getOperatorList();
      document.close();
      return fnArray.includes(OPS.paintImageXObject) || fnArray.includes(OPS.paintInlineImageXObject);
    };
    expect([await drawn(10), await drawn(60_000)]).toEqual([true, false]);
  });

  it('with bookmarks that follow themselves and lead nowhere has a short list of contents', async () => {
    const bookmarks = Array.from(
      { length: 9_000 },
      (_, at) => `<< /Title (a) /Parent 5 0 R /Dest [3 0 R /Fit] /Next ${at === 8_999 ? 6 : at + 7} 0 R >>`,
    );
    const document = await opened([
      catalog,
      pages(1, '3 0 R'),
      page(),
      '<< >>',
      '<< /First 6 0 R /Last 6 0 R >>',
      ...bookmarks,
    ]);
    expect(await document.outline()).toHaveLength(500);
    document.close();
  });

  it('that has more text than fifty books is not read to its end', async () => {
    const textOf = vi.fn<(number: number) => Promise<string>>(() => Promise.resolve('a'.repeat(1_000_000)));
    const document = await opened([catalog, pages(1, '3 0 R'), page()]);
    const read = await readTexts({ ...document, count: 5_000, textOf }, () => true);
    expect(read.problem).toBe('The file has too much text to show here.');
    expect(textOf).toHaveBeenCalledTimes(51);
    document.close();
  });

  it('that keeps pdf.js busy is closed after ten seconds, and says so', async () => {
    const onLost = vi.fn<(problem: string) => void>();
    const { document } = await open([catalog, pages(1, '3 0 R'), page()], onLost);
    LocalWorker.lost = 'GetTextContent';
    await document?.page(1);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const reading = document?.textOf(1).catch(() => 'ended');
    await vi.waitFor(() => {
      vi.advanceTimersByTime(1_000);
      expect(onLost).toHaveBeenCalledExactlyOnceWith('The file takes too long to read here.');
    });
    expect(await reading).toBe('ended');
    await vi.waitFor(() => expect(LocalWorker.last?.isEnded).toBe(true));
  });
});
