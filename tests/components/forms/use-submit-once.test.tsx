import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useSubmitOnce } from '#src/ui/use-submit-once.ts';

it('two calls in one go send once, and the next one goes out when the first has settled', async () => {
  let settle = (): void => undefined;
  const send = vi.fn<(text: string) => Promise<void>>(
    () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
  );
  const { result } = renderHook(() => useSubmitOnce(send));
  act(() => {
    result.current.submit('first');
    result.current.submit('second');
  });
  expect(result.current.isSubmitting).toBe(true);
  await act(async () => settle());
  expect(result.current.isSubmitting).toBe(false);
  act(() => result.current.submit('third'));
  expect(send.mock.calls).toEqual([['first'], ['third']]);
});
