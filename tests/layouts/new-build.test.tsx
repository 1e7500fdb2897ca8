import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { reloadOnNextStep } from '#src/layouts/new-build.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';

const reload = vi.fn<() => void>();
const assign = vi.fn<(path: string | URL) => void>();
beforeEach(() => {
  reload.mockReset();
  assign.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(location, 'assign').mockImplementation(assign);
});

const blockStorage = () =>
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

describe('once a newer build is served', () => {
  it('the next step to another screen loads the page of that screen, once', async () => {
    const { router } = open('/search/tpo');
    await page();
    reloadOnNextStep(router);
    act(() => void router.navigate('/search/tpo?division=07'));
    await waitFor(() => expect(router.state.location.search).toBe('?division=07'));
    expect(assign, 'a filter is no step').not.toHaveBeenCalled();
    act(() => void router.navigate('/product/1?mf=95#files'));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/product/1?mf=95#files'));
    expect(router.state.location.pathname, 'the old page goes no further').toBe('/search/tpo');
    globalThis.dispatchEvent(new Event('pageshow'));
    expect(reload, 'brought back as it was, it is reloaded').toHaveBeenCalledOnce();
  });

  it('the step goes on without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { router } = open('/search/');
    await page();
    reloadOnNextStep(router);
    await act(() => router.navigate('/product/1'));
    expect(router.state.location.pathname).toBe('/product/1');
    expect(assign).not.toHaveBeenCalled();
  });

  it('with storage blocked nothing is reloaded by itself: a message stays until its button is pressed', async () => {
    blockStorage();
    const { router, user } = open('/search/');
    await page();
    reloadOnNextStep(router);
    await act(() => router.navigate('/product/1'));
    const message = await screen.findByText('A new version of Lintel is available.');
    expect(message.closest('[role=status]')).not.toBeNull();
    expect(router.state.location.pathname).toBe('/product/1');
    await act(() => router.navigate('/search/'));
    expect([assign.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByText(/^A new version/)).toBeNull());
  });
});
