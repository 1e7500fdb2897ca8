import '@testing-library/jest-dom/vitest';

import { setImmediate as nextTask } from 'node:timers/promises';

import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { toast } from 'react-toastify/unstyled';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

import { clearReads } from '#src/api/reads.ts';
import { setClock } from '#src/browser/clock.ts';
import { setLogSink } from '#src/browser/log.ts';
import { setMinimumFillTime } from '#src/components/forms/robot-trap.tsx';
import { useBannerRotation } from '#src/stores/banner-rotation.ts';
import { editionStore } from '#src/stores/edition.ts';
import { clearDrafts } from '#src/services/drafts.ts';
import { resetOpenSections } from '#src/stores/section-work.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { useSession } from '#src/stores/session.ts';
import { useSingleKeys } from '#src/stores/single-keys.ts';
import { resetWorkOwner } from '#src/stores/work-owner.ts';
import { computeStylesOnce } from '#tests/support/computed-style.ts';
import { closeOpened } from '#tests/support/opened.ts';
import { startServer } from '#tests/support/server.ts';

/** Every screen test sees the same day. */
export const today = '2026-11-02';

computeStylesOnce();

configure({
  // The whole tree, which it would print instead, costs more than the search that failed, and most are tried again.
  getElementError: (message) =>
    new Error(`${message}\n\nThe page reads: ${document.body.textContent.slice(0, 2000)}`),
  // Effects of what was just found run in the next task of React's scheduler, which takes immediates: only then is it
  // all there.
  asyncWrapper: async (find: () => Promise<unknown>): Promise<unknown> => {
    const found = await find();
    await nextTask();
    return found;
  },
  // A busy machine must not fail a test: what does not come in this time does not come.
  asyncUtilTimeout: 20_000,
  // Without `act` around it, as in a browser: inside, a screen that suspends upon a click would never come back.
  eventWrapper: (dispatch): unknown => {
    const goesOn: unknown = dispatch();
    return goesOn;
  },
});

const server = await startServer(today);

beforeAll(() => server.listen());

beforeEach(() => {
  setClock(() => Date.parse(`${today}T12:00:00Z`));
  setLogSink(() => undefined);
  // So small that what failed is asked again at once, and never the same: requests and addresses get keys of it.
  let drawn = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => (drawn += 1) / 36 ** 7);
  // Tests type faster than people.
  setMinimumFillTime(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
  closeOpened();
  // Those that no page showed would appear in the next one.
  toast.dismiss();
  resetOpenSections();
  if (useSession.getState().user) endSession();
  clearReads();
  useBannerRotation.setState({ shown: [] });
  clearDrafts();
  localStorage.clear();
  sessionStorage.clear();
  resetWorkOwner();
  useSingleKeys.setState({ isOn: true });
  editionStore.setState('04', true);
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  document.head.querySelectorAll('script, title, meta, link').forEach((node) => node.remove());
  server.reset();
});

afterAll(() => server.close());
