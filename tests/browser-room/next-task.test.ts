import { describe, expect, it } from 'vitest';

import { inTurn, nextTask } from '#src/browser/next-task.ts';

/** Goes on in the same task, behind all that waits in it already. */
async function sameTask(): Promise<void> {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
}

describe('one task after the other', () => {
  it('lets a timer through before it goes on', async () => {
    const told: string[] = [];
    const later = nextTask().then(() => told.push('next task'));
    await sameTask();
    expect(told).toEqual([]);
    await later;
    expect(told).toEqual(['next task']);
  });

  it('lets the first of several go on at once, and each other in a task of its own, in their order', async () => {
    const told: string[] = [];
    const all = ['one', 'two', 'three'].map((name) => inTurn().then(() => told.push(name)));
    await sameTask();
    expect(told).toEqual(['one']);
    await nextTask();
    await sameTask();
    expect(told).toEqual(['one', 'two']);
    await Promise.all(all);
    expect(told).toEqual(['one', 'two', 'three']);
  });

  it('is free again afterwards', async () => {
    await Promise.all([inTurn(), inTurn()]);
    await nextTask();
    const told: string[] = [];
    void inTurn().then(() => told.push('at once'));
    await sameTask();
    expect(told).toEqual(['at once']);
  });
});
