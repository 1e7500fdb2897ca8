import { expect, it } from 'vitest';

import { splitSuggestion } from '#src/lib/split-suggestion.ts';

/** The text with what is predicted in brackets. */
const marked = (text: string, typed: string) =>
  splitSuggestion(text, typed)
    .map((piece) => (piece.isTyped ? piece.text : `[${piece.text}]`))
    .join('');

it.each([
  ['Metal Wall Panels', 'metal wa', 'Metal Wa[ll Panels]'],
  ['Metal Wall Panels', 'METAL Wa', 'Metal Wa[ll Panels]'],
  ['Metal Wall Panels', 'panels metal', 'Metal [Wall ]Panels'],
  ['Plainfield Metal Panel', 'metal', '[Plainfield ]Metal [Panel]'],
  ['Gypsum Board', 'drywall', 'Gypsum Board'],
  ['tpo in CAD details', 'tpo', 'tpo [in CAD details]'],
  ['O’Halloran & Søn', 'halloran', '[O’]Halloran & [Søn]'],
  ['5/8" Board', '5/8"', '5/8" [Board]'],
  ['', 'tpo', ''],
])('of «%s», after «%s»', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

it('never loses or adds a letter', () => {
  for (const text of ['  Metal – Wall ', '(A) b(c)', 'x'])
    expect(
      splitSuggestion(text, 'a x wall')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});
