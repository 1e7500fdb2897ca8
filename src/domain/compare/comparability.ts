import type { Epd } from '#src/contracts/content.ts';
import { expiryStatus } from '#src/lib/dates.ts';

/** Whether environmental results may be held against each other, and every reason why not, as sentences. */
export interface Comparability {
  isComparable: boolean;
  reasons: readonly string[];
}

/**
 * Judges declarations of several products, null standing for a product without one; `today` is an ISO date. Results
 * compare only for the same declared unit, category rule, standard, stages and kind of declaration, all in force
 * (ISO 14025 §6.7.2, EN 15804 §5.3).
 */
export function comparability(declarations: readonly (Epd | null)[], today: string): Comparability {
  const epds = declarations.filter((epd) => epd !== null);
  if (epds.length < 2) {
    const reason =
      epds.length === 0
        ? 'None of these products has an environmental declaration.'
        : 'Only one of these products has an environmental declaration.';
    return { isComparable: false, reasons: [reason] };
  }
  const reasons = [
    differing(epds, 'The declared units differ', ({ declaredUnit }) => declaredUnit),
    differing(epds, 'The product category rules differ', ({ pcr }) => pcr),
    differing(epds, 'The standards differ', ({ standard }) => standard),
    differing(epds, 'The stages differ', stagesOf),
    differing(epds, 'The kinds of declaration differ', ({ epdType }) => scopeOf(epdType)),
    ...epds.map((epd) =>
      expiryStatus(epd.validUntil, today) === 'expired'
        ? `The declaration ${epd.declarationNumber} of ${epd.company} has expired.`
        : null,
    ),
  ].filter((reason) => reason !== null);
  return { isComparable: reasons.length === 0, reasons };
}

/** A sentence with every value, once, where the declarations do not agree. */
function differing(epds: readonly Epd[], words: string, valueOf: (epd: Epd) => string): string | null {
  const values = new Map(epds.map((epd) => [alike(valueOf(epd)), valueOf(epd)]));
  if (values.size === 1) return null;
  return `${words}: ${[...values.values()].map((value) => (value === '' ? 'none stated' : value)).join(' / ')}.`;
}

/** Two spellings of one thing: `1 m²` and `1 M2`. */
function alike(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.,;()-]+/g, ' ')
    .trim();
}

function stagesOf({ impacts }: Epd): string {
  return [...new Set(impacts.map(({ stage }) => stage))].toSorted().join(', ');
}

/** An average of a whole trade says nothing about one maker's product. */
function scopeOf(epdType: string): string {
  return /industry|average|sector/i.test(epdType) ? 'industry-wide' : 'of a product or plant';
}

/** The declaration that speaks for a product: one in force before an expired one, then the one that lasts longest. */
export function declarationOf<T extends { validUntil: string }>(items: readonly T[]): T | null {
  return items.toSorted((one, other) => (one.validUntil < other.validUntil ? 1 : -1))[0] ?? null;
}
