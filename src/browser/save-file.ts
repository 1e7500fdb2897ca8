import { safeFileName } from '#src/lib/zip-names.ts';

/** Long enough for a browser to take the file over, also when it asks the visitor where to. */
const revokeDelayMs = 60_000;

/** Hands a file made in the page to the browser's downloads, under a name that every system takes. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
