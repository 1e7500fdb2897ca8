/** A file that expands to more than can be shown, whatever its own size. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** Counts what a reader expands, and throws a `TooLargeError` before memory or time run out. */
export class Budget {
  private left: number;

  constructor(limit: number) {
    this.left = limit;
  }

  spend(amount = 1): void {
    this.left -= amount;
    if (!(this.left >= 0)) throw new TooLargeError('More parts than can be shown.');
  }
}
