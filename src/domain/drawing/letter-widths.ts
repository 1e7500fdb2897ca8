/** Letter widths as shares of the cap height, as in Helvetica and similar fonts. */

const capital = 0.716;
const byWidth: readonly (readonly [width: number, letters: string])[] = [
  [0.191, "'"],
  [0.222, 'ijl'],
  [0.278, ' Itf.,:;!|/\\[]\u00A0'],
  [0.334, 'r-(){}`'],
  [0.355, '"'],
  [0.365, 'г'],
  [0.389, '*°'],
  [0.45, 'зкт'],
  [0.5, 'Jcksvxyzсухэ'],
  [0.53, 'вчьпГ'],
  [0.584, '+=<>~±'],
  [0.611, 'FTZТЗъ'],
  [0.667, 'ABEKPSVXY&АБВЕЁДЛРУХЧЬжм'],
  [0.722, 'CDHNRUwИЙНПСЭЯЦыю'],
  [0.778, 'GOQОФЪш'],
  [0.833, 'MmМщф'],
  [0.889, '%Ы'],
  [0.93, 'WЖШЩ'],
  [1.015, '@Ю'],
];
const widths = new Map(
  byWidth.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width])),
);

/** A text's approximate width, as a multiple of its cap height. */
export function lettersWidth(text: string): number {
  let sum = 0;
  for (const letter of text) sum += widths.get(letter) ?? (letter >= '\u2E80' ? 1 : 0.556);
  return sum / capital;
}
