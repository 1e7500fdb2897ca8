import { expect, it } from 'vitest';

import { predictedPart } from '#src/lib/predicted-part.ts';

/** The text with what is predicted in brackets. */
const marked = (text: string, typed: string) =>
  predictedPart(text, typed)
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
      predictedPart(text, 'a x wall')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});
