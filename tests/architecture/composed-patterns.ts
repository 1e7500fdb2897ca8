import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { vi } from 'vitest';

import type { Pattern } from '#tests/architecture/patterns.ts';
import { root, sourcesOf } from '#tests/architecture/sources.ts';

const helper = 'src/lib/composed-pattern.ts';

/** Lines in which a file puts a pattern together: with the helper, or past it. */
export function composedIn(text: string, path = 'code.ts'): { helped: number[]; escaped: number[] } {
  const [helped, named, written, types]: [number[], number[], Set<number>, Set<number>] = [
    [],
    [],
    new Set(),
    new Set(),
  ];
  new Visitor({
    // Whatever is done with it: `RegExp(…)`, `new globalThis.RegExp(…)`, `list.map(RegExp)`.
    Identifier({ name, start }) {
      if (name === 'RegExp') named.push(start);
    },
    NewExpression({ callee, arguments: [source] }) {
      if (source?.type === 'Literal' && typeof source.value === 'string') written.add(callee.start);
    },
    TSTypeReference({ typeName }) {
      types.add(typeName.start);
    },
    BinaryExpression({ operator, right }) {
      if (operator === 'instanceof') types.add(right.start);
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'composedPattern') helped.push(start);
    },
  }).visit(parseSync(path, text).program);
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length;
  const escaped = named.filter((at) => !types.has(at) && !written.has(at));
  return { helped: helped.map(lineAt), escaped: escaped.map(lineAt) };
}

export const composingSources = () => sourcesOf('src/**/*.{ts,tsx}').filter(({ path }) => path !== helper);

type Called = Readonly<Record<string, (...given: unknown[]) => unknown>>;
const isModule = (value: unknown): value is Called => typeof value === 'object' && value !== null;
const side = {
  products: [{ tradename: 'Vantage 3000', model: 'ORN-107' }],
  manufacturerNames: ['Northfold', 'Orn'],
};
const rulesOfHost = [
  ...readFileSync(join(root, 'netlify.toml'), 'utf8').matchAll(/^\s*(?:for|from) = "([^"]+)"/gm),
];

/** What has each file make its patterns, with words such as it is given; one that has them when it is loaded needs nothing. */
export const makers: Readonly<Record<string, (file: Called) => unknown>> = {
  'src/browser/find-in-page.ts': ({ findText }) => findText?.([], 'low roof "(a)" edge'),
  'src/domain/merged-section/neutral.ts': ({ namesIn }) => namesIn?.({ side, line: { text: [] } }),
  'src/domain/requirement-patterns.ts': ({ requirementPatterns }) => requirementPatterns?.(),
  'src/domain/requirement-rules.ts': ({ requirementRules }) => requirementRules?.(),
  'src/domain/viewer/find-in-pages.ts': ({ wordsPattern }) => [
    wordsPattern?.('low roof "(a)" edge'),
    wordsPattern?.('low roof edge', String.raw`\s*`),
  ],
  'src/lib/without-elements.ts': ({ withoutElements }) =>
    withoutElements?.('<', ['script', 'style', 'textarea']),
  'src/reference-api/serve/path-pattern.ts': ({ pathPattern }) =>
    [...rulesOfHost, [null, '/company/:id/reports/*'] as const].map(([, rule]) => pathPattern?.(rule)),
  'src/start/first-screen.ts': ({ matchAt }) =>
    matchAt?.(
      '/',
      [...Object.values(allPaths), '/search/*'].map((path) => ({ path })),
    ),
};
const { paths: allPaths } = await import('#src/paths/patterns.ts');

/** Every pattern that is put together from parts, with the lines that make it. */
export async function composedPatterns(): Promise<ReadonlyMap<string, Pattern>> {
  const found = new Map<string, Pattern>();
  vi.resetModules();
  vi.doMock('#src/lib/composed-pattern.ts', () => ({
    composedPattern: (source: string, flags = '') => {
      const key = `/${source}/${flags}`;
      const place =
        /\/(src\/[^:?]+)[^:]*(:\d+:\d+)/
          .exec(new Error('here').stack ?? '')
          ?.slice(1)
          .join('') ?? '';
      found.set(key, { source, flags, places: [...(found.get(key)?.places ?? []), place] });
      return new RegExp(source, flags);
    },
  }));
  vi.stubGlobal('document', {});
  try {
    for (const { path, text } of composingSources()) {
      if (composedIn(text, path).helped.length === 0) continue;
      const loaded: unknown = await import(join(root, path));
      if (isModule(loaded)) makers[path]?.(loaded);
    }
  } finally {
    vi.unstubAllGlobals();
    vi.doUnmock('#src/lib/composed-pattern.ts');
    vi.resetModules();
  }
  return found;
}
