/** Calls `act` when somebody types a slash outside of a field; gives a function that ends it. */
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
