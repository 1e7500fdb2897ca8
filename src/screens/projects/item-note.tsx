import { useRef, useState } from 'react';

import { maxNoteLength } from '#src/contracts/forms/saved-texts.ts';
import style from '#src/screens/projects/binder-view.module.css';

interface Props {
  title: string;
  /** As it is saved. */
  note: string;
  /** Answers whether it was taken. */
  save: (note: string) => Promise<boolean>;
}

/** A note on an item, saved on leaving it. What was typed stays when it is refused. */
export function ItemNote({ title, note, save }: Props) {
  /** Null while nothing else is typed than what is saved. */
  const [typed, setTyped] = useState<string | null>(null);
  /** What is on its way: it is shown as saved already, and may still be refused. */
  const sending = useRef<string | null>(null);
  async function leave(): Promise<void> {
    if (typed === null || typed === sending.current) return;
    sending.current = typed;
    const next = typed.trim();
    if (next === note || (await save(next))) setTyped((now) => (now === typed ? null : now));
    if (sending.current === typed) sending.current = null;
  }
  return (
    <textarea
      className={style.note}
      rows={1}
      maxLength={maxNoteLength}
      placeholder="Note"
      aria-label={`Note on ${title}`}
      value={typed ?? note}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void leave()}
    />
  );
}
