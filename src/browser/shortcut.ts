/** Handles single keys pressed outside of fields and dialogs. Returns a function that stops it. */
export function onLetters(handlers: Readonly<Record<string, () => void>>): () => void {
  const listen = (event: KeyboardEvent): void => {
    const at = event.target;
    const isTyping =
      at instanceof HTMLElement && (at.isContentEditable || at.matches('input, select, textarea, dialog *'));
    const callback = handlers[event.key];
    if (callback === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    callback();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/**
 * Handles Ctrl/Cmd-Z as undo, and Ctrl/Cmd-Shift-Z or Ctrl-Y as redo; text areas, search fields, and dialogs
 * keep their own. Returns a function that stops it.
 */
export function onUndoKeys(undo: () => void, redo: () => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    const at = event.target;
    const isOwn = at instanceof HTMLElement && at.matches('textarea, [type="search"], dialog *');
    if (isOwn || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) undo();
    else if (key === 'z' || (key === 'y' && event.ctrlKey)) redo();
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/** Where a page begins with a search of the whole library. */
export const searchFieldOfPage = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>("main [data-place='home'] input");
