import { performance } from 'node:perf_hooks';

/** A request whose response has not begun. */
interface Waiting {
  /** The client's network address. */
  address: string;
  /** Its response takes the processor for more than a moment. */
  isLong: boolean;
  /** Whether the same connection has more requests waiting. */
  hasMore: () => boolean;
}

interface Ticket extends Waiting {
  begin: () => void;
}

/**
 * Lets responses begin one at a time, each in its own turn of the event loop, so that everything else goes on in
 * between. After a long response, short ones get as much time as it took; if there are none, the next long one follows
 * at once. Addresses take turns, and within an address, connections with a single request come before those with a
 * queue.
 */
export class ResponseQueue {
  readonly #short = new Line();
  readonly #long = new Line();
  #shortOnes = 0;
  /** When the next long response may begin while short ones wait. */
  #longFrom = 0;
  #wasLong = false;
  #hasConnected = false;
  #isAwake = false;
  #pause: NodeJS.Timeout | undefined;

  /** How many wait. */
  get waiting(): { short: number; long: number } {
    return { short: this.#short.length, long: this.#long.length };
  }

  /** Resolves when the response may begin. */
  begin(waiting: Waiting): Promise<void> {
    return new Promise((resolve) => {
      (waiting.isLong ? this.#long : this.#short).add({ ...waiting, begin: resolve });
      this.#wake();
    });
  }

  /**
   * A client has connected. Node accepts one connection per turn of the event loop, so the next long response waits
   * until there are no more, or until it is due.
   */
  connected(): void {
    this.#hasConnected = true;
  }

  /** Marks a short response, which may take several steps, until the returned function is called. */
  short(): () => void {
    this.#shortOnes += 1;
    return () => {
      this.#shortOnes -= 1;
      this.#wake();
    };
  }

  #wake(): void {
    clearTimeout(this.#pause);
    if (this.#isAwake) return;
    this.#isAwake = true;
    setImmediate(() => this.#take());
  }

  #take(): void {
    this.#isAwake = false;
    const start = performance.now();
    const mayBeLong = start >= this.#longFrom || (this.#shortOnes === 0 && !this.#hasConnected);
    const mayConnect = this.#hasConnected;
    this.#hasConnected = false;
    const nextLong = () => (mayBeLong ? this.#long.next() : undefined);
    const next = this.#wasLong ? (this.#short.next() ?? nextLong()) : (nextLong() ?? this.#short.next());
    if (next) {
      this.#wasLong = next.isLong;
      this.#isAwake = true;
      next.begin();
      // Runs when the response has come as far as it can without waiting.
      setImmediate(() => {
        const end = performance.now();
        if (next.isLong) this.#longFrom = end + (end - start);
        this.#take();
      });
    } else if (mayConnect) this.#wake();
    else if (!mayBeLong) this.#pause = setTimeout(() => this.#wake(), this.#longFrom - start);
  }
}

/** Waiting requests by address; the address whose turn it is comes first. */
class Line {
  readonly #addresses = new Map<string, Ticket[]>();

  get length(): number {
    return [...this.#addresses.values()].reduce((sum, tickets) => sum + tickets.length, 0);
  }

  add(ticket: Ticket): void {
    const tickets = this.#addresses.get(ticket.address);
    if (tickets) tickets.push(ticket);
    else this.#addresses.set(ticket.address, [ticket]);
  }

  next(): Ticket | undefined {
    for (const [address, tickets] of this.#addresses) {
      const modest = tickets.findIndex(({ hasMore }) => !hasMore());
      const [next] = tickets.splice(Math.max(modest, 0), 1);
      this.#addresses.delete(address);
      if (tickets.length > 0) this.#addresses.set(address, tickets);
      return next;
    }
    return undefined;
  }
}
