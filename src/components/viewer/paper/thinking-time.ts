import { WorkerTimeoutError } from '#src/browser/workers.ts';

/** How long pdf.js may think about one question without asking for a part of the file, in ms. */
const longestMs = 10_000;

/** Limits the time of a reader that asks for the file part by part: waiting for the network does not count. */
export class ThinkingTime {
  #awaited = 0;
  readonly #timers = new Set<() => void>();

  /** A part of the file was asked for (1), or came or failed (-1). */
  awaits(change: 1 | -1): void {
    this.#awaited += change;
    for (const restart of this.#timers) restart();
  }

  /** Rejects with a `WorkerTimeoutError` once the reader has thought for too long. */
  async limit<T>(work: Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = (): void => {
      clearTimeout(timer);
      if (this.#awaited === 0)
        timer = setTimeout(() => reject(new WorkerTimeoutError('pdf.js gave no answer.')), longestMs);
    };
    this.#timers.add(restart);
    restart();
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      this.#timers.delete(restart);
    }
  }
}
