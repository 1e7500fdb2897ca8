import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { sectionToDocx } from '#src/domain/specification/writers/section-to-docx.ts';
import { sectionToRtf } from '#src/domain/specification/writers/section-to-rtf.ts';
import { sectionToText } from '#src/domain/specification/writers/section-to-text.ts';
import type { PrintedLine, PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { chooseRecommended } from '#src/domain/specification/consequences.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { sectionMasters } from '#src/reference-api/content/sections.ts';
import { fillMaster } from '#src/reference-api/specifications/fill-master.ts';
import { readMaster } from '#src/reference-api/specifications/read-master.ts';
import { compared, comparedSection, linesOf, opened } from '#tests/domain/office-sections/round-trip.ts';
import { actionsWithText, run, sections, treeOf } from '#tests/domain/specification/sections.ts';
import { sample } from '#tests/domain/specification/writers/sample-section.ts';
import { recordFor } from '#tests/reference-api/specifications/master-record.ts';

/** The files of ours that come in again. */
const files: Readonly<Record<string, (section: PrintedSection) => Uint8Array | string>> = {
  docx: sectionToDocx,
  rtf: sectionToRtf,
  txt: sectionToText,
};

/** Without the note on the manufacturer, which is no line of the section. */
const withoutMaker = (section: PrintedSection): PrintedSection => ({ ...section, manufacturerNote: null });

function cameBack(section: PrintedSection, format: string): string[] {
  const back = opened(`section.${format}`, files[format]?.(withoutMaker(section)) ?? '');
  expect(back.number).toBe(section.number.replaceAll(' ', ''));
  return compared(linesOf(back));
}

describe('a section of ours that comes back keeps every line, level, and number', () => {
  test.each(['docx', 'rtf'])('whatever it is made of: %s', (format) => {
    fc.assert(
      fc.property(sections, actionsWithText, (nodes, done) => {
        const tree = treeOf(nodes);
        const section = sample({ notes: 'visible' }, { nodes, tree, state: run(tree, done) });
        expect(cameBack(section, format)).toEqual(comparedSection(section));
      }),
      { seed: 20261127, numRuns: 200 },
    );
  });

  test.each(['docx', 'rtf'])('every section of the library: %s', (format) => {
    for (const master of sectionMasters) {
      const nodes = fillMaster(readMaster(master).nodes, recordFor(master.number));
      const tree = sectionTree({ nodes });
      const state = chooseRecommended(tree, emptyState);
      const section = sample({ notes: 'hidden' }, { nodes, tree, state });
      expect([master.number, ...cameBack(section, format)]).toEqual([
        master.number,
        ...comparedSection(section),
      ]);
    }
  });

  test('every section of the library as plain text; where cells are on several lines, at least their words', () => {
    for (const master of sectionMasters) {
      const nodes = fillMaster(readMaster(master).nodes, recordFor(master.number));
      const tree = sectionTree({ nodes });
      const section = sample(
        { notes: 'remove' },
        { nodes, tree, state: chooseRecommended(tree, emptyState) },
      );
      const back = linesOf(opened('section.txt', sectionToText(withoutMaker(section))));
      const paragraphs = (lines: readonly PrintedLine[]) =>
        compared(lines.filter(({ kind }) => kind !== 'table'));
      const words = (lines: readonly PrintedLine[]) =>
        lines
          .flatMap(({ text, rows }) => [text, ...rows.flatMap(({ cells }) => cells)])
          .join('')
          .replace(/[\s-]/g, '')
          .split('')
          .toSorted()
          .join('');
      expect([master.number, ...paragraphs(back)]).toEqual([master.number, ...paragraphs(section.lines)]);
      expect(words(back)).toBe(words(section.lines));
    }
  });
});
