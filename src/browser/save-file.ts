import { safeFileName } from '#src/lib/zip-names.ts';

/** Gives the browser time to read the blob, even if it asks the visitor where to save it. */
const revokeDelayMs = 60_000;

/** Downloads a file made in the browser, under a name that every operating system accepts. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
