import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';

import { maxNoteLength, note as noteText } from '#src/contracts/forms/saved-texts.ts';
import style from '#src/screens/projects/binder-view.module.css';
import { clearDraft, readDraft, saveDraft } from '#src/services/drafts.ts';

interface Props {
  /** Of what is typed, for the drafts. */
  draftKey: string;
  title: string;
  /** As it is saved. */
  note: string;
  /** Answers whether it was taken; `before` is what the note said when the person began to type. */
  save: (note: string, before: string) => Promise<boolean>;
}

/** What is typed, over what stood there when that began. */
const typedNote = v.object({ text: noteText, before: noteText });
type Typed = v.InferOutput<typeof typedNote>;

/** A note on an item, saved on leaving it or the page. What was typed stays when it is refused, and after a reload. */
export function ItemNote({ draftKey, title, note, save }: Props) {
  const storedDraft = (): Typed | null =>
    readDraft(draftKey, (text, before = note) => {
      const found: unknown = { text, before };
      return v.is(typedNote, found) ? found : null;
    });
  /** Null while nothing else is typed than what is saved. */
  const [typed, setTyped] = useState(storedDraft);
  /** A note on its way: it is shown as saved already, and may still be refused. */
  const sending = useRef<string | null>(null);
  /** Answers with what is taken. */
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
  // Going back and reloading take the field away while it still has the focus.
  const sendRest = useEffectEvent(send);
  useEffect(() => {
    void sendRest().then((taken) => setTyped(without(taken)));
    return () => void sendRest();
  }, []);
  return (
    <textarea
      className={`full-width quiet ${style.note}`}
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
      onBlur={() => void send().then((taken) => setTyped(without(taken)))}
    />
  );
}

/** What was typed while it was taken was typed over what is saved now. */
const without =
  (taken: Typed | null) =>
  (typed: Typed | null): Typed | null =>
    taken === null || typed === null
      ? typed
      : typed.text === taken.text
        ? null
        : { ...typed, before: taken.before };
