interface Toasts {
  pause: () => void;
  play: () => void;
  dismiss: (id: string) => void;
  onChange: (changed: (item: { status: string }) => void) => unknown;
}

let isWatching = false;

/**
 * The library pauses only for the mouse; keyboard users need the time too. Escape closes the focused toast and returns
 * the focus.
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
  // The library resumes all toasts when the window gets focus again or the mouse leaves, whatever else holds a toast.
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

/** Whether the mouse or the keyboard is on a toast. */
function isHeld(): boolean {
  return document.querySelector('.Toastify__toast:hover, .Toastify__toast:focus-within') !== null;
}

function toastAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.Toastify__toast') : null;
}
