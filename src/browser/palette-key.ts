/** Whether this is an Apple device, whose shortcuts use Command. */
const hasCommandKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Calls back for Ctrl-K, or Cmd-K on Apple devices, wherever the focus is. Returns a function that stops it.
 * Meanwhile `data-palette-key` is `ctrl` or `cmd` on the root element, for style sheets that show the
 * shortcut.
 */
export function onPaletteKey(callback: () => void): () => void {
  const { dataset } = document.documentElement;
  dataset['paletteKey'] = hasCommandKey() ? 'cmd' : 'ctrl';
  const listen = (event: KeyboardEvent): void => {
    const isHeld = hasCommandKey() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isHeld || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (!event.repeat) callback();
  };
  document.addEventListener('keydown', listen);
  return () => {
    delete dataset['paletteKey'];
    document.removeEventListener('keydown', listen);
  };
}
