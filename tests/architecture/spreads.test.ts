import { parseSync, Visitor, type ESTree } from 'vite';
import { describe, expect, it } from 'vitest';

import { sourcesOf } from '#tests/architecture/sources.ts';

/**
 * What is spread into a call lies on the stack, which overflows from about 120,000 items: a list that visitors make
 * longer ends in an error. These take a few by their nature; for all else there is `src/lib/long-lists.ts`.
 */
const short: Readonly<Record<string, readonly string[]>> = {
  'a tuple, whose length the compiler knows': [
    'Vector3',
    'appendBezierCurve',
    'clamped',
    'inset',
    'lineTo',
    'moveTo',
    'pressReleases',
    'send',
    'substitution',
    'succeeded',
    'begin',
  ],
  'a list written out in the source': [
    'crumbsTo',
    'libraryCrumbs',
    'createRandom',
    'setCookie',
    'setupWorker',
    'uv',
  ],
};
const allowed = new Set(Object.values(short).flat());

/** The names of what a file spreads into, with their lines: `push:12`. */
function spreadInto(text: string, path = 'code.ts'): string[] {
  const found: string[] = [];
  const look = (node: ESTree.CallExpression | ESTree.NewExpression): void => {
    const { callee } = node;
    const name = callee.type === 'MemberExpression' ? callee.property : callee;
    const word = text.slice(name.start, name.end);
    const isSpread = node.arguments.some(({ type }) => type === 'SpreadElement');
    const isOfArray = word === 'apply' && node.arguments.length === 2;
    if (isSpread || isOfArray) found.push(`${word}:${text.slice(0, node.start).split('\n').length}`);
  };
  new Visitor({ CallExpression: look, NewExpression: look }).visit(parseSync(path, text).program);
  return found;
}

it.each([
  ['Math.max(0, ...ids)', 'max:1'],
  ['list.push(\n  ...more)', 'push:1'],
  ['new Highlight(...found)', 'Highlight:1'],
  ['String.fromCharCode(...bytes)', 'fromCharCode:1'],
  ['Math.max.apply(null, ids)', 'apply:1'],
])('a spread is seen: %s', (code, where) => {
  expect(spreadInto(code)).toEqual([where]);
});

it('a list in a list is none', () => {
  expect(spreadInto('const all = [...some, ...more]; const one = { ...all }; f([...all]);')).toEqual([]);
});

describe('no list of any length is spread into a call', () => {
  const found = sourcesOf('src/**/*.{ts,tsx}').flatMap(({ path, text }) =>
    spreadInto(text, path).map((place) => ({ name: place.split(':')[0] ?? '', place: `${path} ${place}` })),
  );

  it('in any file', () => {
    expect(found.filter(({ name }) => !allowed.has(name)).map(({ place }) => place)).toEqual([]);
  });

  it('and every exception is in use', () => {
    expect([...allowed].filter((name) => !found.some((one) => one.name === name))).toEqual([]);
  });
});
