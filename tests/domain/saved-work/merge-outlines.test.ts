import { describe, expect, it } from 'vitest';

import { allMine, noChoices } from '#src/domain/conflict.ts';
import { noEdits } from '#src/domain/project-manual/outline-edits.ts';
import type { OutlineEdits } from '#src/domain/project-manual/outline-edits.ts';
import { openOutlineFile, outlineFileText } from '#src/domain/project-manual/outline-file.ts';
import { mergeOutlines } from '#src/domain/saved-work/merge-outlines.ts';
import type { OutlineParts } from '#src/domain/saved-work/merge-outlines.ts';

const outline = (
  edits: Partial<OutlineEdits>,
  header: OutlineParts['header'] = null,
  detail: OutlineParts['detail'] = 'outline',
): OutlineParts => ({ edits: { ...noEdits, ...edits }, header, detail });
const remarks = (text: string) => ({ title: null, products: null, remarks: text });

describe('an outline that two browsers changed', () => {
  it('has the sections that either added, without those that either removed', () => {
    const base = outline({ added: ['011000', '024119'] });
    const mine = outline({ added: ['011000', '024119', '013300'] });
    const theirs = outline({ added: ['024119', '017700'], removed: ['075423'] });
    const { merged, conflicts } = mergeOutlines({ base, mine, theirs }, noChoices);
    expect(conflicts).toEqual([]);
    expect(merged.edits.added.toSorted()).toEqual(['013300', '017700', '024119']);
    expect(merged.edits.removed).toEqual(['075423']);
  });

  it('is a question where both wrote about one section, and about one field of the header', () => {
    const base = outline({});
    const mine = outline({ texts: { '075423': remarks('Mine') } }, { date: 'May' });
    const theirs = outline({ texts: { '075423': remarks('Theirs') } }, { date: 'June', owner: 'City' });
    const { conflicts } = mergeOutlines({ base, mine, theirs }, noChoices);
    expect(conflicts).toEqual([
      { key: 'text/075423', label: 'Section 07 54 23', mine: 'Mine', theirs: 'Theirs' },
      { key: 'header/date', label: 'Date', mine: 'May', theirs: 'June' },
    ]);
    expect(mergeOutlines({ base, mine, theirs }, allMine).merged).toMatchObject({
      edits: { texts: { '075423': remarks('Mine') } },
      header: { date: 'May', owner: 'City' },
    });
  });

  it('keeps the order of the one who moved sections', () => {
    const base = outline({});
    const mine = outline({ order: ['2', '1'] });
    expect(mergeOutlines({ base, mine, theirs: base }, noChoices).merged.edits.order).toEqual(['2', '1']);
    expect(mergeOutlines({ base, mine: base, theirs: mine }, noChoices).merged.edits.order).toEqual([
      '2',
      '1',
    ]);
  });
});

describe('an outline in a file', () => {
  it('comes back as it was', () => {
    const work = outline(
      { added: ['013300'], texts: { '013300': remarks('Soon') } },
      { date: 'May' },
      'short',
    );
    expect(openOutlineFile(outlineFileText(work))).toEqual(work);
  });

  it.each(['', '{', '[]', '{"format":"Outline specs","version":2}', '{"format":"SpecWizard project"}'])(
    'is refused if it is %j',
    (text) => expect(openOutlineFile(text)).toBeNull(),
  );
});
