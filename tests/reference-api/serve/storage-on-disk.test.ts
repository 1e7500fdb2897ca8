import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Changes } from '#src/reference-api/store/changes.ts';
import { openDiskStorage } from '#src/reference-api/store/storage-on-disk.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'keep-')), 'data');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const banner = (id: number, alt: string) => ({ resource: 'banners', id, fields: { alt } });

async function afterRestart(log?: (message: string) => void) {
  const storage = await openDiskStorage(folder, log ? { log } : {});
  const entries = await storage.load();
  await storage.release();
  return entries;
}

async function write(name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text);
}

describe('what is saved', () => {
  it('is on the disk when the save is over, without an end of the program', async () => {
    const storage = await openDiskStorage(folder);
    await storage.save([banner(1, 'Søn'), banner(2, 'two')]);
    await storage.save([banner(1, 'later'), { resource: 'banners', id: 3, fields: null }]);
    // As after a kill: the lock of this very process is all that is in the way.
    await storage.release();
    expect(await afterRestart()).toEqual([
      banner(1, 'later'),
      banner(2, 'two'),
      { resource: 'banners', id: 3, fields: null },
    ]);
  });

  it('and taken back is gone', async () => {
    const storage = await openDiskStorage(folder);
    await storage.save([banner(1, 'one')]);
    await storage.save([{ resource: 'banners', id: 1 }]);
    await storage.release();
    expect(await afterRestart()).toEqual([]);
  });

  it('is folded into one file when the journal grows long, and at each start', async () => {
    const storage = await openDiskStorage(folder, { longJournal: 2000 });
    for (let round = 1; round <= 50; round += 1) await storage.save([banner(1, `round ${round}`)]);
    expect((await readFile(join(folder, 'changes.journal'), 'utf8')).length).toBeLessThan(2000);
    await storage.release();
    expect(await afterRestart()).toEqual([banner(1, 'round 50')]);
    expect(await readdir(folder)).toEqual(['changes.json']);
  });

  it('is read from a file of the form before, requests and all', async () => {
    await write(
      'changes.json',
      JSON.stringify({
        version: 1,
        requests: [{ kind: 'blog guest', id: 1, body: { topic: 'Roofs' } }],
        records: [banner(1, 'x')],
      }),
    );
    expect(await afterRestart()).toEqual([
      banner(1, 'x'),
      { resource: 'requests', id: 1, fields: { kind: 'blog guest', body: { topic: 'Roofs' } } },
    ]);
  });
});

describe('a file that does not fit', () => {
  const good = banner(1, 'good');
  it.each([
    ['null', 'null', []],
    ['half a file', '{"version":1,', []],
    ['another version', JSON.stringify({ version: 99, records: [good] }), []],
    ['one bad record', JSON.stringify({ version: 1, records: [good, { resource: 'banners' }] }), [good]],
    ['one bad request', JSON.stringify({ version: 1, requests: [3], records: [good] }), [good]],
  ])('%s: it is set aside, what is good is kept, and the console says so', async (_, text, expected) => {
    const log = vi.fn<(message: string) => void>();
    for (const round of [1, 2]) {
      await write('changes.json', text);
      expect(await afterRestart(log)).toEqual(expected);
      const aside = (await readdir(folder)).filter((name) => name.endsWith('.set-aside'));
      expect(aside).toHaveLength(round);
      for (const name of aside) expect(await readFile(join(folder, name), 'utf8')).toBe(text);
      expect(log).toHaveBeenCalledTimes(round);
      expect(log.mock.lastCall?.[0]).toMatch(/^Could not read .+changes\.json/);
    }
    await afterRestart(log);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('a broken line of the journal costs that line alone', async () => {
    const log = vi.fn<(message: string) => void>();
    await write(
      'changes.journal',
      `${JSON.stringify(good)}\n{"resource":\n${JSON.stringify(banner(2, 'two'))}\n`,
    );
    expect(await afterRestart(log)).toEqual([good, banner(2, 'two')]);
    expect(log.mock.lastCall?.[0]).toMatch(/^Could not read 1 of 3 saved changes\./);
  });

  it('an append that was cut off was never answered: it goes without a word', async () => {
    const log = vi.fn<(message: string) => void>();
    await write('changes.journal', `${JSON.stringify(good)}\n`);
    await appendFile(join(folder, 'changes.journal'), '{"resource":"banners","id":2,"fie');
    await write('changes.json.77.tmp', '{"version":1,"rec');
    expect(await afterRestart(log)).toEqual([good]);
    expect(log).not.toHaveBeenCalled();
    expect(await readdir(folder)).toEqual(['changes.json']);
  });
});

describe('a disk that does not take a write', () => {
  const written = async (changes: Changes, id: number) => {
    const { failures } = changes;
    changes.write('banners', id, { alt: 'x' });
    await changes.mustBeSaved(failures);
  };

  it.runIf(existsSync('/dev/full'))(
    'is full: 507, nothing stays of the write, and the next one may go well',
    async () => {
      const storage = await openDiskStorage(folder);
      const changes = await Changes.load(storage);
      await written(changes, 1);
      await rm(join(folder, 'changes.journal'));
      await symlink('/dev/full', join(folder, 'changes.journal'));
      const many = [2, 3, 4].map((id) => written(changes, id));
      for (const one of many)
        await expect(one).rejects.toMatchObject({ status: 507, message: /full: this was not saved/ });
      expect(changes.writtenIds('banners')).toEqual([1]);
      await rm(join(folder, 'changes.journal'));
      await written(changes, 5);
      expect(changes.writtenIds('banners')).toEqual([1, 5]);
      await storage.release();
    },
  );

  it('has as much as it may hold: 507, until something is deleted; what is small is still taken', async () => {
    const storage = await openDiskStorage(folder, { largest: 55_000 });
    const changes = await Changes.load(storage);
    const large = async (id: number) => {
      const { failures } = changes;
      changes.write('banners', id, { alt: 'x'.repeat(10_000) });
      await changes.mustBeSaved(failures);
    };
    for (const id of [1, 2, 3, 4, 5]) await large(id);
    await expect(large(7)).rejects.toMatchObject({ status: 507 });
    await written(changes, 6);
    changes.write('banners', 1, undefined);
    await changes.flush();
    // The same record again and again takes the room of one.
    for (let round = 0; round < 20; round += 1) await large(2);
    await large(7);
    expect(changes.writtenIds('banners')).toEqual([2, 3, 4, 5, 6, 7]);
    await storage.release();
    const again = await openDiskStorage(folder, { largest: 55_000 });
    await expect(again.save([banner(8, 'x'.repeat(10_000))])).rejects.toMatchObject({ code: 'ENOSPC' });
    await again.release();
  });

  it('is gone: 503', async () => {
    const storage = await openDiskStorage(folder);
    const changes = await Changes.load(storage);
    await rm(folder, { recursive: true });
    await expect(written(changes, 1)).rejects.toMatchObject({ status: 503, message: /not saved/ });
    expect(changes.written('banners', 1)).toBeUndefined();
  });
});

describe('a folder', () => {
  it('is one server’s: a second one is told where the first is', async () => {
    const first = await openDiskStorage(folder);
    await first.setAddress('http://127.0.0.1:4173/');
    await expect(openDiskStorage(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by the server at http://127.0.0.1:4173/ (process ${process.pid}). Stop it, or choose another folder with --data.`,
    );
    await first.release();
    await (await openDiskStorage(folder)).release();
  });

  it('of another process is taken over only when nothing answers there', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    // The process that started this one is alive.
    const lock = { pid: process.ppid, address: `http://127.0.0.1:${port}/`, since: Date.now() };
    await write('server.lock', JSON.stringify(lock));
    await expect(openDiskStorage(folder)).rejects.toThrow(`http://127.0.0.1:${port}/`);
    await new Promise((resolve) => other.close(resolve));
    await (await openDiskStorage(folder)).release();
  });

  it.each([
    ['a process that is no more', { pid: 2 ** 22 + 1, address: null, since: Date.now() }],
    ['one that never came to listen', { pid: process.ppid, address: null, since: 0 }],
    ['an earlier process of the same number', { pid: process.pid, address: null, since: Date.now() }],
    ['an unreadable file', 'nonsense'],
  ])('that %s left locked is free', async (_, lock) => {
    await write('server.lock', JSON.stringify(lock));
    const storage = await openDiskStorage(folder);
    expect(await storage.load()).toEqual([]);
    await storage.release();
  });

  it('that cannot be one is said in a sentence', async () => {
    await mkdir(join(folder, '..'), { recursive: true });
    await writeFile(folder, 'a file');
    await expect(openDiskStorage(folder)).rejects.toThrow(`The data folder ${folder} cannot be used: `);
  });
});
