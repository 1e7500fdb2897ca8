import { Suspense, use, useCallback, useEffect, type RefObject } from 'react';

import { listStep, rowsOf, titleLinkOf, watchListKeys } from '#src/browser/list-rows.ts';
import { ListSelection } from '#src/components/selection/list-selection.ts';
import { RowTools } from '#src/components/selection/row-tools.tsx';
import { lazyPart } from '#src/components/page/lazy-part.tsx';
import { useDevice } from '#src/components/page/use-device.ts';
import type { SavedItem } from '#src/domain/saved-item.ts';
import { keyOf } from '#src/domain/selected-items.ts';
import { clearItems, toggleItem, useSelectedItems } from '#src/stores/selected-items.ts';
import { useSingleKeys } from '#src/stores/single-keys.ts';

/** Loaded with the first preview. */
const PreviewPane = lazyPart(
  async () => (await import('#src/components/selection/preview-pane.tsx')).PreviewPane,
  'the preview',
);

/** Loaded with the first selection. */
const SelectionBar = lazyPart(
  async () => (await import('#src/components/selection/selection-bar.tsx')).SelectionBar,
  'What can be done with the selection',
);

interface Props {
  /** Contains the list; the preview is added after it. */
  frame: RefObject<HTMLDivElement | null>;
}

/** Keyboard shortcuts, preview, and selection bar of a list. */
function ListTools({ frame }: Props) {
  const { items, active, setActive } = use(ListSelection);
  const isWide = useDevice() === 'wide';
  const shown = isWide ? active : null;
  const item = shown === null ? undefined : items[shown];
  const close = useCallback((): void => {
    // Move the focus first: a row that receives it while the preview is open would be previewed.
    if (shown !== null) titleLinkOf(rowsOf(frame.current)[shown])?.focus();
    setActive(null);
  }, [frame, shown, setActive]);

  useEffect(() => {
    const row = shown === null ? undefined : rowsOf(frame.current)[shown];
    row?.setAttribute('data-previewed', '');
    return () => row?.removeAttribute('data-previewed');
  }, [frame, shown]);

  useEffect(() => {
    const parts = frame.current;
    if (!parts || !isWide) return undefined;
    const typed = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (key === 'Escape' && shown !== null) close();
      if (!useSingleKeys.getState().isOn) return;
      const rows = rowsOf(parts);
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
      const at = rowAt(rowsOf(parts), target);
      if (shown !== null && at >= 0) setActive(at);
    };
    const end = watchListKeys(parts, typed);
    parts.addEventListener('focusin', focused);
    return () => {
      end();
      parts.removeEventListener('focusin', focused);
    };
  }, [frame, items, isWide, shown, setActive, close]);

  /**
   * The selection bar disappears together with the focused button, so the focus moves to the last selected
   * row.
   */
  const clear = (): void => {
    const last = useSelectedItems.getState().items.at(-1);
    const at = items.findIndex((one) => last && one.content_type !== 'company' && keyOf(one) === keyOf(last));
    titleLinkOf(rowsOf(frame.current)[Math.max(at, 0)])?.focus();
    clearItems();
  };

  return (
    <>
      {item && (
        <Suspense>
          <PreviewPane item={item} onClose={close} />
        </Suspense>
      )}
      <Chosen onClear={clear} />
    </>
  );
}

/** Index of the row that contains `target`; −1 if none does. */
const rowAt = (rows: readonly HTMLElement[], target: EventTarget | null): number =>
  rows.findIndex((row) => target instanceof Node && row.contains(target));

/** Announces how many items are selected, and offers actions for them. */
function Chosen({ onClear }: { onClear: () => void }) {
  const { items } = useSelectedItems();
  return (
    <>
      <p className="unseen" role="status">
        {items.length === 0 ? '' : `${items.length} selected`}
      </p>
      {items.length > 0 && (
        <Suspense>
          <SelectionBar items={items} onClear={onClear} />
        </Suspense>
      )}
    </>
  );
}

export const listTools = { OfList: ListTools, ofRow: (of: SavedItem) => <RowTools of={of} /> };
