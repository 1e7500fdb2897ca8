import { createContext } from 'react';

/** True within a screen that is out of sight and about to be taken away: it says nothing of itself any more. */
export const Leaving = createContext(false);
