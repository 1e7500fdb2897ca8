import { useEffect, useRef, useState } from 'react';

import { onceNearViewport } from '#src/browser/element-size.ts';
import { drawPage } from '#src/components/viewer/pdf/draw-page.ts';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import style from '#src/components/viewer/pdf/pdf-panel.module.css';

/** In CSS pixels. */
const width = 96;

/** A thumbnail of a page, drawn once it is near the viewport. */
export function PdfThumbnail({ paper, number }: { paper: PdfDocument; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (canvas.current ? onceNearViewport(canvas.current, () => setNear(true)) : undefined), []);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // A page that can't be drawn stays blank here; its full view reports the error.
    if (isNear && canvas.current)
      drawPage(paper, number, { canvas: canvas.current, width, signal }).catch(() => undefined);
    return () => controller.abort();
  }, [paper, number, isNear]);
  return <canvas ref={canvas} className={style.thumbnail} aria-hidden="true" />;
}
