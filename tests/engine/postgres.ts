import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Debian keeps each version's programs apart. */
const bin = globSync('/usr/lib/postgresql/*/bin')
  .toSorted()
  .findLast((folder) => existsSync(join(folder, 'initdb')));

/** PostgreSQL refuses to run as root. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Why there is no database to test with; null where there is one. */
export const noPostgres =
  bin === undefined ? 'PostgreSQL is not on this machine: apt-get install postgresql' : null;

/** A database of its own on loopback, in a folder that goes with it. */
export class Postgres {
  readonly #folder = mkdtempSync(join(tmpdir(), 'engine-postgres-'));
  readonly #port: number;
  #process: ChildProcess | null = null;

  constructor(port: number) {
    this.#port = port;
    const { uid, gid } = owner();
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
    const options = [
      '-D',
      join(this.#folder, 'data'),
      '-U',
      'lintel',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ];
    execFileSync(join(bin ?? '', 'initdb'), options, { ...owner(), stdio: 'ignore', cwd: this.#folder });
  }

  get url(): string {
    return `postgres://lintel@127.0.0.1:${this.#port}/postgres`;
  }

  /** Resolves when it answers; after a crash it first repairs itself. */
  async start(): Promise<void> {
    const options = [
      '-D',
      join(this.#folder, 'data'),
      '-p',
      String(this.#port),
      '-h',
      '127.0.0.1',
      '-k',
      this.#folder,
    ];
    this.#process = spawn(join(bin ?? '', 'postgres'), options, {
      ...owner(),
      stdio: 'ignore',
      cwd: this.#folder,
    });
    for (let tries = 0; tries < 300; tries += 1) {
      const client = new Client({ connectionString: this.url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        await wait(100);
      }
    }
    throw new Error('PostgreSQL did not start.');
  }

  /** Ends it in the middle of whatever it does. Its other processes notice, and end too. */
  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
    this.#process?.kill('SIGKILL');
    await ended;
    await wait(500);
  }

  program(name: string): string {
    return join(bin ?? '', name);
  }

  async query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async remove(): Promise<void> {
    const ended = new Promise((resolve) => this.#process?.once('exit', resolve));
    if (this.#process?.exitCode === null) {
      this.#process.kill('SIGINT');
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
