import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installedChromium } from '../../scripts/find-chromium.ts';

let folder: string;
const program = async (name: string, mode = 0o755) => {
  await writeFile(join(folder, name), '');
  await chmod(join(folder, name), mode);
  return join(folder, name);
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'path-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('takes the browser that CHROMIUM_PATH names before any other', async () => {
  await program('chromium');
  const mine = await program('my-browser');
  expect(installedChromium({ PATH: folder, CHROMIUM_PATH: mine })).toBe(mine);
});

it('says so when CHROMIUM_PATH names nothing', () => {
  expect(() => installedChromium({ PATH: '', CHROMIUM_PATH: '/no/such/browser' })).toThrow(
    'CHROMIUM_PATH is /no/such/browser, but no program lies there.',
  );
});

it('finds a browser on the PATH, Chromium before Edge, and no file that cannot be run', async () => {
  const edge = await program('microsoft-edge');
  await program('chromium', 0o644);
  expect(installedChromium({ PATH: ['/no/such/folder', folder].join(delimiter) })).toBe(edge);
  const chromium = await program('chromium');
  expect(installedChromium({ PATH: folder })).toBe(chromium);
});
