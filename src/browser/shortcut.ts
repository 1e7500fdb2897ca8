/** For a slash typed outside of a field. Returns a function that stops it. */
export function onSlash(act: () => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    const at = event.target;
    const isTyping =
      at instanceof HTMLElement && (at.isContentEditable || /^(input|select|textarea)$/i.test(at.tagName));
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
