import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';

const LockHolder = v.object({ pid: v.number(), address: v.nullable(v.string()), since: v.number() });
type LockHolder = v.InferOutput<typeof LockHolder>;

/** Maximum time between a server's lock and its address, in milliseconds. */
const START_MS = 120_000;
/** More than enough to check a lock and write one, in milliseconds. */
const TAKING_MS = 10_000;

/** Folders locked by this process. */
const lockedHere = new Set<string>();

export interface FolderLock {
  /** Writes the server's address into the lock, for error messages of other processes. */
  setAddress(address: string): Promise<void>;
  release(): Promise<void>;
}

/**
 * Locks a folder for this process. If another process has the lock, throws an error that names its address. The lock of a
 * killed process is ignored.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'server.lock');
  const own: LockHolder = { pid: process.pid, address: null, since: Date.now() };
  await oneAtATime(`${path}.taking`, async () => {
    const holder = await readHolder(path);
    if (holder && (await isRunning(holder, path)))
      throw new Error(
        `The data folder ${folder} is in use by the server at ${holder.address ?? 'an address not known yet'} (process ${holder.pid}). Stop it, or choose another folder with --data.`,
      );
    await writeFile(path, JSON.stringify(own));
    lockedHere.add(path);
  });
  return {
    setAddress: (address) => writeFile(path, JSON.stringify({ ...own, address })),
    release: async () => {
      lockedHere.delete(path);
      await rm(path, { force: true });
    },
  };
}

/**
 * Runs the job while holding a guard folder, which only one process can create. An old guard folder was left by a killed
 * process and is removed.
 */
async function oneAtATime(guard: string, job: () => Promise<void>): Promise<void> {
  while (!(await tryToCreate(guard))) {
    const { mtimeMs } = await stat(guard).catch(() => ({ mtimeMs: Date.now() }));
    if (Math.abs(Date.now() - mtimeMs) > TAKING_MS) await rm(guard, { recursive: true, force: true });
    else await wait(20);
  }
  try {
    await job();
  } finally {
    await rmdir(guard);
  }
}

async function tryToCreate(guard: string): Promise<boolean> {
  try {
    await mkdir(guard);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(path: string): Promise<LockHolder | null> {
  try {
    return v.parse(LockHolder, JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Another program may have the process id by now, so the address is tried too. */
async function isRunning({ pid, address, since }: LockHolder, path: string): Promise<boolean> {
  if (pid === process.pid) return lockedHere.has(path);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return address === null ? Date.now() - since < START_MS : isListening(new URL(address));
}

const isListening = ({ hostname, port }: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
    const done = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.setTimeout(2000, () => done(false));
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
