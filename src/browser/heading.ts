/** Puts the focus on the screen's heading without scrolling; keyboard and screen reader go on from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

export function pageTitle(): string {
  return document.title;
}

/** Moves the focus to a part of the page that a link within it leads to; the router does the scrolling. */
export function focusPart(id: string): void {
  const part = document.getElementById(id);
  part?.setAttribute('tabindex', '-1');
  part?.focus({ preventScroll: true });
}
