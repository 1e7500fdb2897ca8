import { expect, it } from 'vitest';

import { knownSections, sectionTitle } from '#src/domain/masterformat/known-sections.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { suggestKnownSections } from '#src/domain/masterformat/suggest-known-sections.ts';
import { otherSections } from '#src/reference-api/content/masterformat.ts';
import { texts } from '#src/reference-api/content/texts.ts';
import { neutralSections } from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });

it('every section that a text of the library cites is known by number and title', () => {
  const filenames = [
    ...[...world.content.all('spec'), ...world.content.all('sw')].map(({ filename }) => filename),
    ...neutralSections(world).keys(),
  ];
  const unknown = new Set<string>();
  for (const filename of new Set(filenames)) {
    const section = sectionOf(world, filename);
    if (!section) throw new Error(`no section ${filename}`);
    for (const run of section.nodes.flatMap(({ text }) => text))
      if (typeof run === 'object' && 'section' in run && sectionTitle(run.section) !== run.title)
        unknown.add(`${run.section} ${run.title}`);
    for (const line of sectionTree(section).lines.values())
      for (const [number] of lineText(line, emptyState).matchAll(/\b\d\d \d\d \d\d(?: \d\d)?\b/g))
        if (sectionTitle(number.replaceAll(' ', '')) === null) unknown.add(number);
  }
  expect([...unknown]).toEqual([]);
});

it('so is every section that a post, an episode, or another text is about', () => {
  const unknown = new Set<string>();
  for (const [path, text] of texts) {
    const [, numbers = ''] = /^sections: (.+)$/m.exec(text) ?? [];
    for (const [number] of numbers.matchAll(/\d{6,8}/g))
      if (sectionTitle(number) === null) unknown.add(`${path}: ${number}`);
  }
  expect([...unknown]).toEqual([]);
});

it('each section is known once, by one title', () => {
  const numbers = knownSections.map(({ digits }) => digits);
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
  // The search knows more sections than a project can choose.
  const differing = otherSections.filter(({ number, title }) => (sectionTitle(number) ?? title) !== title);
  expect(differing).toEqual([]);
});

it.each([
  ['Submittal Procedures', '013300'],
  ['submittal proc', '013300'],
  ['01 33 00', '013300'],
  ['closeout', '017700'],
  ['00 21', '002113'],
  ['metal stairs', '055100'],
  ['07 54 23', '075423'],
])('%s finds %s', (typed, number) => {
  expect(suggestKnownSections(typed, '04', 8)[0]?.digits).toBe(number);
});
