import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';

import { maxNoteLength, note as noteText } from '#src/contracts/forms/saved-texts.ts';
import style from '#src/screens/projects/binder-view.module.css';
import { clearDraft, readDraft, saveDraft } from '#src/stores/drafts.ts';

interface Props {
  /** Of what is typed, for the drafts. */
  draftKey: string;
  title: string;
  /** As it is saved. */
  note: string;
  /** Answers whether it was taken. */
  save: (note: string) => Promise<boolean>;
}

/** A note on an item, saved on leaving it or the page. What was typed stays when it is refused, and after a reload. */
export function ItemNote({ draftKey, title, note, save }: Props) {
  const storedDraft = (): string | null =>
    readDraft(draftKey, (stored) => (v.is(noteText, stored) ? stored : null));
  /** Null while nothing else is typed than what is saved. */
  const [typed, setTyped] = useState(storedDraft);
  /** A note on its way: it is shown as saved already, and may still be refused. */
  const sending = useRef<string | null>(null);
  /** Answers what was typed, once it is taken. */
  async function send(): Promise<string | null> {
    if (typed === null || typed === sending.current) return null;
    sending.current = typed;
    const next = typed.trim();
    const isTaken = next === note || (await save(next));
    if (isTaken && storedDraft() === typed) clearDraft(draftKey);
    if (sending.current === typed) sending.current = null;
    return isTaken ? typed : null;
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
      value={typed ?? note}
      onChange={({ target }) => {
        setTyped(target.value);
        saveDraft(draftKey, target.value);
      }}
      onBlur={() => void send().then((taken) => setTyped(without(taken)))}
    />
  );
}

const without =
  (taken: string | null) =>
  (typed: string | null): string | null =>
    typed === taken ? null : typed;
