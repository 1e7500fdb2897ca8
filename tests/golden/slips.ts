import type { GoldenQuery } from '#tests/golden/golden-query.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The key to the right on the keyboard; at the end of a row, the one to the left. */
function keyBeside(letter: string): string {
  const row = rows.find((keys) => keys.includes(letter)) ?? '';
  const at = row.indexOf(letter);
  return row[at + 1] ?? row[at - 1] ?? letter;
}

/** The four slips of a finger at one place inside a word. */
const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.slice(at, at + 1) + word.slice(at),
  (word, at) => word.slice(0, at) + keyBeside(word[at] ?? '') + word.slice(at + 1),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
];

const longest = (words: readonly string[]) =>
  words.reduce((best, word) => (word.length > best.length ? word : best), '');

/**
 * The title of every section with one slip of the finger in its longest word, of every kind, each at another place:
 * mistakes that no one chose.
 */
export function slipQueries(
  sections: readonly { readonly number: string; readonly title: string }[],
): GoldenQuery[] {
  return sections.flatMap(({ number, title }, index) => {
    const typed = title.toLowerCase();
    const word = longest(typed.match(/[a-z]+/g) ?? []);
    const queries = slips.flatMap((slip, kind) => {
      // Never the first letter nor behind the last but one, so that a swap has its neighbour.
      const at = 1 + ((index * 5 + kind * 3) % (word.length - 2));
      const slipped = slip(word, at);
      return slipped === word ? [] : [typed.replace(word, slipped)];
    });
    return [...new Set(queries)].map((query): GoldenQuery => ({
      kind: 'slip',
      query,
      expected: { sections: [number] },
    }));
  });
}
