import { expect, it } from 'vitest';

import { identityCookies } from '#src/browser/cookies.ts';
import { purposeOf } from '#src/screens/reference/stored-data.ts';
import { sourcesOf, withoutComments } from '#tests/architecture/sources.ts';

/** Written under the names of a type. */
const byType = {
  path: 'src/browser/saved-broadcast.ts',
  keys: ['favorites', 'searches', 'projects', 'specwizard-projects'],
};

const written = sourcesOf('src/{browser,components,layouts,screens,services,stores}/**/*.{ts,tsx}')
  .map(({ path, text }) => ({ path, text: withoutComments(text) }))
  .filter(
    ({ path, text }) =>
      /(?<!function )writeStored\(|createPersonalRecords<[^<>]*>\(|(?<!function )createAccountRecords(?:<[^<>]*>)?\(/.test(
        text,
      ) &&
      !['src/browser/storage.ts', 'src/stores/personal-records.ts', 'src/stores/account-records.ts'].includes(
        path,
      ),
  )
  .map(({ path, text }) => ({
    path,
    areas: (['local', 'session'] as const).filter(
      (area) =>
        (area === 'local' && /create(?:Personal|Account)Records/.test(text)) ||
        new RegExp(`writeStored\\(\\s*(?:'${area}'|area)|createDrafts\\('${area}'`).test(text),
    ),
    /** The beginning of each. */
    keys:
      path === byType.path
        ? byType.keys
        : [
            ...Array.from(
              text.matchAll(/const (?:key|\w+Key)\b[^'`;]*['`]([^'`$]*)/g),
              ([, key = '']) => key,
            ),
            ...Array.from(text.matchAll(/\bkind: '([^']*)'/g), ([, kind]) => `${kind}/7`),
          ],
  }));

it('the site stores something', () => {
  expect(written.length).toBeGreaterThan(15);
});

it.each(written)('privacy says what $path stores, and for what', ({ areas, keys }) => {
  expect(keys).not.toEqual([]);
  const unexplained = keys.filter((key) =>
    areas.every((area) => purposeOf(area, key) === 'Other data from this site'),
  );
  expect(unexplained).toEqual([]);
});

it('privacy says what each cookie is for', () => {
  for (const name of ['mf', ...Object.values(identityCookies)])
    expect(purposeOf('cookie', name)).not.toBe('Other data from this site');
});
