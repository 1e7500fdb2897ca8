import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '#src/ui/icon.tsx';
import style from '#src/ui/sheet.module.css';

interface Props {
  title: string;
  /** When it is closed, by whatever means; the one who shows it then shows it no more. */
  onClose: () => void;
  /** `wide` for lists to choose from. */
  size?: 'normal' | 'wide';
  children: ReactNode;
}

/** A sheet over the page, open as long as it is shown: a title, a way to close it, and what is to be done. */
export function Sheet({ title, onClose, size = 'normal', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const sheet = dialog.current;
    if (!sheet || sheet.open) return;
    sheet.showModal();
    // A form is to be filled in; else the way out has the focus.
    sheet.querySelector<HTMLElement>('form input')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`screen-only ${style.sheet} ${size === 'wide' ? style.wide : ''}`}
      aria-labelledby={heading}
      onClose={(event) => {
        // A sheet within this one closes by itself.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={style.top}>
        <h2 id={heading} dir="auto">
          {title}
        </h2>
        <button
          type="button"
          className={style.close}
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
