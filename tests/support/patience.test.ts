import { expect, it, vi } from 'vitest';

it('a wait without a limit outlasts the second that Vitest gives it', async () => {
  const start = Date.now();
  await vi.waitFor(() => expect(Date.now() - start).toBeGreaterThan(1_200));
  await expect.poll(() => Date.now() - start).toBeGreaterThan(2_300);
});
