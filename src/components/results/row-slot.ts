import { createContext } from 'react';
import type { ReactNode } from 'react';

import type { KeptItem } from '#src/domain/kept-item.ts';

/** What a list puts over each of its rows, once its code has come; null where nothing is to be done with rows. */
export const RowSlot = createContext<((of: KeptItem) => ReactNode) | null>(null);
