/** Widths of letters as shares of the height of a capital, as in Helvetica and fonts made like it. */

const capital = 0.716;
const byWidth: readonly (readonly [width: number, letters: string])[] = [
  [0.191, "'"],
  [0.222, 'ijl'],
  [0.278, ' Itf.,:;!|/\\[]\u00A0'],
  [0.334, 'r-(){}`'],
  [0.355, '"'],
  [0.389, '*°'],
  [0.5, 'Jcksvxyz'],
  [0.584, '+=<>~±'],
  [0.611, 'FTZ'],
  [0.667, 'ABEKPSVXY&'],
  [0.722, 'CDHNRUw'],
  [0.778, 'GOQ'],
  [0.833, 'Mm'],
  [0.889, '%'],
  [0.944, 'W'],
  [1.015, '@'],
];
const widths = new Map(
  byWidth.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width])),
);

/** About how wide a text is, as a multiple of the height of its capitals. */
export function lettersWidth(text: string): number {
  let sum = 0;
  for (const letter of text) sum += widths.get(letter) ?? (letter >= '\u2E80' ? 1 : 0.556);
  return sum / capital;
}
