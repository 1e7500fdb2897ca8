import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { watchForNewBuild } from '#src/services/new-build.ts';

/** The host's next response. */
let answer = (): Response => Response.json({ build: 'dev' });
const sentRequests = vi.fn<typeof fetch>(async () => answer());
const found = vi.fn<() => void>();
const minute = 60_000;
let isHidden = false;
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', sentRequests);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  isHidden = false;
  answer = () => Response.json({ build: 'dev' });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sentRequests.mockClear();
  found.mockReset();
});

const show = (isNow: boolean): Promise<unknown> => {
  isHidden = !isNow;
  document.dispatchEvent(new Event('visibilitychange'));
  return vi.advanceTimersByTimeAsync(0);
};

describe('which build is served', () => {
  it('is asked at once and every five minutes, of the site itself and as nobody', async () => {
    stop = watchForNewBuild(found);
    await vi.advanceTimersByTimeAsync(0);
    expect(sentRequests).toHaveBeenCalledTimes(1);
    const [address = '', init] = sentRequests.mock.calls[0] ?? [];
    const { url, credentials } = new Request(address, init);
    expect({ url, credentials }).toEqual({ url: `${location.origin}/version.json`, credentials: 'omit' });
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(sentRequests).toHaveBeenCalledTimes(3);
    expect(found).not.toHaveBeenCalled();
  });

  it('is told once when it is another, and then asked no more', async () => {
    stop = watchForNewBuild(found);
    await vi.advanceTimersByTimeAsync(minute);
    answer = () => Response.json({ build: 'newer' });
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(found).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30 * minute);
    await show(true);
    expect([found.mock.calls.length, sentRequests.mock.calls.length]).toEqual([1, 2]);
  });

  it('is not asked while nobody sees the page, and at once when someone does again', async () => {
    isHidden = true;
    stop = watchForNewBuild(found);
    await vi.advanceTimersByTimeAsync(20 * minute);
    expect(sentRequests).not.toHaveBeenCalled();
    await show(true);
    expect(sentRequests).toHaveBeenCalledTimes(1);
    await show(false);
    await show(true);
    expect(sentRequests, 'not for every glance').toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(minute);
    await show(true);
    expect(sentRequests).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => Response]>([
    ['the host fails', () => new Response('', { status: 500 })],
    ['there is a page of HTML', () => new Response('<!doctype html>')],
    ['it names no build', () => Response.json({ build: '' })],
    ['the network is gone', () => Response.error()],
  ])('is not known where %s: nothing happens', async (_, failing) => {
    answer = failing;
    stop = watchForNewBuild(found);
    await vi.advanceTimersByTimeAsync(6 * minute);
    expect(sentRequests).toHaveBeenCalledTimes(2);
    expect(found).not.toHaveBeenCalled();
  });
});
