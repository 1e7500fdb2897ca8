import { createContext } from 'react';
import type { ReactNode } from 'react';

import type { SavedItem } from '#src/domain/saved-item.ts';

/** Controls that a list puts over each row; null where it has none. */
export const RowSlot = createContext<((of: SavedItem) => ReactNode) | null>(null);
