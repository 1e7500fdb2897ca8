import { createContext, type ReactNode } from 'react';

import type { SavedItem } from '#src/domain/saved-item.ts';

/** Renders a list's controls on top of each row, such as a checkbox; null if there are none. */
export const RowSlot = createContext<((of: SavedItem) => ReactNode) | null>(null);
