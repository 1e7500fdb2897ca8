import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';

import { watchSize } from '#src/browser/element-size.ts';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import type { VisibleLayers } from '#src/components/viewer/pdf/pdf-layers.tsx';
import { PdfPage } from '#src/components/viewer/pdf/pdf-page.tsx';
import style from '#src/components/viewer/pdf/pdf-reader.module.css';
import { PdfText } from '#src/components/viewer/pdf/pdf-text.tsx';
import type { File } from '#src/contracts/shapes.ts';
import { scrollRegion } from '#src/ui/scroll-region.ts';
import { pageAltText } from '#src/domain/catalog-pages.ts';
import type { PdfView } from '#src/domain/viewer/pdf-view.ts';

interface Props {
  paper: PdfDocument | null;
  waiting: ReactNode;
  title: string;
  view: PdfView;
  seen: readonly number[];
  /** The texts of the pages read so far. */
  names: readonly string[];
  asText: boolean;
  layers: VisibleLayers;
  /** Offered if a page can't be drawn. */
  file: File | null;
  onPage: (page: number) => void;
  turn: (to: 1 | -1) => void;
  marks: (page: number, layer: HTMLElement | null) => void;
  onScale: (percent: number) => void;
}

/** Space around and between pages, in pixels. */
const gap = 12;
/** Minimum distance of a swipe, in pixels. */
const swipe = 60;

/** The visible pages, as pictures or as text; a swipe turns them. */
export function PdfPages(props: Props) {
  const { paper, waiting, title, view, seen, names, asText, turn, marks, onScale } = props;
  const { layers, file, onPage } = props;
  const desk = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  const began = useRef<{ x: number; y: number } | null>(null);
  useEffect(
    () => (desk.current ? watchSize(desk.current, (width, height) => setSize({ width, height })) : undefined),
    [],
  );
  const { page } = view;
  const scrolled = useRef(page);
  useEffect(() => {
    if (scrolled.current === page) return;
    scrolled.current = page;
    desk.current?.scrollTo?.({ top: 0, left: 0 });
  }, [page]);
  const onPointerUp = ({ clientX, clientY }: PointerEvent): void => {
    const from = began.current;
    began.current = null;
    const element = desk.current;
    // On pages wider than their space, the same gesture scrolls.
    if (!from || !element || element.scrollWidth > element.clientWidth + 2) return;
    const [across, down] = [clientX - from.x, clientY - from.y];
    if (Math.abs(across) > swipe && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
  };
  const room = {
    width: Math.max(80, (width - gap * (seen.length + 1)) / seen.length),
    height: Math.max(80, height - 2 * gap),
  };
  return (
    <div
      ref={desk}
      className={`scroll print-block ${style.desk}`}
      {...scrollRegion(`Pages of ${title}`)}
      onPointerDown={({ pointerType, clientX, clientY, isPrimary }) => {
        began.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        began.current = null;
      }}
    >
      {paper === null && !asText ? (
        waiting
      ) : (
        <div className={`row gap-3 pad-3 print-block ${style.sheets}`}>
          {asText || paper === null
            ? seen.map((number) => <PdfText key={number} number={number} text={names[number - 1]} />)
            : width > 0 &&
              seen.map((number) => (
                <PdfPage
                  key={number}
                  {...{ paper, number, room, onScale, layers, file, onPage }}
                  name={pageName(number, names[number - 1])}
                  zoom={view.zoom}
                  onText={marks}
                />
              ))}
        </div>
      )}
    </div>
  );
}

/** `Page 12: Brightdeck Reinforced TPO Membrane Model …` */
export function pageName(number: number, text: string | undefined): string {
  const words = pageAltText(text ?? '').replaceAll(/\s+/g, ' ');
  return words === '' ? `Page ${number}` : `Page ${number}: ${words}`;
}
