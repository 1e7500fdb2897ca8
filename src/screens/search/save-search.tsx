import { Suspense, useState } from 'react';

import { lazyPart } from '#src/components/page/lazy-part.tsx';
import type { SearchResult } from '#src/contracts/search.ts';
import { searchToSave } from '#src/domain/saved-searches/search-to-save.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { sameSearch, useSavedSearches } from '#src/stores/saved-searches.ts';
import { Button } from '#src/ui/button.tsx';

const Dialog = lazyPart(
  async () => (await import('#src/screens/search/save-search-dialog.tsx')).SaveSearchDialog,
  'Saved searches',
);

export function SaveSearch({ state, answer }: { state: SearchState; answer: SearchResult }) {
  const search = searchToSave(state);
  const isSaved = useSavedSearches(({ list }) => sameSearch(list, search) !== undefined);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {isSaved ? 'Search saved' : 'Save search'}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog state={state} answer={answer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
