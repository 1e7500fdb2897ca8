import { attackPatternIn, type AttackPattern } from '#src/lib/checks/text.ts';
import { percentDecode, percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/** The rule that matched, or an escape that no browser would write. */
export type TrapReason = AttackPattern | 'bad-escape';

/**
 * Why a signed-in screen's URL is answered with not-found; null for an ordinary one. Checks pathname and
 * search as they are and percent-decoded once and twice. A malformed escape counts only before decoding,
 * because a decoded «100% cotton» is plain text (requirements: trapped-addresses).
 */
export function urlTrapReason(pathname: string, search: string): TrapReason | null {
  const raw = pathname + search;
  const once = percentDecode(raw);
  if (once === null) return 'bad-escape';
  return attackPatternIn(raw) ?? attackPatternIn(once) ?? attackPatternIn(percentDecodeLenient(once));
}
