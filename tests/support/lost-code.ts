import { vi } from 'vitest';

import { closeAfterTest } from '#tests/support/opened.ts';

export const notSaved = 'Couldn’t save to favorites. Check your connection and try again.';

/** Makes the code that saves favorites fail to load, until the test ends. */
export function loseFavoriteActions(): void {
  vi.doMock('#src/services/favorite-actions.ts', () => {
    throw new Error('No network.');
  });
  closeAfterTest(() => vi.doUnmock('#src/services/favorite-actions.ts'));
}
