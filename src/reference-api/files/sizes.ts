import type { Content } from '#src/contracts/content.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { largest } from '#src/lib/long-lists.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { makeFile } from '#src/reference-api/files/make-file.ts';

/** Makes an item's files and returns their sizes in bytes, by URL. */
export type Measure = (item: Content) => Promise<ReadonlyMap<string, number>>;

/** How long a response may wait, in milliseconds, for the sizes of one item's files and of many items'. */
export interface SizeWaitLimits {
  one: number;
  many: number;
}

/** Sizes of files that are made on request. A known size never changes. */
export class Sizes {
  readonly #known = new Map<string, number>();
  readonly #measure: Measure;
  readonly #limits: SizeWaitLimits;
  readonly #requested = new Set<Content>();
  /** Not measured yet; the next one is last. */
  readonly #rest: Content[];

  constructor(world: World, measure: Measure, limits: SizeWaitLimits) {
    this.#measure = measure;
    this.#limits = limits;
    this.#rest = contentTypes.flatMap((type): Content[] => world.content.all(type)).toReversed();
  }

  /** The item with the sizes that are known or can be measured in time. */
  async of<Item extends Content>(item: Item): Promise<Item> {
    await this.#learn([item], this.#limits.one);
    return this.#sized(item);
  }

  /**
   * The items with the sizes that are known or can be measured in time, taking the first item of each type first. The
   * next request finds more of them known.
   */
  async ofMany<Item extends Content>(items: readonly Item[]): Promise<Item[]> {
    const turns = [...Map.groupBy(items, (item) => item.content_type).values()];
    const longest = Math.max(0, largest(turns.map(({ length }) => length)));
    const inTurns = Array.from({ length: longest }, (_, turn) =>
      turns.flatMap((ofType) => ofType[turn] ?? []),
    );
    await this.#learn(inTurns.flat(), this.#limits.many);
    return items.map((item) => this.#sized(item));
  }

  /** Measures one more item, requested ones first; false if all are known. */
  async measureNext(): Promise<boolean> {
    const [requested] = this.#requested;
    if (requested) this.#requested.delete(requested);
    const item = requested ?? this.#rest.pop();
    if (item) await this.#learn([item], Infinity);
    return item !== undefined;
  }

  async #learn(items: readonly Content[], waitMs: number): Promise<void> {
    const end = performance.now() + waitMs;
    let isInTime = true;
    for (const item of items.filter((one) => !this.#knows(one))) {
      if (!isInTime) {
        this.#requested.add(item);
        continue;
      }
      const measured = this.#measure(item).then((sizes) => {
        for (const [url, bytes] of sizes) this.#known.set(url, bytes);
      });
      isInTime = (await isSettled(measured, end - performance.now())) && performance.now() < end;
    }
  }

  #knows({ files }: Content): boolean {
    return files.every(({ url }) => this.#known.has(url));
  }

  #sized<Item extends Content>(item: Item): Item {
    return {
      ...item,
      files: item.files.map((file) => ({ ...file, bytes: this.#known.get(file.url) ?? null })),
    };
  }
}

/** Measures in this process, which does nothing else meanwhile. */
export function measureHere(world: World): Measure {
  return async (item) => {
    const sizes = new Map<string, number>();
    const film = 'recording' in item ? item.recording : null;
    if (film) sizes.set(film.url, film.bytes);
    for (const { name, url } of item.files) {
      if (url === film?.url) continue;
      const made = await makeFile(world, item, name);
      if (made) sizes.set(url, made.byteLength);
    }
    return sizes;
  };
}

/** Waits for the promise up to a limit; false if it did not settle in time. */
async function isSettled(promise: Promise<void>, ms: number): Promise<boolean> {
  if (ms === Infinity) return promise.then(() => true);
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  // Starting a measurement can use up the time by itself, for example when it starts a thread.
  const timer = setTimeout(() => resolve(false), Math.max(0, ms));
  return Promise.race([promise.then(() => true), late]).finally(() => clearTimeout(timer));
}
