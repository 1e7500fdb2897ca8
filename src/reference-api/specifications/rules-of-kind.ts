/** The fewest rules that a section keeps for a kind of product. */
const FEWEST = 3;
/** The share of a line’s words that another line has if it says the same. */
const SAME = 0.6;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9/]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/(?:es|s|ed|ing)$/, ''));

/**
 * The rules of a section that are about a kind of product: without those that name another kind, such as mirrors among rules for
 * grab bars, or a fire-rated one. All of them if fewer than three were left.
 */
export function ofKind(rules: readonly string[], noun: string, nouns: readonly string[]): readonly string[] {
  const own = new Set(wordsOf(noun));
  const others = nouns.flatMap((other) => wordsOf(other).slice(-1)).filter((head) => !own.has(head));
  const kept = rules.filter((rule) => {
    const words = new Set(wordsOf(rule));
    const isOfAnother = others.some((head) => words.has(head)) && ![...own].some((word) => words.has(word));
    const isOfFire = /\bfire(?:-rated)? (?:doors?|cabinets?)\b/.test(rule) && !own.has('fire');
    return !isOfAnother && !isOfFire;
  });
  return kept.length < FEWEST ? rules : kept;
}

/** Whether one of the rules says what a line says. */
export function isSaid(line: string, rules: readonly string[]): boolean {
  const words = [...new Set(wordsOf(line))];
  return rules.some((rule) => {
    const said = new Set(wordsOf(rule));
    return words.length > 2 && words.filter((word) => said.has(word)).length >= words.length * SAME;
  });
}
