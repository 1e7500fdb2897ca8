import { describe, expect, it } from 'vitest';

import { blankOffice, mergeOfficeTemplates } from '#src/domain/office-template/office-template.ts';
import { lineParts, logoSize, textOfParts } from '#src/domain/office-template/page-lines.ts';
import { noChoices } from '#src/domain/conflict.ts';
import { sampleOffice } from '#tests/domain/office-template/sample-office.ts';

const facts = {
  project: 'Library, No. 2418',
  section: '07 92 00',
  title: 'JOINT SEALANTS',
  date: 'Nov 2, 2026',
  office: 'Reyes',
};
const text = (line: string) => textOfParts(lineParts(line, facts), { page: 3, pages: 9 });

describe('a line of a page', () => {
  it.each([
    ['{project}', 'Library, No. 2418'],
    ['{office} - {section} {title}', 'Reyes - 07 92 00 JOINT SEALANTS'],
    ['{page}/{pages} · {date}', '3/9 · Nov 2, 2026'],
    ['', ''],
    ['{Page} {pagina} {', '{Page} {pagina} {'],
    ['{{page}}', '{3}'],
    ['{constructor}{toString}', '{constructor}{toString}'],
  ])('“%s” reads “%s”', (line, expected) => {
    expect(text(line)).toBe(expected);
  });

  it('does not fill in fields that a project’s name looks like', () => {
    expect(textOfParts(lineParts('{project}', { ...facts, project: '{page}' }), { page: 1, pages: 1 })).toBe(
      '{page}',
    );
  });
});

it.each([
  [
    { width: 1000, height: 250 },
    { width: 96, height: 24 },
  ],
  [
    { width: 1000, height: 50 },
    { width: 120, height: 6 },
  ],
  [
    { width: 10, height: 10 },
    { width: 24, height: 24 },
  ],
])('a logo of %o becomes %o points', (logo, size) => {
  expect(logoSize(logo, { width: 120, height: 24 })).toEqual(size);
});

it('two browsers’ changes of one template are merged by field, and asked about where both changed one', () => {
  const states = {
    base: blankOffice,
    mine: { ...blankOffice, name: 'Reyes', font: 'serif' as const },
    theirs: { ...blankOffice, name: 'Reyes Architects', logo: sampleOffice.logo },
  };
  const { merged, conflicts } = mergeOfficeTemplates(states, noChoices);
  expect(merged).toMatchObject({ font: 'serif', logo: sampleOffice.logo });
  expect(conflicts).toEqual([
    { key: 'name', label: 'Office name', mine: 'Reyes', theirs: 'Reyes Architects' },
  ]);
});
