import fc from 'fast-check';
import { expect, it } from 'vitest';

import { graysAmong, grayFrom } from '#src/domain/grays.ts';
import { citedReferences, namedProducts, relatedSections } from '#src/domain/specification/cited.ts';
import { alternatives, guideDocument, guideSection } from '#src/domain/specification/guide-text.ts';
import { articlesOf, placesOf } from '#src/domain/specification/line-places.ts';
import { sectionDocument } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { line, sections, treeOf } from '#tests/domain/specification/sections.ts';

const standard = { organization: 'ASTM International', abbreviation: 'ASTM', title: '', replacedBy: null };
const section = {
  references: [
    { ...standard, designation: 'ASTM D6878', status: 'active' as const },
    { ...standard, designation: 'ASTM D5635', status: 'withdrawn' as const },
  ],
};
const tree = treeOf([
  line(1, null, 'General', { kind: 'part' }),
  line(2, 1, 'References', { kind: 'article', role: 'references' }),
  line(3, 2, '', { text: [{ reference: 'ASTM D6878' }], condition: { cited: ['ASTM D6878'] } }),
  line(4, null, 'Products', { kind: 'part' }),
  line(5, 4, 'Keep one membrane.', { kind: 'note' }),
  line(6, 4, 'Membrane', { kind: 'article' }),
  line(7, 6, '', { text: ['TPO sheet: ', { reference: 'ASTM D6878' }, '.'], productIds: [1] }),
  line(8, 7, '60 mils.', { control: 'radio', group: 'thickness', recommended: true }),
  line(9, 8, '', { text: ['White.', { reference: 'ASTM D6878' }] }),
  line(10, 7, '80 mils.', { control: 'radio', group: 'thickness' }),
  line(11, 7, 'White.', { control: 'radio', group: 'color' }),
  line(12, 7, 'Walkways.', { control: 'check', condition: { input: 'none', equals: 'x' } }),
  line(13, 6, '', { text: ['Sealant: ', { section: '079200', title: 'Joint Sealants' }] }),
  line(14, 6, '', { text: [{ reference: 'FM 4470' }] }),
]);
const document = guideDocument(tree);
const places = placesOf(document);

it('a guide shows every line, each with a number of its own', () => {
  const numbered = document.map(({ id }) => [id, places.get(id)]);
  expect(numbered).toEqual([
    [1, 'PART 1'],
    [2, '1.1'],
    [3, '1.1.A'],
    [4, 'PART 2'],
    [6, '2.1'],
    [7, '2.1.A'],
    [8, '2.1.A.1'],
    [9, '2.1.A.1.a'],
    [10, '2.1.A.2'],
    [11, '2.1.A.3'],
    [12, '2.1.A.4'],
    [13, '2.1.B'],
    [14, '2.1.C'],
  ]);
});

it('OR stands before the second of a group, and not before the first of another', () => {
  expect([...alternatives(document)]).toEqual([10]);
});

it('a part’s title, and a note below it, stay with the first article', () => {
  const noted = guideDocument(tree, { numbering: '1.1', detail: 'full', notes: 'visible' });
  expect(articlesOf(noted).map(({ lines }) => lines.map(({ id }) => id))).toEqual([
    [1, 2, 3],
    [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  ]);
});

it('a standard is cited where the text names it, not where it is listed; one that the list lacks is said', () => {
  const cited = citedReferences(section, document).flatMap(({ references }) => references);
  expect(cited.map(({ reference, lineIds }) => [reference.designation, lineIds])).toEqual([
    ['ASTM D6878', [7, 9]],
    ['ASTM D5635', []],
    ['FM 4470', [14]],
  ]);
  expect(relatedSections(document)).toEqual([{ number: '079200', title: 'Joint Sealants', lineIds: [13] }]);
  expect([...namedProducts(document)]).toEqual([[1, [7]]]);
});

it('a file of the guide has the lines and numbers of the screen, whatever the section', () => {
  const labels = (lines: ReturnType<typeof guideDocument>) => lines.map(({ id, label }) => [id, label]);
  fc.assert(
    fc.property(sections, (nodes) => {
      const tree = treeOf(nodes);
      const printed = treeOf(guideSection({ nodes }).nodes);
      const printedLines = sectionDocument(printed, emptyState);
      expect(labels(printedLines)).toEqual(labels(guideDocument(tree)));
      const marked = printedLines.filter(({ line: { text } }) =>
        /^(?:OR )?[[(][ x][\])] /.test(typeof text[0] === 'string' ? text[0] : ''),
      );
      const options = [...tree.lines.values()].filter(
        ({ control, kind }) => control !== 'fixed' && kind === 'paragraph',
      );
      expect(marked.map(({ id }) => id)).toEqual(options.map(({ id }) => id));
    }),
  );
});

it.each([
  ['g0', 'g0'],
  ['g36', 'g36'],
  ['g37', undefined],
  ['g01', undefined],
  ['g4 unseen', undefined],
  ['G4', undefined],
  [null, undefined],
])('the gray %s is %s', (text, gray) => {
  expect(grayFrom(text)).toBe(gray);
});

it('of foreign classes only the grays are left', () => {
  expect(graysAmong('  unseen g4\twrap g37 g12 link ')).toBe('g4 g12');
});
