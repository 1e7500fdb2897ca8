import fc from 'fast-check';

import { labelOf } from '#src/domain/specification/line-labels.ts';
import type { Level } from '#src/domain/specification/section-tree.ts';
import type { PrintedLine, PrintedSection } from '#src/domain/specification/writers/printed-section.ts';

const words = fc.constantFrom(
  'membrane',
  'Membrane:',
  'sheet,',
  '60',
  '80',
  'mils',
  '0.060',
  'ASTM',
  'D6878',
  '& <b>',
  '½"',
  'and',
  'the',
  'shop-primed',
  'שלום',
  '👷🏽',
);
const sentence = fc.array(words, { minLength: 1, maxLength: 14, size: 'max' }).map((all) => all.join(' '));
const cells = fc.array(fc.array(sentence, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 });

type Drawn = Pick<PrintedLine, 'kind' | 'level' | 'text' | 'rows'>;

const paragraph = fc.record({
  kind: fc.constantFrom<PrintedLine['kind']>('paragraph', 'paragraph', 'paragraph', 'note'),
  level: fc.constantFrom<Level>(2, 2, 3, 4),
  text: sentence,
  rows: fc.constant([]),
});
const heading = fc.record({
  kind: fc.constant<PrintedLine['kind']>('article'),
  level: fc.constant<Level>(1),
  text: sentence.map((text) => text.toUpperCase()),
  rows: fc.constant([]),
});
const table = fc.record({
  kind: fc.constant<PrintedLine['kind']>('table'),
  level: fc.constant<Level>(2),
  text: sentence,
  rows: cells.map((rows) => rows.map((row) => ({ cells: row, gray: null }))),
});
const drawn: fc.Arbitrary<Drawn> = fc.oneof(
  { weight: 8, arbitrary: paragraph },
  { weight: 2, arbitrary: heading },
  { weight: 1, arbitrary: table },
);

/** Numbered, below a part. */
function numbered(lines: readonly (Drawn & { id: number })[]): PrintedLine[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  const part: Drawn & { id: number } = { id: 100_000, kind: 'part', level: 0, text: 'PRODUCTS', rows: [] };
  return [part, ...lines].map((line) => ({ ...line, label: labelOf(line, counts, '1.1') }));
}

/** A text and what became of it: lines taken out, put in, changed and put elsewhere. */
export const twoTexts: fc.Arbitrary<{ old: PrintedLine[]; now: PrintedLine[]; isOneMaster: boolean }> = fc
  .record({
    lines: fc.array(drawn, { maxLength: 25, size: 'max' }),
    edits: fc.array(
      fc.record({
        kind: fc.constantFrom('remove', 'add', 'replace', 'move', 'move', 'append'),
        at: fc.nat(),
        to: fc.nat(),
        line: drawn,
        isLonger: fc.boolean(),
      }),
      { maxLength: 12, size: 'max' },
    ),
    isOneMaster: fc.boolean(),
  })
  .map(({ lines, edits, isOneMaster }) => {
    const old = lines.map((line, at) => ({ ...line, id: at + 1 }));
    const now = [...old];
    let next = 1000;
    for (const { kind, at, to, line } of edits) {
      const place = at % (now.length + 1);
      const there = now[place];
      if (kind === 'add' || !there) now.splice(place, 0, { ...line, id: (next += 1) });
      else if (kind === 'remove') now.splice(place, 1);
      else if (kind === 'replace') now[place] = { ...line, id: there.id };
      else if (kind === 'append') now[place] = { ...there, text: `${there.text} and more of it` };
      else now.splice(to % now.length, 0, ...now.splice(place, 1));
    }
    const other = isOneMaster ? now : now.map((line, at) => ({ ...line, id: at + 5000 }));
    return { old: numbered(old), now: numbered(other), isOneMaster };
  });

/** The parts of a line that count: not its number in the master. */
export const textOf = ({ kind, level, label, text, rows }: PrintedLine): unknown => ({
  kind,
  level,
  label,
  text,
  cells: rows.map((row) => row.cells),
});

export const sectionOf = (lines: readonly PrintedLine[]): PrintedSection => ({
  number: '07 54 23',
  title: 'Thermoplastic-Polyolefin Roofing',
  edition: '2020',
  revised: '2026-10-01',
  author: 'Northfold Roofing Systems',
  copyright: '© 2026 Northfold',
  source: '',
  header: { project: '', number: '', date: '' },
  paper: 'letter',
  numbering: '1.1',
  areNotesHidden: false,
  manufacturerNote: null,
  lines,
});
