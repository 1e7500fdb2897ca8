import { createContext } from 'react';

import type { SearchHit } from '#src/contracts/search.ts';

/** A list whose rows can be ticked and looked at: its items, and which of them is looked at. */
export interface Choice {
  items: readonly SearchHit[];
  active: number | null;
  setActive: (index: number | null) => void;
}

export const ListSelection = createContext<Choice>({ items: [], active: null, setActive: () => {} });
