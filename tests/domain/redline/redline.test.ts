import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { articlesOfRedline } from '#src/domain/redline/articles.ts';
import { compareLines, runToEnd } from '#src/domain/redline/redline.ts';
import { resultLines, summaryOf } from '#src/domain/redline/result.ts';
import { tableRows } from '#src/domain/redline/table-rows.ts';
import { wordPieces } from '#src/domain/redline/word-pieces.ts';
import { labelOf } from '#src/domain/specification/line-labels.ts';
import type { Level } from '#src/domain/specification/section-tree.ts';
import type { PrintedLine } from '#src/domain/specification/writers/printed-section.ts';
import { textOf, twoTexts } from '#tests/domain/redline/texts.ts';

/** `1 Title` is an article, `2 Text` a paragraph, and so on by level. */
function text(...lines: string[]): PrintedLine[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  const levels: readonly Level[] = [0, 1, 2, 3];
  return lines.map((line, at) => {
    const level = levels[Number(line[0])] ?? 2;
    const kind = level === 0 ? 'part' : level === 1 ? 'article' : 'paragraph';
    return {
      id: at + 1,
      kind,
      level,
      label: labelOf({ kind, level }, counts, '1.1'),
      text: line.slice(2),
      rows: [],
    };
  });
}

const compare = (old: PrintedLine[], now: PrintedLine[], isOneMaster = false) =>
  runToEnd(compareLines(old, now, isOneMaster));
const kindsOf = (old: PrintedLine[], now: PrintedLine[]) => compare(old, now).changes.map(({ kind }) => kind);

describe('a redline', () => {
  it('gives the new text when all is accepted, the old one when all is rejected', () => {
    fc.assert(
      fc.property(twoTexts, ({ old, now, isOneMaster }) => {
        const redline = compare(old, now, isOneMaster);
        const result = (open: 'accepted' | 'rejected') =>
          resultLines(redline, new Map(), open, '1.1').map(({ line }) => textOf(line));
        expect(result('accepted')).toEqual(now.map(textOf));
        expect(result('rejected')).toEqual(old.map(textOf));
        expect(redline.rows.flatMap((row) => (row.kind === 'to' ? [] : (row.old ?? [])))).toEqual(old);
        expect(redline.rows.flatMap((row) => (row.kind === 'from' ? [] : (row.now ?? [])))).toEqual(now);
      }),
    );
  });

  it('shows what moved as a permutation: each line once where it was, once where it is', () => {
    fc.assert(
      fc.property(twoTexts, ({ old, now, isOneMaster }) => {
        const { rows, changes, changeOf } = compare(old, now, isOneMaster);
        const moved = (kind: 'from' | 'to') =>
          rows.flatMap((row) => (row.kind === kind ? [`${row.old.id}/${row.now.id}`] : []));
        expect(moved('from').toSorted()).toEqual(moved('to').toSorted());
        expect(new Set(moved('to')).size).toBe(moved('to').length);
        const places = changes.flatMap((change) => change.rows);
        expect(places.toSorted((a, b) => a - b)).toEqual([...changeOf.keys()].toSorted((a, b) => a - b));
        expect(places.length).toBe(rows.filter(({ kind }) => kind !== 'same').length);
        expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length);
      }),
    );
  });

  it('is empty for the same text, whatever the numbers of its lines', () => {
    fc.assert(
      fc.property(twoTexts, ({ old }) => {
        expect(
          compare(
            old,
            old.map((line) => ({ ...line, id: line.id + 7 })),
          ).changes,
        ).toEqual([]);
      }),
    );
  });

  it.each<[string, PrintedLine[], PrintedLine[], string[]]>([
    ['a word', text('2 Sheet of 60 mils.'), text('2 Sheet of 80 mils.'), ['changed']],
    ['only numbers', text('2 One here.', '2 Two.'), text('2 New line.', '2 One here.', '2 Two.'), ['added']],
    ['a level', text('2 One.', '3 Two.'), text('2 One.', '2 Two.'), ['changed']],
    [
      'paragraphs put elsewhere together',
      text(
        '1 A',
        '2 Walk pads of the same TPO.',
        '2 Heat weld all of the edges.',
        '1 B',
        '2 Roll the seams by hand.',
        '2 Probe each of the seams.',
        '2 Patch what is not sound.',
      ),
      text(
        '1 A',
        '1 B',
        '2 Roll the seams by hand.',
        '2 Probe each of the seams.',
        '2 Patch what is not sound.',
        '2 Walk pads of the same TPO.',
        '2 Heat weld all of the edges.',
      ),
      ['moved'],
    ],
    [
      'one moved and reworded',
      text(
        '2 Seal all of the laps with sealant of the maker at once.',
        '2 One of a kind stands here and stays here.',
        '2 Two of a kind stand here and stay here.',
      ),
      text(
        '2 One of a kind stands here and stays here.',
        '2 Two of a kind stand here and stay here.',
        '2 Seal all of the laps with sealant of the maker the same day.',
      ),
      ['moved'],
    ],
    [
      'a short line elsewhere is another',
      text('2 White.', '2 One of a kind.'),
      text('2 One of a kind.', '2 White.'),
      ['removed', 'added'],
    ],
    ['nothing alike', text('2 Galvanized steel.'), text('2 Wood blocking, treated.'), ['removed', 'added']],
  ])('finds %s', (_, old, now, kinds) => {
    expect(kindsOf(old, now)).toEqual(kinds);
  });

  it('counts a paragraph whose number alone is another as renumbered, not as changed', () => {
    const summary = summaryOf(compare(text('2 One.', '2 Two.'), text('2 Zero is new.', '2 One.', '2 Two.')));
    expect(summary).toEqual({ all: 1, added: 1, changed: 0, removed: 0, moved: 0, renumbered: 2 });
  });

  it('keeps repeated lines in their own articles', () => {
    const old = text('1 A', '2 Color: White.', '1 B', '2 Color: White.', '1 C', '2 Color: White.');
    const now = text('1 A', '2 Color: White.', '1 C', '2 Color: White.');
    expect(kindsOf(old, now)).toEqual(['removed', 'removed']);
  });

  it('compares 2,000 lines of two texts in steps of a few milliseconds', () => {
    const long = (word: string) =>
      text(
        ...Array.from(
          { length: 2000 },
          (_, at) =>
            `${at % 20 === 0 ? 1 : 2} Line ${at} of ${word} ${at % 7}, as the manufacturer writes it down.`,
        ),
      );
    const steps = compareLines(long('TPO'), long('PVC'), false);
    let [longest, count] = [0, 0];
    for (;;) {
      const begin = performance.now();
      const { done } = steps.next();
      longest = Math.max(longest, performance.now() - begin);
      count += 1;
      if (done === true) break;
    }
    expect(count).toBeGreaterThan(20);
    expect(longest).toBeLessThan(400);
  });
});

describe('the words of a paragraph', () => {
  it('are those of the old text and of the new one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (old, now) => {
        const of = (side: 'old' | 'now') =>
          wordPieces(old, now)
            .filter(({ of: one }) => one === 'both' || one === side)
            .map((one) => one.text)
            .join('');
        expect(of('old')).toBe(old);
        expect(of('now')).toBe(now);
      }),
    );
  });

  it.each([
    ['Sheet of 60 mils.', 'Sheet of 80 mils.', '=Sheet of |-60|+80|= mils.'],
    ['1-1/2 inch', '2-1/2 inch', '-1-1/2|+2-1/2|= inch'],
    ['Sheet, white.', 'Sheet, light gray.', '=Sheet, |-white|+light gray|=.'],
    ['one two three', 'four five three', '-one two|+four five|= three'],
  ])('%s → %s', (old, now, shown) => {
    const sign = { both: '=', old: '-', now: '+' };
    expect(
      wordPieces(old, now)
        .map(({ of, text: words }) => `${sign[of]}${words}`)
        .join('|'),
    ).toBe(shown);
  });
});

it('a table is compared row by row, its cells word by word', () => {
  const rows = (...cells: string[][]) => cells.map((one) => ({ cells: one, gray: null }));
  const shown = tableRows(
    rows(['Property', 'Value'], ['Weight of the sheet', '3 lb'], ['Old one', 'x']),
    rows(['Property', 'Value'], ['Weight of the sheet', '4 lb'], ['Brand', 'new']),
  );
  expect(shown.map(({ of }) => of)).toEqual(['both', 'both', 'old', 'now']);
  expect(shown[1]?.cells[1]).toEqual([
    { of: 'old', text: '3' },
    { of: 'now', text: '4' },
    { of: 'both', text: ' lb' },
  ]);
});

it('between the changes of any articles, every unchanged line is counted', () => {
  fc.assert(
    fc.property(twoTexts, ({ old, now, isOneMaster }) => {
      const redline = compare(old, now, isOneMaster);
      const articles = articlesOfRedline(redline).filter(({ changes }) => changes.length > 0);
      const counted = articles.map(({ before, after, stretches }) => {
        const inside = stretches.slice(0, stretches.at(-1)?.isSame ? -1 : undefined);
        const end = stretches.at(-1);
        // A title that ends its article is shown.
        const shown = end?.isSame && end.isHeading ? end.rows.length : 0;
        return before + after + inside.reduce((sum, { rows }) => sum + rows.length, 0) + shown;
      });
      const sum = counted.reduce((all, one) => all + one, 0);
      expect(articles.length === 0 ? redline.rows.length : sum).toBe(redline.rows.length);
    }),
    { seed: 20261127, numRuns: 200 },
  );
});
