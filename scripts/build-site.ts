import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createBuilder, type InlineConfig } from 'vite';
import { forEachLimited } from '../src/lib/for-each-limited.ts';

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

/**
 * Writes the compressed form (Brotli) beside each file; gives their number. Netlify makes its own. Pages, of which there may be
 * thousands, at quality 9: a tenth larger than at 11, which takes twenty times longer.
 */
export async function addBrotli(folder: string): Promise<number> {
  const files = globSync(`${folder}/**/*.{html,js,css,svg,json,txt}`);
  await forEachLimited(8, files, async (file) => {
    const quality = file.endsWith('.html') ? 9 : 11;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
    await writeFile(`${file}.br`, await compress(await readFile(file), options));
  });
  return files.length;
}
