import type { Alternative } from '#src/reference-api/search/alternative.ts';
import type { QueryPlan } from '#src/reference-api/search/query-plan.ts';
import { textTerms } from '#src/reference-api/search/text-terms.ts';
import { endingsOf } from '#src/reference-api/search/things-asked-for.ts';
import type { Vocabulary } from '#src/reference-api/search/vocabulary.ts';

/**
 * How well a product's name matches all words of a query, from 0 to 1. `named`: noun and section contain them, as a
 * urinal screen's do for `urinal`. `head`: its noun also ends with them, as in waterless urinal. With neither, it only
 * mentions them.
 */
interface KindOfAnswer {
  named: number;
  head: number;
  /** It is an accessory of what is asked for: a walkway roll, for TPO. */
  isAccessory: boolean;
}

export interface KindsOfProducts {
  /** For each kind, by its number. */
  askedBy: (plan: QueryPlan) => (kind: number) => KindOfAnswer;
}

/** What a product is called, and the title of its first section. Products with both the same are of one kind. */
export interface ProductKind {
  noun: string;
  title: string;
  isDiscontinued: boolean;
  /** Words that its attributes have as values, or that it is offered with: `Cable`, `Low-iron`. */
  variants: readonly string[];
}

interface Kind {
  /** The terms of noun and section. */
  terms: ReadonlySet<number>;
  /** The terms of the noun's last words, before `with` and `for`. */
  heads: ReadonlySet<number>;
  isAccessory: boolean;
  /** What tells a lesser kind apart, where it is one. */
  lesser: ReadonlySet<number>;
}

/** Below this, a term means something else: a similar beginning, or a broader word. */
const minWeight = 0.75;
/** Nouns with these endings are accessories, unless they are asked for themselves. */
const accessories = new Set(
  'accessory roll pad tape trim molding strip insert adhesive primer fastener clip bracket sleeve cap cover drop'.split(
    ' ',
  ),
);
/** Seldom meant by their last word alone: a fire door closes an opening that people walk through. */
const lesserKinds: ReadonlyMap<string, string> = new Map([['access door', 'access']]);
const mentioned: KindOfAnswer = { named: 0, head: 0, isAccessory: false };

/** How well an alternative matches some of these terms; 0 if it does not. */
function weightIn(alternative: Alternative, terms: ReadonlySet<number>): number {
  if (alternative.by === 'section') return 1;
  if (alternative.by === 'all') return alternative.terms.every((term) => terms.has(term)) ? 1 : 0;
  let best = 0;
  for (const { term, weight } of alternative.terms) if (weight > best && terms.has(term)) best = weight;
  return Math.min(1, best);
}

/** An alternative without terms that mean something else. */
const closest = (alternative: Alternative): Alternative =>
  alternative.by === 'any'
    ? { ...alternative, terms: alternative.terms.filter(({ weight }) => weight >= minWeight) }
    : alternative;

const bestIn = (alternatives: readonly Alternative[], terms: ReadonlySet<number>): number =>
  alternatives.reduce((best, one) => Math.max(best, weightIn(one, terms)), 0);

export function productKinds(
  known: readonly ProductKind[],
  { numberOf }: Pick<Vocabulary, 'numberOf'>,
): KindsOfProducts {
  const numbersOf = (terms: readonly string[]) => new Set(terms.flatMap((term) => numberOf(term) ?? []));
  const kinds = known.map(({ noun, title }): Kind => ({
    terms: numbersOf([noun, title].flatMap((text) => textTerms(text).terms)),
    heads: numbersOf(endingsOf(noun)),
    isAccessory: accessories.has(endingsOf(noun)[0] ?? ''),
    lesser: numbersOf(endingsOf(noun).flatMap((ending) => lesserKinds.get(ending) ?? [])),
  }));
  return {
    askedBy({ parts, numberPart, alternatives }) {
      const wordParts = Array.from({ length: parts }, (_, part) => part).filter(
        (part) => part !== numberPart,
      );
      const close = alternatives.map(closest);
      const byPart = wordParts.map((part) => close.filter(({ from, to }) => from <= part && part < to));
      const last = byPart.at(-1) ?? [];
      return (number) => {
        const kind = kinds[number];
        if (kind === undefined || byPart.length === 0) return mentioned;
        const named = byPart.reduce((least, part) => Math.min(least, bestIn(part, kind.terms)), 1);
        const head = named === 0 ? 0 : bestIn(last, kind.heads);
        const isLesser = kind.lesser.size > 0 && byPart.every((part) => bestIn(part, kind.lesser) === 0);
        return { named, head, isAccessory: isLesser || (kind.isAccessory && head === 0) };
      };
    },
  };
}
