import { useState } from 'react';

import type { Buckets } from '#src/domain/search-labels.ts';

const shownAtFirst = 6;

export interface ShowMoreState {
  shown: Buckets;
  /** How many more there are; once expanded, how many can be collapsed again. */
  more: number;
  isWhole: boolean;
  toggle: () => void;
}

/** The first six values and all selected ones until expanded. Leaves out values without results. */
export function useShowMore(buckets: Buckets, chosen: readonly string[]): ShowMoreState {
  const [isWhole, setWhole] = useState(false);
  const useful = buckets.filter(({ key, doc_count }) => doc_count > 0 || chosen.includes(key));
  const first = useful.filter(({ key }, index) => index < shownAtFirst || chosen.includes(key));
  return {
    shown: isWhole ? useful : first,
    more: useful.length - first.length,
    isWhole,
    toggle: () => setWhole(!isWhole),
  };
}
