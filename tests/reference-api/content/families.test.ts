import { expect, it } from 'vitest';

import { readFamilies } from '#src/reference-api/content/families.ts';
import { texts } from '#src/reference-api/content/texts.ts';

const built = texts.get('families/built.md') ?? '';
const read = (text: string) =>
  readFamilies(
    new Map([
      ['families/built.md', built.replace(/^divisions: .*\n/m, '')],
      ['families/own.md', text],
    ]),
  );
const own = `---
like: built
verb: Place
divisions: 03, 04
sections: 072413
---

What it is for.

## Samples

None.

## Making: Mixtures

- Mix.
  - [x] Add water.

## Cleaning

None.
`;

it('a family has texts of its own, and the others of the one that it is like', () => {
  const family = read(own)('033000', 'Any kind');
  expect(family).toMatchObject({
    verb: 'Place',
    samples: null,
    making: { title: 'Mixtures', lines: ['Mix.', '  [x] Add water.'] },
    cleaning: [],
  });
  expect(family.delivery.length).toBeGreaterThan(0);
});

it('a section has its own family, or that of its division', () => {
  const familyOf = read(own);
  expect(familyOf('072413', 'Any kind')).toBe(familyOf('042000', 'Any kind'));
  expect(() => familyOf('074113', 'Any kind')).toThrow(
    'No file in content/families has the division of section 074113.',
  );
});

it.each([
  ['like no other', 'like: built', 'like: concrete', 'like: There is no other family “concrete”.'],
  ['like itself', 'like: built', 'like: own', 'like: There is no other family “own”.'],
  ['nothing to inherit', 'like: built\n', '', 'hasFinish: It is missing.'],
  ['a text for a list', '- Mix.', 'Mix.', 'making: A list is expected.'],
  ['an unknown heading', '## Cleaning', '## Washing', 'washing: There is no field of this name.'],
  [
    'a word for yes',
    'verb: Place',
    'verb: Place\nfinish: some',
    'finish: One of these is expected: yes, no.',
  ],
])('%s is refused by file and field', (_, from, to, message) => {
  expect(own).toContain(from);
  expect(() => read(own.replace(from, to))).toThrow(`content/families/own.md, ${message}`);
});
