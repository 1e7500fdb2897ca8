import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { createBuilder, type InlineConfig } from 'vite';

const compress = promisify(brotliCompress);

/** What `vite build` does and what the server of this machine reads, compressed ahead of time. */
export async function buildSite(config: InlineConfig): Promise<void> {
  await addBrotli(await buildPlain(config));
}

/** The site, then the weblet's page beside it; gives their folder. Vite's own `build()` would make the first only. */
export async function buildPlain(config: InlineConfig): Promise<string> {
  const builder = await createBuilder({ configLoader: 'native', ...config });
  await builder.buildApp();
  return resolve(builder.config.root, builder.config.build.outDir);
}

/** Writes the best compressed form (Brotli, quality 11) beside each file; gives their number. Netlify makes its own. */
export async function addBrotli(folder: string): Promise<number> {
  const files = globSync(`${folder}/**/*.{html,js,css,svg,json,txt}`);
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))));
  return files.length;
}
