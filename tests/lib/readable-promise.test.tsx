import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { withReadablePromises } from '#src/lib/readable-promise.ts';

const waiting = vi.fn<() => null>(() => null);

function Name({ name }: { name: Promise<string> }) {
  return <p>{use(name)}</p>;
}

function show(name: Promise<string>): Promise<void> {
  waiting.mockClear();
  const Waiting = waiting;
  return act(async () => {
    render(
      <Suspense fallback={<Waiting />}>
        <Name name={name} />
      </Suspense>,
    );
  });
}

describe('a promise among a loader’s data', () => {
  it('that has been answered is shown without a fallback', async () => {
    const { name } = withReadablePromises({ name: Promise.resolve('Pier 9') });
    await name;
    await show(name);
    expect(screen.getByText('Pier 9')).toBeVisible();
    expect(waiting).not.toHaveBeenCalled();
  });

  it('that has not been answered is waited for', async () => {
    let answer = (_name: string): void => undefined;
    const { name } = withReadablePromises({ name: new Promise<string>((resolve) => (answer = resolve)) });
    await show(name);
    expect(waiting).toHaveBeenCalled();
    await act(async () => answer('Pier 9'));
    expect(screen.getByText('Pier 9')).toBeVisible();
  });

  it('is found in objects alone', () => {
    for (const data of [null, undefined, 'Pier 9', 9]) expect(withReadablePromises(data)).toBe(data);
  });
});
