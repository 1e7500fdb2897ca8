import { createContext } from 'react';

/** Told by the first skeleton whether the first screen stands. Until then the page is too short to be scrolled back. */
export const FirstScreenStands = createContext<(stands: boolean) => void>(() => undefined);
