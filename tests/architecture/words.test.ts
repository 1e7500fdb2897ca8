import { describe, expect, it } from 'vitest';
import { isDeclarative } from '#tests/architecture/declarations.ts';
import { sourcesOf, withoutComments, type Source } from '#tests/architecture/sources.ts';

const source = sourcesOf('src/**/*.{ts,tsx}');
const written = sourcesOf('{src,tests,scripts}/**/*.{ts,tsx}', '*.config.ts');

/** `path:line` of every place a pattern is found in. */
function places(files: readonly Source[], pattern: RegExp, strip = (text: string) => text): string[] {
  return files.flatMap(({ path, text }) =>
    strip(text)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

/** Lines a reader can keep in mind at once. */
const MOST_LINES = 250;

describe('a file', () => {
  it('can be read in one sitting', () => {
    const long = source
      .filter(({ path }) => !isDeclarative(path))
      .map(({ path, text }) => [path, text.trimEnd().split('\n').length] as const);
    expect(long.filter(([, lines]) => lines > MOST_LINES)).toEqual([]);
  });

  it('has a kebab-case name', () => {
    const odd = written.filter(({ path }) => !/^(?:[\w.-]+\/)*[a-z0-9]+(?:[.-][a-z0-9]+)*\.tsx?$/.test(path));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});

/** Put together from halves, so that this file does not find itself. */
const CHECKS_OFF = new RegExp(
  [
    ['@ts-', 'ignore'],
    ['@ts-', 'expect-error'],
    ['@ts-', 'nocheck'],
    ['(?:eslint|oxlint|biome)-', '(?:disable|ignore)'],
    ['knip-', 'ignore'],
  ]
    .map((halves) => halves.join(''))
    .join('|'),
);

describe('no file', () => {
  it('turns a check off', () => {
    expect(places(written, CHECKS_OFF)).toEqual([]);
  });

  it('says any where a type belongs', () => {
    expect(places(written, /(?::|\bas|<|,|\|)\s*any\b(?=\s*(?:[;,)>=|[{\]]|$))/, withoutComments)).toEqual(
      [],
    );
  });

  it('forces a type by way of unknown', () => {
    expect(places(written, new RegExp(['as', 'unknown', 'as'].join('\\s+')))).toEqual([]);
  });

  it('exports a default, but for the tools that ask for one', () => {
    const ours = written.filter(({ path }) => !/\.config\.ts$|\.d\.ts$/.test(path));
    expect(places(ours, new RegExp(`^${['export', 'default'].join(' ')}\\b`))).toEqual([]);
  });

  it('skips a test or runs one alone', () => {
    const tests = sourcesOf('tests/**/*.{ts,tsx}');
    expect(
      places(
        tests,
        new RegExp(`\\b(?:it|test|describe)\\.(?:${['sk', 'ip|on', 'ly|to', 'do'].join('')})\\b`),
      ),
    ).toEqual([]);
  });

  it('imports a neighbour by a relative path', () => {
    expect(places(source, /\bfrom '\.{1,2}\//).filter((place) => !/\.css'/.test(place))).toEqual([]);
  });
});
