import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import type { SearchResult } from '#src/contracts/search.ts';
import { choicesOf, withoutChoices } from '#src/domain/search-choice.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { Facets } from '#src/screens/search/facets.tsx';
import style from '#src/screens/search/filter-sheet.module.css';
import { searchAddress } from '#src/screens/search/search-address.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

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
  const count = choicesOf(state).length;
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
        {isOpen && <Sheet state={state} answer={answer} onClose={close} />}
      </dialog>
    </>
  );
}

/** Changes are gathered and followed together. */
function Sheet({ state, answer, onClose }: Props & { onClose: () => void }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(state);
  const count = choicesOf(draft).length;
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(searchAddress(draft), { replace: true, preventScrollReset: true });
      }}
    >
      <div className={style.head}>
        <h2 id="filters">{count === 0 ? 'Filters' : `Filters (${count})`}</h2>
        <button type="button" className={style.close} aria-label="Close filters" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={style.body}>
        <Facets answer={answer} choosing={{ state: draft, change: setDraft, isDirect: false }} />
      </div>
      <div className={style.foot}>
        <Button disabled={count === 0} onClick={() => setDraft(withoutChoices(draft))}>
          Clear filters
        </Button>
        <Button type="submit" kind="primary">
          Show results
        </Button>
      </div>
    </form>
  );
}
