import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { writeCookie } from '#src/browser/cookies.ts';
import * as reload from '#src/browser/reload.ts';
import { writeStored } from '#src/browser/storage.ts';
import { open } from '#tests/support/open.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';
import { heading, page } from '#tests/support/page.ts';

const row = (name: RegExp) => screen.queryByRole('row', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('what this browser stores', () => {
  it('says what each is for, where it is, and how long; a long value is cut', async () => {
    writeCookie('email', 'ada@lintel.test');
    writeStored('local', 'units', 'si');
    writeStored('session', 'reloads', ['x'.repeat(500)]);
    open('/privacy');
    await page();
    expect(
      row(/^Your name and email address, while you are signed in email .* Cookie, up to 400 days/),
    ).toBeVisible();
    expect(row(/^Units: US customary or metric units "si" Local storage, until you delete it/)).toBeVisible();
    const reloads = row(/^Pages already reloaded.* Tab storage, until the tab is closed/);
    expect(reloads?.textContent).toContain('x'.repeat(198));
    expect(reloads?.textContent).not.toContain('x'.repeat(199));
  });

  it('is deleted one by one by keyboard, each time with what else to do', async () => {
    for (const key of ['first', 'second', 'third']) writeStored('local', key, 1);
    const { user } = open('/privacy');
    await page();
    const reloading = vi.spyOn(reload, 'reloadPage').mockReturnValue();
    await user.click(button('Delete second'));
    expect(row(/ second /)).toBeNull();
    expect(button('Delete third')).toHaveFocus();
    expect(screen.getByText('second was deleted. Reload the page to clear its memory, too.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(button('Delete first')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('This browser is storing nothing from this site.')).toBeVisible();
    expect(button('Refresh')).toHaveFocus();
    expect(button('Delete all')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Reload'));
    expect(reloading).toHaveBeenCalledOnce();
  });

  it('is read again on request', async () => {
    const { user } = open('/privacy');
    await page();
    expect(screen.getByText('This browser is storing nothing from this site.')).toBeVisible();
    writeStored('local', 'recent-searches', ['tpo']);
    await user.click(button('Refresh'));
    expect(row(/^Your recent searches recent-searches/)).toBeVisible();
  });

  it('is deleted as a whole, with what is typed and not yet stored', async () => {
    const { user, router } = open('/blog-post/guest');
    await page();
    const topic = () => screen.getByRole('textbox', { name: 'Topic' });
    fireEvent.change(topic(), { target: { value: 'Shutters' } });
    await router.navigate('/privacy');
    await heading('Privacy');
    writeStored('local', 'units', 'si');
    await user.click(button('Refresh'));
    await user.click(button('Delete all'));
    expect(
      screen.getByText('Everything was deleted. Reload the page to clear its memory, too.'),
    ).toBeVisible();
    await router.navigate('/blog-post/guest');
    await heading('Write for the blog');
    expect(topic()).toHaveValue('');
  });
});

describe('what is counted', () => {
  it.each([
    ['https://events.example.com/in', 'This site sends usage events to events.example.com.'],
    ['', 'This site sends no usage events to anyone.'],
    ['not an address', 'This site sends no usage events to anyone.'],
  ])('by a build for “%s” is named', async (url, words) => {
    closeAfterTest(() => vi.unstubAllEnvs());
    vi.stubEnv('VITE_ANALYTICS_URL', url);
    open('/privacy');
    const counted = within((await page()).getByRole('region', { name: 'What is counted' }));
    expect(counted.getByText(words, { exact: false })).toBeVisible();
  });
});

it('in the demo, feeds are named without links, and why', async () => {
  closeAfterTest(() => vi.unstubAllEnvs());
  vi.stubEnv('MODE', 'demo');
  const { router } = open('/rss');
  const main = await page();
  expect(main.getByText('Feeds need a server')).toBeVisible();
  expect(main.getByText('/feeds/podcasts.xml')).toBeVisible();
  expect(
    main.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/feeds/')),
  ).toEqual([]);
  await router.navigate('/podcast');
  await heading('Podcast');
  expect(screen.queryByRole('link', { name: 'RSS feed' })).toBeNull();
  vi.unstubAllEnvs();
  await router.navigate('/rss');
  await heading('Feeds');
  await waitFor(() => expect(screen.queryByText('Feeds need a server')).toBeNull());
  expect(screen.getByRole('link', { name: '/feeds/podcasts.xml' })).toHaveAttribute(
    'type',
    'application/rss+xml',
  );
  expect(screen.getByRole('link', { name: /^This week ?: CAD details$/ })).toHaveAttribute(
    'href',
    '/whats-new/cad/week',
  );
});
