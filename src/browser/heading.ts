/** Focuses the link that the visitor had followed, if they have come back to it; set by `rememberFollowedLinks`. */
let restoreFocus = (): boolean => false;

/** Focuses the link by which the visitor had left this page. Returns whether there is one. */
export const restoreLinkFocus = (): boolean => restoreFocus();

/** Sets the function that focuses the followed link. Returns a function that removes it. */
export function setFocusRestorer(restore: () => boolean): () => void {
  restoreFocus = restore;
  return () => {
    restoreFocus = () => false;
  };
}

/** Focuses the heading without scrolling, so that keyboard and screen reader continue from there. */
export function focusHeading(): void {
  focusElement(headingOfScreen());
}

/**
 * For rows that disappear together with the focused control: moves focus to the same control of the next
 * remaining row, else of the previous one, else to the heading. `controls` is a selector.
 */
export function moveFocusToNeighbor(controls: string, isLeaving: (control: HTMLElement) => boolean): void {
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
export const focusHeadingOnUnmount =
  (button: Element | null): (() => void) =>
  () => {
    if (button?.matches(':focus'))
      focusElement(button.closest('dialog')?.querySelector('h2') ?? headingOfScreen());
  };

/** Like `focusHeadingOnUnmount`, for controls of a list: focus moves to the next of them, if there is one. */
export const focusNextOnUnmount =
  (controls: string): ((control: Element | null) => () => void) =>
  (control) =>
  () => {
    if (!control?.matches(':focus')) return;
    const all = [...document.querySelectorAll<HTMLElement>(controls)];
    const next = all.find((_, place) => all[place - 1] === control);
    if (next) next.focus();
    else focusHeading();
  };

/** Calls back once the heading is in the document. Returns a function that stops waiting. */
export function onHeadingReady(callback: () => void): () => void {
  if (headingOfScreen()) {
    callback();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (!headingOfScreen()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Focuses any element, so that the keyboard continues from there. */
export function focusElement(part: HTMLElement | null): void {
  part?.setAttribute('tabindex', '-1');
  part?.focus({ preventScroll: true });
}

const headingOfScreen = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main > :not([hidden]) h1:not([hidden] *)');

export const pageTitle = (): string => document.title;

/** Moves focus to the target of a link within the page; the router scrolls. */
export function focusLinkTarget(id: string): void {
  focusElement(document.getElementById(id));
}
