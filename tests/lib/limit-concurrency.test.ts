import { setImmediate as nextTask } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { limitConcurrency } from '#src/lib/limit-concurrency.ts';

/** Tasks by name that end when told; what began and what ended, in order. */
function tasks(atOnce: number) {
  const limited = limitConcurrency(atOnce);
  const running = new Map<string, PromiseWithResolvers<string>>();
  const begun: string[] = [];
  const begin = (name: string) =>
    limited(() => {
      begun.push(name);
      const task = Promise.withResolvers<string>();
      running.set(name, task);
      return task.promise;
    });
  return { begin, begun, running };
}

it('two at once: the others begin in their order as places get free, also after a failure', async () => {
  const { begin, begun, running } = tasks(2);
  const results = ['a', 'b', 'c', 'd', 'e'].map((name) => begin(name).catch(() => `${name} failed`));
  await nextTask();
  expect(begun).toEqual(['a', 'b']);
  running.get('b')?.reject(new Error('no'));
  await nextTask();
  expect(begun).toEqual(['a', 'b', 'c']);
  running.get('a')?.resolve('a done');
  await nextTask();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) running.get(name)?.resolve(`${name} done`);
  await nextTask();
  running.get('e')?.resolve('e done');
  expect(await Promise.all(results)).toEqual(['a done', 'b failed', 'c done', 'd done', 'e done']);
});

it('places that got free stay two', async () => {
  const { begin, begun, running } = tasks(2);
  const first = [begin('a'), begin('b')];
  for (const name of ['a', 'b']) running.get(name)?.resolve(name);
  await Promise.all(first);
  const all = ['c', 'd', 'e'].map(begin);
  await nextTask();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['c', 'd']) running.get(name)?.resolve(name);
  await nextTask();
  running.get('e')?.resolve('e');
  expect(await Promise.all(all)).toEqual(['c', 'd', 'e']);
});
