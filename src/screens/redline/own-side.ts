import type { Decision } from '#src/domain/redline/result.ts';
import type { SideContent } from '#src/screens/redline/side-text.ts';

/**
 * The side that becomes the person's own work: theirs, else the old one, if SpecWizard writes it. Null where the result
 * can only be downloaded, as a guide can.
 */
export function ownSideOf(old: SideContent, now: SideContent, hasWizard: boolean): 'old' | 'now' | null {
  if (now.side.text === 'mine') return 'now';
  if (old.side.text === 'mine') return 'old';
  return old.side.text === 'recommended' && hasWizard ? 'old' : null;
}

/** The decision that an open change counts as: one's own text stays as it is; without one, the old. */
export const openCountsAs = (side: 'old' | 'now' | null): Decision =>
  side === 'now' ? 'accepted' : 'rejected';
