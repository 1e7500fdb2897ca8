import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { openDiskStorage } from '#src/reference-api/store/storage-on-disk.ts';
import { root } from '#tests/architecture/sources.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Waits for a word, then takes the folder, and tells whether it has it. */
const script = `
  import { once } from 'node:events';
  import { openDiskStorage } from '#src/reference-api/store/storage-on-disk.ts';
  process.stdout.write('ready ');
  await once(process.stdin, 'data');
  const had = await openDiskStorage(process.env.FOLDER).then(() => 'had', String);
  process.stdout.write(had);
`;

/** Programs that all try to take the folder at one moment, and what each of them says of it. */
async function atOnce(count: number): Promise<string[]> {
  const children = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      env: { ...process.env, FOLDER: folder },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return { child, said: child.stdout.setEncoding('utf8') };
  });
  await Promise.all(children.map(({ said }) => once(said, 'data')));
  const answers = children.map(async ({ said }) => String((await once(said, 'data'))[0]));
  for (const { child } of children) child.stdin.write('now');
  const found = await Promise.all(answers);
  for (const { child } of children) child.kill();
  return found;
}

it.each(['free', 'left locked'])(
  'a folder that is %s is had by one of several servers that start at once',
  { timeout: 60_000 },
  async (state) => {
    if (state === 'left locked')
      await writeFile(
        join(folder, 'server.lock'),
        JSON.stringify({ pid: 2 ** 22 + 1, address: null, since: 0 }),
      );
    const answers = await atOnce(5);
    expect(answers.filter((answer) => answer === 'had')).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes('is in use by the server'))).toHaveLength(4);
  },
);

it('a server that was killed while it took the folder does not keep others out', async () => {
  const taking = join(folder, 'server.lock.taking');
  await mkdir(taking);
  await utimes(taking, 0, 0);
  await (await openDiskStorage(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});
