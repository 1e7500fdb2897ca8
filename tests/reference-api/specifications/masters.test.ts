import { describe, expect, it } from 'vitest';

import { chooseRecommended, chooseWithRequired } from '#src/domain/specification/consequences.ts';
import { decisionsOf } from '#src/domain/specification/decisions.ts';
import { blank, lineText } from '#src/domain/specification/line-text.ts';
import { citedBy, presentLines } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { type SpecLine, sectionTree } from '#src/domain/specification/section-tree.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import { fillMaster } from '#src/reference-api/specifications/fill-master.ts';
import { publisherOf } from '#src/reference-api/content/standards.ts';
import { readMaster } from '#src/reference-api/specifications/read-master.ts';
import { sectionMasters } from '#src/reference-api/content/sections.ts';
import { recordFor } from './master-record.ts';
import { british, weak } from '#tests/reference-api/specifications/wording.ts';

describe('masters', () => {
  it('are one for a section, in order of number', () => {
    const numbers = sectionMasters.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted());
  });
});

describe.each(sectionMasters.map((master) => [master.number, master] as const))(
  'the master of %s',
  (number, master) => {
    const read = readMaster(master);
    const nodes = fillMaster(read.nodes, recordFor(number));
    const tree = sectionTree({ nodes });
    const lines = [...tree.lines.values()];
    const texts = lines.map((line) => lineText(line, emptyState));
    const kinds = (kind: string) => lines.filter((line) => line.kind === kind);
    const keys = read.nodes.flatMap(({ text, inputs, rows }) => [
      ...[...text, ...rows.flatMap(({ cells }) => cells.flat())].flatMap((run) =>
        typeof run === 'object' && 'attribute' in run ? [run.attribute] : [],
      ),
      ...inputs.flatMap(({ initialAttribute }) => (initialAttribute === null ? [] : [initialAttribute])),
    ]);

    it('is a sound tree of three parts', () => {
      expect(tree.problems).toEqual([]);
      expect(kinds('part').map((line) => lineText(line, emptyState))).toEqual([
        'GENERAL',
        'PRODUCTS',
        'EXECUTION',
      ]);
      expect(kinds('part').filter(({ children }) => children.length === 0)).toEqual([]);
      expect(
        kinds('article')
          .filter(({ children }) => children.length === 0)
          .map(({ text }) => text),
      ).toEqual([]);
      const roles = lines.map(({ role }) => role);
      for (const role of ['references', 'related', 'submittals', 'manufacturers', 'warranty'])
        expect(roles).toContain(role);
    });

    it('is as long as the trade expects', () => {
      expect(lines.length).toBeGreaterThanOrEqual(250);
      expect(kinds('article').length).toBeGreaterThanOrEqual(12);
      expect(read.references.length).toBeGreaterThanOrEqual(10);
      expect(kinds('note').length).toBeGreaterThanOrEqual(5);
      const everything = new Set(tree.lines.keys());
      expect(decisionsOf(tree, emptyState, everything).length).toBeGreaterThanOrEqual(15);
    });

    it('can be decided: blanks, reasons, consequences, a short form', () => {
      expect(lines.flatMap(({ inputs }) => inputs).length).toBeGreaterThanOrEqual(3);
      expect(lines.filter(({ why }) => why !== null).length).toBeGreaterThanOrEqual(3);
      expect(
        lines.flatMap(({ requires, excludes, suggests }) => [...requires, ...excludes, ...suggests]).length,
      ).toBeGreaterThanOrEqual(3);
      expect(lines.filter(({ recommended }) => recommended).length).toBeGreaterThanOrEqual(5);
      expect(
        lines.filter(({ detail, kind }) => detail === 'outline' && kind === 'paragraph').length,
      ).toBeGreaterThanOrEqual(8);
      expect(lines.some(({ productIds }) => productIds.length > 0)).toBe(true);
    });

    it('holds together: what is recommended, and after each choice with what it requires', () => {
      const recommended = chooseRecommended(tree, emptyState);
      const broken = (state: typeof emptyState): string[] => {
        const present = presentLines(tree, state);
        return lines
          .filter(({ id }) => present.has(id))
          .filter(
            ({ requires, excludes }) =>
              requires.some((id) => !present.has(id)) || excludes.some((id) => present.has(id)),
          )
          .map((line) => lineText(line, emptyState));
      };
      expect(broken(recommended)).toEqual([]);
      const linked = lines.filter(
        ({ control, requires, excludes }) => control !== 'fixed' && requires.length + excludes.length > 0,
      );
      const afterEach = linked.map((line) => [
        lineText(line, emptyState),
        broken(chooseWithRequired(tree, recommended, line.id)),
      ]);
      expect(afterEach.filter(([, faults]) => faults?.length !== 0)).toEqual([]);
    });

    it('cites what it lists and lists what it cites', () => {
      // The list of references names every standard and cites none.
      const isListed = ({ condition }: SpecLine) => condition !== null && 'cited' in condition;
      const cited = citedBy(
        tree,
        lines.filter((line) => !isListed(line)).map(({ id }) => id),
      );
      expect(read.references.map(({ designation }) => designation).filter((one) => !cited.has(one))).toEqual(
        [],
      );
      expect(
        read.references.filter(
          ({ designation }) =>
            publisherOf(designation).organization === publisherOf(designation).abbreviation,
        ),
      ).toEqual([]);
    });

    it('takes its numbers from attributes of the section', () => {
      const known = new Set(profileOf(number)?.attributes.map(({ key }) => key));
      expect(keys.filter((key) => !known.has(key))).toEqual([]);
      expect(new Set(keys).size).toBeGreaterThanOrEqual(3);
    });

    it('says nothing twice', () => {
      const long = texts.filter((text, index) => text.length > 40 && lines[index]?.kind !== 'table');
      expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([]);
    });

    it('reads well', () => {
      const prose = texts.filter((_, index) => ['paragraph', 'note'].includes(lines[index]?.kind ?? ''));
      const titles = new Set(read.references.map(({ designation, title }) => `${designation} - ${title}.`));
      expect(prose.filter((text) => british.test(text))).toEqual([]);
      // Titles of standards are other people's words.
      const ours = prose.filter((text) => !titles.has(text));
      expect(ours.filter((text) => weak.test(text.replaceAll(blank, '')))).toEqual([]);
      expect(prose.filter((text) => !/[.:?]$/.test(text))).toEqual([]);
      expect(prose.filter((text) => /^[a-z]|\s{2}|\s[.,;:]|\.\.|[{}"]/.test(text))).toEqual([]);
    });
  },
);
