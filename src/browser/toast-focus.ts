interface Toasts {
  pause: () => void;
  play: () => void;
  dismiss: (id: string) => void;
  onChange: (changed: (item: { status: string }) => void) => unknown;
}

let isWatching = false;

/**
 * The library pauses toasts only for the mouse, but keyboard users need time too. Escape closes the focused
 * toast and restores the focus.
 */
export function watchToastFocus(toast: Toasts): void {
  if (isWatching) return;
  isWatching = true;
  let before: HTMLElement | null = null;
  document.addEventListener('focusin', ({ target, relatedTarget }) => {
    if (toastAround(target) === null) return;
    if (toastAround(relatedTarget) === null)
      before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    toast.pause();
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (toastAround(target) !== null && toastAround(relatedTarget) === null) toast.play();
  });
  // The library resumes all toasts when the window regains focus or the mouse leaves one, even if another is
  // focused.
  const hold = (): void => void setTimeout(() => isHeld() && toast.pause());
  globalThis.addEventListener('focus', hold);
  document.addEventListener('mouseout', ({ target }) => {
    if (toastAround(target) !== null) hold();
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const at = key === 'Escape' ? toastAround(target) : null;
    if (at !== null) toast.dismiss(at.id);
  });
  toast.onChange(({ status }) => {
    if (status === 'removed' && toastAround(document.activeElement) !== null) before?.focus();
  });
}

/** Whether a toast is hovered or focused. */
const isHeld = (): boolean =>
  document.querySelector('.Toastify__toast:hover, .Toastify__toast:focus-within') !== null;

const toastAround = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('.Toastify__toast') : null;
