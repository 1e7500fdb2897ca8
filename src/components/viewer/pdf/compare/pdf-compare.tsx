import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';

import { watchSize } from '#src/browser/element-size.ts';
import { ComparedTexts } from '#src/components/viewer/pdf/compare/compared-texts.tsx';
import { OverlaidPage } from '#src/components/viewer/pdf/compare/overlaid-page.tsx';
import style from '#src/components/viewer/pdf/compare/pdf-compare.module.css';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import type { VisibleLayers } from '#src/components/viewer/pdf/pdf-layers.tsx';
import { PdfPage } from '#src/components/viewer/pdf/pdf-page.tsx';
import { PdfWaiting } from '#src/components/viewer/pdf/pdf-waiting.tsx';
import { usePdf } from '#src/components/viewer/pdf/use-pdf.ts';
import type { PdfView } from '#src/domain/viewer/pdf-view.ts';
import { countText, pluralize } from '#src/lib/numbers.ts';
import { FileInput } from '#src/ui/file-input.tsx';
import { scrollRegion } from '#src/ui/scroll-region.ts';
import { Segments } from '#src/ui/segments.tsx';

interface Props {
  paper: PdfDocument;
  title: string;
  view: PdfView;
  layers: VisibleLayers;
  onPage: (page: number) => void;
  onScale: (percent: number) => void;
}

type Way = 'over' | 'beside';
const ways: readonly (readonly [Way, string, string])[] = [
  ['over', 'Overlaid', 'One on the other, with what differs in color'],
  ['beside', 'Side by side', 'Side by side'],
];
const asInDocument: VisibleLayers = new Map();
/** Around and between pages, in pixels. */
const gap = 12;
const nothing = (): void => undefined;

/** The document next to the visitor's own, page by page. The visitor's document is read here and never uploaded. */
export function PdfCompare({ paper, title, view, layers, onPage, onScale }: Props) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [way, setWay] = useState<Way>('over');
  // How many pages the other document is ahead.
  const [ahead, setAhead] = useState(0);
  const [found, setFound] = useState<{ of: string; places: number | null } | null>(null);
  const desk = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  useEffect(
    () =>
      desk.current
        ? watchSize(desk.current, (wide, high) => setSize({ width: wide, height: high }))
        : undefined,
    [],
  );
  const { state, open, cancel } = usePdf(file, file !== null);
  const other = file !== null && state.phase === 'open' ? state.paper : null;
  const number = view.page + ahead;
  const here = useMemo(() => ({ paper, number: view.page, layers }), [paper, view.page, layers]);
  const there = useMemo(
    () =>
      other && number >= 1 && number <= other.count ? { paper: other, number, layers: asInDocument } : null,
    [other, number],
  );
  const key = `${view.page} ${number} ${file?.name ?? ''}`;
  const onPlaces = useCallback((places: number | null) => setFound({ of: key, places }), [key]);
  const across = way === 'beside' ? 2 : 1;
  const room = {
    width: Math.max(80, (width - gap * (across + 1)) / across),
    height: Math.max(80, height - 2 * gap),
  };
  const page = { zoom: view.zoom, room, onText: nothing, onScale, file: null };
  return (
    <div className={`stack shrinks-down print-block ${style.compare}`}>
      <div className="cluster gap-2-4 small line-bottom paper pad-2-3 screen-only">
        <label htmlFor={id}>Another PDF</label>
        <FileInput
          id={id}
          accept=".pdf,application/pdf"
          isInvalid={state.phase === 'failed'}
          onFile={(chosen) => chosen && setFile(chosen)}
        />
        {other && (
          <>
            <Segments legend="Show" value={way} options={ways} onChange={setWay} />
            <label className="row gap-2">
              Its page
              <select
                className="control small"
                value={there ? number : ''}
                onChange={({ currentTarget }) => setAhead(Number(currentTarget.value) - view.page)}
              >
                {!there && <option value="">None</option>}
                {Array.from({ length: other.count }, (_, index) => (
                  <option key={index} value={index + 1}>
                    {index + 1}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        <p id={`${id}-hint`} role="status" className="muted">
          {statusOf()}
        </p>
        {there && way === 'over' && <Legend />}
      </div>
      <div
        ref={desk}
        className={`shrinks-down scroll print-block ${style.desk}`}
        {...scrollRegion(`${title} and another document`)}
      >
        {file !== null && other === null ? (
          <PdfWaiting state={state} file={null} what="other document" onOpen={open} onCancel={cancel} />
        ) : (
          width > 0 && (
            <div className={`flex gap-3 ${style.sheets}`}>
              {there && way === 'over' ? (
                <OverlaidPage {...{ here, there, room, onPlaces, onScale }} zoom={view.zoom} />
              ) : (
                <>
                  <PdfPage {...page} {...here} name={`Page ${view.page} of this document`} onPage={onPage} />
                  {there && (
                    <PdfPage
                      {...page}
                      {...there}
                      name={`Page ${number} of the other document`}
                      onPage={(next) => setAhead(next - view.page)}
                    />
                  )}
                </>
              )}
            </div>
          )
        )}
      </div>
      {there && <ComparedTexts here={here} there={there} />}
    </div>
  );

  function statusOf(): string {
    if (file === null)
      return 'Choose a PDF to compare this one with. It is read in this browser and not uploaded.';
    if (other === null) return '';
    if (!there) return `${file.name} has ${pluralize(other.count, 'page')}: none for this one.`;
    if (way === 'beside') return file.name;
    if (found?.of !== key) return 'Comparing…';
    if (found.places === null) return 'These pages can’t be compared.';
    if (found.places === 0) return 'No differences on this page.';
    return found.places === 1 ? 'One place differs.' : `${countText(found.places)} places differ.`;
  }
}

function Legend() {
  return (
    <ul className={`flow gap-2 ${style.legend}`} aria-label="Colors">
      <li className={style.here}>Only in this document</li>
      <li className={style.there}>Only in the other</li>
      <li className={style.same}>In both</li>
    </ul>
  );
}
