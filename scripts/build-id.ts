import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src/**/*',
  'public/**/*',
  'index.html',
  'weblet.html',
  'package-lock.json',
  'vite.config.ts',
];

/**
 * Twelve hex digits over everything a build is made from: the same sources give the same id on every machine,
 * so a deploy without changes reloads nobody.
 */
export function buildId(root: string): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  hash.update(process.env['VITE_API_ORIGIN'] ?? '');
  return hash.digest('hex').slice(0, 12);
}
