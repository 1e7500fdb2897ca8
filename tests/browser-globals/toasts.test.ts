import { cleanup, render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { toastContainerOptions } from '#src/layouts/toasts.tsx';
import { notify } from '#src/browser/toasts.ts';

afterEach(() => {
  toast.dismiss();
  cleanup();
});

describe('a short message', () => {
  it('asks for its place the first time, and waits until the place is there', async () => {
    vi.resetModules();
    const { areToastsRequested, onToastsRequested } = await import('#src/browser/toasts-requested.ts');
    const { notify: first } = await import('#src/browser/toasts.ts');
    let sentRequests = 0;
    const stop = onToastsRequested(() => {
      sentRequests += 1;
    });
    expect(areToastsRequested()).toBe(false);
    await first.success('Saved project');
    await first.error('Could not save project');
    stop();
    expect([areToastsRequested(), sentRequests]).toEqual([true, 1]);
    const page = render(createElement(ToastContainer, toastContainerOptions));
    expect(await page.findByText('Saved project')).toBeTruthy();
    expect(await page.findByText('Could not save project')).toBeTruthy();
  });

  it.each([
    ['success', 'status'],
    ['error', 'alert'],
    ['warning', 'alert'],
    ['info', 'status'],
    ['default', 'status'],
  ] as const)('of kind %s is spoken as %s', async (kind, role) => {
    const page = render(createElement(ToastContainer, toastContainerOptions));
    await notify[kind](`A message of kind ${kind}`);
    const text = await page.findByText(`A message of kind ${kind}`);
    expect(text.closest(`[role=${role}]`)?.closest(`.Toastify__toast--${kind}`)).not.toBeNull();
  });

  it('shows markup as text', async () => {
    const page = render(createElement(ToastContainer, toastContainerOptions));
    await notify.info('<img src=x onerror=alert(1)>');
    expect(await page.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(page.container.querySelector('img')).toBeNull();
  });

  it('stays while the keyboard is on it, and goes on afterwards', async () => {
    const page = render(createElement(ToastContainer, toastContainerOptions));
    await notify.info('Read me slowly');
    const message = await page.findByText('Read me slowly');
    const toastElement = message.closest('.Toastify__toast');
    const running = (): string | undefined =>
      toastElement?.querySelector<HTMLElement>('.Toastify__progress-bar--animated')?.style.animationPlayState;
    toastElement?.querySelector('button')?.focus();
    await waitFor(() => expect(running()).toBe('paused'));
    toastElement?.querySelector('button')?.blur();
    await waitFor(() => expect(running()).toBe('running'));
  });

  it('stands at the top center for three seconds, leaves when dragged 60 percent, twenty at most', () => {
    expect(toastContainerOptions).toMatchObject({
      position: 'top-center',
      autoClose: 3_000,
      draggablePercent: 60,
      limit: 20,
      pauseOnHover: true,
    });
  });
});
