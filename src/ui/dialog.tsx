import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import style from '#src/ui/dialog.module.css';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  title: string;
  /** Called when the dialog is closed by any means; its owner then stops rendering it. */
  onClose: () => void;
  /** `wide` for lists to choose from, `side` stands at the right edge beside what it is about, `full` covers a small screen, `top` hangs below the top edge. */
  variant?: 'normal' | 'wide' | 'side' | 'full' | 'top';
  /** In place of the visible title. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog, the browser's own, open as long as it is rendered. Escape and its button close it; a click beside it
 * closes only `top`, since elsewhere that could cost what was typed or checked. Focus then returns to where it was.
 */
export function Dialog({ title, onClose, variant = 'normal', head, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const notifyClosed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    // The event is late: after a development remount the dialog is open again.
    const closed = (): void => {
      if (!shown.open) notifyClosed();
    };
    shown.addEventListener('close', closed);
    shown.showModal();
    // In a form, the first field gets focus; otherwise the first control.
    if (variant !== 'full') shown.querySelector<HTMLElement>('form input')?.focus();
    return () => {
      shown.removeEventListener('close', closed);
      // The browser gives the focus back when a dialog is closed, not when it is removed.
      if (shown.matches(':focus-within')) shown.close();
    };
  }, [variant]);
  return (
    <dialog
      ref={dialog}
      className={`plain regular control screen-only ${style.dialog} ${variant === 'normal' ? '' : style[variant]}`}
      closedby={variant === 'top' ? 'any' : 'closerequest'}
      {...(head ? { 'aria-label': title } : { 'aria-labelledby': heading })}
    >
      <div className={`flex between at-top gap-3 ${style.head}`}>
        {head ?? (
          <h2 id={heading} dir="auto">
            {title}
          </h2>
        )}
        <button
          type="button"
          className={`centered rigid ${style.close}`}
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
