import { useState } from 'react';
import { useNavigate } from 'react-router';

import type { SearchResult } from '#src/contracts/search.ts';
import { pluralize } from '#src/lib/numbers.ts';
import { filterCount, withoutChoices } from '#src/domain/search-choice.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { useDraftResult } from '#src/screens/search/use-draft-result.ts';
import { Facets } from '#src/screens/search/facets.tsx';
import style from '#src/screens/search/filter-dialog.module.css';
import { searchAddress } from '#src/screens/search/search-address.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  state: SearchState;
  answer: SearchResult;
  onClose: () => void;
}

/** Collects changes and applies them together; the button shows how many results there would be. */
export function FilterDialog({ state, answer: first, onClose }: Props) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(state);
  const { answer, isCurrent } = useDraftResult(draft, state, first);
  const count = filterCount(draft);
  return (
    <Dialog title={count === 0 ? 'Filters' : `Filters (${count})`} variant="full" onClose={onClose}>
      <form
        className={`grid ${style.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(searchAddress(draft), { replace: true, preventScrollReset: true });
        }}
      >
        <div className={`scrolls-alone ${style.body}`}>
          <Facets answer={answer} selection={{ state: draft, change: setDraft, isDirect: false }} />
        </div>
        <div className={`row between gap-3 line-top pad-2-4 ${style.foot}`}>
          <Button disabled={count === 0} onClick={() => setDraft(withoutChoices(draft))}>
            Clear filters
          </Button>
          <Button type="submit" kind="primary" aria-live="polite">
            {isCurrent ? showWords(answer.hits.total.value) : 'Show results'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const showWords = (total: number): string => `Show ${pluralize(total, 'result')}`;
