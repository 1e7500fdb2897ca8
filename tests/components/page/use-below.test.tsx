import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';

import { resolveAfter } from '#src/lib/resolve-after.ts';
import { useAfterHeadPaint } from '#src/components/page/use-after-head-paint.ts';

afterEach(() => vi.unstubAllGlobals());

function scrollTo(scrollY: number): void {
  vi.stubGlobal('scrollY', scrollY);
  dispatchEvent(new Event('scroll'));
}

/** A list and a page behind it; the answer says what each rendering of the list had. */
function open() {
  const rendered: ('head' | 'whole')[] = [];
  function List() {
    rendered.push(useAfterHeadPaint() ? 'whole' : 'head');
    return <Link to="/page">Page</Link>;
  }
  function Page() {
    // As the router scrolls to the top of a new screen.
    useLayoutEffect(() => scrollTo(0), []);
    return <h1>Page</h1>;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/list">List</Link> },
    { path: '/list', element: <List /> },
    { path: '/page', element: <Page /> },
  ]);
  render(<RouterProvider router={router} />);
  return {
    rendered,
    go: (to: string) => act(() => router.navigate(to)),
    back: () => act(() => router.navigate(-1)),
  };
}

it('a screen that I go to shows its head first', async () => {
  const { rendered, go } = open();
  await go('/list');
  expect([...new Set(rendered)]).toEqual(['head', 'whole']);
});

it.each([
  ['at its top shows its head first', 0, ['head', 'whole']],
  ['further down is there as a whole', 2_000, ['whole']],
] as const)('a screen that I come back to %s', async (_, scrollY, expected) => {
  const { rendered, go, back } = open();
  await go('/list');
  act(() => scrollTo(scrollY));
  await go('/page');
  rendered.length = 0;
  await back();
  expect(await screen.findByRole('link', { name: 'Page' })).toBeInTheDocument();
  expect([...new Set(rendered)]).toEqual(expected);
});

it('a screen that still waits for code when I go on is not rendered over and over', async () => {
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
