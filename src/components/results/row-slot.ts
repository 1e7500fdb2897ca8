import { createContext } from 'react';
import type { ReactNode } from 'react';

import type { SavedItem } from '#src/domain/saved-item.ts';

/** What a list puts over each of its rows, once its code has come; null where nothing is to be done with rows. */
export const RowSlot = createContext<((of: SavedItem) => ReactNode) | null>(null);
