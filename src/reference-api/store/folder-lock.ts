import { mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';

const Holder = v.object({ pid: v.number(), address: v.nullable(v.string()), since: v.number() });
type Holder = v.InferOutput<typeof Holder>;

/** The longest a server takes between its lock and its address, in milliseconds. */
const START_MS = 120_000;
/** More than enough to check a lock and write one, in milliseconds. */
const TAKING_MS = 10_000;

/** Folders locked by this process. */
const held = new Set<string>();

export interface FolderLock {
  /** Tells other processes where the folder's server is. */
  setAddress(address: string): Promise<void>;
  release(): Promise<void>;
}

/**
 * Locks a folder for this process. Throws with the address of the process that has it. The lock of a killed process is
 * ignored.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = join(folder, 'server.lock');
  const own: Holder = { pid: process.pid, address: null, since: Date.now() };
  await oneAtATime(`${path}.taking`, async () => {
    const holder = await holderIn(path);
    if (holder && (await isRunning(holder, path)))
      throw new Error(
        `The data folder ${folder} is in use by the server at ${holder.address ?? 'an address not known yet'} (process ${holder.pid}). Stop it, or choose another folder with --data.`,
      );
    await writeFile(path, JSON.stringify(own));
    held.add(path);
  });
  return {
    setAddress: (address) => writeFile(path, JSON.stringify({ ...own, address })),
    release: async () => {
      held.delete(path);
      await rm(path, { force: true });
    },
  };
}

/**
 * Runs the job while it holds a folder that only one process can create. An old one was left by a process that was
 * killed.
 */
async function oneAtATime(guard: string, job: () => Promise<void>): Promise<void> {
  while (!(await isMade(guard))) {
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

async function isMade(guard: string): Promise<boolean> {
  try {
    await mkdir(guard);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function holderIn(path: string): Promise<Holder | null> {
  try {
    return v.parse(Holder, JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Another program may have the process id by now, so the address is tried too. */
async function isRunning({ pid, address, since }: Holder, path: string): Promise<boolean> {
  if (pid === process.pid) return held.has(path);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return address === null ? Date.now() - since < START_MS : answers(new URL(address));
}

function answers({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
    const done = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.setTimeout(2000, () => done(false));
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}
