/**
 * Whether this page was opened by a link or a typed URL, so that it starts at the top. After a reload it may
 * not.
 */
export function isNewVisit(): boolean {
  const [load] = globalThis.performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type === 'navigate';
}

/** Scrolls an element to the middle of the window, and again once what surrounds it has its final height. */
export function scrollToId(id: string): void {
  const show = (): void => document.getElementById(id)?.scrollIntoView({ block: 'center' });
  show();
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/**
 * Call before a pre-rendered page is hydrated, while its visitor may scroll. Returns a function that scrolls back, because the
 * router starts each visit at the top.
 */
export function keepScroll(): () => void {
  let [left, top] = [globalThis.scrollX, globalThis.scrollY];
  const note = (): void => {
    [left, top] = [globalThis.scrollX, globalThis.scrollY];
  };
  globalThis.addEventListener('scroll', note);
  return () => {
    globalThis.removeEventListener('scroll', note);
    if (left !== 0 || top !== 0) globalThis.scrollTo(left, top);
  };
}

/** Whether the visitor has neither scrolled nor moved the focus from the screen’s heading. */
export const isAtStart = (): boolean =>
  globalThis.scrollY === 0 && document.activeElement?.matches('h1, body') === true;
