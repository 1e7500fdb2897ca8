import { use, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import style from '#src/ui/dialog.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { IsScreenVisible } from '#src/ui/screen-visibility.tsx';

/** The tab stops: the chosen radio button of a group, and the button of a file input. */
const fields =
  ':is(input:not([type="hidden"], [type="file"], [type="radio"]:not(:checked)), select, textarea):not([disabled], [tabindex="-1"])';

interface Props {
  title: string;
  /** Called when the dialog is closed by any means; the parent then stops rendering it. */
  onClose: () => void;
  /**
   * `wide` for lists of choices, `side` beside its subject at the right edge, `full` for the whole of a small
   * screen, `top` below the top edge.
   */
  variant?: 'normal' | 'wide' | 'side' | 'full' | 'top';
  /** Replaces the visible title. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * A native modal dialog, open while it is rendered. Escape and its close button close it. A click outside
 * closes only `top`, because elsewhere it could discard input. The first field gets the focus, without fields the heading;
 * when the dialog is closed, the focus returns to where it was.
 */
export function Dialog({ title, onClose, variant = 'normal', head, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const notifyClosed = useEffectEvent(onClose);
  const isVisible = use(IsScreenVisible);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown || !isVisible) return undefined;
    // The event fires late: after StrictMode's remount, the dialog is open again.
    const closed = (): void => {
      if (!shown.open) notifyClosed();
    };
    // `closedby="any"`, for Safari and for Firefox up to 140, which don't know it.
    const pressed = ({ target, clientX, clientY }: MouseEvent): void => {
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      if (target === shown && !isInside) shown.close();
    };
    shown.addEventListener('close', closed);
    if (variant === 'top') shown.addEventListener('click', pressed);
    shown.showModal();
    // Not on the close button, where the browser would put it. On a phone, a field would open the keyboard over the rest.
    const first = variant === 'full' ? null : shown.querySelector<HTMLElement>(fields);
    (first ?? shown.querySelector<HTMLElement>('h2') ?? shown).focus();
    return () => {
      shown.removeEventListener('close', closed);
      shown.removeEventListener('click', pressed);
      // A dialog in a kept, hidden list would still block the rest of the page. Browsers restore the focus when a dialog
      // closes, even if it has moved elsewhere meanwhile.
      const focused = shown.matches(':focus-within') ? null : shown.ownerDocument.activeElement;
      if (shown.open) shown.close();
      if (focused instanceof HTMLElement && focused !== shown.ownerDocument.activeElement)
        focused.focus({ preventScroll: true });
    };
  }, [variant, isVisible]);
  return (
    <dialog
      ref={dialog}
      className={`plain regular control screen-only ${style.dialog} ${variant === 'normal' ? '' : style[variant]}`}
      closedby={variant === 'top' ? 'any' : 'closerequest'}
      {...(head ? { 'aria-label': title } : { 'aria-labelledby': heading })}
    >
      <div className={`flex between at-top gap-3 ${style.head}`}>
        {head ?? (
          <h2 id={heading} dir="auto" tabIndex={-1} className="no-ring">
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
