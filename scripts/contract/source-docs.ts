import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { docsIn, type Docs } from './docs-of-source.ts';

const folder = join(import.meta.dirname, '../../src/contracts');

/** Where a contract is written: `search`, `forms/fields`. */
export const contractFile = (name: string): string => join(folder, `${name}.ts`);

/** The doc comments of every contract, by file: `search`, `forms/fields`. */
function readDocs(): ReadonlyMap<string, Docs> {
  return new Map(
    globSync('**/*.ts', { cwd: folder })
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .map((file) => [
        file.replace(/\.ts$/, ''),
        docsIn(basename(file), readFileSync(join(folder, file), 'utf8')),
      ]),
  );
}

export const contractDocs = readDocs();
