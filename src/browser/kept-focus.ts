/** The focused control, and a way to find its replacement after a render. */
interface Held {
  element: HTMLElement;
  tag: string;
  name: string | null;
  /** The drawer or dialog that contains it. */
  around: HTMLElement | null;
}

/**
 * Keeps the focus in a frame when the focused control is removed, for example a button that opens what replaces it. The
 * focus moves to the control of the same name, else to its drawer, else to what `otherwise` finds. Returns a function that
 * ends it.
 */
export function keepFocus(frame: HTMLElement, otherwise: () => HTMLElement | null): () => void {
  let held: Held | null = null;
  const hold = ({ target: element }: FocusEvent): void => {
    if (!(element instanceof HTMLElement)) return;
    const [tag, name] = [element.localName, element.getAttribute('aria-label')];
    held = { element, tag, name, around: element.closest<HTMLElement>('[data-drawer]') };
  };
  const left = ({ target }: FocusEvent): void =>
    // Some browsers send this event for an element that is being removed, others don't.
    queueMicrotask(() => {
      if (held?.element === target && held.element.isConnected) held = null;
    });
  const taken = (): void => {
    if (held === null || held.element.isConnected) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const { tag, name, around } = held;
    const again =
      name === null
        ? undefined
        : [...frame.querySelectorAll<HTMLElement>(tag)].find(
            (one) => one.getAttribute('aria-label') === name,
          );
    // If there is nothing to focus yet, the next change tries again.
    (again ?? (around?.isConnected ? around : otherwise()))?.focus({ preventScroll: true });
  };
  const watching = new MutationObserver(taken);
  frame.addEventListener('focusin', hold);
  frame.addEventListener('focusout', left);
  watching.observe(frame, { childList: true, subtree: true });
  return () => {
    watching.disconnect();
    frame.removeEventListener('focusin', hold);
    frame.removeEventListener('focusout', left);
  };
}
