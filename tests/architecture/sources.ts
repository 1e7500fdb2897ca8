import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface Source {
  /** From the root of the project, with forward slashes. */
  path: string;
  text: string;
}

export function sourcesOf(...patterns: string[]): Source[] {
  return globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** A TypeScript text without its comments, strings left alone. */
export function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g, '');
}
