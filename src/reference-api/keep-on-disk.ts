import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Keep } from '#src/reference-api/keep.ts';
import { latestOnly } from '#src/reference-api/latest-only.ts';

const FILE = 'changes.json';

/**
 * Keeps the changes in `{folder}/changes.json`. A crash or a full disk at any moment leaves the old file or the new
 * one, never half of one; a file that cannot be read is set aside as `changes.json.unreadable` and said aloud.
 */
export function keepOnDisk(folder: string, { waitMs = 200 } = {}): Keep {
  const path = join(folder, FILE);
  return {
    load: () => load(path),
    save: latestOnly((snapshot: unknown) => write(folder, path, snapshot), waitMs),
  };
}

async function load(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    const kept: unknown = JSON.parse(text);
    return kept;
  } catch {
    const aside = `${path}.unreadable`;
    await rename(path, aside);
    console.warn(`The kept changes could not be read; they are now in ${aside} and the world starts fresh.`);
    return undefined;
  }
}

async function write(folder: string, path: string, snapshot: unknown): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${process.pid}.tmp`;
  const file = await open(draft, 'w');
  try {
    await file.writeFile(JSON.stringify(snapshot));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncFolder(folder);
}

/** The rename itself is only safe once the folder is; Windows cannot open folders and does not need to. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
