import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

import { sourcesOf } from '#tests/architecture/sources.ts';

/** What a test waits for before it fails, in ms, as `asyncUtilTimeout` in tests/support/setup.ts says. */
const usual = 20_000;

/** Waits of a page's test that are shorter, with their lines: on a busy machine, they fail a test that has found nothing. */
function shortWaits(text: string, path = 'test.tsx'): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      const word = text.slice(name.start, name.end);
      if (!/^(?:find|waitFor)/.test(word)) return;
      const options = given.at(-1);
      if (given.length < 2 || options?.type !== 'ObjectExpression') return;
      for (const option of options.properties)
        if (option.type === 'Property' && text.slice(option.key.start, option.key.end) === 'timeout')
          if (option.value.type === 'Literal' && Number(option.value.value) < usual)
            found.push(`${word}:${text.slice(0, start).split('\n').length}`);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

it('no test of a page gives up sooner than the others', () => {
  expect(
    sourcesOf('tests/**/*.test.tsx').flatMap(({ path, text }) =>
      shortWaits(text, path).map((place) => `${path} ${place}`),
    ),
  ).toEqual([]);
});

it.each([
  ["screen.findByRole('list', { name: 'All' }, { timeout: 3000 })", ['findByRole:1']],
  ['vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 6_000 })', ['waitFor:1']],
  ["screen.findByRole('list', { name: 'All' })", []],
  ['waitFor(check, { timeout: 30_000 })', []],
])('such waits are seen: %s', (code, waits) => {
  expect(shortWaits(code)).toEqual(waits);
});
