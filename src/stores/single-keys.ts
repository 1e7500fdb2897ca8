import * as v from 'valibot';
import { create } from 'zustand';

import { readStored, writeStored } from '#src/browser/storage.ts';

const key = 'single-keys';

/** Whether single-letter shortcuts move through lists. On by default; the setting is stored (WCAG 2.1.4). */
export const useSingleKeys = create<{ isOn: boolean }>()(() => ({ isOn: true }));
// Set after creation, because a pre-rendered page is taken over with the default.
useSingleKeys.setState({ isOn: readStored('local', key, v.boolean(), true) });

export function setSingleKeys(isOn: boolean): void {
  writeStored('local', key, isOn);
  useSingleKeys.setState({ isOn });
}
