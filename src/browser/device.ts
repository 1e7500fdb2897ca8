/**
 * By window width: `narrow` below 1100 px, where the header has a menu button; `wide` from 1280 px, where a
 * list has room for a preview.
 */
export type Device = 'narrow' | 'medium' | 'wide';

/** Debounce of window resizes, in ms (requirements: device). */
const debounceMs = 50;

export function currentDevice(): Device {
  const width = globalThis.innerWidth;
  if (width < 1100) return 'narrow';
  return width >= 1280 ? 'wide' : 'medium';
}

/** Calls `changed` when the device class changes. Returns a function that stops it. */
export function watchDevice(changed: (device: Device) => void): () => void {
  let known = currentDevice();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    const device = currentDevice();
    if (device === known) return;
    known = device;
    changed(device);
  };
  const resized = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, debounceMs);
  };
  globalThis.addEventListener('resize', resized);
  return () => {
    clearTimeout(timer);
    globalThis.removeEventListener('resize', resized);
  };
}

/** Calls `changed` whenever the window is resized. Returns a function that stops it. */
export function watchWidth(changed: () => void): () => void {
  globalThis.addEventListener('resize', changed);
  return () => globalThis.removeEventListener('resize', changed);
}

export const pageWidth = (): number => globalThis.innerWidth;

/** Empty if the browser does not report it. */
export const userAgent = (): string => globalThis.navigator?.userAgent ?? '';
