import { newCanvas, pixelRatio } from '#src/browser/canvas.ts';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';

/** Browsers refuse larger canvases, or run out of memory. */
const mostPixels = 16_000_000;

/** Pieces of text on one page. */
const mostItems = 50_000;

/** Width and height of a page in points. */
export async function pageSize(paper: PdfDocument, number: number): Promise<readonly [number, number]> {
  const { width, height } = (await paper.page(number)).getViewport({ scale: 1 });
  return [width, height];
}

/**
 * Draws a page so many pixels wide, sharp for this screen. What the canvas shows stays until the new picture is whole.
 * Does nothing once `signal` is aborted.
 */
export async function drawPage(
  paper: PdfDocument,
  number: number,
  { canvas, width, signal, ratio = pixelRatio() }: DrawOptions,
): Promise<void> {
  const page = await paper.page(number);
  if (signal.aborted) return;
  const natural = page.getViewport({ scale: 1 });
  const wanted = (width / natural.width) * ratio;
  const most = Math.sqrt(mostPixels / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(wanted, most) });
  const drawn = newCanvas();
  drawn.width = Math.round(viewport.width);
  drawn.height = Math.round(viewport.height);
  const task = page.render({ canvas: drawn, viewport });
  const cancel = (): void => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    await paper.limit(task.promise);
  } catch (error) {
    task.cancel();
    if (signal.aborted) return;
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  if (signal.aborted) return;
  canvas.width = drawn.width;
  canvas.height = drawn.height;
  canvas.getContext('2d')?.drawImage(drawn, 0, 0);
}

interface DrawOptions {
  canvas: HTMLCanvasElement;
  /** In pixels of the page. */
  width: number;
  signal: AbortSignal;
  /** Device pixels for each of them. */
  ratio?: number;
}

/** Puts the words of a page where they stand, to be selected, found and read aloud; their size follows `--total-scale-factor`. */
export async function layText(
  paper: PdfDocument,
  number: number,
  layer: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  // Late: the reader's own code does not wait for pdf.js.
  const [{ TextLayer }, page, words] = await Promise.all([
    import('pdfjs-dist'),
    paper.page(number),
    paper.words(number),
  ]);
  // More elements than a page of print ever has would stop this one.
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
