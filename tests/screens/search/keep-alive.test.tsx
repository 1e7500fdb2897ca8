import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { readySearch } from '#tests/support/ready-search.ts';

beforeAll(readySearch, 60_000);

const results = () => screen.findByRole('heading', { level: 1, name: /^Results for/ });
const filters = () => within(screen.getByRole('group', { name: 'Filters' }));

async function openFirstResult(user: UserEvent): Promise<void> {
  const [first] = screen.getAllByRole('heading', { level: 3 });
  await user.click(within(first ?? document.body).getByRole('link'));
  await screen.findByRole('heading', { level: 2, name: 'Files' });
}

describe('a list that I come back to', () => {
  it('is as I left it: what I typed and opened in its filters', async () => {
    const { router, user } = open('/search/roof');
    await results();
    await user.type(filters().getByRole('searchbox', { name: 'Find a manufacturer' }), 'north');
    await openFirstResult(user);
    expect(screen.queryByRole('heading', { level: 1, name: /^Results for/ })).not.toBeInTheDocument();
    await router.navigate(-1);
    await results();
    expect(filters().getByRole('searchbox', { name: 'Find a manufacturer' })).toHaveValue('north');
  });

  it('gives the page its name again, and has one heading of its own', async () => {
    const { router, user } = open('/search/roof');
    await results();
    await openFirstResult(user);
    await waitFor(() => expect(document.title).not.toMatch(/^Results/));
    await router.navigate(-1);
    expect(await results()).toHaveFocus();
    expect(document.title).toMatch(/^Results for “roof”/);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is a new one where a link leads to the same address', async () => {
    const { router, user } = open('/search/roof');
    await results();
    await user.type(filters().getByRole('searchbox', { name: 'Find a manufacturer' }), 'north');
    await openFirstResult(user);
    await router.navigate('/search/roof');
    await results();
    expect(filters().getByRole('searchbox', { name: 'Find a manufacturer' })).toHaveValue('');
  });

  it('keeps its state while its filters change', async () => {
    const { user } = open('/search/roof');
    await results();
    await user.type(filters().getByRole('searchbox', { name: 'Find a manufacturer' }), 'north');
    const [box] = filters().getAllByRole('checkbox');
    await user.click(box ?? document.body);
    await waitFor(() => expect(filters().getAllByRole('checkbox', { checked: true })).toHaveLength(1));
    expect(filters().getByRole('searchbox', { name: 'Find a manufacturer' })).toHaveValue('north');
  });
});
