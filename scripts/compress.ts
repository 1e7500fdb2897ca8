import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addBrotli } from './build-site.ts';

/** Compresses a built site for a host that serves `.br` files beside their originals: npm run compress [-- folder] */
const [folder = join(import.meta.dirname, '../dist')] = process.argv.slice(2);
if (existsSync(join(folder, 'index.html'))) {
  const files = await addBrotli(resolve(folder));
  console.log(`${files} files compressed.`);
} else {
  console.error(`No built site in ${folder}: npm run build makes it.`);
  process.exitCode = 1;
}
