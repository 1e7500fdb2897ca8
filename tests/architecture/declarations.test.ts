import { describe, expect, it } from 'vitest';

import { isDeclarative, logicIn } from '#tests/architecture/declarations.ts';
import { sourcesOf } from '#tests/architecture/sources.ts';

const declarative = sourcesOf('src/**/*.ts').filter(({ path }) => isDeclarative(path));

describe('A folder of declarations', () => {
  it('holds files', () => {
    expect(declarative.length).toBeGreaterThan(0);
  });

  it('holds no logic', () => {
    expect(declarative.flatMap(({ path, text }) => logicIn(path, text))).toEqual([]);
  });
});

describe('Logic is', () => {
  it.each([
    ['a function with statements', 'export function widest(of: number[]) { return of[0]; }'],
    ['a class', 'export class Table {}'],
    ['a variable', 'let last = 1; export const next = last;'],
    ['a condition', 'export const size = (n: number) => { if (n > 1) return 2; return 1; };'],
    ['a loop', 'export const sum = (list: number[]) => { for (const one of list) use(one); return 0; };'],
    ['an assignment', 'export const grow = (row: { size: number }) => (row.size = 2);'],
    ['a bare call', 'register("074213");'],
    ['a long function', `export const rows = () => [\n${'  1,\n'.repeat(12)}];`],
  ])('%s', (_, text) => {
    expect(logicIn('a.ts', text)).not.toEqual([]);
  });

  it.each([
    ['a table', 'export const sizes = [[2, 4], [3, 6]] as const;'],
    ['a type', 'export interface Size { width: number }'],
    ['a formula', 'const area = (width: number) => width ** 2; export const areas = [1, 2].map(area);'],
    [
      'a formula in steps',
      'export const area = (d: number) => { const r = d / 2; return Math.PI * r * r; };',
    ],
  ])('not %s', (_, text) => {
    expect(logicIn('a.ts', text)).toEqual([]);
  });
});
