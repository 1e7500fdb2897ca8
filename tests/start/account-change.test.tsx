import { delay, http } from 'msw';
import { expect, it, vi } from 'vitest';

import { endSession } from '#src/services/session-lifecycle.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

it('a screen that is loading while someone signs out comes all the same', async () => {
  await signInAs('ada');
  answerWith(
    http.get('*/api/search/product/1', async () => {
      await delay(200);
    }),
  );
  const asked = () => sentRequests.filter(({ path }) => path.startsWith('/api/search/product/1')).length;
  open('/product/1');
  await vi.waitFor(() => expect(asked()).toBe(1));
  endSession();
  expect(await heading('Brightdeck Reinforced TPO Membrane')).toBeVisible();
  expect(asked()).toBe(2);
});
