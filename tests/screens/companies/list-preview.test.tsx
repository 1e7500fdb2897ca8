import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { setListView } from '#src/stores/list-view.ts';
import { open } from '#tests/support/open.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';

const northfold = '/company/northfold-roofing-systems-31250';
const shown = (): { id: string | undefined; picture: string | null | undefined } => {
  const place = document.querySelector<HTMLElement>('[data-preview]');
  return { id: place?.dataset['preview'], picture: place?.querySelector('img')?.getAttribute('src') };
};

describe('the picture beside a list', () => {
  it.each(['cad', 'bim'])('of %s is that of the row that is pointed at or has the focus', async (type) => {
    const { user } = open(`${northfold}/${type}`);
    const rows = await screen.findAllByRole('article');
    const links = rows.map((row) => row.querySelector<HTMLElement>('h3 a'));
    const first = shown();
    expect(first.picture).toMatch(/\.svg$/);
    await user.hover(rows[2] ?? document.body);
    const third = shown();
    expect(third.id).not.toBe(first.id);
    expect(third.picture).toBe(rows[2]?.querySelector('img')?.getAttribute('src'));
    links[1]?.focus();
    await waitFor(() => expect(shown().id).not.toBe(third.id));
  });

  it('is not there beside pictures', async () => {
    closeAfterTest(() => setListView('rows'));
    open(`${northfold}/cad`);
    await screen.findAllByRole('article');
    setListView('pictures');
    await waitFor(() => expect(shown().id).toBeUndefined());
    expect(screen.getAllByRole('article').length).toBeGreaterThan(5);
  });

  it('is not there for documents', async () => {
    open(`${northfold}/datasheet`);
    await screen.findAllByRole('article');
    expect(shown().id).toBeUndefined();
  });
});
