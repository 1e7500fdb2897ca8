import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compareLines, runToEnd } from '#src/domain/redline/redline.ts';
import { redlineToDocx } from '#src/domain/redline/redline-to-docx.ts';
import { listLevels } from '#src/domain/specification/writers/list-levels.ts';
import type { PrintedLine } from '#src/domain/specification/writers/printed-section.ts';
import { trackedText, wordDocument } from '#tests/domain/redline/read-tracked.ts';
import { allOf } from '#tests/domain/redline/read-xml.ts';
import { sectionOf, twoTexts } from '#tests/domain/redline/texts.ts';

const stamp = { author: 'Lintel', day: '2026-10-01' };
const styles = listLevels('1.1').map(({ style }) => style);

/** A section as paragraphs: style and words. */
const paragraphsOf = (lines: readonly PrintedLine[]): string[] => [
  'SCT SECTION 07 54 23',
  'SCT THERMOPLASTIC-POLYOLEFIN ROOFING',
  ...lines.flatMap(({ kind, level, text, rows }) => {
    if (kind === 'note') return [`CMT Note to specifier: ${text}`];
    if (kind === 'table')
      return [`TBT ${text}`, ...rows.flatMap((row) => row.cells.map((cell) => `TBL ${cell}`))];
    return [`${styles[level] ?? ''} ${text}`];
  }),
  'EOS END OF SECTION',
  'CPR © 2026 Northfold',
];

describe('the redline as a Word file', () => {
  it('is well-formed; accepted it is the new text, rejected the old one', () => {
    fc.assert(
      fc.property(twoTexts, ({ old, now, isOneMaster }) => {
        const redline = runToEnd(compareLines(old, now, isOneMaster));
        const bytes = redlineToDocx(redline, sectionOf(now), stamp);
        expect(trackedText(bytes, 'accept')).toEqual(paragraphsOf(now));
        expect(trackedText(bytes, 'reject')).toEqual(paragraphsOf(old));
        const ids = allOf(wordDocument(bytes))
          .filter(({ name }) => !name.endsWith('RangeEnd'))
          .flatMap(({ attributes }) => attributes.get('w:id') ?? []);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 60 },
    );
  });

  it('says who and when, has moves as moves, and the same bytes for the same texts', () => {
    const line = (id: number, text: string): PrintedLine => ({
      id,
      kind: 'paragraph',
      level: 2,
      label: '',
      text,
      rows: [],
    });
    const old = [
      line(1, 'Heat weld the seams of all sheets.'),
      line(2, 'One of a kind stands here and stays here, too.'),
    ];
    const redline = runToEnd(compareLines(old, old.toReversed(), false));
    const bytes = redlineToDocx(redline, sectionOf(old), stamp);
    expect(redlineToDocx(redline, sectionOf(old), stamp)).toEqual(bytes);
    const elements = allOf(wordDocument(bytes));
    for (const name of [
      'w:moveFromRangeStart',
      'w:moveToRangeStart',
      'w:moveFromRangeEnd',
      'w:moveToRangeEnd',
    ])
      expect(elements.filter((one) => one.name === name)).toHaveLength(1);
    const track = elements.filter(({ attributes }) => attributes.has('w:author'));
    for (const { attributes } of track) {
      expect(attributes.get('w:author')).toBe('Lintel');
      expect(attributes.get('w:date')).toBe('2026-10-01T12:00:00Z');
    }
    expect(track.map(({ name }) => name)).not.toContain('w:del');
  });
});
