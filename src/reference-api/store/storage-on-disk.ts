import { constants, globSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { lockFolder, type FolderLock } from '#src/reference-api/store/folder-lock.ts';
import {
  validEntries,
  keyOf,
  type Entry,
  type ChangeStorage,
} from '#src/reference-api/store/change-storage.ts';

const VERSION = 1;

/** Bytes after which the journal is merged into the file of all changes. */
const LONG_JOURNAL = 4_000_000;

/** Maximum bytes in the folder, all of which are also in memory. */
const LARGEST = 256_000_000;
/** Smaller entries, such as a sign-in or a deletion, are still accepted when the folder is full. */
const SMALL_ENTRY = 2_000;
const RESERVE_FACTOR = 1.1;

const snapshotSchema = v.object({
  version: v.literal(VERSION),
  records: v.array(v.unknown()),
  /** Requests are records now; older files have them here. */
  requests: v.optional(v.array(v.unknown()), []),
});
const formerRequest = v.object({ kind: v.string(), id: v.number(), body: v.unknown() });

/**
 * Keeps changes in a folder that this process locks: all in `changes.json`, those since the start in `changes.journal`,
 * one entry per line. Entries that do not match the schema are skipped and logged, and the files are copied aside.
 * Throws a sentence if the folder cannot be used.
 */
export async function openDiskStorage(
  folder: string,
  {
    log = console.warn,
    longJournal = LONG_JOURNAL,
    largest = LARGEST,
  }: { log?: (message: string) => void; longJournal?: number; largest?: number } = {},
): Promise<ChangeStorage & FolderLock> {
  const path = join(folder, 'changes.json');
  const journal = join(folder, 'changes.journal');
  const saved = new Map<string, Entry>();
  const take = (entry: Entry) =>
    entry.fields === undefined ? saved.delete(keyOf(entry)) : saved.set(keyOf(entry), entry);

  /** Bytes of the two files. */
  const sizes = { snapshot: 0, journal: 0 };
  const compact = async () => {
    const text = JSON.stringify({ version: VERSION, records: [...saved.values()] });
    await replaceFile(folder, path, text);
    await rm(journal, { force: true });
    Object.assign(sizes, { snapshot: Buffer.byteLength(text), journal: 0 });
  };
  const requireRoom = async (bytes: number) => {
    const most = bytes <= SMALL_ENTRY ? largest * RESERVE_FACTOR : largest;
    const isTooMuch = () => sizes.snapshot + sizes.journal + bytes > most;
    if (isTooMuch() && sizes.journal > 0) await compact();
    if (isTooMuch()) throw Object.assign(new Error('The data folder is full.'), { code: 'ENOSPC' });
  };
  const load = async () => {
    for (const draft of globSync(`${path}.*.tmp`)) await rm(draft, { force: true });
    const [snapshot, journaled] = [await textOf(path), await textOf(journal)];
    const [read, lines] = [readSnapshot(snapshot), readJournal(journaled ?? '')];
    sizes.snapshot = Buffer.byteLength(snapshot ?? '');
    const entries = validEntries([...read.entries, ...lines]);
    const lost = read.entries.length + lines.length - entries.length;
    if (read.isUnknown || lost > 0) {
      const aside = await setAside([path, journal]);
      const what = read.isUnknown ? path : `${lost} of ${lost + entries.length} saved changes`;
      log(`Could not read ${what}. The rest is kept; the files as they were: ${aside.join(', ')}`);
    }
    entries.forEach(take);
    if (read.isUnknown || lost > 0 || journaled !== null) await compact();
  };

  const lock = await explainFailure(folder, async () => {
    await mkdir(folder, { recursive: true });
    return lockFolder(folder);
  });
  try {
    await explainFailure(folder, load);
  } catch (error) {
    await lock.release();
    throw error;
  }
  return {
    ...lock,
    load: async () => [...saved.values()],
    async save(entries) {
      const text = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
      await requireRoom(Buffer.byteLength(text));
      sizes.journal = await append(journal, text);
      entries.forEach(take);
      if (sizes.journal > longJournal) await compact().catch((error: unknown) => log(String(error)));
    },
  };
}

async function explainFailure<T>(folder: string, job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Error(`The data folder ${folder} cannot be used: ${error.message}`, { cause: error });
  }
}

function readSnapshot(text: string | null): { entries: readonly unknown[]; isUnknown: boolean } {
  if (text === null) return { entries: [], isUnknown: false };
  try {
    const { records, requests } = v.parse(snapshotSchema, JSON.parse(text));
    const former = requests.map((request) => {
      if (!v.is(formerRequest, request)) return null;
      const { id, ...fields } = request;
      return { resource: 'requests', id, fields };
    });
    return { entries: [...records, ...former], isUnknown: false };
  } catch {
    return { entries: [], isUnknown: true };
  }
}

/** A last line without a line end belongs to a write that was cut off and never confirmed. */
const readJournal = (text: string): unknown[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      try {
        const entry: unknown = JSON.parse(line);
        return entry;
      } catch {
        return null;
      }
    });

/** Appends to a file, completely or not at all; returns its size. */
async function append(path: string, text: string): Promise<number> {
  const file = await open(path, 'a');
  try {
    const { size } = await file.stat();
    try {
      await file.appendFile(text);
      await file.datasync();
    } catch (error) {
      await file.truncate(size).catch(() => undefined);
      throw error;
    }
    return size + Buffer.byteLength(text);
  } finally {
    await file.close();
  }
}

/** Leaves the old or the new file after a crash at any moment, never half of one. */
async function replaceFile(folder: string, path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`;
  const file = await open(draft, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  // The rename is only durable once the folder is synced. Windows cannot open folders, and need not.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Copies existing files under names that nothing overwrites. */
async function setAside(paths: readonly string[]): Promise<string[]> {
  const moment = new Date().toISOString().replaceAll(':', '-');
  const copies = paths.map(async (path) => {
    if ((await textOf(path)) === null) return [];
    const aside = `${path}.${moment}-${process.pid}.set-aside`;
    await copyFile(path, aside, constants.COPYFILE_EXCL);
    return [aside];
  });
  return (await Promise.all(copies)).flat();
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
