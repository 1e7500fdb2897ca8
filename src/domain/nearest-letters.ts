/** The letters of a directory of names. */
export const alphabet = [...'abcdefghijklmnopqrstuvwxyz', '0-9'];

/** The letters before and after one under which there are names, the closest first. */
export function nearestLetters(
  counts: readonly { letter: string; doc_count: number }[],
  letter: string,
): string[] {
  const at = alphabet.indexOf(letter);
  if (at < 0) return [];
  const filled = new Set(counts.filter(({ doc_count }) => doc_count > 0).map((one) => one.letter));
  const distance = (one: string): number => Math.abs(alphabet.indexOf(one) - at);
  return [
    alphabet.slice(0, at).findLast((one) => filled.has(one)),
    alphabet.slice(at + 1).find((one) => filled.has(one)),
  ]
    .filter((one) => one !== undefined)
    .toSorted((one, other) => distance(one) - distance(other));
}
