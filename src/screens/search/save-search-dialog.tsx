import { useEffect, useState } from 'react';

import { notify } from '#src/browser/toasts.ts';
import { Link } from '#src/components/page/link.tsx';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { SignInOffer } from '#src/components/account/sign-in-offer.tsx';
import { useDraft } from '#src/components/forms/use-draft.ts';
import { maxSearchNameLength, searchNameForm } from '#src/contracts/forms/saved-texts.ts';
import type { SavedSearch } from '#src/contracts/saved-searches.ts';
import type { SearchResult } from '#src/contracts/search.ts';
import { searchToSave } from '#src/domain/saved-searches/search-to-save.ts';
import type { SearchState } from '#src/domain/search-state.ts';
import { filterWords } from '#src/domain/saved-searches/filter-labels.ts';
import { headingOf } from '#src/domain/search-labels.ts';
import { to } from '#src/paths.ts';
import { checkSignedIn } from '#src/services/favorite-actions.ts';
import { createSavedSearch, removeSearch } from '#src/services/saved-search-changes.ts';
import { sameSearch, useSavedSearches } from '#src/stores/saved-searches.ts';
import { useSession } from '#src/stores/session.ts';
import { useUnits } from '#src/stores/units.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

const blank = { name: '' };

interface Props {
  state: SearchState;
  answer: SearchResult;
  onClose: () => void;
}

/** A dialog that saves the search under a name, says that it is saved, or offers to sign in first. */
export function SaveSearchDialog({ state, answer, onClose }: Props) {
  const isHere = useSession(({ user }) => user !== null);
  const [isKnown, setKnown] = useState(isHere);
  useEffect(() => {
    let isOpen = true;
    void checkSignedIn().then(() => {
      if (isOpen) setKnown(true);
    });
    return () => {
      isOpen = false;
    };
  }, []);
  const [triedName, setTriedName] = useState('');
  const saved = useSavedSearches(({ list }) => sameSearch(list, searchToSave(state)));
  if (!isKnown) return null;
  if (!isHere) {
    return (
      <SignInOffer
        what="Once you sign in, this search is saved with its filters."
        pending={{ searches: [{ ...searchToSave(state), name: triedName }] }}
        onClose={onClose}
      />
    );
  }
  return <SaveSearch {...{ state, answer, onClose, saved }} onTry={setTriedName} />;
}

interface FormProps extends Pick<Props, 'state' | 'onClose'> {
  /** If the session turns out to have expired, the search is saved under this name after signing in. */
  onTry: (name: string) => void;
}

function SaveSearch({ answer, saved, ...form }: Props & FormProps & { saved: SavedSearch | undefined }) {
  const { state, onClose } = form;
  // Remembers the initial state: after saving, the dialog closes by itself and must not switch to "saved" first.
  const [wasSaved] = useState(saved);
  return (
    <Dialog title={wasSaved ? 'This search is saved' : 'Save this search'} onClose={onClose}>
      <What state={state} answer={answer} />
      {wasSaved ? <Saved saved={saved ?? wasSaved} onClose={onClose} /> : <Form {...form} />}
    </Dialog>
  );
}

const Saved = ({ saved, onClose }: { saved: SavedSearch; onClose: () => void }) => (
  <>
    {saved.name !== '' && (
      <p>
        Saved as <bdi>“{saved.name}”</bdi>.
      </p>
    )}
    <div className="flow gap-2">
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

function What({ state, answer }: Pick<Props, 'state' | 'answer'>) {
  const system = useUnits((units) => units.system);
  const filters = filterWords(state, answer, system);
  return (
    <p className="note muted anywhere">
      <bdi>{headingOf(state)}</bdi>
      {filters.length > 0 && <> · {filters.join(' · ')}</>}
    </p>
  );
}

function Form({ state, onClose, onTry }: FormProps) {
  const search = searchToSave(state);
  const { draft, change, forget } = useDraft({
    key: `search-name-${Object.values(search).join('-')}`,
    blank,
    schema: searchNameForm,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setProblem(null);
    const name = draft.name.trim();
    onTry(name);
    const { error, isUnsent } = await createSavedSearch({ ...search, name });
    if (error) return setProblem(`The search was not saved. ${error.message}`);
    forget();
    onClose();
    if (!isUnsent) void notify.success('Saved the search');
  });
  return (
    <form
      className="stack gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Name"
        value={draft.name}
        maxLength={maxSearchNameLength}
        autoComplete="off"
        error={problem}
        hint="Leave blank to use the search terms."
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <p className="unseen" role="alert">
        {problem}
      </p>
      <div className="flow gap-2">
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save search'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
