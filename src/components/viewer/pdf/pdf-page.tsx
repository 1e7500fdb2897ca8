import { useEffect, useRef, useState } from 'react';

import { WorkerTimeoutError } from '#src/browser/workers.ts';
import { drawPage, layOutText, pageSize } from '#src/components/viewer/pdf/draw-page.ts';
import { FileLink } from '#src/components/viewer/pdf/file-link.tsx';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import type { VisibleLayers } from '#src/components/viewer/pdf/pdf-layers.tsx';
import { PdfLinks } from '#src/components/viewer/pdf/pdf-links.tsx';
import style from '#src/components/viewer/pdf/pdf-page.module.css';
import type { File } from '#src/contracts/shapes.ts';
import { pageScale, pixelsPerPoint, type PdfZoom } from '#src/domain/viewer/pdf-view.ts';

/** US Letter in points, until the page reports its size. */
const letter = [612, 792] as const;

interface Props {
  paper: PdfDocument;
  number: number;
  /** Accessible name of the page's picture. */
  name: string;
  zoom: PdfZoom;
  /** Available space in pixels. */
  room: { width: number; height: number };
  /** Called with the text layer once it is ready to be searched, and with null when it is removed. */
  onText: (number: number, layer: HTMLElement | null) => void;
  /** Reports the scale in percent. */
  onScale: (percent: number) => void;
  layers: VisibleLayers;
  /** Offered if the page can't be drawn. */
  file: File | null;
  onPage: (page: number) => void;
}

/** One page: its picture, and on top of it its selectable text. */
export function PdfPage(props: Props) {
  const { paper, number, name, zoom, room, onText, onScale, layers, file, onPage } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<readonly [number, number]>(letter);
  const [failed, setFailed] = useState<string | null>(null);
  const scale = pageScale(zoom, size, room);
  const [width, height] = [Math.floor(size[0] * scale), Math.floor(size[1] * scale)];
  useEffect(() => {
    let isCurrent = true;
    pageSize(paper, number).then(
      (known) => isCurrent && setSize(known),
      (error: unknown) => isCurrent && setFailed(failureText(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [paper, number]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    if (canvas.current && width > 0)
      drawPage(paper, number, { canvas: canvas.current, width, layers, signal }).then(
        (isLacking) => signal.aborted || setFailed(isLacking ? lackingText : null),
        (error: unknown) => signal.aborted || setFailed(failureText(error)),
      );
    return () => controller.abort();
  }, [paper, number, width, layers]);
  useEffect(() => {
    const controller = new AbortController();
    const into = layer.current;
    if (into)
      layOutText(paper, number, into, controller.signal).then(
        () => controller.signal.aborted || onText(number, into),
        () => undefined,
      );
    return () => {
      controller.abort();
      onText(number, null);
    };
  }, [paper, number, onText]);
  useEffect(() => {
    layer.current?.style.setProperty('--total-scale-factor', String(scale));
    onScale(Math.round((scale / pixelsPerPoint) * 100));
  }, [scale, onScale]);
  return (
    <figure className={`rigid relative ${style.page}`} style={{ width, height }} aria-label={name}>
      <canvas ref={canvas} className="full-width full-height" aria-hidden="true" />
      <div ref={layer} className={style.text} />
      <PdfLinks {...{ paper, number, onPage }} />
      {failed !== null && (
        <p className={`note text-center ${style.failed}`} role="alert">
          {failed} <FileLink file={file} />
        </p>
      )}
    </figure>
  );
}

const lackingText = 'Pictures on this page can’t be shown here.';

const failureText = (error: unknown): string =>
  error instanceof WorkerTimeoutError
    ? 'This page takes too long to draw here.'
    : 'This page can’t be drawn.';
