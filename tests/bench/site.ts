import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';

export const root = join(import.meta.dirname, '../..');

/** The same world on every date. */
export const measuredWorld = { seed: 1, today: '2026-11-02' };

export interface MeasuredSite {
  /** With a slash at the end. */
  url: string;
  /** Milliseconds from the command to the line that says it is ready. */
  startMs: number;
  /** Resident memory in MB, on Linux; undefined elsewhere. */
  memoryMb(): number | undefined;
  stop(): Promise<void>;
}

/** The built site in a process of its own, as `npm start` serves it. */
export async function startMeasuredSite(
  scale = 1,
  dist = 'dist',
  more: readonly string[] = [],
): Promise<MeasuredSite> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = await freePort();
  const start = performance.now();
  const options = { port, data, scale, dist, ...measuredWorld };
  const child = spawn(
    process.execPath,
    [
      'src/reference-api/serve/serve.ts',
      // Otherwise measuring all files competes with the benchmark for a minute.
      '--lazy-sizes',
      ...more,
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (bytes: Buffer) => {
      printed += bytes.toString();
      const ready = /Ready: (\S+)/.exec(printed)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void ended.then(() => reject(new Error(`The server did not start:\n${printed}`)));
  });
  return {
    url,
    startMs: performance.now() - start,
    memoryMb: () => residentMb(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function residentMb(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
