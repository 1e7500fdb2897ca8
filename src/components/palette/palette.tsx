import { use, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { track } from '#src/browser/analytics.ts';
import { useEdition } from '#src/components/library/edition.ts';
import { Navigate } from '#src/components/page/link.tsx';
import style from '#src/components/palette/palette.module.css';
import { PaletteList } from '#src/components/palette/palette-list.tsx';
import { addSiteActions } from '#src/components/palette/site-actions.ts';
import { paletteGroups, type PaletteRow } from '#src/components/palette/rows.ts';
import { interpretationText } from '#src/components/palette/interpretation.ts';
import { useOptions } from '#src/components/search/use-options.ts';
import { useSuggested } from '#src/components/search/use-suggested.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { offeredActions } from '#src/components/palette/actions.ts';
import { recentSearches, rememberSearch } from '#src/components/search/recent-searches.ts';
import { useUnits } from '#src/stores/units.ts';
import { recentlyViewed } from '#src/components/palette/recently-viewed.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { PausedStatus } from '#src/ui/paused-status.tsx';
import { Icon } from '#src/ui/icon.tsx';

const id = 'palette';
const countWords = (count: number) => pluralize(count, 'result');

addSiteActions();

/** The command palette: a dialog with an ARIA combobox. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = use(Navigate);
  const go = (href: string): void => void navigate?.(href);
  useEffect(() => track('palette', 'open'), []);
  const [typed, setTyped] = useState('');
  const edition = useEdition();
  const system = useUnits((state) => state.system);
  const { suggested } = useSuggested(typed, !typed.startsWith('>'));
  // Fixed while the palette is open, so that the list does not change under the pointer.
  const [recent] = useState(() => ({ visited: recentlyViewed(), searches: recentSearches() }));
  const groups = paletteGroups(typed, { ...recent, suggested, actions: offeredActions(), mf: edition });
  const rows = groups.flatMap((group) => group.rows);

  /** Closes first, so that the focus is back on the page before the next screen takes it. */
  function take(row: PaletteRow): void {
    flushSync(onClose);
    if (row.search !== undefined) rememberSearch(row.search);
    if (row.action === null) track('palette', 'go', row.kind);
    else {
      track('palette', 'act');
      void row.action.run(go);
    }
  }
  const { inputProps, listProps, getItemProps } = useOptions<PaletteRow>({
    inputId: `${id}-field`,
    listId: `${id}-list`,
    label: 'Pages and actions',
    items: rows,
    isOpen: true,
    typed,
    startsAtFirst: true,
    onTyped: setTyped,
    onEnter: (row) => {
      take(row);
      if (row.href !== null) go(row.href);
    },
  });
  const interpretation = interpretationText(typed, system);
  return (
    <Dialog
      title="Go to a page or run a command"
      variant="top"
      onClose={onClose}
      head={
        <>
          <Icon name="search" />
          <input
            className={`grow shrinks lead ink ${style.field}`}
            type="text"
            {...inputProps}
            aria-label="Section number, manufacturer, product, page, or action"
            aria-describedby={`${id}-understood`}
            placeholder="Section, manufacturer, product, page, action"
            maxLength={200}
            spellCheck={false}
            enterKeyHint="go"
          />
        </>
      }
    >
      <p className={`rigid small quiet ${style.interpretation}`} id={`${id}-understood`}>
        {interpretation === ''
          ? 'Type a section number in any format, a name, or > and an action'
          : interpretation}
      </p>
      <PaletteList {...{ listProps, getItemProps, groups }} onSelect={take} />
      {rows.length === 0 && <p className="note muted pad-3">No matches.</p>}
      <p className={`rigid small muted hairline-top ${style.keys}`} aria-hidden="true">
        <kbd className="framed rounded">↑</kbd> <kbd className="framed rounded">↓</kbd> choose{' '}
        <kbd className="framed rounded">Enter</kbd> go <kbd className="framed rounded">Esc</kbd> close
      </p>
      <PausedStatus
        typed={typed}
        text={[interpretation, countWords(rows.length)].filter((text) => text !== '').join('. ')}
      />
    </Dialog>
  );
}
