import type { Decision } from '#src/domain/redline/result.ts';
import type { SideContent } from '#src/screens/redline/side-text.ts';

/**
 * The side to save as the person's own work: their own side if there is one, otherwise the old side if it has a
 * SpecWizard. Null if the result can only be downloaded, as with a guide.
 */
export function ownSideOf(old: SideContent, now: SideContent, hasWizard: boolean): 'old' | 'now' | null {
  if (now.side.text === 'mine') return 'now';
  if (old.side.text === 'mine') return 'old';
  return old.side.text === 'recommended' && hasWizard ? 'old' : null;
}

/** What an undecided change counts as: keeps the person's own text, or the old text if neither side is theirs. */
export const openCountsAs = (side: 'old' | 'now' | null): Decision =>
  side === 'now' ? 'accepted' : 'rejected';
