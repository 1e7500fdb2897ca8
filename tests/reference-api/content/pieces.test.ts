import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { oneOf, sections, several, text, wholeNumber } from '#src/reference-api/content/fields.ts';
import { blocksOf } from '#src/reference-api/content/markdown.ts';
import { numberedEntriesIn } from '#src/reference-api/content/entries.ts';

const Fields = v.strictObject({
  number: wholeNumber,
  title: text,
  topics: v.optional(several(oneOf(['carbon', 'cost', 'sound']))),
  sections: v.optional(sections),
});
const piecesIn = (...files: (readonly [path: string, text: string])[]) =>
  numberedEntriesIn('posts', Fields, new Map(files));
const read = (front: string, body = '') => {
  const [piece] = piecesIn([
    'posts/a-post.md',
    `---
${front}
---
${body}`,
  ]);
  if (!piece) throw new Error('The file was not read.');
  return piece;
};
const blocks = (body: string) => {
  const piece = read('number: 1\ntitle: Roofs', body);
  return blocksOf(piece.body, piece.refuse);
};

describe('the fields at the beginning of a file', () => {
  it('are its name, and what they say', () => {
    const { slug, front } = read(
      'number: 12\ntitle: "Roofs: Edges"\ntopics: carbon, cost\nsections: 075423, 07421323',
    );
    expect(slug).toBe('a-post');
    expect(front).toEqual({
      number: 12,
      title: 'Roofs: Edges',
      topics: ['carbon', 'cost'],
      sections: ['075423', '07421323'],
    });
  });

  it.each([
    ['a field that is missing', 'number: 1', 'title: It is missing.'],
    [
      'a field that is not known',
      'number: 1\ntitle: A\ncolor: red',
      'color: There is no field of this name.',
    ],
    ['a field whose name is misspelled', 'number: 1\ntitel: A', 'titel: There is no field of this name.'],
    ['a field twice', 'number: 1\nnumber: 2\ntitle: A', 'line 3: “number” is there twice.'],
    ['a field without a value', 'number: 1\ntitle:', 'line 3: A field is “name: value”.'],
    ['a line that is no field', 'number: 1\nRoofs', 'line 3: A field is “name: value”.'],
    ['a number in words', 'number: one\ntitle: A', 'number: A whole number is expected.'],
    [
      'an unknown topic',
      'number: 1\ntitle: A\ntopics: carbon, roses',
      'topics: One of these is expected: carbon, cost, sound.',
    ],
    [
      'a list without spaces',
      'number: 1\ntitle: A\nsections: 075423,075323',
      'sections: A section is 6 or 8 digits: 075423, 07421323.',
    ],
    [
      'a colon without quotes',
      'number: 1\ntitle: Roofs: Edges',
      'title: Put the value in straight double quotes: "…".',
    ],
    [
      'a quote that is not closed',
      'number: 1\ntitle: "Roofs',
      'title: Put the value in straight double quotes: "…".',
    ],
  ])('name file and field at %s', (_, front, message) => {
    expect(() => read(front)).toThrow(`content/posts/a-post.md, ${message}`);
  });

  it('cannot be left out', () => {
    const message =
      'content/posts/a-post.md, line 1: The file begins with fields between two lines of “---”.';
    for (const content of ['', 'Roofs.', '---\nnumber: 1\ntitle: A\n'])
      expect(() => piecesIn(['posts/a-post.md', content])).toThrow(message);
  });
});

it('pieces are in the order of their numbers, those of other folders left out', () => {
  const pieces = piecesIn(
    ['courses/b.md', 'no post'],
    ['posts/a.md', '---\nnumber: 10\ntitle: A\n---\n'],
    ['posts/b.md', '---\nnumber: 9\ntitle: B\n---\n'],
  );
  expect(pieces.map(({ slug }) => slug)).toEqual(['b', 'a']);
});

it('two pieces cannot have one number', () => {
  const file = '---\nnumber: 1\ntitle: A\n---\n';
  expect(() => piecesIn(['posts/a.md', file], ['posts/b.md', file])).toThrow(
    'content/posts/b.md, number: a has the number 1 too.',
  );
});

describe('the text below', () => {
  it.each([
    ['a heading', '## Roofs', [{ kind: 'heading', text: 'Roofs' }]],
    ['a paragraph on one line', 'One.', [{ kind: 'paragraph', text: 'One.' }]],
    ['a paragraph on several lines', 'One\ntwo  \nthree.', [{ kind: 'paragraph', text: 'One two three.' }]],
    [
      'two paragraphs',
      'One.\n\n\nTwo.\n',
      [
        { kind: 'paragraph', text: 'One.' },
        { kind: 'paragraph', text: 'Two.' },
      ],
    ],
    ['a list', '- One\n- Two\n  goes on', [{ kind: 'list', items: ['One', 'Two goes on'], ordered: false }]],
    ['steps', '1. One\n2. Two\n10. Ten', [{ kind: 'list', items: ['One', 'Two', 'Ten'], ordered: true }]],
    ['a quote', '> One\n> two.', [{ kind: 'quote', text: 'One two.' }]],
    [
      'a table',
      '| | Roof |\n| --- | --- |\n| Slope | 2 percent |',
      [{ kind: 'table', head: ['', 'Roof'], rows: [['Slope', '2 percent']] }],
    ],
    ['signs as they are', 'a < b & *c* `d`', [{ kind: 'paragraph', text: 'a < b & *c* `d`' }]],
  ])('is read as %s', (_, body, expected) => {
    expect(blocks(body)).toEqual(expected);
  });

  it.each([
    [
      'another heading',
      'One.\n\n### Two',
      'line 7: A paragraph, a “## ” heading, a “- ” or “1. ” list, a table or a “> ” quote',
    ],
    ['HTML', '<b>Roofs</b>', 'line 5: A paragraph,'],
    ['a picture', '![Roof](roof.png)', 'line 5: A paragraph,'],
    ['a list in a list', '- One\n  - Two', 'line 6: An item of a list stands in no other item.'],
    ['text right below a heading', '## Roofs\nOne.', 'line 5: An empty line follows a heading.'],
    ['a table without a rule', '| A |\n| b |', 'line 6: A line of “| --- |” follows the head of a table.'],
    ['a table of one line', '| A |', 'line 5: A line of “| --- |” follows the head of a table.'],
    ['a row that is not closed', '| A |\n| --- |\n| b', 'line 7: A row of a table begins and ends with “|”.'],
    ['a row of another width', '| A | B |\n| --- | --- |\n| c |', 'line 7: The head has 2 cells, the row 1.'],
  ])('names file and line at %s', (_, body, message) => {
    expect(() => blocks(body)).toThrow(`content/posts/a-post.md, ${message}`);
  });
});
