/** Singular words that end in `s`. */
const singular = new Set([
  'gas',
  'bus',
  'canvas',
  'series',
  'always',
  'this',
  'plus',
  'bias',
  'atlas',
  'pancreas',
]);

/**
 * The singular of a folded English word, judged by its ending: `doors` → `door`, `assemblies` → `assembly`, `finishes`
 * → `finish`. Words that only look like plurals (`glass`, `stainless`, `trellis`) stay.
 */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || singular.has(word)) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|zz|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
