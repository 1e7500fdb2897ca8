/** Focuses the heading without scrolling, so that keyboard and screen reader continue from there. */
export function focusHeading(): void {
  focusOn(headingOfScreen());
}

/**
 * For rows that disappear together with the focused control: moves focus to the same control of the next
 * remaining row, else of the previous one, else to the heading. `controls` is a selector.
 */
export function passFocusOn(controls: string, isLeaving: (control: HTMLElement) => boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>(controls)];
  const after = all.slice(all.findIndex(isLeaving)).find((one) => !isLeaving(one));
  const next = after ?? all.findLast((one) => !isLeaving(one));
  if (next) next.focus();
  else focusHeading();
}

/**
 * A `ref` for a button that may disappear while focused: focus then moves to the heading of the surrounding
 * dialog, or of the screen.
 */
export function leavesFocusToHeading(button: Element | null): () => void {
  return () => {
    if (button?.matches(':focus'))
      focusOn(button.closest('dialog')?.querySelector('h2') ?? headingOfScreen());
  };
}

/** Like `leavesFocusToHeading`, for controls of a list: focus moves to the next of them, if there is one. */
export function leavesFocusToNext(controls: string): (control: Element | null) => () => void {
  return (control) => () => {
    if (!control?.matches(':focus')) return;
    const all = [...document.querySelectorAll<HTMLElement>(controls)];
    const next = all.find((_, place) => all[place - 1] === control);
    if (next) next.focus();
    else focusHeading();
  };
}

/** Calls back once the heading is in the document. Returns a function that stops waiting. */
export function onHeading(act: () => void): () => void {
  if (headingOfScreen()) {
    act();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (!headingOfScreen()) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Focuses any element, so that the keyboard continues from there. */
export function focusOn(part: HTMLElement | null): void {
  part?.setAttribute('tabindex', '-1');
  part?.focus({ preventScroll: true });
}

function headingOfScreen(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main > :not([hidden]) h1:not([hidden] *)');
}

export function pageTitle(): string {
  return document.title;
}

/** Moves focus to the target of a link within the page; the router scrolls. */
export function focusTarget(id: string): void {
  focusOn(document.getElementById(id));
}
