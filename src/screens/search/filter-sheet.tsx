import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { later } from '#src/components/page/later.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { filterCount } from '#src/domain/search-choice.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import style from '#src/screens/search/filter-sheet.module.css';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

const loadSheet = async () => import('#src/screens/search/sheet.tsx');
const Sheet = later(async () => (await loadSheet()).Sheet, 'The filters');

const hash = '#filters';

interface Props {
  state: SearchState;
  answer: SearchResult;
}

/** On small screens: a button that opens the filters as a sheet. The sheet is a step in the history, so that «back» closes it. */
export function FilterSheet({ state, answer }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = location.hash === hash;
  // A second Escape closes the dialog before the step back is done.
  const isLeaving = useRef(false);
  const count = filterCount(state);
  const here = { pathname: location.pathname, search: location.search };
  useEffect(() => {
    const sheet = dialog.current;
    isLeaving.current = false;
    if (!sheet) return;
    if (isOpen && !sheet.open) sheet.showModal();
    if (!isOpen && sheet.open) sheet.close();
  }, [isOpen]);
  function close(): void {
    if (!isOpen || isLeaving.current) return;
    isLeaving.current = true;
    // Opened by its address, there is no step to go back to.
    if (location.key === 'default') void navigate(here, { replace: true, preventScrollReset: true });
    else void navigate(-1);
  }
  return (
    <>
      <Button
        className={style.opener ?? ''}
        aria-haspopup="dialog"
        onPointerDown={() => void Promise.allSettled([loadSheet()])}
        onClick={() => void navigate({ ...here, hash }, { preventScrollReset: true })}
      >
        <Icon name="filter" /> {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <dialog
        ref={dialog}
        className={style.sheet}
        aria-labelledby="filters"
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        onClose={close}
      >
        {isOpen && (
          <Suspense>
            <Sheet state={state} answer={answer} onClose={close} />
          </Suspense>
        )}
      </dialog>
    </>
  );
}
