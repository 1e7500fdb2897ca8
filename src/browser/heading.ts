/** Focuses the heading without scrolling, so that keyboard and screen reader continue from there. */
export function focusHeading(): void {
  const heading = headingOfScreen();
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Calls `act` when the heading is there. Returns a function that stops waiting. */
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

function headingOfScreen(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main > :not([hidden]) h1');
}

export function pageTitle(): string {
  return document.title;
}

/** Moves the focus to a part of the page that a link within it leads to; the router does the scrolling. */
export function focusTarget(id: string): void {
  const part = document.getElementById(id);
  part?.setAttribute('tabindex', '-1');
  part?.focus({ preventScroll: true });
}
