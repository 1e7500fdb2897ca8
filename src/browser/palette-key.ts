/** Whether the keys of this device are Apple's, whose shortcuts go with Cmd. */
function hasCommandKey(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/**
 * Calls `act` for Ctrl-K, or Cmd-K on Apple's devices, wherever the focus is. Returns a function that stops it.
 * Meanwhile the page is marked for its style sheets, which show the shortcut: `data-palette-key` is `ctrl` or `cmd`.
 */
export function onPaletteKey(act: () => void): () => void {
  const { dataset } = document.documentElement;
  dataset['paletteKey'] = hasCommandKey() ? 'cmd' : 'ctrl';
  const listen = (event: KeyboardEvent): void => {
    const isHeld = hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isHeld || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (!event.repeat) act();
  };
  document.addEventListener('keydown', listen);
  return () => {
    delete dataset['paletteKey'];
    document.removeEventListener('keydown', listen);
  };
}
