import type { DesignProject, ItemStatus } from '#src/contracts/char-projects.ts';
import type { Content } from '#src/contracts/content.ts';
import { thresholds, type CreditRule, type Threshold } from '#src/domain/scorecard/rules.ts';

/** A project's product with all its content in the library. */
export interface ScoredProduct {
  id: number;
  title: string;
  coid: number;
  company: string;
  status: ItemStatus;
  documents: readonly Content[];
}

/** A product with the document that makes it count. */
export interface Contribution {
  product: ScoredProduct;
  document: Content;
  /** In products: 1 or 1.5. */
  weight: number;
  because: string;
}

export interface Credit {
  rule: CreditRule;
  /** Null if the rule has no verdict. */
  needed: Threshold | null;
  /** Weighted number of products, for example 17.5. */
  products: number;
  /** Number of different manufacturers among the products that count. */
  manufacturers: number;
  /** Null if the rule has no verdict. */
  isMet: boolean | null;
  contributions: readonly Contribution[];
  /** Products with documents, none of which counts, and the reason for the first. */
  uncounted: readonly { product: ScoredProduct; document: Content; because: string }[];
  /** What is still needed, as sentences; empty once the credit is met. */
  toComplete: readonly string[];
}

/** Statuses of products that are specified. */
const specified: ReadonlySet<ItemStatus> = new Set(['basis of design', 'submitted', 'approved']);

/**
 * Whether an item counts: always once specified, and optionally while under consideration. Comparable and rejected
 * products never count, because only one product is installed.
 */
export const isCounted = ({ status }: Pick<ScoredProduct, 'status'>, withConsidered = false): boolean =>
  specified.has(status) || (withConsidered && status === 'considering');

/** The tally of one credit; `today` as `2026-11-02`. Each product counts once, by its best document. */
export function creditOf(
  products: readonly ScoredProduct[],
  rule: CreditRule,
  leed: DesignProject['leed'],
  today: string,
): Credit {
  const needed = rule.hasVerdict ? thresholds[leed] : null;
  const contributions: Contribution[] = [];
  const uncounted: { product: ScoredProduct; document: Content; because: string }[] = [];
  const without: ScoredProduct[] = [];
  for (const product of onceEach(products)) {
    const judged = product.documents.flatMap((document) => {
      const worth = rule.worth(document, today);
      return worth === null ? [] : [{ document, worth }];
    });
    const best = judged
      .flatMap(({ document, worth }) =>
        worth.counts ? [{ product, document, weight: worth.weight, because: worth.because }] : [],
      )
      .toSorted((one, other) => other.weight - one.weight)[0];
    const [first] = judged;
    if (best) contributions.push(best);
    else if (first) uncounted.push({ product, document: first.document, because: first.worth.because });
    else without.push(product);
  }
  const tally = {
    products: contributions.reduce((sum, { weight }) => sum + weight, 0),
    manufacturers: new Set(contributions.map(({ product }) => product.coid)).size,
  };
  const isMet = needed && tally.products >= needed.products && tally.manufacturers >= needed.manufacturers;
  return {
    rule,
    needed,
    ...tally,
    isMet,
    contributions,
    uncounted,
    toComplete:
      needed === null || isMet ? [] : missingSteps(rule, needed, tally, uncounted.length + without.length),
  };
}

function missingSteps(rule: CreditRule, needed: Threshold, tally: Threshold, candidates: number): string[] {
  const steps: string[] = [];
  const products = needed.products - tally.products;
  const manufacturers = needed.manufacturers - tally.manufacturers;
  if (products > 0) {
    const best = rule.key === 'epd' ? Math.ceil(products / 1.5) : Math.ceil(products);
    steps.push(
      rule.key === 'epd'
        ? `${amountText(products)} more: ${count(best, 'product')} with a verified product-specific EPD, or ${count(Math.ceil(products), 'product')} with an industry-wide one.`
        : `${count(best, 'more product')} with ${rule.wanted}.`,
    );
  }
  if (manufacturers > 0) steps.push(`${count(manufacturers, 'more manufacturer')} among them.`);
  if (candidates > 0)
    steps.push(
      `${count(candidates, 'product')} of this project ${candidates === 1 ? 'does' : 'do'} not count yet; see which below.`,
    );
  return steps;
}

const onceEach = (products: readonly ScoredProduct[]): ScoredProduct[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];

/** `1.5`, `20`: halves are the only fractions. */
export const amountText = (amount: number): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(1);

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;
