import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { FileLink } from '#src/components/viewer/pdf/file-link.tsx';
import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import type { VisibleLayers } from '#src/components/viewer/pdf/pdf-layers.tsx';
import { PdfPanel } from '#src/components/viewer/pdf/pdf-panel.tsx';
import style from '#src/components/viewer/pdf/pdf-reader.module.css';
import { PdfPages } from '#src/components/viewer/pdf/pdf-pages.tsx';
import { PdfToolbar } from '#src/components/viewer/pdf/pdf-toolbar.tsx';
import { PdfPrint } from '#src/components/viewer/pdf/pdf-print.tsx';
import { useMarks } from '#src/components/viewer/pdf/use-marks.ts';
import { usePageFinding } from '#src/components/viewer/pdf/use-page-finding.ts';
import type { PageTexts } from '#src/components/viewer/pdf/use-page-texts.ts';
import { useRead } from '#src/components/viewer/pdf/use-read.ts';
import { useReaderKeys } from '#src/components/viewer/pdf/use-reader-keys.ts';
import { ShellStage, ShellStatus, StatusButton } from '#src/components/viewer/shell/shell-parts.tsx';
import { useShell } from '#src/components/viewer/shell/shell-state.ts';
import { ToolButton } from '#src/components/viewer/shell/tool-button.tsx';
import type { File } from '#src/contracts/shapes.ts';
import { pageAfter, pagesSeen, zoomFrom, type PdfView } from '#src/domain/viewer/pdf-view.ts';
import { PausedStatus } from '#src/ui/paused-status.tsx';
import { Notice } from '#src/ui/notice.tsx';

const Compare = lazyPart(
  async () => (await import('#src/components/viewer/pdf/compare/pdf-compare.tsx')).PdfCompare,
  'the comparison',
);

interface Props {
  /** Null until the pages can be drawn. */
  paper: PdfDocument | null;
  /** Shown instead of the pages until then. */
  waiting: ReactNode;
  count: number;
  /** Used for the accessible name and for printing. */
  title: string;
  file: File | null;
  texts: PageTexts;
  /** Called when the texts are first needed. */
  onTexts: () => void;
  /** The initial view. */
  view: PdfView;
  onView: (view: PdfView) => void;
  /** Whether two pages can be shown side by side. */
  hasSpreads?: boolean;
  /** Arrow keys turn pages wherever the focus is. */
  ownsKeys?: boolean;
  /** Shown in the line below the pages. */
  below?: ReactNode;
}

/** A PDF reader: page, zoom, search, read as text, print, and download. */
export function PdfReader(props: Props) {
  const { paper, waiting, count, title, file, texts, onTexts, onView, below } = props;
  const { hasSpreads = false, ownsKeys = false } = props;
  const [view, setView] = useState(props.view);
  // A file can have fewer pages than its record says.
  const last = Math.max(1, count);
  if (view.page > last) setView({ ...view, page: last });
  const [shows, setShows] = useState({ text: false, compare: false });
  const [scale, setScale] = useState(100);
  const change = useCallback((next: Partial<PdfView>) => setView((now) => ({ ...now, ...next })), []);
  const onPage = useCallback((page: number) => change({ page }), [change]);
  const finding = usePageFinding(texts.texts, { words: view.words, page: view.page, onPage });
  const { words } = finding;
  const marks = useMarks(finding);
  const outline = useRead(paper, outlineOf) ?? [];
  const extras = useRead(paper, extrasOf) ?? noExtras;
  const [layers, setLayers] = useState<VisibleLayers>(new Map());
  const seen = pagesSeen(view, count);
  const turn = useCallback(
    (to: 1 | -1 | 'first' | 'last') =>
      setView((now) => ({
        ...now,
        page: to === 'first' ? 1 : to === 'last' ? count : pageAfter(now, to, count),
      })),
    [count],
  );
  const zoom = useCallback(
    (by: 1 | -1 | 'page') =>
      setView((now) => ({ ...now, zoom: by === 'page' ? 'page' : zoomFrom(scale, by) })),
    [scale],
  );
  const reader = useRef<HTMLDivElement>(null);
  useReaderKeys(reader, { turn, zoom, ownsKeys });
  useMatchesDrawer(finding.isSearched && finding.matches.length > 0);
  const latest = useRef(onView);
  useEffect(() => {
    latest.current = onView;
  });
  const { page, zoom: zoomed, isSpread } = view;
  useEffect(
    () => latest.current({ page, zoom: zoomed, isSpread, words: words.trim() }),
    [page, zoomed, isSpread, words],
  );
  useEffect(() => {
    if (words !== '') onTexts();
  }, [words, onTexts]);
  const names = texts.texts;
  const onText = (): void => {
    onTexts();
    setShows({ ...shows, text: !shows.text });
  };
  return (
    <div className="contents" ref={reader}>
      <PdfToolbar
        {...{ view, count, scale, hasSpreads, finding, texts, onTexts, change, turn, zoom }}
        text={shows.text}
        onText={onText}
        compare={shows.compare}
        onCompare={() => setShows({ ...shows, compare: !shows.compare })}
        label={extras.labels[view.page - 1]}
        print={
          paper ? (
            <PdfPrint {...{ paper, title, layers }} />
          ) : (
            <ToolButton icon="print" label="Print all pages" isDisabled onClick={() => undefined} />
          )
        }
      />
      <PausedStatus typed="" text={view === props.view ? '' : `Page ${view.page} of ${count}, ${scale}%`} />
      <ShellStage>
        <div className={`stack shrinks-down full-width full-height print-block ${style.main}`}>
          {finding.isSearched && texts.problem !== null && (
            <div className="pad-2-3">
              <Notice role="status" title="This document can’t be searched.">
                <p>{texts.problem}</p>
              </Notice>
            </div>
          )}
          {paper?.isCutOff && (
            <div className="pad-2-3">
              <Notice
                role="status"
                title={`Page ${count} can’t be read, and pages after it may be missing here.`}
              >
                <FileLink file={file} />
              </Notice>
            </div>
          )}
          {paper && shows.compare ? (
            <Suspense fallback={<p role="status">Loading the comparison…</p>}>
              <Compare {...{ paper, title, view, layers, onPage }} onScale={setScale} />
            </Suspense>
          ) : (
            <PdfPages
              {...{ paper, waiting, title, view, seen, turn, names, marks, layers, file, onPage }}
              asText={shows.text}
              onScale={setScale}
            />
          )}
        </div>
      </ShellStage>
      <PdfPanel
        {...{ paper, count, seen, outline, extras, layers, finding, texts: names }}
        onLayers={setLayers}
        onPage={onPage}
      />
      <ShellStatus>
        {scale < readable && !shows.compare && (
          <StatusButton onClick={onText}>{shows.text ? 'Show page' : 'Read text'}</StatusButton>
        )}
        <p className="rigid digits hidden-599">
          Page {view.page} of {count}
        </p>
        <p className={`rigid mono ${style.scale}`}>{scale}%</p>
        {below}
      </ShellStatus>
    </div>
  );
}

/** In percent: at a smaller scale, as on a phone, 10-point letters are too small to read. */
const readable = 60;

/** Shows the matches of a search in the drawer, then restores its previous content. */
function useMatchesDrawer(hasMatches: boolean): void {
  const { open, show } = useShell();
  const before = useRef<string | null>(null);
  const turn = useEffectEvent((isOn: boolean) => {
    if (isOn) {
      before.current = open;
      show('pages');
    } else if (open === 'pages') show(before.current);
  });
  const was = useRef(false);
  useEffect(() => {
    if (was.current !== hasMatches) turn(hasMatches);
    was.current = hasMatches;
  }, [hasMatches]);
}

const outlineOf = (paper: PdfDocument) => paper.outline();
const extrasOf = (paper: PdfDocument) => paper.extras();
const noExtras = { attachments: [], layers: [], labels: [] };
