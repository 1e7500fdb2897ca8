import { formatSection } from '#src/domain/masterformat/format-section.ts';
import type { Manual } from '#src/domain/project-manual/manual.ts';
import { inManualOrder } from '#src/domain/project-manual/manual.ts';
import type { PrintedSection } from '#src/domain/specification/writers/printed-section.ts';
import { sample } from '#tests/domain/specification/writers/sample-section.ts';

/** A section of some number, with so many more paragraphs. */
export function sectionOf(digits: string, title: string, more = 0, author = 'Northfold'): PrintedSection {
  const section = sample();
  const [first] = section.lines;
  const lines = Array.from({ length: more }, (_, index) => ({
    id: 1000 + index,
    kind: 'paragraph' as const,
    level: 2 as const,
    label: '',
    text: `Paragraph ${index + 1} of ${title}.`,
    rows: [],
  }));
  return {
    ...section,
    number: formatSection(digits, '04'),
    title,
    author,
    lines: first === undefined ? lines : [...section.lines, ...lines],
  };
}

export function manualOf(sections: readonly PrintedSection[], part: Partial<Manual> = {}): Manual {
  return {
    project: 'Riverside Library',
    number: '2214',
    date: 'Nov 22, 2026',
    owner: 'City of Riverside',
    day: '2026-11-22',
    paper: 'letter',
    draft: '',
    sections: inManualOrder(sections),
    ...part,
  };
}

/** The end of work that says how far it is, and all that it said. */
export function ended<Made>(steps: Generator<number, Made>): { made: Made; shares: number[] } {
  const shares: number[] = [];
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return { made: value, shares };
    shares.push(value);
  }
}
