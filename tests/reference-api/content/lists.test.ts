import { expect, it } from 'vitest';

import { listIn, pairsIn } from '#src/reference-api/content/lists.ts';

const file = (text: string) => new Map([['words/a.txt', text]]);

it('a list has an entry a line, besides notes and empty lines', () => {
  expect(listIn('words/a.txt', file('# Streets.\n\nMill Street \nDock Street\n'))).toEqual([
    'Mill Street',
    'Dock Street',
  ]);
});

it('a list of what stands for what has words on both sides', () => {
  expect(
    pairsIn('words/a.txt', file('# Slang.\n\nmud, joint mud > joint compound\nleak > water, roof')),
  ).toEqual([
    { from: ['mud', 'joint mud'], to: ['joint compound'] },
    { from: ['leak'], to: ['water', 'roof'] },
  ]);
});

it.each(['mud', 'mud>joint compound', 'mud > compound > gypsum'])(
  '“%s” is refused by file and line',
  (line) => {
    expect(() => pairsIn('words/a.txt', file(`# Slang.\n\n${line}`))).toThrow(
      'content/words/a.txt, line 3: A line is “words > what they stand for”.',
    );
  },
);
