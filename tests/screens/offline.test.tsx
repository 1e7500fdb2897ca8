import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { changeDesignProject } from '#src/services/design-project-changes.ts';
import { changeFavorite } from '#src/services/favorite-changes.ts';
import { renameSearch } from '#src/services/saved-search-changes.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';
import { open } from '#tests/support/open.tsx';
import { page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

interface Case {
  path: string;
  call: string;
  change: () => Promise<unknown>;
  shows: RegExp;
}

const cases: readonly Case[] = [
  {
    path: '/account/favorites',
    call: '*/api/user-favorites/:id',
    change: async () => {
      const [first] = useFavorites.getState().list;
      if (first) await changeFavorite(first, { note: 'for the canopy' });
    },
    shows: /for the canopy/,
  },
  {
    path: '/account/searches',
    call: '*/api/user-searches',
    change: async () => {
      const [first] = useSavedSearches.getState().list;
      if (first) await renameSearch(first, 'Parapets');
    },
    shows: /Parapets/,
  },
  {
    path: '/account/projects',
    call: '*/api/char-project/:id',
    change: () => changeDesignProject(2, (one) => ({ ...one, owner: 'Quay Trust' })),
    shows: /Quay Trust/,
  },
];

it.each(cases)(
  '$path marks what the server has not received, and sends it when asked to',
  async ({ path, call, change, shows }) => {
    await signInAs('ada');
    const { user } = open(path);
    const main = await page();
    let isDown = true;
    answerWith(
      http.all(call, ({ request }) =>
        isDown && request.method !== 'GET' ? HttpResponse.error() : undefined,
      ),
    );
    await change();
    const marked = await main.findByText('Not sent yet');
    const row = marked.closest('li')?.parentElement?.closest('li') ?? marked.closest('li');
    if (row === null) throw new Error('The mark is in no row.');
    expect(row).toHaveTextContent(shows);
    expect(main.getByText(/^1 change not sent yet\. It is kept in this browser/)).toBeVisible();
    isDown = false;
    await user.click(within(document.body).getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(main.queryByText('Not sent yet')).toBeNull());
    expect(screen.queryByText(/not sent yet\./)).toBeNull();
    expect(row).toHaveTextContent(shows);
  },
);
