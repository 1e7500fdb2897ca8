import { useState, type ReactNode } from 'react';

import { PdfFind } from '#src/components/viewer/pdf/pdf-find.tsx';
import style from '#src/components/viewer/pdf/pdf-toolbar.module.css';
import type { PageFinding } from '#src/components/viewer/pdf/use-page-finding.ts';
import type { PageTexts } from '#src/components/viewer/pdf/use-page-texts.ts';
import { readerKeys } from '#src/components/viewer/pdf/use-reader-keys.ts';
import { ShellTools } from '#src/components/viewer/shell/shell-parts.tsx';
import { useShell } from '#src/components/viewer/shell/shell-state.ts';
import { ToolButton, ToolGap } from '#src/components/viewer/shell/tool-button.tsx';
import { zoomOf, zoomSteps, type PdfView } from '#src/domain/viewer/pdf-view.ts';

interface Props {
  view: PdfView;
  count: number;
  /** The effective scale in percent. */
  scale: number;
  hasSpreads: boolean;
  finding: PageFinding;
  texts: PageTexts;
  onTexts: () => void;
  change: (view: Partial<PdfView>) => void;
  turn: (to: 1 | -1 | 'first' | 'last') => void;
  zoom: (by: 1 | -1 | 'page') => void;
  text: boolean;
  onText: () => void;
  /** Whether the document is compared with another. */
  compare: boolean;
  onCompare: () => void;
  /** The document's own name of the page, such as `A-101`. */
  label: string | undefined;
  print: ReactNode;
}

/** Toolbar of a document: pages, zoom, ways to read it, and search. */
export function PdfToolbar(props: Props) {
  const { view, count, scale, hasSpreads, finding, texts, onTexts, change, turn, zoom } = props;
  const { text, onText, compare, onCompare, label, print } = props;
  const { open, toggle } = useShell();
  return (
    <ShellTools
      name="Document tools"
      keys={readerKeys}
      hint="Arrows turn pages anywhere on the page of a viewer; the others work in the document. Press Tab to reach it."
      print={print}
    >
      <ToolButton icon="pages" label="Pages" isExpanded={open === 'pages'} onClick={() => toggle('pages')} />
      <ToolGap />
      <ToolButton
        icon="previous"
        label="Previous page"
        isDisabled={view.page <= 1}
        onClick={() => turn(-1)}
      />
      <PageField {...{ count, label }} page={view.page} onPage={(page) => change({ page })} />
      <ToolButton icon="next" label="Next page" isDisabled={view.page >= count} onClick={() => turn(1)} />
      <ToolGap />
      <span className={`contents ${style.step}`}>
        <ToolButton icon="zoom-out" label="Zoom out" keyName="-" isDisabled={text} onClick={() => zoom(-1)} />
      </span>
      <select
        className={`rigid small control touch-44 ${style.zoom}`}
        aria-label="Zoom"
        disabled={text}
        value={String(view.zoom)}
        title={`${scale}%`}
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
      <span className={`contents ${style.step}`}>
        <ToolButton icon="zoom-in" label="Zoom in" keyName="+" isDisabled={text} onClick={() => zoom(1)} />
      </span>
      {hasSpreads && (
        <ToolButton
          icon="spread"
          label="Two pages"
          isPressed={view.isSpread}
          onClick={() => change({ isSpread: !view.isSpread })}
        />
      )}
      <ToolGap />
      <ToolButton icon="words" label="Text" isPressed={text} isDisabled={compare} onClick={onText} />
      <ToolButton icon="compare" label="Compare" isPressed={compare} onClick={onCompare} />
      <PdfFind finding={finding} texts={texts} onStart={onTexts} />
    </ShellTools>
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
      className={`row rigid gap-1 small digits nowrap ${style.page}`}
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        className="control"
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
