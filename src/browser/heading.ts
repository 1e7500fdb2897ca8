/** Puts the focus on the screen's heading without scrolling; keyboard and screen reader go on from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

export function pageTitle(): string {
  return document.title;
}
