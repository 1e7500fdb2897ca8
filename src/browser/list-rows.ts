/** The rows within `frame` as they stand, in their order: the results of its list, or of all of its lists. */
export function rowsOf(frame: HTMLElement | null): readonly HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('li > article') ?? [])];
}

/** What takes keys for itself: fields, and whatever is open over the page. */
const keyConsumers =
  'input:not([type="checkbox"]), select, textarea, dialog, [contenteditable], [role="listbox"], [role="menu"]';
/** What can have the focus because somebody went there. */
const focusTargets = 'a, button, input, summary, [tabindex="0"]';

/**
 * Calls `act` for keys that may be meant for the list within `frame`: typed in it, or while nothing else on the page has
 * the focus. Keys with Ctrl, Alt or the Command key are the browser's. The answer ends it.
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
