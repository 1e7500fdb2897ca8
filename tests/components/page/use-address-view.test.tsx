import { act, render, screen } from '@testing-library/react';
import { startTransition, use } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';

import { reportRequestedAddresses } from '#src/components/page/requested-address.ts';
import { useAddressView } from '#src/components/page/use-address-view.ts';

function Filters() {
  const [query] = useSearchParams();
  const [view, choose] = useAddressView({ format: query.get('format') ?? 'any' }, ({ format }) =>
    format === 'any' ? '/roof' : `/roof?format=${format}`,
  );
  return (
    <>
      <button type="button" onClick={() => choose({ format: 'dxf' })}>
        {view.format}
      </button>
      <a href="#later" onClick={() => startTransition(() => choose({ format: 'dxf' }))}>
        When there is time
      </a>
    </>
  );
}

const never = new Promise<null>(() => undefined);
const Pending = () => use(never);

/** A page that waits, once it is filtered, for something that does not come. */
function PendingFilters() {
  const [query] = useSearchParams();
  return (
    <>
      <Filters />
      {query.has('format') && <Pending />}
    </>
  );
}

async function opened(Component = Filters) {
  const router = createMemoryRouter([{ path: '/roof', Component }], { initialEntries: ['/roof'] });
  reportRequestedAddresses(router);
  render(<RouterProvider router={router} />);
  return { router, filter: await screen.findByRole('button') };
}

it('a choice is shown, and Back takes it away', async () => {
  const { router, filter } = await opened();
  await act(async () => filter.click());
  expect(filter).toHaveTextContent('dxf');
  await act(() => router.navigate(-1));
  expect(filter).toHaveTextContent('any');
});

it('Back takes a choice away that React has not drawn yet', async () => {
  const { router, filter } = await opened();
  await act(async () => {
    screen.getByRole('link').click();
    await router.navigate(-1);
  });
  expect(router.state.location.search).toBe('');
  expect(filter).toHaveTextContent('any');
  await act(async () => filter.click());
  expect(filter).toHaveTextContent('dxf');
});

it('Back takes a choice away also where the page has never been shown with it', async () => {
  const { router, filter } = await opened();
  await act(async () => {
    filter.click();
    // Nothing is drawn until this function ends.
    await expect.poll(() => router.state.location.search).toBe('?format=dxf');
    await router.navigate(-1);
  });
  expect(router.state.location.search).toBe('');
  expect(filter).toHaveTextContent('any');
});

it('Back takes a choice away that the page has begun to be shown with', async () => {
  const { router, filter } = await opened(PendingFilters);
  await act(async () => filter.click());
  expect(router.state.location.search).toBe('?format=dxf');
  expect(filter).toHaveTextContent('dxf');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(filter).toHaveTextContent('any');
});
