import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';

import { Deferred } from '#src/components/page/deferred.tsx';
import { trackSettled } from '#src/lib/settled-values.ts';

const waiting = vi.fn<() => null>(() => null);

/** A part of a screen that shows a name from a loader's promise. */
function show(name: Promise<{ data: string }>): Promise<void> {
  waiting.mockClear();
  const Waiting = waiting;
  const part = (
    <Deferred result={name} fallback={<Waiting />} what="The name">
      {(text) => <p>{text}</p>}
    </Deferred>
  );
  return act(async () => {
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: part }])} />);
  });
}

describe('a promise among a loader’s data', () => {
  it('that has been answered is shown without a fallback', async () => {
    const { name } = trackSettled({ name: Promise.resolve({ data: 'Pier 9' }) });
    await name;
    await show(name);
    expect(screen.getByText('Pier 9')).toBeVisible();
    expect(waiting).not.toHaveBeenCalled();
  });

  it('that has not been answered is waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<{ data: string }>();
    const { name } = trackSettled({ name: promise });
    await show(name);
    expect(waiting).toHaveBeenCalled();
    await act(async () => resolve({ data: 'Pier 9' }));
    expect(screen.getByText('Pier 9')).toBeVisible();
  });

  it('is found in objects alone', () => {
    for (const data of [null, undefined, 'Pier 9', 9]) expect(trackSettled(data)).toBe(data);
  });
});
