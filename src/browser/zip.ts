/** Number of bytes to compress at a time: enough to be fast, few enough not to drop a frame. */
const pieceBytes = 128 * 1024;
/** Longest time in ms to block the page at once. */
const stretchMs = 12;

/** One file of a ZIP. */
export interface ZipEntry {
  /** Path with forward slashes. */
  path: string;
  data: Blob;
  /** Date of its last change, `2026-11-02`. */
  day: string;
  /** Stored without compression. */
  stored: boolean;
}

/**
 * Writes a ZIP piece by piece, yielding between frames; loads its library on demand. Rejects with the
 * signal's reason when aborted. Reads files piece by piece, so that large ones stay on disk.
 */
export async function zipOf(entries: readonly ZipEntry[], signal: AbortSignal): Promise<Blob> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else parts.push(piece);
  });
  const yieldToFrame = createFrameYielder();
  for (const { path, data, day, stored } of entries) {
    const file = stored ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    file.mtime = zipDate(day);
    zip.add(file);
    for (let at = 0; at === 0 || at < data.size; at += pieceBytes) {
      const piece = new Uint8Array(await data.slice(at, at + pieceBytes).arrayBuffer());
      await yieldToFrame();
      signal.throwIfAborted();
      file.push(piece, at + pieceBytes >= data.size);
    }
  }
  zip.end();
  if (failure !== null) throw new Error('The ZIP could not be written.', { cause: failure });
  return new Blob(parts, { type: 'application/zip' });
}

/** Noon, because ZIP dates have no time zone. The format supports the years 1980 to 2099. */
function zipDate(day: string): Date {
  const date = new Date(`${day.slice(0, 10)}T12:00:00`);
  const year = date.getFullYear();
  return year >= 1980 && year <= 2099 ? date : new Date('1980-01-01T12:00:00');
}

/** Returns a function that lets the browser draw a frame if work has gone on for too long. */
export function createFrameYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretchMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
