import { useEffect, useRef } from 'react';

import { copyText } from '#src/browser/clipboard.ts';
import { notify } from '#src/browser/toasts.ts';
import style from '#src/screens/specifications/copy-line.module.css';

interface Props {
  /** As cited: `2.3.A.1`. */
  place: string;
  text: () => string;
  /** Whether an arrow key moved focus here. */
  takesFocus: boolean;
}

/** Copies a paragraph with its number. Arrow keys move to the next one. */
export function CopyLine({ place, text, takesFocus }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  async function copy(): Promise<void> {
    if (await copyText(`${place}  ${text()}`)) await notify.success(`Copied ${place}`);
    else await notify.error('Couldn’t copy. Select the text and use your keyboard to copy it.');
  }
  return (
    <button
      ref={button}
      type="button"
      className={`centered quiet framed rounded paper screen-only ${style.copy}`}
      aria-label={`Copy ${place}`}
      title="With its number. Arrow keys: next paragraph"
      onClick={() => void copy()}
    >
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M5.5 5.5h8v8h-8zM10.5 5V2.5h-8v8H5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
