import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';

import { resolveAfter } from '#src/lib/resolve-after.ts';
import { useAfterHeadPaint } from '#src/components/page/use-after-head-paint.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser that tells of its first paint, in a visit that a link began. */
function visit(isPainted: boolean): void {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['paint'] });
  const paint = { paintTime: 0, presentationTime: 0 };
  const entry = { name: '', entryType: '', startTime: 0, duration: 0, ...paint, toJSON: () => null };
  const navigation = Object.assign(entry, { type: 'navigate' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(isPainted ? [entry] : []);
}

it.each([
  ['before anything is painted shows its head first', false, ['head', 'whole']],
  ['later on is there as a whole', true, ['whole']],
] as const)('a screen that comes %s', async (_, isPainted, expected) => {
  visit(isPainted);
  const rendered: string[] = [];
  function Screen() {
    rendered.push(useAfterHeadPaint() ? 'whole' : 'head');
    return null;
  }
  await act(async () => void render(<Screen />));
  expect([...new Set(rendered)]).toEqual(expected);
});

it('a screen after a reload is there as a whole, as restoring its position needs', async () => {
  visit(false);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  const rendered: boolean[] = [];
  function Screen() {
    rendered.push(useAfterHeadPaint());
    return null;
  }
  await act(async () => void render(<Screen />));
  expect(rendered).not.toContain(false);
});

it('a screen that still waits for code when I go on is not rendered over and over', async () => {
  visit(false);
  const Late = lazy(() => resolveAfter(150, { default: () => <p>Code</p> }));
  let renderings = 0;
  function List() {
    useAfterHeadPaint();
    renderings += 1;
    if (renderings > 100) throw new Error('The screen is rendered over and over.');
    return (
      <>
        <Late />
        <Suspense>
          <Late />
        </Suspense>
      </>
    );
  }
  const lists = ['/one', '/two', '/three', '/four'];
  const router = createMemoryRouter([
    { path: '/', element: <h1>Home</h1> },
    ...lists.map((path) => ({ path, element: <List key={path} /> })),
  ]);
  render(<RouterProvider router={router} />);
  for (const path of lists) {
    void router.navigate(path);
    await act(() => resolveAfter(20, null));
  }
  expect(await screen.findAllByText('Code')).toHaveLength(2);
});
