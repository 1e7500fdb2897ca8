import { useState } from 'react';
import type { ReactNode } from 'react';

import { PdfFind } from '#src/components/viewer/pdf/pdf-find.tsx';
import style from '#src/components/viewer/pdf/pdf-toolbar.module.css';
import type { PageFinding } from '#src/components/viewer/pdf/use-page-finding.ts';
import type { PageTexts } from '#src/components/viewer/pdf/use-page-texts.ts';
import type { File } from '#src/contracts/shapes.ts';
import { zoomOf, zoomSteps } from '#src/domain/viewer/pdf-view.ts';
import type { PdfView } from '#src/domain/viewer/pdf-view.ts';
import { safeHref } from '#src/lib/safe-href.ts';
import { safeFileName } from '#src/lib/zip-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { IconName } from '#src/ui/icon.tsx';

interface Props {
  view: PdfView;
  count: number;
  /** The effective scale in percent. */
  scale: number;
  hasSpreads: boolean;
  finding: PageFinding;
  texts: PageTexts;
  onTexts: () => void;
  file: File | null;
  change: (view: Partial<PdfView>) => void;
  turn: (to: 1 | -1 | 'first' | 'last') => void;
  zoom: (by: 1 | -1 | 'page') => void;
  panel: boolean;
  onPanel: () => void;
  text: boolean;
  onText: () => void;
  /** Whether the document is compared with another. */
  compare: boolean;
  onCompare: () => void;
  /** The document's own name of the page, such as `A-101`. */
  label: string | undefined;
  print: ReactNode;
  onKeys: () => void;
}

export function PdfToolbar(props: Props) {
  const { view, count, scale, hasSpreads, finding, texts, onTexts, file, change, turn, zoom } = props;
  const { panel, onPanel, text, onText, compare, onCompare, label, print, onKeys } = props;
  const href = file === null ? null : safeHref(file.url);
  return (
    <div className={`screen-only cluster gap-2-4 small line-bottom paper pad-2-3 ${style.toolbar}`}>
      <div className={`row ${style.group}`}>
        <Button aria-pressed={panel} onClick={onPanel}>
          Pages
        </Button>
        <Step icon="previous" label="Previous page" disabled={view.page <= 1} onClick={() => turn(-1)} />
        <PageField {...{ count, label }} page={view.page} onPage={(page) => change({ page })} />
        <Step icon="next" label="Next page" disabled={view.page >= count} onClick={() => turn(1)} />
      </div>
      <div className={`row ${style.group} ${style.ways}`}>
        <Button aria-label="Zoom out" className={style.icon} disabled={text} onClick={() => zoom(-1)}>
          −
        </Button>
        <select
          className={style.zoom}
          aria-label="Zoom"
          disabled={text}
          value={String(view.zoom)}
          onChange={({ target }) => change({ zoom: zoomOf(target.value) })}
        >
          <option value="page">Whole page</option>
          <option value="width">Page width</option>
          {[...new Set([...zoomSteps, ...(typeof view.zoom === 'number' ? [view.zoom] : [])])]
            .sort((one, other) => one - other)
            .map((step) => (
              <option key={step} value={step}>
                {step}%
              </option>
            ))}
        </select>
        <Button
          aria-label="Zoom in"
          title={`${scale}%`}
          className={style.icon}
          disabled={text}
          onClick={() => zoom(1)}
        >
          +
        </Button>
        {hasSpreads && (
          <Button
            aria-pressed={view.isSpread}
            className={style.spread}
            onClick={() => change({ isSpread: !view.isSpread })}
          >
            Two pages
          </Button>
        )}
        <Button aria-pressed={text} disabled={compare} onClick={onText}>
          Text
        </Button>
        <Button aria-pressed={compare} onClick={onCompare}>
          Compare
        </Button>
      </div>
      <PdfFind finding={finding} texts={texts} onStart={onTexts} />
      <div className={`row ${style.group}`}>
        {print}
        <Button
          className={style.icon}
          aria-label="Keyboard shortcuts"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={onKeys}
        >
          ?
        </Button>
        {file !== null && href !== null && (
          <a
            className={`${buttonClass()} ${style.icon}`}
            href={href}
            download={safeFileName(file.name)}
            rel="noopener"
            title={`Download ${file.format}`}
          >
            <Icon name="download" />
          </a>
        )}
      </div>
    </div>
  );
}

function Step(props: { icon: IconName; label: string; disabled: boolean; onClick: () => void }) {
  const { icon, label, disabled, onClick } = props;
  return (
    <Button title={label} className={style.icon} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
    </Button>
  );
}

/** Goes to the page on Enter or blur; an invalid number is reset. */
function PageField(props: {
  page: number;
  count: number;
  label: string | undefined;
  onPage: (page: number) => void;
}) {
  const { page, count, label, onPage } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const go = (): void => {
    const wanted = Number(typed ?? '');
    if (typed !== null && Number.isInteger(wanted) && wanted >= 1 && wanted <= count) onPage(wanted);
    setTyped(null);
  };
  return (
    <form
      className={`row digits nowrap ${style.page}`}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label="Page"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(page)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value.trim())}
        onBlur={go}
      />
      <span>
        of {count}
        {label !== undefined && label !== '' && ` (${label})`}
      </span>
    </form>
  );
}
