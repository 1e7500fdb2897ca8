import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createPortalRoot } from '#src/browser/portal-root.ts';
import { printPage } from '#src/browser/print.ts';
import { notify } from '#src/browser/toasts.ts';
import { useLatest } from '#src/components/page/use-latest.ts';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import type { VisibleLayers } from '#src/components/viewer/pdf/pdf-layers.tsx';
import style from '#src/components/viewer/pdf/pdf-print.module.css';
import { ToolButton } from '#src/components/viewer/shell/tool-button.tsx';
import { newCanvas, canvasToBlobUrl } from '#src/browser/canvas.ts';
import { drawPage, pageSize } from '#src/components/viewer/pdf/draw-page.ts';

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
async function drawnPages(
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

/** Longer documents should be printed from the downloaded file. */
const mostPages = 100;

/** Pictures of the pages in an element outside of the app, the only one that is printed. */
interface Printed {
  root: HTMLElement;
  pictures: readonly string[];
}

/** Draws all pages, one after another, and prints them. */
export function PdfPrint({
  paper,
  title,
  layers,
}: {
  paper: PdfDocument;
  title: string;
  layers: VisibleLayers;
}) {
  const [ready, setReady] = useState(0);
  const [printed, setPrinted] = useState<Printed | null>(null);
  const { begin } = useLatest();
  const isBusy = ready > 0;
  useEffect(() => {
    if (!printed) return undefined;
    printPage();
    return () => {
      printed.root.remove();
      for (const url of printed.pictures) URL.revokeObjectURL(url);
    };
  }, [printed]);
  const print = async (): Promise<void> => {
    const signal = begin();
    setPrinted(null);
    setReady(1);
    try {
      const drawn = await drawnPages(paper, { layers, signal, onPage: setReady });
      const root = createPortalRoot();
      root.dataset['printPages'] = '';
      setPrinted({ root, pictures: drawn });
    } catch {
      if (signal.aborted) return;
      await notify.error('The pages couldn’t be prepared. Download the file to print it.');
    } finally {
      setReady(0);
    }
  };
  if (paper.count > mostPages) return null;
  return (
    <>
      <ToolButton icon="print" label="Print all pages" isDisabled={isBusy} onClick={() => void print()} />
      <span className="unseen" role="status">
        {isBusy ? `Preparing page ${ready} of ${paper.count}…` : ''}
      </span>
      {printed &&
        createPortal(
          <div className={`print-block paper-only ${style.pages}`}>
            {printed.pictures.map((src, index) => (
              <img key={src} src={src} alt={`${title}, page ${index + 1}`} />
            ))}
          </div>,
          printed.root,
        )}
    </>
  );
}
