/** The rows of all lists within `frame`, in document order. */
export const rowsOf = (frame: HTMLElement | null): readonly HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('li > article') ?? []),
];

/** Elements that handle keys themselves, and anything that covers the page. */
const keyConsumers =
  'input:not([type="checkbox"], [type="range"]), select, textarea, dialog, [contenteditable], [role="listbox"], [role="menu"]';
const focusTargets = 'a, button, input, summary, [tabindex="0"]';

/**
 * Calls back for keys that may be meant for the list within `frame`: pressed inside it, or while nothing else
 * on the page has the focus. Ignores keys with Ctrl, Alt, or Command. Returns a function that stops it.
 */
export function watchListKeys(frame: HTMLElement, callback: (event: KeyboardEvent) => void): () => void {
  const typed = (event: KeyboardEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(keyConsumers)) return;
    if (frame.contains(target) || !target.closest(focusTargets)) callback(event);
  };
  document.addEventListener('keydown', typed);
  return () => document.removeEventListener('keydown', typed);
}

/** The link in a row's title. */
export const titleLinkOf = (row: HTMLElement | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>('h3 a') ?? null;

/**
 * The row that `j` or `k` leads to from the row at `at` of `count` (null for none): the next or previous one,
 * never past the ends. If no row is shown, either key shows the current or first one. Null for other keys.
 */
export function listStep(key: string, at: number | null, count: number, isShown: boolean): number | null {
  if ((key !== 'j' && key !== 'k') || count === 0) return null;
  if (!isShown || at === null) return at ?? 0;
  return Math.min(Math.max(at + (key === 'j' ? 1 : -1), 0), count - 1);
}
