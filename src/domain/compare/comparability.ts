import type { Epd } from '#src/contracts/content.ts';
import { expiryStatus } from '#src/lib/dates.ts';

/** Whether environmental results can be compared, and if not, every reason as a sentence. */
export interface Comparability {
  isComparable: boolean;
  reasons: readonly string[];
}

/**
 * Judges the declarations of several products; null is a product without one. `today` is an ISO date. Results can be
 * compared only with the same declared unit, product category rule, standard, stages, and kind of declaration, and if
 * all are in force (ISO 14025 §6.7.2, EN 15804 §5.3).
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
    differenceNote(epds, 'The declared units differ', ({ declaredUnit }) => declaredUnit),
    differenceNote(epds, 'The product category rules differ', ({ pcr }) => pcr),
    differenceNote(epds, 'The standards differ', ({ standard }) => standard),
    differenceNote(epds, 'The stages differ', stagesOf),
    differenceNote(epds, 'The kinds of declaration differ', ({ epdType }) => scopeOf(epdType)),
    ...epds.map((epd) =>
      expiryStatus(epd.validUntil, today) === 'expired'
        ? `The declaration ${epd.declarationNumber} of ${epd.company} has expired.`
        : null,
    ),
  ].filter((reason) => reason !== null);
  return { isComparable: reasons.length === 0, reasons };
}

/** One sentence that lists every value if the declarations differ; empty otherwise. */
function differenceNote(epds: readonly Epd[], words: string, valueOf: (epd: Epd) => string): string | null {
  const values = new Map(epds.map((epd) => [normalizedText(valueOf(epd)), valueOf(epd)]));
  if (values.size === 1) return null;
  return `${words}: ${[...values.values()].map((value) => (value === '' ? 'none stated' : value)).join(' / ')}.`;
}

/** Normalizes spelling, so that `1 m²` equals `1 M2`. */
const normalizedText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.,;()-]+/g, ' ')
    .trim();

const stagesOf = ({ impacts }: Epd): string =>
  [...new Set(impacts.map(({ stage }) => stage))].toSorted().join(', ');

/** An industry-wide average says nothing about one manufacturer's product. */
const scopeOf = (epdType: string): string =>
  /industry|average|sector/i.test(epdType) ? 'industry-wide' : 'of a product or plant';

/** The declaration that represents a product: one in force before an expired one, then the latest to expire. */
export const declarationOf = <T extends { validUntil: string }>(items: readonly T[]): T | null =>
  items.toSorted((one, other) => (one.validUntil < other.validUntil ? 1 : -1))[0] ?? null;
