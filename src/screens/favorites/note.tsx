import type { RefObject } from 'react';

import { useDraftInPlace, useFormInPlace } from '#src/components/forms/use-form-in-place.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import { maxNoteLength, noteForm } from '#src/contracts/forms/saved-texts.ts';
import style from '#src/screens/favorites/favorites.module.css';
import { changeFavorite } from '#src/services/favorite-changes.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';

/** State of the note editor of a favorite. */
export const useNote = (favorite: Favorite) => useFormInPlace(keyOf(favorite), noteForm);
const keyOf = ({ seq }: Favorite): string => `favorite-note-${seq}`;

interface Props {
  favorite: Favorite;
  title: string;
  opener: RefObject<HTMLButtonElement | null>;
  setOpen: (isOpen: boolean) => void;
}

export function NoteOpener({ favorite, title, opener, setOpen }: Props) {
  const isNew = favorite.note === '';
  return (
    <button
      ref={opener}
      type="button"
      className={`link touch-high small screen-only ${style.act}`}
      aria-label={isNew ? `Add a note to ${title}` : `Edit note of ${title}`}
      onClick={() => setOpen(true)}
    >
      {isNew ? 'Add a note' : 'Edit note'}
    </button>
  );
}

export function Note({ favorite, title, isOpen, opener, setOpen }: Props & { isOpen: boolean }) {
  if (isOpen)
    return <NoteForm {...{ favorite, title }} draftKey={keyOf(favorite)} onDone={() => setOpen(false)} />;
  if (favorite.note === '') return null;
  return (
    <div className="flow baseline gap-2px-3 note">
      <p className={`measure plain pre-line anywhere pad-left-2 ${style.noteText}`} dir="auto">
        {favorite.note}
      </p>
      <NoteOpener {...{ favorite, title, opener, setOpen }} />
    </div>
  );
}

interface FormProps {
  favorite: Favorite;
  title: string;
  draftKey: string;
  onDone: () => void;
}

function NoteForm({ favorite, title, draftKey, onDone }: FormProps) {
  const field = useFocusOnMount<HTMLTextAreaElement>();
  const { draft, change, problem, submit, isSubmitting, leave } = useDraftInPlace({
    key: draftKey,
    schema: noteForm,
    before: { note: favorite.note },
    send: (typed, before) => changeFavorite(favorite, typed, before),
    what: 'note',
    focus: () => field.current?.focus(),
    onDone,
  });
  const id = `${draftKey}-problem`;
  return (
    <form
      className={`stack gap-2 ${style.noteForm}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={field}
        aria-label={`Note to ${title}`}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : id}
        maxLength={maxNoteLength}
        rows={2}
        dir="auto"
        value={draft.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      <p role="alert" id={id} className="small redline hidden-if-empty">
        {problem}
      </p>
      <div className="flow gap-2">
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save note'}
        </Button>
        <Button onClick={leave}>Cancel</Button>
      </div>
    </form>
  );
}
