import { newCanvas, canvasToBlobUrl } from '#src/browser/canvas.ts';
import { drawPage, pageSize } from '#src/components/viewer/pdf/draw-page.ts';
import type { VisibleLayers } from '#src/components/viewer/pdf/pdf-layers.tsx';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';

/** 150 dpi: sharp enough for text, small enough for a hundred pages. */
const dotsPerPoint = 150 / 72;

interface Options {
  layers: VisibleLayers;
  signal: AbortSignal;
  onPage: (number: number) => void;
}

/**
 * Blob URLs of pictures of all pages, decoded. Rejects if a page fails or `signal` is aborted; revokes all of
 * them then.
 */
export async function drawnPages(
  paper: PdfDocument,
  { layers, signal, onPage }: Options,
): Promise<readonly string[]> {
  const pictures: string[] = [];
  try {
    for (let number = 1; number <= paper.count; number += 1) {
      onPage(number);
      const canvas = newCanvas();
      const [width] = await pageSize(paper, number);
      await drawPage(paper, number, { canvas, width: width * dotsPerPoint, ratio: 1, layers, signal });
      pictures.push(await canvasToBlobUrl(canvas));
      signal.throwIfAborted();
    }
    return pictures;
  } catch (error) {
    for (const url of pictures) URL.revokeObjectURL(url);
    throw error;
  }
}
