import { useState, type KeyboardEvent } from 'react';

import style from '#src/components/viewer/drawing/panels.module.css';
import type { SheetText } from '#src/domain/drawing/sheet.ts';
import { foldedText } from '#src/lib/folded-text.ts';
import { countText } from '#src/lib/numbers.ts';

interface Props {
  texts: readonly SheetText[];
  shown: SheetText | null;
  onShow: (text: SheetText) => void;
}

/** Finds texts on the sheet; choosing one zooms in on it. */
export function FindPanel({ texts, shown, onShow }: Props) {
  const [words, setWords] = useState('');
  const wanted = foldedText(words.trim());
  const found = wanted === '' ? texts : texts.filter(({ text }) => foldedText(text).includes(wanted));
  function step(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter' || found.length === 0) return;
    event.preventDefault();
    const at = shown ? found.indexOf(shown) : -1;
    const next = event.shiftKey ? found.at(at === -1 ? -1 : at - 1) : found[(at + 1) % found.length];
    if (next) onShow(next);
  }
  return (
    <>
      <label className={`stack gap-1 ${style.find}`}>
        Words on the sheet
        <input
          type="search"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={step}
        />
      </label>
      <p className={`small muted ${style.note}`} role="status">
        {found.length === 0
          ? 'No matches on this sheet.'
          : `${countText(found.length)} of ${countText(texts.length)} texts. Enter shows the next.`}
      </p>
      <ul className={`forced-fill ${style.texts}`} aria-label="Texts on the sheet">
        {found.map((text, index) => (
          <li key={index}>
            <button type="button" aria-pressed={text === shown} onClick={() => onShow(text)}>
              <bdi>{text.text}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
