import type { Entry, SharedWrites } from '#src/reference-api/store/change-storage.ts';

/** The writes of a turn's jobs, and how to undo them. */
interface Written {
  entries: readonly Entry[];
  undo: () => void;
}

/** The writes could not be saved; `cause` says why. */
export class Unsaved extends Error {}

interface Turn {
  /** Number of unfinished jobs. */
  members: number;
  saved: PromiseWithResolvers<void>;
}

/**
 * Runs writing jobs in turns: during a turn, no other process writes, and all of their writes have been read. So a job sees the
 * current records, reuses no number, and finds every conflict. Jobs that arrive during a turn share the next one and are saved
 * together.
 */
export class Turns {
  readonly #shared: SharedWrites;
  readonly #takeWritten: () => Written;
  #waiting: PromiseWithResolvers<void>[] = [];
  #turn: Turn | null = null;
  #isRunning = false;

  constructor(shared: SharedWrites, takeWritten: () => Written) {
    this.#shared = shared;
    this.#takeWritten = takeWritten;
  }

  get isOpen(): boolean {
    return this.#turn !== null;
  }

  /** Resolves once nothing is waiting to be saved. */
  async idle(): Promise<void> {
    if (this.#isRunning || this.#waiting.length > 0) await this.run(() => undefined).catch(() => undefined);
  }

  /** Resolves with the job's result, once its writes are saved. */
  async run<T>(job: () => T | Promise<T>): Promise<T> {
    await this.#join();
    let saved: Promise<void> | null = null;
    try {
      const found = await job();
      saved = this.#leave();
      await saved;
      return found;
    } catch (error) {
      // A refused job's writes, such as an ended sign-in, are saved, too.
      if (saved === null) await this.#leave();
      throw error;
    }
  }

  /** Leaves the turn for a slow task, so that others can write, and joins a later turn afterward. */
  async outsideTurn<T>(job: () => Promise<T>): Promise<T> {
    const saved = this.#leave();
    const [found] = await Promise.all([job(), saved]);
    await this.#join();
    return found;
  }

  #join(): Promise<void> {
    const waiting = Promise.withResolvers<void>();
    this.#waiting.push(waiting);
    void this.#start();
    return waiting.promise;
  }

  /** Leaves the turn. Resolves once the turn is saved. */
  #leave(): Promise<void> {
    const turn = this.#turn;
    if (turn === null) throw new Error('Left a turn that is over.');
    turn.members -= 1;
    if (turn.members === 0) void this.#finish(turn);
    return turn.saved.promise;
  }

  async #start(): Promise<void> {
    if (this.#isRunning || this.#waiting.length === 0) return;
    this.#isRunning = true;
    try {
      await this.#shared.begin();
    } catch (error) {
      this.#isRunning = false;
      for (const { reject } of this.#waiting.splice(0)) reject(unsaved(error));
      return;
    }
    const members = this.#waiting.splice(0);
    this.#turn = { members: members.length, saved: Promise.withResolvers() };
    for (const { resolve } of members) resolve();
  }

  async #finish(turn: Turn): Promise<void> {
    const { entries, undo } = this.#takeWritten();
    // Writing outside of a turn is an error.
    this.#turn = null;
    // Nobody may be waiting for it.
    turn.saved.promise.catch(() => undefined);
    try {
      await this.#shared.end(entries);
      turn.saved.resolve();
    } catch (error) {
      undo();
      turn.saved.reject(unsaved(error));
    }
    this.#isRunning = false;
    void this.#start();
  }
}

const unsaved = (cause: unknown): Unsaved =>
  new Unsaved('The writes of a turn could not be saved.', { cause });
