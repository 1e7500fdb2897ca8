import { screen } from '@testing-library/react';
import { vi } from 'vitest';

import { pendingRequests } from '#tests/support/server.ts';

const realTimeout = setTimeout;

/** Lets answers come and the page take them, while its own time stands still. */
export const moment = () => new Promise<void>((done) => void realTimeout(done, 2));

/** Lets so much time pass, in steps, between which answers can come. */
export async function wait(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 100));
    await moment();
  }
}

/** The heading of a page that waits before it comes. No time passes while the API answers, however long that takes. */
export async function lateHeading(name: RegExp | string): Promise<HTMLElement> {
  for (let turn = 0; turn < 2000; turn += 1) {
    const heading = screen.queryByRole('heading', { level: 1, name });
    if (heading) return heading;
    await (pendingRequests() > 0 ? moment() : wait(100));
  }
  throw new Error(`There is no heading ${name}.`);
}
