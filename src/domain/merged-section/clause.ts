import type { Run } from '#src/contracts/spec-sections.ts';
import type { Side, SidedLine } from '#src/domain/merged-section/source.ts';
import { namesIn, neutralRuns, productWords } from '#src/domain/merged-section/neutral.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { withoutTrailing } from '#src/lib/without-trailing.ts';

/** Whether one sentence says so. Two tests a sentence; one pattern would rescan from every "substitution". */
const forbidsSubstitutions = (text: string): boolean =>
  text.split('.').some((sentence) => {
    const at = sentence.search(/\bsubstitutions?\b/i);
    return at !== -1 && /\bnot (?:permitted|accepted|allowed)\b/i.test(sentence.slice(at));
  });

/** Rewords a clause that only one manufacturer can meet, so that others can too. */
export function neutralWording(at: SidedLine): Run[] {
  if (at.line.text.some((run) => typeof run === 'string' && forbidsSubstitutions(plainText(run))))
    return [
      'Substitutions: Products of the manufacturers named in this section are accepted; others are considered in accordance with ',
      { section: '012500', title: 'Substitution Procedures' },
      '.',
    ];
  const runs = neutralRuns(at);
  const { manufacturer, product } = namesIn(at);
  if ((manufacturer || product) && !at.line.proprietary) return runs;
  return ending(runs, [', or comparable as accepted by ', { keyword: 'ARCHITECT' }, '.']);
}

export const limitedToManufacturers = (manufacturers: readonly string[], text: readonly Run[]): Run[] =>
  prefixed(`For ${joinNames(manufacturers, 'and')}: `, text);

export const prefixed = (words: string, [first, ...others]: readonly Run[]): Run[] =>
  typeof first === 'string'
    ? [words + first, ...others]
    : [words, ...(first === undefined ? [] : [first]), ...others];

/** `A`, `A or B`, `A, B, or C`. */
export function joinNames(names: readonly string[], word: 'and' | 'or'): string {
  if (names.length < 3) return names.join(` ${word} `);
  return `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1) ?? ''}`;
}

/** Names the product, and the manufacturers of comparable ones. */
export function withComparables(lead: SidedLine, others: readonly SidedLine[]): Run[] {
  const seen = new Set([lead.side.coid]);
  const names = others.flatMap((at) => {
    if (seen.has(at.side.coid)) return [];
    seen.add(at.side.coid);
    return [named(at.side, productWords(at))];
  });
  const own = lead.side.slot === 0 ? [...lead.line.text] : rewordAsComparable(lead);
  return names.length === 0 ? own : ending(own, [`, or comparable product by ${joinNames(names, 'or')}.`]);
}

const named = ({ manufacturer }: Side, product: string | null): string =>
  product === null ? manufacturer : `${manufacturer} (${product})`;

/** Rewords a manufacturer's "Basis of Design" when the basis is another manufacturer's product. */
export function rewordAsComparable(at: SidedLine): Run[] {
  const words = at.line.text.map((run) =>
    typeof run === 'string'
      ? plainText(run).replaceAll(/\bbasis[ -]of[ -]design(?: product)?\b/gi, (found) =>
          found.startsWith('B') ? 'Comparable product' : 'comparable product',
        )
      : run,
  );
  return namesIn(at).manufacturer ? words : ending(words, [`, by ${at.side.manufacturer}.`]);
}

/** Replaces the final period of the runs with another ending. */
function ending(runs: readonly Run[], end: readonly Run[]): Run[] {
  const last = runs.at(-1);
  if (typeof last !== 'string') return [...runs, ...end];
  return [...runs.slice(0, -1), withoutTrailing(last, /[\s.]/), ...end];
}
