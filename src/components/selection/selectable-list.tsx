import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { whenIdle } from '#src/browser/idle.ts';
import style from '#src/components/selection/selectable-list.module.css';
import { ListSelection } from '#src/components/selection/list-selection.ts';
import type { listTools } from '#src/components/selection/list-tools.tsx';
import { RowSlot } from '#src/components/results/row-slot.ts';
import type { SearchHit } from '#src/contracts/search.ts';
import { savedItem, savedKey } from '#src/domain/saved-item.ts';
import { keyOf } from '#src/domain/selected-items.ts';
import { useListView } from '#src/stores/list-view.ts';
import { EffectsWhileVisible } from '#src/ui/screen-visibility.tsx';

interface Props {
  /** In row order. */
  items: readonly SearchHit[];
  /** One list of results. */
  children: ReactNode;
}

/**
 * A list with checkboxes and a preview. Their code loads after the list; until then, or if that fails, it is
 * a plain list.
 */
export function SelectableList({ items, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { view } = useListView();
  const [tools, setTools] = useState<typeof listTools | null>(null);
  const [preview, setPreview] = useState<{ of: string; index: number } | null>(null);
  // The preview belongs to these items: another page of results starts without one.
  const shown = items.map((item) => (item.content_type === 'company' ? item.coid : keyOf(item))).join();
  const active = preview?.of === shown ? preview.index : null;
  const setActive = useCallback(
    (index: number | null) => setPreview(index === null ? null : { of: shown, index }),
    [shown],
  );
  useEffect(() => {
    let isHere = true;
    const end = whenIdle(() => {
      const loading = import('#src/components/selection/list-tools.tsx');
      loading.then(
        ({ listTools: loaded }) => {
          if (isHere) setTools(loaded);
        },
        () => undefined,
      );
    });
    return () => {
      isHere = false;
      end();
    };
  }, []);
  const keys = useMemo(() => items.map((item) => savedKey(savedItem(item))), [items]);
  const choice = useMemo(() => ({ items, keys, active, setActive }), [items, keys, active, setActive]);
  // Manufacturers can't be selected.
  const isBoxed = items.some(({ content_type: type }) => type !== 'company');
  return (
    <div ref={frame} className={active === null ? undefined : style.open}>
      <ListSelection value={choice}>
        <RowSlot value={tools?.ofRow ?? null}>
          <div className={`shrinks forced-ring ${style.list} ${isBoxed ? style.boxed : ''}`} data-view={view}>
            {children}
          </div>
        </RowSlot>
        {tools && (
          <EffectsWhileVisible>
            <tools.OfList frame={frame} />
          </EffectsWhileVisible>
        )}
      </ListSelection>
    </div>
  );
}
