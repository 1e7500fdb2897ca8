import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { currentDevice, watchDevice, type Device } from '#src/browser/device.ts';
import { isOnline } from '#src/browser/online.ts';
import { apiOrigin, siteOrigin } from '#src/browser/location.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function resizeTo(width: number): void {
  vi.stubGlobal('innerWidth', width);
  globalThis.dispatchEvent(new Event('resize'));
}

describe('the device', () => {
  it.each([
    [320, 'narrow'],
    [1099, 'narrow'],
    [1100, 'medium'],
    [1279, 'medium'],
    [1280, 'wide'],
    [1920, 'wide'],
  ])('of %i px is %s', (width, device) => {
    vi.stubGlobal('innerWidth', width);
    expect(currentDevice()).toBe(device);
  });

  it('is reported once the window rests for 50 ms, and only when it became another', () => {
    vi.stubGlobal('innerWidth', 1400);
    const seen: Device[] = [];
    const stop = watchDevice((device) => seen.push(device));
    resizeTo(500);
    vi.advanceTimersByTime(49);
    resizeTo(1200);
    vi.advanceTimersByTime(49);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    resizeTo(1210);
    vi.advanceTimersByTime(50);
    expect(seen).toEqual(['medium']);
    resizeTo(300);
    stop();
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(['medium']);
  });
});

describe('the network', () => {
  it.each([true, false])('is there: %s', (onLine) => {
    vi.stubGlobal('navigator', { onLine });
    expect(isOnline()).toBe(onLine);
  });
});

it.each([
  ['https://lintel.test', 'https://lintel.test'],
  ['null', 'http://localhost'],
])('a page of origin %s asks its own origin: %s', (origin, sentRequests) => {
  vi.stubGlobal('location', { origin });
  expect([siteOrigin(), apiOrigin()]).toEqual([sentRequests, sentRequests]);
});
