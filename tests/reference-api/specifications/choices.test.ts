import { expect, it } from 'vitest';

import { chooseRecommended, chooseWithRequired } from '#src/domain/specification/consequences.ts';
import { lineText } from '#src/domain/specification/line-text.ts';
import { presentLines } from '#src/domain/specification/section-document.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import {
  type SectionTree,
  type SpecLine,
  descendantsOf,
  sectionTree,
} from '#src/domain/specification/section-tree.ts';
import { neutralSections } from '#src/reference-api/specifications/neutral/neutral-sections.ts';
import { sectionOf } from '#src/reference-api/specifications/section-of.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { today } from '#tests/contracts/ask.ts';
import { excused, general } from './choice-words.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
/** A section of each number and manufacturer; the others have the same lines, or fewer. */
const filenames = [
  ...new Set([...world.content.all('spec'), ...world.content.all('sw')].map(({ filename }) => filename)),
  ...neutralSections(world).keys(),
].filter((filename) => !/-(?:complete|short)$/.test(filename));

const wordsIn = (text: string): Set<string> =>
  new Set(
    [...text.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word.replace(/(?:es|s|ed|ing)$/, '')),
  );

interface Read {
  tree: SectionTree;
  words: ReadonlyMap<number, ReadonlySet<string>>;
  /** In how many lines each word is. */
  counts: ReadonlyMap<string, number>;
}

const isSpoken = ({ kind, condition }: SpecLine): boolean =>
  kind !== 'note' && kind !== 'part' && !(condition !== null && 'cited' in condition);

function readOf(filename: string): Read {
  const section = sectionOf(world, filename);
  if (!section) throw new Error(`no section ${filename}`);
  const tree = sectionTree(section);
  const words = new Map(
    [...tree.lines.values()].map((line) => [line.id, wordsIn(lineText(line, emptyState))]),
  );
  const counts = new Map<string, number>();
  for (const line of tree.lines.values())
    if (isSpoken(line))
      for (const word of words.get(line.id) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { tree, words, counts };
}

/** Words that only one option of a group begins with, and that the section hardly uses otherwise. */
function tellingWords(
  { tree, words, counts }: Read,
  option: SpecLine,
  options: readonly SpecLine[],
): string[] {
  const head = lineText(option, emptyState).split(/[,:;.]/)[0] ?? '';
  const others = options.filter((one) => one !== option);
  const above = words.get(option.parentId ?? 0) ?? new Set();
  return [...wordsIn(head)].filter(
    (word) =>
      !general.has(word) &&
      (counts.get(word) ?? 0) <= 4 &&
      !above.has(word) &&
      tree.lines.has(option.id) &&
      !others.some(({ id }) => words.get(id)?.has(word)),
  );
}

it('no text is about an option that is not chosen, whatever is chosen of each group', () => {
  const found = new Map<string, string>();
  for (const filename of filenames) {
    const number = filename.slice(-6);
    const read = readOf(filename);
    const { tree, words } = read;
    const recommended = chooseRecommended(tree, emptyState);
    const groups = Map.groupBy(
      [...tree.lines.values()].filter(({ control }) => control === 'radio'),
      ({ parentId, group }) => `${parentId ?? ''}/${group ?? ''}`,
    );
    for (const options of groups.values()) {
      const inside = new Set(options.flatMap(({ id }) => [id, ...descendantsOf(tree, id)]));
      const telling = options.map((option) => tellingWords(read, option, options));
      for (const chosen of options) {
        const present = presentLines(tree, chooseWithRequired(tree, recommended, chosen.id));
        if (!present.has(chosen.id)) continue;
        for (const [index, option] of options.entries()) {
          if (option === chosen) continue;
          for (const id of present) {
            const line = tree.lines.get(id);
            if (!line || inside.has(id) || !isSpoken(line)) continue;
            for (const word of telling[index] ?? [])
              if (words.get(id)?.has(word) && !excused.has(`${number} ${word}`))
                found.set(
                  `${number} ${word}`,
                  `${lineText(option, emptyState)} > ${lineText(line, emptyState)}`,
                );
          }
        }
      }
    }
  }
  expect([...found]).toEqual([]);
}, 120_000);
