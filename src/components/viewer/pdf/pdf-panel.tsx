import { useEffect, useRef, useState } from 'react';

import type { PdfDocument } from '#src/components/viewer/pdf/open-document.ts';
import { PdfAttachments } from '#src/components/viewer/pdf/pdf-attachments.tsx';
import { PdfLayers, type VisibleLayers } from '#src/components/viewer/pdf/pdf-layers.tsx';
import style from '#src/components/viewer/pdf/pdf-panel.module.css';
import { pageName } from '#src/components/viewer/pdf/pdf-pages.tsx';
import { PdfThumbnail } from '#src/components/viewer/pdf/pdf-thumbnail.tsx';
import { ShellDrawer } from '#src/components/viewer/shell/shell-parts.tsx';
import type { DocumentExtras } from '#src/components/viewer/pdf/read-extras.ts';
import type { OutlineEntry } from '#src/components/viewer/pdf/read-outline.ts';
import type { PageFinding } from '#src/components/viewer/pdf/use-page-finding.ts';
import { pluralize } from '#src/lib/numbers.ts';

interface Props {
  paper: PdfDocument | null;
  count: number;
  seen: readonly number[];
  outline: readonly OutlineEntry[];
  extras: DocumentExtras;
  layers: VisibleLayers;
  onLayers: (layers: VisibleLayers) => void;
  finding: PageFinding;
  texts: readonly string[];
  onPage: (page: number) => void;
}

type Part = 'pages' | 'contents' | 'layers' | 'files' | 'matches';

/** Sidebar of the reader: thumbnails, contents, layers, attached files, or search matches. */
export function PdfPanel(props: Props) {
  const { paper, count, seen, outline, extras, layers, onLayers, finding, texts, onPage } = props;
  const { isSearched, matches, at, goTo } = finding;
  // Starting or clearing a search discards the choice: a search opens its matches.
  const [chosen, setChosen] = useState<{ part: Part; whileSearched: boolean } | null>(null);
  const wanted = chosen?.whileSearched === isSearched ? chosen.part : isSearched ? 'matches' : 'pages';
  const parts: (readonly [Part, string])[] = [
    ['pages', 'Pages'],
    ...(outline.length > 0 ? [['contents', 'Contents'] as const] : []),
    ...(extras.layers.length > 0 ? [['layers', 'Layers'] as const] : []),
    ...(extras.attachments.length > 0 ? [['files', 'Attachments'] as const] : []),
    ...(isSearched ? [['matches', 'Matches'] as const] : []),
  ];
  const part = parts.some(([one]) => one === wanted) ? wanted : 'pages';
  return (
    <ShellDrawer
      id="pages"
      name="Pages, contents, and matches"
      onClose={() => finding.setWords('')}
      head={
        <div className={`flow gap-1 small forced-fill ${style.parts}`} role="group" aria-label="Show">
          {parts.map(([one, label]) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === part}
              onClick={() => setChosen({ part: one, whileSearched: isSearched })}
            >
              {label}
            </button>
          ))}
        </div>
      }
    >
      {part === 'contents' && (
        <ol className={style.list}>
          {outline.map(({ title, page, level }, index) => (
            <li key={index}>
              <Entry isCurrent={seen.includes(page)} onClick={() => onPage(page)}>
                <span className={level === 0 ? '' : style.inner}>{title}</span>
                <span className={`rigid muted ${style.page}`}>{page}</span>
              </Entry>
            </li>
          ))}
        </ol>
      )}
      {part === 'layers' && <PdfLayers layers={extras.layers} visible={layers} onVisible={onLayers} />}
      {part === 'files' && paper && <PdfAttachments paper={paper} attachments={extras.attachments} />}
      {part === 'matches' && (
        <>
          <p className="small muted">{sumOf(finding)}</p>
          <ol className={style.list}>
            {matches.slice(0, 200).map(({ page, nth, before, found, after }, index) => (
              <li key={`${page} ${nth}`}>
                <Entry isCurrent={index === at} onClick={() => goTo(index)}>
                  <span>
                    {before}
                    <mark>{found}</mark>
                    {after}
                  </span>
                  <span className={`rigid muted ${style.page}`}>{page}</span>
                </Entry>
              </li>
            ))}
          </ol>
        </>
      )}
      {part === 'pages' && (
        <ol className={`grid at-start gap-2 ${style.thumbnails}`}>
          {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
            <li key={number}>
              <Entry
                isCurrent={seen.includes(number)}
                onClick={() => onPage(number)}
                name={pageName(number, texts[number - 1])}
              >
                {paper && <PdfThumbnail paper={paper} number={number} />}
                <span className={`rigid muted ${style.page}`}>{extras.labels[number - 1] || number}</span>
              </Entry>
            </li>
          ))}
        </ol>
      )}
    </ShellDrawer>
  );
}

function sumOf({ matches }: PageFinding): string {
  if (matches.length === 0) return 'No matches.';
  const pages = new Set(matches.map(({ page }) => page)).size;
  return `${pluralize(matches.length, 'match', 'matches')} on ${pluralize(pages, 'page')}`;
}

function Entry(props: { isCurrent: boolean; onClick: () => void; name?: string; children: React.ReactNode }) {
  const { isCurrent, onClick, name, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <button
      ref={button}
      type="button"
      className={`flex between baseline full-width gap-2 small anywhere touch-square ${style.entry}`}
      aria-current={isCurrent ? 'page' : undefined}
      {...(name !== undefined && { 'aria-label': name })}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
