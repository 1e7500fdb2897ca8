import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';

import { titleLinkOf, watchKeys, watchRows } from '#src/browser/list-rows.ts';
import { matchesMedia, watchMedia } from '#src/browser/media.ts';
import { ChoiceBar } from '#src/components/choosing/choice-bar.tsx';
import { RowTools } from '#src/components/choosing/row-tools.tsx';
import { later } from '#src/components/later.tsx';
import type { SearchHit } from '#src/contracts/search.ts';
import { listStep } from '#src/domain/list-step.ts';
import { toggleItem } from '#src/stores/chosen-items.ts';
import { useSingleKeys } from '#src/stores/single-keys.ts';

/** Comes with the first row that is looked at. */
const PreviewPane = later(
  async () => (await import('#src/components/choosing/preview-pane.tsx')).PreviewPane,
  'The preview',
);

interface Props {
  items: readonly SearchHit[];
  /** Holds the list first, then what is shown beside it. */
  frame: RefObject<HTMLDivElement | null>;
  /** The row that is looked at; null while none is. */
  active: number | null;
  setActive: (index: number | null) => void;
}

/** Below this, a preview would leave no room for the results. */
const wide = '(min-width: 1280px)';
const watchWide = (changed: () => void): (() => void) => watchMedia(wide, changed);

/** Boxes to tick, single keys, the preview and the bar of what is chosen, for one list. */
export function ListTools({ items, frame, active, setActive }: Props) {
  const rows = useRows(frame);
  const isWide = useSyncExternalStore(watchWide, () => matchesMedia(wide));
  const shown = isWide ? active : null;
  const row = shown === null ? undefined : rows[shown];
  const item = shown === null ? undefined : items[shown];
  const close = useCallback((): void => {
    // The focus comes first: a row that takes it while the preview is open is looked at.
    titleLinkOf(row)?.focus();
    setActive(null);
  }, [row, setActive]);

  useEffect(() => {
    row?.setAttribute('data-previewed', '');
    return () => row?.removeAttribute('data-previewed');
  }, [row]);

  useEffect(() => {
    const parts = frame.current;
    if (!parts || !isWide) return undefined;
    const typed = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (key === 'Escape' && shown !== null) close();
      if (!useSingleKeys.getState().isOn) return;
      const at = rowAt(rows, target);
      const next = listStep(key, at < 0 ? shown : at, rows.length, shown !== null);
      const chosen = items[at];
      if (next !== null) {
        setActive(next);
        titleLinkOf(rows[next])?.focus();
      } else if (key === ' ' && chosen && target === titleLinkOf(rows[at])) {
        if (chosen.content_type !== 'company') toggleItem(chosen);
      } else return;
      event.preventDefault();
    };
    const focused = ({ target }: FocusEvent): void => {
      const at = rowAt(rows, target);
      if (shown !== null && at >= 0) setActive(at);
    };
    const end = watchKeys(parts, typed);
    parts.addEventListener('focusin', focused);
    return () => {
      end();
      parts.removeEventListener('focusin', focused);
    };
  }, [frame, rows, items, isWide, shown, setActive, close]);

  return (
    <>
      {rows.slice(0, items.length).map((place, index) => {
        const told = items[index];
        return (
          told &&
          createPortal(
            <RowTools
              item={told}
              isPreviewed={index === shown}
              onPreview={isWide ? () => setActive(index === shown ? null : index) : null}
            />,
            place,
            String(index),
          )
        );
      })}
      {item && (
        <Suspense>
          <PreviewPane item={item} onClose={close} />
        </Suspense>
      )}
      <ChoiceBar />
    </>
  );
}

/** Which of the rows something stands in; −1 for none. */
function rowAt(rows: readonly HTMLElement[], target: EventTarget | null): number {
  return rows.findIndex((row) => target instanceof Node && row.contains(target));
}

/** The rows of the list as they stand; some may come after the first paint. */
function useRows(frame: RefObject<HTMLDivElement | null>): readonly HTMLElement[] {
  const [rows, setRows] = useState<readonly HTMLElement[]>([]);
  useEffect(() => (frame.current ? watchRows(frame.current, setRows) : undefined), [frame]);
  return rows;
}
