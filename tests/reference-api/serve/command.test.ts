import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { userSearchesList } from '#src/contracts/saved-searches.ts';
import { authLogin } from '#src/contracts/session.ts';
import { openDiskStorage } from '#src/reference-api/store/storage-on-disk.ts';
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

type Server = Awaited<ReturnType<typeof serve>>;

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
      '--scale',
      '0.1',
      '--lazy-sizes',
    ],
    {
      cwd: root,
      // Compiling its modules takes a quarter of each start.
      env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
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
  const stop = (signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    running.delete(child);
    return ended;
  };
  return { url, stop, printed: () => printed };
}

/** Ada's searches: how one is saved, and how many of a name there are. */
async function searchesOf(url: string) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = await post('auth/local', { email: 'ada@lintel.test', password: 'specify-2026' });
  const headers = { authorization: `Bearer ${v.parse(authLogin.answer, await login.json()).token}` };
  return {
    save: (search_terms: string) =>
      post('api/user-searches', { content_type: 'all', search_terms, query: '' }, headers),
    saved: async () => {
      const answer: unknown = await (await fetch(`${url}api/user-searches`, { headers })).json();
      return v.parse(userSearchesList.answer, answer).map(({ search_terms }) => search_terms);
    },
  };
}

/** Two hundred saves at once, and a signal when sixty are answered; gives those that were answered. */
async function stopAmidWrites({ url, stop }: Server, signal: 'SIGTERM' | 'SIGKILL'): Promise<string[]> {
  const { save } = await searchesOf(url);
  const answered: string[] = [];
  const writes = Array.from({ length: 200 }, async (_, index) => {
    const name = `${signal} ${index}`;
    const answer = await save(name);
    if (answer.ok) answered.push(name);
    if (answered.length === 60) void stop(signal);
  });
  await Promise.allSettled(writes);
  expect(answered.length).toBeGreaterThanOrEqual(60);
  return answered;
}

it(
  'serves the API alone, keeps its folder to itself, and loses no answered write',
  { timeout: 240_000 },
  async () => {
    const first = await serve();
    expect(first.printed()).toContain('serving the API alone');
    expect((await fetch(first.url)).status).toBe(404);
    expect((await fetch(`${first.url}api/homepage-promo/active`)).status).toBe(200);
    await expect(openDiskStorage(folder)).rejects.toThrow(`is in use by the server at ${first.url}`);
    const saved = await stopAmidWrites(first, 'SIGTERM');

    const second = await serve();
    saved.push(...(await stopAmidWrites(second, 'SIGKILL')));

    const third = await serve();
    expect(await (await searchesOf(third.url)).saved()).toEqual(expect.arrayContaining(saved));
    expect(await third.stop('SIGINT')).toBe(0);
  },
);

it('a folder that cannot be used ends the start with one line', { timeout: 60_000 }, async () => {
  folder = join(folder, 'file');
  await writeFile(folder, '');
  const message = await serve().then(() => '', String);
  expect(message).toMatch(/^Error: .*\nThe data folder .+file cannot be used: .+\n$/);
});
