import { useSyncExternalStore } from 'react';

import { currentDevice, watchDevice, type Device } from '#src/browser/device.ts';

export function useDevice(): Device {
  return useSyncExternalStore(watchDevice, currentDevice, () => 'narrow');
}
