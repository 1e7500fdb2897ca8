import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const trackedFiles = (folder: string): string[] =>
  execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/'#(src\/[^']+\.tsx?)'/g)].map(([, path = '']) => path);

export const code: readonly string[] = trackedFiles('src').filter((file) => /\.tsx?$/.test(file));
const tests = trackedFiles('tests').filter(
  (file) => /\.test\.tsx?$/.test(file) && !file.includes('architecture'),
);

const importers = new Map<string, string[]>();
for (const file of [...code, ...tests])
  for (const imported of importsOf(file))
    importers.set(imported, [...(importers.get(imported) ?? []), file]);

/** Tests named like a file; those of its folder, where that is of one thing; and those that have its name in theirs. */
function namesakes(file: string): string[] {
  const path = file.replace(/^src\//, 'tests/').replace(/\.tsx?$/, '');
  const own = tests.filter((test) => test.replace(/\.test\.tsx?$/, '') === path);
  const folder = dirname(path);
  const isOfOneThing = folder.split('/').length > 2;
  const ofFolder = isOfOneThing ? tests.filter((test) => dirname(test) === folder) : [];
  return [...own, ...ofFolder];
}

function likeNamed(file: string): string[] {
  const name = basename(file).replace(/\.tsx?$/, '');
  return tests.filter((test) => test.split(/[/.]/).includes(name));
}

/** Beyond these, tests are mostly of other things; those of screens take ten times as long. */
const mostUnits = 20;
const mostScreens = 6;

/** Tests that import a file, or a file that imports it, and so on; the nearest first, and no more than a few unless all. */
export function nearbyTests(file: string, all: boolean): string[] {
  const found = new Set([...likeNamed(file), ...namesakes(file)]);
  const seen = new Set([file]);
  let level = [file];
  const isScreen = (test: string) => test.endsWith('x');
  const few = (): string[] => [
    ...[...found].filter((test) => !isScreen(test)).slice(0, mostUnits),
    ...[...found].filter(isScreen).slice(0, mostScreens),
  ];
  while (level.length > 0 && (all || few().length < mostUnits + mostScreens)) {
    level = [...new Set(level.flatMap((one) => importers.get(one) ?? []))].filter((one) => !seen.has(one));
    for (const one of level) {
      seen.add(one);
      if (tests.includes(one)) found.add(one);
    }
    for (const one of level) for (const test of namesakes(one)) found.add(test);
  }
  const chosen = new Set(all ? found : few());
  return [...found].filter((test) => chosen.has(test));
}
