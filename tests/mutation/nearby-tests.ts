import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const trackedFiles = (folder: string): string[] =>
  execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/'#(src\/[^']+\.tsx?)'/g)].map(([, path = '']) => path);

export const code: readonly string[] = trackedFiles('src').filter((file) => /\.tsx?$/.test(file));
const tests = trackedFiles('tests').filter(
  (file) => /\.test\.tsx?$/.test(file) && !file.includes('architecture'),
);

const importers = new Map<string, string[]>();
for (const file of [...code, ...tests])
  for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file]);

/** Tests named like a file or its folder, and those of its folder, where that is of one thing. */
function namesakes(file: string): string[] {
  const path = file.replace(/^src\//, 'tests/').replace(/\.tsx?$/, '');
  const folder = dirname(path);
  const own = tests.filter((test) => [path, folder].includes(test.replace(/\.test\.tsx?$/, '')));
  const isOfOneThing = folder.split('/').length > 2;
  const ofFolder = isOfOneThing ? tests.filter((test) => dirname(test) === folder) : [];
  return [...own, ...ofFolder];
}

/** Tests that have its name in theirs. */
function likeNamed(file: string): string[] {
  const name = basename(file).replace(/\.tsx?$/, '');
  return tests.filter((test) => test.split(/[/.]/).includes(name));
}

/** How many of a file's exports, and of the calls that it or its importers name, a test mentions. */
function mentions(file: string): (test: string) => number {
  const exported = textOf(file).matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm);
  const calls = [file, ...(importers.get(file) ?? [])].flatMap((one) => [
    ...textOf(one).matchAll(/'(\w+\.\w+)'/g),
  ]);
  const names = new Set([...exported, ...calls].map(([, name = '']) => name));
  const counts = new Map(
    tests.map((test) => [test, [...names].filter((name) => textOf(test).includes(name)).length]),
  );
  return (test) => counts.get(test) ?? 0;
}

/** How many folders the paths of a file and a test share below `src` and `tests`; a little less where the test goes deeper. */
function sharedFolders(file: string, test: string): number {
  const [own = [], other = []] = [file, test].map((path) => dirname(path).split('/').slice(1));
  const apart = own.findIndex((folder, at) => folder !== other[at]);
  const shared = apart === -1 ? own.length : apart;
  return shared - (other.length - shared) / 10;
}

/** Beyond these, tests are mostly of other things; those of pages take ten times as long. */
const mostPlain = 16;
const mostPages = 10;

/**
 * Tests named like a file, and those that import it, or a file that imports it, and so on: first those that mention what
 * it exports, then those of its own folders, then the nearest importers. All of them, or a few.
 */
export function nearbyTests(file: string, all: boolean): string[] {
  const named = new Set([...likeNamed(file), ...namesakes(file)]);
  const importing = new Set<string>();
  const seen = new Set([file]);
  let level = [file];
  while (level.length > 0) {
    level = [...new Set(level.flatMap((one) => importers.get(one) ?? []))].filter((one) => !seen.has(one));
    for (const one of level) {
      seen.add(one);
      if (tests.includes(one)) importing.add(one);
    }
    for (const one of level) for (const test of namesakes(one)) importing.add(test);
  }
  const mentioned = mentions(file);
  for (const test of tests) if (mentioned(test) > 1) importing.add(test);
  const nearness = (test: string) =>
    (named.has(test) ? 4 : 0) + Math.min(3, mentioned(test)) + sharedFolders(file, test);
  const found = [...new Set([...named, ...importing])].toSorted((a, b) => nearness(b) - nearness(a));
  if (all) return found;
  const isOfPage = (test: string) => test.endsWith('x');
  const few = new Set([
    ...found.filter((test) => !isOfPage(test)).slice(0, mostPlain),
    ...found.filter(isOfPage).slice(0, mostPages),
  ]);
  return found.filter((test) => few.has(test));
}
