import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { newCanvas, pixelRatio } from '#src/browser/canvas.ts';
import type { VisibleLayers } from '#src/components/viewer/pdf/pdf-layers.tsx';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';

/** Browsers reject larger canvases or run out of memory. */
const mostPixels = 16_000_000;

const asInDocument: VisibleLayers = new Map();

/** Maximum number of text items on a page. */
const mostItems = 50_000;

/** Size of a page in points. */
export async function pageSize(paper: PdfDocument, number: number): Promise<readonly [number, number]> {
  const { width, height } = (await paper.page(number)).getViewport({ scale: 1 });
  return [width, height];
}

/**
 * Draws a page at a width in CSS pixels, sharp on this screen. The canvas keeps its old content until the new
 * picture is complete. Does nothing once `signal` is aborted. Resolves to whether pictures are missing from the
 * page because they can't be decoded.
 */
export async function drawPage(
  paper: PdfDocument,
  number: number,
  { canvas, width, signal, layers = asInDocument, ratio = pixelRatio() }: DrawOptions,
): Promise<boolean> {
  const page = await paper.page(number);
  if (signal.aborted) return false;
  const natural = page.getViewport({ scale: 1 });
  const wanted = (width / natural.width) * ratio;
  const most = Math.sqrt(mostPixels / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(wanted, most) });
  const drawn = newCanvas();
  drawn.width = Math.round(viewport.width);
  drawn.height = Math.round(viewport.height);
  const task = page.render({ canvas: drawn, viewport, optionalContentConfigPromise: paper.layers(layers) });
  const cancel = (): void => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await paper.limit(task.promise);
  } catch (error) {
    task.cancel();
    if (signal.aborted) return false;
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  if (signal.aborted) return false;
  canvas.width = drawn.width;
  canvas.height = drawn.height;
  canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  return hasLostPicture(page);
}

/** pdf.js silently omits pictures that it can't decode: their object is null. */
function hasLostPicture({ objs }: PDFPageProxy): boolean {
  for (const [id, data] of objs)
    if (data === null && typeof id === 'string' && /^(?:img|mask)_/.test(id)) return true;
  return false;
}

interface DrawOptions {
  canvas: HTMLCanvasElement;
  /** In CSS pixels. */
  width: number;
  signal: AbortSignal;
  /** Which layers the person has turned on or off. */
  layers?: VisibleLayers;
  /** Device pixels per CSS pixel. */
  ratio?: number;
}

/**
 * Lays out a page's text over its picture, for selection, search, and screen readers. Its size follows
 * `--total-scale-factor`.
 */
export async function layOutText(
  paper: PdfDocument,
  number: number,
  layer: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  // Imported on demand, so that the reader's own code does not wait for pdf.js.
  const [{ TextLayer }, page, words] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    paper.page(number),
    paper.words(number),
  ]);
  // No real page has so many items; creating their elements would freeze this one.
  if (signal.aborted || words.items.length > mostItems) return;
  layer.replaceChildren();
  const text = new TextLayer({
    textContentSource: words,
    container: layer,
    viewport: page.getViewport({ scale: 1 }),
  });
  signal.addEventListener('abort', () => text.cancel());
  try {
    await text.render();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
