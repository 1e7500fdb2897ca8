/** What all caches of the process did. */
export const fileCacheMetrics = { hits: 0, misses: 0, bytes: 0 };

/** Least recently used results, limited in bytes. */
export class FileCache {
  readonly #most: number;
  readonly #files = new Map<string, Uint8Array<ArrayBuffer>>();
  #held = 0;

  constructor(maxBytes: number) {
    this.#most = maxBytes;
  }

  get(key: string): Uint8Array<ArrayBuffer> | undefined {
    const file = this.#files.get(key);
    fileCacheMetrics[file ? 'hits' : 'misses'] += 1;
    if (file) {
      // Inserted again, so that the map stays in order of use.
      this.#files.delete(key);
      this.#files.set(key, file);
    }
    return file;
  }

  set(key: string, file: Uint8Array<ArrayBuffer>): void {
    const before = this.#held;
    this.#held += file.byteLength - (this.#files.get(key)?.byteLength ?? 0);
    this.#files.delete(key);
    this.#files.set(key, file);
    for (const [oldest, { byteLength }] of this.#files) {
      if (this.#held <= this.#most) break;
      this.#files.delete(oldest);
      this.#held -= byteLength;
    }
    fileCacheMetrics.bytes += this.#held - before;
  }
}
