/** In document order, from all lists within `frame`. */
export function rowsOf(frame: HTMLElement | null): readonly HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('li > article') ?? [])];
}

/** Elements that handle keys themselves, and anything that covers the page. */
const keyConsumers =
  'input:not([type="checkbox"], [type="range"]), select, textarea, dialog, [contenteditable], [role="listbox"], [role="menu"]';
const focusTargets = 'a, button, input, summary, [tabindex="0"]';

/**
 * Calls `act` for keys that may be meant for the list within `frame`: typed in it, or while nothing else on the page
 * has the focus. Keys with Ctrl, Alt or the Command key are the browser's. Returns a function that stops it.
 */
export function watchKeys(frame: HTMLElement, act: (event: KeyboardEvent) => void): () => void {
  const typed = (event: KeyboardEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(keyConsumers)) return;
    if (frame.contains(target) || !target.closest(focusTargets)) act(event);
  };
  document.addEventListener('keydown', typed);
  return () => document.removeEventListener('keydown', typed);
}

/** The link of a row's title. */
export function titleLinkOf(row: HTMLElement | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('h3 a') ?? null;
}
