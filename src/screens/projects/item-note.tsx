import { useState } from 'react';

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
  async function leave(): Promise<void> {
    if (typed === null) return;
    const next = typed.trim();
    if (next === note || (await save(next))) setTyped((now) => (now === typed ? null : now));
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
