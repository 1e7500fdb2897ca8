import { describe, expect, it } from 'vitest';
import { sourcesOf, withoutComments } from '#tests/architecture/sources.ts';

const components = sourcesOf('src/**/*.{ts,tsx}').map(({ path, text }) => ({
  path,
  text: withoutComments(text),
}));
const modules = sourcesOf('src/**/*.module.css');
const primitives = sourcesOf('src/ui/primitives/*.css')
  .map(({ text }) => text)
  .join('\n');

/** Classes that a style sheet has rules for, those of other style sheets aside. */
function classesOf(css: string): Set<string> {
  const selectors = withoutComments(css).replaceAll(/:global\([^)]*\)|\{[^{}]*\}|@[^{};]*/g, '');
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

const inCode = (name: string): string =>
  name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The names that components take from a module; null if one takes them by a value. */
function takenFrom(module: string): Set<string> | null {
  const taken = new Set<string>();
  for (const { text } of components) {
    const [, binding] = new RegExp(`import (\\w+) from '#${module}';`).exec(text) ?? [];
    if (binding === undefined) continue;
    if (text.includes(`${binding}[`)) return null;
    const body = text.replaceAll(/^import [^;]*;/gm, '');
    for (const [, name = ''] of body.matchAll(new RegExp(`(?<![.\\w])${binding}\\.(\\w+)`, 'g')))
      taken.add(name);
  }
  return taken;
}

describe('a module of styles', () => {
  it.each(modules.map(({ path, text }) => [path, text]))(
    '%s has the classes in use and no other',
    (path, text) => {
      const taken = takenFrom(path);
      if (taken === null) return;
      expect([...classesOf(text)].map(inCode).toSorted()).toEqual([...taken].toSorted());
    },
  );
});

/** What stands in quotes in a class name, and is not compared with something. */
const quoted = (code: string): string[] =>
  [...code.matchAll(/([=([] ?)?'([^']*)'|`([^`]*)`/g)].flatMap(([, compared, text, template = '']) =>
    compared === undefined ? [text ?? template.replaceAll(/\$\{[^}]*\}/g, '')] : [],
  );

/** The words of the class names that components spell out. */
const words = new Set(
  components
    .flatMap(({ text }) => [
      ...text.matchAll(/\bclassName=(?:"([^"]*)"|\{([^{}]*(?:\$\{[^{}]*\}[^{}]*)*)\})/g),
    ])
    .flatMap(([, plain, code = '']) => (plain === undefined ? quoted(code) : [plain]))
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => word !== ''),
);

describe('a primitive', () => {
  it.each([...classesOf(primitives)])('%s is in use', (name) => {
    expect([...words]).toContain(name);
  });
});

it.each([
  ['unbroken', 'break-inside'],
  ['kept-with-next', 'break-after'],
])('on paper, %s says %s', (name, property) => {
  const said = [...withoutComments(primitives).matchAll(/([^{}]*)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === `.${name}`))
    .map(([, , body = '']) => body.trim());
  expect(said).toEqual([`${property}: avoid;`]);
});

it('a class that is spelled out has a rule for all pages', () => {
  const known = new Set(
    sourcesOf('src/**/*.css')
      .filter(({ path }) => !path.endsWith('.module.css'))
      .flatMap(({ text }) => [...classesOf(text)]),
  );
  expect([...words].filter((word) => !known.has(word))).toEqual([]);
});

it('a rule for the nth of its kind names the kind: else what comes or goes anywhere has all of its neighbors styled anew', () => {
  const found = sourcesOf('src/**/*.css').flatMap(({ path, text }) =>
    withoutComments(text)
      .split('\n')
      .filter((line) => /(?:^|(?<!,) |[>+~])(?::is\()?:nth-/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
