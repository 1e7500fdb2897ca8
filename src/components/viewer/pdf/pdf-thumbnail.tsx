import { useEffect, useRef, useState } from 'react';

import { onceNear } from '#src/browser/element-size.ts';
import { drawPage } from '#src/components/viewer/pdf/draw-page.ts';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import style from '#src/components/viewer/pdf/pdf-panel.module.css';

/** In pixels of the page. */
const width = 96;

/** A small picture of a page, drawn once it is in sight. */
export function PdfThumbnail({ paper, number }: { paper: PdfDocument; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (canvas.current ? onceNear(canvas.current, () => setNear(true)) : undefined), []);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // What cannot be drawn stays blank; the page itself says so.
    if (isNear && canvas.current)
      drawPage(paper, number, { canvas: canvas.current, width, signal }).catch(() => undefined);
    return () => controller.abort();
  }, [paper, number, isNear]);
  return <canvas ref={canvas} className={style.thumbnail} aria-hidden="true" />;
}
