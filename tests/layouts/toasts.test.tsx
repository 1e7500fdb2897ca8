import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterEach, describe, expect, it } from 'vitest';

import { notify } from '#src/browser/toasts.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';

afterEach(() => {
  toast.dismiss();
  toast.clearWaitingQueue();
});

const toasts = () => document.querySelectorAll('.Toastify__toast').length;

describe('a message to the visitor', () => {
  it('appears over the page, stays when the page changes, and closes by its button', async () => {
    const { router, user } = open('/');
    await page();
    await act(() => notify.success('Saved project'));
    const message = (await screen.findByText('Saved project')).closest<HTMLElement>('.Toastify__toast');
    await router.navigate('/search/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Search the library' })).toBeInTheDocument();
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
});
