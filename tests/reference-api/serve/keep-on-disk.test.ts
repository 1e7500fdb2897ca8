import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOnDisk } from '#src/reference-api/keep-on-disk.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'keep-')), 'data');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

it('a change is there after a restart', async () => {
  await keepOnDisk(folder, { waitMs: 0 }).save({ favorites: [1, 2], name: 'Søn' });
  expect(await keepOnDisk(folder).load()).toEqual({ favorites: [1, 2], name: 'Søn' });
});

it('a world nobody changed has nothing to load', async () => {
  expect(await keepOnDisk(folder).load()).toBeUndefined();
});

it('many changes in a row become one write of the latest, and all wait for it', async () => {
  const keep = keepOnDisk(folder, { waitMs: 20 });
  const saves = Array.from({ length: 50 }, (_, count) => keep.save({ count }));
  await Promise.all(saves);
  expect(await keep.load()).toEqual({ count: 49 });
});

it('a change made while another is being written is written after it', async () => {
  const keep = keepOnDisk(folder, { waitMs: 0 });
  const first = keep.save({ text: 'x'.repeat(2_000_000) });
  await new Promise((resolve) => setTimeout(resolve, 2));
  const second = keep.save({ text: 'short' });
  await Promise.all([first, second]);
  expect(await keep.load()).toEqual({ text: 'short' });
});

it('a reader beside the writer never sees half a file, and no draft is left', async () => {
  const keep = keepOnDisk(folder, { waitMs: 0 });
  await keep.save({ round: 0, rows: [] });
  let isWriting = true;
  const reads = (async () => {
    let count = 0;
    for (; isWriting; count += 1) JSON.parse(await readFile(join(folder, 'changes.json'), 'utf8'));
    return count;
  })();
  for (let round = 1; round <= 20; round += 1) {
    await keep.save({ round, rows: Array.from({ length: 5000 }, (_, seq) => ({ seq, round })) });
  }
  isWriting = false;
  expect(await reads).toBeGreaterThan(5);
  expect(await readdir(folder)).toEqual(['changes.json']);
});

it('a snapshot that cannot be written leaves the old file, says so, and the next one is written', async () => {
  const keep = keepOnDisk(folder, { waitMs: 0 });
  await keep.save({ good: 1 });
  await expect(keep.save({ bad: 1n })).rejects.toThrow(/BigInt/);
  expect(await keep.load()).toEqual({ good: 1 });
  await keep.save({ good: 2 });
  expect(await keep.load()).toEqual({ good: 2 });
});

it('a file that somebody broke is set aside, not overwritten', async () => {
  await keepOnDisk(folder, { waitMs: 0 }).save({});
  await writeFile(join(folder, 'changes.json'), '{"half":');
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await keepOnDisk(folder).load()).toBeUndefined();
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
  expect(await readFile(join(folder, 'changes.json.unreadable'), 'utf8')).toBe('{"half":');
});
