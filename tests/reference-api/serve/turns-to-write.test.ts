import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { Changes } from '#src/reference-api/store/changes.ts';
import type { ChangeStorage, Entry } from '#src/reference-api/store/change-storage.ts';

/** What several processes share, in memory: a lock, and saves in order. */
class SharedMemory {
  readonly saved: Entry[] = [];
  #lock: Promise<void> = Promise.resolve();
  failNext = false;

  storage(): ChangeStorage {
    let known = 0;
    let take: (entries: readonly Entry[]) => void = () => {};
    let unlock: () => void = () => {};
    const catchUp = async () => {
      const fresh = this.saved.slice(known);
      known = this.saved.length;
      take(structuredClone(fresh));
    };
    return {
      load: async () => {
        known = this.saved.length;
        return structuredClone(this.saved);
      },
      save: () => Promise.reject(new Error('Not in a turn.')),
      watch: (callback) => {
        take = callback;
      },
      shared: {
        begin: async () => {
          const before = this.#lock;
          const own = Promise.withResolvers<void>();
          this.#lock = own.promise;
          unlock = own.resolve;
          await before;
          await wait(1);
          await catchUp();
        },
        end: async (entries) => {
          await wait(1);
          const fails = this.failNext;
          this.failNext = false;
          if (!fails) this.saved.push(...entries);
          if (!fails) known = this.saved.length;
          unlock();
          if (fails) throw Object.assign(new Error('full'), { code: '53100' });
        },
        catchUp,
      },
    };
  }
}

const add = (changes: Changes, by: string) =>
  changes.inTurn(async () => {
    const id = changes.nextId('notes');
    await Promise.resolve();
    const next = changes.nextId('notes');
    changes.write('notes', next, { by });
    return [id, next] as const;
  });

describe('two processes that write', () => {
  it('give every number once, and end with the same records', async () => {
    const memory = new SharedMemory();
    const [one, two] = [await Changes.load(memory.storage()), await Changes.load(memory.storage())];
    const given = await Promise.all(
      Array.from({ length: 40 }, (_, at) => add(at % 3 === 0 ? one : two, `writer ${at}`)),
    );
    const numbers = given.map(([, next]) => next);
    expect(new Set(numbers).size).toBe(40);
    await Promise.all([one.catchUp(), two.catchUp()]);
    for (const changes of [one, two])
      expect(changes.writtenIds('notes')).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  });

  it('do not wait for what one of them does aside', async () => {
    const memory = new SharedMemory();
    const [one, two] = [await Changes.load(memory.storage()), await Changes.load(memory.storage())];
    const long = Promise.withResolvers<void>();
    const slow = one.inTurn(async () => {
      await one.outsideTurn(() => long.promise);
      const id = one.nextId('notes');
      one.write('notes', id, { by: 'slow' });
      return id;
    });
    expect(await add(two, 'quick')).toEqual([1, 1]);
    long.resolve();
    expect(await slow).toBe(2);
  });

  it('a save that fails undoes the turn’s writes, says why, and the next one succeeds', async () => {
    const memory = new SharedMemory();
    const changes = await Changes.load(memory.storage());
    memory.failNext = true;
    await expect(add(changes, 'lost')).rejects.toMatchObject({ status: 507 });
    expect(changes.writtenIds('notes')).toEqual([]);
    await add(changes, 'kept');
    expect(memory.saved.map(({ fields }) => fields?.['by'])).toEqual(['kept']);
  });

  it('what a refused job has written is saved, and its refusal is passed on', async () => {
    const memory = new SharedMemory();
    const changes = await Changes.load(memory.storage());
    const refused = changes.inTurn(() => {
      changes.write('notes', 1, { by: 'refused' });
      throw new Error('No.');
    });
    await expect(refused).rejects.toThrow('No.');
    expect(memory.saved).toHaveLength(1);
  });

  it('nothing is written outside of a turn', async () => {
    const changes = await Changes.load(new SharedMemory().storage());
    expect(() => changes.write('notes', 1, {})).toThrow('outside of a turn');
  });
});
