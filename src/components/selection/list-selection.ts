import { createContext } from 'react';

import type { SearchHit } from '#src/contracts/search.ts';

/** A list with selectable rows, and the row that is being previewed. */
export interface Choice {
  items: readonly SearchHit[];
  /** The items' keys (`savedKey`), in order. */
  keys: readonly string[];
  active: number | null;
  setActive: (index: number | null) => void;
}

export const ListSelection = createContext<Choice>({
  items: [],
  keys: [],
  active: null,
  setActive: () => {},
});
