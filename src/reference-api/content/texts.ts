import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The text of every content file by its path in this folder, `posts/comparing-epds-fairly.md`. The demo has no disk, so
 * `scripts/vite/content-texts.ts` puts what is read here into its script.
 */
export const texts: ReadonlyMap<string, string> = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[^/]+\/[^/]+\.(?:md|txt)$/.test(path))
    .toSorted()
    .map((path) => [path, readFileSync(join(import.meta.dirname, path), 'utf8').replaceAll('\r\n', '\n')]),
);
