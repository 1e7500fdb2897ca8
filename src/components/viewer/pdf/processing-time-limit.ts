import { afterAwakeTime, WorkerTimeoutError } from '#src/browser/workers.ts';

/** Longest time in ms that pdf.js may work on one request without asking for a part of the file. */
const longestMs = 10_000;

/**
 * Limits the CPU time of a reader that fetches the file part by part: waiting for the network does not count.
 */
export class ProcessingTimeLimit {
  #awaited = 0;
  readonly #timers = new Set<() => void>();

  /** A part of the file was requested (1), or arrived or failed (-1). */
  awaits(change: 1 | -1): void {
    this.#awaited += change;
    for (const restart of this.#timers) restart();
  }

  /** Rejects with a `WorkerTimeoutError` when the time is up. */
  async limit<T>(work: Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const fail = (): void => reject(new WorkerTimeoutError('pdf.js gave no answer.'));
    let stop = (): void => undefined;
    const restart = (): void => {
      stop();
      if (this.#awaited === 0) stop = afterAwakeTime(longestMs, fail);
    };
    this.#timers.add(restart);
    restart();
    try {
      return await Promise.race([work, late]);
    } finally {
      stop();
      this.#timers.delete(restart);
    }
  }
}
