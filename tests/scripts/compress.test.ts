import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../scripts/compress.ts');
const folder = await mkdtemp(join(tmpdir(), 'compress-'));
afterAll(() => rm(folder, { recursive: true }));

const text = `console.log(${JSON.stringify('standing seam '.repeat(400))})`;

it('lays a Brotli file beside each text of a built site, and anew after the next build', async () => {
  await expect(run(process.execPath, [script, folder])).rejects.toThrow('No built site');
  await mkdir(join(folder, '-/assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, '-/assets/app.js'), text);
  await writeFile(join(folder, '-/assets/plex.woff2'), 'packed already');
  expect((await run(process.execPath, [script, folder])).stdout).toBe('2 files compressed.\n');
  const packed = await readFile(join(folder, '-/assets/app.js.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(text);
  expect(packed.length).toBeLessThan(60);
  await writeFile(join(folder, '-/assets/app.js'), '1');
  await run(process.execPath, [script, folder]);
  expect(brotliDecompressSync(await readFile(join(folder, '-/assets/app.js.br'))).toString()).toBe('1');
  expect((await readdir(join(folder, '-/assets'))).toSorted()).toEqual(['app.js', 'app.js.br', 'plex.woff2']);
});
