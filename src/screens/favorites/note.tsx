import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import * as v from 'valibot';

import { useDraft } from '#src/components/forms/use-draft.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import { maxNoteLength, noteForm } from '#src/contracts/forms/saved-texts.ts';
import saved from '#src/components/favorites/saved-rows.module.css';
import style from '#src/screens/favorites/favorites.module.css';
import { changeFavorite } from '#src/stores/favorite-changes.ts';
import { readDraft } from '#src/stores/drafts.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';

/** Whether the note of a favorite is being written; its opener has the focus again afterwards. */
export function useNote(favorite: Favorite) {
  const key = keyOf(favorite);
  // What was typed before a session ended, or before a reload, is still on its way.
  const [isOpen, setOpen] = useState(
    () => readDraft(key, (stored) => (v.is(noteForm, stored) ? stored : null)) !== null,
  );
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, setOpen, opener };
}
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
      className={`screen-only link ${style.act}`}
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
    <div className={style.note}>
      <p className={style.noteText} dir="auto">
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
  const [blank] = useState({ note: favorite.note });
  const { draft, change, forget } = useDraft({ key: draftKey, blank, schema: noteForm });
  const [problem, setProblem] = useState<string | null>(null);
  const field = useFocusOnMount<HTMLTextAreaElement>();
  const { submit, isSubmitting } = useSubmitOnce(async () => {
    setProblem(null);
    const { error } = await changeFavorite(favorite, { note: draft.note });
    if (error) {
      setProblem(`The note was not saved. ${error.message}`);
      field.current?.focus();
      return;
    }
    forget();
    onDone();
  });
  function leave(): void {
    forget();
    onDone();
  }
  const id = `${draftKey}-problem`;
  return (
    <form
      className={style.noteForm}
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
      <p role="alert" id={id} className={saved.problem}>
        {problem}
      </p>
      <div className={style.noteActs}>
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save note'}
        </Button>
        <Button onClick={leave}>Cancel</Button>
      </div>
    </form>
  );
}
