import { performance } from 'node:perf_hooks';

/** A request that waits for its answer to begin. */
interface Waiting {
  /** The network address of who asks. */
  address: string;
  /** Its answer takes the processor for more than a moment. */
  isLong: boolean;
  /** Whether the same connection has asked for more in the meantime. */
  hasMore: () => boolean;
}

interface Ticket extends Waiting {
  begin: () => void;
}

/**
 * Lets answers begin one by one, each in a turn of the event loop of its own, so that all else goes on in between. After
 * a long answer the short ones have as much time as it took; without any, the next long one follows at once. The
 * addresses take turns, and at one address who asks for one thing at a time comes before who has queued up more.
 */
export class Turns {
  readonly #short = new Line();
  readonly #long = new Line();
  #shortOnes = 0;
  /** When the next long answer may begin while there are short ones. */
  #longFrom = 0;
  #wasLong = false;
  #hasConnected = false;
  #isAwake = false;
  #pause: NodeJS.Timeout | undefined;

  /** Resolves when the answer may begin. */
  begin(waiting: Waiting): Promise<void> {
    return new Promise((resolve) => {
      (waiting.isLong ? this.#long : this.#short).add({ ...waiting, begin: resolve });
      this.#wake();
    });
  }

  /**
   * A client has connected. Node takes in one connection in each turn of the event loop: the next long answer waits
   * until there is none, or until its time has come.
   */
  connected(): void {
    this.#hasConnected = true;
  }

  /** From now until the function that it gives is called there is a short answer, which may take several steps. */
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
      // Runs when the answer has gone as far as it does without waiting for anything.
      setImmediate(() => {
        const end = performance.now();
        if (next.isLong) this.#longFrom = end + (end - start);
        this.#take();
      });
    } else if (mayConnect) this.#wake();
    else if (!mayBeLong) this.#pause = setTimeout(() => this.#wake(), this.#longFrom - start);
  }
}

/** Those who wait, by address; the address whose turn it is comes first. */
class Line {
  readonly #addresses = new Map<string, Ticket[]>();

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
