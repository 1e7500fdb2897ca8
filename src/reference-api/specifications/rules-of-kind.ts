/** The fewest rules that a section keeps for a kind of product. */
const FEWEST = 2;
/** The share of a line’s words that another line has if it says the same. */
const SAME = 0.6;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9/]+/)
    .filter((word) => word.length > 3 || /\d/.test(word))
    .map((word) => word.replace(/(?:es|s|ed|ing)$/, ''));

/** Words of kinds that rules about others use as well. */
const general = new Set(
  wordsOf(
    'four flush surface floor wall roof steel metal concrete glass panel door frame single double system unit interior exterior wide high light joint cover pipe plate board sheet water edge control standard power surface mounted fixed building structural water storage ' +
      'ceiling back load center entry supply room finish coat base trim flashing anchor track runner stainless line purlin modular ' +
      'horizontal controller duct runway float chain clean tank lamp compound face casework cabinet primer with service ground ' +
      'tape paint gypsum deflection slotted chemical',
  ),
);

/**
 * What a section says that is about a kind of product: without rules that name another kind, such as mirrors among those for grab
 * bars, and without those for fire-rated ones. All of them if fewer than `fewest` were left.
 */
export function ofKind(
  rules: readonly string[],
  noun: string,
  nouns: readonly string[],
  fewest = FEWEST,
): readonly string[] {
  const own = new Set(wordsOf(noun));
  const ofOthers = nouns.filter((one) => one !== noun).flatMap(wordsOf);
  const others = new Set(ofOthers.filter((word) => !own.has(word) && !general.has(word)));
  const telling = [...own].filter((word) => !ofOthers.includes(word));
  const kept = rules.filter((rule) => {
    const words = wordsOf(rule);
    const isOfAnother =
      words.some((word) => others.has(word)) && !words.some((word) => telling.includes(word));
    const isOfFire = /\bfire(?:-rated)? (?:doors?|cabinets?)\b/.test(rule) && !own.has('fire');
    return !isOfAnother && !isOfFire;
  });
  return kept.length < fewest ? rules : kept;
}

/** Whether one of the rules says what a line says. */
export function isSaid(line: string, rules: readonly string[], share = SAME): boolean {
  const words = [...new Set(wordsOf(line))];
  return rules.some((rule) => {
    const said = new Set(wordsOf(rule));
    return words.length > 2 && words.filter((word) => said.has(word)).length >= words.length * share;
  });
}
