import { markerIn, type TextMarker } from '#src/lib/checks/text.ts';
import { percentDecode, percentDecodeLenient } from '#src/lib/percent-decoding.ts';

/** The rule that matched, or an escape that no browser would write. */
export type TrapMarker = TextMarker | 'bad-escape';

/**
 * The reason to answer «not found» to an address of a signed-in screen, or null for an ordinary one.
 * Looks at pathname and search as they stand and percent-decoded once and twice. A malformed escape is a reason
 * the first time only: once decoded, «100% cotton» is plain text. (requirements: trapped-addresses)
 */
export function urlTrapMarker(pathname: string, search: string): TrapMarker | null {
  const raw = pathname + search;
  const once = percentDecode(raw);
  if (once === null) return 'bad-escape';
  return markerIn(raw) ?? markerIn(once) ?? markerIn(percentDecodeLenient(once));
}
