import { useEffect, useRef, useState } from 'react';

import { newCanvas } from '#src/browser/canvas.ts';
import { runInSlices } from '#src/browser/run-in-slices.ts';
import style from '#src/components/viewer/pdf/compare/pdf-compare.module.css';
import { drawPage, pageSize } from '#src/components/viewer/pdf/draw-page.ts';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import type { VisibleLayers } from '#src/components/viewer/pdf/pdf-layers.tsx';
import { pageScale, pixelsPerPoint, type PdfZoom } from '#src/domain/viewer/pdf-view.ts';
import { comparePages, type PagePixels } from '#src/domain/viewer/compare-pages.ts';

export interface ComparedPage {
  paper: PdfDocument;
  number: number;
  layers: VisibleLayers;
}

interface Props {
  here: ComparedPage;
  there: ComparedPage;
  zoom: PdfZoom;
  room: { width: number; height: number };
  /** How many places differ; null if the pages can't be compared. */
  onPlaces: (places: number | null) => void;
  /** Reports the scale in percent. */
  onScale: (percent: number) => void;
}

/** Red and blue, which people with red-green color blindness can tell apart; the same as between drawings. */
const colors = { here: [179, 38, 15], there: [11, 87, 164] } as const;
/** Comparing more pixels takes too long. */
const mostPixels = 6_000_000;
/** Pixels per point at any zoom: with fewer, a 6 looks like a 0. */
const finest = 3;

/** Two pages overlaid at the same scale, from the same corner, with differences in color. */
export function OverlaidPage({ here, there, zoom, room, onPlaces, onScale }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<readonly [number, number]>([612, 792]);
  const scale = pageScale(zoom, size, room);
  const [width, height] = [Math.floor(size[0] * scale), Math.floor(size[1] * scale)];
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    compared(here, there, signal).then(
      (found) => {
        const context = canvas.current?.getContext('2d');
        if (!found || !context || !canvas.current || signal.aborted) return;
        [canvas.current.width, canvas.current.height] = [found.width, found.height];
        context.putImageData(new ImageData(found.pixels, found.width, found.height), 0, 0);
        setSize(found.size);
        onPlaces(found.places);
      },
      () => signal.aborted || onPlaces(null),
    );
    return () => controller.abort();
  }, [here, there, onPlaces]);
  useEffect(() => onScale(Math.round((scale / pixelsPerPoint) * 100)), [scale, onScale]);
  return (
    <figure
      className={`rigid ${style.page}`}
      style={{ width, height }}
      aria-label={`Page ${here.number} and page ${there.number}, overlaid`}
    >
      <canvas ref={canvas} className="full-width full-height" aria-hidden="true" />
    </figure>
  );
}

async function compared(here: ComparedPage, there: ComparedPage, signal: AbortSignal) {
  const [own, other] = await Promise.all([
    pageSize(here.paper, here.number),
    pageSize(there.paper, there.number),
  ]);
  const size = [Math.max(own[0], other[0]), Math.max(own[1], other[1])] as const;
  const dots = Math.min(finest, Math.sqrt(mostPixels / (size[0] * size[1])));
  const [width, height] = [Math.round(size[0] * dots), Math.round(size[1] * dots)];
  const pixelsOf = async (page: ComparedPage, [points]: readonly [number, number]): Promise<PagePixels> => {
    const drawn = newCanvas();
    await drawPage(page.paper, page.number, {
      canvas: drawn,
      width: points * dots,
      ratio: 1,
      layers: page.layers,
      signal,
    });
    const sheet = newCanvas();
    [sheet.width, sheet.height] = [width, height];
    const context = sheet.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser gives no canvas.');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    if (drawn.width > 0) context.drawImage(drawn, 0, 0);
    return { data: context.getImageData(0, 0, width, height).data, width, height };
  };
  const pages = [await pixelsOf(here, own), await pixelsOf(there, other)] as const;
  if (signal.aborted) return null;
  const found = await runInSlices(comparePages(pages[0], pages[1], colors), signal);
  return found && { ...found, width, height, size };
}
