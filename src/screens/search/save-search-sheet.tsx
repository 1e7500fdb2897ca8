import { useEffect, useState } from 'react';

import { notify } from '#src/browser/toasts.ts';
import { Link } from '#src/components/page/link.tsx';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { SignInOffer } from '#src/components/account/sign-in-offer.tsx';
import { maxSearchNameLength } from '#src/contracts/forms/saved-texts.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import { searchToSave } from '#src/domain/saved-searches/search-to-save.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { filterWords } from '#src/domain/saved-searches/filter-labels.ts';
import { headingOf } from '#src/domain/search-labels.ts';
import { to } from '#src/paths.ts';
import style from '#src/screens/search/save-search-sheet.module.css';
import { isSignedIn } from '#src/stores/favorite-actions.ts';
import { createSavedSearch, removeSearch } from '#src/stores/saved-search-changes.ts';
import { sameSearch, useSavedSearches } from '#src/stores/saved-searches.ts';
import { useSession } from '#src/stores/session.ts';
import { useUnits } from '#src/stores/units.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface Props {
  state: SearchState;
  answer: SearchResult;
  onClose: () => void;
}

/** A dialog that saves the search under a name, or says that it is saved, or offers to sign in first. */
export function SaveSearchSheet({ state, answer, onClose }: Props) {
  const isHere = useSession(({ user }) => user !== null);
  const [isKnown, setKnown] = useState(isHere);
  useEffect(() => {
    let isOpen = true;
    void isSignedIn().then(() => {
      if (isOpen) setKnown(true);
    });
    return () => {
      isOpen = false;
    };
  }, []);
  const saved = useSavedSearches(({ list }) => sameSearch(list, searchToSave(state)));
  if (!isKnown) return null;
  if (!isHere) {
    return (
      <SignInOffer
        what="Once you sign in, this search is saved with its filters."
        pending={{ searches: [searchToSave(state)] }}
        onClose={onClose}
      />
    );
  }
  return <SaveSearch {...{ state, answer, onClose, saved }} />;
}

function SaveSearch({ state, answer, onClose, saved }: Props & { saved: SavedSearch | undefined }) {
  // Saved by this dialog, it closes by itself and must not turn into the other one first.
  const [wasSaved] = useState(saved);
  return (
    <Dialog title={wasSaved ? 'This search is saved' : 'Save this search'} onClose={onClose}>
      <What state={state} answer={answer} />
      {wasSaved ? (
        <Saved saved={saved ?? wasSaved} onClose={onClose} />
      ) : (
        <Form state={state} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Saved({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) {
  return (
    <>
      {saved.name !== '' && (
        <p>
          Saved as <bdi>“{saved.name}”</bdi>.
        </p>
      )}
      <div className={style.links}>
        <Link className={buttonClass('primary')} to={to.savedSearches()}>
          Open saved searches
        </Link>
        <Button
          onClick={() => {
            onClose();
            void removeSearch(saved);
          }}
        >
          Remove
        </Button>
      </div>
    </>
  );
}

function What({ state, answer }: Pick<Props, 'state' | 'answer'>) {
  const system = useUnits((units) => units.system);
  const filters = filterWords(state, answer, system);
  return (
    <p className={style.what}>
      <bdi>{headingOf(state)}</bdi>
      {filters.length > 0 && <> · {filters.join(' · ')}</>}
    </p>
  );
}

function Form({ state, onClose }: Pick<Props, 'state' | 'onClose'>) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setProblem(null);
    const { error } = await createSavedSearch({ ...searchToSave(state), name: name.trim() });
    if (error) return setProblem(`The search was not saved. ${error.message}`);
    onClose();
    void notify.success('Saved the search');
  });
  return (
    <form
      className={style.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={maxSearchNameLength}
        autoComplete="off"
        error={problem}
        hint="Leave blank to use the search terms."
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <p className="unseen" role="alert">
        {problem}
      </p>
      <div className={style.links}>
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save search'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
