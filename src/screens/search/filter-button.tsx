import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { filterCount } from '#src/domain/search-choice.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import style from '#src/screens/search/filter-dialog.module.css';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

const loadDialog = async () => import('#src/screens/search/filter-dialog.tsx');
const Dialog = lazyPart(async () => (await loadDialog()).FilterDialog, 'the filters');

const hash = '#filters';

interface Props {
  state: SearchState;
  answer: SearchResult;
}

/**
 * On small screens: a button that opens the filters in a dialog. The dialog is a history entry, so that Back closes it.
 */
export function FilterButton({ state, answer }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const count = filterCount(state);
  const here = { pathname: location.pathname, search: location.search };
  function close(): void {
    // If the page was opened with the dialog's address, there is no entry to go back to.
    if (location.key === 'default') void navigate(here, { replace: true, preventScrollReset: true });
    else void navigate(-1);
  }
  return (
    <>
      <Button
        className={style.opener ?? ''}
        aria-haspopup="dialog"
        onPointerDown={() => void Promise.allSettled([loadDialog()])}
        onClick={() => void navigate({ ...here, hash }, { preventScrollReset: true })}
      >
        <Icon name="filter" /> {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      {location.hash === hash && (
        <Suspense>
          <Dialog state={state} answer={answer} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
