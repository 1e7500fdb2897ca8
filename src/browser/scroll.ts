/** How far down the page is, in heights of its window. */
export function windowsDown(): number {
  return globalThis.scrollY / globalThis.innerHeight;
}

/** Calls `act` whenever the page is scrolled; the answer ends it. */
export function watchScroll(act: () => void): () => void {
  globalThis.addEventListener('scroll', act, { passive: true });
  return () => globalThis.removeEventListener('scroll', act);
}

/** Whether the page was typed or linked to: then it begins at its top. One that is loaded again may not. */
export function isNewVisit(): boolean {
  const [load] = globalThis.performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type === 'navigate';
}

/** Brings a part of the page into the middle of the window, again once what lies around it has its true height. */
export function scrollToId(id: string): void {
  const show = (): void => document.getElementById(id)?.scrollIntoView({ block: 'center' });
  show();
  requestAnimationFrame(() => requestAnimationFrame(show));
}
