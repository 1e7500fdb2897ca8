import { describe, expect, it, vi } from 'vitest';

import { measureHere, Sizes, type Measure } from '#src/reference-api/files/sizes.ts';
import { seedWorld } from '#src/reference-api/seed/world.ts';
import { measureInWorker } from '#src/reference-api/serve/measure-in-worker.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const belongings = world.content.ofProduct(1);
const patience = { one: 30, many: 30 };
const sizesIn = (items: readonly { files: readonly { bytes: number | null }[] }[]) =>
  items.flatMap(({ files }) => files.map(({ bytes }) => bytes));

describe('the sizes of files that are made on demand', () => {
  it('keep no one waiting: what is not known in time is left out, and known the next time', async () => {
    const asked: (() => void)[] = [];
    const slow = vi.fn<Measure>(async ({ files }) => {
      await new Promise<void>((resolve) => asked.push(resolve));
      return new Map(files.map(({ url }) => [url, 7]));
    });
    const sizes = new Sizes(world, slow, patience);
    const start = performance.now();
    expect(new Set(sizesIn(await sizes.ofMany(belongings)))).toEqual(new Set([null]));
    expect(performance.now() - start).toBeLessThan(10_000);
    // Visitors by the dozen leave no heap of work behind.
    expect(slow).toHaveBeenCalledTimes(1);
    asked[0]?.();
    expect(sizesIn(await sizes.ofMany(belongings))).toContain(7);
  });

  it('are left out as well where the worker takes longer to start than an answer may wait', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const measure: Measure = () => {
      now += 2 * patience.many;
      return new Promise(() => {});
    };
    expect(new Set(sizesIn(await new Sizes(world, measure, patience).ofMany(belongings)))).toEqual(
      new Set([null]),
    );
    // Node warns of a time before now.
    expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([0]);
    clock.mockRestore();
    timers.mockRestore();
  });

  it('are found out ahead, each once', async () => {
    const measure = vi.fn<Measure>(async ({ files }) => new Map(files.map(({ url }) => [url, 7])));
    const sizes = new Sizes(world, measure, patience);
    while (await sizes.measureNext());
    const calls = measure.mock.calls.length;
    expect(new Set(sizesIn(await sizes.ofMany(belongings)))).toEqual(new Set([7]));
    expect(measure).toHaveBeenCalledTimes(calls);
  });

  it('are the same when a worker finds them out', { timeout: 60_000 }, async () => {
    const options = { seed: 1, scale: 0.1, today: '2026-11-02' };
    const small = seedWorld(options);
    const item = small.content.ofProduct(1).find(({ content_type: type }) => type === 'cad');
    if (!item) throw new Error('The product has no drawing.');
    const [inWorker, here] = [measureInWorker(options), measureHere(small)];
    expect(await Promise.all([inWorker(item), inWorker(item)])).toEqual([await here(item), await here(item)]);
  });
});
