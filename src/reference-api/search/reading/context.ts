/** English and Spanish. `Of` is none: a roof of metal is a metal roof. */
const prepositions = new Set(
  `for with without between in into on onto over under behind beneath beside against around at near inside outside above
  below from through para con sin en sobre entre contra`.split(/\s+/),
);

/**
 * The end of the words that name the thing; those that follow only describe where it goes or what comes with it: `sealant
 * between brick and window`, `door with glass lite`.
 */
export function endOfThing(text: string): number {
  const words = [...text.matchAll(/\S+/g)];
  const at = words.findIndex(
    ([word], place) => place > 0 && place < words.length - 1 && prepositions.has(word.toLowerCase()),
  );
  return words[at]?.index ?? text.length;
}
