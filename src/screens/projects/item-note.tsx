import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';

import { maxNoteLength, note as noteText } from '#src/contracts/forms/saved-texts.ts';
import style from '#src/screens/projects/binder-view.module.css';
import { clearDraft, readDraft, saveDraft } from '#src/services/drafts.ts';

interface Props {
  /** Key of the stored draft. */
  draftKey: string;
  title: string;
  /** The saved note. */
  note: string;
  /** Resolves to whether the save was accepted; `before` is the note when the person started typing. */
  save: (note: string, before: string) => Promise<boolean>;
}

/** The draft, with the saved text it started from. */
const typedNote = v.object({ text: noteText, before: noteText });
type Typed = v.InferOutput<typeof typedNote>;

/**
 * A note on an item, saved when the person leaves the field or the page. If the save is rejected, the draft stays, even
 * after a reload.
 */
export function ItemNote({ draftKey, title, note, save }: Props) {
  const storedDraft = (): Typed | null =>
    readDraft(draftKey, (text, before = note) => {
      const found: unknown = { text, before };
      return v.is(typedNote, found) ? found : null;
    });
  /** Null if there are no unsaved changes. */
  const [typed, setTyped] = useState(storedDraft);
  /** The note being saved; it is shown as saved, but can still be rejected. */
  const sending = useRef<string | null>(null);
  /** Resolves to the accepted draft, or null. */
  async function send(): Promise<Typed | null> {
    if (typed === null || typed.text === sending.current) return null;
    const { text, before } = typed;
    sending.current = text;
    const next = text.trim();
    const isTaken = next === note || (await save(next, before));
    if (isTaken && storedDraft()?.text === text) clearDraft(draftKey);
    if (sending.current === text) sending.current = null;
    return isTaken ? { text, before: next } : null;
  }
  // Navigating back and reloading unmount the field while it still has focus.
  const sendRest = useEffectEvent(send);
  useEffect(() => {
    void sendRest().then((taken) => setTyped(withoutSaved(taken)));
    return () => void sendRest();
  }, []);
  return (
    <textarea
      className={`printed high-28 quiet rounded ${style.note}`}
      rows={1}
      maxLength={maxNoteLength}
      placeholder="Note"
      aria-label={`Note on ${title}`}
      value={typed?.text ?? note}
      onChange={({ target }) => {
        const before = typed?.before ?? note;
        setTyped({ text: target.value, before });
        saveDraft(draftKey, target.value, before);
      }}
      onBlur={() => void send().then((taken) => setTyped(withoutSaved(taken)))}
    />
  );
}

/** Text typed while the save was pending is now based on what was saved. */
const withoutSaved =
  (taken: Typed | null) =>
  (typed: Typed | null): Typed | null =>
    taken === null || typed === null
      ? typed
      : typed.text === taken.text
        ? null
        : { ...typed, before: taken.before };
