import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { setLogSink } from '#src/browser/log.ts';
import { notify } from '#src/browser/toasts.ts';
import { setUser } from '#src/stores/session.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';

afterEach(() => {
  toast.clearWaitingQueue();
});

const ada = { id: 9001, email: 'ada@lintel.test', firstName: 'Ada', lastName: 'Lint', circulationSeq: 1 };

/** The browser of the tests ends no animation by itself. */
const endAnimation = (inToast: HTMLElement) =>
  act(
    () =>
      void inToast.closest('.Toastify__toast')?.dispatchEvent(new Event('animationend', { bubbles: true })),
  );

const toasts = () => document.querySelectorAll('.Toastify__toast').length;

describe('a message to the visitor', () => {
  it('appears over the page, stays when the page changes, and closes by its button', async () => {
    const { router, user } = open('/');
    await page();
    await act(() => notify.success('Saved project'));
    const message = (await screen.findByText('Saved project')).closest<HTMLElement>('.Toastify__toast');
    await router.navigate('/search/');
    expect(await heading('Search the library')).toBeInTheDocument();
    expect(message).toBeInTheDocument();
    await user.click(within(message ?? document.body).getByRole('button', { name: 'close' }));
    // The browser of the tests ends no animation by itself.
    act(() => void message?.dispatchEvent(new Event('animationend', { bubbles: true })));
    await waitFor(() => expect(screen.queryByText('Saved project')).toBeNull());
  });

  it('is one of twenty at most; the others wait their turn', async () => {
    open('/');
    await page();
    for (let number = 1; number <= 25; number += 1) await act(() => notify.info(`Message ${number}`));
    await screen.findByText('Message 20');
    expect(toasts()).toBe(20);
    expect(screen.queryByText('Message 21')).toBeNull();
  });

  it('offers to take back what was done, once, and leaves with it', async () => {
    const { user } = open('/');
    await page();
    const takeBack = vi.fn<() => void>();
    await act(() => notify.undo('Removed from your favorites', takeBack));
    const button = await screen.findByRole('button', { name: 'Undo' });
    expect(button.closest('[role=status]')).toHaveTextContent('Removed from your favorites');
    await user.dblClick(button);
    expect(takeBack).toHaveBeenCalledOnce();
    endAnimation(button);
    await waitFor(() => expect(screen.queryByText('Removed from your favorites')).toBeNull());
  });

  it('can offer something to do with each kind; what fails in it disturbs nobody', async () => {
    const { user } = open('/');
    await page();
    const lines: string[] = [];
    const restore = setLogSink((_level, message) => lines.push(message));
    const run = vi.fn<() => Promise<void>>().mockRejectedValue(new TypeError('away'));
    await act(() => notify.error('Could not save project', { action: { label: 'Try again', run } }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(run).toHaveBeenCalledOnce();
    expect(lines).toEqual(['The action of a toast failed']);
    restore();
  });

  it('closes by Escape while the keyboard is on it, and the focus goes back to where it was', async () => {
    const { user } = open('/');
    const main = await page();
    const field = main.getByRole('combobox', { name: 'Search for' });
    field.focus();
    await act(() => notify.undo('Removed from your favorites', () => undefined));
    const button = await screen.findByRole('button', { name: 'Undo' });
    button.focus();
    await user.keyboard('{Escape}');
    expect(field).toHaveFocus();
  });

  it('of one person is gone when another comes', async () => {
    open('/');
    await page();
    act(() => setUser(ada));
    await act(() => notify.undo('Removed from your favorites', () => undefined));
    const button = await screen.findByRole('button', { name: 'Undo' });
    act(() => setUser(null));
    endAnimation(button);
    await waitFor(() => expect(screen.queryByText('Removed from your favorites')).toBeNull());
  });
});
