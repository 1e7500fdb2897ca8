/**
 * Calls back with a file that is dropped anywhere on the page or pasted into it. Text that is pasted or dragged is left
 * alone. Returns a function that stops it.
 */
export function onGivenFile(given: (file: File) => void): () => void {
  const over = (event: DragEvent): void => {
    // Otherwise the browser would leave the page for the file.
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const take = (event: Event, files: FileList | undefined): void => {
    const file = files?.[0];
    if (!file) return;
    event.preventDefault();
    given(file);
  };
  const dropped = (event: DragEvent): void => take(event, event.dataTransfer?.files);
  const pasted = (event: ClipboardEvent): void => take(event, event.clipboardData?.files);
  addEventListener('dragover', over);
  addEventListener('drop', dropped);
  addEventListener('paste', pasted);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', dropped);
    removeEventListener('paste', pasted);
  };
}
