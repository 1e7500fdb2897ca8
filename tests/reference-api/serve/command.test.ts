import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '#tests/architecture/sources.ts';

let folder: string;
const running = new Set<ChildProcess>();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-'));
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** The command as typed, until it says where it listens; `stop` asks it to end and gives its exit code. */
async function serve() {
  const child = spawn(
    process.execPath,
    [
      'src/reference-api/serve/serve.ts',
      '--port',
      '0',
      '--data',
      folder,
      '--dist',
      join(folder, 'no-build'),
      '--today',
      '2026-11-02',
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  running.add(child);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      printed += bytes.toString();
      const ready = /Ready: (\S+)/.exec(printed)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(printed)));
  });
  const stop = (signal: 'SIGINT' | 'SIGTERM') => {
    child.kill(signal);
    running.delete(child);
    return ended;
  };
  return { url, stop, printed: () => printed };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'what a visitor changed outlives a %s',
  { timeout: 60_000 },
  async (signal) => {
    const first = await serve();
    const title = `Kept over a ${signal}`;
    const answer = await fetch(`${first.url}api/blog-posts/1`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title }),
    });
    expect(answer.status).toBe(200);
    // At once: the change is not written yet, and ending writes it.
    expect(await first.stop(signal)).toBe(0);

    const second = await serve();
    expect(await (await fetch(`${second.url}api/blog-posts/1`)).json()).toMatchObject({ id: 1, title });
    expect(await (await fetch(`${second.url}api/blog-posts/2`)).json()).not.toMatchObject({ title });
    await second.stop(signal);
  },
);

it('without a built site it says so and serves the API alone', { timeout: 30_000 }, async () => {
  const site = await serve();
  expect(site.printed()).toContain('serving the API alone');
  expect((await fetch(site.url)).status).toBe(404);
  expect((await fetch(`${site.url}api/homepage-promo/active`)).status).toBe(200);
  await site.stop('SIGTERM');
});
