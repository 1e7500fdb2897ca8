import { useSyncExternalStore } from 'react';

import { currentDevice, watchDevice, type Device } from '#src/browser/device.ts';

export const useDevice = (): Device => useSyncExternalStore(watchDevice, currentDevice, () => 'narrow');
